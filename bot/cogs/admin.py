"""`/admin`: what those who manage a server may do with its tables and people. Discord shows it to nobody else, and we
ask again: who may, can have changed since, and a server can show a command to others."""

import discord
from discord import ButtonStyle, Interaction, TextChannel, User, app_commands
from discord.app_commands import Choice

from bot.interaction.app import Paravent
from bot.interaction.asker import Asker
from bot.interaction.control import button, view
from bot.interaction.control_ids import ControlId
from bot.interaction.places import game_called, title
from bot.interaction.press import Press
from bot.interaction.slash import admin_group, slash
from bot.interaction.suggestions import suggesting, tables_called
from bot.interaction.which_table import table_id
from bot.pages.confirm import said_yes
from bot.pages.governing import AUDIT, settings_lines
from bot.pages.governing import audit as done
from bot.pages.paging import START
from bot.words.naming import plain
from bot.words.texts.admin import SETTINGS
from bot.words.voice import spoken
from engine.core.values.refusals import Refusal
from engine.tables.storage.records import Table

CLOSE = "close-table"
LIMIT = app_commands.Range[int, 1, 10_000]
DAYS = app_commands.Range[int, 0, 366]


async def setup(bot: Paravent) -> None:
    """Add the commands to the group, and the button that closes a table."""
    for command in (settings, pause, resume, close, bar, unbar, audit):
        admin_group(bot).add_command(command)
    bot.controls |= {CLOSE: close_it, AUDIT: turn_audit}
    bot.updating |= {CLOSE, AUDIT}


async def begin(interaction: Interaction[Paravent]) -> tuple[Press, int] | None:
    """Acknowledge it, if whoever asks manages the server: the way back to him, and the server."""
    return await governing(await Press.begin(interaction.client, interaction))


async def governing(press: Press) -> tuple[Press, int] | None:
    """The same for a press that has been acknowledged. Who may not is told so."""
    server = press.interaction.guild_id
    if server is None:
        await press.tell(press.voice.tell("admin", "only-on-server"))
    elif not press.interaction.permissions.manage_guild:
        await press.tell(press.voice.tell("admin", "not-you"))
    else:
        return press, server
    return None


@suggesting("tables")
async def suggest(asker: Asker, typed: str) -> list[Choice[str]]:
    """The tables of this server that have not ended."""
    server, language = asker.interaction.guild_id, asker.spoken
    if server is None or not asker.interaction.permissions.manage_guild:
        return []

    async def called(table: Table) -> str:
        overview = await asker.tables.governed(server, table.id)
        return "" if isinstance(overview, Refusal) else title(asker.bot, overview, language, bare=True)

    return await tables_called(await asker.tables.listed(server), typed, called)


# Settings


@slash("admin", "settings", *SETTINGS)
@app_commands.choices(
    language=[Choice(name=spoken("admin", key), value=code) for code, key in (("en", "english"), ("fr", "french"))],
    creators=[Choice(name=spoken("admin", who), value=who) for who in ("everyone", "managers")],
)
async def settings(
    interaction: Interaction[Paravent],
    language: str | None = None,
    creators: str | None = None,
    role: discord.Role | None = None,
    per_person: LIMIT | None = None,
    per_server: LIMIT | None = None,
    away_days: DAYS | None = None,
    add_channel: TextChannel | None = None,
    remove_channel: TextChannel | None = None,
) -> None:
    """Show, or change and show."""
    begun = await begin(interaction)
    if begun is None:
        return
    press, server = begun
    wanted = {
        "language": language,
        "creators": creators if role is None else role.id,
        "tables_per_person": per_person,
        "tables_per_server": per_server,
        "away_days": away_days,
    }
    changes: dict[str, object] = {name: value for name, value in wanted.items() if value is not None}
    if add_channel or remove_channel:
        allowed = (await press.tables.settings(server)).channels
        if remove_channel and remove_channel.id not in allowed:
            await press.tell(press.voice.tell("admin", "not-allowed-anyway", channel=remove_channel.mention))
            return
        changes["channels"] = _channels(allowed, add_channel, remove_channel)
    refusal = await press.tables.settle(press.request, server, **changes) if changes else None
    if refusal is not None:
        await press.refuse(refusal)
        return
    head = press.voice.tell("admin", "settings-changed" if changes else "settings")
    await press.tell("\n".join([head, *await settings_lines(press, server)]))


def _channels(allowed: tuple[int, ...], add: TextChannel | None, remove: TextChannel | None) -> tuple[int, ...]:
    """Each once, in the order in which they were added."""
    added = (*allowed, add.id) if add else allowed
    return tuple(channel for channel in dict.fromkeys(added) if remove is None or channel != remove.id)


# Tables


@slash("admin", "pause", "which")
@app_commands.autocomplete(which=suggest)
async def pause(interaction: Interaction[Paravent], which: str | None = None) -> None:
    """A table, or all."""
    begun = await begin(interaction)
    if begun is None:
        return
    press, server = begun
    if which is None:
        await _told(press, await press.tables.pause_server(press.request, server), "server-paused")
        return
    table = table_id(which)
    answer = await press.tables.pause(press.request, server, table)
    await press.done(answer, press.voice.tell("admin", "paused", table=table))


@slash("admin", "resume", "which")
@app_commands.autocomplete(which=suggest)
async def resume(interaction: Interaction[Paravent], which: str | None = None) -> None:
    """A table, or all."""
    begun = await begin(interaction)
    if begun is None:
        return
    press, server = begun
    if which is None:
        await _told(press, await press.tables.resume_server(press.request, server), "server-resumed")
        return
    table = table_id(which)
    answer = await press.tables.resume(press.request, server, table)
    await press.done(answer, press.voice.tell("admin", "resumed", table=table))


@slash("admin", "close", "which")
@app_commands.autocomplete(which=suggest)
async def close(interaction: Interaction[Paravent], which: str) -> None:
    """Ask first: it cannot be taken back."""
    begun = await begin(interaction)
    if begun is None:
        return
    press, server = begun
    overview = await press.tables.governed(server, table_id(which))
    if isinstance(overview, Refusal):
        await press.refuse(overview)
        return
    table = overview.table
    game = game_called(press.bot, press.language, table.game)
    really = press.voice.tell("admin", "close-really", table=table.id, game=game)
    sure = button(ControlId(CLOSE, table.id), press.voice.tell("admin", "close-button"), ButtonStyle.danger)
    await press.tell(really, view=view(sure))


async def close_it(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """He is sure, and still may."""
    begun = await governing(press)
    if begun is not None:
        answer = await press.tables.close(press.request, begun[1], mark.table)
        if not said_yes(press, answer):
            await press.done(answer, press.voice.tell("admin", "closed", table=mark.table))


# People


@slash("admin", "bar", "person")
async def bar(interaction: Interaction[Paravent], person: User) -> None:
    """Somebody may open and join nothing any more. Where he sits, he stays until he is replaced.

    A bot never could, this one least of all.
    """
    begun = await begin(interaction)
    if begun is None:
        return
    press, server = begun
    if person.bot:
        await press.tell(press.voice.tell("admin", "bots-do-not-play"))
        return
    await press.tables.meet(person.id, person.display_name)
    refusal = await press.tables.bar(press.request, server, person.id)
    if refusal is not None:
        await press.refuse(refusal)
        return
    seated = await press.tables.seated(person.id)
    still = tuple(table.id for table in seated if table.server == server)
    key = "barred-seated" if still else "barred"
    params = {"tables": still} if still else {}
    await press.tell(press.voice.tell("admin", key, person=plain(person.display_name), **params))


@slash("admin", "unbar", "person")
async def unbar(interaction: Interaction[Paravent], person: User) -> None:
    """He may again."""
    begun = await begin(interaction)
    if begun is not None:
        press, server = begun
        refusal = await press.tables.unbar(press.request, server, person.id)
        await _told(press, refusal, "unbarred", person=plain(person.display_name))


@slash("admin", "log")
async def audit(interaction: Interaction[Paravent]) -> None:
    """What was last done."""
    begun = await begin(interaction)
    if begun is not None:
        press, server = begun
        await _tell_audit(press, server, START)


async def turn_audit(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Another page of it, for who still may."""
    begun = await governing(press)
    if begun is not None:
        await _tell_audit(press, begun[1], mark.rest)


async def _tell_audit(press: Press, server: int, place: str) -> None:
    text, controls = await done(press, server, place)
    await press.tell(text, view=view(*controls))


async def _told(press: Press, refusal: Refusal | None, key: str, **params: str) -> None:
    if refusal is None:
        await press.tell(press.voice.tell("admin", key, **params))
    else:
        await press.refuse(refusal)
