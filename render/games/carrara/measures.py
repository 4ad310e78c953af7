"""What several pictures measure with: progress to an objective, what a scoring brings, and pieces one has none of."""

from render.core.colours import Colour
from render.core.fonts import Face
from render.games.carrara import pieces
from render.games.carrara.palette import Stone
from render.games.carrara.tray import Tray
from render.games.carrara.worth import Worth

BAR = 26


def progress(tray: Tray, left: float, y: float, width: float, what: str, n: int, goal: int, colour: Colour) -> None:
    """What it is and how far, upon a bar; 60 pixels high from the middle of its words on."""
    far = tray.canvas.text(left + width, y, f"{n} / {goal}", 30, tray.theme.ink, Face.BOLD, "right")
    if n >= goal:
        far += 40
        tray.tick(left + width - far + 14, y, 30)
    tray.label(left, y, what, width=width - far - 12)
    bar(tray, left, y + 24, width, n, goal, colour)


def bar(tray: Tray, left: float, top: float, width: float, n: int, goal: int, colour: Colour) -> None:
    """How much of a goal is done; a little of it can always be seen."""
    part = min(1.0, n / goal) if goal else 1.0
    tray.bar(left, top, width, BAR, ((max(part, BAR / width) if n else 0.0, colour),))


def gain(tray: Tray, left: float, y: float, size: int, brings: Worth, ink: Colour, room: float) -> None:
    """Points after a wreath and coins after a coin, side by side within a room."""
    sorts = [(tray.points, brings.vp), (tray.coin, brings.coins)]
    shown = [(piece, n) for piece, n in sorts if n]
    for at, (piece, n) in enumerate(shown):
        x, wide = left + at * room / len(shown), size * 1.25
        piece(x + wide / 2, y, wide)
        tray.canvas.text(x + wide + 6, y, str(n), size, ink, Face.BOLD, width=room / len(shown) - wide - 8)


def no_block(tray: Tray, x: float, y: float, size: float, colour: int) -> None:
    """A block one has none of: its shadow, which the mark still tells apart."""
    theme = tray.theme
    shadow = Stone(theme.well, theme.panel, theme.panel, theme.line)
    tray.canvas.sprite(x, y, size, pieces.block, colour, shadow, theme.line)


def plate(tray: Tray, left: float, top: float, width: float, height: float, kind: str, cost: int) -> None:
    """A building without its name: its outline and its cost, on its ground."""
    middle, outline, figure = top + height / 2, height * 0.8, round(height * 0.62)
    margin = (width - outline - figure * 0.58) / 3
    tray.canvas.box(tray.ground_of(kind), left, top, width, height, 10)
    tray.building(left + margin + outline / 2, middle, outline, kind)
    tray.canvas.text(left + width - margin, middle, str(cost), figure, tray.colours.wall, Face.BOLD, "right")
