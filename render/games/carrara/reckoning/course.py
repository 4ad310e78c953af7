"""The course of a game: each player's points on the track after every turn, read from what happened."""

from collections.abc import Iterable

from msgspec import Struct

from engine.core.values.seats import Seat
from render.core.scene import Happening
from render.games.carrara.news import number, seat_of

ACTIONS = frozenset(
    {
        *("took", "built", "scored", "relieved", "skipped"),
        *("took-unturned", "built-eight", "improved", "scored-category"),
    }
)
"""Every turn ends with exactly one of these."""
GAINS = frozenset({"scored", "announced", "scored-category", "announced-with-coins"})
"""What brings points onto the track."""


class Course(Struct, frozen=True):
    """Points by turn, from the beginning of the game on; what is announced after an action belongs to its turn."""

    points: tuple[tuple[int, ...], ...]
    """By turn, then by seat; the first row is the beginning, when nobody has any."""

    @property
    def turns(self) -> int:
        return len(self.points) - 1

    def gains(self, seat: Seat) -> tuple[int, ...]:
        """The turns after which this player had other points than before."""
        rows = self.points
        return tuple(turn for turn in range(1, len(rows)) if rows[turn][seat] != rows[turn - 1][seat])

    def leaders(self, turn: int) -> tuple[Seat, ...]:
        """Who had the most points after this turn; nobody, as long as nobody had any."""
        row = self.points[turn]
        return tuple(seat for seat, vp in enumerate(row) if vp == max(row)) if any(row) else ()


def course(happenings: Iterable[Happening], seats: int) -> Course:
    """The course of a game of so many players."""
    rows, now = [(0,) * seats], [0] * seats
    for happening in happenings:
        acted = False
        for text in happening.texts:
            acted |= text.key in ACTIONS
            if text.key in GAINS and seat_of(text.params) < seats:
                now[seat_of(text.params)] += number(text.params["vp"])
        if acted:
            rows.append(tuple(now))
    if rows[-1] != tuple(now):
        rows.append(tuple(now))
    return Course(tuple(rows))
