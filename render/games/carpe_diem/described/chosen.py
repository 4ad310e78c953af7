"""Which words each picture shows, by the names of their sections: the gist, and all of it."""

from collections.abc import Iterable

from engine.core.state.views import opened_section
from engine.core.values.texts import Text
from engine.games.carpe_diem.tell import tell
from render.core.contract import SCREEN
from render.core.scene import Scene
from render.games.carpe_diem.described.now import SECTIONS, whose
from render.games.carpe_diem.table.strips import in_order

NOBODY = (Text("picture-screen-empty"),)
"""The screen of somebody who has none."""

ALT = {
    "table": "status standings latest track phase ring row earlier",
    "table over": "status totals track",
    "district": "player latest summary status district",
    "cards": "status worth free cards circles",
    "cards over": "status cards circles",
    "screen": "private status hand player summary fountains worth district",
    "screen over": "opened player summary status district",
    "reckoning": "status totals opened-all",
}
"""The most important first."""

TELL = {
    "table": "status news phase ring row piles track cards circles players",
    "table over": "status totals news track cards circles players",
    "district": "status news player summary district",
    "cards": "status news worth mine cards circles",
    "cards over": "status cards circles",
    "screen": "private status phase hand player summary district fountains worth cards",
    "screen over": "status opened player summary district",
    "reckoning": "status totals opened-all",
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
    of_game = {section.name: section.lines for section in tell(scene.view)}
    every = [name for each in chosen.split() for name in _named(scene, each)]
    return tuple(
        line for name in every for line in (SECTIONS[name](scene) if name in SECTIONS else of_game.get(name, ()))
    )


def _named(scene: Scene, name: str) -> Iterable[str]:
    """The names of sections that each player has; players as they stand on the picture."""
    order = in_order(scene)
    match name:
        case "player" | "district":
            return (f"{name}-{whose(scene)}",)
        case "mine":
            return () if scene.view.viewer is None else (f"player-{scene.view.viewer}",)
        case "standings" | "players":
            return (f"player-{seat}" for seat in order)
        case "opened":
            return (opened_section(whose(scene)),)
        case "opened-all":
            return (opened_section(seat) for seat in order)
    return (name,)
