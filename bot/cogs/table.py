"""Looking: which tables there are, what waits for one, how a table stands, its log, one's own screen."""

from contextlib import suppress

import discord
from discord import Interaction, app_commands

from bot.interaction.app import Paravent
from bot.interaction.control import Control, rows, view
from bot.interaction.control_ids import ControlId
from bot.interaction.places import is_here, is_seated, refuse
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.interaction.which_table import meant, named, suggested
from bot.pages import consent
from bot.pages.lists import LIST, MINE, known, waiting
from bot.pages.logs import LAST, page
from bot.pages.panels import labelled
from bot.pages.screens import in_words, screen_asked
from bot.pages.table_now import table_now
from bot.words.naming import LONGEST_TEXT, clipped
from engine.core.values.refusals import Refusal
from engine.tables.outbox.intents import LOBBY
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import LIVE
from engine.tables.transaction.refusals import No

REMINDER = 300
"""Letters that must be left for what an answer may have to remind of."""
EVERY = suggested(*LIVE, others=True)


async def setup(bot: Paravent) -> None:
    """Add the commands to the group, and the controls to the bot."""
    for command in (list_command, mine_command, show_command, log_command, screen_command):
        table_group(bot).add_command(command)
    bot.controls |= {"show": show, "state": state, "log": log, "page": turn, "screen": screen}
    bot.controls |= {LIST: turn_list, MINE: turn_mine}
    bot.updating |= {"state", "page", LIST, MINE}


# Which tables


@slash("table", "list")
async def list_command(interaction: Interaction[Paravent]) -> None:
    """The tables of this server that one may know of; in direct messages, one's own."""
    press = await Press.begin(interaction.client, interaction)
    await _tell_list(press, await known(press))


@slash("table", "mine")
async def mine_command(interaction: Interaction[Paravent]) -> None:
    """What waits for me."""
    press = await Press.begin(interaction.client, interaction)
    await _tell_list(press, await waiting(press))


async def turn_list(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Another page of the tables, in the same message."""
    await _tell_list(press, await known(press, mark.rest))


async def turn_mine(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Another page of what waits for me."""
    await _tell_list(press, await waiting(press, mark.rest))


async def _tell_list(press: Press, page: tuple[str, list[Control]]) -> None:
    text, controls = page
    await press.tell(text, view=view(*controls))


# How a table stands


@slash("table", "show", "table")
@app_commands.autocomplete(table=EVERY)
async def show_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """How a table stands; the panel of one that has not begun comes to the bottom again."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table)
    if overview is None:
        return
    if overview.table.status == "open" and is_here(press, overview.table) and await is_seated(press, overview.table):
        await _bring_back(press, overview)
    else:
        await _stand(press, overview)


async def show(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The same by a button."""
    overview = await named(press, mark.table)
    if overview is not None:
        await _stand(press, overview)


async def state(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Another page of it, in the same message."""
    overview = await named(press, mark.table)
    if overview is not None:
        number = mark.rest if mark.rest.isascii() and mark.rest.isdigit() else "0"
        await _stand(press, overview, int(number[:4]))


async def _stand(press: Press, overview: Overview, number: int = 0) -> None:
    text, controls = await table_now(press, overview, number)
    await press.tell(text, view=rows(*controls))


async def _bring_back(press: Press, overview: Overview) -> None:
    """Take the old panel away: delivery then shows a new one, below everything that was written since."""
    for panel in await press.tables.outbox.posted(overview.table.id, LOBBY):
        with suppress(discord.NotFound):
            await press.bot.get_partial_messageable(panel.channel).get_partial_message(panel.message).delete()
        await press.tables.outbox.removed(panel.message)
    refused = await press.tables.show_again(press.user, overview.table.id, press.access)
    if refused is None:
        await press.tell(press.voice.tell("table", "panel-again", channel=f"<#{overview.table.channel}>"))
    else:
        await refuse(press, refused, overview)


# The log


@slash("table", "log", "step", "table")
@app_commands.autocomplete(table=EVERY)
async def log_command(
    interaction: Interaction[Paravent], step: app_commands.Range[int, 0] | None = None, table: str | None = None
) -> None:
    """What has happened, as this person may know it."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table)
    if overview is not None:
        await _tell_log(press, overview, LAST if step is None else f"from{min(step, 10**9 - 1)}")


async def log(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The same by a button."""
    overview = await named(press, mark.table)
    if overview is not None:
        await _tell_log(press, overview, mark.rest or LAST)


async def turn(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Another page of it, in the same message."""
    await log(press, mark, values)


async def _tell_log(press: Press, overview: Overview, place: str) -> None:
    found = await page(press, overview, place)
    if isinstance(found, Refusal):
        await refuse(press, found, overview)
        return
    text, controls = found
    await press.tell(text, view=view(*controls))


# One's own screen


@slash("table", "screen", "table")
@app_commands.autocomplete(table=suggested("playing"))
async def screen_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """What is behind one's own screen."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "playing")
    if overview is not None:
        await _tell_screen(press, overview)


async def screen(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The same by a button."""
    overview = await named(press, mark.table)
    if overview is not None:
        await _tell_screen(press, overview)


async def _tell_screen(press: Press, overview: Overview) -> None:
    """As it is sent by direct message; with the question whether that is wanted, until it is answered."""
    if not await is_seated(press, overview.table):
        await press.tell(press.voice.tell("table", "no-screen"))
        return
    if overview.table.step < 0:
        await refuse(press, No.NOT_PLAYING.refusal(), overview)
        return
    found = await screen_asked(press.bot, press.user, overview.table.id, press.language)
    if isinstance(found, Refusal):
        await refuse(press, found, overview)
        return
    drawing = press.bot.pictures.look(found.step, found.scene)
    words, asked = consent.question(press)
    asked += consent.second_thoughts(press)
    room = LONGEST_TEXT - REMINDER - len("".join(words))

    def said(text: str) -> str:
        return "\n\n".join([clipped(text, room), *words])

    table, voice = overview.table, press.voice
    play = [labelled(voice, ControlId("play", table.id))] if table.status == "playing" else []
    files, below = await drawing.soon(), rows(asked, [*play, in_words(voice, table.id)])
    told = said(found.text if files else found.words)
    await press.tell(told, view=below, files=files, instead=lambda: said(found.words))
