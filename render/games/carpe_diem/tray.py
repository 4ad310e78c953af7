"""The tray: every piece of Carpe Diem by its name, ready to be put on a canvas in the colours of its theme."""

from engine.games.carpe_diem.data import GOODS
from engine.games.carpe_diem.views import LaidView, TileView
from render.core.canvas import Canvas
from render.core.colours import Colour
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts.tray import Tray as Common
from render.games.carpe_diem.palette import GROUPS, PAINTS, colours
from render.games.carpe_diem.shapes import grounds, pieces
from render.games.carpe_diem.shapes.emblems import emblem

KIND_OF = {"grape": "vineyard", "herb": "garden", "chicken": "coop", "fish": "pond"}
"""What each good is drawn as."""
ANY = {"any_landscape": "landscape", "any_dwelling": "dwelling"}


class Tray(Common):
    """For one canvas. Places are the middles of pieces, unless they are said to be corners."""

    def __init__(self, easel: Easel, canvas: Canvas) -> None:
        self.colours = colours(easel.theme)
        super().__init__(easel, canvas, (self.colours.laurel, self.colours.laurel_dark))

    # Pieces

    def badge(self, x: float, y: float, size: float, kind: str) -> None:
        """A kind: its emblem on the ground of its group."""
        paint, own = PAINTS[kind], self.colours
        self.canvas.sprite(x, y, size, pieces.badge, GROUPS[kind], paint.front, own.dark)
        low = size * 0.08 if GROUPS[kind] == "dwelling" else 0
        self.emblem(x, y + low, size * (0.58 if low else 0.64), kind, paint.mark, paint.front)

    def emblem(self, x: float, y: float, size: float, kind: str, ink: Colour, on: Colour) -> None:
        """The emblem of a kind, in any ink."""
        self.canvas.sprite(x, y, size, emblem, kind, ink, on)

    def any_of(self, x: float, y: float, size: float, group: str) -> None:
        """Any kind of a group."""
        fills = tuple(PAINTS[kind].front for kind, its in GROUPS.items() if its == group)
        self.canvas.sprite(x, y, size, pieces.many, group, fills, self.colours.dark)

    def good(self, x: float, y: float, size: float, good: str) -> None:
        """A good: what was grown, on its crate."""
        own, paint = self.colours, PAINTS[KIND_OF[good]]
        self.canvas.sprite(x, y, size, pieces.crate, own.crate, own.stone_dark)
        ink = paint.front if good != "chicken" else PAINTS["baker"].front
        self.emblem(x, y, size * 0.72, KIND_OF[good], ink, own.crate)

    def goods(self, x: float, y: float, size: float) -> None:
        """Goods of any kind."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.crate, own.crate, own.stone_dark)
        for at, kind in enumerate(KIND_OF.values()):
            left, top = x + (at % 2 - 0.5) * size * 0.38, y + (at // 2 - 0.5) * size * 0.38
            self.canvas.sprite(left, top, size * 0.30, pieces.dot, PAINTS[kind].front)

    def item(self, x: float, y: float, size: float, item: str) -> None:
        """Anything that a card asks for, or a player has."""
        if item in GOODS:
            self.good(x, y, size, item)
        elif item in GROUPS:
            self.badge(x, y, size, item)
        elif item in ANY:
            self.any_of(x, y, size, ANY[item])
        else:
            getattr(self, item)(x, y, size)

    def chimney(self, x: float, y: float, size: float) -> None:
        """A chimney: slender, and so taller than its like."""
        self.canvas.sprite(x, y, size * 1.15, pieces.chimney, self.colours.plaster, self.colours.dark)

    def coin(self, x: float, y: float, size: float) -> None:
        """A coin."""
        self.canvas.sprite(x, y, size, pieces.coin, self.colours.gold, self.colours.gold_dark)

    def bread(self, x: float, y: float, size: float) -> None:
        """A loaf of bread."""
        self.canvas.sprite(x, y, size, pieces.bread, self.colours.crust, self.colours.crust_dark)

    def banner(self, x: float, y: float, size: float) -> None:
        """A banner: on the board, or a step on the track."""
        self.canvas.sprite(x, y, size, pieces.banner, self.colours.cloth, self.theme.ink)

    def shovel(self, x: float, y: float, size: float) -> None:
        """Where a district begins."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.shovel, own.stone, own.crust, own.dark)

    def card(self, x: float, y: float, size: float) -> None:
        """A fountain card."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.card, PAINTS["pond"].front, own.plaster, own.dark)

    def stored(self, x: float, y: float, size: float) -> None:
        """A tile in store."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.stored, own.stone_dark, own.stone, own.dark)

    def pile(self, x: float, y: float, size: float, *, white: bool) -> None:
        """A pile of tiles."""
        own = self.colours
        back, edge = (own.plaster, own.stone_dark) if white else (own.dark, own.stone)
        self.canvas.sprite(x, y, size, pieces.pile, back, edge)

    # Things put together

    def points(self, x: float, y: float, size: float, number: int | str = "") -> None:
        """A wreath with points in it, which no digit touches."""
        self.canvas.sprite(x, y, size, pieces.wreath, *self.laurel)
        written = str(number).replace("-", "−")
        self.upon(x, y, size * (0.95, 0.7, 0.64)[min(len(written), 3) - 1], written, self.theme.ink)

    def chip(self, x: float, y: float, text: str, fill: Colour, ink: Colour, size: int = 24) -> None:
        """A few letters on a coloured ground."""
        wide = self.canvas.measure(text, size, Face.BOLD) + 16
        self.canvas.box(fill, x - wide / 2, y - size * 0.66, wide, size * 1.32, 9)
        self.canvas.text(x, y, text, size, ink, Face.BOLD, "middle")

    def counted(self, left: float, y: float, size: int, item: str, n: int | str) -> float:
        """A thing, and how many; where it ends."""
        self.item(left + size * 0.58, y, size * 1.16, item)
        ink = self.theme.ink if n else self.theme.soft
        return left + size * 1.34 + self.canvas.text(left + size * 1.34, y, str(n), size, ink, Face.BOLD)

    def tile(
        self, left: float, top: float, size: float, tile: TileView | LaidView, finished: tuple[str, ...] = ()
    ) -> None:
        """A tile as it lies; around what is finished there is a golden line."""
        own = self.colours
        if not any(tile.edges):
            self._plaza(left, top, size, tile.kinds[0], finished=bool(finished))
            return
        looks = tuple(
            self._look(kind, tile.edges, finished=kind in finished) for kind in dict.fromkeys(tile.edges) if kind
        )
        self.canvas.picture(left, top, size, size, grounds.ground, own.grass, own.grass_dark, looks)
        for kind, look in zip(dict.fromkeys(filter(None, tile.edges)), looks, strict=True):
            others = [other.sides for other in looks if other is not look]
            part = grounds.part_of(look.group, look.sides, others)
            self._upon(left + part.x * size, top + part.y * size, part.room * size, kind, tile.chimneys)

    def _plaza(self, left: float, top: float, size: float, kind: str, *, finished: bool) -> None:
        own, paint = self.colours, PAINTS[kind]
        looks = (own.grass, own.grass_dark, paint.front, own.stone_dark, own.gold if finished else None)
        self.canvas.picture(left, top, size, size, grounds.plaza, *looks)
        self.emblem(left + size / 2, top + size / 2, size * 0.54, kind, paint.mark, paint.front)

    def _look(self, kind: str, edges: tuple[str, ...], *, finished: bool) -> grounds.Look:
        paint, sides = PAINTS[kind], tuple(side for side, each in enumerate(edges) if each == kind)
        return grounds.Look(GROUPS[kind], sides, paint.front, paint.edge, self.colours.gold if finished else None)

    def _upon(self, x: float, y: float, room: float, kind: str, chimneys: int) -> None:
        """The emblem of a part; of a villa its chimneys, which are what counts of it."""
        if kind != "villa" or not chimneys:
            self.emblem(x, y, room, kind, PAINTS[kind].mark, PAINTS[kind].front)
            return
        for at in range(chimneys):
            self.chimney(x + (at - (chimneys - 1) / 2) * room * 0.6, y, room * 0.94)
