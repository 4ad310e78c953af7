"""What the pages of `/me` are made of: a few short lines, rows of buttons and menus, and always a way back."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.interaction.control import Control, button
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from engine.tables.clocks.hours import zone
from engine.tables.storage.records import Person

ME = "me"
"""The control that leads to a page: its rest says to which."""
SET = "me-set"
"""The one that chooses something: `theme:dark`, or a menu whose rest is `zone:asia`."""
HOME = ""
LANGUAGE, THEME, ADVICE = "language", "theme", "advice"
ZONE, QUIET, REMINDERS, AWAY = "zone", "quiet", "reminders", "away"
RESULTS, DATA, FORGET = "results", "data", "forget"

_CHOSEN, _OTHER = ButtonStyle.primary, ButtonStyle.secondary

Rows = list[list[Control]]
MePage = tuple[str, Rows]
"""What a page says, and its controls row by row."""


def whoever(press: Press) -> Person:
    """Who asks; of somebody of whom nothing is kept, nothing is set."""
    if press.person is not None:
        return press.person
    return Person(0, press.user, "", None, None, None, None, None, None, "unknown", 0)


def has_zone(press: Press) -> bool:
    """Whether we know what time it is where he is."""
    return zone(whoever(press).time_zone) is not None


def text(*lines: str) -> str:
    """Lines one below the other; what there is nothing to say of is left out."""
    return "\n".join(line for line in lines if line)


def leads(press: Press, page: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Control:
    """A button to a page."""
    return button(ControlId(ME, "", page), label, style)


def back(press: Press, *before: Control) -> list[Control]:
    """The last row of a page: the way back to all that is set, after other buttons."""
    return [*before, leads(press, HOME, press.voice.tell("me", "back"))]


def choices(what: str, now: str, labels: Sequence[tuple[str, str]]) -> list[Control]:
    """A row of buttons of which one is chosen now: each with its value and what stands on it."""
    return [
        button(ControlId(SET, "", f"{what}:{value}"), label, _CHOSEN if value == now else _OTHER)
        for value, label in labels
    ]
