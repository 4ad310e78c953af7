"""What it means for a player that the others have moved: told from his own view then and now."""

from collections.abc import Iterator

from engine.core.state.views import View
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, NUMBERS, Message, Text, each, term
from engine.games.carpe_diem.tell.described import said
from engine.games.carpe_diem.views import ScreenView, TableView, TileView

CarpeDiemView = View[TableView, ScreenView]

MESSAGES = (
    Message("means-phase", {"phase": NUMBER}),
    Message("means-reach-gone", {"tiles": each("tile-in-words")}),
    Message("means-row-gone", {"tiles": each("tile-in-words")}),
    Message("means-circle-gone", {"number": NUMBER, "one": term("card"), "two": term("card")}),
    Message("means-circles-gone", {"numbers": NUMBERS}),
)


def means(then: CarpeDiemView, now: CarpeDiemView, told: tuple[Text, ...]) -> tuple[Text, ...]:
    """A new phase, with all its tiles; else tiles that are gone: those one could have walked to, then those of the row.
    Circles that were taken come before them, while they can still be chosen."""
    me = now.viewer
    if me is None or now.over:
        return ()
    circles = tuple(_circles(then.table, now.table, me))
    if then.table.phase != now.table.phase:
        return (Text("means-phase", {"phase": now.table.phase}), *circles)
    return (*circles, *_near(then.table, now.table, me), *_row(then.table, now.table))


def _circles(then: TableView, now: TableView, me: Seat) -> Iterator[Text]:
    """Where others have laid a disc: of one circle also between which cards."""
    before = {circle.number: circle.seat for circle in then.circles}
    new = [circle for circle in now.circles if circle.seat not in (None, me) and before[circle.number] is None]
    if len(new) == 1:
        one, two = new[0].cards
        yield Text("means-circle-gone", {"number": new[0].number, "one": one, "two": two})
    elif new:
        yield Text("means-circles-gone", {"numbers": tuple(circle.number for circle in new)})


def _near(then: TableView, now: TableView, me: Seat) -> Iterator[Text]:
    """Tiles to which one could have walked and that are gone."""
    pawn = now.players[me].pawn
    if pawn is not None and (gone := [tile for tile in _reach(then, pawn) if tile not in _lying(now)]):
        yield Text("means-reach-gone", {"tiles": said(gone)})


def _reach(table: TableView, pawn: int) -> list[TileView]:
    """The tiles of the next space that has any, in each direction; each once."""
    n = len(table.spaces)
    ways = ([table.spaces[(pawn + step * far) % n] for far in range(1, n + 1)] for step in (-1, 1))
    found = [tile for way in ways for tile in next(filter(None, way), ())]
    return list({tile.id: tile for tile in found}.values())


def _lying(table: TableView) -> list[TileView]:
    return [tile for space in table.spaces for tile in space]


def _row(then: TableView, now: TableView) -> Iterator[Text]:
    gone = [tile for tile in then.row if tile not in now.row]
    if gone:
        yield Text("means-row-gone", {"tiles": said(gone)})
