"""A question before what cannot be taken back: put to one person, answered by him alone."""

from discord import ButtonStyle

from bot.interaction.control import button, view
from bot.interaction.control_ids import ControlId
from bot.interaction.places import is_seated, refuse, title
from bot.interaction.press import Press
from bot.interaction.which_table import named
from engine.tables.seeing.shown import Overview
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Answer, Done


async def ask(press: Press, overview: Overview, mark: ControlId, text: str, yes: str, no: str = "keep") -> None:
    """Put it to somebody who plays there. The button for yes remembers who was asked; `no`: what the other says."""
    if overview.table.status != "playing":
        await refuse(press, No.NOT_PLAYING.refusal(), overview)
    elif not await is_seated(press, overview.table):
        await refuse(press, No.NOT_SEATED.refusal(), overview)
    else:
        meant = button(ControlId(mark.what, mark.table, f"{mark.rest}:{press.user}"), yes, ButtonStyle.danger)
        not_meant = button(ControlId("keep", mark.table), press.voice.tell("table", no))
        await press.tell(f"{title(press.bot, overview, press.language)}\n{text}", view=view(meant, not_meant))


async def asked_of(press: Press, mark: ControlId) -> Overview | None:
    """The table, if it was whoever answers that was asked; else he has been told."""
    if mark.rest.rpartition(":")[2] != str(press.user):
        await press.tell(press.voice.tell("table", "not-asked-you"))
        return None
    return await named(press, mark.table)


def said_yes(press: Press, answer: Answer) -> bool:
    """Whether there is nothing to say to this yes: it is a second one, and the first has been carried out."""
    message, carried_out = press.interaction.message, press.bot.carried_out
    if message is None or not message.flags.ephemeral:
        return False  # the answer is a message of its own, and has to come
    if isinstance(answer, Done):
        carried_out.append(message.id)
    return not isinstance(answer, Done) and message.id in carried_out


async def carried_out(press: Press, answer: Answer, overview: Overview) -> Done | None:
    """What was done upon a yes; None if there is nothing more to say: it was a second one, or he was told why not."""
    if said_yes(press, answer):
        return None
    if isinstance(answer, Done):
        return answer
    await refuse(press, answer, overview)
    return None


async def keep(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """He thought better of it."""
    await press.tell(press.voice.tell("table", "kept"))


async def asked_others(press: Press, done: Done, key: str) -> None:
    """It was done; or the others have been asked, and whoever asked may think better of it."""
    if done.motion is None:
        await press.tell(press.voice.tell("table", key))
        return
    back = button(ControlId("decline", done.table, str(done.motion)), press.voice.tell("table", "take-question-back"))
    await press.tell(press.voice.tell("table", "others-asked"), view=view(back))
