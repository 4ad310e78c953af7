"""How choices are offered, with cost and gain, and what they lead to: asked only for what is shown."""

from engine.core.forms.forms import Filled, Form, counts
from engine.core.forms.offers import Value
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from tests.sample.games.pebbles.data import TABLES
from tests.sample.games.pebbles.forms import price
from tests.sample.games.pebbles.state import Counts, PebblesState


def label(state: PebblesState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """What a choice costs and brings."""
    tables = TABLES[state.data]
    match verb, field:
        case "take", "pebbles":
            return Label(cost=(coins(price(tables.prices, counts({field: value}, field))),))
        case "take", _:
            return Label(cost=(coins(tables.shell_price),), gain=(points(tables.shell_points),))
        case "sell", "pebbles":
            return Label(gain=(coins(price(tables.sells, counts({field: value}, field))),))
        case "sell", _:
            return Label(gain=(points(1),))
        case "polish", _:
            return Label(cost=(coins(len(value) if isinstance(value, tuple) else 1),))
    return Label()


def foresee(state: PebblesState, seat: Seat, form: Form) -> tuple[Text, ...]:
    """The coins and pebbles behind one's own screen after a purchase or a sale."""
    tables, mine, moved = TABLES[state.data], state.hidden[seat], counts(form.values, "pebbles")
    if form.verb not in ("take", "sell"):
        return ()
    if form.verb == "take":
        paid = price(tables.prices, moved) + (tables.shell_price if "shell" in form.values else 0)
        return (behind(mine.coins - paid, tuple(map(int.__add__, mine.pebbles, moved))),)
    return (behind(mine.coins + price(tables.sells, moved), tuple(map(int.__sub__, mine.pebbles, moved))),)


def behind(coins: int, pebbles: Counts) -> Text:
    return Text("foreseen", {"coins": coins, "pebbles": pebbles})


def coins(n: int) -> Text:
    return Text("coins", {"n": n})


def points(n: int) -> Text:
    return Text("points", {"n": n})
