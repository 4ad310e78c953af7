"""Why a choice is refused, where Lanterns can say it better than the core."""

from engine.core.forms.forms import Filled
from engine.core.forms.offers import Value
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from tests.sample.games.lanterns.data import TABLES, WISHES
from tests.sample.games.lanterns.state import LanternsState, lantern_on


def why_not(state: LanternsState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Refusal | None:
    """Where Lanterns can say it better than the core."""
    if verb == "place" and isinstance(value, str) and value in TABLES[state.data].beside:
        lantern = lantern_on(state, value)
        return None if lantern is None else Refusal("lanterns.cell-taken", {"cell": value, "seat": lantern.seat})
    if verb in ("give", "repay") and value in WISHES:
        return Refusal("lanterns.not-in-hand", {"wish": str(value)})
    return None
