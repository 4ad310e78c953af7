"""Who stands where: the players by their points, whence those came, a broken tie, and the objects that were shown."""

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.carrara.views import TableView
from render.core.scene import Scene
from render.games.carrara.news import counts, seat_of


class Place(Struct, frozen=True):
    """One player's result."""

    seat: Seat
    points: tuple[int, ...]
    """In the order of the sources; before the end, only those on the track."""
    won: bool

    @property
    def total(self) -> int:
        return sum(self.points)


def ranking(scene: Scene) -> list[Place]:
    """The players by their points, winners first; before the end, by their points on the track."""
    points = [score.points for score in scene.scores] or [(player.vp,) for player in scene.view.table.players]
    places = [Place(seat, each, seat in scene.winners) for seat, each in enumerate(points)]
    return sorted(places, key=lambda place: (place.total, place.won), reverse=True)


def tied(scene: Scene) -> bool:
    """Whether somebody who did not win had as many points as those who did."""
    places = ranking(scene)
    best = max(place.total for place in places)
    return any(not place.won for place in places if place.total == best)


def objects_shown(scene: Scene) -> dict[Seat, int]:
    """The objects each is known to have: he who announced has shown enough, and in the end all screens are raised."""
    table: TableView = scene.view.table
    known = {} if table.announcer is None else {table.announcer: table.goal.objects}
    for event in (text for happening in (*scene.course, *scene.news) for text in happening.texts):
        if event.key in ("announced", "screen-raised"):
            known[seat_of(event.params)] = sum(counts(event.params["objects"]))
    return known
