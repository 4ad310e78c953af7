"""The parts of which lines and labels are made."""

from collections.abc import Iterable

from engine.core.values.texts import NUMBER, SEAT, Message, counts, term, terms
from engine.games.dynasties.data import ACTIONS, CHARACTERS

Parts = tuple[int | str, ...]

DOES = (*CHARACTERS, "free", "casanova", "action", "scoring", "revaluation")
"""Characters and bonus actions that have a line on what they do."""

MESSAGES = (
    Message("figure", {"seat": SEAT, "figure": term("figure")}),
    Message("lying", {"character": term("character"), "cost": NUMBER, "court": NUMBER, "used": NUMBER}),
    Message("placed", {"seat": SEAT, "place": term("place")}),
    Message("taken", {"action": term("bonus"), "seat": SEAT}),
    Message("score-worth", {"card": term("score"), "n": NUMBER, "worth": NUMBER}),
    Message("strength", {"seat": SEAT, "n": NUMBER}),
    Message("goods", {"goods": counts("good")}),
    Message("dice", {"dice": terms("face")}),
    Message("part", {"n": NUMBER}),
    Message("part-of-goods", {"n": NUMBER, "goods": counts("good")}),
    Message("points", {"n": NUMBER}),
    Message("from-bag", {"n": NUMBER}),
    Message("book-tiles", {"n": NUMBER}),
    Message("of-these", {"n": NUMBER}),
    Message("ship-first"),
    Message("ship-second", {"seat": SEAT}),
    Message("label-pink", {"n": NUMBER}),
    Message("worth-now", {"n": NUMBER}),
    Message("members-there", {"n": NUMBER}),
    Message("again", {"n": NUMBER, "m": NUMBER}),
    Message("your", {"role": term("role")}),
    Message("crowned"),
    Message("large-space"),
    Message("small-space"),
    Message("marries", {"seat": SEAT}),
    Message("dice-to-pick", {"n": NUMBER}),
    Message("foreseen", {"paid": counts("good"), "goods": counts("good")}),
    *(Message(f"does-{name}") for name in DOES),
    *(Message(f"short-{card}") for card in ACTIONS),
)


def flat(things: Iterable[Parts]) -> Parts:
    """The parameters of one message over and over."""
    return tuple(part for thing in things for part in thing)
