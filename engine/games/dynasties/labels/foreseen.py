"""What is foreseen before a form is confirmed: the goods that are left once it is paid."""

from collections.abc import Callable

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.dynasties.data import CITIES, GOODS, NOTHING, PLACES, ROLES, TABLES, TILE, Counts
from engine.games.dynasties.rules.characters.machiavelli import OTHERS, REGULAR
from engine.games.dynasties.rules.characters.using import uses
from engine.games.dynasties.rules.cities import cost
from engine.games.dynasties.rules.goods import payment
from engine.games.dynasties.rules.rounds.bonus import price_to_pay
from engine.games.dynasties.rules.specials import action
from engine.games.dynasties.state import DynastiesState, minus, more

Paying = Callable[[DynastiesState, Seat, Filled], Counts]


def foresee(state: DynastiesState, seat: Seat, form: Form) -> tuple[Text, ...]:
    """What one has left; what is drawn after that nobody knows."""
    paying = PAYING.get(form.verb)
    paid = NOTHING if paying is None else paying(state, seat, form.values)
    if not any(paid):
        return ()
    return (Text("foreseen", {"paid": paid, "goods": minus(state.players[seat].goods, paid)}),)


def _for_space(role: int) -> Paying:
    def paid(state: DynastiesState, seat: Seat, filled: Filled) -> Counts:
        city = CITIES.index(one(filled, "city") or "")
        return payment(state, seat, cost(state, city, role), TABLES[state.data].colour[role], filled)

    return paid


def _for_special(state: DynastiesState, seat: Seat, filled: Filled) -> Counts:
    card = action(state, one(filled, "card"))
    if one(filled, "card") == TILE or card is None or card.special == "court":
        return NOTHING
    return payment(state, seat, card.gold, TABLES[state.data].special, filled)


def _for_trade(state: DynastiesState, seat: Seat, filled: Filled) -> Counts:
    card = action(state, one(filled, "card"))
    return _for_special(state, seat, filled) if card is not None and card.special == "voyage" else NOTHING


def _for_character(state: DynastiesState, seat: Seat, filled: Filled) -> Counts:
    use = next(uses(state, seat, filled))
    return payment(state, seat, use.price, use.colour, {"pink": str(use.pinks[0]), **filled})


def _for_place(state: DynastiesState, seat: Seat, filled: Filled) -> Counts:
    tables, place = TABLES[state.data], PLACES.index(one(filled, "place") or "")
    prices = (*(each.pink for each in tables.facts.places), 0)
    return more(NOTHING, tables.joker, prices[place])


def _for_bonus(state: DynastiesState, seat: Seat, filled: Filled) -> Counts:
    price = price_to_pay(state, seat, filled)
    return NOTHING if price is None else payment(state, seat, *price, filled)


def _for_plot(state: DynastiesState, seat: Seat, filled: Filled) -> Counts:
    paid = NOTHING
    for kinds, name in ((OTHERS, "extra"), (REGULAR, "payment")):
        for good, n in zip(kinds, counts(filled, name), strict=False):
            paid = more(paid, GOODS.index(good), n)
    return paid


PAYING: dict[str, Paying] = {
    **{role: _for_space(number) for number, role in enumerate(ROLES)},
    "trade": _for_trade,
    "city": _for_special,
    "character": _for_character,
    "pass": _for_place,
    "bonus": _for_bonus,
    "plot": _for_plot,
}
