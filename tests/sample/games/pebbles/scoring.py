"""Chapter 4: points by source, and who won."""

from engine.core.state.views import Score
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.data import COLOURS, TABLES
from tests.sample.games.pebbles.state import PebblesState

SOURCES = ("pebbles", "favourite", "polish", "shells", "boast", "coins")


def scores(state: PebblesState) -> tuple[Score, ...]:
    """Every seat's points, in the order of `SOURCES`."""
    return tuple(score(state, seat) for seat in range(state.seats))


def score(state: PebblesState, seat: Seat) -> Score:
    """One seat's points."""
    tables, mine = TABLES[state.data], state.hidden[seat]
    of = dict(zip(COLOURS, mine.pebbles, strict=True))
    return Score(
        (
            sum(mine.pebbles),
            of[mine.favourite],
            sum(of[colour] for colour in mine.polish or ()),
            len(state.shells_of[seat]) * tables.shell_points,
            1 if state.boasts[seat] else 0,
            mine.coins // tables.coins_per_point,
        )
    )


def winners(state: PebblesState) -> tuple[Seat, ...]:
    """Most points; a tie is shared."""
    totals = [each.total for each in scores(state)]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
