"""The scoring cards in their places, four rows of three, and the circles between them: small or large."""

from msgspec import Struct

from engine.games.carpe_diem.views import CardView, CircleView, TableView
from render.core.fonts import Face
from render.core.parts.pieces import arrow
from render.games.carpe_diem.news import News
from render.games.carpe_diem.tray import Tray

ACROSS = 3
"""Cards in a row."""


class Grid(Struct, frozen=True):
    """Where cards lie: the first one's corner, how large each is, and what is free between them."""

    left: float
    top: float
    wide: float
    high: float
    across: float
    down: float

    @property
    def bottom(self) -> float:
        return self.top + 4 * self.high + 3 * self.down

    def corner(self, at: int) -> tuple[float, float]:
        """Of the card in this place."""
        row, column = divmod(at, ACROSS)
        return self.left + column * (self.wide + self.across), self.top + row * (self.high + self.down)

    def middle(self, at: int) -> tuple[float, float]:
        """Of the card in this place."""
        left, top = self.corner(at)
        return left + self.wide / 2, top + self.high / 2

    def circle(self, table: TableView, circle: CircleView) -> tuple[float, float]:
        """The middle of a circle: halfway between its cards."""
        (x, y), (other_x, other_y) = map(self.middle, ends(table, circle))
        return (x + other_x) / 2, (y + other_y) / 2


def ends(table: TableView, circle: CircleView) -> tuple[int, int]:
    """The places of the two cards beside a circle."""
    ids = [card.id if card else "" for card in table.cards]
    one, other = (ids.index(card) for card in circle.cards)
    return one, other


def circles(tray: Tray, grid: Grid, table: TableView, news: News, size: float) -> None:
    """Each with its number, or the disc that lies on it; a line joins it to its two cards."""
    theme = tray.theme
    for circle in table.circles:
        x, y = grid.circle(table, circle)
        one, other = ends(table, circle)
        long, thick = (grid.across, 8.0) if other - one == 1 else (8.0, grid.down)
        tray.canvas.box(theme.line, x - long / 2, y - thick / 2, long, thick)
    for circle in table.circles:
        x, y = grid.circle(table, circle)
        new = frozenset(circle.cards) in news.pairs
        _circle(tray, x, y, size, circle, new=new)


def _circle(tray: Tray, x: float, y: float, size: float, circle: CircleView, *, new: bool) -> None:
    theme = tray.theme
    tray.canvas.box(theme.line, x - size / 2, y - size / 2, size, size, round(size / 2))
    inner = size - 6
    tray.canvas.box(theme.well, x - inner / 2, y - inner / 2, inner, inner, round(inner / 2))
    if circle.seat is None:
        tray.canvas.text(x, y, str(circle.number), round(size * 0.52), theme.ink, Face.BOLD, "middle", size - 8)
        return
    tray.token(x, y, size * 0.82, circle.seat)
    if new:
        tray.spark(x + size * 0.42, y - size * 0.42, size * 0.6)


def card(tray: Tray, left: float, top: float, wide: float, high: float, shown: CardView) -> None:
    """Its ground, by whose colour one sees whether it is paid or counts; framed if somebody is asked about it."""
    own = tray.colours
    fill = own.pays if shown.red else own.counts
    if any(decision.subject.get("card") == shown.id for decision in tray.easel.scene.view.decisions):
        tray.canvas.frame(tray.theme.turn, fill, left, top, wide, high, 12, 5)
    else:
        tray.canvas.box(fill, left, top, wide, high, 12)


def deal(tray: Tray, x: float, y: float, shown: CardView, size: float, room: float) -> None:
    """What a card asks for once, an arrow, what that brings: centred on a place, and smaller where there is no room."""
    asked = [item for item, n in shown.need for _ in range(n)]
    brings = ["coin"] * shown.coins + ["bread"] * shown.bread + ["banner"] * shown.steps
    units = (len(asked) + len(brings)) * 1.1 + 0.9 + (1.4 if shown.vp else 0)
    size = min(size, room / units)
    step, wreath = size * 1.1, size * 1.4 if shown.vp else 0
    left = x - units * size / 2
    for at, item in enumerate(asked):
        tray.item(left + (at + 0.5) * step, y, size, item)
    left += len(asked) * step
    tray.canvas.sprite(left + size * 0.45, y, size * 0.7, arrow, tray.theme.ink)
    left += size * 0.9
    if shown.vp:
        tray.points(left + wreath / 2, y, wreath, shown.vp)
    for at, item in enumerate(brings):
        tray.item(left + wreath + (at + 0.5) * step, y, size, item)


def empty(tray: Tray, left: float, top: float, wide: float, high: float) -> None:
    """A place without a card, with fewer players."""
    tray.canvas.box(tray.theme.well, left, top, wide, high, 12)
