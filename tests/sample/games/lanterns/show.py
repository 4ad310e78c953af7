"""From state to views, by naming each field that may be seen."""

from msgspec.structs import replace

from engine.core.forms.forms import one
from engine.core.state.sealed import sealed_answer
from engine.core.values.seats import Seat
from tests.sample.games.lanterns.state import LanternsState
from tests.sample.games.lanterns.views import ScreenView, TableView


def show_table(state: LanternsState) -> TableView:
    """The table as everyone sees it."""
    return TableView(
        round=state.round,
        first=state.first,
        pond=state.pond,
        colours=state.colours,
        coins=state.coins,
        bag=sum(state.bag),
    )


def show_screen(state: LanternsState, seat: Seat) -> ScreenView:
    """What this seat sees of its own."""
    mine, answer = state.hidden[seat], sealed_answer(state, seat)
    colour = one(answer.form.values, "colour") if answer is not None else None
    return ScreenView(mine.hand, mine.keepsake, mine.gift, colour or "")


def open_screen(state: LanternsState, seat: Seat) -> ScreenView:
    """What everybody may look at after the end: the hand, never the keepsake."""
    return replace(show_screen(state, seat), keepsake="")
