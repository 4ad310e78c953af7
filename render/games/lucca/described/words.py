"""The sentences of the descriptions, declared: those that the game itself does not have already."""

from engine.core.values.texts import NUMBER, SEAT, Message
from render.games.lucca.reckoning.sources import SOURCES

PARAMS = tuple(name.replace("-", "_") for name in SOURCES)
"""The sources as they are called in a sentence."""

DESCRIPTIONS = (
    Message("described-your-turn"),
    Message("described-choose"),
    Message("described-over"),
    Message("described-won", {"seat": SEAT, "n": NUMBER}),
    Message("described-won-by-number", {"seat": SEAT, "n": NUMBER}),
    Message("described-private"),
    Message("described-worth", {"n": NUMBER}),
    Message("described-total", {"seat": SEAT, "n": NUMBER, **dict.fromkeys(PARAMS, NUMBER)}),
)
