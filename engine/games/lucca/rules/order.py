"""Chapter 4, first part: who plays before whom. Most shields under construction first, then the higher number."""

from engine.core.values.seats import Seat
from engine.games.lucca.state import LuccaState, Quarter, in_area, shields


def order_now(state: LuccaState) -> tuple[Seat, ...]:
    """All seats in the order of play. Numbers are on one card each, and every quarter has a palace: no tie is left."""
    return tuple(sorted(range(state.seats), key=lambda seat: _rank(state, state.quarters[seat]), reverse=True))


def _rank(state: LuccaState, quarter: Quarter) -> tuple[int, int, int]:
    """Among equal shields the number of a palace under construction counts; only where neither has one, any other."""
    under = max((palace.number for palace in in_area(quarter, "construction")), default=0)
    return shields(state.data, quarter), under, highest_number(quarter)


def highest_number(quarter: Quarter) -> int:
    """The highest street number that can be seen anywhere in a quarter."""
    return max((palace.number for palace in quarter.palaces), default=0)
