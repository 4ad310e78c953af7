"""Which words each picture shows, by the names of their sections: the gist, and all of it."""

from collections.abc import Iterable, Mapping

from msgspec import UNSET

from engine.core.state.views import opened_section
from engine.core.values.texts import Text
from engine.games.carrara.tell.base import tell
from render.core.contract import SCREEN
from render.core.scene import Scene
from render.games.carrara.described import beyond, now

BEYOND = {**now.SECTIONS, **beyond.SECTIONS}
"""What the game itself does not tell, by name."""

NOBODY = (Text("picture-screen-empty"),)
"""The screen of somebody who has none."""

EXPANSION = frozenset({"beside", "bonus", "eight", "improves"})
"""Sections that the game tells only with its expansion."""

ALT = {
    "table": "status latest standings wheel display cities sale beside pile bag earlier",
    "table over": "status standings cities bonus latest earlier",
    "wheel": "status latest wheel bag earlier",
    "board": "total player expanded latest scorings board status",
    "objectives": "status goal progress known-objects",
    "objectives cards": "status progress known-objects goal",
    "screen": "private screen reached builds eight scores objectives status improves",
    "screen opened": "opened progress status",
    "screen asked": "private status screen reached builds eight scores objectives improves",
    "reckoning": "status standings bonus leads",
}
"""The most important first. Once the game is over, the table says only how it ended; on one's own screen one's own turn
is said first, that of another last."""

TELL = {
    "table": "status news wheel empty-sections bag display empty-spaces pile beside sale supply printed-cities cities"
    " goal start-player players totals bonus",
    "wheel": "status news wheel empty-sections bag pile printed-prices",
    "board": "status total player expanded news goal started board scorings unready-cities printed-cities"
    " cities-of-others cities",
    "objectives": "status goal progress known-objects announcing bonus",
    "screen": "private status screen builds eight improves own-scorings objectives bonus-now reached",
    "screen opened": "status opened progress goal bonus",
    "reckoning": "status standings bonus rate leads rises",
}


def alt(scene: Scene) -> tuple[Text, ...]:
    """The gist of a picture."""
    return _told(scene, ALT.get(f"{scene.picture} {_moment(scene)}", ALT[scene.picture]))


def everything(scene: Scene) -> tuple[Text, ...]:
    """All that is on a picture."""
    return _told(scene, TELL.get(f"{scene.picture} {_moment(scene)}", TELL[scene.picture]))


def _moment(scene: Scene) -> str:
    """What makes a difference to what is told: a screen of somebody else, cards, the end, one's own turn."""
    if scene.picture == SCREEN and not scene.is_own:
        return "opened"
    if scene.picture == "objectives" and scene.view.table.expansion is not UNSET:
        return "cards"
    asked = any(decision.seat == scene.view.viewer for decision in scene.view.decisions)
    return "over" if scene.view.over else "asked" if asked else ""


def _told(scene: Scene, names: str) -> tuple[Text, ...]:
    if scene.picture == SCREEN and scene.screen is None:
        return NOBODY
    of_game = {section.name: section.lines for section in tell(scene.view)}
    chosen = [name for each in names.split() for name in _named(scene, each)]
    return tuple(line for name in chosen for line in _lines(scene, name, of_game))


def _lines(scene: Scene, name: str, of_game: Mapping[str, Iterable[Text]]) -> Iterable[Text]:
    """Of one section; some are there only with the expansion."""
    if name in BEYOND:
        return BEYOND[name](scene)
    return () if name in EXPANSION and name not in of_game else of_game[name]


def _named(scene: Scene, name: str) -> Iterable[str]:
    """The names of sections that each player has."""
    match name:
        case "player" | "board" | "expanded":
            return (f"{name}-{beyond.whose(scene)}",)
        case "players":
            return (each for seat in scene.seats for each in (f"player-{seat}", f"expanded-{seat}", f"board-{seat}"))
        case "opened":
            return (opened_section(beyond.whose(scene)),)
        case "started":
            return ("start-player",) if beyond.whose(scene) == scene.view.table.start_player else ()
    return (name,)
