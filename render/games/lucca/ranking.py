"""Who stands where: the players by their points."""

from render.core.parts import ranking as core
from render.core.parts.ranking import Place
from render.core.scene import Scene


def ranking(scene: Scene) -> list[Place]:
    """The players by their points, the winner first; before the end, by what they have so far."""
    return core.ranking(scene, [player.points for player in scene.view.table.players])
