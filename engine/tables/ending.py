"""After the end: playing once more."""

from engine.tables import lobby, opening
from engine.tables.desk import Desk, Done
from engine.tables.records import Table
from engine.tables.refusals import No
from engine.tables.sql import tables


def rematch(desk: Desk, table: Table) -> Done:
    """One of the players opens the same table again and invites the others; who asks later joins it."""
    if table.status not in ("finished", "abandoned"):
        raise No.NOT_OVER.because()
    sat = [sitting for sitting in tables.every_sitting(desk.db, table.id) if sitting.person is not None]
    if desk.person not in {sitting.person for sitting in sat}:
        raise No.NOT_SEATED.because()
    again = tables.rematch_of(desk.db, table.id)
    if again is not None and desk.table(again).status != "abandoned":
        return _join(desk, desk.table(again))
    if again is not None:
        tables.change(desk.db, again, rematch_of=None)
    return _open_again(desk, table)


def _open_again(desk: Desk, table: Table) -> Done:
    """The same game with the same options, for all people who sat there and as many computers as were there at first.

    A computer that played on for somebody is not needed: he is here, or invited.
    """
    options = desk.options(table)
    frame = (table.game, table.server, table.language, table.places, table.entry, options, table.pace, table.channel)
    done = opening.create(desk, *frame, table.id)
    sat = tables.every_sitting(desk.db, table.id)
    for person in {sitting.person for sitting in sat} - {None, desk.person}:
        tables.invite(desk.db, done.table, person or 0, None, desk.now)
    for _ in {sitting.seat for sitting in sat} - {sitting.seat for sitting in sat if sitting.kind == "person"}:
        lobby.add_computer(desk, desk.table(done.table))
    return done


def _join(desk: Desk, table: Table) -> Done:
    if desk.person is not None and tables.seat_of(desk.db, table.id, desk.person) is not None:
        return Done(table.id, table.step)
    return lobby.join(desk, desk.open(table.id))
