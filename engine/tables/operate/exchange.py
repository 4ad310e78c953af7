"""A backup takes the place of the database. Whatever goes wrong on the way, what was there is as it was before.

The copy is made ready, and what is there gets a second name, before anything is touched. A few renames follow, and
while they do the ready copy itself, beside the database, keeps everybody off. An error among them is taken back at
once; what a power cut leaves half-done, the next restore takes back.
"""

import filecmp
import os
import shutil
from contextlib import suppress
from pathlib import Path

from engine.tables.operate.backup import stamp
from engine.tables.storage import file
from engine.tables.storage.faults import faults_of
from engine.tables.storage.identity import settle
from engine.tables.storage.reading import copy
from engine.tables.storage.schema import bring_up
from engine.tables.storage.snapshot import OnCopy
from engine.tables.storage.stored import Stored

_LOG, _INDEX = "-wal", "-shm"
_KEPT = ".before-restore-"


def put_back(path: Path, source: Path, now: float, renew: OnCopy | None = None) -> Path | None:
    """Put a backup in the place of the database; what was there is kept as it is under another name.

    The caller holds the writer's lock. `renew` is done to the copy before it has its place; without it, whoever writes
    to it first does that.
    """
    mend(path)
    half_done, before, kept = _ready(path).exists(), _stat(path), None
    try:
        with faults_of(path), file.making(_ready(path)) as part:
            copy(source, part, path, lambda made: _prepare(made, path, renew))
            kept = _keep(path, now)
        with faults_of(path):
            _exchange(path)
    except BaseException:
        if not half_done and _same(before, _stat(path)):
            _take_back(path, kept)
        raise
    return kept


def mend(path: Path) -> None:
    """Take back what a restore that was killed has left half-done."""
    with faults_of(path):
        kept = sorted(each for each in path.parent.iterdir() if each.name.startswith(path.name + _KEPT))
        for unfinished in (each for each in kept if each.suffix == ".part"):
            unfinished.unlink(missing_ok=True)
        if _ready(path).exists():
            _mend(path, [each for each in reversed(kept) if each.exists()])


def _mend(path: Path, kept: list[Path]) -> None:
    """The newest second name that is of what is there now was made for it; without one, it stays half-done."""
    if not path.exists():
        _ready(path).unlink()  # there was none before
        return
    for each in kept:
        if filecmp.cmp(each, path, shallow=False):
            _take_back(path, each)
            return


def _prepare(made: Stored, path: Path, renew: OnCopy | None) -> None:
    """Everything that needs room on the disk is done here."""
    made.requests.mark_restored()
    settle(made, path)
    if renew is not None:
        bring_up(made)
        renew(made)


def _exchange(path: Path) -> None:
    for suffix in (_LOG, _INDEX):
        file.beside(path, suffix).unlink(missing_ok=True)  # the log of one must never be read with another
    os.replace(_ready(path), path)
    with suppress(OSError, KeyboardInterrupt):  # done it is; should the power fail now, it is half-done, and says so
        file.sync_folder(path.parent)


def _keep(path: Path, now: float) -> Path | None:
    """A second name for the database, and first for its log: where the one is, so is the other."""
    there = [_LOG] * file.has_content(file.beside(path, _LOG)) + [""] * path.exists()
    if not there:
        return None
    kept = _free(path, now)
    try:
        for suffix in there:
            _second_name(file.beside(path, suffix), file.beside(kept, suffix))
        file.sync_folder(path.parent)
    except BaseException:
        _discard(kept)
        raise
    return kept


def _second_name(found: Path, name: Path) -> None:
    try:
        os.link(found, name)
    except OSError:  # not every file system can, or lets everybody
        with file.making(name) as part:
            shutil.copyfile(found, part)


def _take_back(path: Path, kept: Path | None) -> None:
    """Only its log can be missing."""
    if kept is not None:
        log, kept_log = file.beside(path, _LOG), file.beside(kept, _LOG)
        if kept_log.exists() and not log.exists():
            os.replace(kept_log, log)
        _discard(kept)
    _ready(path).unlink(missing_ok=True)
    file.sync_folder(path.parent)


def _discard(kept: Path) -> None:
    for suffix in ("", _LOG):
        file.beside(kept, suffix).unlink(missing_ok=True)


def _free(path: Path, now: float) -> Path:
    kept, number = file.beside(path, _KEPT + stamp(now)), 1
    while kept.exists() or file.beside(kept, _LOG).exists():
        number += 1
        kept = file.beside(path, f"{_KEPT}{stamp(now)}-{number}")
    return kept


def _ready(path: Path) -> Path:
    return file.beside(path, file.RESTORED)


def _stat(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _same(before: os.stat_result | None, after: os.stat_result | None) -> bool:
    """Whether it is still the same file that is there, or still none."""
    if before is None or after is None:
        return before is after
    return os.path.samestat(before, after)
