"""Who stands where: the players by their points, and the objects that were shown."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.carrara.views import TableView
from render.core.parts import ranking as core
from render.core.parts.ranking import Place
from render.core.scene import Scene
from render.games.carrara.news import counts, seat_of


def ranking(scene: Scene) -> list[Place]:
    """The players by their points, winners first; before the end, by their points on the track."""
    return core.ranking(scene, [(player.vp,) for player in scene.view.table.players])


def points(scene: Scene, seat: Seat) -> int:
    """What stands in his wreath: his points on the track; in the end, all he has."""
    vp: int = scene.view.table.players[seat].vp
    return scene.scores[seat].total if scene.scores else vp


class ShownObjects(Struct, frozen=True):
    """What everyone knows a player to have: so many, or at least so many."""

    n: int
    exactly: bool = True


def objects_shown(scene: Scene) -> dict[Seat, ShownObjects]:
    """The objects each is known to have: he who announced has shown enough, and in the end all screens are raised."""
    table: TableView = scene.view.table
    known = {} if table.announcer is None else {table.announcer: ShownObjects(table.goal.objects, exactly=False)}
    for event in (text for happening in scene.course or scene.news for text in happening.texts):
        if event.key in ("announced", "announced-with-coins", "screen-raised"):
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
