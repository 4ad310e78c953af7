"""`backup --keep`: the oldest backups of this very database go, by the times in their names, and nothing else does."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.tables.operate.operating import database_in, paravent

DAY = 86_400
NOON = 1_800_000_000
"""The 15th of January 2027, at eight in the morning."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return database_in(tmp_path)


class Nights:
    """Backups into one folder, each at a time of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def backup(self, database: Path, at: float, keep: int = 2) -> tuple[Path, str]:
        """One more: which it is, and what was said."""
        before = set(self.folder.glob("*.db"))
        code, said = paravent(
            *("backup", "--to", str(self.folder), "--keep", str(keep), "--database", str(database)),
            at=at,
        )
        assert code == 0
        (made,) = set(self.folder.glob("*.db")) - before
        return made, said


@pytest.fixture
def nights(tmp_path: Path) -> Nights:
    (tmp_path / "kept").mkdir()
    return Nights(tmp_path / "kept")


def test_what_was_just_made_stays_though_others_seem_to_be_younger(database: Path, nights: Nights) -> None:
    """The clock ran ahead, and was set right."""
    ahead = [nights.backup(database, NOON + 3650 * DAY + n)[0] for n in range(2)]
    right = [nights.backup(database, NOON + n * DAY)[0] for n in range(3)]
    assert not right[0].exists(), "of those whose times are past, two are kept"
    assert all(path.exists() for path in (*ahead, *right[1:]))
    _, said = nights.backup(database, NOON + 5 * DAY)
    assert "2 more files here are named like backups and are kept" in said


def test_a_clock_that_was_set_back_costs_no_backup(database: Path, nights: Nights) -> None:
    good = [nights.backup(database, NOON + n * DAY)[0] for n in range(2)]
    wrong = [nights.backup(database, n * DAY)[0] for n in range(3)]
    assert all(path.exists() for path in (*good, *wrong[1:]))
    assert not wrong[0].exists()


def test_the_time_in_the_name_counts_and_not_that_of_the_file(database: Path, nights: Nights) -> None:
    """Copying them to another disk and back gives them new times."""
    made = [nights.backup(database, NOON + n * DAY)[0] for n in range(2)]
    os.utime(made[0], (NOON + 99 * DAY, NOON + 99 * DAY))
    last, said = nights.backup(database, NOON + 2 * DAY)
    assert sorted(nights.folder.glob("*.db")) == [made[1], last]
    assert "stay" not in said


def test_of_one_second_the_higher_number_is_the_younger(database: Path, nights: Nights) -> None:
    made = [nights.backup(database, NOON, keep=20)[0] for _ in range(11)]
    last, _ = nights.backup(database, NOON, keep=3)
    assert set(nights.folder.glob("*.db")) == {*made[-2:], last}


def test_another_databases_backups_of_the_same_name_stay(database: Path, nights: Nights, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    other = tmp_path / "other" / database.name
    assert paravent("backup", "--to", str(tmp_path / "away"), "--database", str(database))[0] == 0
    (away,) = (tmp_path / "away").glob("*.db")
    assert paravent("restore", str(away), "--database", str(other))[0] == 0
    theirs = [nights.backup(other, NOON + n)[0] for n in range(2)]
    ours = [nights.backup(database, NOON + DAY + n)[0] for n in range(3)]
    assert all(path.exists() for path in (*theirs, *ours[1:]))
    assert not ours[0].exists()


def test_a_copy_of_the_file_is_another_database(database: Path, nights: Nights, tmp_path: Path) -> None:
    (tmp_path / "trial").mkdir()
    copy = Path(shutil.copy(database, tmp_path / "trial" / database.name))
    ours = [nights.backup(database, NOON + n)[0] for n in range(2)]
    for n in range(3):
        nights.backup(copy, NOON + DAY + n)
    assert all(path.exists() for path in ours)


def test_two_databases_restored_from_one_backup_are_two(database: Path, nights: Nights, tmp_path: Path) -> None:
    """Even at the same path, as two containers have it."""
    made, _ = nights.backup(database, NOON)
    away = Path(shutil.copy(made, tmp_path / "away.db"))
    database.unlink()
    assert paravent("restore", str(away), "--database", str(database))[0] == 0
    for n in range(3):
        nights.backup(database, NOON + DAY + n)
    assert made.exists()


def test_a_database_that_was_restored_goes_on_with_its_own_backups(database: Path, nights: Nights) -> None:
    made = [nights.backup(database, NOON + n)[0] for n in range(2)]
    assert paravent("restore", str(made[0]), "--database", str(database))[0] == 0
    last, _ = nights.backup(database, NOON + DAY)
    assert sorted(nights.folder.glob("*.db")) == [made[1], last]


def test_what_does_not_say_whose_it_is_stays_and_that_is_said(database: Path, nights: Nights) -> None:
    """Backups of older versions say nothing; and a file that cannot be read says nothing, either."""
    old, _ = nights.backup(database, NOON)
    with closing(sqlite3.connect(old)) as db:
        db.execute("DELETE FROM facts WHERE name = 'backup of'")
        db.commit()
    broken = nights.folder / "paravent-20200101T000000Z.db"
    broken.write_bytes(b"hello, world")
    for n in range(1, 4):
        _, said = nights.backup(database, NOON + n * DAY)
    assert old.exists()
    assert broken.exists()
    assert "2 more files here are named like backups and are kept, whatever --keep says" in said


def test_all_are_kept_where_one_says_so(database: Path, nights: Nights) -> None:
    made = [nights.backup(database, NOON + n, keep=0)[0] for n in range(4)]
    assert all(path.exists() for path in made)


def test_a_backup_that_is_interrupted_leaves_nothing_behind(
    database: Path, nights: Nights, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even one that nobody has checked."""

    def interrupted(path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.tables.operate.backup.check", interrupted)
    assert paravent("backup", "--to", str(nights.folder), "--database", str(database))[0] == 130
    assert list(nights.folder.glob("*.db*")) == []
