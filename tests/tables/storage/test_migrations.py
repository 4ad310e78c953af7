"""Migrations: numbered, forward only, each whole or not at all, and a copy of the file before the first of them."""

import sqlite3
from pathlib import Path

import pytest

from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.schema import Migration, migrations, statements
from engine.tables.storage.store import Store
from tests.tables.notebook import FIRST, MANY, SECOND, THIRD, ask, filled, note, notebook, on_disk, picture
from tests.tables.storage.other_process import other, told_by

FAILING = Migration(3, ("CREATE TABLE pages (n)", "DELETE FROM notes", "INSERT INTO nothing VALUES (1)"))

TRIGGER = """
-- A trigger has semicolons inside; and this comment has one as well;
CREATE TABLE kept (n INTEGER);  -- and behind a statement;

CREATE TRIGGER keep AFTER DELETE ON kept
WHEN old.n <> 0
BEGIN
    INSERT INTO kept VALUES (CASE WHEN old.n > 5 THEN 1 ELSE 2 END);
    UPDATE kept SET n = n + 1 WHERE n = ';';
END;

INSERT INTO kept VALUES (7), (0), (length('a;
b'));
-- The end;
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "notes.db"


def version(path: Path) -> int:
    found: int = ask(path, "PRAGMA user_version")[0]
    return found


def names(path: Path) -> list[str]:
    """Every file of the folder but the lock."""
    return sorted(picture(path.parent))


# How they are written down


def write(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).write_text(f"CREATE TABLE t{name[:4]} (n);\n", encoding="utf8")
    return folder


def test_ours_are_numbered_from_one_and_each_has_statements() -> None:
    ours = migrations()
    assert [migration.number for migration in ours] == list(range(1, len(ours) + 1))
    assert all(migration.statements for migration in ours)


def test_they_are_taken_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    folder = write(tmp_path, "0002_b.sql", "0001_z.sql", "0003_a.sql")
    found = [(migration.number, *migration.statements) for migration in migrations(folder)]
    assert found == [(n, f"CREATE TABLE t000{n} (n);") for n in (1, 2, 3)]


@pytest.mark.parametrize(
    "names", [("0002_b.sql",), ("0001_a.sql", "0003_c.sql"), ("0001_a.sql", "0001_b.sql"), ("0001_a.sql", "2_b.sql")]
)
def test_a_gap_a_double_or_a_wrong_name_is_noticed(tmp_path: Path, names: tuple[str, ...]) -> None:
    with pytest.raises(RuntimeError, match="not numbered"):
        migrations(write(tmp_path, *names))


def test_a_statement_ends_where_it_ends_and_not_at_every_semicolon() -> None:
    found = list(statements(TRIGGER))
    assert [statement.split()[-1] for statement in found] == ["statement;", "END;", "b'));"]
    with sqlite3.connect(":memory:") as db:
        for statement in found:
            db.execute(statement)
        db.execute("DELETE FROM kept WHERE n = 7")
        assert sorted(db.execute("SELECT n FROM kept")) == [(0,), (1,), (4,)]
    db.close()


def test_half_a_statement_at_the_end_is_noticed() -> None:
    with pytest.raises(RuntimeError, match="in the middle"):
        list(statements("CREATE TABLE a (n);\nCREATE TABLE b (n)\n"))


# How they are taken


async def test_a_new_file_takes_all_of_them_and_needs_no_copy(path: Path) -> None:
    await filled(path, FIRST, SECOND, THIRD)
    assert version(path) == 3
    assert names(path) == ["notes.db"]


async def test_where_none_is_due_nothing_is_copied_or_changed(path: Path) -> None:
    before = (await filled(path, FIRST, SECOND)).read_bytes()
    await open_and_close(path, FIRST, SECOND)
    assert path.read_bytes() == before
    assert names(path) == ["notes.db"]


async def test_an_older_file_is_copied_and_brought_up_to_date(path: Path, tmp_path: Path) -> None:
    await filled(path)
    await open_and_close(path, FIRST, SECOND, THIRD)
    copy = tmp_path / "notes.db.before-0002"
    assert names(path) == ["notes.db", copy.name]
    assert (version(path), version(copy)) == (3, 1)
    assert len(on_disk(path)) == MANY
    await filled_copy_works(copy)


async def filled_copy_works(copy: Path) -> None:
    """It is a whole database as the older program left it, and that program can go on with it."""
    assert ask(copy, "PRAGMA integrity_check") == ["ok"]
    async with notebook(copy) as store:
        assert await store.write(note(-1)) == -1
    assert len(on_disk(copy)) == MANY + 1


async def test_there_is_no_way_back(path: Path) -> None:
    await filled(path, FIRST, SECOND)
    with pytest.raises(StoreFault) as caught:
        await open_and_close(path, FIRST)
    assert caught.value.fault is Fault.NEWER_SCHEMA
    assert (caught.value.text.params["found"], caught.value.text.params["known"]) == (2, 1)


async def test_one_that_fails_leaves_those_before_it_and_nothing_of_itself(path: Path) -> None:
    await filled(path)
    with pytest.raises(sqlite3.OperationalError, match="nothing"):
        await open_and_close(path, FIRST, SECOND, FAILING)
    assert version(path) == 2
    assert len(on_disk(path)) == MANY
    assert ask(path, "SELECT count(*) FROM sqlite_schema WHERE name = 'pages'") == [0]
    await open_and_close(path, FIRST, SECOND, THIRD)
    assert (version(path), len(on_disk(path))) == (3, MANY)
    assert names(path) == ["notes.db", "notes.db.before-0002", "notes.db.before-0003"]


async def test_one_that_fails_on_a_new_file_can_be_taken_again(path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        await open_and_close(path, Migration(1, ("CREATE TABLE notes (n)", "INSERT INTO nothing VALUES (1)")))
    await filled(path)
    assert (version(path), len(on_disk(path))) == (1, MANY)


async def test_a_table_that_others_refer_to_can_be_rebuilt(path: Path) -> None:
    linked = Migration(2, ("CREATE TABLE links (n INTEGER REFERENCES notes (n) ON DELETE CASCADE)",))
    rebuilt = Migration(
        3,
        (
            "CREATE TABLE new_notes (n INTEGER PRIMARY KEY, text TEXT NOT NULL, colour TEXT)",
            "INSERT INTO new_notes SELECT n, text, 'red' FROM notes",
            "DROP TABLE notes",
            "ALTER TABLE new_notes RENAME TO notes",
        ),
    )
    await filled(path, FIRST, linked)
    async with notebook(path, FIRST, linked) as store:
        await store.write(lambda stored: stored.db.execute("INSERT INTO links SELECT n FROM notes"))
    async with notebook(path, FIRST, linked, rebuilt) as store:
        assert len(ask(path, "SELECT n FROM links")) == MANY
        await store.write(lambda stored: stored.db.execute("DELETE FROM notes WHERE n > 0"))
    assert ask(path, "SELECT n FROM links") == [0]


async def test_one_that_leaves_a_row_referring_to_nothing_is_not_taken(path: Path) -> None:
    lost = Migration(2, ("CREATE TABLE links (n REFERENCES notes (n))", "INSERT INTO links VALUES (-1)"))
    await filled(path)
    with pytest.raises(RuntimeError, match="refers to nothing"):
        await open_and_close(path, FIRST, lost)
    assert version(path) == 1


async def test_killed_in_the_middle_of_one_it_is_as_before(path: Path) -> None:
    await filled(path)
    with other("die", path) as process:
        told_by(process)
        assert process.wait() == -9
    await open_and_close(path, FIRST, SECOND)
    assert (version(path), len(on_disk(path))) == (2, MANY)
    await filled_copy_works(path.with_name("notes.db.before-0002"))


async def test_killed_while_it_copies_or_creates_leaves_no_hindrance(path: Path) -> None:
    """What is there then is an unfinished file under another name."""
    for name in ("notes.db.part", "notes.db.part-journal", "notes.db.before-0002.part"):
        path.with_name(name).write_bytes(b"unfinished")
    await filled(path)
    await open_and_close(path, FIRST, SECOND)
    assert names(path) == ["notes.db", "notes.db.before-0002"]


async def open_and_close(path: Path, *steps: Migration) -> None:
    async with Store(path, steps):
        pass
