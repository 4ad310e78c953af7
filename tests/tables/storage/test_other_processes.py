"""What only another process can show: a second writer, one that is killed, an account that may not write."""

import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.tables.storage.faults import Fault, StoreFault
from tests.tables.notebook import FIRST, MANY, SECOND, filled, notebook, notes, on_disk, picture, sentences
from tests.tables.storage.other_process import NOBODY, other, told, told_by

ROOT = os.geteuid() == 0
"""Permissions do not bind root: then the other process becomes nobody."""


async def test_while_one_process_writes_another_cannot(tmp_path: Path) -> None:
    path = await filled(tmp_path / "notes.db")
    async with notebook(path) as store:
        answer = told("open", path)
        assert (answer.fault, answer.code) == ("SECOND_WRITER", Fault.SECOND_WRITER.code)
        assert all(str(os.getpid()) in sentence for sentence in answer.said)
        assert len(await store.read(notes)) == MANY
    assert len(told("open", path).notes) == MANY


async def test_a_writer_that_was_killed_holds_nobody_up(tmp_path: Path) -> None:
    path = await filled(tmp_path / "notes.db")
    with other("hold", path) as process:
        assert -1 in told_by(process).notes
        with pytest.raises(StoreFault) as caught:
            await notebook(path).__aenter__()
        assert caught.value.fault is Fault.SECOND_WRITER
        assert all(str(process.pid) in sentence for sentence in sentences(caught.value))
        process.send_signal(signal.SIGKILL)
        process.wait()
    async with notebook(path, FIRST, SECOND) as store:
        assert -1 in await store.read(notes)
    assert -1 in on_disk(path.with_name("notes.db.before-0002"))


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that the other process can reach; pytest's own are closed to other accounts."""
    folder = Path(tempfile.mkdtemp())
    try:
        yield folder
    finally:
        folder.chmod(0o700)
        shutil.rmtree(folder)


def without_lock(path: Path) -> None:
    path.with_name("notes.db.lock").unlink()
    path.parent.chmod(0o500)


def not_yet_there(path: Path) -> None:
    path.unlink()
    path.parent.chmod(0o500)


FORBIDDEN: dict[str, Callable[[Path], None]] = {
    "the file cannot be written": lambda path: path.chmod(0o400),
    "the file cannot be read": lambda path: path.chmod(0o000),
    "nothing can be made in the folder": lambda path: path.parent.chmod(0o500),
    "nothing can be made in the folder, not even a lock": without_lock,
    "the folder cannot be entered": lambda path: path.parent.chmod(0o000),
    "there is nothing yet, and nothing can be made": not_yet_there,
    "the lock is somebody else's": lambda path: path.with_name("notes.db.lock").chmod(0o000),
}


@pytest.mark.parametrize("forbid", FORBIDDEN.values(), ids=FORBIDDEN)
async def test_without_permission_nothing_is_changed(shared: Path, forbid: Callable[[Path], None]) -> None:
    path = await filled(shared / "notes.db")
    for found in (shared, *shared.iterdir()) if ROOT else ():
        os.chown(found, NOBODY, NOBODY)
    forbid(path)
    before = picture(shared) if ROOT else None
    answer = told("open-as-nobody" if ROOT else "open", path)
    assert (answer.fault, answer.code) == ("READ_ONLY", Fault.READ_ONLY.code)
    assert all(str(path) in sentence for sentence in answer.said)
    if before is not None:
        assert picture(shared) == before
    shared.chmod(0o700)
    assert not list(shared.glob("*-*"))
