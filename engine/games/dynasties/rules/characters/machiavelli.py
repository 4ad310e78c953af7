"""Machiavelli: two deployments in different cities, each a cube dearer, paid together before either is carried out."""

from collections.abc import Iterator

from msgspec import Struct

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.game import Outcome
from engine.core.groups import Choose
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.games.dynasties.data import CITIES, GOODS, NOTHING, PRINCE, PRINCESS, ROLES, TABLES, Counts
from engine.games.dynasties.rules.cities import cost, may_stand, open_cities
from engine.games.dynasties.rules.goods import spend
from engine.games.dynasties.state import DynastiesState, changed, more

_facts = TABLES[max(TABLES)]
_REGULAR = (*_facts.colour, _facts.joker)
OTHERS = tuple(good for kind, good in enumerate(GOODS) if kind not in _REGULAR)
"""The colours that can only pay what is charged in addition."""
REGULAR = tuple(GOODS[kind] for kind in _REGULAR)
"""Black, white and pink: these pay the spaces themselves, or the addition."""

FIRST, SECOND = ("role", "city"), ("role2", "city2")
"""The fields of either space."""


class Space(Struct, frozen=True, gc=False):
    """A space that one may take, and its printed cost by role."""

    city: int
    role: int
    price: Counts


def spaces(state: DynastiesState, seat: Seat) -> tuple[Space, ...]:
    """All that are free for this player."""
    return tuple(
        Space(city, role, tuple(cost(state, city, role) if each == role else 0 for each in (PRINCE, PRINCESS)))
        for city in open_cities(state)
        for role in (PRINCE, PRINCESS)
        if may_stand(state, seat, city, role)
    )


def addition(state: DynastiesState) -> int:
    """What both deployments together cost more than printed."""
    return 2 * TABLES[state.data].facts.effects.machiavelli_extra


def can_afford(state: DynastiesState, goods: Counts, one_space: Space, two: Space) -> bool:
    """Pink makes up for what is missing in black and white, and enough is left for the addition."""
    tables = TABLES[state.data]
    prices = [sum(both) for both in zip(one_space.price, two.price, strict=True)]
    missing = sum(max(0, price - goods[tables.colour[role]]) for role, price in enumerate(prices))
    return missing <= goods[tables.joker] and sum(goods) >= sum(prices) + addition(state)


def can_plot(state: DynastiesState, seat: Seat, goods: Counts) -> bool:
    """Two figures, and two spaces in different cities that these goods pay."""
    if state.players[seat].reserve < 2 or sum(goods) <= addition(state):
        return False
    return next(plots(state, spaces(state, seat), goods, {}), None) is not None


def plots(
    state: DynastiesState, free: tuple[Space, ...], goods: Counts, filled: Filled
) -> Iterator[tuple[Space, Space]]:
    """Pairs of spaces that can be paid and go with what is filled in: each first one with some second one."""
    firsts = [space for space in free if _is_said(space, FIRST, filled)]
    seconds = [space for space in free if _is_said(space, SECOND, filled)]
    for first in firsts:
        for second in seconds:
            if first.city != second.city and can_afford(state, goods, first, second):
                yield first, second


def _is_said(space: Space, names: tuple[str, str], filled: Filled) -> bool:
    role, city = (one(filled, name) for name in names)
    return role in (None, ROLES[space.role]) and city in (None, CITIES[space.city])


def _payable(state: DynastiesState, seat: Seat, filled: Filled) -> Iterator[tuple[Space, Space]]:
    """The same with what is filled in of the payment."""
    for first, second in plots(state, spaces(state, seat), state.players[seat].goods, filled):
        if _goes_with_payment(state, seat, first, second, filled):
            yield first, second


def _goes_with_payment(state: DynastiesState, seat: Seat, one_space: Space, two: Space, filled: Filled) -> bool:
    extra, paid = counts(filled, "extra"), counts(filled, "payment")
    if extra and not extra_offer(state, seat, one_space, two, ()).allows(extra):
        return False
    return not paid or payment_offer(state, seat, one_space, two, extra or (0,) * len(OTHERS)).allows(paid)


def ask_plot(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """He names both spaces and pays for them."""
    return ask(state, (task.seat,), "plot"), ()


def offering(name: str) -> Choose[DynastiesState]:
    """A role or a city that leaves another space to be paid beside it."""
    names, at = (FIRST, 0) if name in FIRST else (SECOND, 1)

    def values(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
        rest: Filled = {other: value for other, value in filled.items() if other != name}
        found = {pair[at] for pair in _payable(state, seat, rest)}
        if name == names[0]:
            return OneOffer(tuple(ROLES[role] for role in (PRINCE, PRINCESS) if any(s.role == role for s in found)))
        cities = {space.city for space in found}
        return OneOffer(tuple(city for number, city in enumerate(CITIES) if number in cities))

    return values


# Paying


def pair_named(state: DynastiesState, seat: Seat, filled: Filled) -> tuple[Space, Space] | None:
    """The two spaces, once both are filled in."""
    if not all(name in filled for name in (*FIRST, *SECOND)):
        return None
    return next(plots(state, spaces(state, seat), state.players[seat].goods, filled), None)


def extra_to_pay(state: DynastiesState, seat: Seat, filled: Filled) -> CountsOffer:
    """How much of the addition is paid in gold and blue, where there is a choice."""
    pair = pair_named(state, seat, filled)
    if pair is None or not any(extra_offer(state, seat, *pair, ()).totals):
        return CountsOffer(OTHERS, (0,) * len(OTHERS), ())
    return extra_offer(state, seat, *pair, counts(filled, "payment"))


def extra_offer(state: DynastiesState, seat: Seat, one_space: Space, two: Space, paid: Counts) -> CountsOffer:
    """As many as leave a rest that black, white and pink can pay; or just the rest that was filled in."""
    goods = state.players[seat].goods
    caps = tuple(goods[GOODS.index(good)] for good in OTHERS)
    totals = tuple(
        n
        for n in range(min(addition(state), sum(caps)) + 1)
        if (offer := payment_offer(state, seat, one_space, two, (n,))) and (not paid or offer.allows(paid))
    )
    return CountsOffer(OTHERS, caps, totals)


def payment_to_make(state: DynastiesState, seat: Seat, filled: Filled) -> CountsOffer:
    """The rest, in black, white and pink."""
    pair = pair_named(state, seat, filled)
    if pair is None:
        return CountsOffer(REGULAR, (0,) * len(REGULAR), ())
    return payment_offer(state, seat, *pair, counts(filled, "extra"))


def payment_offer(state: DynastiesState, seat: Seat, one_space: Space, two: Space, extra: Counts) -> CountsOffer:
    """Of black and white no more than the spaces cost, and what is left of the addition: then pink can always be
    counted for what is missing."""
    goods, left = state.players[seat].goods, addition(state) - sum(extra)
    prices = [sum(both) for both in zip(one_space.price, two.price, strict=True)]
    have = [goods[GOODS.index(good)] for good in REGULAR]
    caps = (*(min(n, price + left) for n, price in zip(have, prices, strict=False)), have[-1])
    total = sum(prices) + left
    return CountsOffer(REGULAR, caps, (total,) if sum(caps) >= total else ())


def plot(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """Everything is paid and both figures set out; the first arrives, with all that follows, before the second."""
    values, paid = form.values, NOTHING
    for kinds, name in ((OTHERS, "extra"), (REGULAR, "payment")):
        for good, n in zip(kinds, counts(values, name), strict=False):
            paid = more(paid, GOODS.index(good), n)
    state = spend(close(state, seat), seat, paid)
    state = changed(state, seat, reserve=state.players[seat].reserve - 2)
    there = [{"role": one(values, role) or "", "city": one(values, city) or ""} for role, city in (FIRST, SECOND)]
    state = push(state, *(Task("arrive", seat, {**space}) for space in there))
    cities = {"one": there[0]["city"], "two": there[1]["city"]}
    return state, (Event("plotted", {"seat": seat, **cities, "paid": paid}),)
