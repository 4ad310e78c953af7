"""Points by source, and who won."""

from engine.core.state.views import Score
from engine.core.values.seats import Seat
from engine.games.dynasties.rules.goods import SOURCES as SOURCES
from engine.games.dynasties.state import DynastiesState


def scores(state: DynastiesState) -> tuple[Score, ...]:
    """Every seat's points, in the order of `SOURCES`: each was scored when it came."""
    return tuple(Score(player.points) for player in state.players)


def winners(state: DynastiesState) -> tuple[Seat, ...]:
    """Most points; of those who tie, who has most goods; if that is a tie, too, they share it."""
    standing = [(sum(player.points), sum(player.goods)) for player in state.players]
    return tuple(seat for seat, each in enumerate(standing) if each == max(standing))
