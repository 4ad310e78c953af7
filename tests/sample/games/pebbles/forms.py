"""The forms of Pebbles: its verbs with their fields, and what is on offer for each field now."""

from engine.core.forms.forms import CountsByKind, Filled, OneOf, SomeOf, Verb, YesNo, counts
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, YesNoOffer, most_affordable
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.data import COLOURS, TABLES
from tests.sample.games.pebbles.state import Counts, PebblesState

PEBBLES = CountsByKind("pebbles", COLOURS, "colour")
SHELL = OneOf("shell", "shell", optional=True)

VERBS = (
    Verb("favour", (OneOf("colour", "colour"),)),
    Verb("draw"),
    Verb("take", (PEBBLES, SHELL)),
    Verb("sell", (PEBBLES, YesNo("boast"))),
    Verb("polish", (SomeOf("colours", "colour"),)),
)


def may(state: PebblesState, seat: Seat, verb: str) -> bool:
    """Whether a verb that answers the seat's open decision is possible: one can only sell what one has."""
    return verb != "sell" or any(state.hidden[seat].pebbles)


def choices(state: PebblesState, seat: Seat, verb: str, filled: Filled, field: str) -> Offer:
    """What may come for one field, whatever else is filled."""
    match verb, field:
        case "favour", _:
            return OneOffer(COLOURS)
        case "take", "pebbles":
            return pebbles_to_take(state, seat, shell="shell" in filled)
        case "take", _:
            return shells_to_buy(state, seat, counts(filled, "pebbles"))
        case "sell", "pebbles":
            return pebbles_to_sell(state, seat)
        case "sell", _:
            return YesNoOffer(not state.boasts[seat])
    return colours_to_polish(state, seat)


def pebbles_to_take(state: PebblesState, seat: Seat, *, shell: bool) -> Offer:
    """Any pebbles of the beach that the coins allow, beside a shell if one is bought."""
    tables = TABLES[state.data]
    budget = state.hidden[seat].coins - (tables.shell_price if shell else 0)
    if budget < 0:
        return CountsOffer(COLOURS, state.beach, ())
    totals = range(most_affordable(state.beach, tables.prices, budget) + 1)
    return CountsOffer(COLOURS, state.beach, tuple(totals), tables.prices, budget)


def shells_to_buy(state: PebblesState, seat: Seat, pebbles: Counts) -> Offer:
    """The shells left, if the coins that the pebbles leave are enough."""
    tables = TABLES[state.data]
    coins = state.hidden[seat].coins - price(tables.prices, pebbles)
    return OneOffer(state.shells if coins >= tables.shell_price else ())


def pebbles_to_sell(state: PebblesState, seat: Seat) -> Offer:
    """Any of one's own, at least one."""
    mine = state.hidden[seat].pebbles
    return CountsOffer(COLOURS, mine, tuple(range(1, sum(mine) + 1)))


def colours_to_polish(state: PebblesState, seat: Seat) -> Offer:
    """The colours one has, as many as one can pay."""
    mine = state.hidden[seat]
    owned = tuple(colour for colour, n in zip(COLOURS, mine.pebbles, strict=True) if n)
    return SomeOffer(owned, 0, min(TABLES[state.data].most_polished, mine.coins, len(owned)))


def price(prices: Counts, pebbles: Counts) -> int:
    """What these pebbles cost together."""
    return sum(map(int.__mul__, pebbles, prices))
