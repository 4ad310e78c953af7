"""Who is cancelled, or closes the store, leaves nothing open: what was begun is done whole, the rest is not begun."""

import asyncio
from pathlib import Path

import pytest

from engine.tables.storage.file import WriterLock
from engine.tables.storage.store import Store
from engine.tables.storage.stored import Stored
from tests.tables.notebook import FIRST, Gate, note, notebook, on_disk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "notes.db"


async def cancel(*tasks: "asyncio.Task[object]") -> None:
    for task in tasks:
        task.cancel()
    assert all(isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*tasks, return_exceptions=True))


async def test_who_is_cancelled_before_his_turn_has_done_nothing(path: Path) -> None:
    followed: list[str] = []
    async with notebook(path) as store:
        gate = Gate(note(1))
        first = asyncio.create_task(store.write(gate))
        await gate.reached()
        second = asyncio.create_task(store.write(note(2), lambda: followed.append("second")))
        third = asyncio.create_task(store.write(note(3), lambda: followed.append("third")))
        await asyncio.sleep(0)
        await cancel(second)
        gate.open()
        assert [await first, await third] == [1, 3]
        assert await store.write(note(4)) == 4
    assert on_disk(path) == [1, 3, 4]
    assert followed == ["third"]


async def test_who_is_cancelled_while_the_writer_is_at_it_has_done_it_whole(path: Path) -> None:
    followed: list[str] = []
    async with notebook(path) as store:
        gate = Gate(note(1))
        task = asyncio.create_task(store.write(gate, lambda: followed.append("first")))
        await gate.reached()
        await cancel(task)
        assert (followed, on_disk(path)) == ([], [])
        gate.open()
        assert await store.write(lambda stored: stored.db.in_transaction) is True
        assert await store.write(note(2)) == 2
        assert followed == ["first"]
    assert on_disk(path) == [1, 2]


async def test_who_is_cancelled_and_would_have_failed_has_done_nothing(path: Path) -> None:
    followed: list[str] = []

    def fails(stored: object) -> None:
        raise LookupError

    async with notebook(path) as store:
        gate = Gate(fails)
        task = asyncio.create_task(store.write(gate, lambda: followed.append("first")))
        await gate.reached()
        await cancel(task)
        gate.open()
        assert await store.write(note(2)) == 2
    assert followed == []


async def test_a_program_that_cancels_everything_at_its_end_loses_nothing_it_began(path: Path) -> None:
    followed: list[int] = []
    async with notebook(path) as store:
        gate = Gate(note(1))
        tasks = [asyncio.create_task(store.write(gate, lambda: followed.append(1)))]
        await gate.reached()
        tasks += [asyncio.create_task(store.write(note(n), lambda: followed.append(2))) for n in (2, 3)]
        await asyncio.sleep(0)
        await cancel(*(asyncio.all_tasks() - {asyncio.current_task()}))
        gate.open()
        assert await asyncio.wait_for(store.write(note(4)), 30) == 4
    assert on_disk(path) == [1, 4]
    assert followed == [1]


async def test_closing_waits_for_what_was_accepted(path: Path) -> None:
    async with notebook(path) as store:
        writing = [asyncio.create_task(store.write(note(n))) for n in range(600)]
        reading = asyncio.create_task(store.read(lambda stored: "read"))
        await asyncio.sleep(0)
    assert on_disk(path) == list(range(600))
    assert await asyncio.gather(*writing) == list(range(600))
    assert await reading == "read"
    assert sorted(found.name for found in path.parent.iterdir()) == ["notes.db", "notes.db.lock"]


async def test_closing_that_is_cancelled_again_and_again_still_waits_and_closes(path: Path) -> None:
    gate = Gate(note(1))

    async def opens_and_closes() -> None:
        async with notebook(path) as store:
            writing.append(asyncio.create_task(store.write(gate)))
            writing.append(asyncio.create_task(store.write(note(2))))
            await gate.reached()

    writing: list[asyncio.Task[object]] = []
    task = asyncio.create_task(opens_and_closes())
    await gate.reached()
    for _ in range(3):
        await asyncio.sleep(0.01)
        task.cancel()
    gate.open()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await asyncio.gather(*writing) == [1, 2]
    await is_free(path)
    assert on_disk(path) == [1, 2]


async def test_opening_that_is_cancelled_leaves_nothing_open(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with notebook(path):
        pass
    gate = Gate()
    monkeypatch.setattr("engine.tables.storage.store.migrate", lambda path, db, steps: gate(Stored(db)))
    task = asyncio.create_task(Store(path, (FIRST,)).__aenter__())
    await gate.reached()
    task.cancel()
    gate.open()
    with pytest.raises(asyncio.CancelledError):
        await task
    monkeypatch.undo()
    await is_free(path)


async def is_free(path: Path) -> None:
    """Nobody holds the lock or the log, and the file can be opened again."""
    assert sorted(found.name for found in path.parent.iterdir()) == ["notes.db", "notes.db.lock"]
    lock = WriterLock(path)
    lock.take()
    lock.release()
    async with notebook(path) as store:
        await store.write(lambda stored: None)
