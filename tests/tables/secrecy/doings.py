"""Everything one can try to do, in chains: each on a file of its own, looked at after every step.

A chain ends where another outcome is no leak: after a move that may draw, and when one sits down at a new seat.
"""

from collections.abc import Awaitable, Callable
from datetime import date
from typing import Any, TypeAlias

from engine.contract.wild import wild_form, wild_value
from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.walk import random_form
from engine.tables.outbox.intents import REMIND
from engine.tables.seeing.shown import AtTable
from engine.tables.service import Done, Request
from engine.tables.storage.records import Intent
from tests.tables.room import CHANNEL
from tests.tables.secrecy.ear import Ear
from tests.tables.secrecy.questions import glance, look_at_everything
from tests.tables.secrecy.scenes import BRUNO, FINA, SERVER, STRANGER, Scene

Chain: TypeAlias = Callable[[Ear, Scene], Awaitable[None]]


async def answer(ear: Ear, scene: Scene) -> None:
    """Drafts; forms for questions that are closed, others' or one's own; nonsense, almost legal, at last legal."""
    overview = await ear.look("overview", scene.table)
    look = await ear.look("view_for", scene.table)
    at = await ear.look("at_table", scene.table)
    door: Any = at.door if isinstance(at, AtTable) else at
    own = door.decision() if isinstance(door, Door) else None
    for decision in (*(asked.number for asked in look.view.decisions), 0, 1, 10**6):
        for form in (wild_form(scene.game, ear.below), Form("no such verb"), Form("take", {"no such field": "x"})):
            await ear.look("keep_draft", scene.table, decision, form)
            await ear.look("draft_for", scene.table)
            if own is None or decision != own.number:
                await ear.change("submit", scene.table, decision, form)
    if own is None or overview.table.status != "playing":
        return
    forms = _own_forms(ear, scene.game, door)
    await ear.look("keep_draft", scene.table, own.number, forms[-1])
    await ear.look("draft_for", scene.table)
    for form in forms:
        if isinstance(await ear.change("submit", scene.table, own.number, form), Done):
            return


async def take_back(ear: Ear, scene: Scene) -> None:
    """Undo, votes, giving up, and what the host may do."""
    overview = await ear.look("overview", scene.table)
    for motion in (0, overview.motion.id if overview.motion else 1):
        for agrees in (True, False):
            await ear.change("vote", scene.table, motion, agrees)
    await glance(ear, scene)
    for _ in range(2):
        await ear.change("undo", scene.table)
        await glance(ear, scene)
    for step in (-1, 0, *range(max(1, scene.last - 2), scene.last + 1)):
        await ear.change("undo_as_host", scene.table, step)
        await glance(ear, scene)
    await ear.look("at_table", scene.table)
    for decision in range(1, 4):
        for what in ("wait", "turn", "computer", "open", "end", "no such thing"):
            await ear.change("choose", scene.table, decision, what)
    await ear.change("change_pace", scene.table, "week")
    await ear.change("keep_table", scene.table)
    await glance(ear, scene)
    await ear.change("abandon", scene.table)
    await glance(ear, scene)


async def change_seats(ear: Ear, scene: Scene) -> None:
    """Offers, computers, joining, leaving, being forgotten."""
    overview = await ear.look("overview", scene.table)
    for seat in (*range(len(overview.sitters)), 99):
        for user in (BRUNO, STRANGER):
            await ear.change("replace", scene.table, seat, user)
    joined = isinstance(await ear.change("join", scene.table), Done)
    if not joined:
        await ear.change("open_seat", scene.table, 99)
    for seat in range(0 if joined else len(overview.sitters)):
        await ear.change("replace", scene.table, seat, None)
    if joined:
        return
    await glance(ear, scene)
    await ear.change("resign", scene.table)
    await look_at_everything(ear, scene)
    await ear.change("join", scene.table)
    await ear.look("forget")
    await glance(ear, scene)


async def use_the_lobby(ear: Ear, scene: Scene) -> None:
    """All calls that are for tables at which no game goes on, at both tables."""
    made = await ear.change("create", scene.game.name, server=SERVER, places=scene.game.declares.players[0])
    await ear.change("cancel", made.table)
    for table in (scene.table, scene.lobby):
        for call in ("add_computer", "remove_computer", "rematch"):
            await ear.change(call, table)
        for user in (BRUNO, FINA, STRANGER):
            await ear.change("invite", table, user)
            await ear.change("withdraw", table, user)
        await ear.change("configure", table, places=3, entry="invited", options={"no such option": True})
        await ear.change("configure", table, places=3, entry="invited")
        await ear.look("overview", table)
    for call in ("join", "start", "leave", "cancel"):
        await ear.change(call, scene.lobby)
        await glance(ear, scene)
    for call in ("leave", "start", "cancel"):
        await ear.change(call, scene.table)
    await ear.look("own_data")
    await ear.change("play_now", scene.game.name, server=SERVER)  # last: its computers move while others look


async def use_others_requests(ear: Ear, scene: Scene) -> None:
    """Requests under ids that were used before; and what one tells of oneself."""
    for request in scene.requests:
        await ear.repeat("undo", request, scene.table)
        await ear.repeat("submit", request, scene.table, 1, Form("no such verb"))
    await ear.look("meet", "another name")
    await ear.open("prefer", first=(ear.user,), language="xx")
    await ear.open("prefer", first=(ear.user,), palette="bright")
    await ear.look("reach", 5, "closed")
    await ear.look("screens_again")
    for call in ("remind_later", "remind_no_more"):
        await ear.look(call)
        await ear.look(call, scene.table)
    intent = Intent(1, scene.table, 1, REMIND, 0, 0, 0, None, 0, 0, "claimed")
    for call in ("remind_in_threads", "put_off"):
        await ear.look(call, intent)
    await ear.look("go_away", date(2027, 1, 16), date(2027, 1, 20))
    await ear.look("come_back")
    await ear.look("show_again", scene.lobby)
    await ear.change("settle", SERVER, tables_per_person=5)
    await ear.change("settle", SERVER, no_such_setting=5)
    for call in ("pause", "resume", "close"):
        await ear.change(call, SERVER + 1, scene.table)
    for call in ("pause", "resume"):
        await ear.change(call, SERVER, scene.table)
        await ear.change(f"{call}_server", SERVER)
    for call in ("bar", "unbar"):
        await ear.change(call, SERVER, FINA)
    await ear.change("welcome", SERVER, CHANNEL)
    await ear.look("person")
    await glance(ear, scene)


async def hear_the_others(ear: Ear, scene: Scene) -> None:
    """Whoever is asked answers. What comes of it may depend on what is hidden, but must not show it."""
    for user, decision, form in scene.begun:
        await ear.tables.submit(Request(f"{user} answers", user), scene.table, decision, form)
    await look_at_everything(ear, scene)


CHAINS: tuple[Chain, ...] = (answer, take_back, change_seats, use_the_lobby, use_others_requests)


def _own_forms(ear: Ear, game: AnyGame, door: Door[Any, Any, Any]) -> list[Form]:
    """For one's own question: nonsense, almost legal, and a legal one."""
    legal = [random_form(game, door, ear.below) for _ in range(4)]
    almost = [_spoilt(ear, game, form) for form in legal]
    return [Form("no such verb"), *almost, *(wild_form(game, ear.below) for _ in range(4)), legal[0]]


def _spoilt(ear: Ear, game: AnyGame, form: Form) -> Form:
    fields = game.verb[form.verb].fields
    if not fields:
        return Form(form.verb, {"no such field": "x"})
    field = fields[ear.below(len(fields))]
    return Form(form.verb, {**form.values, field.name: wild_value(game, field, ear.below)})
