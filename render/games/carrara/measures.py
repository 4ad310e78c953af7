"""What several pictures measure with: progress to an objective, what a scoring brings, and pieces one has none of."""

from engine.games.carrara.data import OBJECTS, TYPES
from engine.games.carrara.views import PlayerView, Worth
from render.core.canvas import Anchor
from render.core.colours import Colour
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.pieces import laurel
from render.games.carrara.palette import Stone
from render.games.carrara.shapes import pieces
from render.games.carrara.tray import Tray

BAR = 26
LABEL = 22


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


def note(tray: Tray, x: float, y: float, words: str, width: float, anchor: Anchor = "left") -> None:
    """A label in as many rows as it needs."""
    rows = broken(words, Face.TEXT, LABEL, int(width))
    for at, row in enumerate(rows):
        tray.label(x, y + (at - (len(rows) - 1) / 2) * 26, row, anchor, width)


def gain(
    tray: Tray, left: float, y: float, size: int, brings: Worth, ink: Colour, room: float, *, gone: bool = False
) -> float:
    """Points after a wreath and coins after a coin, their shadows if they cannot be had; where they end."""
    own, theme, wide = tray.colours, tray.theme, size * 1.25
    sorts = (
        (laurel, own.laurel, own.laurel_dark, brings.vp),
        (pieces.coin, own.coin, own.coin_rim, brings.coins),
    )
    shown = [each for each in sorts if each[-1]]
    for piece, bright, dark, n in shown:
        fill, rim = (theme.line, theme.panel) if gone else (bright, dark)
        tray.canvas.sprite(left + wide / 2, y, wide, piece, fill, rim)
        left += wide + 5
        left += tray.canvas.text(left, y, str(n), size, ink, Face.BOLD, width=room / len(shown) - wide - 5) + 12
    return left


def objects(tray: Tray, left: float, y: float, size: int, player: PlayerView, brings: Worth, room: float) -> None:
    """The kinds of object, a shadow for each of which none is left; and how many they are together."""
    total, mine = sum(brings.objects), {b.type for b in player.buildings if brings.what in (b.type, b.city)}
    kinds = [(thing, n) for kind, thing, n in zip(TYPES, OBJECTS, brings.objects, strict=True) if kind in mine]
    words, ink = f"+{total}", tray.theme.ink if total else tray.theme.soft
    number = tray.canvas.measure(words, size, Face.BOLD) + 6
    step = min(size * 1.2, (room - number) / max(1, len(kinds)))
    for kind, n in kinds:
        tray.thing(left + step / 2, y, min(size * 1.15, step - 2), kind, gone=not n)
        left += step
    tray.canvas.text(left + 6, y, words, size, ink, Face.BOLD)


def brings(tray: Tray, left: float, y: float, player: PlayerView, worth: Worth, room: float) -> None:
    """All that a scoring brings in one row: points, coins, objects."""
    size = 26 if worth.vp and worth.coins else 30
    end = gain(tray, left, y, size, worth, tray.theme.ink, room - 70)
    objects(tray, end, y, size, player, worth, left + room - end)


def no_block(tray: Tray, x: float, y: float, size: float, colour: int) -> None:
    """A block one has none of: its shadow, which the mark still tells apart."""
    theme = tray.theme
    shadow = Stone(theme.well, theme.panel, theme.panel, theme.line)
    tray.canvas.sprite(x, y, size, pieces.block, colour, shadow, theme.line)


def ground(
    tray: Tray, left: float, top: float, width: float, height: float, kind: str, *, radius: int = 10, new: bool = False
) -> None:
    """What a building stands on; if that is new, in a frame that leaves its neighbours alone."""
    fill = tray.ground_of(kind)
    if new:
        tray.canvas.frame(tray.theme.new, fill, left - 2, top - 2, width + 4, height + 4, radius + 2, 5)
    else:
        tray.canvas.box(fill, left, top, width, height, radius)


def plate(
    tray: Tray, left: float, top: float, width: float, height: float, kind: str, cost: int, *, new: bool = False
) -> None:
    """A building without its name: its outline and its cost, on its ground."""
    middle, outline, figure = top + height / 2, height * 0.8, round(height * 0.62)
    margin = (width - outline - figure * 0.58) / 3
    ground(tray, left, top, width, height, kind, new=new)
    tray.building(left + margin + outline / 2, middle, outline, kind)
    tray.canvas.text(left + width - margin, middle, str(cost), figure, tray.colours.wall, Face.BOLD, "right")
    if new:
        tray.spark(left + width - 7, top + 4, 24)
