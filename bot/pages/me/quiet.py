"""Quiet hours: from one hour of one's own day until another. Whoever has chosen one of them is asked for the other."""

from discord import SelectOption

from bot.interaction.control import Control, button, menu
from bot.interaction.control_ids import ControlId, number
from bot.interaction.press import Press
from bot.pages.me.page import ZONE, MePage, Rows, back, has_zone, leads, text, whoever
from bot.words.voice import Voice
from engine.tables.clocks.hours import HOURS, Quiet, quiet_hours

QUIET_HOURS = "me-quiet"
"""What its controls stand for; their rest is `from:` and `until:` with the other hour, if there is one, or `none`."""
FROM, UNTIL, NONE = "from", "until", "none"

Chosen = tuple[int | None, int | None]
"""From when and until when, as far as it is known."""


def hour(text: str) -> int | None:
    """An hour on a control or in a menu; None if it is none."""
    found = number(text)
    return found if found is not None and found < HOURS else None


def stored(press: Press) -> Chosen:
    """What is set; nothing while nobody knows where he is."""
    found = quiet_hours(whoever(press).quiet) if has_zone(press) else None
    return found or (None, None)


def as_kept(chosen: Chosen) -> str | None:
    """As the tables keep it; None if that is no part of a day yet."""
    start, end = chosen
    return None if start is None or end is None or start == end else f"{start}-{end}"


def quiet_said(press: Press, found: Quiet | Chosen) -> str:
    """The hours, or that there are none."""
    start, end = found
    if start is None or end is None:
        return press.voice.tell("me", "quiet-none")
    return press.voice.tell("me", "quiet-now", start=_hour(press.voice, start), end=_hour(press.voice, end))


async def quiet(press: Press) -> MePage:
    """What is set."""
    return await choosing(press, stored(press))


async def choosing(press: Press, chosen: Chosen) -> MePage:
    """The same, with one hour or both chosen anew."""
    tell = press.voice.tell
    if not has_zone(press):
        to_zone = leads(press, ZONE, tell("me", "zone-button"))
        return text(tell("me", "quiet-title"), tell("me", "quiet-no-zone")), [back(press, to_zone)]
    lines = [
        tell("me", "quiet-title"),
        tell("me", "now", value=quiet_said(press, stored(press))),
        tell("me", "quiet-why"),
    ]
    lines += _missing(press, chosen)
    start, end = chosen
    rows: Rows = [[_menu(press, FROM, end, start)], [_menu(press, UNTIL, start, end)]]
    none = [button(ControlId(QUIET_HOURS, "", NONE), tell("me", "quiet-off"))] if stored(press)[0] is not None else []
    return text(*lines), [*rows, back(press, *none)]


def _missing(press: Press, chosen: Chosen) -> list[str]:
    """What is still to be chosen."""
    start, end = chosen
    if start is not None and end is None:
        return [press.voice.tell("me", "quiet-until-missing", start=_hour(press.voice, start))]
    if start is None and end is not None:
        return [press.voice.tell("me", "quiet-from-missing", end=_hour(press.voice, end))]
    return [press.voice.tell("me", "quiet-same")] if start is not None and start == end else []


def _menu(press: Press, what: str, other: int | None, now: int | None) -> Control:
    label = press.voice.tell("me", "quiet-from" if what == FROM else "quiet-until")
    options = [
        SelectOption(label=f"{label} {_hour(press.voice, each)}", value=str(each), default=each == now)
        for each in range(HOURS)
    ]
    return menu(ControlId(QUIET_HOURS, "", f"{what}:{'' if other is None else other}"), label, options)


def _hour(voice: Voice, at: int) -> str:
    return voice.tell("me", "hour", n=at)
