"""Who sits where while a game goes on, and what follows when the others have agreed: a change of seats can settle a
vote, and a vote can change a seat, so both are here."""

from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.tables.clocks import questions
from engine.tables.clocks.clocks import DAY, SEAT_WAITS
from engine.tables.clocks.lateness import excused, late_clocks, late_seats, nothing_by_itself
from engine.tables.clocks.running import no_longer_asked
from engine.tables.clocks.standing import moment
from engine.tables.outbox.intents import CLOCK, LATE, MOTION, OFFER, OPEN_SEAT, intend
from engine.tables.play.recording import close_motion, give_up, notice, take_back
from engine.tables.storage.records import Motion, PersonId, Sits, Sitting, Table
from engine.tables.transaction.refusals import Declined, No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction

ABOUT_SEATS = ("seat-computer", "seat-open")
"""What is asked about somebody because he is late."""


# Seats


def take(tx: Transaction, table: Table, seat: Seat, person: PersonId) -> Done:
    """Somebody sits down on a seat, for whoever sat there."""
    before, were = sitting(tx, table, seat), tx.persons(table)
    former = before.person
    _seat(tx, table, seat, "person", person, table.step + 1)
    if len(were) == 1 and len(tx.persons(table)) > 1:
        _no_longer_alone(tx, table, were[0])
    key = "table-seat-back" if before.held_for == person else "table-seat-taken"
    key = "table-seat-open-taken" if before.kind == "open" and before.held_for != person else key
    notice(tx, table, Event(key, {"seat": seat}), (seat,), seat)
    return _changed(tx, table, seat, former)


def _no_longer_alone(tx: Transaction, table: Table, one: Sitting) -> None:
    """While he kept nobody waiting he was not reminded: now somebody waits, and his time begins anew."""
    if table.pace is not None:
        tx.stored.clocks.forget_brought(table.id, one.seat)
        tx.stored.tables.change_seat(table.id, one.seat, reserve=max(one.reserve or 0, table.pace), missed=0)
        intend(tx, table.id, table.step, (CLOCK, None))
    questions.renew(tx, table, one.seat)


def leave(tx: Transaction, table: Table, seat: Seat, to: Sits, key: str, *, held: bool = False) -> Done:
    """A computer sits down in place of a person, or nobody does. `held`: he may have the seat back."""
    before = sitting(tx, table, seat)
    holder = (before.person or before.held_for) if held else None
    # That he leaves is still said of him: the computer sits there from the step after that.
    _seat(tx, table, seat, to, None, table.step + 2, holder)
    tx.woken.add(table.id)
    done = notice(tx, table, Event(key, {"seat": seat}), seat=seat)
    if holder is not None:
        intend(tx, table.id, done.step, (OFFER, seat))
    if not tx.persons(table):
        return give_up(tx, tx.now_of(table), Event("table-deserted"))
    return _changed(tx, table, seat, before.person)


def pass_host_on(tx: Transaction, table: Table, former: PersonId | None) -> None:
    """The host is gone: whoever has sat there longest, and is not late, is the host from now on."""
    late = late_seats(tx, table)
    left = [each for each in tx.persons(table) if each.person != former]
    left.sort(key=lambda each: (each.seat in late, each.from_step, each.seat))
    if left:
        tx.stored.tables.change(table.id, host=left[0].person)
        for clock in late_clocks(tx, table):
            if clock.seat == left[0].seat and nothing_by_itself(table):  # one looks again: he may have vanished, too
                again = tx.now + (table.pace or DAY)
                tx.stored.clocks.set_late(table.id, clock.decision, clock.late_since or tx.now, again)
        notice(tx, table, Event("table-host", {"seat": left[0].seat}), seat=left[0].seat)


def sitting(tx: Transaction, table: Table, seat: Seat) -> Sitting:
    """Who sits there; refused if there is no such seat."""
    for each in tx.stored.tables.sittings(table.id):
        if each.seat == seat:
            return each
    raise No.NO_SUCH_PERSON.because()


def _changed(tx: Transaction, table: Table, seat: Seat, former: PersonId | None) -> Done:
    """What follows from a change of players: there is a host, and a motion waits for whoever sits there now."""
    if table.host is None or table.host == former:
        pass_host_on(tx, table, former)
    alone = tx.persons(table)
    if len(alone) == 1:
        no_longer_asked(tx, table, alone[0].seat)
    if len(alone) == 1 and tx.stored.clocks.nobody_waits(table.id):
        intend(tx, table.id, tx.now_of(table).step, (LATE, None))
    _seat_changed(tx, tx.now_of(table), seat)
    return Done(table.id, tx.now_of(table).step)


def _seat(
    tx: Transaction,
    table: Table,
    seat: Seat,
    kind: Sits,
    person: PersonId | None,
    step: int,
    held_for: PersonId | None = None,
) -> None:
    """From this step on somebody else sits there, with all the time he may have. Old drafts and offers go."""
    former = tx.stored.tables.sitting_at(table.id, seat)
    if former is not None and former.person is not None:
        tx.stored.steps.drop_draft(table.id, former.person)
    tx.stored.tables.rise(table.id, seat, step)
    tx.stored.tables.sit(table.id, seat, kind, person, step, held_for=held_for, reserve=table.pace)
    tx.stored.tables.uninvite(table.id, seat=seat)
    tx.stored.clocks.look_no_more(table.id, (OPEN_SEAT,), seat)
    if kind == "open":
        tx.stored.clocks.look_at(table.id, OPEN_SEAT, moment(tx, table) + SEAT_WAITS, seat)
    questions.renew(tx, table, seat)


# Votes


def count(tx: Transaction, table: Table, motion: Motion) -> Done:
    """Carry the motion if everybody who is to be asked has agreed; unless its reason is gone."""
    if motion.kind in ABOUT_SEATS and motion.about not in late_seats(tx, table):
        close_motion(tx, table, motion, "lapsed")
        return Done(table.id, table.step)
    if asked(tx, table, motion) - tx.stored.motions.agreed(motion.id):
        intend(tx, table.id, table.step, (MOTION, None))
        return Done(table.id, table.step, motion.id)
    close_motion(tx, table, motion, "carried")
    return carry(tx, table, motion, "-agreed")


def asked(tx: Transaction, table: Table, motion: Motion) -> set[Seat]:
    """The seats of all other people, but for those who are excused."""
    return {each.seat for each in tx.persons(table)} - {motion.seat} - excused(tx, table, motion)


def no_longer_late(tx: Transaction, table: Table, seat: Seat) -> None:
    """He has time again, or is played for: what the others were asked about his seat is no longer the question."""
    motion = tx.stored.motions.open_at(table.id)
    if motion is not None and motion.kind in ABOUT_SEATS and motion.about == seat:
        close_motion(tx, table, motion, "lapsed")


def carry(tx: Transaction, table: Table, motion: Motion, agreed: str = "") -> Done:
    """What was asked for happens."""
    seat = motion.seat
    if motion.back_to is not None:
        return take_back(tx, table, motion.back_to, Event("table-undone" + agreed, {"seat": seat}), seat)
    if motion.kind == "pace":
        return _set_pace(tx, table, motion.about or None)
    if motion.kind == "seat-computer" and motion.about is not None:
        was_open = sitting(tx, table, motion.about).kind == "open"
        key = "table-open-seat-computer" if was_open else "table-late-computer-chosen"
        return leave(tx, table, motion.about, "computer", key, held=True)
    if motion.kind == "seat-open" and motion.about is not None:
        return leave(tx, table, motion.about, "open", "table-seat-open", held=True)
    return give_up(tx, table, Event("table-abandoned" + agreed, {"seat": seat}))


def _set_pace(tx: Transaction, table: Table, pace: int | None) -> Done:
    """From now on an answer may take so long; every clock begins anew."""
    tx.stored.clocks.forget_brought(table.id)
    for each in tx.sittings(table.id):
        tx.stored.tables.change_seat(table.id, each.seat, reserve=pace, missed=0)
    tx.stored.tables.change(table.id, pace=pace)
    changed = tx.now_of(table)
    for each in tx.sittings(table.id):
        questions.renew(tx, changed, each.seat)
    return notice(tx, changed, Event("table-pace", {"seconds": pace or 0}))


def _seat_changed(tx: Transaction, table: Table, seat: Seat) -> None:
    """Somebody else sits there now: he has agreed to nothing, and asks for nothing."""
    motion = tx.stored.motions.open_at(table.id)
    if motion is None:
        return
    if seat in (motion.seat, motion.about) or not tx.is_real(motion) or not _can_be_carried(tx, table, motion):
        close_motion(tx, table, motion, "lapsed")
        return
    tx.stored.motions.withdraw(motion.id, seat)
    count(tx, table, motion)


def _can_be_carried(tx: Transaction, table: Table, motion: Motion) -> bool:
    """Whether what is asked for could be done: nobody is kept at a table because it cannot be read."""
    if motion.back_to is None:
        return True
    try:
        return all(tx.state(table, tx.game(table), step) is not None for step in (None, motion.back_to))
    except Declined:
        return False
