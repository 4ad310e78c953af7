"""Who stands where: the players by their points."""

from render.core.parts import ranking as core
from render.core.parts.ranking import Place
from render.core.scene import Scene

SOURCES = ("cards", "majorities", "crowns", "revaluation", "books", "dice", "cities", "singles", "bonus")
"""Where points come from, in the order of a score."""


def ranking(scene: Scene) -> list[Place]:
    """The players by their points, the winners first; before the end, by what they have so far."""
    return core.ranking(scene, [player.points for player in scene.view.table.players])
