"""When the disk is full nothing is half-done, whoever was refused is told, and with room again it goes on."""

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.stored import Stored
from tests.tables.notebook import FIRST, MANY, SECOND, filled, note, notebook, notes, on_disk, picture, sentences
from tests.tables.storage.other_process import Told, other, told, told_by

MOUNT = 'home=$PWD && cd "$0" && mount -t tmpfs -o size=1500k tmpfs disk && cd disk && '
NEARLY_FULL = MOUNT + 'head -c 1200k /dev/zero > ballast; cd "$home"; exec "$@"'
FULL_UP = MOUNT + 'cp ../notes.db . && head -c 9000k /dev/zero > ballast; cd "$home"; exec "$@"'
"""A small disk of its own for a process, with which it vanishes."""


class MaxPages:
    """A transaction that leaves SQLite room for so many pages."""

    def __init__(self, pages: int) -> None:
        self._pages = pages

    def __call__(self, stored: Stored) -> None:
        """SQLite takes fewer than there are for as many as there are."""
        stored.db.execute(f"PRAGMA max_page_count = {self._pages}").fetchall()


FULL, ROOM = MaxPages(1), MaxPages(1_000_000)


async def test_a_transaction_for_which_there_is_no_room_is_undone(tmp_path: Path) -> None:
    path = await filled(tmp_path / "notes.db")
    async with notebook(path) as store:
        await store.write(FULL)
        before = picture(tmp_path)
        with pytest.raises(StoreFault) as caught:
            await store.write(lambda stored: [note(n)(stored) for n in range(1000, 1100)])
        assert picture(tmp_path) == before
        assert caught.value.fault is Fault.DISK_FULL
        assert all(str(path) in sentence for sentence in sentences(caught.value))
        assert len(await store.read(notes)) == MANY
        await store.write(ROOM)
        assert await store.write(note(1000)) == 1000
    assert len(on_disk(path)) == MANY + 1


async def test_of_a_group_without_room_nothing_is_done_and_each_is_told(tmp_path: Path) -> None:
    followed: list[str] = []

    def changes_its_mind(stored: Stored) -> None:
        raise LookupError

    def follow() -> None:
        followed.append("followed")

    path = await filled(tmp_path / "notes.db")
    async with notebook(path) as store:
        await store.write(FULL)
        works = (note(1000, ""), changes_its_mind, note(1001, "x" * 9000), note(1002, ""))
        outcomes = await asyncio.gather(*(store.write(work, follow) for work in works), return_exceptions=True)
        refused = [outcomes[0], outcomes[2], outcomes[3]]
        assert [getattr(error, "fault", None) for error in refused] == [Fault.DISK_FULL] * 3
        assert isinstance(outcomes[1], LookupError)
        assert followed == []
        assert len(on_disk(path)) == MANY
        await store.write(ROOM)
        assert [*await asyncio.gather(*(store.write(work) for work in (works[0], works[2])))] == [1000, 1001]
    assert len(on_disk(path)) == MANY + 2


async def test_one_that_sqlite_can_undo_alone_harms_no_other(tmp_path: Path) -> None:
    def writes_many_at_once(stored: Stored) -> None:
        stored.db.execute("INSERT INTO notes SELECT n + 5000, text FROM notes")

    path = await filled(tmp_path / "notes.db")
    async with notebook(path) as store:
        await store.write(FULL)
        works = (note(1000, ""), writes_many_at_once, note(1002, ""))
        outcomes = await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)
    assert [outcomes[0], outcomes[2]] == [1000, 1002]
    assert isinstance(outcomes[1], StoreFault)
    assert on_disk(path)[MANY:] == [1000, 1002]


async def test_a_new_file_that_finds_no_room_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("engine.tables.storage.file.sync", no_room)
    with pytest.raises(StoreFault) as caught:
        await notebook(tmp_path / "notes.db").__aenter__()
    assert caught.value.fault is Fault.DISK_FULL
    assert picture(tmp_path) == {}


async def test_without_room_for_the_copy_no_migration_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await filled(tmp_path / "notes.db")
    before = picture(tmp_path)
    connect = sqlite3.connect

    def small(database: object, **options: object) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(database, **options)  # type: ignore[call-overload]
        if str(database).endswith(".part"):
            FULL(Stored(db))
        return db

    monkeypatch.setattr("engine.tables.storage.snapshot.sqlite3.connect", small)
    with pytest.raises(StoreFault) as caught:
        await notebook(path, FIRST, SECOND).__aenter__()
    assert caught.value.fault is Fault.DISK_FULL
    assert picture(tmp_path) == before


def on_small_disk(script: str, folder: Path) -> tuple[str, ...]:
    """The command that gives another one a small disk, at `disk` in this folder."""
    (folder / "disk").mkdir()
    command = ("unshare", "-rm", "sh", "-c", script, str(folder))
    if not shutil.which("unshare") or subprocess.run((*command, "true"), capture_output=True, check=False).returncode:
        pytest.skip("nobody may mount a small disk here")
    return command


def fill(path: Path, before: Sequence[str] = ()) -> Told:
    """Three transactions are carried out and cannot be committed: none has happened. With more room they do."""
    with other("fill", path, before) as process:
        failed = [told_by(process) for _ in range(3)]
        assert told_by(process).notes == (0,)
        assert told_by(process).notes == (0, 1, 2, 3)
    assert failed == [failed[0]] * 3
    assert failed[0].attempted == (1, 2, 3)
    return failed[0]


def test_what_cannot_be_committed_has_not_happened(tmp_path: Path) -> None:
    """The file may not become as long as it would have to."""
    assert fill(tmp_path / "notes.db").fault == "CANNOT_OPEN"


def test_what_finds_the_disk_full_at_commit_has_not_happened(tmp_path: Path) -> None:
    disk = on_small_disk(NEARLY_FULL, tmp_path)
    failed = fill(tmp_path / "disk" / "notes.db", disk)
    assert (failed.fault, failed.code) == ("DISK_FULL", Fault.DISK_FULL.code)


async def test_on_a_disk_without_any_room_the_file_is_not_opened(tmp_path: Path) -> None:
    await filled(tmp_path / "notes.db")
    disk = on_small_disk(FULL_UP, tmp_path)
    assert told("open", tmp_path / "disk" / "notes.db", disk).fault == "DISK_FULL"
