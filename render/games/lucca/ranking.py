"""Who stands where: the players by their points, and in which order their quarters are shown."""

from collections.abc import Sequence

from engine.core.values.seats import Seat
from render.core.parts import ranking as core
from render.core.parts.ranking import Place
from render.core.scene import Scene


def ranking(scene: Scene) -> list[Place]:
    """The players by their points, the winner first; before the end, by what they have so far."""
    return core.ranking(scene, [player.points for player in scene.view.table.players])


def in_order(scene: Scene) -> Sequence[Seat]:
    """The players in the order of play, in the end by their places; as long as all choose there is no order."""
    if scene.view.over:
        return [place.seat for place in ranking(scene)]
    return scene.view.table.order or scene.seats
