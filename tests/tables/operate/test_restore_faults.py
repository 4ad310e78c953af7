"""A restore that fails on the way: at whatever step, the database is what it was, byte for byte, and can be used."""

import errno
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.tables.operate.upkeep import renew_all
from engine.tables.storage.file import PRIVATE
from engine.tables.transaction.transaction import Transaction
from tests.tables.notebook import Picture, ask, picture
from tests.tables.operate.operating import database_in, paravent
from tests.tables.refusing import Killed, System
from tests.tables.storage.test_full_disk import on_small_disk
from tests.thorough import some_of, thorough

NO_LINKS = [errno.EPERM, errno.EXDEV, errno.EOPNOTSUPP, errno.EMLINK]
"""How file systems say that they cannot, or that one may not."""

IN_THE_LOG = "only in the log"


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A database whose bot was killed: the newest is still in the log beside it. And a backup from before."""
    database = database_in(tmp_path)
    assert paravent("backup", "--to", str(tmp_path / "kept"), "--database", str(database))[0] == 0
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute(f"UPDATE people SET name = '{IN_THE_LOG}'")
        db.commit()
        left = {suffix: Path(f"{database}{suffix}").read_bytes() for suffix in ("", "-wal")}
    put(database, {f"{database.name}{suffix}": (PRIVATE, content) for suffix, content in left.items()})
    return database


def restore(database: Path) -> int:
    (backup,) = database.parent.glob("kept/*.db")
    return paravent("restore", str(backup), "--database", str(database))[0]


def files(database: Path) -> Picture:
    """All of them, but what SQLite makes anew from the log."""
    found = picture(database.parent)
    found.pop(f"{database.name}-shm", None)
    return found


def put(database: Path, were: Picture) -> None:
    """These files beside the backup, and no other."""
    for path in [path for path in database.parent.iterdir() if path.is_file()]:
        path.unlink()
    for name, (mode, content) in were.items():
        (database.parent / name).write_bytes(content)
        (database.parent / name).chmod(mode & 0o777)


def each_step(database: Path, error: BaseException, links: OSError | None) -> Iterator[System]:
    """The same restore again and again, refused at its first step, at its second, and so on until it succeeds."""
    were, at = files(database), 0
    while True:
        at += 1
        put(database, were)
        system = System(at, error)
        yield system
        if system.steps < at:
            return


def is_usable(database: Path) -> None:
    """Everything can be done with it, and what was in the log is there."""
    assert paravent("stats", "--database", str(database))[0] == 0
    assert IN_THE_LOG in ask(database, "SELECT name FROM people")


NO_SPACE, NO_LINK = OSError(errno.ENOSPC, "No space left on device"), OSError(errno.EPERM, "no links")

FAILURES: dict[str, tuple[BaseException, int, OSError | None]] = {
    "the disk is full": (NO_SPACE, 74, None),
    "the disk is full, and has no links": (NO_SPACE, 74, NO_LINK),
    "somebody presses Ctrl-C": (KeyboardInterrupt(), 130, None),
}


@thorough
@pytest.mark.parametrize("failure", some_of([*FAILURES], 4))
def test_a_restore_that_fails_at_any_step_leaves_the_database_as_it_was(killed: Path, failure: str) -> None:
    (error, code, links), were, refused = FAILURES[failure], files(killed), 0
    for system in each_step(killed, error, links):
        with system.in_place(links):
            ended = restore(killed)
        if ended == code:
            refused += 1
            assert files(killed) == were
            is_usable(killed)
        else:
            assert ended == 0
            assert IN_THE_LOG not in ask(killed, "SELECT name FROM people")
    assert refused >= 8


@pytest.mark.parametrize("links", [None, NO_LINK], ids=["links", "no links"])
def test_a_restore_that_is_killed_at_any_step_can_be_done_again_and_nothing_is_lost(
    killed: Path, links: OSError | None
) -> None:
    ends: list[int] = []
    for system in each_step(killed, Killed(), links):
        with system.in_place(links):
            try:
                ended = restore(killed)
            except Killed:
                ended = paravent("stats", "--database", str(killed))[0]
                ends.append(ended)
            if ended == 0 and IN_THE_LOG not in ask(killed, "SELECT name FROM people"):
                continue  # it was done
        with System().in_place():
            assert restore(killed) == 0
        left = [path.name for path in killed.parent.iterdir()]
        assert not [name for name in left if ".part" in name or name.endswith(".restored")]
        kept = [path for path in killed.parent.glob("*.before-restore-*") if not path.name.endswith("-wal")]
        assert all(IN_THE_LOG in ask(path, "SELECT name FROM people") for path in kept)
        assert kept
    assert set(ends) == {0, 65}


@pytest.mark.parametrize("refusal", NO_LINKS, ids=errno.errorcode.get)
def test_where_no_second_name_can_be_had_the_database_is_copied(killed: Path, refusal: int) -> None:
    were = files(killed)
    with System().in_place(OSError(refusal, "no links")):
        assert restore(killed) == 0
    (kept,) = [path for path in killed.parent.glob("*.before-restore-*") if not path.name.endswith("-wal")]
    assert (kept.read_bytes(), Path(f"{kept}-wal").read_bytes()) == tuple(
        were[name][1] for name in (killed.name, f"{killed.name}-wal")
    )
    assert kept.stat().st_mode & 0o777 == 0o600
    assert paravent("verify", "--database", str(killed))[0] == 0


def fills_the_disk(tx: Transaction) -> int:
    """As if what the tables are told found no more room."""
    told = renew_all(tx)
    tx.stored.db.execute("PRAGMA max_page_count = 1").fetchall()
    tx.stored.db.execute("CREATE TABLE ballast AS SELECT zeroblob(1000000)")
    return told


def room_for(pages: Callable[[int], int], source: Path) -> Callable[..., sqlite3.Connection]:
    """SQLite finds room for so many pages, of as many as the backup has."""
    connect, most = sqlite3.connect, pages(source.stat().st_size // 4096)

    def small(database: object, **options: object) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(database, **options)  # type: ignore[call-overload]
        if str(database).endswith(".restored.part"):
            db.execute(f"PRAGMA max_page_count = {most}").fetchall()
        return db

    return small


@pytest.mark.parametrize("pages", [lambda n: 1, lambda n: n // 2, lambda n: n + 9], ids=["none", "half", "nearly"])
def test_a_restore_without_room_for_the_copy_leaves_the_database_as_it_was(
    killed: Path, monkeypatch: pytest.MonkeyPatch, pages: Callable[[int], int]
) -> None:
    """Also where there is room for the backup, and none for what the tables are then told."""
    (backup,), were = killed.parent.glob("kept/*.db"), files(killed)
    with monkeypatch.context() as patch:
        patch.setattr("engine.tables.storage.snapshot.sqlite3.connect", room_for(pages, backup))
        patch.setattr("engine.terminal.operator.backups.renew_all", fills_the_disk)
        assert restore(killed) == 74
    assert files(killed) == were
    is_usable(killed)
    assert restore(killed) == 0


PARAVENT = f"{sys.executable} -m engine"


def test_on_a_disk_that_is_full_the_restore_says_so_and_the_database_goes_on(killed: Path) -> None:
    script = (
        'home=$PWD && cd "$0" && mount -t tmpfs -o size=1500k tmpfs disk && cp paravent.db paravent.db-wal disk/'
        " && cp kept/*.db backup && cd disk && head -c 9000k /dev/zero > ballast; rm -f paravent.db-shm;"
        f' cd "$home"; {PARAVENT} restore "$0/backup" --database "$0/disk/paravent.db"; echo $?; rm "$0/disk/ballast";'
        f' {PARAVENT} stats --database "$0/disk/paravent.db" > "$0/stats"; echo $?; exec "$@"'
    )
    command = on_small_disk("true", killed.parent)[:-2]
    done = subprocess.run((*command, script, str(killed.parent), "true"), capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["74", "0"], done.stderr
    assert "is full. Nothing was changed" in " ".join(done.stderr.split())
