"""How time passes for one person: when he is away, when he is not to be disturbed."""

from engine.tables.clocks.clocks import Absence, is_live, limited, reminded_at
from engine.tables.clocks.hours import quiet_hours, quiet_until, zone
from engine.tables.storage.records import Person, Table
from engine.tables.transaction.server_settings import settings_from
from engine.tables.transaction.transaction import Transaction

SELDOM, NEVER = "seldom", "never"
OFTEN = (SELDOM, NEVER)
"""How often somebody can wish to be reminded, beside as usual."""
THREAD = "thread"


def absence(person: Person | None) -> Absence | None:
    """From when until when he is away, if he has said so."""
    if person is None or person.away_from is None or person.away_until is None:
        return None
    return Absence(person.away_from, person.away_until)


def absence_at(tx: Transaction, table: Table, person: Person | None) -> Absence | None:
    """The same as it counts at this table: its server says for how many days clocks stand still."""
    away = absence(person)
    if away is None or away.end <= tx.now or table.server is None:
        return away
    return limited(away, settings_from(tx.stored.requests.server(table.server)).away_days)


def next_reminder(person: Person, opened: int, due: int | None, pace: int | None, sent: int, now: int) -> int | None:
    """When he is next reminded of a question; None for not any more. Never in his quiet hours, unless those at the
    table are there anyway, and not while he is away."""
    if person.remind == NEVER:
        return None
    at = reminded_at(opened, due, pace, sent, person.remind == SELDOM)
    return None if at is None else undisturbed(person, max(at, now), pace)


def undisturbed(person: Person, at: int, pace: int | None) -> int:
    """This moment, or when he may be disturbed again."""
    away = absence(person)
    if away is not None and away.start <= at < away.end:
        at = away.end
    return at if is_live(pace) else (rests_until(person, at) or at)


def rests_until(person: Person, at: int) -> int | None:
    """Until when it is quiet for him; None if it is not."""
    return quiet_until(at, zone(person.time_zone), quiet_hours(person.quiet))
