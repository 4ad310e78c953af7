"""Copies of a file in which everything that one user may not see is something else; what he may see is as it was.

What he may see is decided here, from the rows, and not asked of the service that is under test.
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from sqlite3 import Connection, connect
from typing import TypeAlias

from msgspec import json
from msgspec.structs import replace

from engine.contract.secrecy import CANARY, resealed
from engine.core.forms.forms import Form
from engine.core.state.events import AnyEvent, Event, Private, Reveal
from engine.core.state.state import GameState
from engine.core.stored import decode, digest, encode, to_json
from engine.core.values.chance import Chance
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat, Viewer
from engine.tables.transaction.request import Answered
from tests.tables.secrecy.scenes import Scene

MARK = f"mark-{CANARY}"
"""A word nobody says by himself; the planted number is part of it."""

OTHER_SEED = bytes(range(32))

Screens: TypeAlias = Callable[[GameState, Viewer], GameState]
"""Other secrets in a state, for one who looks."""


def dealt_anew(scene: Scene, user: int | None, path: Path) -> Path:
    """A copy in which all that is hidden from this user is dealt anew."""

    def screens(state: GameState, viewer: Viewer) -> GameState:
        if state.over:
            return state  # what was hidden is opened
        dealt: GameState = scene.game.proves.redeal(state, viewer, Chance(OTHER_SEED, state.chance.drawn))
        # Whether something was drawn is for all to see: only what it was drawn with is hidden.
        dealt = replace(dealt, chance=Chance(OTHER_SEED, state.chance.drawn))
        return resealed(scene.game, dealt, viewer, Random(state.asked).randrange)

    return _copy(scene, user, path, screens, "dealt anew", marked=False)


def planted(scene: Scene, user: int | None, path: Path) -> Path:
    """A copy in which all that is hidden from this user is marked."""

    def screens(state: GameState, viewer: Viewer) -> GameState:
        if state.over:
            return state
        for seat in range(state.seats):
            state = state if seat == viewer else scene.game.proves.plant(state, seat, CANARY)
        return state

    return _copy(scene, user, path, screens, MARK, marked=True)


@contextmanager
def rows(path: Path) -> Iterator[Connection]:
    """The file itself, past the service."""
    with closing(connect(path)) as db:
        yield db
        db.commit()


def seat_of(db: Connection, table: str, user: int | None) -> Seat | None:
    """Where this user sits now."""
    found = db.execute(
        "SELECT seat FROM seats JOIN people ON people.id = person"
        " WHERE table_id = ? AND user = ? AND until_step IS NULL",
        (table, user),
    ).fetchone()
    return found[0] if found else None


def write_states(db: Connection, scene: Scene, change: Callable[[GameState], GameState]) -> None:
    """Change every state of the table, and the hashes with it."""
    kept = db.execute("SELECT step, state FROM states WHERE table_id = ? ORDER BY step", (scene.table,)).fetchall()
    for step, text in kept:
        stored = encode(scene.game, change(decode(scene.game, text.encode())))
        db.execute("UPDATE states SET state = ? WHERE table_id = ? AND step = ?", (stored.decode(), scene.table, step))
        db.execute("UPDATE steps SET hash = ? WHERE table_id = ? AND step >= ?", (digest(stored), scene.table, step))


def _copy(scene: Scene, user: int | None, path: Path, screens: Screens, mark: str, *, marked: bool) -> Path:
    shutil.copyfile(scene.path, path)
    with rows(path) as db:
        viewer = seat_of(db, scene.table, user)
        write_states(db, scene, lambda state: screens(state, viewer))
        _steps(db, scene.table, viewer, mark)
        _left_by_others(db, user, mark)
        if not marked:
            _remove_what_others_began(db, user)
    return path


def _steps(db: Connection, table: str, viewer: Viewer, mark: str) -> None:
    """What only others may know of what happened, and what others have filled in."""
    seats = db.execute("SELECT max(seat) + 1 FROM seats WHERE table_id = ?", (table,)).fetchone()[0]
    for step, text in db.execute("SELECT step, events FROM steps WHERE table_id = ?", (table,)).fetchall():
        events = json.decode(text, type=tuple[Event | Reveal, ...])
        other = next(seat for n in range(seats) if (seat := (step + n) % seats) != viewer)
        changed = to_json([_told_to_another(event, viewer, other, mark) for event in events]).decode()
        db.execute("UPDATE steps SET events = ? WHERE table_id = ? AND step = ?", (changed, table, step))
    form = to_json(Form(mark, {"of": mark})).decode()
    db.execute(
        "UPDATE steps SET form = ? WHERE table_id = ? AND form IS NOT NULL AND seat IS NOT ?", (form, table, viewer)
    )


def _told_to_another(event: AnyEvent, viewer: Viewer, other: Seat, mark: str) -> AnyEvent:
    """The event, if it has nothing to say to the viewer alone, with something for another alone."""
    if event.private is None:
        return replace(event, private=Private(other, mark, {"of": mark}))
    marked = tuple(own if own.seat == viewer else replace(own, key=mark, params={"of": mark}) for own in event.privates)
    return replace(event, private=marked if isinstance(event.private, tuple) else marked[0])


def _left_by_others(db: Connection, user: int | None, mark: str) -> None:
    """Half-filled forms, answers, invitations, preferences; and the names of those who sit nowhere."""
    me = _person(db, user)
    form = to_json(Form(mark, {"of": mark})).decode()
    answer = to_json(Answered(refusal=Refusal(mark, {"of": mark}))).decode()
    db.execute("UPDATE drafts SET form = ?, at = at + 1 WHERE person != ?", (form, me))
    db.execute("UPDATE requests SET answer = ? WHERE person IS NOT ?", (answer, me))
    db.execute("UPDATE audit SET detail = json_object('of', ?) WHERE person IS NOT ?", (mark, me))
    db.execute(
        "UPDATE people SET language = ?1, palette = ?1, theme = ?1, time_zone = ?1, advice = ?1, dm_channel = ?2,"
        " seen_at = ?2 WHERE id != ?3",
        (mark, CANARY, me),
    )
    db.execute(
        "UPDATE people SET name = ? WHERE id != ? AND id NOT IN (SELECT person FROM seats WHERE person IS NOT NULL)",
        (mark, me),
    )
    db.execute("UPDATE outbox SET error = ?", (mark,))


def _remove_what_others_began(db: Connection, user: int | None) -> None:
    """That somebody has begun a form, or is invited, is as hidden as what he has begun."""
    for name in ("drafts", "invitations"):
        db.execute(f"DELETE FROM {name} WHERE person != ?", (_person(db, user),))


def _person(db: Connection, user: int | None) -> int:
    found = db.execute("SELECT id FROM people WHERE user = ?", (user,)).fetchone()
    return int(found[0]) if found else 0
