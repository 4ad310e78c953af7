"""Who plays a game for the first time is told at each step what it is about, unless he has said otherwise."""

from engine.tables.storage.records import Table
from engine.tables.transaction.transaction import Transaction

ON, OFF = "on", "off"
ADVICE = (ON, OFF)
"""What somebody can say about advice. Who has said nothing gets it in his first game of each kind."""


def is_advised(tx: Transaction, table: Table) -> bool:
    """Whether whoever asks gets advice at this table."""
    return wants_advice(tx, table.game)


def wants_advice(tx: Transaction, game: str) -> bool:
    """Whether whoever asks gets advice in games of this kind: as he has said, else until he has finished one. One that
    was given up does not count: it did not come to its end."""
    person = None if tx.person is None else tx.stored.people.by_id(tx.person)
    if person is None:
        return True
    if person.advice in ADVICE:
        return person.advice == ON
    return not tx.stored.people.has_finished(person.id, game)
