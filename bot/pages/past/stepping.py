"""Stepping through a game, picture by picture: how the table stood after a step, and what happened in it. Once the game
is over, with what was behind every screen then."""

from bot.interaction.control import Control, button
from bot.interaction.control_ids import ControlId
from bot.interaction.places import LONGEST, title
from bot.interaction.press import Press
from bot.pages.logs import steps_said, voice_then
from bot.pages.past.since import STEP
from bot.words.naming import clipped
from engine.core.state.views import all_lines, opened_section
from engine.tables.seeing.shown import Past

FAR = 10
"""Steps at once, for who looks for something."""


def told(press: Press, past: Past) -> str:
    """Which step it is, what happened in it, and what was hidden, if that is open by now."""
    at, voice = past.steps.index(past.entry.step), voice_then(press, past.overview, past.entry)
    where = press.voice.tell("table", "step-title", step=past.entry.step, at=at + 1, n=len(past.steps))
    lines = [title(press.bot, past.overview, press.language), where, steps_said(voice, past.entry)]
    if past.look is None:
        lines.append(press.voice.tell("table", "step-gone"))
    return clipped("\n".join([*lines, *_hidden(press, past)]), LONGEST)


def _hidden(press: Press, past: Past) -> list[str]:
    if past.look is None or not past.look.view.opened:
        return []
    names = {opened_section(seat) for seat in range(len(past.look.view.opened))}
    voice = voice_then(press, past.overview, past.entry)
    return [f"• {voice.say(line)}" for line in all_lines(each for each in past.look.told if each.name in names)]


def controls(press: Press, past: Past) -> list[list[Control]]:
    """Earlier and later, of a long game also by ten steps, and to both ends; always in the same place, so that a thumb
    can stay where it is."""
    at, last = past.steps.index(past.entry.step), len(past.steps) - 1
    far = [_to(press, past, "far-earlier", max(at - FAR, 0)), _to(press, past, "far-later", min(at + FAR, last))]
    return [
        [_to(press, past, "earlier", max(at - 1, 0)), _to(press, past, "later", min(at + 1, last))],
        far if last > 2 * FAR else [],
        [_to(press, past, "first", 0), _to(press, past, "last", last)],
    ]


def _to(press: Press, past: Past, key: str, at: int) -> Control:
    step = past.steps[at]
    # What else it stands for than where it leads: two controls of a message must not have the same id.
    mark = ControlId(STEP, past.overview.table.id, f"{step}:{key}")
    return button(mark, press.voice.tell("table", key), disabled=step == past.entry.step)
