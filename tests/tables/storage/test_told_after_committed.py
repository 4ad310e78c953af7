"""Persist, then speak: while a commit is held, and when it fails, nobody is answered, woken or told."""

import asyncio
from collections.abc import Awaitable, Callable
from sqlite3 import IntegrityError
from typing import Any, TypeAlias

import pytest

from engine.tables.calls.base import Calls
from engine.tables.service import Done
from engine.tables.storage.group_commits import GroupCommits
from engine.tables.storage.stored import Stored
from tests.tables.room import ANNA, BRUNO, CARLA, Room, done
from tests.tables.situations import GREY, everything, first_turn
from tests.tables.storage.held import Ears, HeldCommit, turns

Asking: TypeAlias = Callable[[], Awaitable[Any]]
Scene: TypeAlias = Callable[[Room], Awaitable[Asking]]
"""Brings something about; what is then asked of the service."""

SERVER = 7


async def opening(room: Room) -> Asking:
    return lambda: room.tables.create(room.by(ANNA), "pebbles")


async def joining(room: Room) -> Asking:
    table = await room.opened(ANNA)
    return lambda: room.tables.join(room.by(BRUNO), table)


async def starting(room: Room) -> Asking:
    table = await room.opened(ANNA, computers=2)
    return lambda: room.tables.start(room.by(ANNA), table)


async def answering(room: Room) -> Asking:
    table = await room.started(ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, ANNA)
    return lambda: room.tables.submit(room.by(ANNA), table, decision, GREY)


async def resigning(room: Room) -> Asking:
    table, player = await first_turn(room, ANNA, BRUNO)
    return lambda: room.tables.resign(room.by(player), table)


async def voting(room: Room) -> Asking:
    table = await room.started(ANNA, BRUNO)
    motion = done(await room.tables.abandon(room.by(ANNA), table)).motion or 0
    return lambda: room.tables.vote(room.by(BRUNO), table, motion, True)


async def resuming(room: Room) -> Asking:
    """Computers at its tables may have something to answer again."""
    await room.started(ANNA, computers=1, server=SERVER)
    assert await room.tables.pause_server(room.by(CARLA), SERVER) is None
    return lambda: room.tables.resume_server(room.by(CARLA), SERVER)


async def claiming(room: Room) -> Asking:
    await room.opened(ANNA)
    return room.tables.outbox.claim


async def hurrying(room: Room) -> Asking:
    table = await room.opened(ANNA)
    return lambda: room.tables.outbox.hurry(table)


ANSWERED, WOKEN, TOLD = "it was answered", "a computer was woken", "delivery was told"

SCENES: dict[str, tuple[Scene, set[str]]] = {
    "a table is opened": (opening, {ANSWERED, TOLD}),
    "somebody joins": (joining, {ANSWERED, TOLD}),
    "a game with computers begins": (starting, {ANSWERED, TOLD, WOKEN}),
    "a question is answered": (answering, {ANSWERED, TOLD}),
    "somebody leaves his seat to a computer": (resigning, {ANSWERED, TOLD, WOKEN}),
    "a vote ends the game": (voting, {ANSWERED, TOLD}),
    "a server is resumed": (resuming, {ANSWERED, TOLD, WOKEN}),
    "delivery claims what is to be sent": (claiming, {ANSWERED}),
    "delivery is hurried": (hurrying, {ANSWERED, TOLD}),
}


async def told_early(room: Room, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], set[str]]:
    """What was heard before the commit, and what all in all."""
    asking, held = await scene(room), HeldCommit()
    await held.laid(room)
    ears = Ears(room, monkeypatch)
    task = ears.listen(asking())
    try:
        await held.reached()
        await turns()
        early = list(ears.heard)
    finally:
        held.let_through()
    await task
    await turns()
    await room.tables.computers_idle()
    return early, set(ears.heard)


@pytest.mark.parametrize(("scene", "then"), SCENES.values(), ids=SCENES)
async def test_before_it_is_committed_nobody_hears_of_it(
    room: Room, monkeypatch: pytest.MonkeyPatch, scene: Scene, then: set[str]
) -> None:
    early, heard = await told_early(room, scene, monkeypatch)
    assert early == []
    assert heard == then, "and after it everybody does whom it concerns"


def refers_to_nothing(stored: Stored) -> None:
    """A transaction in the same group that is found out only when all of it is committed."""
    stored.db.execute("PRAGMA defer_foreign_keys = ON")
    stored.db.execute("INSERT INTO options VALUES ('?', 'weather', 'true')")


@pytest.mark.parametrize("scene", [scene for scene, _ in SCENES.values()], ids=SCENES)
async def test_of_what_could_not_be_committed_nobody_ever_hears(
    room: Room, monkeypatch: pytest.MonkeyPatch, scene: Scene
) -> None:
    asking = await scene(room)
    before = await everything(room, but=())
    ears = Ears(room, monkeypatch)
    spoiling = asyncio.ensure_future(room.tables.store.write(refers_to_nothing))
    failed = await asyncio.gather(spoiling, ears.listen(asking()), return_exceptions=True)
    await turns()
    assert [type(error) for error in failed] == [IntegrityError] * 2
    assert ears.heard == []
    assert await everything(room, but=()) == before


# Twins of the service that speak too early are heard.


def tells_while_it_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers and delivery are told from within the transaction."""

    def change(self: Any, request: Any, lock: str, asked: Any, change: Any, computer: Any = None) -> Any:
        loop = asyncio.get_running_loop()

        def early(tx: Any) -> Done:
            answer: Done = change(tx)
            loop.call_soon_threadsafe(self._after, set(tx.woken))
            return answer

        return kept(self, request, lock, asked, early, computer)

    kept = Calls._change
    monkeypatch.setattr(Calls, "_change", change)


def answers_before_it_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked is told as soon as his own transaction has run."""

    def add(self: GroupCommits, work: Any, then: Any) -> Any:
        loop = asyncio.get_running_loop()
        answer = loop.create_future()

        def early(stored: Stored) -> Any:
            result = work(stored)
            loop.call_soon_threadsafe(answer.set_result, result)
            return result

        kept(self, early, then).add_done_callback(lambda done: done.exception())
        return answer

    kept = GroupCommits.add
    monkeypatch.setattr(GroupCommits, "add", add)


def follows_before_it_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What should follow the commit follows the transaction."""

    def add(self: GroupCommits, work: Any, then: Any) -> Any:
        loop = asyncio.get_running_loop()

        def early(stored: Stored) -> Any:
            result = work(stored)
            if then is not None:
                loop.call_soon_threadsafe(then)
            return result

        return kept(self, early, None)

    kept = GroupCommits.add
    monkeypatch.setattr(GroupCommits, "add", add)


TWINS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], set[str]]] = {
    "it tells while it writes": (tells_while_it_writes, {TOLD, WOKEN}),
    "it answers before it commits": (answers_before_it_commits, {ANSWERED}),
    "what follows comes before the commit": (follows_before_it_commits, {TOLD, WOKEN}),
}


@pytest.mark.parametrize(("twin", "early"), TWINS.values(), ids=TWINS)
async def test_a_service_that_speaks_too_early_is_heard(
    room: Room, monkeypatch: pytest.MonkeyPatch, twin: Callable[[pytest.MonkeyPatch], None], early: set[str]
) -> None:
    scene = await starting(room)

    async def staged(_: Room) -> Asking:
        twin(monkeypatch)
        return scene

    heard, _ = await told_early(room, staged, monkeypatch)
    assert set(heard) == early
