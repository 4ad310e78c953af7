"""Which words each picture shows, by the names of their sections: the gist, and all of it."""

from collections.abc import Iterable

from engine.core.state.views import opened_section
from engine.core.values.texts import Text
from engine.games.carrara.tell import tell
from render.core.contract import SCREEN
from render.core.scene import Scene
from render.games.carrara.described import beyond, now

BEYOND = {**now.SECTIONS, **beyond.SECTIONS}
"""What the game itself does not tell, by name."""

NOBODY = (Text("picture-screen-empty"),)
"""The screen of somebody who has none."""

ALT = {
    "table": "status latest standings wheel display cities sale pile bag earlier",
    "table over": "status standings cities latest earlier",
    "wheel": "status latest wheel bag earlier",
    "board": "total player latest scorings board status",
    "objectives": "status goal progress known-objects",
    "screen": "private screen reached builds scores objectives status",
    "screen opened": "opened progress status",
    "screen asked": "private status screen reached builds scores objectives",
    "reckoning": "status standings leads",
}
"""The most important first. Once the game is over, the table says only how it ended; on one's own screen one's own turn
is said first, that of another last."""

TELL = {
    "table": "status news wheel empty-sections bag display empty-spaces pile sale supply printed-cities cities goal"
    " start-player players totals",
    "wheel": "status news wheel empty-sections bag pile printed-prices",
    "board": "status total player news goal started board scorings unready-cities printed-cities cities-of-others"
    " cities",
    "objectives": "status goal progress known-objects announcing",
    "screen": "private status screen builds own-scorings objectives reached",
    "screen opened": "status opened progress goal",
    "reckoning": "status standings leads rises",
}


def alt(scene: Scene) -> tuple[Text, ...]:
    """The gist of a picture."""
    return _told(scene, ALT.get(f"{scene.picture} {_moment(scene)}", ALT[scene.picture]))


def everything(scene: Scene) -> tuple[Text, ...]:
    """All that is on a picture."""
    return _told(scene, TELL.get(f"{scene.picture} {_moment(scene)}", TELL[scene.picture]))


def _moment(scene: Scene) -> str:
    """What makes a difference to what is told: a screen of somebody else, the end, one's own turn."""
    if scene.picture == SCREEN and not scene.is_own:
        return "opened"
    asked = any(decision.seat == scene.view.viewer for decision in scene.view.decisions)
    return "over" if scene.view.over else "asked" if asked else ""


def _told(scene: Scene, names: str) -> tuple[Text, ...]:
    if scene.picture == SCREEN and scene.screen is None:
        return NOBODY
    of_game = {section.name: section.lines for section in tell(scene.view)}
    chosen = [name for each in names.split() for name in _named(scene, each)]
    return tuple(line for name in chosen for line in (BEYOND[name](scene) if name in BEYOND else of_game[name]))


def _named(scene: Scene, name: str) -> Iterable[str]:
    """The names of sections that each player has."""
    match name:
        case "player" | "board":
            return (f"{name}-{beyond.whose(scene)}",)
        case "players":
            return (each for seat in scene.seats for each in (f"player-{seat}", f"board-{seat}"))
        case "opened":
            return (opened_section(beyond.whose(scene)),)
        case "started":
            return ("start-player",) if beyond.whose(scene) == scene.view.table.start_player else ()
    return (name,)
