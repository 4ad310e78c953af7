"""Playing at a table of Carpe Diem, and looking at it, in the words of the tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.door import Door, look
from engine.core.forms.forms import Form
from engine.core.forms.offers import OneOffer, Value
from engine.core.play import Accepted, act
from engine.core.state.events import seen
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Params
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemState
from engine.games.carpe_diem.views import PlayerView, ScreenView, TableView
from tests.games.carpe_diem.position import TURNS, Side, position

Played = Accepted[CarpeDiemState]


def answer(state: CarpeDiemState, verb: str, **values: Value | None) -> Played | Refusal:
    """What comes of it if the seat that is asked something answers like this; what is None is left out."""
    (decision,) = state.decisions
    said = {name: value for name, value in values.items() if value is not None}
    return act(GAME, state, decision.seat, decision.number, Form(verb, said))


def accepted(answered: Played | Refusal) -> Played:
    assert isinstance(answered, Accepted), answered
    return answered


def refused(state: CarpeDiemState, verb: str, **values: Value | None) -> str:
    """The code of the refusal, if the seat that is asked something tries this."""
    refusal = answer(state, verb, **values)
    assert isinstance(refusal, Refusal), "it was accepted"
    return refusal.code


def place(state: CarpeDiemState, space: int) -> Played:
    return accepted(answer(state, "place", space=str(space)))


def place_all(state: CarpeDiemState, *spaces: int) -> CarpeDiemState:
    """Everybody's pawn, in seat order; without any said from the first space on."""
    for space in spaces or range(1, state.seats + 1):
        state = place(state, space).state
    return state


def walk(state: CarpeDiemState, tile: str, cell: str = "store", rotation: int | None = None) -> Played:
    turn = None if rotation is None else str(rotation)
    return accepted(answer(state, "walk", tile=tile, cell=cell, rotation=turn))


def leap(state: CarpeDiemState, space: int, tile: str, cell: str = "store", rotation: int | None = None) -> Played:
    turn = None if rotation is None else str(rotation)
    return accepted(answer(state, "leap", space=str(space), tile=tile, cell=cell, rotation=turn))


def pick(state: CarpeDiemState, tile: str, cell: str = "store", rotation: int | None = None) -> Played:
    turn = None if rotation is None else str(rotation)
    return accepted(answer(state, "pick", tile=tile, cell=cell, rotation=turn))


def give(state: CarpeDiemState, card: str) -> Played:
    return accepted(answer(state, "give", card=card))


def begin(state: CarpeDiemState, kind: str) -> Played:
    return accepted(answer(state, "begin", kind=kind))


def disc(state: CarpeDiemState, first: str, second: str) -> Played:
    """A disc between these two cards, of which the first comes first."""
    number = next(str(circle.number) for circle in table(state).circles if {*circle.cards} == {first, second})
    return accepted(answer(state, "disc", circle=number, first=first))


def pay(state: CarpeDiemState, sets: int, bread: int = 0, goods: Sequence[int] | None = None) -> Played:
    said = None if goods is None else tuple(goods)
    return accepted(answer(state, "pay", sets=str(sets), goods=said, bread=str(bread) if bread else None))


def add(state: CarpeDiemState, bread: int = 0) -> Played:
    return accepted(answer(state, "add", bread=str(bread) if bread else None))


# Longer ways


def scoring(*sides: Side, cards: Sequence[str] = (), phase: int = 1, **said: Any) -> Played:
    """The last turn of a phase is over, its player has stored a tile: the first of the track is asked for a circle.

    If nothing is said of the track, seat 0 lies on top, and so begins."""
    last = len(sides) - 1
    track: Mapping[int, Sequence[Seat]] = said.pop("track", {0: tuple(range(last, -1, -1))})
    turns = TURNS * len(sides) - 1
    state = position(*sides, cards=cards, phase=phase, track=track, seat=last, turns=turns, spaces={2: ["W66"]}, **said)
    return walk(state, "W66")


def scored(side: Side, first: str, second: str, **said: Any) -> CarpeDiemState:
    """The player on seat 0 of two has put a disc between these two cards, the first to be settled first."""
    return disc(scoring(side, Side(), cards=(first, second), **said).state, first, second).state


def any_answer(state: CarpeDiemState, verb: str, **values: Value) -> Played:
    """What is left open is filled with what is offered first, storing before building."""
    said: dict[str, Value] = dict(values)
    for field in GAME.verb[verb].fields:
        offer = Door(GAME, state, asked(state)).choices(verb, said, field.name)
        if field.name not in said and not field.optional and offer:
            assert isinstance(offer, OneOffer)
            said[field.name] = "store" if "store" in offer.values else offer.values[0]
    return accepted(answer(state, verb, **said))


def settle(state: CarpeDiemState) -> Played:
    """Whoever is asked does the least: stores, declines, takes what comes first."""
    (decision,) = state.decisions
    if decision.kind == "red":
        return pay(state, 0)
    return any_answer(state, GAME.declares.decisions[decision.kind][0])


def until(state: CarpeDiemState, *kinds: str) -> Played:
    """The same over and over until one of these questions is asked, or the game is over."""
    played = Accepted(state, ())
    while not played.state.over and kind_asked(played.state) not in kinds:
        played = settle(played.state)
    return played


# What is seen


def asked(state: CarpeDiemState) -> Seat:
    """Who is asked something."""
    (decision,) = state.decisions
    return decision.seat


def kind_asked(state: CarpeDiemState) -> str:
    (decision,) = state.decisions
    return decision.kind


def offered(state: CarpeDiemState, verb: str, field: str, **filled: Value) -> tuple[str, ...]:
    """What the seat that is asked something may choose there, beside what is filled."""
    offer = Door(GAME, state, asked(state)).choices(verb, filled, field)
    assert isinstance(offer, OneOffer)
    return offer.values


def table(state: CarpeDiemState) -> TableView:
    """What everyone sees."""
    return look(GAME, state, None).table


def player(state: CarpeDiemState, seat: Seat = 0) -> PlayerView:
    return table(state).players[seat]


def screen(state: CarpeDiemState, seat: Seat = 0) -> ScreenView:
    found = look(GAME, state, seat).screen
    assert found is not None
    return found


def cards_of(state: CarpeDiemState, seat: Seat = 0) -> list[str]:
    """The fountain cards that this seat sees on its screen."""
    kinds = GAME.declares.groups["kind"]
    return [kind for kind, n in zip(kinds, screen(state, seat).fountain_cards, strict=True) for _ in range(n)]


def points(state: CarpeDiemState, seat: Seat = 0) -> dict[str, int]:
    """By source, without those that brought nothing."""
    parts = GAME.shows.scores(state)[seat].points
    return {source: n for source, n in zip(GAME.declares.sources, parts, strict=True) if n}


def keys(played: Played, viewer: Viewer = None) -> list[str]:
    """What happened, in its order, as this viewer was told."""
    return [text.key for text in seen(played.events, viewer)]


def happened(played: Played, key: str, viewer: Viewer = None) -> list[Params]:
    """The parameters of each event of this kind, as this viewer was told."""
    return [text.params for text in seen(played.events, viewer) if text.key == key]
