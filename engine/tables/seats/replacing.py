"""Changes of players while a game goes on: resigning, a computer that plays on, another person who takes over."""

from engine.core.values.seats import Seat
from engine.tables.outbox.intents import LOBBY, OFFER, intend
from engine.tables.play.seating import leave, sitting, take
from engine.tables.seats.marks import seen_by
from engine.tables.seats.opening import check_guest, check_person
from engine.tables.storage.records import PersonId, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction


def resign(tx: Transaction, table: Table) -> Done:
    """Leave a game that goes on. A computer plays for the seat; when the last person leaves, the table ends."""
    return leave(tx, table, tx.seat(table), "computer", "table-resigned")


def replace_by_computer(tx: Transaction, table: Table, seat: Seat) -> Done:
    """The host lets a computer play for somebody who does not; or, lest a host who is gone binds the others, whoever
    manages the server."""
    if not tx.manages(table):
        tx.host(table)
    found = sitting(tx, table, seat)
    if found.kind == "computer":
        raise No.NO_SUCH_PERSON.because()
    tx.audit("replace-by-computer", table.id, seat=found.seat)
    return leave(tx, table, found.seat, "computer", "table-seat-computer")


def open_seat(tx: Transaction, table: Table, seat: Seat) -> Done:
    """The same people leave a seat open: nobody plays there until somebody takes it."""
    if not tx.manages(table):
        tx.host(table)
    if sitting(tx, table, seat).kind == "open":
        raise No.NO_SUCH_PERSON.because()
    tx.audit("open-seat", table.id, seat=seat)
    return leave(tx, table, seat, "open", "table-seat-open")


def offer_seat(tx: Transaction, table: Table, seat: Seat, user: int) -> Done:
    """The same people, or whoever sits there, offer a seat to another person, who takes it by joining."""
    found = sitting(tx, table, seat)
    if not tx.manages(table) and (found.person is None or found.person != tx.person):
        tx.host(table)
    newcomer = tx.known(user)
    _check_newcomer(tx, table, found.seat, newcomer)
    check_guest(tx, table, newcomer)
    tx.stored.tables.invite(table.id, newcomer, found.seat, tx.now)
    tx.audit("offer-seat", table.id, seat=found.seat)
    intend(tx, table.id, table.step, (OFFER, found.seat))
    return Done(table.id, table.step)


def withdraw(tx: Transaction, table: Table, user: int) -> Done:
    """Take back an invitation or the offer of a seat: the host, whoever sits there, or whom it was made to."""
    person, invited = tx.known(user), tx.stored.tables.invitations(table.id)
    seat = invited.get(person)
    sits = None if seat is None else tx.stored.tables.sitting_at(table.id, seat)
    if tx.person != person and (sits is None or sits.person != tx.person):
        tx.host(table)  # first: who is invited is nobody else's business
    if person not in invited:
        raise No.NO_INVITATION.because()
    tx.stored.tables.uninvite(table.id, person)
    intend(tx, table.id, table.step, (LOBBY, None) if seat is None else (OFFER, seat))
    return Done(table.id, table.step)


def take_over(tx: Transaction, table: Table) -> Done:
    """Take the seat one was offered, one's own back from a computer, or one that is open."""
    if tx.person is None or tx.stored.tables.seat_of(table.id, tx.person) is not None:
        raise No.ALREADY_SEATED.because()
    seat = waits_for(tx, table, tx.person)
    if seat is None:
        raise No.NOT_OPEN.because()
    _check_newcomer(tx, table, seat, tx.person)
    check_person(tx, table, tx.person)
    return take(tx, table, seat, tx.person)


def waits_for(tx: Transaction, table: Table, person: PersonId) -> Seat | None:
    """The seat that somebody may take: offered to him, held for him, or open: a seat that was left during the game
    is for whoever may know of the table, even where only those invited could join."""
    offered = tx.stored.tables.invitations(table.id).get(person)
    if offered is not None:
        return offered
    sitters = [each for each in tx.sittings(table.id) if each.kind != "person"]
    held = [each.seat for each in sitters if each.held_for == person]
    free = [each.seat for each in sitters if each.kind == "open"]
    own = {each.seat for each in tx.stored.tables.every_sitting(table.id) if each.person == person}
    return next(iter([*held, *(seat for seat in free if not own or seat in own), *free]), None)


def _check_newcomer(tx: Transaction, table: Table, seat: Seat, person: PersonId) -> None:
    """Who has looked behind one screen of this table may not sit behind another, even if he was forgotten since."""
    if seen_by(tx.stored, person, table.id) - {seat}:
        raise No.BARRED_FROM_SEAT.because()
    for sat in tx.stored.tables.every_sitting(table.id):
        if sat.person == person and sat.seat != seat:
            raise No.BARRED_FROM_SEAT.because()
        if sat.person == person and sat.until_step is None:
            raise No.ALREADY_SEATED.because()
