"""Which words each picture shows, by the names of their sections: the gist, and all of it."""

from collections.abc import Iterable

from engine.core.values.texts import Text
from engine.games.lucca.tell import tell
from render.core.contract import SCREEN
from render.core.scene import Scene
from render.games.lucca.described.now import SECTIONS
from render.games.lucca.ranking import in_order

NOBODY = (Text("picture-screen-empty"),)
"""The screen of somebody who has none."""

ALT = {
    "table": "status standings display latest numbers round earlier",
    "table start": "round display",
    "table over": "status paid fallen totals walls",
    "screen": "private status offers player quarter worth screen",
    "screen start": "private status screen display round",
    "screen over": "private status player quarter screen",
    "reckoning": "status paid fallen totals walls",
}
"""The most important first."""

TELL = {
    "table": "status news round display pile numbers players",
    "table start": "news round display pile",
    "table over": "status totals news numbers players",
    "screen": "private status round player quarter worth offers screen aside",
    "screen start": "private status screen round display",
    "screen over": "private status player quarter screen aside",
    "reckoning": "status totals walls fallen paid",
}


def alt(scene: Scene) -> tuple[Text, ...]:
    """The gist of a picture."""
    return _told(scene, ALT)


def everything(scene: Scene) -> tuple[Text, ...]:
    """All that is on a picture."""
    return _told(scene, TELL)


def _told(scene: Scene, names: dict[str, str]) -> tuple[Text, ...]:
    if scene.picture == SCREEN and scene.screen is None:
        return NOBODY
    chosen = names.get(f"{scene.picture} {_moment(scene)}", names[scene.picture])
    of_game = {section.name: section.lines for section in tell(scene.view)}
    every = [name for each in chosen.split() for name in _named(scene, each)]
    return tuple(line for name in every for line in (SECTIONS[name](scene) if name in SECTIONS else of_game[name]))


def _moment(scene: Scene) -> str:
    """What makes a difference to what is told."""
    return "over" if scene.view.over else "" if scene.view.table.round else "start"


def _named(scene: Scene, name: str) -> Iterable[str]:
    """The names of sections that each player has; quarters as they stand on the picture."""
    order = in_order(scene)
    match name:
        case "player" | "quarter":
            return (f"{name}-{scene.owner or 0}",)
        case "standings":
            return (f"player-{seat}" for seat in order)
        case "players":
            return (each for seat in order for each in (f"player-{seat}", f"quarter-{seat}"))
    return (name,)
