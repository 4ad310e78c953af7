"""How time passes for one person: when he is away, when he is not to be disturbed."""

from engine.tables.clocks.clocks import HOUR, LATER, Absence, is_live, joined, limited, reminded_at
from engine.tables.clocks.hours import quiet_hours, quiet_since, quiet_until, zone
from engine.tables.storage.records import Person, PersonId, Table
from engine.tables.transaction.server_settings import settings_from
from engine.tables.transaction.transaction import Transaction

SELDOM, NEVER = "seldom", "never"
OFTEN = (SELDOM, NEVER)
"""How often somebody can wish to be reminded, beside as usual."""
MORNING = -1
"""How often somebody was reminded who has not even heard the question, as it came in his quiet hours: first he is
called to it when they are over."""
THREAD = "thread"
BEFORE_REST = HOUR
"""So long before his quiet hours somebody is reminded whose time would be up when they are over."""
_FIRST, _LAST = "away-first:", "away-last:"
"""With a person's number, the names of two facts: from when until when he was away the last time."""


def absence(person: Person | None) -> Absence | None:
    """From when until when he is away, if he has said so."""
    if person is None or person.away_from is None or person.away_until is None:
        return None
    return Absence(person.away_from, person.away_until)


def absence_at(tx: Transaction, table: Table, person: Person | None, at: int | None = None) -> Absence | None:
    """The same as it counts at this table, from now or from another moment on: its server says for how many days clocks
    stand still. Who goes away again and again is away from the first of those days."""
    away = absence(person)
    if person is None or away is None or away.end <= (tx.now if at is None else at):
        return None
    if table.server is None:
        return away
    first = joined(was_away(tx, person.id), away).start
    return limited(away, first, settings_from(tx.stored.requests.server(table.server)).away_days)


def was_away(tx: Transaction, person: PersonId) -> Absence | None:
    """From when until when he was away before what he says now."""
    first, last = (tx.stored.requests.fact(f"{name}{person}") for name in (_FIRST, _LAST))
    return None if first is None or last is None else Absence(first, last)


def keep_absence(tx: Transaction, person: Person) -> None:
    """He is about to say something else: how long he has been away so far stays known."""
    away = absence(person)
    if away is not None and away.start <= tx.now:
        whole = joined(was_away(tx, person.id), away)
        tx.stored.requests.set_fact(f"{_FIRST}{person.id}", whole.start)
        tx.stored.requests.set_fact(f"{_LAST}{person.id}", min(whole.end, tx.now))


def forget_absence(tx: Transaction, person: PersonId) -> None:
    """Nothing is known of it any more."""
    for name in (_FIRST, _LAST):
        tx.stored.requests.drop_fact(f"{name}{person}")


def next_reminder(
    person: Person, since: int, due: int | None, pace: int | None, sent: int, now: int, told: int | None = None
) -> int | None:
    """When he is next reminded of a question; None for not any more. Never in his quiet hours, unless those at the
    table are there anyway, and not while he is away. What would come too late by that comes before he rests."""
    planned = None if person.remind == NEVER else reminded_at(since, due, pace, sent, person.remind == SELDOM, told)
    wanted = None if planned is None else max(planned, now)
    if wanted is None or (due is not None and wanted >= due):
        return None
    at = undisturbed(person, wanted, pace)
    if due is None or at < due:
        return at
    evening = quiet_since(wanted, zone(person.time_zone), quiet_hours(person.quiet))
    before = 0 if evening is None else evening - BEFORE_REST
    return before if before >= (now if told is None else told) + LATER else at


def undisturbed(person: Person, at: int, pace: int | None) -> int:
    """This moment, or when he may be disturbed again."""
    away = absence(person)
    if away is not None and away.start <= at < away.end:
        at = away.end
    return at if is_live(pace) else (rests_until(person, at) or at)


def rests_until(person: Person, at: int) -> int | None:
    """Until when it is quiet for him; None if it is not."""
    return quiet_until(at, zone(person.time_zone), quiet_hours(person.quiet))
