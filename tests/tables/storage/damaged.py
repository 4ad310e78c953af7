"""The ways in which what is kept of one table can be damaged, each as what somebody says to SQLite about that table."""

import sqlite3
from contextlib import closing
from pathlib import Path

_NEWEST = "WHERE table_id = :table AND step = (SELECT max(step) FROM {} WHERE table_id = :table)"
LAST_STATE = f"UPDATE states SET state = {{}} {_NEWEST.format('states')}"
SAID = '[{"type":"event","key":"nonsense","params":{"seat":55},"private":null}]'

IN_PLAY: dict[str, str] = {
    "a truncated state": LAST_STATE.format("substr(state, 1, length(state) / 2)"),
    "an empty state": LAST_STATE.format("''"),
    "a state that is no text": LAST_STATE.format("CAST(x'ff00fe' || state AS TEXT)"),
    "a state of a newer version": LAST_STATE.format("replace(state, '\"schema\":1', '\"schema\":99')"),
    "a state of another game": LAST_STATE.format("replace(state, 'pebbles', 'marbles')"),
    "another state": LAST_STATE.format("replace(state, '\"turn\":', '\"turn\":1')"),
    "a wrong hash": f"UPDATE steps SET hash = 'nothing' {_NEWEST.format('steps')}",
    "a lost last state": f"DELETE FROM states {_NEWEST.format('states')}",
    "a lost last step": f"DELETE FROM steps {_NEWEST.format('steps')}",
    "a table that is behind its steps": "UPDATE tables SET step = step - 1 WHERE id = :table",
    "a lost seat": "DELETE FROM seats WHERE table_id = :table AND seat = 0",
    "a seat that is none": "UPDATE seats SET seat = 7 WHERE table_id = :table AND seat = 1",
    "a seat of no kind": "UPDATE seats SET kind = 'nonsense' WHERE table_id = :table AND seat = 1",
    "all seats of no kind": "UPDATE seats SET kind = 'nonsense' WHERE table_id = :table",
    "a game nobody knows": "UPDATE tables SET game = 'marbles' WHERE id = :table",
}
"""A game cannot go on."""

LEADS_TO_ITSELF = f"UPDATE steps SET back_to = step {_NEWEST.format('steps')}"
"""Whoever goes back from step to step may go round and round."""

BESIDE_IT: dict[str, str] = {
    "options that are no JSON": "UPDATE options SET value = '{' WHERE table_id = :table",
    "options of another kind": "UPDATE options SET value = '[1]' WHERE table_id = :table",
    "options that are no text": "UPDATE options SET value = CAST(x'ff' AS TEXT) WHERE table_id = :table",
    "events that are no JSON": "UPDATE steps SET events = '[{' WHERE table_id = :table AND step = 0",
    "events that nobody can say": f"UPDATE steps SET events = '{SAID}' WHERE table_id = :table AND step = 0",
    "an undo of nothing": "UPDATE steps SET kind = 'undo', back_to = step WHERE table_id = :table AND step = 1",
    "an undo to nowhere": "UPDATE steps SET kind = 'undo', back_to = NULL WHERE table_id = :table AND step = 1",
    "forms that are no JSON": "UPDATE steps SET form = '{' WHERE table_id = :table AND kind = 'form'",
    "events of forms that are no JSON": "UPDATE steps SET events = '[{' WHERE table_id = :table AND kind = 'form'",
    "a form of somebody else": f"UPDATE steps SET seat = (seat + 2) % 3 {_NEWEST.format('steps')}",
    "a draft that is no JSON": "INSERT INTO drafts SELECT d.table_id, person, number, '{', 1 FROM decisions AS d"
    " JOIN seats USING (table_id, seat) WHERE d.table_id = :table AND closed_step IS NULL",
    "an earlier state": "UPDATE states SET state = '{' WHERE table_id = :table AND step = 0",
    "a person who is not there": "UPDATE seats SET person = 9999 WHERE table_id = :table AND seat = 1",
    "a language nobody speaks": "UPDATE tables SET language = 'xx' WHERE id = :table",
    "a table of no status": "UPDATE tables SET status = 'nonsense' WHERE id = :table",
    "a motion for nothing": "INSERT INTO motions (table_id, kind, seat, opened_at) VALUES (:table, 'nonsense', 0, 1)",
    "a motion of nobody": "INSERT INTO motions (table_id, kind, seat, opened_at) VALUES (:table, 'abandon', 55, 1)",
    "a question that is none": "UPDATE decisions SET kind = 'nonsense' WHERE table_id = :table",
    "an audit line": "INSERT INTO audit (at, action, table_id, detail, server)"
    " SELECT 1, 'close', id, '{', server FROM tables WHERE id = :table",
    "the mark of nobody, under no key": "INSERT INTO forgotten (table_id, mark, key, seat)"
    " VALUES (:table, 'nonsense', 'nonsense', 0)",
    "a mark that is not ASCII": "INSERT INTO forgotten (table_id, mark, key, seat) VALUES (:table, 'été', 'ab', 0)",
    "a mark that is no text": "INSERT INTO forgotten (table_id, mark, key, seat)"
    " VALUES (:table, CAST(x'ff' AS TEXT), CAST(x'ff' AS TEXT), 0)",
    "something to be sent that is neither waiting nor sent": "UPDATE outbox SET status = 'nonsense'"
    " WHERE table_id = :table",
    "something to be sent that is nothing": "INSERT INTO outbox (table_id, step, kind, created_at, not_before)"
    " VALUES (:table, 0, 'nonsense', 1, 1)",
}
"""A game can go on, though not all of it can be told."""

IN_THE_LOBBY: dict[str, str] = {
    "options that are no JSON": "UPDATE options SET value = '{' WHERE table_id = :table",
    "options that the game does not have": "INSERT INTO options VALUES (:table, 'nonsense', 'true')",
    "a value that the option does not have": "UPDATE options SET value = '\"nonsense\"' WHERE table_id = :table",
    "a game nobody knows": "UPDATE tables SET game = 'marbles' WHERE id = :table",
    "a language nobody speaks": "UPDATE tables SET language = 'xx' WHERE id = :table",
    "a table of no status": "UPDATE tables SET status = 'nonsense' WHERE id = :table",
    "a seat of no kind": "UPDATE seats SET kind = 'nonsense' WHERE table_id = :table",
}


def damage(path: Path, table: str, statement: str) -> None:
    """Do it to this table, whatever SQLite would hold against it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("PRAGMA ignore_check_constraints = ON")
        assert db.execute(statement, {"table": table}).rowcount > 0, statement
