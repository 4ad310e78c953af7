"""All that waits for one person across his tables, and how his games have ended."""

from collections import Counter

from msgspec import Struct

from engine.tables.seeing.looking import result
from engine.tables.seeing.shown import GameResults
from engine.tables.storage.records import Person, PersonId
from engine.tables.transaction.refusals import Declined, No
from engine.tables.transaction.transaction import Transaction

MOST_RESULTS = 200
"""Of somebody who has played more than that, the newest are counted."""


class Waits(Struct, frozen=True):
    """One table that waits for somebody."""

    table: str
    game: str
    since: int
    due: int | None


class Digest(Struct, frozen=True):
    """What somebody is reminded of."""

    person: Person
    waits: tuple[Waits, ...]
    """The longest waiting first."""


def digest(tx: Transaction) -> Digest:
    """What waits for whoever asks: questions of games that go on, each table once; but none that he does not want to
    hear of, nor of a table where he keeps nobody waiting."""
    person = _known(tx)
    found, hushed = dict[str, Waits](), {each.table for each in tx.stored.reminders.of_person(person.id) if each.hushed}
    for table, game, _, _, since, due in tx.stored.steps.waiting_for(person.id):
        at = tx.stored.tables.find(table)
        if table in found or table in hushed or at is None or tx.is_paused(at) or len(tx.persons(at)) == 1:
            continue
        found[table] = Waits(table, game, since, due)
    return Digest(person, tuple(found.values()))


def results(tx: Transaction) -> tuple[GameResults, ...]:
    """By game, how often whoever asks has played to the end, and won; the most played first."""
    person = _known(tx)
    played, won = Counter[str](), Counter[str]()
    ended = [table for table in tx.stored.tables.ended(person.id, 0) if table.status == "finished"]
    for table in ended[:MOST_RESULTS]:
        try:
            winners = result(tx, table).winners
        except Declined:
            continue  # a game that is no longer here, or cannot be read
        played[table.game] += 1
        won[table.game] += _seat(tx, table.id, person.id) in winners
    return tuple(GameResults(game, n, won[game]) for game, n in played.most_common())


def _seat(tx: Transaction, table: str, person: PersonId) -> int | None:
    return tx.stored.tables.seat_of(table, person)


def _known(tx: Transaction) -> Person:
    person = None if tx.person is None else tx.stored.people.by_id(tx.person)
    if person is None:
        raise No.NO_SUCH_PERSON.because()
    return person
