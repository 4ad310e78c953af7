"""A player's own screen in words: what is behind it, what he is asked, what he can do, and the way to the table."""

from msgspec import Struct
from msgspec.structs import replace

from bot.forms.place import Seated, sit_down
from bot.forms.summary import what_next
from bot.interaction.app import Paravent
from bot.interaction.control import Control
from bot.interaction.control_ids import ControlId
from bot.interaction.places import post_link
from bot.pages.panels import labelled
from bot.pictures.scenes import own
from bot.words.naming import clipped, game_name, shown
from bot.words.voice import Voice
from engine.core.game import AnyGame
from engine.core.state.views import private_lines
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Look, Seen
from engine.tables.storage.records import Table
from engine.tables.transaction.refusals import No
from render.core.contract import SCREEN
from render.core.scene import Scene


class Screen(Struct, frozen=True):
    """A screen as a picture and in words, after which step it is so."""

    text: str
    """What stands beside the picture: which table it is, and the gist."""
    words: str
    """The same where there is no picture: all of it."""
    step: int
    scene: Scene
    table: Table
    """As it stood then."""


async def screen_asked(bot: Paravent, user: int, table: str, language: str) -> Screen | Refusal:
    """The screen of this user at this table now, with what he is asked.

    In a direct message that would be wrong as soon as somebody plays: there, only the screen stands.
    """
    seen = await screen_now(bot, user, table, language)
    if isinstance(seen, Refusal):
        return seen
    asked = await asked_now(bot, user, table, language)
    return replace(seen, text="\n".join([seen.text, *asked]), words="\n\n".join([seen.words, *asked]))


async def screen_now(bot: Paravent, user: int, table: str, language: str) -> Screen | Refusal:
    """The screen alone."""
    seen = await bot.tables.seen(user, table)
    if isinstance(seen, Refusal):
        return seen
    overview, look = seen.overview, seen.look
    if look.view.viewer is None:
        return No.NOT_SEATED.refusal()
    game = bot.games[overview.table.game]
    voice = Voice(language, game, shown(overview.sitters, language))
    heading, behind = _heading(voice, game, seen), _behind(voice, look)
    place = await post_link(bot, overview.table, look.step)
    link = [voice.tell("delivery", "to-table", link=place)] if place else []
    scene = replace(own(seen, language), picture=SCREEN)
    # What a game tells first of a screen is the gist.
    text, words = "\n".join([heading, behind[0], *link]), "\n".join([heading, *behind, "", *link])
    return Screen(clipped(text), clipped(words.strip()), look.step, scene, overview.table)


def in_words(voice: Voice, table: str) -> Control:
    """A button that tells all that is on the picture of a screen."""
    return labelled(voice, ControlId("in-words", table, SCREEN))


def _heading(voice: Voice, game: AnyGame, seen: Seen) -> str:
    table = seen.overview.table
    name, at = game_name(voice, game, table), f"<t:{seen.at}:R>"
    return voice.tell("delivery", "screen-title", game=name, table=table.id, at=at)


def _behind(voice: Voice, look: Look) -> list[str]:
    lines = [voice.say(line) for line in private_lines(look.told)]
    return lines or [voice.tell("delivery", "nothing-hidden")]


async def asked_now(bot: Paravent, user: int, table: str, language: str) -> list[str]:
    """What he is asked, and with which commands he can answer; nothing if it is not his turn."""
    place = await sit_down(bot, user, table)
    if not isinstance(place, Seated) or place.overview.table.status != "playing" or place.door.decision() is None:
        return []
    game = bot.games[place.overview.table.game]
    return [what_next(place.voice(game, language), place.door, game, language)]
