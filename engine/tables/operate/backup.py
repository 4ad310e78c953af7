"""Backups: a consistent copy while the bot runs, checked; and the oldest of them removed."""

import re
import time
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from engine.tables.storage import file
from engine.tables.storage.faults import Fault, StoreFault, faults_of
from engine.tables.storage.identity import mark_of, said_by, sign
from engine.tables.storage.reading import broken, copy, reading

_NAME = r"-(\d{8}T\d{6}Z)(?:-(\d+))?\.db"
"""How a backup's name goes on after that of its database: when it was made, and a number if there was one already."""


class Made(Struct, frozen=True):
    """A backup was made. `left`: how many more have such a name, and are neither counted nor removed."""

    path: Path
    left: int = 0
    damaged: tuple[str, ...] = ()
    """The tables in it of which something is not what was written. The others are as they should be."""
    rotated: bool = True
    """Whether the oldest were removed. While such a table is live, an older backup may be all there is of it."""


def back_up(path: Path, folder: Path, keep: int, now: float) -> Made:
    """Copy the database into the folder, check the copy, and keep so many of them. One at a time: there is a lock."""
    file.check(path)
    file.check_owner(path)
    with faults_of(folder):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with closing(_Locked(folder / path.stem)):
        _clear(path, folder)
        made = _free(folder / f"{path.stem}-{stamp(now)}.db")
        found = _copy(path, made)
        rotates = keep > 0 and not any(found.values())
        return Made(made, _rotate(path, made, keep, now) if rotates else 0, tuple(found), rotates or not keep)


def check(path: Path) -> dict[str, bool]:
    """Raise the fault if this is no whole database of ours. Single tables of which something is not what was written
    are no reason to do without the others: which they are, and whether they are live."""
    with reading(path, any_schema=True) as stored:
        for problem in broken(stored):
            raise StoreFault(Fault.DAMAGED, path, problem=problem)
        return stored.damage.damaged()


def stamp(now: float) -> str:
    """A time, as the names of backups have it: they come in the order of time."""
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now))


class _Locked(file.WriterLock):
    """The lock of a folder with backups, taken at once."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.take()

    close = file.WriterLock.release


def _copy(path: Path, target: Path) -> dict[str, bool]:
    """The damaged tables. If the copy as a whole is not good, neither is the database, and older backups stay."""
    try:
        with faults_of(target.parent), file.making(target) as part:
            copy(path, part, target.parent, lambda made: sign(made, path))
        return check(target)
    except BaseException as error:
        target.unlink(missing_ok=True)
        if isinstance(error, StoreFault) and error.fault is Fault.DAMAGED:
            raise StoreFault(Fault.DAMAGED, path, problem=str(error.text.params["problem"])) from error
        raise


def _rotate(path: Path, made: Path, keep: int, now: float) -> int:
    """Remove the oldest backups of this very database, by the times in their names; how many others there are.

    What was just made stays, whatever its clock said. So does what bears a time to come: that clock was wrong then, or
    this one is now, and nobody knows which.
    """
    ours = mark_of(path)
    others = {each: _when(path, each) for each in made.parent.iterdir() if each != made and each.is_file()}
    named = {each: when for each, when in others.items() if when is not None}
    past = [each for each, when in named.items() if when[0] <= stamp(now)]
    of_ours = [each for each in past if ours is not None and said_by(each) == ours]
    for old in sorted(of_ours, key=lambda each: named[each], reverse=True)[keep - 1 :]:
        with faults_of(old):
            old.unlink(missing_ok=True)
    return len(named) - len(of_ours)


def _when(path: Path, found: Path) -> tuple[str, int] | None:
    """When this was made, if its name is that of a backup of such a database."""
    fits = re.fullmatch(re.escape(path.stem) + _NAME, found.name)
    return (fits[1], int(fits[2] or 1)) if fits else None


def _clear(path: Path, folder: Path) -> None:
    """What a backup that was killed has left."""
    left = re.compile(re.escape(path.stem) + _NAME + r"\.part.*")
    for each in folder.iterdir():
        if left.fullmatch(each.name):
            each.unlink(missing_ok=True)


def _free(path: Path) -> Path:
    """This name, or with a number, if it is taken."""
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found
