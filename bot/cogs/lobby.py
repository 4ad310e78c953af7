"""Before the start: what the buttons of the panel do, and the same by command; and who wants direct messages."""

from discord import Interaction, app_commands

from bot.interaction.app import Paravent
from bot.interaction.control import rows, view
from bot.interaction.control_ids import ControlId
from bot.interaction.places import is_here, is_host, newest, reason, refuse, voice_at, where
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.interaction.which_table import meant, named, suggested
from bot.pages import consent
from bot.pages.options import change, controls, page_of, settled
from bot.pages.panels import labelled
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Answer

OPEN = suggested("open")


async def setup(bot: Paravent) -> None:
    """Add the commands to the group, and the controls to the bot."""
    for command in (start_command, cancel_command):
        table_group(bot).add_command(command)
    bot.controls |= {
        "join": join,
        "leave": leave,
        "computer": add_computer,
        "no-computer": remove_computer,
        "options": options,
        "option": option,
        "start": start,
        "cancel": cancel,
        "dm-yes": agree_to_direct,
        "dm-no": decline_direct,
    }
    bot.updating.add("option")


# The panel


async def join(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Sit down."""
    overview = await named(press, mark.table)
    if overview is not None:
        await sit_down(press, overview)


async def sit_down(press: Press, overview: Overview) -> None:
    """At an open table, only on its own server; a seat that was offered can be taken from anywhere."""
    if overview.table.status == "open" and not is_here(press, overview.table):
        await press.tell("\n".join([press.voice.tell("lobby", "elsewhere"), *await where(press, overview.table)]))
        return
    done = await press.tables.join(press.request, overview.table.id)
    if isinstance(done, Refusal):
        await refuse(press, done, await newest(press, overview))
        return
    words, asked = consent.question(press)
    if overview.table.status == "open":
        await press.tell("\n\n".join([press.voice.tell("lobby", "joined"), *words]), view=view(*asked))
        return
    table, said = overview.table, [press.voice.tell("lobby", "seat-taken"), *await where(press, overview.table)]
    acting = [labelled(press.voice, mark) for mark in (ControlId("play", table.id), ControlId("screen", table.id, "0"))]
    await press.tell("\n\n".join(["\n".join(said), *words]), view=rows(acting, asked))


async def leave(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Get up."""
    await _answer(press, mark, await press.tables.leave(press.request, mark.table), "left")


async def add_computer(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """One more computer."""
    await _answer(press, mark, await press.tables.add_computer(press.request, mark.table), "computer-added")


async def remove_computer(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """One computer less."""
    await _answer(press, mark, await press.tables.remove_computer(press.request, mark.table), "computer-removed")


async def start(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Begin the game."""
    await _answer(press, mark, await press.tables.start(press.request, mark.table), "started")


async def cancel(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Give the table up."""
    await _answer(press, mark, await press.tables.cancel(press.request, mark.table), "cancelled")


async def _answer(press: Press, mark: ControlId, done: Answer, key: str) -> None:
    if not isinstance(done, Refusal):
        await press.tell(press.voice.tell("lobby", key))
        return
    overview = await named(press, mark.table)
    if overview is not None:
        await refuse(press, done, overview)


# Options


async def options(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Show the private panel."""
    await _show_options(press, mark, None)


async def option(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Something was chosen on it: it holds at once, and the panel shows it."""
    overview = await named(press, mark.table)
    if overview is None:
        return
    game = press.bot.games.get(overview.table.game)
    wanted = change(game, mark, values) if game else {}
    done = await press.tables.configure(press.request, mark.table, **wanted) if wanted else None
    await _show_options(press, mark, done if isinstance(done, Refusal) else None)


async def _show_options(press: Press, mark: ControlId, refused: Refusal | None) -> None:
    """What is chosen now; with menus for the host, and what was refused of what he chose last."""
    overview = await named(press, mark.table)
    if overview is None:
        return
    game = press.bot.games.get(overview.table.game)
    if game is None:
        await refuse(press, No.NO_SUCH_GAME.refusal(), overview)
        return
    if overview.table.status != "open":
        await refuse(press, No.NOT_OPEN.refusal(), overview)
        return
    if overview.unreadable:
        await refuse(press, No.UNREADABLE.refusal(), overview)
        return
    voice, hosts = voice_at(press, overview), is_host(press, overview.table)
    said = [voice.tell("lobby", "options-title" if hosts else "options-of-host")]
    said += settled(voice, game, overview)
    said += [reason(press, refused, overview)] if refused else []
    await press.tell("\n".join(said), view=view(*controls(voice, game, overview, page_of(mark))) if hosts else None)


# Direct messages


async def agree_to_direct(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """He wants his screens by direct message: those there are go out now.

    They come while his app is not asking for anything, so the language he said yes in is kept for them.
    """
    await press.tables.prefer(press.user, language=press.language)
    await press.reach("open")
    await press.tables.screens_again(press.user)
    await press.tell(press.voice.tell("lobby", "dm-agreed"))


async def decline_direct(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """He does not."""
    await press.reach("declined")
    await press.tell(press.voice.tell("lobby", "dm-declined"))


# The same by command


@slash("lobby", "start", "table")
@app_commands.autocomplete(table=OPEN)
async def start_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """Begin the game."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "open")
    if overview is not None:
        await start(press, ControlId("start", overview.table.id), ())


@slash("lobby", "cancel", "table")
@app_commands.autocomplete(table=OPEN)
async def cancel_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """Give the table up."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "open")
    if overview is not None:
        await cancel(press, ControlId("cancel", overview.table.id), ())
