"""The final reckoning of any game: who won, and where everyone's points came from, as bars and as a table."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from render.core.colours import Colour
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.core.parts.patterns import part
from render.core.parts.ranking import Place
from render.core.parts.tray import Tray

RADIUS = 18
INNER = WIDTH - 2 * MARGIN
WINNERS, TITLE = 168, 66
ROW, BAR = 92, 42
"""Of a player in the chart: his name and his bar."""
HEADS, LINE = 112, 42
"""Of the table of numbers; his token is enough to know a player by, whose name stands at his bar."""
TOKENS, TOTALS = 50, 110
LEAST_FRAME = 16
"""Pixels: what is narrower is only left empty."""
BAR_LONG = INNER - 2 * MARGIN - 110


def signed(n: int) -> str:
    """A number in the table: nothing is a dash, and what was paid has a true minus."""
    return str(n).replace("-", "−") if n else "–"


class Source(Struct, frozen=True):
    """Where points come from: told apart by colour, by pattern and by a picture, so that nobody needs all three."""

    called: str
    """Short enough to stand above a column."""
    pattern: int
    inks: tuple[Colour, Colour, Colour]
    """Its colour, that of its pattern, and that of numbers upon it."""
    emblem: Callable[[float, float, float], None]
    """Draws the thing that brings the points, at a place and in a size."""
    counted: Callable[[int], str] = signed
    """How its points are written in the table."""


def panel(tray: Tray, top: float, height: float, title: str) -> None:
    """A panel as wide as the picture, with a title."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, height, RADIUS)
    tray.canvas.text(2 * MARGIN, top + 36, title, 30, tray.theme.ink, Face.TITLE, width=INNER - 2 * MARGIN)


# Who won


def winners(tray: Tray, top: float, won: Sequence[Place], how: str) -> None:
    """Who has won, and how; or who share it."""
    canvas, theme = tray.canvas, tray.theme
    canvas.frame(theme.turn, theme.panel, MARGIN, top, INNER, WINNERS, RADIUS, 4)
    if len(won) == 1:
        _winner(tray, top + WINNERS / 2, won[0], how)
        return
    canvas.text(WIDTH / 2, top + 40, how, 34, theme.turn, Face.BOLD, "middle", width=INNER - 2 * MARGIN)
    wide = (INNER - 2 * MARGIN) / len(won)
    for at, place in enumerate(won):
        left = 2 * MARGIN + at * wide
        tray.crowned(left + 50, top + 120, 96, place.seat)
        name = tray.easel.name(place.seat)
        canvas.text(left + 108, top + 120, name, 36, theme.ink, Face.BOLD, width=wide - 120)


def _winner(tray: Tray, y: float, place: Place, how: str) -> None:
    canvas, theme, easel = tray.canvas, tray.theme, tray.easel
    tray.crowned(2 * MARGIN + 78, y, 140, place.seat)
    left, right = 2 * MARGIN + 180, WIDTH - 2 * MARGIN
    wide = canvas.text(right, y - 16, str(place.total), 92, theme.turn, Face.BOLD, "right")
    unit = easel.say("picture-reckoning-points", n=place.total)
    canvas.text(right, y + 56, unit, 28, theme.soft, anchor="right")
    room = right - max(wide, 110) - 24 - left
    canvas.text(left, y - 20, easel.name(place.seat), 60, theme.ink, Face.BOLD, width=room)
    canvas.text(left, y + 44, how, 30, theme.soft, width=room)


# Where the points came from


def bars(tray: Tray, top: float, places: Sequence[Place], sources: Sequence[Source]) -> None:
    """A bar for each player, the longest as long as there is room for."""
    most = max(1, *(sum(n for n in place.points if n > 0) for place in places))
    for at, place in enumerate(places):
        _bar(tray, top + at * ROW, place, most, sources)


def _bar(tray: Tray, top: float, place: Place, most: int, sources: Sequence[Source]) -> None:
    """His name, then his points as parts of a bar; a part too short for its number has it in the table only. What he
    paid is taken away from its end."""
    canvas, theme, left, right = tray.canvas, tray.theme, 2 * MARGIN, WIDTH - 2 * MARGIN
    tray.token(left + 17, top + 12, 34, place.seat)
    canvas.text(left + 46, top + 12, tray.easel.name(place.seat), 28, theme.ink, Face.BOLD, width=INNER - 200)
    bar, pixels = top + 34, BAR_LONG / most
    canvas.text(right, bar + BAR / 2, str(place.total).replace("-", "−"), 44, theme.ink, Face.BOLD, "right")
    canvas.box(theme.well, left, bar, BAR_LONG, BAR, 6)
    begun = 0
    for source, n in zip(sources, place.points, strict=False):
        if n > 0:
            _part(tray, source, n, left + begun * pixels, bar, round(n * pixels))
            begun += n
    paid = min(begun, -sum(n for n in place.points if n < 0))
    if paid:
        _paid(tray, paid, left + (begun - paid) * pixels, bar, paid * pixels - 2)


def _paid(tray: Tray, n: int, left: float, top: float, wide: float) -> None:
    """What is gone from the end of a bar: an empty frame."""
    canvas, theme = tray.canvas, tray.theme
    if wide < LEAST_FRAME:
        canvas.box(theme.well, left, top, wide, BAR)
        return
    canvas.frame(theme.soft, theme.well, left, top, wide, BAR, 6, 3)
    if canvas.measure(f"−{n}", 26, Face.BOLD) + 10 <= wide:
        canvas.text(left + wide / 2, top + BAR / 2, f"−{n}", 26, theme.soft, Face.BOLD, "middle")


def _part(tray: Tray, source: Source, n: int, left: float, top: float, wide: int) -> None:
    """Two pixels of ground keep the parts apart, and the number has a plain place to stand on."""
    strip(tray, source, left, top, max(2, wide - 2), BAR)
    fill, _, ink = source.inks
    needed = tray.canvas.measure(str(n), 28, Face.BOLD)
    if needed + 8 <= wide:
        x, plate = left + (wide - 2) / 2, min(needed + 16, wide - 2)
        tray.canvas.box(fill, x - plate / 2, top + 5, plate, BAR - 10, 6)
        tray.canvas.text(x, top + BAR / 2, str(n), 28, ink, Face.BOLD, "middle")


def strip(tray: Tray, source: Source, left: float, top: float, width: int, height: int) -> None:
    """A piece of a bar: in a chart, or to explain it."""
    fill, mark, _ = source.inks
    tray.canvas.picture(left, top, width, height, part, source.pattern, width, fill, mark)


def columns(sources: Sequence[Source]) -> int:
    """How wide a column of the table is."""
    return (INNER - 2 * MARGIN - TOKENS - TOTALS) // len(sources)


def numbers(tray: Tray, top: float, places: Sequence[Place], sources: Sequence[Source]) -> None:
    """The same as a table: a column for each source, a line for each player."""
    canvas, theme, left, right = tray.canvas, tray.theme, 2 * MARGIN, WIDTH - 2 * MARGIN
    column = columns(sources)
    for at, source in enumerate(sources):
        _head(tray, source, left + TOKENS + at * column, top, column)
    total = tray.easel.say("picture-reckoning-total")
    canvas.text(right, top + 62, total, 22, theme.ink, Face.BOLD, "right", width=TOTALS)
    for at, place in enumerate(places):
        y = top + HEADS + at * LINE + LINE / 2
        canvas.box(theme.line, left, y - LINE / 2, INNER - 2 * MARGIN, 1)
        tray.token(left + 17, y, 30, place.seat)
        for number, (source, n) in enumerate(zip(sources, place.points, strict=True)):
            x, ink = left + TOKENS + (number + 0.5) * column, theme.ink if n else theme.soft
            canvas.text(x, y, source.counted(n), 28, ink, Face.TEXT, "middle", width=column)
        written = str(place.total).replace("-", "−")
        canvas.text(right, y, written, 30, theme.ink, Face.BOLD, "right", width=TOTALS)


def _head(tray: Tray, source: Source, left: float, top: float, column: int) -> None:
    """What a column counts: its picture, its name, and a piece of its bar."""
    x = left + column / 2
    source.emblem(x, top + 22, 40)
    tray.label(x, top + 62, source.called, "middle", column)
    strip(tray, source, left + 8, top + 82, column - 16, 16)
