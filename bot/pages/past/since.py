"""What has happened since one's own turn, and what it means for oneself; in pages, if it is much."""

from bot.interaction.control import Control, button
from bot.interaction.control_ids import ControlId
from bot.interaction.places import LONGEST, title, voice_at
from bot.interaction.press import Press
from bot.pages.logs import steps_said, voice_then
from bot.pages.paging import around, pages
from bot.pages.panels import labelled
from bot.words.naming import clipped
from engine.tables.seeing.shown import Since

SINCE, PAGE, STEP = "since", "since-page", "step"
"""What the buttons stand for that lead here, to another page of it, and to the pictures."""
LONGEST_LINE = 1_200
"""Letters of what happened in one step."""


def page(press: Press, since: Since, number: int = 0) -> tuple[str, list[list[Control]]]:
    """One page, and the rows of buttons below it."""
    head, told = title(press.bot, since.overview, press.language), _happened(press, since)
    if not told:
        return "\n".join([head, press.voice.tell("table", "nothing-since")]), [_play(press, since)]
    heading = press.voice.tell("table", "since-title")
    made = pages([*_meaning(press, since), heading, *told], LONGEST - len(head) - 1)
    number, last = min(max(number, 0), len(made) - 1), len(made) - 1
    turning = _turn(press, since.overview.table.id, number, last)
    return "\n".join([head, made[number]]), [[*pictures(press, since), *_play(press, since)], turning]


def _play(press: Press, since: Since) -> list[Control]:
    """For who has read enough."""
    table = since.overview.table
    return [labelled(press.voice, ControlId("play", table.id))] if table.status == "playing" else []


def _happened(press: Press, since: Since) -> list[str]:
    """A line for each step in which there was something to tell."""
    said = [steps_said(voice_then(press, since.overview, entry), entry) for entry in since.entries]
    return [clipped(f"• {each}", LONGEST_LINE) for each in said if each]


def _meaning(press: Press, since: Since) -> list[str]:
    voice = voice_at(press, since.overview)
    lines = [f"• {voice.say(text)}" for text in since.means]
    return [press.voice.tell("table", "since-means"), *lines] if lines else []


def pictures(press: Press, since: Since) -> list[Control]:
    """A button that shows the table after each of these steps."""
    if since.first is None:
        return []
    label = press.voice.tell("table", "picture-by-picture")
    return [button(ControlId(STEP, since.overview.table.id, str(since.first)), label)]


def _turn(press: Press, table: str, page: int, last: int) -> list[Control]:
    to = around(page, last).items()
    return [button(ControlId(PAGE, table, str(at)), press.voice.tell("table", key)) for at, key in to]
