"""The file itself: whose it is, whether it is whole, the lock of its one writer, and how it is created."""

import errno
import fcntl
import os
import pwd
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from engine.tables.storage.faults import Fault, StoreFault, faults_of

APPLICATION: Final = 0x50415256
"""How SQLite's header says that a file is ours: PARV."""

PRIVATE: Final = 0o600
"""Everything hidden at every table is in it: nobody but its owner reads it."""

RESTORED: Final = ".restored"
"""A backup on its way to its place, beside the database."""

OPEN: Final[set[Path]] = set()
"""The files this process has open for writing. To open and close such a file by hand would drop SQLite's own locks on
it (that is how POSIX has it), and another process could then remove the log under us."""

_HEADER, _MAGIC = 100, b"SQLite format 3\x00"


ENGINE = f"SQLite {sqlite3.sqlite_version}"
"""What the file is kept by, for who is asked what runs here."""


class WriterLock:
    """Held by the one process that writes. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()  # one file has one lock, whichever name it is opened by
        self._file: int | None = None

    def take(self) -> None:
        """Take it, or say who has it."""
        with faults_of(self._path):
            self._file = _open_lock(beside(self._path, ".lock"))
            try:
                _check_lock(beside(self._path, ".lock"), os.fstat(self._file))
                self._sign(self._file)
            except BaseException:
                self.release()
                raise

    def _sign(self, file: int) -> None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = os.read(file, 32).decode(errors="replace").strip()
            raise StoreFault(Fault.SECOND_WRITER, self._path, who=holder or "?") from error
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())

    def release(self) -> None:
        """Let go of it. The lock file stays: removing it would let two others lock two different ones."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def beside(path: Path, suffix: str) -> Path:
    """A file next to the database, named after it."""
    return path.with_name(path.name + suffix)


@contextmanager
def making(target: Path) -> Iterator[Path]:
    """A file to be filled that only its owner may read. It has its name when it is complete on disk, or not at all."""
    part = beside(target, ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        yield part
        sync(part)
        os.replace(part, target)
        sync_folder(target.parent)
    finally:
        for rest in (part, beside(part, "-journal"), beside(part, "-wal"), beside(part, "-shm")):
            rest.unlink(missing_ok=True)


def create(path: Path, fill: Callable[[sqlite3.Connection], None]) -> None:
    """A new database. Whoever is killed meanwhile leaves none: one without a schema has lost what it had."""
    if beside(path, "-wal").exists():
        raise StoreFault(Fault.TRUNCATED, path)  # what is left of a database whose main part is gone
    with faults_of(path), making(path) as part, closing(sqlite3.connect(part, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")  # it is synced as a whole, before it gets its name
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        fill(db)


def read_any_text(db: sqlite3.Connection) -> None:
    """Let no text in it be an error, whatever its bytes are: what is not as it was written is found where it is used,
    and is then the trouble of one table. SQLite's own error would also repeat the text, with all that is hidden."""
    db.text_factory = lambda text: str(text, "utf8", "replace")


def check(path: Path) -> None:
    """Raise the fault that this file has, if it has one that can be seen without opening it."""
    check_restored(path)
    if path.resolve() in OPEN:
        return
    with faults_of(path):
        if path.exists() and not os.access(path, os.R_OK):
            raise StoreFault(Fault.UNREADABLE, path)
        if not path.exists():
            raise StoreFault(Fault.NO_DATABASE, path)
        header, size = _header(path), path.stat().st_size  # in this order: meanwhile the file can grow
        logged = has_content(beside(path, "-wal"))
    if not size:
        raise StoreFault(Fault.EMPTY_FILE, path)
    if header[: len(_MAGIC)] != _MAGIC[:size]:
        raise StoreFault(Fault.NOT_A_DATABASE, path)
    if size < _HEADER or (size < _promised(header) and not logged):
        raise StoreFault(Fault.TRUNCATED, path)
    if int.from_bytes(header[68:72], "big") != APPLICATION:
        raise StoreFault(Fault.FOREIGN_DATABASE, path)


def check_restored(path: Path) -> None:
    """While a backup is put back, the database and its log may not belong together."""
    if beside(path, RESTORED).exists():
        raise StoreFault(Fault.HALF_RESTORED, path)


def check_owner(path: Path) -> None:
    """Another account's file is not written: the files SQLite makes beside it would lock the owner out.

    Where there is no file yet, the owner of the folder counts, if it is root who would make one there.
    """
    owner = path.stat().st_uid if path.exists() else path.parent.stat().st_uid if not os.geteuid() else os.geteuid()
    if owner != os.geteuid():
        raise _foreign(path, owner)


def check_writable(path: Path) -> None:
    """SQLite would open a file that it cannot write, and complain at the first move."""
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise StoreFault(Fault.READ_ONLY, path)


def check_ours(path: Path, db: sqlite3.Connection, known: int) -> int:
    """The version of the schema; the fault, if the database is another program's or a newer one's."""
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise StoreFault(Fault.FOREIGN_DATABASE, path)
    if not found:
        raise StoreFault(Fault.TRUNCATED, path)  # its tables were in a log that is gone
    if found > known:
        raise StoreFault(Fault.NEWER_SCHEMA, path, found=found, known=known)
    return found


def sync(path: Path) -> None:
    """Make what is in this file outlive a power cut."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def sync_folder(path: Path) -> None:
    """Make what was renamed or created in this folder outlive a power cut."""
    sync(path)


def _open_lock(path: Path) -> int:
    """What bears the lock's name is emptied and signed: never what a link leads to."""
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK, PRIVATE)
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.EISDIR, errno.ENXIO):
            raise StoreFault(Fault.BAD_LOCK, path) from error
        raise


def _check_lock(path: Path, found: os.stat_result) -> None:
    """A second name for a file of somebody's is a link, too."""
    if not stat.S_ISREG(found.st_mode) or found.st_nlink != 1:
        raise StoreFault(Fault.BAD_LOCK, path)
    if found.st_uid != os.geteuid():
        raise _foreign(path, found.st_uid)


def _foreign(path: Path, owner: int) -> StoreFault:
    return StoreFault(Fault.WRONG_OWNER, path, owner=_account(owner), user=_account(os.geteuid()))


def _header(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_HEADER)


def _promised(header: bytes) -> int:
    """How long SQLite's header says the file is."""
    page = int.from_bytes(header[16:18], "big")
    return (65536 if page == 1 else page) * int.from_bytes(header[28:32], "big")


def has_content(path: Path) -> bool:
    """Whether there is something in it."""
    return path.exists() and path.stat().st_size > 0


def _account(uid: int) -> str:
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return str(uid)
