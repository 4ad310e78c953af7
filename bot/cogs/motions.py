"""What the host takes back, and what the others have to agree to; with a question before what is final."""

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.interaction.app import Paravent
from bot.interaction.asker import Asker
from bot.interaction.control_ids import ControlId, number
from bot.interaction.places import is_host, newest, reason, refuse
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.interaction.suggestions import LONGEST, MOST, suggesting
from bot.interaction.which_table import focus, meant, named, suggested
from bot.pages.confirm import ask, asked_of, asked_others, carried_out
from bot.pages.logs import steps_said
from bot.pages.moves import made_at, quoted
from bot.words.naming import clipped
from bot.words.voice import Voice, names_of
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import LogEntry, Overview
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done

PLAYING = suggested("playing")
FARTHEST = 10**9
"""No game has so many steps."""


async def setup(bot: Paravent) -> None:
    """Add the commands to the group, and the controls to the bot."""
    for command in (rewind_command, abandon_command):
        table_group(bot).add_command(command)
    bot.controls |= {"agree": agree, "decline": decline, "rewind": rewind, "abandon": abandon}
    bot.updating |= {"rewind", "abandon"}


# As the host


@slash("table", "rewind", "step", "table")
@app_commands.autocomplete(table=PLAYING)
async def rewind_command(
    interaction: Interaction[Paravent], step: app_commands.Range[int, 0, FARTHEST], table: str | None = None
) -> None:
    """The host takes back any move, when he has been asked whether he means it."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "playing")
    if overview is None:
        return
    if not is_host(press, overview.table):
        await refuse(press, No.NOT_HOST.refusal(), overview)
        return
    entry, tell = await made_at(press.bot, overview, step), press.voice.tell
    if why_not := _why_not(press, overview, entry):
        await press.tell(why_not)
        return
    move = quoted(press.bot, overview, entry, press.language)
    text = "\n".join([f"> {move}", tell("table", "rewind-really", step=step)])
    await ask(press, overview, ControlId("rewind", overview.table.id, str(step)), text, tell("table", "rewind-yes"))


def _why_not(press: Press, overview: Overview, entry: LogEntry | None) -> str:
    """Why this step cannot be taken back; empty if it can."""
    if entry is None:
        return reason(press, No.NO_SUCH_STEP.refusal(last=overview.table.step), overview)
    if entry.kind != "form":
        return press.voice.tell("table", "rewind-no-move", step=entry.step)
    return press.voice.tell("table", "rewind-undone", step=entry.step) if entry.undone else ""


@rewind_command.autocomplete("step")
@suggesting("steps")
async def suggest_steps(asker: Asker, typed: str) -> list[Choice[int]]:
    """The moves that can be taken back, the newest first."""
    overview = await focus(asker)
    if overview is None:
        return []
    table, last, game = overview.table.id, overview.table.step, asker.bot.games.get(overview.table.game)
    entries = await asker.tables.log_for(asker.user, table, last - 4 * MOST, last, asker.access)
    if isinstance(entries, Refusal) or game is None:
        return []
    spoken, made = asker.spoken, list[Choice[int]]()
    for entry in reversed(entries):
        if entry.kind == "form" and not entry.undone and str(entry.step).startswith(typed) and len(made) < MOST:
            said = steps_said(Voice(spoken, game, names_of(entry.sitters, spoken)), entry)
            made.append(Choice(name=clipped(f"{entry.step} · {said}", LONGEST), value=entry.step))
    return made


async def rewind(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """He does mean it."""
    overview = await asked_of(press, mark)
    if overview is None:
        return
    step = number(mark.rest.partition(":")[0])
    if step is None:
        await refuse(press, No.NO_SUCH_STEP.refusal(last=overview.table.step), overview)
        return
    answer = await press.tables.undo_as_host(press.request, mark.table, step)
    if await carried_out(press, answer, overview):
        await press.tell(press.voice.tell("table", "rewound", step=step))


# Giving up


@slash("table", "abandon", "table")
@app_commands.autocomplete(table=PLAYING)
async def abandon_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """End the game without a result, if all agree."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "playing")
    if overview is not None:
        text = press.voice.tell("table", "abandon-really")
        await ask(
            press, overview, ControlId("abandon", overview.table.id), text, press.voice.tell("table", "abandon-yes")
        )


async def abandon(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """It is meant."""
    overview = await asked_of(press, mark)
    if overview is None:
        return
    answer = await press.tables.abandon(press.request, mark.table)
    if done := await carried_out(press, answer, overview):
        await asked_others(press, done, "abandoned")


# What the others say to it


async def agree(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Say yes."""
    await _vote(press, mark, True)


async def decline(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Say no; or take one's own question back."""
    await _vote(press, mark, False)


async def _vote(press: Press, mark: ControlId, agrees: bool) -> None:
    overview = await named(press, mark.table)
    if overview is None:
        return
    done = await press.tables.vote(press.request, mark.table, number(mark.rest) or 0, agrees)
    if isinstance(done, Refusal):
        await refuse(press, done, await newest(press, overview))
        return
    await press.tell(press.voice.tell("table", _outcome(overview, done, agrees)))


def _outcome(before: Overview, done: Done, agrees: bool) -> str:
    """Of a question that was taken back nothing is said in the thread: there is no new step then."""
    if agrees:
        return "agreed" if done.motion is None else "agreed-so-far"
    return "question-taken-back" if done.step == before.table.step else "declined"
