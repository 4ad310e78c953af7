"""How a table stands, in words for one person, with his controls: chat buries the panel, this brings it back."""

from discord import ButtonStyle

from bot.interaction.control import Control, button
from bot.interaction.control_ids import ControlId
from bot.interaction.places import LONGEST, is_here, is_seated, title, voice_at, where
from bot.interaction.press import Press
from bot.pages.paging import around, pages
from bot.pages.panels import labelled, look_back, unreadable
from bot.pages.scores import reckoning
from bot.words.clocks import clock_of, pace_word
from bot.words.voice import Voice
from engine.core.state.views import all_lines
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Look, Overview, UndoNow

_UNDO = {"free": "undo", "asks": "ask-undo"}


async def table_now(press: Press, overview: Overview, page: int = 0) -> tuple[str, list[list[Control]]]:
    """The table now, with rows of buttons. A table with much on it is told in pages."""
    head = [title(press.bot, overview, press.language), *unreadable(press.voice, overview)]
    if overview.table.status == "open":
        return await _open(press, overview, head)
    look = await press.tables.view_for(press.user, overview.table.id, press.access)
    if isinstance(look, Refusal):
        said = voice_at(press, overview).refusal(look)
        return "\n".join(dict.fromkeys([*head, said])), []
    voice = voice_at(press, overview)
    head += await _now(press, voice, overview, look)
    head += await where(press, overview.table)
    told = pages([voice.say(each) for each in all_lines(look.told)], LONGEST - len("\n".join(head)) - 1)
    page = min(max(page, 0), len(told) - 1)
    undo = take_back(press, overview, await press.tables.undo_now(press.user, overview.table.id))
    controls = _controls(press, overview, seated=look.view.viewer is not None)
    if look.view.viewer is None and await press.tables.may_take(press.user, overview.table.id, press.access) is True:
        controls[0].insert(0, labelled(press.voice, ControlId("take-seat", overview.table.id)))
    return "\n".join([*head, told[page]]), [*controls, undo, _turn(press, overview.table.id, page, len(told) - 1)]


def take_back(press: Press, overview: Overview, way: UndoNow) -> list[Control]:
    """The button that takes one's own move back, if there is one. On it stands whether that is done at once or the
    others are asked. With its step: pressed twice, or when the game has gone on, it takes nothing more back."""
    table = overview.table
    key = _UNDO.get(way)
    return [button(ControlId("undo", table.id, str(table.step)), press.voice.tell("table", key))] if key else []


async def _open(press: Press, overview: Overview, head: list[str]) -> tuple[str, list[list[Control]]]:
    table = overview.table
    said = press.voice.tell("table", "state-open", taken=len(overview.sitters), places=table.places)
    text = "\n".join([*head, said[:1].upper() + said[1:] + ".", *await where(press, table)])
    if await is_seated(press, table) or not is_here(press, table):
        return text, []
    return text, [[button(ControlId("join", table.id), press.voice.tell("table", "join"), ButtonStyle.primary)]]


async def _now(press: Press, voice: Voice, overview: Overview, look: Look) -> list[str]:
    """Whose turn it is, or how it ended."""
    if overview.table.status == "playing":
        said = [voice.tell("delivery", "pace", pace=pace_word(voice, overview.table.pace))]
        said += [voice.tell("table", "is-paused")] if overview.paused else []
        for each in look.view.decisions:
            said += [voice.decision(each, look.view.viewer), *clock_of(voice, overview, each.number)]
        return said
    result = await press.tables.result(press.user, overview.table.id, press.access)
    if isinstance(result, Refusal):
        return [voice.refusal(result), voice.tell("delivery", "so-far")]
    return list(reckoning(voice, press.bot.games[overview.table.game], result))


def _controls(press: Press, overview: Overview, *, seated: bool) -> list[list[Control]]:
    """To act and to look, and below to look back."""
    table, tell = overview.table, press.voice.tell
    own = list[Control]()
    if seated and table.status == "playing":
        screen = button(ControlId("screen", table.id, str(table.step)), tell("table", "screen"))
        own = [labelled(press.voice, ControlId("play", table.id)), screen]
    elif seated:
        own = [button(ControlId("rematch", table.id), tell("table", "rematch"))]
    look = button(ControlId("look", table.id), tell("table", "look"))
    log = button(ControlId("log", table.id), tell("table", "log"))
    return [[*own, look], [look_back(press.voice, table), log]]


def _turn(press: Press, table: str, page: int, last: int) -> list[Control]:
    """Buttons to the other pages."""
    to = around(page, last).items()
    return [button(ControlId("state", table, str(each)), press.voice.tell("table", key)) for each, key in to]
