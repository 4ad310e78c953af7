"""The tray: every piece of Dynasties by its name, ready to be put on a canvas in the colours of its theme."""

from collections.abc import Callable

from engine.core.values.seats import Seat
from engine.games.dynasties.data import GOODS
from render.core.canvas import Canvas
from render.core.colours import Colour
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.tray import Tray as Common
from render.games.dynasties.palette import COATS, CUBES, colours
from render.games.dynasties.shapes import goods, pieces, regions, roles


class Tray(Common):
    """For one canvas. Places are the middles of pieces, unless they are said to be corners."""

    def __init__(self, easel: Easel, canvas: Canvas) -> None:
        self.colours = colours(easel.theme)
        super().__init__(easel, canvas, (self.colours.laurel, self.colours.laurel_dark))

    # Goods, coats, figures

    def good(self, x: float, y: float, size: float, good: str) -> None:
        """A cube with its sign."""
        paint = CUBES[good]
        self.canvas.sprite(x, y, size, goods.good, good, paint.front, paint.edge, paint.mark)

    def price(self, x: float, y: float, size: float, good: str, n: int | str) -> None:
        """A cube with a number: so many of them."""
        paint = CUBES[good]
        self.canvas.sprite(x, y, size, goods.cube, paint.front, paint.edge)
        self.canvas.text(x, y, str(n), max(24, round(size * 0.72)), paint.mark, Face.BOLD, "middle", size * 0.9)

    def coat(self, x: float, y: float, size: float, region: str) -> None:
        """The coat of a region."""
        paint = COATS[region]
        self.canvas.sprite(x, y, size, regions.shield, region, paint.front, paint.mark, paint.edge)

    def stand(self, x: float, y: float, size: float, role: str, rim: Colour, fill: Colour) -> None:
        """Where a prince or a princess may stand."""
        self.canvas.sprite(x, y, size, roles.space, role, fill, rim, 4 / size)

    def neutral(self, x: float, y: float, size: float) -> None:
        """A figure that is nobody's."""
        self.canvas.sprite(x, y, size, roles.neutral, self.colours.stone, self.colours.dark)

    def star(self, x: float, y: float, size: float, *, lit: bool) -> None:
        """Where a child may be born; lit where there is a couple."""
        own, theme = self.colours, self.theme
        fill, rim = (own.gold, own.gold_dark) if lit else (own.town, theme.line)
        self.canvas.sprite(x, y, size, roles.birth_star, fill, rim)

    def role(self, x: float, y: float, size: float, role: str, ink: Colour | None = None) -> None:
        """The head of a prince or a princess."""
        painter = roles.prince if role == "prince" else roles.princess
        self.canvas.sprite(x, y, size, painter, ink or self.theme.ink, self.theme.panel)

    def reserve(self, x: float, y: float, size: float) -> None:
        """Figures in reserve."""
        self.canvas.sprite(x, y, size, roles.figure, self.theme.soft, self.theme.panel)

    # Things

    def item(self, x: float, y: float, size: float, item: str) -> None:
        """Anything by its name."""
        own = self.colours
        if item in GOODS:
            self.good(x, y, size, item)
        elif item in COATS:
            self.coat(x, y, size, item)
        elif item in ("prince", "princess"):
            self.role(x, y, size, item)
        elif item in ("action", "green", "yellow"):
            paper = {"action": own.paper, "green": own.leaf, "yellow": own.straw}[item]
            self.canvas.sprite(x, y, size, pieces.card, paper, own.dark, item)
        elif item in SIMPLE:
            painter, names = SIMPLE[item]
            self.canvas.sprite(x, y, size, painter, *(getattr(own, name) for name in names))
        else:
            getattr(self, item)(x, y, size)

    def character(self, x: float, y: float, size: float) -> None:
        """A character, whichever."""
        paint = CUBES["blue"]
        self.canvas.sprite(x, y, size, goods.good, "blue", paint.front, paint.edge, paint.mark)

    def anchor(self, x: float, y: float, size: float) -> None:
        """A port."""
        self.canvas.sprite(x, y, size, pieces.anchor, self.theme.ink, self.colours.town)

    def couple(self, x: float, y: float, size: float) -> None:
        """Two figures at once."""
        self.role(x - size * 0.27, y, size * 0.66, "prince")
        self.role(x + size * 0.27, y, size * 0.66, "princess")

    def born(self, x: float, y: float, size: float) -> None:
        """A birth: a small figure on the star."""
        self.star(x, y, size * 1.1, lit=True)
        self.canvas.sprite(x, y, size * 0.5, roles.neutral, self.colours.dark, self.colours.dark)

    def points(self, x: float, y: float, size: float, number: int | str = "") -> None:
        """A wreath with points in it, which no digit touches."""
        self.canvas.sprite(x, y, size, pieces.wreath, *self.laurel)
        written = str(number).replace("-", "−")
        high = max(22, round(size * (0.59, 0.48, 0.39, 0.3)[min(len(written), 4) - 1]))
        self.canvas.text(x, y, written, high, self.theme.ink, Face.BOLD, "middle", size * 0.68)

    def tick(self, x: float, y: float, size: float) -> None:
        """Used, done."""
        self.canvas.sprite(x, y, size, pieces.tick, self.colours.laurel, self.colours.dark)

    # Things put together

    def chip(self, x: float, y: float, text: str, fill: Colour, ink: Colour, size: int = 24) -> None:
        """A few letters on a coloured ground."""
        wide = max(size * 1.32, self.canvas.measure(text, size, Face.BOLD) + 16)
        self.canvas.box(fill, x - wide / 2, y - size * 0.66, wide, size * 1.32, 9)
        self.canvas.text(x, y, text, size, ink, Face.BOLD, "middle")

    def counted(self, left: float, y: float, size: int, item: str, n: int | str) -> float:
        """A thing, and how many; where it ends."""
        self.item(left + size * 0.6, y, size * 1.2, item)
        ink = self.theme.ink if n else self.theme.soft
        return left + size * 1.36 + self.canvas.text(left + size * 1.36, y, str(n), size, ink, Face.BOLD)

    def held(self, left: float, y: float, size: float, counts: tuple[int, ...], step: float) -> float:
        """Goods one after the other; where they end."""
        at = left
        for good, n in zip(GOODS, counts, strict=True):
            for _ in range(n):
                self.good(at + size / 2, y, size, good)
                at += step
        return at

    def named(self, group: str, value: str) -> str:
        """What something is called, as it stands by itself."""
        name = self.easel.term(group, value)
        return name[:1].upper() + name[1:]

    def words(self, left: float, y: float, text: str, size: int, ink: Colour, width: float, face: Face) -> None:
        """In one row, or in two smaller ones where it is too long."""
        if self.canvas.measure(text, round(size * 0.9), face) <= width:
            self.canvas.text(left, y, text, size, ink, face, width=width)
            return
        first, *rest = broken(text, face, 23, int(width))
        rows = (first, " ".join(rest)) if rest else (first,)
        for at, row in enumerate(rows):
            self.canvas.text(left, y + (at - (len(rows) - 1) / 2) * 27, row, 23, ink, face, width=width)

    def seated(self, x: float, y: float, size: float, seat: Seat | None) -> None:
        """A player's token, or the place for one."""
        if seat is None:
            self.canvas.sprite(x, y, size * 0.8, roles.space, "princess", self.theme.well, self.theme.line, 3 / size)
        else:
            self.token(x, y, size, seat)


SIMPLE: dict[str, tuple[Callable[..., None], tuple[str, ...]]] = {
    "crown": (pieces.crown, ("gold", "gold_dark")),
    "book": (pieces.book, ("leather", "paper", "dark")),
    "trade": (pieces.ship, ("wood", "dark", "paper")),
    "voyage": (pieces.ship, ("wood", "dark", "gold")),
    "dice": (pieces.dice, ("paper", "dark", "dark")),
    "bag": (pieces.bag, ("cloth", "dark")),
    "house": (pieces.house, ("cloth", "dark")),
    "rings": (pieces.rings, ("gold", "gold_dark")),
    "purse": (pieces.purse, ("leather", "dark", "gold")),
    "more": (pieces.more, ("paper", "dark", "leather")),
    "wing": (pieces.wing, ("paper", "dark")),
    "goblet": (pieces.goblet, ("gold", "gold_dark")),
}
"""What looks the same wherever it is: who paints it, and in which colours."""
