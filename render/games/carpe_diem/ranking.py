"""Who stands where: the players by their points."""

from render.core.parts import ranking as core
from render.core.parts.ranking import Place
from render.core.scene import Scene

SOURCES = ("play", "villas", "leftovers", "track", "fountains", "frame")
"""Where points come from, in the order of a score."""


def ranking(scene: Scene) -> list[Place]:
    """The players by their points, the winner first; before the end, by what they have so far."""
    rest = (0,) * (len(SOURCES) - 1)
    return core.ranking(scene, [(player.vp, *rest) for player in scene.view.table.players])
