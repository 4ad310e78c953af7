"""The sentences of the descriptions, declared: those that the game itself does not have already."""

from engine.core.values.texts import NUMBER, SEAT, SEATS, Message, each, term, terms
from engine.games.dynasties.tell.described import DOES
from render.games.dynasties.heading import ASKED
from render.games.dynasties.ranking import SOURCES

DESCRIPTIONS = (
    *(Message(f"described-your-{kind}") for kind in ASKED),
    Message("described-over"),
    Message("described-won", {"seat": SEAT, "n": NUMBER}),
    Message("described-won-by-goods", {"seat": SEAT, "n": NUMBER}),
    Message("described-shared", {"seats": SEATS, "n": NUMBER}),
    Message("described-private"),
    Message("described-dice-of", {"seat": SEAT, "dice": terms("face")}),
    Message("described-dice-done", {"dice": terms("face")}),
    Message("described-revaluation", {"region": term("region"), "n": NUMBER, "m": NUMBER}),
    Message("described-cities", {"cities": each("described-city")}),
    Message("described-city", {"n": NUMBER, "city": term("city")}),
    Message("described-chosen", {"cities": terms("city")}),
    *(Message(f"described-does-{name}") for name in DOES),
    Message("described-gone", {"actions": NUMBER, "scores": NUMBER, "books": NUMBER}),
    Message("described-region", {"region": term("region"), "seats": each("described-award")}),
    Message("described-award", {"seat": SEAT, "strength": NUMBER, "n": NUMBER}),
    Message("described-total", {"seat": SEAT, "n": NUMBER, **dict.fromkeys(SOURCES, NUMBER)}),
)
