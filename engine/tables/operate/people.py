"""What we know of a person: preferences, an export of all of it, and forgetting him."""

from typing import Any, get_args

from msgspec import Struct, structs

from engine.tables.clocks.hours import quiet_hours, zone
from engine.tables.clocks.person import OFTEN, THREAD, forget_absence, was_away
from engine.tables.outbox.intents import SCREEN, intend
from engine.tables.play.seating import leave
from engine.tables.seats import lobby
from engine.tables.seats.marks import leave_marks, marks_of
from engine.tables.seats.newcomers import ADVICE
from engine.tables.seeing.looking import log, overview, view
from engine.tables.storage.records import LIVE, DmState, Person, Table
from engine.tables.transaction.refusals import LONGEST_WORD, Declined, No, writable
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting.reminding import again
from engine.words.sources import LANGUAGES

PREFERENCES = (
    *("language", "chosen_language", "palette", "theme", "time_zone", "advice"),
    *("quiet", "remind", "remind_where"),
)
"""What a person chooses for himself; None is whatever the table has, of advice whatever newcomers have, of quiet hours
and reminders as usual."""


class Forgotten(Struct, frozen=True):
    """Somebody was forgotten: at how many tables a computer plays on, how many have ended because nobody else was
    there, and how many would know him again until they end."""

    play_on: int
    ended: int
    marked: int


def meet(tx: Transaction, name: str) -> None:
    """Somebody is here, under this name."""
    person = known(tx)
    tx.stored.people.seen(person.user, tx.now)
    if person.name != writable(name):
        tx.stored.people.change(person.id, {"name": writable(name)})


def prefer(tx: Transaction, changes: dict[str, str | None]) -> None:
    """Somebody chooses how he likes it."""
    person = known(tx)
    for name, value in changes.items():
        if name not in PREFERENCES or not (value is None or _is_word(value)):
            raise No.BAD_SETTING.because(setting=name)
    _check(person, changes)
    if not changes:
        return
    tx.stored.people.change(person.id, dict(changes))
    if changes.keys() & {"time_zone", "quiet", "remind"}:
        again(tx, known(tx))


def _check(person: Person, changes: dict[str, str | None]) -> None:
    """There is such a time zone, language and so on. Who wants quiet hours has to say where he is."""
    where, quiet = changes.get("time_zone", person.time_zone), changes.get("quiet")
    there_is = {"advice": ADVICE, "remind": OFTEN, "remind_where": (THREAD,)}
    there_is |= dict.fromkeys(("language", "chosen_language"), LANGUAGES)
    wrong = [name for name, values in there_is.items() if changes.get(name) not in (None, *values)]
    wrong += ["time_zone"] if where is not None and zone(where) is None else []
    wrong += ["quiet"] if quiet is not None and (where is None or quiet_hours(quiet) is None) else []
    if wrong:
        raise No.BAD_SETTING.because(setting=wrong[0])


def _is_word(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_WORD and value.isprintable()


def reach(tx: Transaction, channel: int | None, state: DmState) -> None:
    """Whether direct messages reach somebody, and where."""
    if state not in get_args(DmState):
        raise No.BAD_SETTING.because(setting="dm_state")
    found = {"dm_state": state} | ({} if channel is None else {"dm_channel": channel})
    tx.stored.people.change(known(tx).id, found)


def screens_again(tx: Transaction) -> None:
    """Whoever asks gets his screen of every game he plays, as if it had changed."""
    for table in tx.stored.tables.seated(known(tx).id, ("playing",)):
        intend(tx, table.id, table.step, (SCREEN, tx.seat(table)))


def screens_on(tx: Transaction, server: int) -> None:
    """The same for everybody who plays on a server. What stands before somebody already is not sent again."""
    for table in tx.stored.tables.listed(server, ("playing",)):
        intend(tx, table.id, table.step, *((SCREEN, sitting.seat) for sitting in tx.persons(table)))


def known(tx: Transaction) -> Person:
    """Whoever asks."""
    person = None if tx.person is None else tx.stored.people.by_id(tx.person)
    if person is None:
        raise No.NO_SUCH_PERSON.because()
    return person


def own_data(tx: Transaction) -> dict[str, Any]:
    """Everything kept about a person, and what he may see of his tables."""
    person = known(tx)
    sat = tx.stored.tables.of_person(person.id)
    return {
        "person": structs.asdict(person),
        **tx.stored.people.kept(person.id),
        "was_away": was_away(tx, person.id),
        "marks": marks_of(tx.stored, person.user),
        "tables": [of_table(tx, table) for table in sat],
    }


def of_table(tx: Transaction, table: Table) -> dict[str, Any]:
    """What whoever asks may see of one table: a player's export."""
    found: dict[str, Any] = {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "created_at": table.created_at,
        "ended_at": table.ended_at,
        "options": overview(tx, table).options,
        "seat": tx.viewer(table),
    }
    if table.step >= 0:
        found["log"] = log(tx, table, 0, table.step)
        found |= _seen(tx, table)
    return found


def left_of(tx: Transaction, user: int) -> dict[str, Any]:
    """What is still kept of somebody who was forgotten."""
    return {"person": None, "marks": marks_of(tx.stored, user)}


def forget(tx: Transaction) -> Forgotten:
    """Remove a person. His games stay whole, and nobody knows who sat there."""
    person = known(tx)
    live = [table for table in tx.stored.tables.of_person(person.id) if table.status in LIVE]
    seated = [table for table in live if tx.viewer(table) is not None]
    for table in seated:
        _leave(tx, table)
    going = [table for table in live if tx.now_of(table).status == "playing"]
    for table in going:
        leave_marks(tx, table, person.id, person.user)
    forget_absence(tx, person.id)
    tx.stored.people.forget(person.id)
    tx.stored.requests.audit("forget", None, None, "{}", tx.now)
    left = [tx.now_of(table).status for table in seated]
    return Forgotten(left.count("playing"), left.count("abandoned"), len(going))


def _leave(tx: Transaction, table: Table) -> None:
    if table.status == "open":
        lobby.leave(tx, table)
    else:
        leave(tx, table, tx.seat(table), "computer", "table-resigned")


def _seen(tx: Transaction, table: Table) -> dict[str, Any]:
    """The table as it stands; what cannot be read, or is of a game that is no longer installed, leaves only the log."""
    try:
        return {"view": view(tx, table).view}
    except Declined:
        return {}
