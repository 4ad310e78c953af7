"""The lines of a game's course, up to the totals: each player's as points to draw, none upon another where they run
side by side."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.values.seats import Seat
from render.core.pen import Point
from render.games.carrara.reckoning.course import Course

LANE = 5
"""Pixels between two lines that run side by side, at least: as wide as a line and its rim."""
BESIDE = (0, -1, -2, -3, 1, 2, 3)
"""Lanes to try, upwards first: below nothing there are no points. Three others block two each at most: one is free."""


class Scale(Struct, frozen=True):
    """Where turns and points lie: a frame in pixels, and how many of each it holds."""

    left: float
    right: float
    top: float
    bottom: float
    turns: int
    most: int
    final: float = 0
    """Where the final scoring lies, to the right of the last turn."""

    def x(self, turn: float) -> float:
        return self.left + (self.right - self.left) * turn / max(1, self.turns)

    def y(self, points: float) -> float:
        return self.bottom - (self.bottom - self.top) * points / self.most


class Track(Struct, frozen=True):
    """One player's line: where it begins, where it stands after each gain and after the last turn, and his total."""

    begin: Point
    gains: tuple[Point, ...]
    last: Point
    total: Point

    @property
    def corners(self) -> tuple[Point, ...]:
        """In steps, since between two scorings nothing rises; the final scoring is one slope."""
        corners = [self.begin]
        for x, y in self.gains:
            corners += [(x, corners[-1][1]), (x, y)]
        return (*corners, self.last, self.total)


def tracks(went: Course, scale: Scale, totals: Sequence[int]) -> tuple[Track, ...]:
    """By seat. Who comes to where others run already runs beside them, and stays there until he gains again."""
    now = list[float]()
    for points in went.points[0]:
        now.append(_free(scale.y(points), now))
    begun, gains = tuple(now), [list[Point]() for _ in now]
    for turn in range(1, went.turns + 1):
        for seat in _gainers(went, turn):
            now[seat] = _free(scale.y(went.points[turn][seat]), now[:seat] + now[seat + 1 :])
            gains[seat].append((scale.x(turn), now[seat]))
    left, right, ends = scale.x(0), scale.x(went.turns), _ends(scale, totals)
    return tuple(
        Track((left, begun[seat]), tuple(gains[seat]), (right, now[seat]), (scale.final, ends[seat]))
        for seat in range(len(now))
    )


def _ends(scale: Scale, totals: Sequence[int]) -> list[float]:
    """By seat, the height of his total; beside it, if somebody else has as many."""
    ends = list[float]()
    for total in totals:
        ends.append(_free(scale.y(total), ends))
    return ends


def _gainers(went: Course, turn: int) -> list[Seat]:
    before, after = went.points[turn - 1], went.points[turn]
    return [seat for seat, points in enumerate(after) if points != before[seat]]


def _free(y: float, others: Sequence[float]) -> float:
    """This height, or that of the next lane beside it which no other line takes."""
    lanes = (y + lane * LANE for lane in BESIDE)
    return next((lane for lane in lanes if all(abs(lane - other) >= LANE for other in others)), y)
