"""The rules of a game, a page at a time, for one person: with a picture of his own table, or of an example."""

from discord import SelectOption
from discord.ui import View
from msgspec import Struct

from bot.interaction.control import Control, button, menu, rows
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from bot.pictures.examples import Examples
from bot.pictures.scenes import looked_at, own, theme_of
from bot.words.voice import Voice
from engine.core.game import AnyGame
from engine.core.learning import Topic
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Text
from engine.tables.seats.newcomers import OFF, ON
from render.core.scene import Scene

SWITCH = {ON: "advice-on", OFF: "advice-off"}
"""What stands on the button that leads to advice at each step, and away from it."""


class Place(Struct, frozen=True):
    """Which page of which game's rules, and at which table it is read, if at one."""

    game: AnyGame
    topic: Topic
    table: str = ""

    def rest(self, topic: str = "") -> str:
        """As it stands on a control."""
        return f"{self.game.name}:{topic or self.topic.name}"


def text(press: Press, place: Place, scene: Scene | None, *, said: str = "") -> str:
    """The page; above it what has just been done, below it that the picture is of no table there is."""
    voice = Voice(press.language, place.game)
    name = voice.say(Text("game-name"))
    head = voice.tell("help", "page", title=voice.topic_title(place.topic.name), game=name)
    lines = [head, voice.topic(place.topic.name)]
    if scene is not None and scene.table != place.table:
        lines.append(_small(voice.tell("help", "example")))
    return "\n".join([_small(said), *lines] if said else lines)


def controls(press: Press, place: Place, *, advised: bool) -> View | None:
    """To any other page; to those before and after; and advice at each step, or none."""
    turning = [_turning(press, place, key, by) for key, by in (("before", -1), ("after", 1))]
    other = OFF if advised else ON
    advice = ControlId("advice", place.table, f"{other}:{place.rest()}")
    return rows([_menu(press, place)], turning, [button(advice, press.voice.tell("help", SWITCH[other]))])


def _turning(press: Press, place: Place, key: str, by: int) -> Control:
    """It stands in its place also where it leads nowhere: a thumb that goes on tapping must not go back."""
    topics = [topic.name for topic in place.game.declares.topics]
    to = topics.index(place.topic.name) + by
    there = 0 <= to < len(topics)
    mark = ControlId("help-at", place.table, place.rest(topics[to] if there else ""))
    return button(mark, press.voice.tell("help", key), disabled=not there)


def _menu(press: Press, place: Place) -> Control:
    voice, now = Voice(press.language, place.game), place.topic.name
    options = [
        SelectOption(label=voice.topic_title(topic.name), value=topic.name, default=topic.name == now)
        for topic in place.game.declares.topics
    ]
    return menu(ControlId("help-at", place.table, f"{place.game.name}:"), press.voice.tell("help", "topics"), options)


def _small(line: str) -> str:
    return f"-# {line}"


async def scene_of(press: Press, place: Place, examples: Examples) -> Scene | None:
    """The picture of the page: of the table it is read at, if he may see it there; else of the example."""
    picture = press.bot.studio.pictures(place.game.name).named(place.topic.picture)
    if picture is None:
        return None
    here = await _at_table(press, place) if place.table else None
    if here is not None:
        return here
    example = await examples.of(place.game)
    return example.scene(place.game, picture, press.language, theme_of(press.person))


async def _at_table(press: Press, place: Place) -> Scene | None:
    """Of himself, or of all: nobody learns the rules from somebody else's board."""
    seen = await press.tables.seen(press.user, place.table, press.access)
    if isinstance(seen, Refusal) or seen.overview.table.game != place.game.name:
        return None
    scenes = looked_at(press.bot.studio, own(seen, press.language))
    wanted = place.topic.picture
    return next((each for each in scenes if each.picture == wanted and each.seat in (None, each.view.viewer)), None)
