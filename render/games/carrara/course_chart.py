"""The chart of a game's course: a line for each player, round by round, and the jump to his total at the end."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.core.seats import Seat
from render.core.colours import Colour
from render.core.fonts import Face
from render.core.pen import Pen, Point
from render.games.carrara.course import Course
from render.games.carrara.tray import Tray

HEIGHT = 440
LEFT, RIGHT, TOP, BOTTOM = 100, 820, 84, 378
"""Of the grid, within a picture 1080 wide, from the top of the panel."""
JUMP, END = 900, 966
"""Where the lines have risen to the totals, and where those are written."""
APART = 40
"""Pixels between two totals, at least."""
ROUNDS = 40
"""So often neighbours push each other away; then they stand still."""
Stroke = tuple[Colour, tuple[Point, ...]]
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


class Scale(Struct, frozen=True):
    """Where turns and points lie."""

    turns: int
    most: int

    def x(self, turn: float) -> float:
        return LEFT + (RIGHT - LEFT) * turn / max(1, self.turns)

    def y(self, points: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * points / self.most


def chart(tray: Tray, top: float, went: Course, totals: Mapping[Seat, int]) -> None:
    """Grid, lines, tokens, totals; `top` is that of its panel."""
    seats, high = len(went.points[0]), max([1, *totals.values(), *(max(row) for row in went.points)])
    step = _step(high, 5)
    scale = Scale(went.turns, -(-high // step) * step)
    _grid(tray, top, scale, step, seats)
    lines = tuple((tray.player(seat), _line(went, seat, scale, totals[seat])) for seat in range(seats))
    ties = tuple((tray.player(seat), ((JUMP, scale.y(totals[seat])), (END, y))) for seat, y in spread(totals, scale))
    tray.canvas.picture(0, top, tray.canvas.width, HEIGHT, _lines, tray.canvas.width, lines, ties, tray.theme.panel)
    for seat in range(seats):
        for turn in went.gains(seat):
            tray.token(scale.x(turn), top + scale.y(went.points[turn][seat]), 22, seat)
    for seat, y in spread(totals, scale):
        tray.token(JUMP, top + scale.y(totals[seat]), 22, seat)
        tray.token(END, top + y, 36, seat)
        tray.canvas.text(END + 28, top + y, str(totals[seat]), 32, tray.theme.ink, Face.BOLD, width=70)


def _step(high: int, lines: int) -> int:
    """A round number of points, so that no more than so many lines are drawn."""
    return next((step for step in STEPS if high / step <= lines), high)


def _grid(tray: Tray, top: float, scale: Scale, step: int, seats: int) -> None:
    canvas, theme = tray.canvas, tray.theme
    for points in range(0, scale.most + 1, step):
        y = top + scale.y(points)
        canvas.box(theme.line, LEFT, y - 1, JUMP - LEFT, 2)
        canvas.text(LEFT - 14, y, str(points), 24, theme.soft, anchor="right")
    rounds = -(-scale.turns // seats)
    every = _step(rounds, 8)
    for turn in range(0, scale.turns + 1, every * seats):
        x = scale.x(turn)
        canvas.box(theme.line, x - 1, top + TOP, 2, BOTTOM - TOP)
        canvas.text(x, top + BOTTOM + 30, str(turn // seats), 24, theme.soft, anchor="middle")
    end = tray.easel.say("picture-reckoning-total")
    canvas.text(JUMP, top + BOTTOM + 30, end, 24, theme.soft, anchor="middle", width=150)


def _line(went: Course, seat: Seat, scale: Scale, total: int) -> tuple[Point, ...]:
    """In steps: between two scorings nothing rises. The last piece goes up to the total."""
    points: list[Point] = [(scale.x(0), scale.y(0))]
    for turn in went.gains(seat):
        points += [(scale.x(turn), points[-1][1]), (scale.x(turn), scale.y(went.points[turn][seat]))]
    points.append((scale.x(went.turns), points[-1][1]))
    return (*points, (JUMP, scale.y(total)))


def spread(totals: Mapping[Seat, int], scale: Scale) -> Sequence[tuple[Seat, float]]:
    """Where each total is written: at its height, or moved up and down alike where they stand too close."""
    ordered = sorted(totals, key=lambda seat: -totals[seat])
    places = [scale.y(totals[seat]) for seat in ordered]
    for _ in range(ROUNDS):
        for at in range(len(places) - 1):
            short = max(0.0, APART - (places[at + 1] - places[at])) / 2
            places[at], places[at + 1] = max(TOP, places[at] - short), min(BOTTOM, places[at + 1] + short)
    return list(zip(ordered, places, strict=True))


def _lines(pen: Pen, wide: int, lines: tuple[Stroke, ...], ties: tuple[Stroke, ...], rim: Colour) -> None:
    """All lines; each has a rim in the colour of the ground, to be followed where it crosses another."""
    for colour, points in lines:
        at = [(x / wide, y / wide) for x, y in points]
        pen.line(rim, 9 / wide, *at)
        pen.line(colour, 5 / wide, *at)
    for colour, points in ties:
        pen.line(colour, 2 / wide, *[(x / wide, y / wide) for x, y in points])
