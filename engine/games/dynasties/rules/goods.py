"""Goods and points: paying with pink in the place of other colours, drawing from the bag, scoring."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, one
from engine.core.forms.offers import OneOffer
from engine.core.state.events import Reveal
from engine.core.values.seats import Seat
from engine.games.dynasties.data import NOTHING, TABLES, Counts
from engine.games.dynasties.state import DynastiesState, changed, minus, more, plus

SOURCES = ("cards", "majorities", "crowns", "revaluation", "books", "dice", "cities", "singles", "bonus")
"""Where points come from."""


def gain(state: DynastiesState, seat: Seat, source: str, n: int) -> DynastiesState:
    """So many points more from this source."""
    return changed(state, seat, points=more(state.players[seat].points, SOURCES.index(source), n))


# Paying


def pinks(state: DynastiesState, goods: Counts, price: int, colour: int) -> tuple[int, ...]:
    """How many pink cubes may be among those with which this price is paid; none at all if it cannot be."""
    joker = TABLES[state.data].joker
    return tuple(range(max(0, price - goods[colour]), min(price, goods[joker]) + 1))


def pinks_of(state: DynastiesState, seat: Seat, price: int, colour: int) -> tuple[int, ...]:
    """The same for what a player has."""
    return pinks(state, state.players[seat].goods, price, colour)


def goes_with(numbers: tuple[int, ...], filled: Filled) -> bool:
    """Whether a price that can be paid with so many pink cubes goes with the number that is filled in: there is one
    only where there is a choice."""
    said = one(filled, "pink")
    if said is None:
        return bool(numbers)
    return len(numbers) > 1 and said in map(str, numbers)


def to_choose(numbers: tuple[int, ...]) -> OneOffer:
    """The numbers of pink cubes, where there is a choice."""
    return OneOffer(tuple(map(str, numbers)) if len(numbers) > 1 else ())


def payment(state: DynastiesState, seat: Seat, price: int, colour: int, filled: Filled) -> Counts:
    """What is paid: as little pink as possible, unless the form says otherwise."""
    said, joker = one(filled, "pink"), TABLES[state.data].joker
    pink = pinks_of(state, seat, price, colour)[0] if said is None else int(said)
    return more(more(NOTHING, colour, price - pink), joker, pink)


def spend(state: DynastiesState, seat: Seat, goods: Counts) -> DynastiesState:
    """Back into the bag."""
    state = changed(state, seat, goods=minus(state.players[seat].goods, goods))
    return replace(state, bag=plus(state.bag, goods))


# Drawing


def draw(state: DynastiesState, seat: Seat, n: int) -> tuple[DynastiesState, tuple[Reveal, ...]]:
    """So many from the bag, or what there is. What comes shows, and may decide who is asked next."""
    goods, bag, chance = state.chance.draw(state.bag, n)
    state = changed(state, seat, goods=plus(state.players[seat].goods, goods))
    return replace(state, bag=bag, chance=chance), (Reveal("drew", {"seat": seat, "goods": goods}),)
