"""The tray: every piece of Lucca by its name, ready to be put on a canvas in the colours of its theme."""

from engine.games.lucca.views import CardView, PalaceView, PlayerView
from render.core.canvas import Canvas
from render.core.colours import Colour
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts.tray import Tray as Common
from render.games.lucca.palette import PAINTS, colours
from render.games.lucca.shapes import pieces
from render.games.lucca.shapes.emblems import emblem
from render.games.lucca.shapes.palaces import BASE, palace

CARD_W, CARD_H = 146, 92
"""A card on the table; larger ones grow in both directions."""


class Tray(Common):
    """For one canvas. Places are the middles of pieces, unless they are said to be corners."""

    def __init__(self, easel: Easel, canvas: Canvas) -> None:
        self.colours = colours(easel.theme)
        super().__init__(easel, canvas, (self.colours.laurel, self.colours.laurel_dark))

    # Pieces

    def emblem(self, x: float, y: float, size: float, colour: str, ink: Colour, ground: Colour) -> None:
        """The emblem of a colour, in any ink."""
        self.canvas.sprite(x, y, size, emblem, colour, ink, ground)

    def window(self, x: float, y: float, size: float) -> None:
        """A window."""
        self.canvas.sprite(x, y, size, pieces.window, self.colours.lit, self.colours.dark)

    def shield(self, x: float, y: float, size: float) -> None:
        """A shield."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.shield, own.steel, own.steel_dark, own.dark)

    def wall(self, x: float, y: float, size: float) -> None:
        """A piece of wall."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.wall, own.stone, own.stone_dark, own.dark)

    def tower(self, x: float, y: float, size: float) -> None:
        """A tower."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.tower, own.stone, own.stone_dark, own.dark, own.laurel)

    def door(self, x: float, y: float, size: float, *, opened: bool) -> None:
        """The portal of a finished palace, closed or opened."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.door, own.stone_dark, own.lit, own.dark, opened)

    def opened(self, x: float, y: float, size: float) -> None:
        """An opened palace: its portal."""
        self.door(x, y, size, opened=True)

    def closed(self, x: float, y: float, size: float) -> None:
        """A finished palace that could be opened: its portal."""
        self.door(x, y, size, opened=False)

    def discarded(self, x: float, y: float, size: float) -> None:
        """A card out of the game."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.discarded, own.steel_dark, own.steel, own.dark)

    def card_back(self, x: float, y: float, size: float) -> None:
        """A card face down."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.card_back, own.steel_dark, own.steel, own.dark)

    def cross(self, x: float, y: float, size: float) -> None:
        """Not enough."""
        self.canvas.sprite(x, y, size, pieces.cross, self.colours.warn)

    # Things put together

    def points(self, x: float, y: float, size: float, number: int | str = "") -> None:
        """A wreath with points in it, which no digit touches."""
        self.canvas.sprite(x, y, size, pieces.wreath, *self.laurel)
        self.upon(x, y, size * (0.95, 0.7, 0.58)[min(len(str(number)), 3) - 1], str(number), self.theme.ink)

    def opening(self, left: float, y: float, size: float, number: int) -> None:
        """What opening a finished palace would bring: a closed door, and the points behind it."""
        self.closed(left + size * 0.29, y, size)
        self.canvas.text(left + size * 0.66, y, str(number), round(size * 0.68), self.theme.ink, Face.BOLD)

    def plate(self, left: float, y: float, width: float, size: int, number: int | str) -> None:
        """A street number on its enamel plate, by the middle of its left side."""
        own, high = self.colours, size * 1.16
        self.canvas.box(own.plate, left, y - high / 2, width, high, 7)
        self.canvas.text(left + width / 2, y, str(number), size, own.plate_ink, Face.BOLD, "middle", width - 4)

    def chip(self, x: float, y: float, text: str, fill: Colour, ink: Colour, size: int = 24) -> None:
        """A few letters on a coloured ground."""
        wide = self.canvas.measure(text, size, Face.BOLD) + 16
        self.canvas.box(fill, x - wide / 2, y - size * 0.66, wide, size * 1.32, 9)
        self.canvas.text(x, y, text, size, ink, Face.BOLD, "middle")

    def counted(self, left: float, y: float, size: int, what: str, n: int, *, ink: Colour | None = None) -> float:
        """Windows, shields, walls, towers or discards, and how many; where it ends."""
        getattr(self, what)(left + size * 0.55, y, size * 1.1)
        ink = ink or (self.theme.ink if n else self.theme.soft)
        return left + size * 1.28 + self.canvas.text(left + size * 1.28, y, str(n), size, ink, Face.BOLD)

    def support(self, left: float, y: float, size: int, player: PlayerView) -> float:
        """Shields, and how many walls need; whether they are enough. Where it ends."""
        held = player.shields >= player.needed
        end = self.counted(left, y, size, "shield", player.shields, ink=self.theme.ink if held else self.colours.warn)
        if not player.needed:
            return end
        end += self.canvas.text(end + 2, y, f"/{player.needed}", 26, self.theme.soft)
        (self.tick if held else self.cross)(end + 18, y, 26)
        return end + 31

    def card(self, left: float, top: float, card: CardView, *, grown: float = 1) -> None:
        """A card from its upper left corner: emblem and street number; below, its windows and shields."""
        wide, high = CARD_W * grown, CARD_H * grown
        if card.kind not in PAINTS:
            self._tower_card(left, top, wide, high)
            return
        paint = PAINTS[card.kind]
        self.canvas.frame(paint.edge, paint.front, left, top, wide, high, round(12 * grown), 3)
        self.emblem(left + 32 * grown, top + 27 * grown, 38 * grown, card.kind, paint.mark, paint.front)
        self.plate(left + 62 * grown, top + 27 * grown, 74 * grown, round(35 * grown), card.number)
        self.printed(left + 8 * grown, top + 51 * grown, wide - 16 * grown, 34 * grown, card)

    def _tower_card(self, left: float, top: float, wide: float, high: float) -> None:
        own = self.colours
        self.canvas.frame(own.stone_dark, own.plate, left, top, wide, high, round(high * 0.13), 3)
        self.tower(left + wide / 2, top + high / 2, high * 0.86)

    def printed(self, left: float, top: float, wide: float, high: float, card: CardView) -> None:
        """The windows of a card, then its shields, on a dark band."""
        self.canvas.box(self.colours.dark, left, top, wide, high, round(high * 0.24))
        what = ["window"] * card.windows + ["shield"] * card.shields
        step = min(high * 1.16, wide / max(1, len(what)))
        for at, each in enumerate(what):
            x = left + wide / 2 + (at - (len(what) - 1) / 2) * step
            getattr(self, each)(x, top + high / 2, min(high * 0.86, step - 2))

    def palace(self, left: float, top: float, width: float, height: float, seen: PalaceView, size: int) -> None:
        """A palace from the street, with its emblem over the door, by its upper left corner."""
        own, paint, n = self.colours, PAINTS[seen.colour], len(seen.cards)
        looks = (paint, n, size, seen.area, own.roof, self.theme.line, self.theme.turn)
        self.canvas.picture(left, top, width, height, palace, *looks)
        y = top + height - width * BASE / 2
        self.emblem(left + width / 2, y, width * 0.43, seen.colour, paint.mark, paint.front)

    def no_palace(self, x: float, y: float, size: float, colour: str) -> None:
        """A colour of which there is none: its emblem's shadow."""
        self.emblem(x, y, size, colour, self.theme.line, self.theme.well)
