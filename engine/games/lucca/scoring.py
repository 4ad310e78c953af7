"""The score: points by where they come from, and who won."""

from engine.core.state.views import Score
from engine.core.values.seats import Seat
from engine.games.lucca.rules.order import highest_number
from engine.games.lucca.state import LuccaState

SOURCES = ("windows", "openings", "final-openings", "walls", "numbers")


def scores(state: LuccaState) -> tuple[Score, ...]:
    """They are kept as they are earned."""
    return tuple(Score(quarter.points) for quarter in state.quarters)


def winners(state: LuccaState) -> tuple[Seat, ...]:
    """Most points; among equals the highest street number anywhere in the quarter. Nobody ever shares it."""
    totals = [(sum(quarter.points), highest_number(quarter)) for quarter in state.quarters]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
