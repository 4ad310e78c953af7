"""Changes of players while a game goes on: resigning, a computer that plays on, another person who takes over."""

from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.tables.outbox.intents import LOBBY, OFFER, intend
from engine.tables.play.recording import give_up, notice
from engine.tables.play.votes import seat_changed
from engine.tables.seats.marks import seen_by
from engine.tables.seats.opening import check_guest, check_person
from engine.tables.storage.records import PersonId, Sitting, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction


def resign(tx: Transaction, table: Table) -> Done:
    """Leave a game that goes on. A computer plays for the seat; when the last person leaves, the table ends."""
    return leave_to_computer(tx, table, tx.seat(table), "table-resigned")


def replace_by_computer(tx: Transaction, table: Table, seat: Seat) -> Done:
    """The host lets a computer play for somebody who does not; or, lest a host who is gone binds the others, whoever
    manages the server."""
    if not tx.manages(table):
        tx.host(table)
    sitting = _sitting(tx, table, seat)
    if sitting.kind == "computer":
        raise No.NO_SUCH_PERSON.because()
    tx.audit("replace-by-computer", table.id, seat=sitting.seat)
    return leave_to_computer(tx, table, sitting.seat, "table-seat-computer")


def offer_seat(tx: Transaction, table: Table, seat: Seat, user: int) -> Done:
    """The same people, or whoever sits there, offer a seat to another person, who takes it by joining."""
    sitting = _sitting(tx, table, seat)
    if not tx.manages(table) and (sitting.person is None or sitting.person != tx.person):
        tx.host(table)
    newcomer = tx.known(user)
    _check_newcomer(tx, table, sitting.seat, newcomer)
    check_guest(tx, table, newcomer)
    tx.stored.tables.invite(table.id, newcomer, sitting.seat, tx.now)
    tx.audit("offer-seat", table.id, seat=sitting.seat)
    intend(tx, table.id, table.step, (OFFER, sitting.seat))
    return Done(table.id, table.step)


def withdraw(tx: Transaction, table: Table, user: int) -> Done:
    """Take back an invitation or the offer of a seat: the host, whoever sits there, or whom it was made to."""
    person, invited = tx.known(user), tx.stored.tables.invitations(table.id)
    seat = invited.get(person)
    sitting = None if seat is None else tx.stored.tables.sitting_at(table.id, seat)
    if tx.person != person and (sitting is None or sitting.person != tx.person):
        tx.host(table)  # first: who is invited is nobody else's business
    if person not in invited:
        raise No.NO_INVITATION.because()
    tx.stored.tables.uninvite(table.id, person)
    intend(tx, table.id, table.step, (LOBBY, None) if seat is None else (OFFER, seat))
    return Done(table.id, table.step)


def take_over(tx: Transaction, table: Table) -> Done:
    """Take the seat one was offered."""
    if tx.person is None or tx.stored.tables.seat_of(table.id, tx.person) is not None:
        raise No.ALREADY_SEATED.because()
    seat = tx.stored.tables.invitations(table.id).get(tx.person)
    if seat is None:
        raise No.NOT_OPEN.because()
    _check_newcomer(tx, table, seat, tx.person)
    check_person(tx, table, tx.person)
    former = _sitting(tx, table, seat).person
    _seat(tx, table, seat, tx.person, table.step + 1)
    notice(tx, table, Event("table-seat-taken", {"seat": seat}), (seat,), seat)
    return _changed(tx, table, seat, former)


def leave_to_computer(tx: Transaction, table: Table, seat: Seat, key: str) -> Done:
    """A computer sits down in place of a person."""
    former = _sitting(tx, table, seat).person
    # That he leaves is still said of him: the computer sits there from the step after that.
    _seat(tx, table, seat, None, table.step + 2)
    tx.woken.add(table.id)
    notice(tx, table, Event(key, {"seat": seat}), seat=seat)
    if not tx.persons(table):
        return give_up(tx, tx.now_of(table), Event("table-deserted"))
    return _changed(tx, table, seat, former)


def _changed(tx: Transaction, table: Table, seat: Seat, former: PersonId | None) -> Done:
    """What follows from a change of players: there is a host, and a motion waits for whoever sits there now."""
    if table.host is None or table.host == former:
        tx.stored.tables.change(table.id, host=tx.persons(table)[0].person)
    seat_changed(tx, tx.now_of(table), seat)
    return Done(table.id, tx.now_of(table).step)


def _seat(tx: Transaction, table: Table, seat: Seat, person: PersonId | None, step: int) -> None:
    """From this step on somebody else sits there, with all the time he may have. Old drafts and offers go."""
    former = tx.stored.tables.sitting_at(table.id, seat)
    if former is not None and former.person is not None:
        tx.stored.steps.drop_draft(table.id, former.person)
    tx.stored.tables.rise(table.id, seat, step)
    tx.stored.tables.sit(table.id, seat, "computer" if person is None else "person", person, step)
    tx.stored.tables.uninvite(table.id, seat=seat)
    if table.pace is not None:
        tx.stored.steps.renew_deadlines(table.id, seat, tx.now + table.pace)


def _sitting(tx: Transaction, table: Table, seat: Seat) -> Sitting:
    for sitting in tx.stored.tables.sittings(table.id):
        if sitting.seat == seat:
            return sitting
    raise No.NO_SUCH_PERSON.because()


def _check_newcomer(tx: Transaction, table: Table, seat: Seat, person: PersonId) -> None:
    """Who has looked behind one screen of this table may not sit behind another, even if he was forgotten since."""
    if seen_by(tx.stored, person, table.id) - {seat}:
        raise No.BARRED_FROM_SEAT.because()
    for sitting in tx.stored.tables.every_sitting(table.id):
        if sitting.person == person and sitting.seat != seat:
            raise No.BARRED_FROM_SEAT.because()
        if sitting.person == person and sitting.until_step is None:
            raise No.ALREADY_SEATED.because()
