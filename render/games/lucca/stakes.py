"""What a street number would cost or bring at the end: the lowest under construction pays the highest opened."""

from engine.core.values.seats import Seat
from engine.games.lucca.data import FACTS
from engine.games.lucca.views import PalaceView, TableView
from render.games.lucca.tray import Tray


def stake(tray: Tray, x: float, y: float, table: TableView, seat: Seat, palace: PalaceView | None) -> None:
    """A chip at the palace that would pay, and at the one that would be paid."""
    if palace is None:
        return
    n, own, at = FACTS[table.data].transfer, tray.colours, (seat, palace.number)
    if table.lowest is not None and (table.lowest.seat, table.lowest.number) == at:
        tray.chip(x, y, f"−{n}", own.warn, own.on_warn)
    elif table.highest is not None and (table.highest.seat, table.highest.number) == at:
        tray.chip(x, y, f"+{n}", own.laurel, own.dark)
