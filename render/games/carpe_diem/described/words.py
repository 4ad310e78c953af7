"""The sentences of the descriptions, declared: those that the game itself does not have already."""

from engine.core.values.texts import NUMBER, NUMBERS, SEAT, Message, counts, each, term
from render.games.carpe_diem.heading import ASKED
from render.games.carpe_diem.ranking import SOURCES

DESCRIPTIONS = (
    *(Message(f"described-your-{kind}") for kind in ASKED),
    Message("described-over"),
    Message("described-won", {"seat": SEAT, "n": NUMBER}),
    Message("described-won-by-track", {"seat": SEAT, "n": NUMBER}),
    Message("described-private"),
    Message("described-reach", {"space": term("space"), "tiles": each("tile-in-words")}),
    Message("described-hand", {"tiles": each("tile-in-words")}),
    Message("described-cells", {"cells": each("described-cell")}),
    Message("described-cell", {"n": NUMBER, "cell": term("cell")}),
    Message("described-lies", {"cell": term("cell")}),
    Message("described-free", {"circles": NUMBERS}),
    Message("described-finished", {"kinds": counts("kind")}),
    Message("described-begun", {"kinds": counts("kind")}),
    Message("described-tasks", {"n": NUMBER, "of": NUMBER}),
    Message("described-total", {"seat": SEAT, "n": NUMBER, **dict.fromkeys(SOURCES, NUMBER)}),
)
