"""Looking at a table's pictures, for one person: a menu of all of them, light or dark, and the same in words."""

from discord import SelectOption
from msgspec import Struct
from msgspec.structs import replace

from bot.interaction.control import Control, button, menu
from bot.interaction.control_ids import ControlId
from bot.interaction.places import LONGEST, title
from bot.interaction.press import Press
from bot.pages.paging import around, pages
from bot.pictures.scenes import looked_at, own, place
from bot.words.naming import clipped, shown
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview
from render.core.scene import Scene

MOST, LONGEST_LABEL = 25, 100
"""What a menu has room for."""
LIGHT_AND_DARK = {"light": "theme-light", "dark": "theme-dark"}
"""The themes, and what stands on the button that leads to each."""


class Album(Struct, frozen=True):
    """All pictures that one person may look at, as scenes made for him, and after which step it is so."""

    overview: Overview
    step: int
    scenes: tuple[Scene, ...]

    def at(self, wanted: str) -> Scene:
        """The picture that is meant. What is not there for him, or nowhere, leads to the first."""
        return next((scene for scene in self.scenes if place(scene) == wanted), self.scenes[0])


async def sight(press: Press, overview: Overview) -> Album | Refusal:
    """What whoever asks may look at."""
    seen = await press.tables.seen(press.user, overview.table.id, press.access)
    if isinstance(seen, Refusal):
        return seen
    scenes = looked_at(press.bot.studio, own(seen, press.language))
    return Album(seen.overview, seen.look.step, tuple(scenes))


def heading(press: Press, sight: Album, scene: Scene) -> str:
    """What is seen, and where."""
    called = _called(press, replace(scene, names=shown(sight.overview.sitters, press.language)))
    return f"**{called}**\n{title(press.bot, sight.overview, press.language)}"


def controls(press: Press, sight: Album, scene: Scene) -> list[Control]:
    """To another picture, to the other theme, to the words."""
    table, tell = scene.table, press.voice.tell
    other = next(name for name in LIGHT_AND_DARK if name != scene.theme)
    return [
        *([_menu(press, sight, scene)] if len(sight.scenes) > 1 else []),
        button(ControlId("theme", table, f"{other}:{place(scene)}"), tell("table", LIGHT_AND_DARK[other])),
        button(ControlId("in-words", table, place(scene)), tell("table", "in-words")),
    ]


def in_words(press: Press, sight: Album, scene: Scene, number: int = 0) -> tuple[str, list[Control]]:
    """Everything that can be seen on the picture, in pages."""
    head = heading(press, sight, scene)
    # In a message names are written otherwise than on a picture: they could be read as marks.
    told = press.bot.studio.tell(replace(scene, names=shown(sight.overview.sitters, press.language)))
    made = pages([*told], LONGEST - len(head) - 1)
    number = min(max(number, 0), len(made) - 1)
    turning = [
        button(ControlId("words", scene.table, f"{at}:{place(scene)}"), press.voice.tell("table", key))
        for at, key in around(number, len(made) - 1).items()
    ]
    return "\n".join([head, made[number] or press.voice.tell("table", "nothing-on-it")]), turning


def _menu(press: Press, sight: Album, now: Scene) -> Control:
    options = [
        SelectOption(
            label=clipped(_called(press, scene), LONGEST_LABEL), value=place(scene), default=place(scene) == place(now)
        )
        for scene in sight.scenes[:MOST]
    ]
    return menu(ControlId("look-at", now.table), press.voice.tell("table", "look-at"), options)


def _called(press: Press, scene: Scene) -> str:
    picture = press.bot.studio.title(scene)
    if scene.seat is None:
        return picture
    return press.voice.tell("table", "picture-of", picture=picture, name=scene.names[scene.seat])
