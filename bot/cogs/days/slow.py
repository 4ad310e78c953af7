"""Games across days: what can be said to a reminder, what the others choose about somebody who is late, another pace,
and a table that is to stay."""

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.interaction.app import Paravent
from bot.interaction.control_ids import ControlId, number
from bot.interaction.places import newest, refuse
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.interaction.which_table import meant, named, suggested
from bot.pages.confirm import ask, asked_of, carried_out
from bot.words.clocks import PACE_KEYS, paces, relative
from bot.words.voice import spoken
from engine.core.values.refusals import Refusal
from engine.tables.clocks.clocks import PACES
from engine.tables.seeing.shown import Overview
from engine.tables.waiting.ladder import CHOICES
from engine.tables.waiting.ladder import Choice as Late

CHOSEN: dict[Late, str] = {
    "wait": "chosen-wait",
    "turn": "chosen-turn",
    "computer": "chosen-computer",
    "open": "chosen-open",
    "end": "chosen-end",
}
"""What is said to each choice."""
LATE, END = "late-", "end-late"
"""How the controls of these choices begin; and the one that means the end after all."""


async def setup(bot: Paravent) -> None:
    """Add the command to the group, and the controls to the bot."""
    table_group(bot).add_command(pace_command)
    bot.controls |= {"later": later, "hush": hush, "keep-table": keep}
    bot.controls |= {END: end, **{f"{LATE}{choice}": choose for choice in CHOICES}}
    bot.updating.add(END)


# Reminders


async def later(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Remind me later today: in a thread, of its table; in a direct message, of all that it names."""
    at = await press.tables.remind_later(press.user, _meant(press, mark))
    later = press.voice.tell("slow", "later", at=relative(at)) if isinstance(at, int) else None
    await press.tell(later or press.voice.tell("slow", "nothing-waits"))


async def hush(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Not again for what waits now."""
    found = await press.tables.remind_no_more(press.user, _meant(press, mark))
    await press.tell(press.voice.tell("slow", "hushed" if found is True else "nothing-waits"))


def _meant(press: Press, mark: ControlId) -> str | None:
    return None if press.interaction.guild_id is None else mark.table


# Who is late


async def choose(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """What is to become of somebody whose time has run out."""
    overview, wanted = await named(press, mark.table), mark.what.removeprefix(LATE)
    choice = next((each for each in CHOICES if each == wanted), None)
    if overview is None or choice is None:
        return
    if choice == "end" and await _decides_alone(press, overview, number(mark.rest) or 0):
        text, yes = press.voice.tell("slow", "end-really"), press.voice.tell("slow", "end-yes")
        await ask(press, overview, ControlId(END, mark.table, mark.rest), text, yes)
    else:
        await _chosen(press, overview, number(mark.rest) or 0, choice)


async def end(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """He does mean it."""
    overview = await asked_of(press, mark)
    if overview is None:
        return
    answer = await press.tables.choose(press.request, mark.table, number(mark.rest.partition(":")[0]) or 0, "end")
    if await carried_out(press, answer, overview):
        await press.tell(press.voice.tell("slow", CHOSEN["end"]))


async def _decides_alone(press: Press, overview: Overview, decision: int) -> bool:
    """Whether somebody is late with this question, whoever presses is another, and nobody else would be asked."""
    late = {clock.seat: clock.decision for clock in overview.clocks if clock.late_since is not None}
    look = await press.tables.view_for(press.user, overview.table.id, press.access)
    seat = None if isinstance(look, Refusal) else look.view.viewer
    others = {each.seat for each in overview.sitters if each.kind == "person"} - {seat, *late}
    return decision in late.values() and seat is not None and seat not in late and not others


async def _chosen(press: Press, overview: Overview, decision: int, choice: Late) -> None:
    done = await press.tables.choose(press.request, overview.table.id, decision, choice)
    if isinstance(done, Refusal):
        await refuse(press, done, await newest(press, overview))
    else:
        await press.tell(press.voice.tell("slow", CHOSEN[choice] if done.motion is None else "others-asked"))


# Another pace


@slash("slow", "pace", "to", "table")
@app_commands.choices(to=[Choice(name=spoken("lobby", PACE_KEYS[word]), value=word) for word in PACES])
@app_commands.autocomplete(table=suggested("playing"))
async def pace_command(interaction: Interaction[Paravent], to: str, table: str | None = None) -> None:
    """Play faster or more slowly, if all others agree."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "playing")
    if overview is None:
        return
    done = await press.tables.change_pace(press.request, overview.table.id, to)
    if isinstance(done, Refusal):
        await refuse(press, done, await newest(press, overview))
        return
    if done.motion is not None:
        await press.tell(press.voice.tell("slow", "others-asked"))
    else:
        await press.tell(press.voice.tell("slow", "pace-is", pace=paces(press.voice).get(to, to)))


# A table that stays


async def keep(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """It is not to be closed."""
    overview = await named(press, mark.table)
    if overview is None:
        return
    done = await press.tables.keep_table(press.request, mark.table)
    if isinstance(done, Refusal):
        await refuse(press, done, overview)
    else:
        await press.tell(press.voice.tell("slow", "kept"))
