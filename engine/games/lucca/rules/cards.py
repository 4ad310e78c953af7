"""Chapter 1: the cards, and how they are said: by colour and street number, perhaps with windows and shields."""

from collections.abc import Iterable

from engine.core.values.texts import NUMBER, Message, Params, each, term
from engine.games.lucca.data import MOST_TRIPLETS, TABLES, TOWER
from engine.games.lucca.state import Cards

CARD = Message("card", {"kind": term("kind"), "number": NUMBER})
"""A card by its name alone."""
FULL = Message("card-full", {**CARD.params, "windows": NUMBER, "shields": NUMBER})
"""A card with all that is printed on it."""
CARDS, FULL_CARDS = each("card"), each("card-full")
TRIPLETS = {f"triplet{n}": FULL_CARDS for n in range(1, MOST_TRIPLETS + 1)}


def kind(data: int, number: int) -> str:
    """The colour of a card, or that it is a tower. A number that is on no card is planted by a test: like a tower it
    has no colour."""
    card = TABLES[data].card.get(number)
    return "tower" if card is None else card.colour


def named(data: int, number: int) -> Params:
    """The parameters of `card`."""
    return {"kind": kind(data, number), "number": number}


def full(data: int, number: int) -> Params:
    """The parameters of `card-full`."""
    card = TABLES[data].card.get(number)
    drawn = (0, 0) if card is None else (card.windows, card.shields)
    return {**named(data, number), "windows": drawn[0], "shields": drawn[1]}


def said(data: int, cards: Iterable[int]) -> tuple[int | str, ...]:
    """Several cards by name, as `each("card")` takes them."""
    return tuple(part for number in cards for part in (kind(data, number), number))


def said_full(data: int, cards: Iterable[int]) -> tuple[int | str, ...]:
    """Several cards with all that is on them, as `each("card-full")` takes them."""
    return tuple(part for number in cards for part in full(data, number).values() if isinstance(part, int | str))


def triplets_said(data: int, display: tuple[Cards, ...]) -> Params:
    """All triplets, each by its place; a small table has fewer."""
    places = (*display, *((),) * (MOST_TRIPLETS - len(display)))
    return {f"triplet{n}": said_full(data, cards) for n, cards in enumerate(places, 1)}


def in_order(cards: Cards) -> Cards:
    """Palace cards by their numbers, towers last."""
    return tuple(sorted(cards, key=lambda number: (number == TOWER, number)))
