"""Chapter 6: points by source, and who won."""

from engine.core.state.views import Score
from engine.core.values.seats import Seat
from tests.sample.games.lanterns.data import TABLES, FactTables
from tests.sample.games.lanterns.state import Counts, LanternsState

SOURCES = ("coins", "wishes")


def scores(state: LanternsState) -> tuple[Score, ...]:
    """Every seat's points, in the order of `SOURCES`."""
    tables = TABLES[state.data]
    return tuple(
        Score((coins, worth(tables, hidden.hand))) for coins, hidden in zip(state.coins, state.hidden, strict=True)
    )


def worth(tables: FactTables, hand: Counts) -> int:
    """The points of a hand; more cards of a kind than are printed are worth what the last number says."""
    return sum(wish.points[min(n, len(wish.points) - 1)] for wish, n in zip(tables.wishes, hand, strict=True))


def winners(state: LanternsState) -> tuple[Seat, ...]:
    """Most points; a tie is shared."""
    totals = [each.total for each in scores(state)]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
