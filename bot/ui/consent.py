"""Whether somebody wants his screens by direct message: the question, and the way to think again."""

from bot.ids import Mark
from bot.press import Press
from bot.ui.control import Control, button
from engine.core.refusals import Refusal
from engine.tables.records import DmState


async def question(press: Press) -> tuple[list[str], list[Control]]:
    """What is asked, with two buttons, of who has not answered yet; of nobody else anything."""
    if await _state(press) != "unknown":
        return [], []
    said = press.voice.tell("lobby", "dm-question")
    return [said], [_yes(press), button(Mark("dm-no"), press.voice.tell("lobby", "dm-no"))]


async def second_thoughts(press: Press) -> list[Control]:
    """For who gets none, a button to have them after all."""
    return [_yes(press)] if await _state(press) in ("declined", "closed") else []


def _yes(press: Press) -> Control:
    return button(Mark("dm-yes"), press.voice.tell("lobby", "dm-yes"))


async def _state(press: Press) -> DmState:
    person = await press.tables.person(press.user)
    return "unknown" if isinstance(person, Refusal) else person.dm_state
