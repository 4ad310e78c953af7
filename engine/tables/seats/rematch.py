"""After the end: playing once more."""

from engine.tables.seats import lobby, opening
from engine.tables.storage.records import Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction


def rematch(tx: Transaction, table: Table) -> Done:
    """One of the players opens the same table again and invites the others; who asks later joins it."""
    if table.status not in ("finished", "abandoned"):
        raise No.NOT_OVER.because()
    sat = [sitting for sitting in tx.stored.tables.every_sitting(table.id) if sitting.person is not None]
    if tx.person not in {sitting.person for sitting in sat}:
        raise No.NOT_SEATED.because()
    again = tx.stored.tables.rematch_of(table.id)
    if again is not None and tx.table(again).status != "abandoned":
        return _join(tx, tx.table(again))
    if again is not None:
        tx.stored.tables.change(again, rematch_of=None)
    return _open_again(tx, table)


def _open_again(tx: Transaction, table: Table) -> Done:
    """The same game with the same options, for all people who sat there and as many computers as were there at first.

    A computer that played on for somebody is not needed: he is here, or invited.
    """
    options = tx.options(table)
    frame = (table.game, table.server, table.language, table.places, table.entry, options, table.pace, table.channel)
    done = opening.create(tx, *frame, table.id, table.late)
    sat = tx.stored.tables.every_sitting(table.id)
    for person in {sitting.person for sitting in sat} - {None, tx.person}:
        tx.stored.tables.invite(done.table, person or 0, None, tx.now)
    for _ in {sitting.seat for sitting in sat} - {sitting.seat for sitting in sat if sitting.kind == "person"}:
        lobby.add_computer(tx, tx.table(done.table))
    return done


def _join(tx: Transaction, table: Table) -> Done:
    if tx.person is not None and tx.stored.tables.seat_of(table.id, tx.person) is not None:
        return Done(table.id, table.step)
    return lobby.join(tx, tx.open(table.id))
