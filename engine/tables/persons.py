"""What we know of a person: preferences, an export of all of it, and forgetting him."""

import re
from typing import Any, get_args

from msgspec import Struct, structs

from engine.tables import lobby
from engine.tables.desk import Desk
from engine.tables.looking import log, overview, view
from engine.tables.marks import leave_marks, marks_of
from engine.tables.outbox import SCREEN, intend
from engine.tables.records import LIVE, DmState, Person, Table
from engine.tables.refusals import LONGEST_WORD, Declined, No, writable
from engine.tables.seating import leave_to_computer
from engine.tables.sql import people, requests, tables
from engine.words.sources import LANGUAGES

PREFERENCES = ("language", "palette", "theme", "time_zone")
"""What a person chooses for himself; None is whatever the table has."""


_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*")
"""As in Europe/Paris. Which zones there are, the machine that uses them knows."""


class Forgotten(Struct, frozen=True):
    """Somebody was forgotten: at how many tables a computer plays on, how many have ended because nobody else was
    there, and how many would know him again until they end."""

    play_on: int
    ended: int
    marked: int


def meet(desk: Desk, name: str) -> None:
    """Somebody is here, under this name."""
    person = known(desk)
    people.seen(desk.db, person.user, desk.now)
    if person.name != writable(name):
        people.change(desk.db, person.id, {"name": writable(name)})


def prefer(desk: Desk, changes: dict[str, str | None]) -> None:
    """Somebody chooses how he likes it."""
    person = known(desk)
    for name, value in changes.items():
        if name not in PREFERENCES or not (value is None or _is_word(value)):
            raise No.BAD_SETTING.because(setting=name)
    zone = changes.get("time_zone")
    if zone is not None and not _ZONE.fullmatch(zone):
        raise No.BAD_SETTING.because(setting="time_zone")
    if changes.get("language") not in (None, *LANGUAGES):
        raise No.BAD_SETTING.because(setting="language")
    if changes:
        people.change(desk.db, person.id, dict(changes))


def _is_word(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_WORD and value.isprintable()


def reach(desk: Desk, channel: int | None, state: DmState) -> None:
    """Whether direct messages reach somebody, and where."""
    if state not in get_args(DmState):
        raise No.BAD_SETTING.because(setting="dm_state")
    found = {"dm_state": state} | ({} if channel is None else {"dm_channel": channel})
    people.change(desk.db, known(desk).id, found)


def screens_again(desk: Desk) -> None:
    """Whoever asks gets his screen of every game he plays, as if it had changed."""
    for table in tables.seated(desk.db, known(desk).id, ("playing",)):
        intend(desk, table.id, table.step, (SCREEN, desk.seat(table)))


def screens_on(desk: Desk, server: int) -> None:
    """The same for everybody who plays on a server. What stands before somebody already is not sent again."""
    for table in tables.listed(desk.db, server, ("playing",)):
        intend(desk, table.id, table.step, *((SCREEN, sitting.seat) for sitting in desk.persons(table)))


def known(desk: Desk) -> Person:
    """Whoever asks."""
    person = None if desk.person is None else people.by_id(desk.db, desk.person)
    if person is None:
        raise No.NO_SUCH_PERSON.because()
    return person


def own_data(desk: Desk) -> dict[str, Any]:
    """Everything kept about a person, and what he may see of his tables."""
    person = known(desk)
    sat = tables.of_person(desk.db, person.id)
    return {
        "person": structs.asdict(person),
        **people.kept(desk.db, person.id),
        "marks": marks_of(desk.db, person.user),
        "tables": [of_table(desk, table) for table in sat],
    }


def of_table(desk: Desk, table: Table) -> dict[str, Any]:
    """What whoever asks may see of one table: a player's export."""
    found: dict[str, Any] = {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "created_at": table.created_at,
        "ended_at": table.ended_at,
        "options": overview(desk, table).options,
        "seat": desk.viewer(table),
    }
    if table.step >= 0:
        found["log"] = log(desk, table, 0, table.step)
        found |= _seen(desk, table)
    return found


def left_of(desk: Desk, user: int) -> dict[str, Any]:
    """What is still kept of somebody who was forgotten."""
    return {"person": None, "marks": marks_of(desk.db, user)}


def forget(desk: Desk) -> Forgotten:
    """Remove a person. His games stay whole, and nobody knows who sat there."""
    person = known(desk)
    live = [table for table in tables.of_person(desk.db, person.id) if table.status in LIVE]
    seated = [table for table in live if desk.viewer(table) is not None]
    for table in seated:
        _leave(desk, table)
    going = [table for table in live if desk.now_of(table).status == "playing"]
    for table in going:
        leave_marks(desk, table, person.id, person.user)
    people.forget(desk.db, person.id)
    requests.audit(desk.db, "forget", None, None, "{}", desk.now)
    left = [desk.now_of(table).status for table in seated]
    return Forgotten(left.count("playing"), left.count("abandoned"), len(going))


def _leave(desk: Desk, table: Table) -> None:
    if table.status == "open":
        lobby.leave(desk, table)
    else:
        leave_to_computer(desk, table, desk.seat(table), "table-resigned")


def _seen(desk: Desk, table: Table) -> dict[str, Any]:
    """The table as it stands; what cannot be read, or is of a game that is no longer installed, leaves only the log."""
    try:
        return {"view": view(desk, table).view}
    except Declined:
        return {}
