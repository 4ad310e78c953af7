"""When somebody's time has run out: the table is told, then the others choose, or what was chosen before the start
happens. Nothing on this ladder is a surprise: each step says what the next one is, and when."""

from typing import Final, Literal, TypeAlias

from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.tables.clocks import questions, running
from engine.tables.clocks.clocks import DAY, SEAT_WAITS, TOO_OFTEN
from engine.tables.clocks.lateness import late_clocks, late_seats, nothing_by_itself
from engine.tables.clocks.standing import moment
from engine.tables.outbox.intents import CLOCK, LATE, OPEN_SEAT, intend
from engine.tables.play import seating, votes
from engine.tables.play.recording import notice
from engine.tables.play.seating import leave, no_longer_late, pass_host_on, sitting
from engine.tables.storage.records import Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting.left import grace_until

Choice: TypeAlias = Literal["wait", "turn", "computer", "open", "end"]
"""What the others can choose."""
CHOICES: Final[tuple[Choice, ...]] = ("wait", "turn", "computer", "open", "end")


# Up the ladder


def waited_long(tx: Transaction, id: str, decision: int, seat: Seat) -> None:
    """Where there is no clock: the others are asked about him, but nothing happens by itself."""
    if tx.stored.reminders.ask_at(id, decision) is None:
        return  # what was done about another question just now has settled this one
    table = tx.table(id)
    tx.stored.reminders.ask_others(table.id, decision, None)
    _ask_others(tx, table, decision, seat, None)
    _host_vanishes(tx, tx.now_of(table), decision, seat)


def seat_not_taken(tx: Transaction, id: str, seat: Seat) -> None:
    """Nobody has taken an open seat: if it is asked something, the others are asked what is to become of it."""
    table = tx.table(id)
    if table.status != "playing":
        return
    tx.stored.clocks.look_at(table.id, OPEN_SEAT, tx.now + DAY, seat)
    asked = [number for number, at, _ in tx.stored.steps.open_decisions(table.id) if at == seat]
    late = {clock.decision for clock in tx.stored.clocks.of_table(table.id) if clock.late_since is not None}
    if asked and asked[0] not in late:
        notice(tx, table, Event("table-seat-still-open", {"seat": seat}), seat=seat)
        tx.stored.clocks.set_late(table.id, asked[0], tx.now, None)
        intend(tx, table.id, tx.now_of(table).step, (LATE, None))


def time_is_up(tx: Transaction, id: str, decision: int, seat: Seat) -> None:
    """The table is told, and what was chosen before the start happens; unless that is to ask the others."""
    if tx.stored.clocks.due_at(id, decision) is None:
        return  # what was done about another question just now has settled this one
    table = tx.table(id)
    if len(tx.persons(table)) == 1:  # he keeps nobody waiting
        running.end(tx, table, decision, seat)
        intend(tx, table.id, table.step, (CLOCK, None))
        return
    missed = sitting(tx, table, seat).missed + 1
    tx.stored.tables.change_seat(table.id, seat, missed=missed)
    if table.late == "computer" or (table.late == "turn" and missed >= TOO_OFTEN):
        key = "table-late-computer" if missed < TOO_OFTEN else "table-late-computer-again"
        leave(tx, table, seat, "computer", key, held=True)
    elif table.late == "turn":
        _stand_in(tx, table, seat, "table-stand-in")
    else:
        sits = sitting(tx, table, seat).person
        hosts = table.host == sits  # where all wait, he is succeeded then
        until = grace_until(tx, table, sits) if table.late == "ask" or hosts else None
        _ask_others(tx, table, decision, seat, until)
    if missed >= TOO_OFTEN:
        _host_vanishes(tx, tx.now_of(table), decision, seat)


def _ask_others(tx: Transaction, table: Table, decision: int, seat: Seat, until: int | None) -> None:
    tx.stored.clocks.set_late(table.id, decision, tx.now, until)
    notice(tx, table, Event("table-late", {"seat": seat}), seat=seat)
    intend(tx, table.id, tx.now_of(table).step, (LATE, None))
    motion = tx.stored.motions.open_at(table.id)
    if motion is not None and tx.is_real(motion) and tx.stored.motions.agreed(motion.id):
        seating.count(tx, tx.now_of(table), motion)  # perhaps all others have agreed, and only he was waited for


def nobody_chose(tx: Transaction, id: str, decision: int, seat: Seat) -> None:
    """What was said would happen then. A computer that plays on is no judgement: he may have the seat back."""
    if not tx.stored.clocks.is_late(id, decision):
        return  # what was done about another question just now has settled this one
    table = tx.table(id)
    found = sitting(tx, table, seat)
    if found.kind != "person":
        tx.stored.clocks.set_late(table.id, decision, tx.now, None)
    elif nothing_by_itself(table):
        _host_vanishes(tx, table, decision, seat)
    elif found.missed >= TOO_OFTEN:
        leave(tx, table, seat, "computer", "table-late-computer-again", held=True)
    else:
        _stand_in(tx, table, seat, "table-stand-in")


def _host_vanishes(tx: Transaction, table: Table, decision: int, seat: Seat) -> None:
    """A host who does not answer binds nobody. If all others are late too, one looks again: perhaps one comes back."""
    person = sitting(tx, table, seat).person
    hosts = person is not None and table.host == person
    late = {clock.decision: clock.late_since or tx.now for clock in late_clocks(tx, table)}
    others = {each.seat for each in tx.persons(table)} - {seat}
    follows = hosts and bool(others - late_seats(tx, table))
    if decision in late and nothing_by_itself(table):
        again = tx.now + (table.pace or DAY) if hosts and not follows else None
        tx.stored.clocks.set_late(table.id, decision, late[decision], again)
    if follows:
        pass_host_on(tx, table, person)


# What the others choose


def choose(tx: Transaction, table: Table, decision: int, what: Choice) -> Done:
    """Somebody else at the table says what is to become of a question that has waited too long. To wait, or to let a
    computer play this turn, is for anybody; about more than that all who are here are asked."""
    chooser, late = tx.seat(table), _late(tx, table, decision)
    if late == chooser:
        raise No.LATE_YOURSELF.because()
    if what == "wait":
        return _wait(tx, table, late, chooser)
    if what == "turn":
        if sitting(tx, table, late).kind != "person":
            raise No.NO_SUCH_PERSON.because()
        return _stand_in(tx, table, late, "table-stand-in-by", chooser)
    if what == "end":
        return votes.ask(tx, table, "abandon", chooser)
    if what not in CHOICES:
        raise No.BAD_SETTING.because(setting="late")
    return votes.ask(tx, table, "seat-open" if what == "open" else "seat-computer", chooser, about=late)


def _late(tx: Transaction, table: Table, decision: int) -> Seat:
    """Whose question that is, if it has waited too long."""
    for clock in tx.stored.clocks.of_table(table.id):
        if clock.decision == decision and clock.late_since is not None:
            return clock.seat
    raise No.NOT_LATE.because()


def _wait(tx: Transaction, table: Table, seat: Seat, by: Seat) -> Done:
    """His time begins anew; for a seat that is open, another week."""
    key = "table-late-waits"
    if sitting(tx, table, seat).kind == "open":
        key = "table-open-seat-waits"
        tx.stored.clocks.look_at(table.id, OPEN_SEAT, moment(tx, table) + SEAT_WAITS, seat)
    tx.stored.clocks.forget_brought(table.id, seat)
    tx.stored.tables.change_seat(table.id, seat, reserve=table.pace)
    questions.renew(tx, table, seat)
    no_longer_late(tx, table, seat)
    return notice(tx, table, Event(key, {"seat": seat, "by": by}), seat=by)


def _stand_in(tx: Transaction, table: Table, seat: Seat, key: str, by: Seat | None = None) -> Done:
    """A computer plays until the turn is over. He may play himself as long as it has not."""
    tx.stored.tables.change_seat(table.id, seat, stand_in=1)
    for number, at, _ in tx.stored.steps.open_decisions(table.id):
        if at == seat:
            tx.stored.clocks.not_late(table.id, number)
            tx.stored.reminders.hush(table.id, number)
    running.no_longer_asked(tx, table, seat)
    no_longer_late(tx, table, seat)
    tx.woken.add(table.id)
    params: Params = {"seat": seat} if by is None else {"seat": seat, "by": by}
    done = notice(tx, table, Event(key, params), seat=seat if by is None else by)
    intend(tx, table.id, done.step, (LATE, None))
    return done
