"""Killed at random, the tables have every accepted step once; and the checks that say so can fail."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.tables.situations import rows
from tests.tables.soak.checks import Checks
from tests.tables.soak.child import live
from tests.tables.soak.journal import Asked, Journal, Notes, Settled, Told, all_notes, journal_of
from tests.tables.soak.killer import soak
from tests.thorough import how_many, thorough

KILLS = how_many(4, 40)
SEEDS = range(2604, 2604 + how_many(1, 2))
NEWEST = "(SELECT id FROM outbox WHERE kind = 'post' ORDER BY id DESC LIMIT 1)"
TABLE = "(SELECT table_id FROM steps WHERE kind = 'form' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)"
"""The table with the most moves."""
LAST = f"table_id = {TABLE} AND step = (SELECT max(step) FROM steps WHERE table_id = {TABLE} AND kind = 'form')"
"""Its last move."""
TOLD = "(SELECT min(id) FROM requests WHERE person IS NOT NULL)"

DAMAGE = {
    "a step is missing": (f"DELETE FROM steps WHERE {LAST}", "and has the steps"),
    "a state is missing": (f"DELETE FROM states WHERE {LAST}", "has not a state for each step"),
    "one letter of a state is another": (
        f"UPDATE states SET state = replace(state, '\"chance\"', '\"chence\"') WHERE {LAST}",
        "does not have its hash",
    ),
    "an intent is there twice": (
        "INSERT INTO outbox (table_id, step, kind, created_at, not_before)"
        f" SELECT table_id, step, kind, 0, 0 FROM outbox WHERE id = {NEWEST}",
        "one intent too many",
    ),
    "an intent is missing": (f"DELETE FROM outbox WHERE id = {NEWEST}", "there is no intent"),
    "a sentence is passed over": (
        f"UPDATE outbox SET status = 'overtaken', settled_at = 0 WHERE id = {NEWEST}",
        "is overtaken, and is post",
    ),
    "an intent is neither settled nor waiting": (
        f"UPDATE outbox SET status = 'waiting', settled_at = 0 WHERE id = {NEWEST}",
        "is waiting, settled at",
    ),
    "a question is forgotten": ("DELETE FROM decisions WHERE closed_step IS NULL", "keeps the questions"),
    "an answer is another": (f"UPDATE requests SET answer = '{{}}' WHERE id = {TOLD}", "was told"),
    "an answer is missing": (f"DELETE FROM requests WHERE id = {TOLD}", "was told"),
    "a step is there without a request": (
        "DELETE FROM requests WHERE id = (SELECT max(id) FROM requests WHERE person IS NULL AND table_id IS NOT NULL)",
        "nobody was told that it was accepted",
    ),
    "a request nobody has made": (
        "INSERT INTO requests SELECT 'other', asked, person, table_id, answer, at FROM requests"
        " WHERE table_id IS NOT NULL LIMIT 1",
        "nobody has made the request other",
    ),
    "a form is another": (
        f'UPDATE steps SET form = \'{{"verb":"draw","values":{{"x":true}}}}\' WHERE {LAST}',
        "the rules refuse it",
    ),
    "a table is missing": ("DELETE FROM tables WHERE id = (SELECT max(id) FROM tables)", "tables opened"),
    "a row refers to nothing": (
        "UPDATE seats SET person = 999 WHERE id = (SELECT min(id) FROM seats WHERE person > 0)",
        "a reference to nothing",
    ),
    "a step of the schema was half taken": ("CREATE TABLE soak_99 (id INTEGER)", "the schema is said to be"),
}


ENOUGH = 50
"""Steps. How many a request makes depends on who comes first, and that on the machine."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file at which many have played, and the journal of it."""
    folder = tmp_path_factory.mktemp("played")
    path = folder / "paravent.db"
    for life in range(1, 20):
        asyncio.run(live(path, folder, life, seed=f"played {life}", requests=250))
        checks = Checks()
        checks.faults(path, all_notes(folder))
        if checks.steps > ENOUGH:
            break
    return folder


def spoilt(played: Path, folder: Path, *damage: str) -> Path:
    """A copy of the file with this damage done to it."""
    path = folder / "paravent.db"
    shutil.copy(played / "paravent.db", path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in damage:
            assert db.execute(statement).rowcount
    return path


@thorough
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_was_accepted_is_there_once_after_every_kill(tmp_path: Path, seed: int) -> None:
    summary = soak(tmp_path, KILLS, seed)
    assert summary.faults == []
    assert summary.kills == KILLS
    assert summary.steps > 0
    assert summary.sent > 0


def test_the_checks_find_nothing_where_nothing_is_wrong(played: Path) -> None:
    checks = Checks()
    assert checks.faults(played / "paravent.db", all_notes(played)) == []
    assert checks.steps > ENOUGH


@pytest.mark.parametrize(("damage", "said"), rows(DAMAGE))
def test_the_checks_find(played: Path, tmp_path: Path, damage: str, said: str) -> None:
    found = Checks().faults(spoilt(played, tmp_path, damage), all_notes(played))
    assert [fault for fault in found if said in fault], found


def test_the_checks_find_a_move_that_was_taken_back_without_a_trace(played: Path, tmp_path: Path) -> None:
    path = spoilt(
        played,
        tmp_path,
        f"CREATE TEMP TABLE lost AS SELECT table_id AS at, step AS since FROM steps WHERE {LAST}",
        "DELETE FROM steps WHERE (SELECT at = table_id AND since <= step FROM lost)",
        "DELETE FROM states WHERE (SELECT at = table_id AND since <= step FROM lost)",
        "DELETE FROM outbox WHERE (SELECT at = table_id AND since <= step FROM lost)",
        "UPDATE tables SET step = (SELECT since - 1 FROM lost) WHERE id = (SELECT at FROM lost)",
    )
    found = Checks().faults(path, all_notes(played))
    assert [fault for fault in found if "accepted, and not there" in fault], found


def test_the_checks_find_an_answer_that_changed_from_one_life_to_the_next(played: Path, tmp_path: Path) -> None:
    checks = Checks()
    checks.faults(played / "paravent.db", Notes())
    path = spoilt(played, tmp_path, f"UPDATE requests SET answer = '{{}}' WHERE id = {TOLD}")
    assert [fault for fault in checks.faults(path, Notes()) if "has become" in fault]


def test_the_checks_find_a_file_that_is_damaged(played: Path, tmp_path: Path) -> None:
    whole, path = (played / "paravent.db").read_bytes(), tmp_path / "paravent.db"
    path.write_bytes(whole[:40_000] + bytes(40_000) + whole[80_000:])
    assert [fault for fault in Checks().faults(path, all_notes(played)) if "the file is damaged" in fault]


def test_the_checks_find_a_file_that_is_gone(tmp_path: Path, played: Path) -> None:
    assert Checks().faults(tmp_path / "paravent.db", Notes()) == []
    assert Checks().faults(tmp_path / "paravent.db", all_notes(played)) != []


def test_the_checks_find_what_was_sent_wrongly(played: Path) -> None:
    def found(notes: Notes) -> str:
        return "\n".join(Checks().faults(played / "paravent.db", notes))

    notes = all_notes(played)
    sent = notes.sent[0]
    notes.sent = [*notes.sent, sent, 10_000_000]
    assert f"intent {sent} was sent 2 times" in found(notes)
    assert "and there is no such intent" in found(notes)
    notes.sent = notes.sent[::-1]
    assert "was sent after" in found(notes)
    notes.sent = []
    assert f"intent {sent} is done, and was never sent" in found(notes)
    notes.settled = {*notes.settled, 10_000_000}
    assert "intent 10000000 was marked as done" in found(notes)


def test_a_line_that_the_kill_has_torn_is_not_read(tmp_path: Path) -> None:
    journal = Journal(journal_of(tmp_path, 1))
    for line in (Asked("1-1", 1, "undo", {"table": "x"}), Asked("1-2", 1, "undo", {}), Told("1-1", "{}"), Settled(3)):
        journal.write(line)
    journal.close()
    path = journal_of(tmp_path, 1)
    path.write_bytes(path.read_bytes()[:-3])
    notes = all_notes(tmp_path)
    assert [asked.id for asked in notes.unanswered()] == ["1-2"]
    assert notes.settled == set()
