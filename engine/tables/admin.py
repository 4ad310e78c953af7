"""What those who run a server may do with its tables and people: pause, close, bar. Each leaves an audit line.

Who they are, Discord knows and the caller says. A table of another server is, to them, not there.
"""

from msgspec import MsgspecError, Struct, json

from engine.core.events import Event
from engine.tables.consent import give_up
from engine.tables.desk import Desk, Done
from engine.tables.opening import lobby_changed, settings_of
from engine.tables.recording import end, notice
from engine.tables.records import LIVE, Audited, PersonId, Table
from engine.tables.refusals import No
from engine.tables.sights import Notice
from engine.tables.sql import outbox, pausing, people, steps, tables

TOLD = (
    *("settings", "pause", "resume", "pause-server", "resume-server", "close", "bar", "unbar"),
    *("undo-by-host", "replace-by-computer", "import"),
)
"""The audit lines that those who run a server may read. They may sit at a table too: to whom its host offers a seat is
none of their business before it is taken."""


class _Detail(Struct):
    """What is read of an audit line's detail."""

    who: PersonId | None = None
    changed: tuple[str, ...] = ()


def pause(desk: Desk, server: int, table: str) -> Done:
    """From now on nobody can act there, and no clock runs."""
    found = _live(desk, server, table)
    if found.paused_at is not None:
        raise No.PAUSED.because()
    tables.change(desk.db, found.id, paused_at=desk.now)
    desk.audit("pause", found.id)
    return _tell(desk, found, "table-paused")


def resume(desk: Desk, server: int, table: str) -> Done:
    """It goes on. Every clock has the time back in which it stood still."""
    found = _live(desk, server, table)
    if found.paused_at is None:
        raise No.NOT_PAUSED.because()
    tables.change(desk.db, found.id, paused_at=None)
    _give_back(desk, found.id, found.paused_at, pausing.server_paused_at(desk.db, server))
    desk.audit("resume", found.id)
    return _tell(desk, found, "table-resumed")


def pause_server(desk: Desk, server: int) -> None:
    """The same for all tables of a server. Nothing is said in their threads: it would be hundreds of messages."""
    settings_of(desk, server)
    if pausing.server_paused_at(desk.db, server) is not None:
        raise No.SERVER_PAUSED.because()
    pausing.pause_server(desk.db, server, desk.now)
    desk.audit("pause-server", None, server)


def resume_server(desk: Desk, server: int) -> None:
    """They go on, but those that are paused for themselves."""
    since = pausing.server_paused_at(desk.db, server)
    if since is None:
        raise No.NOT_PAUSED.because()
    pausing.pause_server(desk.db, server, None)
    for table in tables.listed(desk.db, server, LIVE):
        _give_back(desk, table.id, since, table.paused_at)
    desk.audit("resume-server", None, server)


def close(desk: Desk, server: int, table: str) -> Done:
    """End a table without a result, paused or not, and whether it can be read or not; everybody there is told."""
    found = _live(desk, server, table)
    desk.audit("close", found.id)
    outbox.hurry(desk.db, found.id, desk.now)  # what could not be told of a game can be told of its end
    if found.status == "playing":
        return give_up(desk, found, Event("table-closed"))
    end(desk, found)
    return lobby_changed(desk, found)


def bar(desk: Desk, server: int, user: int) -> None:
    """This user can open and join nothing on this server any more. Where he sits, he stays until he is replaced."""
    settings_of(desk, server)
    person = desk.known(user)
    if pausing.bar(desk.db, server, person, desk.now):
        desk.audit("bar", None, server, who=person)


def unbar(desk: Desk, server: int, user: int) -> None:
    """He can again."""
    person = people.of_user(desk.db, user)
    if person is None or not pausing.unbar(desk.db, server, person.id):
        raise No.NOT_BARRED.because()
    desk.audit("unbar", None, server, who=person.id)


def barred(desk: Desk, server: int) -> tuple[str, ...]:
    """The names of those who cannot."""
    return tuple(_name(desk, person) for person in pausing.barred(desk.db, server))


def notices(desk: Desk, server: int, most: int, skip: int) -> tuple[Notice, ...]:
    """What was done, the newest first, but for the first ones."""
    return tuple(_notice(desk, line) for line in pausing.audited(desk.db, server, TOLD, most, skip))


def noticed(desk: Desk, server: int) -> int:
    """How much was done."""
    return pausing.audit_lines(desk.db, server, TOLD)


def _live(desk: Desk, server: int, table: str) -> Table:
    """The table, if it is this server's and has not ended."""
    found = desk.governed(server, table)
    if found.status not in LIVE:
        raise No.NOT_PLAYING.because()
    return found


def _tell(desk: Desk, table: Table, key: str) -> Done:
    """Those at the table see it: in the log of a game, or on the panel before it."""
    return notice(desk, table, Event(key)) if table.status == "playing" else lobby_changed(desk, table)


def _give_back(desk: Desk, table: str, since: int, still: int | None) -> None:
    """What was paused goes on, or is `still` paused for another reason since then, which will give back its own."""
    until = desk.now if still is None else max(still, since)
    steps.postpone(desk.db, table, max(until - since, 0))
    desk.woken.add(table)


def _notice(desk: Desk, line: Audited) -> Notice:
    try:
        detail = json.decode(line.detail, type=_Detail)
    except MsgspecError:
        detail = _Detail()  # that it was done, and by whom, is not in there
    by, about = _name(desk, line.person), _name(desk, detail.who)
    return Notice(line.at, line.action, line.table, by, about, detail.changed)


def _name(desk: Desk, person: PersonId | None) -> str:
    found = None if person is None else people.by_id(desk.db, person)
    return found.name if found else ""
