"""Every question there is: all that can be looked at, and what a door says."""

from typing import Any

from engine.contract.wild import wild_value
from engine.core.door import Door
from engine.core.forms.forms import Field, Filled, Form, Verb
from engine.core.game import AnyGame
from engine.core.walk import fill
from engine.tables.seeing.shown import AtTable
from engine.tables.transaction.knowing import NOBODY, Access
from engine.turn.stage import stage
from tests.tables.room import THERE
from tests.tables.secrecy.ear import Ear
from tests.tables.secrecy.scenes import SERVER, Scene

STATUSES = ("open", "playing", "finished", "abandoned")


async def look_at_everything(ear: Ear, scene: Scene) -> None:
    """The table, the one that has not begun, one that is not there, and what is kept of the user."""
    for table in (scene.table, scene.lobby, "nowhere"):
        await _table(ear, table)
        await _log(ear, table, scene.last)
        if not scene.over:
            await ear.look("result", table)
        if ear.user is not None and not scene.over:
            await ear.look("seen", table)  # with the result, when there is one
            await _past(ear, table, scene.last)  # with what was hidden then
        if ear.user is not None:
            await _seat(ear, scene.game, table)
    for step in (-1, *range(0, scene.last + 2, 1 + scene.last // 30)):
        await ear.look("view_at", scene.table, step)
    await ear.open("listed", SERVER)
    await ear.open("governed", SERVER, scene.table)
    await ear.open("listed", None, *STATUSES)
    await ear.open("listed", SERVER, *STATUSES)
    for call in ("settings", "barred", "is_server_paused", "notices", "noticed"):
        await ear.open(call, SERVER)
    if ear.user is not None:
        await _own(ear, over=scene.over)
        await ear.look("is_advised", scene.game.name)


async def glance(ear: Ear, scene: Scene) -> None:
    """What is looked at first after something has changed."""
    for call in ("view_for", "since", "export_for"):
        await ear.look(call, scene.table)
    await ear.look("overview", scene.table)
    await ear.look("mine")
    await ear.look("draft_for", scene.table)


async def _table(ear: Ear, table: str) -> None:
    await ear.look("overview", table)
    await ear.look("view_for", table)
    await ear.look("export_for", table)


async def _log(ear: Ear, table: str, last: int) -> None:
    await ear.look("log_for", table)
    await ear.look("log_for", table, 1, last // 2)
    await ear.look("log_for", table, -5, last + 5)
    for step in (None, -1, 0, last // 2, last, last + 5):
        await ear.look("since", table, step)


async def _past(ear: Ear, table: str, last: int) -> None:
    await ear.look("since_turn", table)
    for step in (-1, *range(0, last + 2, 1 + last // 10)):
        await ear.look("past", table, step)


async def _seat(ear: Ear, game: AnyGame, table: str) -> None:
    await ear.look("draft_for", table)
    await ear.look("may_take", table)
    await ear.look("undo_now", table)
    await ear.look("would_undo", table)
    at = await ear.look("at_table", table)
    if isinstance(at, AtTable) and isinstance(at.door, Door):
        ask_door(ear, game, at.door)


async def _own(ear: Ear, *, over: bool) -> None:
    """What waits for the user, what is kept of him, and which tables he knows."""
    if not over:
        await ear.look("results")
    for call in ("mine", "person", "own_data", "seated", "held", "ended", "digest", "today"):
        await ear.look(call)
    for access in (THERE, Access(SERVER, THERE.channels), NOBODY):
        await ear.open("known", access, *STATUSES, first=(ear.user,))


def ask_door(ear: Ear, game: AnyGame, door: Door[Any, Any, Any]) -> None:
    """View, decision, verbs, choices, labels and reasons."""
    for what in ("view", "decision", "verbs", "answers"):
        ear.note(f"door: {what}", getattr(door, what)())
    for verb in game.declares.verbs:
        ear.note(f"door: why not {verb.name}", door.why_not(verb.name, {}))
        if verb.name in door.answers():
            ear.note(f"door: may {verb.name}", door.may(verb.name))
    for name in door.verbs():
        _verb(ear, game, door, game.verb[name])


def _verb(ear: Ear, game: AnyGame, door: Door[Any, Any, Any], verb: Verb) -> None:
    """Each field beside nothing, beside legal values, and beside what stands of nonsense."""
    wild: Filled = {field.name: wild_value(game, field, ear.below) for field in verb.fields}
    stands = stage(door, verb, wild).values
    ear.note(f"door: what stands of {wild}", stands)
    legal = fill(door, verb.name, verb.fields, ear.below)
    ear.note(f"door: what comes of {legal}", door.foresee(Form(verb.name, legal)))
    for filled in ({}, legal, stands):
        for field in verb.fields:
            others = {name: value for name, value in filled.items() if name != field.name}
            _field(ear, game, door, verb, others, field)


def _field(ear: Ear, game: AnyGame, door: Door[Any, Any, Any], verb: Verb, filled: Filled, field: Field) -> None:
    here = f"{verb.name}.{field.name} beside {filled}"
    offer = door.choices(verb.name, filled, field.name)
    ear.note(f"door: choices for {here}", offer)
    nonsense = wild_value(game, field, ear.below)
    ear.note(f"door: why not {nonsense} for {here}", door.why_not(verb.name, filled, field.name, nonsense))
    if offer:
        value = offer.pick(ear.below)
        ear.note(f"door: label of {here}", door.label(verb.name, filled, field.name, value))
