"""A player's own screen in words: what is behind it, what he is asked, what he can do, and the way to the table."""

from msgspec import Struct
from msgspec.structs import replace

from bot.app import Paravent
from bot.forms.place import Seated, sit_down
from bot.forms.summary import what_next
from bot.ids import Mark
from bot.scenes import own
from bot.ui.control import Control
from bot.ui.naming import clipped, game_name, shown
from bot.ui.panels import labelled
from bot.words import Voice
from engine.core.game import AnyGame
from engine.core.refusals import Refusal
from engine.core.texts import Text
from engine.tables.records import Table
from engine.tables.refusals import No
from engine.tables.sights import Look, Overview
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


async def screen_asked(bot: Paravent, user: int, table: str, language: str) -> Screen | Refusal:
    """The screen of this user at this table now, with what he is asked.

    In a direct message that would be wrong as soon as somebody plays: there, only the screen stands.
    """
    seen = await screen_now(bot, user, table, language)
    if isinstance(seen, Refusal):
        return seen
    asked = await _asked(bot, user, table, language)
    return replace(seen, text="\n".join([seen.text, *asked]), words="\n\n".join([seen.words, *asked]))


async def screen_now(bot: Paravent, user: int, table: str, language: str) -> Screen | Refusal:
    """The screen alone."""
    overview = await bot.tables.overview(user, table)
    if isinstance(overview, Refusal):
        return overview
    look = await bot.tables.view_for(user, table)
    if isinstance(look, Refusal):
        return look
    if look.view.viewer is None:
        return No.NOT_SEATED.refusal()
    game = bot.games[overview.table.game]
    voice = Voice(language, game, shown(overview.sitters, language))
    heading, behind = _heading(voice, game, overview), _behind(voice, game, look)
    link = [voice.tell("delivery", "to-table", link=link)] if (link := link_to(overview.table)) else []
    scene = replace(await own(bot, user, overview, look, language), picture=SCREEN)
    # What a game tells first of a screen is the gist.
    text, words = "\n".join([heading, behind[0], *link]), "\n".join([heading, *behind, "", *link])
    return Screen(clipped(text), clipped(words.strip()), look.step, scene)


def private_lines(game: AnyGame, look: Look) -> tuple[Text, ...]:
    """What only this viewer is told: everything that the same table does not say to the public."""
    public = game.tell(replace(look.view, viewer=None, screen=None))
    return tuple(line for line in look.lines if line not in public)


def link_to(table: Table) -> str:
    """Where a table stands; empty while it stands nowhere."""
    place = table.thread or table.channel
    return f"https://discord.com/channels/{table.server or '@me'}/{place}" if place else ""


def in_words(voice: Voice, table: str) -> Control:
    """A button that tells all that is on the picture of a screen."""
    return labelled(voice, Mark("in-words", table, SCREEN))


def _heading(voice: Voice, game: AnyGame, overview: Overview) -> str:
    name = game_name(voice, game, overview.table)
    title = voice.tell("delivery", "screen-title", game=name, table=overview.table.id)
    return f"**{title}**"


def _behind(voice: Voice, game: AnyGame, look: Look) -> list[str]:
    lines = [voice.say(line) for line in private_lines(game, look)]
    return lines or [voice.tell("delivery", "nothing-hidden")]


async def _asked(bot: Paravent, user: int, table: str, language: str) -> list[str]:
    """What he is asked, and with which commands he can answer; nothing if it is not his turn."""
    place = await sit_down(bot, user, table)
    if not isinstance(place, Seated) or place.overview.table.status != "playing" or place.door.decision() is None:
        return []
    game = bot.games[place.overview.table.game]
    return [what_next(place.voice(game, language), place.door, game, language)]
