"""From state to views, by naming each field that may be seen."""

from engine.core.values.seats import Seat
from tests.sample.games.pebbles.state import PebblesState
from tests.sample.games.pebbles.views import ScreenView, SeatView, TableView


def show_table(state: PebblesState) -> TableView:
    """The table as everyone sees it."""
    seats = zip(state.shells_of, state.boasts, strict=True)
    return TableView(
        bag=sum(state.bag),
        beach=state.beach,
        sea=state.sea,
        shells=state.shells,
        seats=tuple(SeatView(shells, boast) for shells, boast in seats),
    )


def show_screen(state: PebblesState, seat: Seat) -> ScreenView:
    """What this seat sees of its own."""
    mine = state.hidden[seat]
    return ScreenView(mine.coins, mine.pebbles, mine.favourite, mine.polish)
