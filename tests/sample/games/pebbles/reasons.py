"""Why a choice is refused, where Pebbles can say it better than the core."""

from engine.core.forms.forms import Filled, counts
from engine.core.forms.offers import Value
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.data import TABLES
from tests.sample.games.pebbles.forms import price
from tests.sample.games.pebbles.state import PebblesState


def why_not(state: PebblesState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Refusal | None:
    """Where Pebbles can say it better than the core."""
    if (verb, field) == ("sell", ""):
        return Refusal("pebbles.nothing-to-sell")
    if (verb, field) == ("take", "shell") and value in state.shells:
        left = state.hidden[seat].coins - price(TABLES[state.data].prices, counts(filled, "pebbles"))
        return Refusal("pebbles.shell-too-dear", {"price": TABLES[state.data].shell_price, "left": left})
    return None
