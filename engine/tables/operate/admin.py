"""What those who run a server may do with its tables and people: pause, close, bar. Each leaves an audit line.

Who they are, Discord knows and the caller says. A table of another server is, to them, not there.
"""

from msgspec import MsgspecError, Struct, json

from engine.core.state.events import Event
from engine.tables.clocks.standing import moment
from engine.tables.outbox.intents import CLOCK, intend
from engine.tables.play.recording import end, give_up, notice
from engine.tables.seats.opening import check_channel, lobby_changed, settings_of
from engine.tables.seeing.shown import Notice
from engine.tables.storage.records import LIVE, Audited, PersonId, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.server_settings import ServerSettings, changed, settings_from
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting.left import goes_on, left_by_all_away, run_on

TOLD = (
    *("settings", "pause", "resume", "pause-server", "resume-server", "close", "bar", "unbar"),
    *("welcome", "undo-by-host", "replace-by-computer", "import"),
)
"""The audit lines that those who run a server may read. They may sit at a table too: to whom its host offers a seat is
none of their business before it is taken."""


class _Detail(Struct):
    """What is read of an audit line's detail."""

    who: PersonId | None = None
    changed: tuple[str, ...] = ()


def pause(tx: Transaction, server: int, table: str) -> Done:
    """From now on nobody can act there, and no clock runs."""
    found = _live(tx, server, table)
    if found.paused_at is not None:
        raise No.PAUSED.because()
    tx.stored.tables.change(found.id, paused_at=tx.now)
    tx.audit("pause", found.id)
    return _tell(tx, found, "table-paused")


def resume(tx: Transaction, server: int, table: str) -> Done:
    """It goes on. Every clock has the time back in which it stood still."""
    found = _live(tx, server, table)
    if found.paused_at is None:
        raise No.NOT_PAUSED.because()
    tx.stored.tables.change(found.id, paused_at=None)
    goes_on(tx, found, found.paused_at)
    tx.audit("resume", found.id)
    return _tell(tx, found, "table-resumed")


def pause_server(tx: Transaction, server: int) -> None:
    """The same for all tables of a server. Nothing is said in their threads: it would be hundreds of messages."""
    settings_of(tx, server)
    if tx.stored.servers.server_paused_at(server) is not None:
        raise No.SERVER_PAUSED.because()
    tx.stored.servers.pause_server(server, tx.now)
    tx.audit("pause-server", None, server)


def resume_server(tx: Transaction, server: int) -> None:
    """They go on, but those that are paused for themselves."""
    since = tx.stored.servers.server_paused_at(server)
    if since is None:
        raise No.NOT_PAUSED.because()
    tx.stored.servers.pause_server(server, None)
    for table in tx.stored.tables.listed(server, LIVE):
        goes_on(tx, table, since)
    tx.audit("resume-server", None, server)


def close(tx: Transaction, server: int, table: str) -> Done:
    """End a table without a result, paused or not, and whether it can be read or not; everybody there is told."""
    found = _live(tx, server, table)
    tx.audit("close", found.id)
    tx.stored.outbox.hurry(found.id, tx.now)  # what could not be told of a game can be told of its end
    if found.status == "playing":
        return give_up(tx, found, Event("table-closed"))
    end(tx, found)
    return lobby_changed(tx, found)


def bar(tx: Transaction, server: int, user: int) -> None:
    """This user can open and join nothing on this server any more. Where he sits, he stays until he is replaced."""
    settings_of(tx, server)
    person = tx.known(user)
    if tx.stored.servers.bar(server, person, tx.now):
        tx.audit("bar", None, server, who=person)


def unbar(tx: Transaction, server: int, user: int) -> None:
    """He can again."""
    person = tx.stored.people.of_user(user)
    if person is None or not tx.stored.servers.unbar(server, person.id):
        raise No.NOT_BARRED.because()
    tx.audit("unbar", None, server, who=person.id)


def welcome(tx: Transaction, server: int, channel: int) -> None:
    """Newcomers are to be welcomed in this channel: where no table can be opened, that would lead nowhere."""
    check_channel(settings_of(tx, server), channel)
    tx.audit("welcome", None, server)


def barred(tx: Transaction, server: int) -> tuple[str, ...]:
    """The names of those who cannot."""
    return tuple(_name(tx, person) for person in tx.stored.servers.barred(server))


def notices(tx: Transaction, server: int, most: int, skip: int) -> tuple[Notice, ...]:
    """What was done, the newest first, but for the first ones."""
    return tuple(_notice(tx, line) for line in tx.stored.servers.audited(server, TOLD, most, skip))


def noticed(tx: Transaction, server: int) -> int:
    """How much was done."""
    return tx.stored.servers.audit_lines(server, TOLD)


def settings(tx: Transaction, server: int) -> ServerSettings:
    """What a server has settled."""
    return settings_from(tx.stored.requests.server(server))


def settle(tx: Transaction, server: int, changes: dict[str, object]) -> None:
    """Change what a server has settled."""
    new, away = changed(settings_of(tx, server), changes), left_by_all_away(tx, server)
    tx.stored.requests.set_server(server, new.model_dump_json(), tx.now)
    for table, person, clocks in away if "away_days" in changes else ():
        run_on(tx, table, person, clocks, moment(tx, table))
        intend(tx, table.id, table.step, (CLOCK, None))
    tx.audit("settings", None, server, changed=sorted(changes))


def _live(tx: Transaction, server: int, table: str) -> Table:
    """The table, if it is this server's and has not ended."""
    found = tx.governed(server, table)
    if found.status not in LIVE:
        raise No.NOT_PLAYING.because()
    return found


def _tell(tx: Transaction, table: Table, key: str) -> Done:
    """Those at the table see it: in the log of a game, or on the panel before it."""
    return notice(tx, table, Event(key)) if table.status == "playing" else lobby_changed(tx, table)


def _notice(tx: Transaction, line: Audited) -> Notice:
    try:
        detail = json.decode(line.detail, type=_Detail)
    except MsgspecError:
        detail = _Detail()  # that it was done, and by whom, is not in there
    by, about = _name(tx, line.person), _name(tx, detail.who)
    return Notice(line.at, line.action, line.table, by, about, detail.changed)


def _name(tx: Transaction, person: PersonId | None) -> str:
    found = None if person is None else tx.stored.people.by_id(person)
    return found.name if found else ""
