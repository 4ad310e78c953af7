"""The tray: what the pictures of every game have in common, to be put on a canvas. A game's own adds its pieces."""

from engine.core.values.seats import Seat
from render.core.canvas import Anchor, Canvas
from render.core.colours import Colour
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts import pieces
from render.core.tokens import token


class Tray:
    """For one canvas. Places are the middles of pieces, unless they are said to be corners."""

    def __init__(self, easel: Easel, canvas: Canvas, laurel: tuple[Colour, Colour]) -> None:
        """`laurel` is the colour of points, and its darker one."""
        self.easel, self.canvas, self.theme, self.laurel = easel, canvas, easel.theme, laurel

    def token(self, x: float, y: float, size: float, seat: Seat) -> None:
        """A player's token."""
        self.canvas.sprite(x, y, size, token, seat, self.player(seat), self.theme.ink)

    def points(self, x: float, y: float, size: float, number: int | str = "") -> None:
        """A wreath, with a number of victory points in it."""
        self.canvas.sprite(x, y, size, pieces.laurel, *self.laurel)
        self.upon(x, y, size * (1, 0.76, 0.58)[min(len(str(number)), 3) - 1], str(number), self.theme.ink)

    def crowned(self, x: float, y: float, size: float, seat: Seat) -> None:
        """A player's token in a wreath."""
        self.points(x, y, size)
        self.token(x, y, size * 0.5, seat)

    def spark(self, x: float, y: float, size: float) -> None:
        """The mark of what is new."""
        self.canvas.sprite(x, y, size, pieces.spark, self.theme.new, self.theme.on_new)

    def tick(self, x: float, y: float, size: float) -> None:
        """Done, reached."""
        self.canvas.sprite(x, y, size, pieces.tick, self.laurel[0])

    def space(self, x: float, y: float, number: int) -> None:
        """The number of a place, as it is typed."""
        self.canvas.box(self.theme.ground, x - 17, y - 17, 34, 34, 9)
        self.canvas.text(x, y, str(number), 25, self.theme.ink, Face.BOLD, "middle")

    def label(self, x: float, y: float, text: str, anchor: Anchor = "left", width: float | None = None) -> int:
        """Small words that say what something is."""
        return self.canvas.text(x, y, text, 22, self.theme.soft, Face.TEXT, anchor, width)

    def upon(self, x: float, y: float, size: float, text: str, colour: Colour) -> None:
        """A number on a piece of this size."""
        if text:
            self.canvas.text(x, y, text, max(22, round(size * 0.62)), colour, Face.BOLD, "middle", width=size * 0.9)

    def player(self, seat: Seat) -> Colour:
        """A player's colour."""
        return self.theme.players[seat % len(self.theme.players)]
