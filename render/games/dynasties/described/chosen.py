"""Which words each picture shows, by the names of their sections: the gist, and all of it."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.state.views import Section, opened_section
from engine.core.values.texts import Text
from engine.games.dynasties.data import REGIONS
from engine.games.dynasties.tell import tell
from render.core.contract import SCREEN
from render.core.scene import Scene
from render.games.dynasties.described.now import SECTIONS
from render.games.dynasties.table.strips import in_order

NOBODY = (Text("picture-screen-empty"),)
"""The screen of somebody who has none."""

ALT = {
    "table": "status dice plan points latest round ships regions-gist earlier",
    "table over": "status totals by-region",
    "court": "status characters track piles",
    "screen": "private status screen player round",
    "screen over": "opened player status",
    "reckoning": "status totals by-region",
}
"""The most important first."""

TELL = {
    "table": "status dice plan news round regions revaluation ships characters track piles players",
    "table over": "status totals regions revaluation by-region players",
    "court": "status news characters does track piles gone",
    "screen": "private status round screen player",
    "screen over": "status opened player",
    "reckoning": "status totals by-region opened-all",
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
    over = " over" if scene.view.over else ""
    chosen = names.get(scene.picture + over, names[scene.picture])
    of_game = {section.name: section.lines for section in told(scene)}
    every = [name for each in chosen.split() for name in _named(scene, each)]
    return tuple(
        line for name in every for line in (SECTIONS[name](scene) if name in SECTIONS else of_game.get(name, ()))
    )


def told(scene: Scene) -> Iterable[Section]:
    """The game's own sections; of regions and players also the first line alone, as a gist."""
    for section in tell(scene.view):
        yield section
        yield replace(section, name=f"gist-{section.name}", lines=section.lines[: 2 if "region" in section.name else 1])


def _named(scene: Scene, name: str) -> Iterable[str]:
    """The names of sections that each player or region has; players as they stand on the picture."""
    order = in_order(scene)
    match name:
        case "player":
            return (f"player-{scene.owner}",)
        case "points" | "players":
            return (f"{'gist-' if name == 'points' else ''}player-{seat}" for seat in order)
        case "regions" | "regions-gist":
            return (f"{'gist-' if '-' in name else ''}region-{region}" for region in REGIONS)
        case "opened":
            return (opened_section(scene.owner or 0),)
        case "opened-all":
            return (opened_section(seat) for seat in order)
    return (name,)
