"""The forms of Pebbles: its verbs with their fields, and what is on offer for each field now."""

from engine.core.forms.forms import CountsByKind, Filled, OneOf, SomeOf, Verb, YesNo, counts
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, YesNoOffer, most_affordable
from engine.core.groups import Choose, May
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.data import COLOURS, TABLES
from tests.sample.games.pebbles.state import Counts, PebblesState

PEBBLES = CountsByKind("pebbles", COLOURS, "colour")
SHELL = OneOf("shell", "shell", optional=True)

VERBS = (
    Verb("favour", (OneOf("colour", "colour"),)),
    Verb("draw", final=True),
    Verb("take", (PEBBLES, SHELL)),
    Verb("sell", (PEBBLES, YesNo("boast"))),
    Verb("polish", (SomeOf("colours", "colour"),)),
)


def pebbles_to_take(state: PebblesState, seat: Seat, filled: Filled) -> Offer:
    """Any pebbles of the beach that the coins allow, beside a shell if one is bought."""
    tables = TABLES[state.data]
    budget = state.hidden[seat].coins - (tables.shell_price if "shell" in filled else 0)
    if budget < 0:
        return CountsOffer(COLOURS, state.beach, ())
    totals = range(most_affordable(state.beach, tables.prices, budget) + 1)
    return CountsOffer(COLOURS, state.beach, tuple(totals), tables.prices, budget)


def shells_to_buy(state: PebblesState, seat: Seat, filled: Filled) -> Offer:
    """The shells left, if the coins that the pebbles leave are enough."""
    tables = TABLES[state.data]
    coins = state.hidden[seat].coins - price(tables.prices, counts(filled, "pebbles"))
    return OneOffer(state.shells if coins >= tables.shell_price else ())


def pebbles_to_sell(state: PebblesState, seat: Seat, filled: Filled) -> Offer:
    """Any of one's own, at least one."""
    mine = state.hidden[seat].pebbles
    return CountsOffer(COLOURS, mine, tuple(range(1, sum(mine) + 1)))


def colours_to_polish(state: PebblesState, seat: Seat, filled: Filled) -> Offer:
    """The colours one has, as many as one can pay."""
    mine = state.hidden[seat]
    owned = tuple(colour for colour, n in zip(COLOURS, mine.pebbles, strict=True) if n)
    return SomeOffer(owned, 0, min(TABLES[state.data].most_polished, mine.coins, len(owned)))


def price(prices: Counts, pebbles: Counts) -> int:
    """What these pebbles cost together."""
    return sum(map(int.__mul__, pebbles, prices))


def any_colour(state: PebblesState, seat: Seat, filled: Filled) -> Offer:
    """All of them."""
    return OneOffer(COLOURS)


def a_boast(state: PebblesState, seat: Seat, filled: Filled) -> Offer:
    """Once a game."""
    return YesNoOffer(not state.boasts[seat])


def always(state: PebblesState, seat: Seat) -> bool:
    """Whenever it is asked for."""
    return True


def has_pebbles(state: PebblesState, seat: Seat) -> bool:
    """One can only sell what one has."""
    return any(state.hidden[seat].pebbles)


MAY: dict[str, May[PebblesState]] = {
    "favour": always,
    "draw": always,
    "take": always,
    "sell": has_pebbles,
    "polish": always,
}
"""Whether a verb that answers the seat's open decision is possible now."""

CHOICES: dict[str, dict[str, Choose[PebblesState]]] = {
    "favour": {"colour": any_colour},
    "draw": {},
    "take": {"pebbles": pebbles_to_take, "shell": shells_to_buy},
    "sell": {"pebbles": pebbles_to_sell, "boast": a_boast},
    "polish": {"colours": colours_to_polish},
}
"""What may come for each field, whatever else is filled."""
