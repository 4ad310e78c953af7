"""Looking over the file after a kill: a copy of it, so that the program itself has to bring the file in order."""

import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

from engine.core.game import AnyGame
from engine.tables.storage.file import beside
from engine.tables.storage.records import Table
from engine.tables.storage.schema import migrations
from engine.tables.storage.sql.tables import COLUMNS
from engine.tables.storage.stored import Stored
from tests.roots import GAMES
from tests.tables.soak.answers import Answers, answer_faults
from tests.tables.soak.intents import intent_faults, intents_of_steps
from tests.tables.soak.journal import Notes
from tests.tables.soak.replay import Seen, step_faults


class Checks:
    """The checks after one life after the other. What was done over once is not done over again."""

    def __init__(self, games: Mapping[str, AnyGame] = GAMES) -> None:
        self._games = games
        self._seen: Seen = set()
        self._answers: Answers = {}

    @property
    def steps(self) -> int:
        """How many steps were done over."""
        return len(self._seen)

    def faults(self, path: Path, notes: Notes) -> list[str]:
        """Everything that is wrong with the file at this path, which nobody has open."""
        copy = _copy(path)
        if copy is None:
            return ["there is no file, and requests were answered"] if notes.told else []
        with closing(sqlite3.connect(copy)) as db:
            try:
                return list(self._of(Stored(db), notes))
            except sqlite3.DatabaseError as error:
                return [f"the file is damaged: {error}"]

    def _of(self, stored: Stored, notes: Notes) -> Iterator[str]:
        yield from _file_faults(stored.db)
        if not stored.db.execute("PRAGMA user_version").fetchone()[0]:
            yield from ["nothing is in the file, and requests were answered"] if notes.told else []
            return
        yield from step_faults(stored, self._games, begun(stored), self._seen)
        yield from answer_faults(stored, notes, self._answers)
        yield from intent_faults(stored.db, notes)


def begun(stored: Stored) -> list[Table]:
    """The tables at which a game has begun."""
    return [Table(*row) for row in stored.db.execute(f"SELECT {COLUMNS} FROM tables WHERE step >= 0").fetchall()]


def faults_at_work(stored: Stored) -> list[str]:
    """What is wrong with the steps and intents of a file that is in use."""
    return [*step_faults(stored, GAMES, begun(stored), set()), *intents_of_steps(stored.db)]


def _copy(path: Path) -> Path | None:
    """The file with its log, as the kill has left them."""
    if not path.exists():
        return None
    folder = path.parent / "copy"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for part in (path, beside(path, "-wal")):
        if part.exists():
            shutil.copy(part, folder / part.name)
    return folder / path.name


def _file_faults(db: sqlite3.Connection) -> Iterator[str]:
    """What SQLite finds, and whether each step of the schema was taken whole or not at all."""
    yield from (f"the file is damaged: {row[0]}" for row in db.execute("PRAGMA integrity_check") if row[0] != "ok")
    yield from (f"a reference to nothing: {row}" for row in db.execute("PRAGMA foreign_key_check"))
    version = db.execute("PRAGMA user_version").fetchone()[0]
    names = {row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE name LIKE 'soak%'")}
    if names != {f"soak_{number}" for number in range(len(migrations()) + 1, version + 1)}:
        yield f"the schema is said to be at {version}, and has {sorted(names)}"


def copy_faults(folder: Path) -> list[str]:
    """The copies made before each step of the schema are whole, and none was left half-made."""
    faults = [f"{path.name} was left behind" for path in folder.glob("*.part*")]
    for path in folder.glob("*.before-????"):
        with closing(sqlite3.connect(path)) as db:
            faults += [f"{path.name}: {fault}" for fault in _file_faults(db)]
    return faults
