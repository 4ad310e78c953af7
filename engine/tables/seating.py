"""Changes of players while a game goes on: resigning, a computer that plays on, another person who takes over."""

from engine.core.events import Event
from engine.core.seats import Seat
from engine.tables.consent import give_up, seat_changed
from engine.tables.desk import Desk, Done
from engine.tables.marks import seen_by
from engine.tables.opening import check_guest, check_person
from engine.tables.outbox import LOBBY, OFFER, intend
from engine.tables.recording import notice
from engine.tables.records import PersonId, Sitting, Table
from engine.tables.refusals import No
from engine.tables.sql import steps, tables


def resign(desk: Desk, table: Table) -> Done:
    """Leave a game that goes on. A computer plays for the seat; when the last person leaves, the table ends."""
    return leave_to_computer(desk, table, desk.seat(table), "table-resigned")


def replace_by_computer(desk: Desk, table: Table, seat: Seat) -> Done:
    """The host lets a computer play for somebody who does not; or, lest a host who is gone binds the others, whoever
    manages the server."""
    if not desk.manages(table):
        desk.host(table)
    sitting = _sitting(desk, table, seat)
    if sitting.kind == "computer":
        raise No.NO_SUCH_PERSON.because()
    desk.audit("replace-by-computer", table.id, seat=sitting.seat)
    return leave_to_computer(desk, table, sitting.seat, "table-seat-computer")


def offer_seat(desk: Desk, table: Table, seat: Seat, user: int) -> Done:
    """The same people, or whoever sits there, offer a seat to another person, who takes it by joining."""
    sitting = _sitting(desk, table, seat)
    if not desk.manages(table) and (sitting.person is None or sitting.person != desk.person):
        desk.host(table)
    newcomer = desk.known(user)
    _check_newcomer(desk, table, sitting.seat, newcomer)
    check_guest(desk, table, newcomer)
    tables.invite(desk.db, table.id, newcomer, sitting.seat, desk.now)
    desk.audit("offer-seat", table.id, seat=sitting.seat)
    intend(desk, table.id, table.step, (OFFER, sitting.seat))
    return Done(table.id, table.step)


def withdraw(desk: Desk, table: Table, user: int) -> Done:
    """Take back an invitation or the offer of a seat: the host, whoever sits there, or whom it was made to."""
    person, invited = desk.known(user), tables.invitations(desk.db, table.id)
    seat = invited.get(person)
    sitting = None if seat is None else tables.sitting_at(desk.db, table.id, seat)
    if desk.person != person and (sitting is None or sitting.person != desk.person):
        desk.host(table)  # first: who is invited is nobody else's business
    if person not in invited:
        raise No.NO_INVITATION.because()
    tables.uninvite(desk.db, table.id, person)
    intend(desk, table.id, table.step, (LOBBY, None) if seat is None else (OFFER, seat))
    return Done(table.id, table.step)


def take_over(desk: Desk, table: Table) -> Done:
    """Take the seat one was offered."""
    if desk.person is None or tables.seat_of(desk.db, table.id, desk.person) is not None:
        raise No.ALREADY_SEATED.because()
    seat = tables.invitations(desk.db, table.id).get(desk.person)
    if seat is None:
        raise No.NOT_OPEN.because()
    _check_newcomer(desk, table, seat, desk.person)
    check_person(desk, table, desk.person)
    former = _sitting(desk, table, seat).person
    _seat(desk, table, seat, desk.person, table.step + 1)
    notice(desk, table, Event("table-seat-taken", {"seat": seat}), (seat,), seat)
    return _changed(desk, table, seat, former)


def leave_to_computer(desk: Desk, table: Table, seat: Seat, key: str) -> Done:
    """A computer sits down in place of a person."""
    former = _sitting(desk, table, seat).person
    # That he leaves is still said of him: the computer sits there from the step after that.
    _seat(desk, table, seat, None, table.step + 2)
    desk.woken.add(table.id)
    notice(desk, table, Event(key, {"seat": seat}), seat=seat)
    if not desk.persons(table):
        return give_up(desk, desk.now_of(table), Event("table-deserted"))
    return _changed(desk, table, seat, former)


def _changed(desk: Desk, table: Table, seat: Seat, former: PersonId | None) -> Done:
    """What follows from a change of players: there is a host, and a motion waits for whoever sits there now."""
    if table.host is None or table.host == former:
        tables.change(desk.db, table.id, host=desk.persons(table)[0].person)
    seat_changed(desk, desk.now_of(table), seat)
    return Done(table.id, desk.now_of(table).step)


def _seat(desk: Desk, table: Table, seat: Seat, person: PersonId | None, step: int) -> None:
    """From this step on somebody else sits there, with all the time he may have. Old drafts and offers go."""
    former = tables.sitting_at(desk.db, table.id, seat)
    if former is not None and former.person is not None:
        steps.drop_draft(desk.db, table.id, former.person)
    tables.rise(desk.db, table.id, seat, step)
    tables.sit(desk.db, table.id, seat, "computer" if person is None else "person", person, step)
    tables.uninvite(desk.db, table.id, seat=seat)
    if table.pace is not None:
        steps.renew_deadlines(desk.db, table.id, seat, desk.now + table.pace)


def _sitting(desk: Desk, table: Table, seat: Seat) -> Sitting:
    for sitting in tables.sittings(desk.db, table.id):
        if sitting.seat == seat:
            return sitting
    raise No.NO_SUCH_PERSON.because()


def _check_newcomer(desk: Desk, table: Table, seat: Seat, person: PersonId) -> None:
    """Who has looked behind one screen of this table may not sit behind another, even if he was forgotten since."""
    if seen_by(desk.db, person, table.id) - {seat}:
        raise No.BARRED_FROM_SEAT.because()
    for sitting in tables.every_sitting(desk.db, table.id):
        if sitting.person == person and sitting.seat != seat:
            raise No.BARRED_FROM_SEAT.because()
        if sitting.person == person and sitting.until_step is None:
            raise No.ALREADY_SEATED.because()
