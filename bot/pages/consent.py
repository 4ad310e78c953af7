"""Whether somebody wants his screens by direct message: the question, and the way to think again."""

from bot.interaction.control import Control, button
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from engine.tables.storage.records import DmState


def question(press: Press) -> tuple[list[str], list[Control]]:
    """What is asked, with two buttons, of who has not answered yet; of nobody else anything."""
    if _state(press) != "unknown":
        return [], []
    said = press.voice.tell("lobby", "dm-question")
    return [said], [_yes(press), button(ControlId("dm-no"), press.voice.tell("lobby", "dm-no"))]


def second_thoughts(press: Press) -> list[Control]:
    """For who gets none, a button to have them after all."""
    return [_yes(press)] if _state(press) in ("declined", "closed") else []


def agreeing(press: Press) -> list[Control]:
    """For who gets none so far, for whatever reason, the button that says yes."""
    return [] if _state(press) == "open" else [_yes(press)]


def _yes(press: Press) -> Control:
    return button(ControlId("dm-yes"), press.voice.tell("lobby", "dm-yes"))


def _state(press: Press) -> DmState:
    return "unknown" if press.person is None else press.person.dm_state
