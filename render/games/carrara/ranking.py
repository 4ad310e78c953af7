"""Who stands where: the players by their points, whence those came, a broken tie, and the objects that were shown."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.core.values.texts import Text
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


def points(scene: Scene, seat: Seat) -> int:
    """What stands in his wreath: his points on the track; in the end, all he has."""
    vp: int = scene.view.table.players[seat].vp
    return scene.scores[seat].total if scene.scores else vp


def tied(scene: Scene) -> bool:
    """Whether somebody who did not win had as many points as those who did."""
    places = ranking(scene)
    best = max(place.total for place in places)
    return any(not place.won for place in places if place.total == best)


class ShownObjects(Struct, frozen=True):
    """What everyone knows a player to have: so many, or at least so many."""

    n: int
    exactly: bool = True


def objects_shown(scene: Scene) -> dict[Seat, ShownObjects]:
    """The objects each is known to have: he who announced has shown enough, and in the end all screens are raised."""
    table: TableView = scene.view.table
    known = {} if table.announcer is None else {table.announcer: ShownObjects(table.goal.objects, exactly=False)}
    for event in (text for happening in scene.course or scene.news for text in happening.texts):
        if event.key in ("announced", "screen-raised"):
            known[seat_of(event.params)] = ShownObjects(sum(counts(event.params["objects"])))
        elif event.key in ("scored", "bought"):
            _more(known, event)
    return known


def _more(known: dict[Seat, ShownObjects], event: Text) -> None:
    """Who has shown his objects can get more in the same turn, before everyone's eyes."""
    had = known.get(seat_of(event.params))
    if had is not None and had.exactly:
        got = sum(counts(event.params["objects"])) if event.key == "scored" else 1
        known[seat_of(event.params)] = ShownObjects(had.n + got)
