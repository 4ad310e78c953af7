"""Who stands where: the players by their points, whence those came, and a broken tie."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.values.seats import Seat
from render.core.scene import Scene


class Place(Struct, frozen=True):
    """One player's result."""

    seat: Seat
    points: tuple[int, ...]
    """In the order of the sources; before the end, what he has so far."""
    won: bool

    @property
    def total(self) -> int:
        return sum(self.points)


def ranking(scene: Scene, so_far: Sequence[tuple[int, ...]]) -> list[Place]:
    """The players by their points, winners first; before the end, by what they have so far."""
    points = [score.points for score in scene.scores] or so_far
    places = [Place(seat, each, seat in scene.winners) for seat, each in enumerate(points)]
    return sorted(places, key=lambda place: (place.total, place.won), reverse=True)


def tied(places: Sequence[Place]) -> bool:
    """Whether somebody who did not win had as many points as those who did."""
    best = max(place.total for place in places)
    return any(not place.won for place in places if place.total == best)
