"""The log of a table, for one person, in pages: each as long as one message, with buttons to the older and newer."""

from bot.interaction.control import Control, button
from bot.interaction.control_ids import ControlId
from bot.interaction.places import LONGEST, title
from bot.interaction.press import Press
from bot.pages.paging import bound
from bot.words.naming import clipped, shown
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import LogEntry, Overview

SPAN = 40
"""Steps that are looked at for one page: more never fit."""

LAST = "last"


async def page(press: Press, overview: Overview, place: str) -> tuple[str, list[Control]] | Refusal:
    """One page. `place`: up to a step (`to12`), from one on (`from12`), or the newest."""
    if overview.table.step < 0:
        return press.voice.tell("table", "log-not-begun"), []
    return await _page(press, overview, *bound(place, overview.table.step))


def steps_said(voice: Voice, entry: LogEntry) -> str:
    """What happened in one step, in one line, with the names of those who sat there then."""
    said = " ".join(voice.event(text) for text in entry.texts)
    return voice.tell("table", "log-undone", said=said) if entry.undone and said else said


def voice_then(press: Press, overview: Overview, entry: LogEntry) -> Voice:
    """The voice that knows who sat there then."""
    game = press.bot.games.get(overview.table.game)
    return Voice(press.language, game, shown(entry.sitters, press.language))


async def _page(press: Press, overview: Overview, step: int, onwards: bool) -> tuple[str, list[Control]] | Refusal:
    table, newest = overview.table.id, overview.table.step
    first, last = (step, step + SPAN) if onwards else (step - SPAN, step)
    entries = await press.tables.log_for(press.user, table, first, last, press.access)
    if isinstance(entries, Refusal):
        return entries
    if overview.table.game not in press.bot.games:
        return press.voice.tell("table", "log-no-words"), []
    kept = _fitting(press, overview, entries, onwards)
    shown = sorted(kept)
    heading = press.voice.tell("table", "log-title", first=shown[0], last=shown[-1], newest=newest)
    lines = [title(press.bot, overview, press.language), heading, *(kept[at] for at in shown if kept[at])]
    return "\n".join(lines), _turn(press, table, shown[0], shown[-1], newest)


def _fitting(press: Press, overview: Overview, entries: tuple[LogEntry, ...], onwards: bool) -> dict[int, str]:
    """As many steps as one message holds, from one end."""
    kept: dict[int, str] = {}
    room = LONGEST - 300
    for entry in entries if onwards else reversed(entries):
        said = steps_said(voice_then(press, overview, entry), entry)
        text = clipped(f"`{entry.step}` {said}", LONGEST - 300) if said else ""
        room -= len(text) + 1
        if room < 0 and kept:
            break
        kept[entry.step] = text
    return kept


def _turn(press: Press, table: str, first: int, last: int, newest: int) -> list[Control]:
    older = button(ControlId("page", table, f"to{first - 1}"), press.voice.tell("table", "older"))
    newer = button(ControlId("page", table, f"from{last + 1}"), press.voice.tell("table", "newer"))
    return [*([older] if first > 0 else []), *([newer] if last < newest else [])]
