"""What a table is called, and where it stands: a line for lists, a link to jump to, and a kind refusal with both."""

from discord import Permissions

from bot.interaction.app import Paravent
from bot.interaction.control import button, view
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from bot.words.names import written
from bot.words.naming import shown
from bot.words.voice import Voice, names_of
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Text
from engine.tables.outbox.intents import LOBBY, POST
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Table
from engine.tables.transaction.refusals import No

LONGEST = 1_700
"""Letters of an answer: Discord takes 2,000, and a reminder may have to be added."""

STANDS = "table_stands"
"""What delivery lets the rest of the bot know when a table's thread is there: `Paravent.dispatch`, with its id."""

NEEDED = {
    "perm-view": "view_channel",
    "perm-send": "send_messages",
    "perm-threads": "create_public_threads",
    "perm-send-threads": "send_messages_in_threads",
    "perm-files": "attach_files",
    "perm-history": "read_message_history",
}
"""What the bot must be allowed to in a channel, by what it is called."""


def missing(permissions: Permissions, voice: Voice) -> list[str]:
    """What the bot may not do there, and must."""
    return [voice.tell("lobby", key) for key, name in NEEDED.items() if not getattr(permissions, name)]


# What it is called


def game_called(bot: Paravent, language: str, game: str) -> str:
    """A game's name; if it is not installed any more, what it was kept as."""
    found = bot.games.get(game)
    return Voice(language, found).say(Text("game-name")) if found else game


def title(bot: Paravent, overview: Overview, language: str, *, bare: bool = False) -> str:
    """A table in one line: its id, its game, who is there. `bare`: for where no marks are read."""
    names = names_of(overview.sitters, language)
    params = {"id": overview.table.id, "game": game_called(bot, language, overview.table.game)}
    said = Voice(language).tell("table", "title", **params, names=names if bare else tuple(map(written, names)))
    return said.replace("`", "") if bare else said


def voice_at(press: Press, overview: Overview) -> Voice:
    """The person's language, with the game and the names at a table."""
    return Voice(press.language, press.bot.games.get(overview.table.game), shown(overview.sitters, press.language))


# Where it stands


def link_to(table: Table) -> str:
    """Where a table stands; empty while it stands nowhere."""
    place = table.thread or table.channel
    return f"https://discord.com/channels/{table.server or '@me'}/{place}" if place else ""


async def post_link(bot: Paravent, table: Table, step: int) -> str:
    """Where to jump to for what happened in a step: its post, if that stands already; else where the table stands."""
    newest = (await bot.tables.outbox.posted(table.id, POST))[:1]
    if newest and newest[0].step >= step and newest[0].channel == table.thread:
        return f"{link_to(table)}/{newest[0].message}"
    return link_to(table)


async def link(bot: Paravent, table: Table) -> str:
    """Where to jump to: its thread, else its panel, else its channel; empty if it stands nowhere."""
    panels = [] if table.thread is not None else await bot.tables.outbox.posted(table.id, LOBBY)
    if panels:
        return f"https://discord.com/channels/{table.server}/{panels[0].channel}/{panels[0].message}"
    return link_to(table)


async def where(press: Press, table: Table) -> list[str]:
    """A sentence that leads there, if there is a way."""
    found = await link(press.bot, table)
    key = {"open": "where-panel", "playing": "where-thread"}.get(table.status, "where-ended")
    return [press.voice.tell("table", key, link=found)] if found else []


def is_here(press: Press, table: Table) -> bool:
    """Whether this is the server the table belongs to."""
    return table.server is not None and press.interaction.guild_id == table.server


# Why not


async def refuse(press: Press, refusal: Refusal, overview: Overview) -> None:
    """Why not, who could, and where the table stands now. Who has no seat there and could have one gets the button."""
    text = "\n".join([reason(press, refusal, overview), *await where(press, overview.table)])
    no_seat = refusal.code == No.NOT_SEATED.code
    free = no_seat and await press.tables.may_take(press.user, overview.table.id, press.access) is True
    take = button(ControlId("take-seat", overview.table.id), press.voice.tell("delivery", "take-seat"))
    await press.tell(text, view=view(take) if free else None)


def reason(press: Press, refusal: Refusal, overview: Overview) -> str:
    """Why not; if only the host can, who that is."""
    voice = voice_at(press, overview)
    said = voice.refusal(refusal)
    if refusal.code == No.NOT_HOST.code and overview.host is not None:
        return " ".join([said, voice.tell("table", "host-is", seat=overview.host)])
    return said


async def newest(press: Press, overview: Overview) -> Overview:
    """The table as it stands after what was just done."""
    found = await press.tables.overview(press.user, overview.table.id, press.access)
    return overview if isinstance(found, Refusal) else found


def is_host(press: Press, table: Table) -> bool:
    """Whether it is the host who asks."""
    return press.person is not None and press.person.id == table.host


async def is_seated(press: Press, table: Table) -> bool:
    """Whether whoever asks sits there."""
    return table.id in {each.id for each in await press.tables.seated(press.user, table.status)}
