"""A file that cannot be used: a clear message in each language, its bytes untouched, and nothing made instead of it."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.file import PRIVATE, WriterLock
from engine.tables.storage.store import Store
from engine.tables.storage.stored import Stored
from tests.tables.notebook import FIRST, MANY, SECOND, filled, note, notebook, notes, on_disk, picture, sentences
from tests.tables.operate.spoilt import PAGE, SPOILT, Spoil, garbled


async def refused(path: Path, fault: Fault) -> StoreFault:
    """Open it, be told why not in each language, and find everything as it was, the lock free."""
    before = picture(path.parent)
    with pytest.raises(StoreFault) as caught:
        async with notebook(path):
            pytest.fail("it was opened")
    assert caught.value.fault is fault
    assert picture(path.parent) == before
    said = sentences(caught.value)
    assert len(set(said)) == len(said) > 1
    assert all(str(path) in sentence and sentence.endswith(".") for sentence in said)
    if path.parent.exists() and fault is not Fault.BAD_LOCK:
        lock = WriterLock(path)
        lock.take()
        lock.release()
    return caught.value


@pytest.mark.parametrize(("spoil", "fault"), SPOILT.values(), ids=SPOILT)
async def test_a_file_that_is_wrong_is_left_alone(tmp_path: Path, spoil: Spoil, fault: Fault) -> None:
    path = await filled(tmp_path / "notes.db")
    spoil(path)
    await refused(path, fault)


async def test_where_there_is_no_folder_none_is_made(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "notes.db"
    fault = await refused(path, Fault.CANNOT_OPEN)
    assert str(path.parent) in sentences(fault)[0]
    assert not path.parent.exists()


async def test_another_accounts_file_is_not_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await filled(tmp_path / "notes.db")
    path.with_name("notes.db.lock").unlink()
    monkeypatch.setattr("engine.tables.storage.file.os.geteuid", lambda: path.stat().st_uid + 4_000_000)
    with pytest.raises(StoreFault) as caught:
        await notebook(path).__aenter__()
    assert caught.value.fault is Fault.WRONG_OWNER
    assert f"{path.stat().st_uid + 4_000_000}" in sentences(caught.value)[0]
    assert [found.name for found in tmp_path.iterdir()] == ["notes.db"]


LOCKS: dict[str, Callable[[Path, Path], object]] = {
    "a link to somebody's file": lambda lock, victim: lock.symlink_to(victim),
    "a link to what is not there": lambda lock, victim: lock.symlink_to(victim.with_name("nothing")),
    "a second name of somebody's file": lambda lock, victim: lock.hardlink_to(victim),
    "a folder": lambda lock, victim: lock.mkdir(),
    "a pipe": lambda lock, victim: os.mkfifo(lock),
}


@pytest.mark.parametrize("put", LOCKS.values(), ids=LOCKS)
async def test_what_is_in_the_place_of_the_lock_is_neither_followed_nor_emptied(
    tmp_path: Path, put: Callable[[Path, Path], object]
) -> None:
    path, lock, victim = await filled(tmp_path / "notes.db"), tmp_path / "notes.db.lock", tmp_path / "diary"
    victim.write_text("Dear diary")
    lock.unlink()
    put(lock, victim)
    fault = await refused(path, Fault.BAD_LOCK)
    assert all(str(lock) in sentence for sentence in sentences(fault))
    assert victim.read_text() == "Dear diary"
    assert not (tmp_path / "nothing").exists()


async def test_another_accounts_lock_is_not_signed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = WriterLock(tmp_path / "backups")
    file = tmp_path / "backups.lock"
    file.write_text("4711")
    monkeypatch.setattr("engine.tables.storage.file.os.geteuid", lambda: file.stat().st_uid + 4_000_000)
    with pytest.raises(StoreFault) as caught:
        lock.take()
    assert (caught.value.fault, file.read_text()) == (Fault.WRONG_OWNER, "4711")


async def test_a_second_writer_is_told_who_the_first_is(tmp_path: Path) -> None:
    path, nickname = await filled(tmp_path / "notes.db"), tmp_path / "nickname.db"
    nickname.symlink_to(path)
    async with notebook(path) as store:
        for name in (path, nickname):
            with pytest.raises(StoreFault) as caught:
                await notebook(name).__aenter__()
            assert caught.value.fault is Fault.SECOND_WRITER
            assert all(str(os.getpid()) in sentence for sentence in sentences(caught.value))
        assert await store.write(note(-1)) == -1
    async with notebook(nickname) as store:
        assert -1 in await store.read(notes)


async def test_damage_in_the_middle_is_a_fault_when_it_is_met(tmp_path: Path) -> None:
    path = await filled(tmp_path / "notes.db")
    for page in range(20, 30):
        garbled(page)(path)
    before = path.read_bytes()
    async with notebook(path) as store:
        for call in (store.read(all_text), store.write(all_text)):
            with pytest.raises(StoreFault) as caught:
                await call
            assert caught.value.fault is Fault.DAMAGED
            assert all("malformed" in sentence for sentence in sentences(caught.value))
        assert await store.read(lambda stored: stored.db.execute("SELECT text FROM notes WHERE n = 0").fetchone())
    assert path.read_bytes() == before


async def test_a_file_cut_short_beside_its_log_is_damaged(tmp_path: Path) -> None:
    """While there is a log the file may be shorter than it says, so this is met only when the lost part is."""
    path = await filled(tmp_path / "notes.db")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("INSERT INTO notes VALUES (-1, 'in the log')")
        log = path.with_name("notes.db-wal").read_bytes()
    os.truncate(path, 10 * PAGE)
    path.with_name("notes.db-wal").write_bytes(log)
    async with notebook(path) as store:
        with pytest.raises(StoreFault) as caught:
            await store.read(all_text)
    assert caught.value.fault is Fault.DAMAGED


def all_text(stored: Stored) -> list[str]:
    return [row[0] for row in stored.db.execute("SELECT text FROM notes")]


async def test_nobody_else_may_read_any_of_it(tmp_path: Path) -> None:
    path, before = tmp_path / "notes.db", os.umask(0)
    try:
        await filled(path)
        async with notebook(path, FIRST, SECOND) as store:
            await store.write(note(-1))
            modes = {found.name: found.stat().st_mode & 0o777 for found in tmp_path.iterdir()}
    finally:
        os.umask(before)
    names = ("notes.db", "notes.db-wal", "notes.db-shm", "notes.db.lock", "notes.db.before-0002")
    assert modes == dict.fromkeys(names, PRIVATE)


@pytest.mark.parametrize("name", ["a?mode=memory", "b#c.db", "d%41 é.db", ":memory:"])
async def test_the_file_is_the_one_that_was_named(tmp_path: Path, name: str) -> None:
    path = await filled(tmp_path / name)
    assert len(on_disk(path)) == MANY
    assert {found.name for found in tmp_path.iterdir()} == {name, f"{name}.lock"}


async def test_a_relative_path_is_a_file_in_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with Store(Path("paravent.db")):
        assert (tmp_path / "paravent.db").stat().st_size
