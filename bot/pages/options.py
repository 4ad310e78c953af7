"""The private panel on which the host chooses: made from the game's own options, and what every table has."""

from dataclasses import dataclass
from typing import Any

from discord import SelectOption

from bot.interaction.control import Control, button, menu
from bot.interaction.control_ids import ControlId
from bot.words.clocks import paces
from bot.words.naming import clipped
from bot.words.voice import Voice
from engine.core.game import AnyGame
from engine.core.values.options import option_values, spoken_of
from engine.tables.clocks.clocks import word_of
from engine.tables.seeing.shown import Overview
from engine.words.sources import LANGUAGES

ROWS = 5
"""Discord puts no more menus under a message."""
MOST = 25
"""Nor more options into a menu."""

TABLE, GAME = "table", "game"
"""What a menu is about: what every table has, or what this game has."""


LATE: dict[str, str] = {"ask": "late-ask", "wait": "late-wait", "turn": "late-turn", "computer": "late-computer"}
"""What becomes of somebody whose time has run out, and what that is called."""


@dataclass(frozen=True)
class Row:
    """One thing to choose."""

    kind: str
    name: str
    label: str
    values: dict[str, str]
    """What can be chosen, and what each is called."""
    chosen: str


def rows(voice: Voice, game: AnyGame, overview: Overview) -> list[Row]:
    """All there is to choose."""
    table = overview.table
    entries = {entry: voice.tell("lobby", f"entry-{entry}") for entry in ("anyone", "invited")}
    tongues = {language: voice.tell("lobby", f"language-{language}") for language in LANGUAGES}
    frame = [
        Row(
            TABLE,
            "places",
            voice.tell("lobby", "seats"),
            {str(n): str(n) for n in game.declares.players},
            str(table.places),
        ),
        Row(TABLE, "entry", voice.tell("lobby", "entry"), entries, table.entry),
        Row(TABLE, "language", voice.tell("lobby", "language"), tongues, table.language),
    ]
    clock = [Row(TABLE, "pace", voice.tell("lobby", "pace"), paces(voice), word_of(table.pace))]
    if table.pace is not None:  # without a clock nobody's time runs out
        ways = {way: voice.tell("lobby", key) for way, key in LATE.items()}
        clock.append(Row(TABLE, "late", voice.tell("lobby", "late"), ways, table.late))
    every = option_values(game.declares.options)
    own = [
        Row(
            GAME,
            name,
            voice.option(name),
            {_word(value): voice.option_value(name, value) for value in every[name]},
            _word(chosen),
        )
        for name, chosen in spoken_of(game.declares.options, overview.options).items()
    ]
    return [*frame, *own, *clock]


def settled(voice: Voice, game: AnyGame, overview: Overview) -> list[str]:
    """What is chosen now, a line each."""
    return [_said(voice, row, row.chosen) for row in rows(voice, game, overview)]


def controls(voice: Voice, game: AnyGame, overview: Overview, page: int = 0) -> list[Control]:
    """One menu for each thing to choose. If there are more than fit, they come in pages."""
    found = rows(voice, game, overview)
    if len(found) <= ROWS:
        return [_menu(voice, overview.table.id, row, 0) for row in found]
    size = ROWS - 1
    last = (len(found) - 1) // size
    page = min(max(page, 0), last)
    turn = {page - 1: "earlier-options", page + 1: "further-options"}
    return [
        *(_menu(voice, overview.table.id, row, page) for row in found[page * size : (page + 1) * size]),
        *(
            button(ControlId("option", overview.table.id, f"{to}::"), voice.tell("lobby", key))
            for to, key in turn.items()
            if 0 <= to <= last
        ),
    ]


def page_of(mark: ControlId) -> int:
    """The page that the control was on, or leads to."""
    first = mark.rest.partition(":")[0]
    return int(first) if first.isascii() and first.isdigit() and len(first) < 4 else 0


def change(game: AnyGame, mark: ControlId, values: tuple[str, ...]) -> dict[str, Any]:
    """What a chosen value changes, as `configure` takes it; nothing if it turns a page or cannot be read.

    What was not on offer is passed on as it is: the tables refuse it in words.
    """
    _, _, about = mark.rest.partition(":")
    kind, _, name = about.partition(":")
    value = values[0] if values else ""
    if kind == GAME and value:
        known = {_word(each): each for each in option_values(game.declares.options).get(name, ())}
        return {"options": {name: known.get(value, value)}}
    if kind == TABLE and name == "places" and value.isascii() and value.isdigit():
        return {"places": int(value[:9])}
    if kind == TABLE and name in ("entry", "language", "pace", "late") and value:
        return {name: value}
    return {}


def _menu(voice: Voice, table: str, row: Row, page: int) -> Control:
    options = [
        SelectOption(label=clipped(_said(voice, row, value), 100), value=value, default=value == row.chosen)
        for value in list(row.values)[:MOST]
    ]
    return menu(ControlId("option", table, f"{page}:{row.kind}:{row.name}"), clipped(row.label, 100), options)


def _said(voice: Voice, row: Row, value: str) -> str:
    """With what it is about: a closed menu shows nothing else."""
    return voice.tell("lobby", "setting", name=row.label, value=row.values.get(value, value))


def _word(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else value
