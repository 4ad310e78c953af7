"""Chapter 4, third part: the three cards of a triplet are built, become walls, or are discarded."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.core.forms.forms import Filled, one
from engine.core.state.events import AnyEvent, Event, Private
from engine.core.values.seats import Seat
from engine.games.lucca.data import PLACES, TABLES, TOWER
from engine.games.lucca.rules.cards import in_order, named, said
from engine.games.lucca.state import (
    WINDOWS,
    Cards,
    FaceDown,
    LuccaState,
    Palace,
    Quarter,
    hide,
    palace_of,
    scored,
    set_quarter,
    table_facts,
    windows,
    with_palace,
)


class Used(Struct, frozen=True):
    """What becomes of the cards of a triplet: those built in their sequence."""

    built: Cards
    walls: Cards
    discards: Cards


def triplet(state: LuccaState, filled: Filled) -> Cards:
    """The cards of the triplet that was chosen; none if that is not said yet, or it is gone."""
    chosen = one(filled, "triplet")
    number = int(chosen) if chosen is not None and chosen.isdecimal() else 0
    return state.display[number - 1] if 0 < number <= len(state.display) else ()


def used(state: LuccaState, filled: Filled) -> Used:
    """The cards by the use that is made of them. Of one colour, the card that lies on top is laid last."""
    cards, top = triplet(state, filled), one(filled, "top")
    by_use = {use: tuple(card for card, each in _uses(cards, filled) if each == use) for use in ("wall", "discard")}
    built = [card for card, use in _uses(cards, filled) if use == "build"]
    built.sort(key=lambda card: str(card) == top)
    return Used(tuple(built), in_order(by_use["wall"]), in_order(by_use["discard"]))


def _uses(cards: Cards, filled: Filled) -> Iterator[tuple[int, str | None]]:
    return ((card, one(filled, place)) for card, place in zip(cards, PLACES, strict=False))


def room(state: LuccaState, seat: Seat, card: int) -> int:
    """How many cards of this one's colour can still be built: one palace per colour, for the whole game."""
    if card == TOWER:
        return TABLES[state.data].facts.towers
    size, palace = table_facts(state).palace, palace_of(state.quarters[seat], TABLES[state.data].card[card].colour)
    if palace is None:
        return size
    return size - len(palace.cards) if palace.area == "construction" else 0


def rivals_for_the_top(state: LuccaState, filled: Filled) -> Cards:
    """The cards built of one colour, if there are several: it has to be said which of them lies on top."""
    built = [card for card in used(state, filled).built if card != TOWER]
    colours = [TABLES[state.data].card[card].colour for card in built]
    return tuple(card for card, colour in zip(built, colours, strict=True) if colours.count(colour) > 1)


# Laying cards


def lay(data: int, quarter: Quarter, card: int) -> Quarter:
    """With this card on top of the palace of its colour, or as the first of one."""
    if card == TOWER:
        return replace(quarter, towers=quarter.towers + 1)
    colour = TABLES[data].card[card].colour
    palace = palace_of(quarter, colour) or Palace(colour, ())
    return with_palace(quarter, replace(palace, cards=(*palace.cards, card)))


def use_cards(state: LuccaState, seat: Seat, use: Used) -> tuple[LuccaState, list[AnyEvent]]:
    """Build in sequence, complete what is complete, then lay the rest face down."""
    events = list[AnyEvent]()
    for card in use.built:
        state, more = _build(state, seat, card)
        events += more
    return (*_face_down(state, seat, use, events),)


def _build(state: LuccaState, seat: Seat, card: int) -> tuple[LuccaState, list[AnyEvent]]:
    before = state.quarters[seat]
    quarter = lay(state.data, before, card)
    if card == TOWER:
        return set_quarter(state, seat, quarter), [Event("tower", {"seat": seat})]
    colour = TABLES[state.data].card[card].colour
    palace = palace_of(quarter, colour)
    assert palace is not None, "it was laid just now"
    key, n = ("enlarged" if palace_of(before, colour) else "started"), len(palace.cards)
    events: list[AnyEvent] = [Event(key, {"seat": seat, "colour": colour, **named(state.data, card), "n": n})]
    if len(palace.cards) < table_facts(state).palace:
        return set_quarter(state, seat, quarter), events
    points = windows(state.data, palace.cards)
    quarter = scored(with_palace(quarter, replace(palace, area="finished")), WINDOWS, points)
    events.append(Event("completed", {"seat": seat, "colour": colour, "number": card, "points": points}))
    return set_quarter(state, seat, quarter), events


def _face_down(state: LuccaState, seat: Seat, use: Used, events: list[AnyEvent]) -> tuple[LuccaState, list[AnyEvent]]:
    """Walls and discards: how many is for all to see, which are which is not."""
    if not use.walls and not use.discards:
        return state, events
    quarter, mine = state.quarters[seat], state.hidden[seat]
    walls, discards = len(use.walls), len(use.discards)
    quarter = replace(quarter, walls=quarter.walls + walls, discards=quarter.discards + discards)
    state = set_quarter(state, seat, quarter)
    state = hide(state, seat, replace(mine, turns=(*mine.turns, FaceDown(use.walls, use.discards))))
    which = {"walls": said(state.data, use.walls), "discards": said(state.data, use.discards)}
    own = Private(seat, "face-down-own", {"seat": seat, **which})
    return state, [*events, Event("face-down", {"seat": seat, "walls": walls, "discards": discards}, own)]
