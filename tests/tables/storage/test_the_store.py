"""Writing and reading: what was accepted is on disk, each transaction stands for itself, nobody waits for a reader."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.group_commits import GROUP
from engine.tables.storage.store import Store
from engine.tables.storage.stored import Stored
from tests.tables.notebook import Gate, ask, note, notebook, notes, on_disk, sentences, traced


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "notes.db"


async def test_what_write_returned_is_in_the_file(path: Path) -> None:
    async with notebook(path) as store:
        assert await store.write(note(7)) == 7
        assert on_disk(path) == [7]
        assert await store.read(notes) == [7]


async def test_the_writer_keeps_a_log_syncs_fully_and_minds_references(path: Path) -> None:
    async with notebook(path) as store:
        names = ("journal_mode", "synchronous", "foreign_keys")
        found = await store.write(lambda stored: [stored.db.execute(f"PRAGMA {name}").fetchone()[0] for name in names])
    assert found == ["wal", 2, 1]


async def test_transactions_that_wait_together_share_one_commit(path: Path) -> None:
    async with notebook(path) as store:
        said = await traced(store)
        assert await asyncio.gather(*(store.write(note(n)) for n in range(50))) == list(range(50))
        assert said("COMMIT") == 1
        await asyncio.gather(*(store.write(note(100 + n)) for n in range(GROUP + 1)))
        assert said("COMMIT") == 3
    assert len(on_disk(path)) == 50 + GROUP + 1


async def test_one_that_raises_undoes_only_itself_and_is_told_why(path: Path) -> None:
    def changes_its_mind(stored: Stored) -> None:
        note(2)(stored)
        raise LookupError("no such thing")

    async with notebook(path) as store:
        said = await traced(store)
        works = (note(1), changes_its_mind, note(3), note(1), note(4))
        outcomes = await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)
        assert said("COMMIT") == 1
    assert [outcomes[0], outcomes[2], outcomes[4]] == [1, 3, 4]
    assert isinstance(outcomes[1], LookupError)
    assert isinstance(outcomes[3], sqlite3.IntegrityError)
    assert on_disk(path) == [1, 3, 4]


@pytest.mark.parametrize("error", [StopIteration(), FileNotFoundError("rules.json"), GeneratorExit()])
async def test_whatever_a_transaction_raises_nobody_is_left_waiting(path: Path, error: BaseException) -> None:
    """An error of the system inside a transaction is a bug of ours, and is not said to be a fault of the database."""

    def fails(stored: Stored) -> None:
        notes(stored)
        raise error

    async with notebook(path) as store:
        both = asyncio.gather(store.write(fails), store.write(note(2)), return_exceptions=True)
        raised, other = await asyncio.wait_for(both, 30)
        with pytest.raises((RuntimeError, type(error))):
            await asyncio.wait_for(store.read(fails), 30)
    assert not isinstance(raised, StoreFault)
    assert raised is error or (raised is not None and raised.__cause__ is error)
    assert other == 2
    assert on_disk(path) == [2]


async def test_what_follows_is_called_once_for_each_that_was_committed(path: Path) -> None:
    followed: list[int] = []
    async with notebook(path) as store:
        works = [store.write(note(n), lambda n=n: followed.append(n)) for n in (1, 2, 1, 3)]  # type: ignore[misc]
        await asyncio.gather(*works, return_exceptions=True)
        assert followed == [1, 2, 3]


async def test_a_follower_that_fails_harms_nobody(path: Path) -> None:
    told: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(context["exception"]))
    async with notebook(path) as store:
        first = store.write(note(1), lambda: [][0])
        both = asyncio.gather(first, store.write(note(2)))
        assert [*await asyncio.wait_for(both, 30)] == [1, 2]
        assert await store.write(note(3)) == 3
    assert [type(error) for error in told] == [IndexError]


async def test_a_reader_sees_one_moment_and_holds_up_no_writer(path: Path) -> None:
    async with notebook(path) as store:
        await store.write(note(1))
        gate = Gate(notes)

        def looks_twice(stored: Stored) -> tuple[list[int], object]:
            return notes(stored), gate(stored)

        reading = asyncio.create_task(store.read(looks_twice))
        await gate.reached()
        assert await store.write(note(2)) == 2
        gate.open()
        assert await reading == ([1], [1])
        assert await store.read(notes) == [1, 2]


async def test_a_reader_cannot_write(path: Path) -> None:
    async with notebook(path) as store:
        with pytest.raises(StoreFault) as caught:
            await store.read(note(1))
        assert caught.value.fault is Fault.READ_ONLY
        assert await store.write(note(1)) == 1


async def test_hundreds_who_write_and_read_at_once_are_all_served(path: Path) -> None:
    async with notebook(path) as store:

        async def sitter(n: int) -> None:
            for turn in range(4):
                await store.write(note(n * 10 + turn, "x"))
                assert n * 10 + turn in await store.read(notes)

        await asyncio.gather(*(sitter(n) for n in range(300)))
    assert len(on_disk(path)) == 1200


async def test_a_store_that_is_not_open_says_so(path: Path) -> None:
    store = notebook(path)
    await is_closed(store)
    async with store:
        await store.write(note(1))
    await is_closed(store)


async def is_closed(store: Store) -> None:
    """Whatever is asked of it, it is closed, and says so in each language."""
    for call in (store.write(notes), store.read(notes), store.compact()):
        with pytest.raises(StoreFault) as caught:
            await call
        assert caught.value.fault is Fault.CLOSED
        assert all(str(store.path) in sentence for sentence in sentences(caught.value))


async def test_room_that_was_freed_is_given_back(path: Path) -> None:
    async with notebook(path) as store:
        await asyncio.gather(*(store.write(note(n)) for n in range(200)))
        await store.write(lambda stored: stored.db.execute("DELETE FROM notes WHERE n > 1"))
        await store.compact()
        assert ask(path, "PRAGMA page_count")[0] < 10
    assert on_disk(path) == [0, 1]
