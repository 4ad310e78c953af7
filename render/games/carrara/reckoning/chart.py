"""The chart of a game's course: a line for each player, round by round, then up to what it came to in the end."""

from collections.abc import Sequence
from statistics import mean

from engine.core.values.seats import Seat
from render.core.colours import Colour
from render.core.fonts import Face
from render.core.pen import Pen, Point
from render.games.carrara.reckoning.course import Course
from render.games.carrara.reckoning.lanes import Scale, Track, tracks
from render.games.carrara.tray import Tray

HEIGHT = 520
LEFT, RIGHT, TOP, BOTTOM = 86, 742, 88, 458
"""Of the grid of rounds, within a picture 1080 wide, from the top of the panel."""
FINAL = 850
"""Where the final scoring lies: there each line is at its total."""
TOTALS, WRITTEN, APART = 946, 974, 42
"""Where the tokens of the totals stand, where those are written, and how far from each other."""
LINE, RIM = 4, 6
"""How thick a line is, and with its rim, which must not cover the lane beside it."""
Stroke = tuple[Colour, tuple[Point, ...]]
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


def chart(tray: Tray, top: float, went: Course, totals: Sequence[tuple[Seat, int]]) -> None:
    """Grid, lines, tokens, totals from the best to the last; `top` is that of its panel."""
    by_seat = [total for _, total in sorted(totals)]
    high = max(1, *by_seat, *(max(row) for row in went.points))
    step = _step(high, 6)
    scale = Scale(LEFT, RIGHT, TOP, BOTTOM, went.turns, -(-high // step) * step, FINAL)
    _grid(tray, top, scale, step, len(totals))
    lines = tracks(went, scale, by_seat)
    heights = ladder([lines[seat].total[1] for seat, _ in totals])
    labels = {seat: (TOTALS - 22.0, y) for (seat, _), y in zip(totals, heights, strict=True)}
    _strokes(tray, top, lines, labels)
    for seat, line in enumerate(lines):
        for x, y in line.gains:
            tray.token(x, top + y, 22, seat)
    for (seat, total), y in zip(totals, heights, strict=True):
        tray.token(TOTALS, top + y, 36, seat)
        tray.canvas.text(WRITTEN, top + y, str(total), 34, tray.theme.ink, Face.BOLD, width=76)


def _strokes(tray: Tray, top: float, lines: Sequence[Track], labels: dict[Seat, Point]) -> None:
    """The players' lines, each led on to its total."""
    drawn = tuple((tray.player(seat), (*line.corners, labels[seat])) for seat, line in enumerate(lines))
    tray.canvas.picture(0, top, tray.canvas.width, HEIGHT, _lines, tray.canvas.width, drawn, tray.theme.panel)


def ladder(ends: Sequence[float]) -> list[float]:
    """Where totals are written whose lines end at these heights, the uppermost first: as near as can be, but apart.
    Those that would meet stand together, around their middle."""
    knots = list[list[float]]()
    for at, end in enumerate(ends):
        knots.append([end - at * APART])
        while len(knots) > 1 and mean(knots[-2]) > mean(knots[-1]):
            knots[-2:] = [knots[-2] + knots[-1]]
    rungs = [mean(knot) for knot in knots for _ in knot]
    lowest = BOTTOM - (len(rungs) - 1) * APART
    return [min(max(rung, TOP), lowest) + at * APART for at, rung in enumerate(rungs)]


def _step(high: int, lines: int) -> int:
    """A round number, so that no more than so many lines are drawn."""
    return next((step for step in STEPS if high / step <= lines), high)


def _grid(tray: Tray, top: float, scale: Scale, step: int, seats: int) -> None:
    canvas, theme = tray.canvas, tray.theme
    for points in range(0, scale.most + 1, step):
        y = top + scale.y(points)
        canvas.box(theme.line, LEFT, y - 1, FINAL - LEFT, 2)
        canvas.text(LEFT - 14, y, str(points), 24, theme.soft, anchor="right")
    for ended in _rounds(-(-scale.turns // seats)):
        x = scale.x(min(ended * seats, scale.turns))
        canvas.box(theme.line, x - 1, top + TOP, 2, BOTTOM - TOP)
        canvas.text(x, top + BOTTOM + 30, str(ended), 24, theme.soft, anchor="middle")
    canvas.box(theme.line, FINAL - 1, top + TOP, 2, BOTTOM - TOP)
    final, total = tray.easel.say("picture-reckoning-final"), tray.easel.say("picture-reckoning-total")
    canvas.text(FINAL, top + BOTTOM + 30, final, 24, theme.soft, anchor="middle", width=150)
    canvas.text((TOTALS + WRITTEN) / 2 + 20, top + BOTTOM + 30, total, 24, theme.soft, anchor="middle", width=110)


def _rounds(last: int) -> list[int]:
    """The rounds that are numbered: every so many, and the last one in any case."""
    every = _step(last, 8)
    return [*(ended for ended in range(0, last, every) if last - ended > every / 2), last]


def _lines(pen: Pen, wide: int, lines: tuple[Stroke, ...], rim: Colour) -> None:
    """All lines; each has a rim in the colour of the ground, to be followed where it crosses another."""
    for colour, points in lines:
        at = [(x / wide, y / wide) for x, y in points]
        pen.line(rim, RIM / wide, *at)
        pen.line(colour, LINE / wide, *at)
