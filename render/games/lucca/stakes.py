"""What a street number would cost or bring at the end: the lowest under construction pays the highest opened."""

from engine.core.values.seats import Seat
from engine.games.lucca.data import FACTS
from engine.games.lucca.views import NumberView, PalaceView, TableView
from render.games.lucca.tray import Tray


def stake(tray: Tray, x: float, y: float, table: TableView, seat: Seat, palace: PalaceView) -> None:
    """A chip at the palace that would pay, and at the one that would be paid."""
    if table.lowest == NumberView(seat, palace.number):
        lowest(tray, x, y, table)
    elif is_paid(table, seat, palace):
        highest(tray, x, y, table)


def is_paid(table: TableView, seat: Seat, palace: PalaceView) -> bool:
    """Whether a palace would be paid."""
    return table.highest == NumberView(seat, palace.number)


def lowest(tray: Tray, x: float, y: float, table: TableView) -> None:
    """The chip of the number that would pay."""
    tray.chip(x, y, f"−{FACTS[table.data].transfer}", tray.colours.warn, tray.colours.on_warn)


def highest(tray: Tray, x: float, y: float, table: TableView) -> None:
    """The chip of the number that would be paid."""
    tray.chip(x, y, f"+{FACTS[table.data].transfer}", tray.colours.laurel, tray.colours.dark)
