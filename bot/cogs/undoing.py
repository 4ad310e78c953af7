"""Taking back one's own move: at once where that is free; else it is said what would be undone, and whom that asks."""

from discord import Interaction, app_commands

from bot.interaction.app import Paravent
from bot.interaction.control import view
from bot.interaction.control_ids import ControlId, number
from bot.interaction.places import newest, reason, refuse, where
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.interaction.which_table import meant, named, suggested
from bot.pages.confirm import ask, asked_of, asked_others, said_yes
from bot.pages.past.taking_back import question
from bot.pages.table_now import take_back
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview
from engine.tables.transaction.refusals import No

ASK = "ask-undo"
"""What the button stands for that puts it to the others."""


async def setup(bot: Paravent) -> None:
    """Add the command to the group, and the controls to the bot."""
    table_group(bot).add_command(undo_command)
    bot.controls |= {"undo": undo, ASK: ask_others}
    bot.updating |= {ASK}


@slash("table", "undo", "table")
@app_commands.autocomplete(table=suggested("playing"))
async def undo_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """Take back one's own last move."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "playing")
    if overview is not None:
        await undo(press, ControlId("undo", overview.table.id), ())


async def undo(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The same by a button. One that stands at a step takes back nothing when the game has gone on since; and whatever
    others have to agree to is first put to whoever presses it."""
    overview = await named(press, mark.table)
    if overview is None:
        return
    if mark.rest and await _from_before(press, mark.table):
        await _gone_on(press, overview)
        return
    if await _takes_others_along(press, overview, mark):
        await _ask_first(press, overview)
        return
    done = await press.tables.undo(press.request, mark.table, asking=False, at=_step(mark))
    if not isinstance(done, Refusal):
        await asked_others(press, done, "undone")
    elif done.code == No.OTHERS_MUST_AGREE.code:
        await _ask_first(press, overview)
    elif done.code == No.GONE_ON.code:
        await _gone_on(press, overview)
    else:
        await refuse(press, done, overview)


async def ask_others(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """He does want the others to be asked, for just what he was shown."""
    overview = await asked_of(press, mark)
    if overview is None:
        return
    if await _from_before(press, mark.table):
        await _gone_on(press, overview)
        return
    answer = await press.tables.undo(press.request, mark.table, at=_step(mark))
    if said_yes(press, answer):
        return
    if not isinstance(answer, Refusal):
        await asked_others(press, answer, "undone")
    elif answer.code == No.GONE_ON.code:
        await _gone_on(press, overview)
    else:
        await refuse(press, answer, overview)


async def _takes_others_along(press: Press, overview: Overview, mark: ControlId) -> bool:
    """Whether nobody has to agree, and yet more than his own move would go: what computers did after it."""
    found = await press.tables.would_undo(press.user, mark.table, press.access)
    if isinstance(found, Refusal) or found.asked or _step(mark) not in (None, found.step):
        return False
    return any(entry.seat != found.moves[0].seat for entry in found.moves)


async def _ask_first(press: Press, overview: Overview) -> None:
    """Nobody is disturbed before he knows what he asks for, and whom."""
    found = await press.tables.would_undo(press.user, overview.table.id, press.access)
    if isinstance(found, Refusal):
        await refuse(press, found, overview)
        return
    mark, tell = ControlId(ASK, overview.table.id, str(found.step)), press.voice.tell
    yes = tell("table", "ask-them") if found.asked else tell("table", "undo")
    await ask(press, overview, mark, question(press, overview, found), yes, "leave-it")


async def _gone_on(press: Press, overview: Overview) -> None:
    """Nothing was taken back; what can be now has its button."""
    now = await newest(press, overview)
    text = "\n".join([reason(press, No.GONE_ON.refusal(), now), *await where(press, now.table)])
    undo = take_back(press, now, await press.tables.undo_now(press.user, now.table.id))
    await press.tell(text, view=view(*undo))


async def _from_before(press: Press, table: str) -> bool:
    """Whether what was pressed stands on a message from before the table came out of a backup: other steps had the
    same numbers then."""
    message = press.interaction.message
    return message is not None and message.created_at.timestamp() < await press.tables.outbox.restored_at(table)


def _step(mark: ControlId) -> int | None:
    """The step at which the table stood; a forged one is none that it ever stood at."""
    if not mark.rest:
        return None
    found = number(mark.rest.partition(":")[0])
    return -1 if found is None else found
