"""When somebody's time has run out: the table is told, then the others choose, or what was chosen before the start
happens. Nothing on this ladder is a surprise: each step says what the next one is, and when."""

from typing import Final, Literal, TypeAlias

from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.tables.clocks import questions
from engine.tables.clocks.clocks import DAY, GRACE, SEAT_WAITS
from engine.tables.outbox.intents import LATE, OPEN_SEAT, intend
from engine.tables.play import votes
from engine.tables.play.recording import notice
from engine.tables.play.seating import leave, pass_host_on, sitting
from engine.tables.storage.records import DueReminder, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction

Choice: TypeAlias = Literal["wait", "turn", "computer", "open", "end"]
"""What the others can choose."""
CHOICES: Final[tuple[Choice, ...]] = ("wait", "turn", "computer", "open", "end")
TOO_OFTEN: Final = 2
"""How often in a row somebody's time may run out before a computer has his seat, until he is back."""


# Up the ladder


def look_for_late(tx: Transaction, limit: int) -> int:
    """Everybody whose time has run out, and everybody about whom nobody has chosen anything; how many that were."""
    overdue = tx.stored.clocks.overdue(tx.now, limit)
    for id, decision, seat, _ in overdue:
        _time_is_up(tx, tx.table(id), decision, seat)
    waited = tx.stored.clocks.waited_enough(tx.now, limit)
    for id, decision, seat in waited:
        _nobody_chose(tx, tx.table(id), decision, seat)
    return len(overdue) + len(waited)


def waited_long(tx: Transaction, asked: DueReminder) -> None:
    """Where there is no clock: the others are asked about him, but nothing happens by itself."""
    tx.stored.clocks.remind_no_more(asked.table, asked.decision)
    table = tx.table(asked.table)
    seat = tx.stored.tables.seat_of(table.id, asked.person)
    if seat is not None:
        _vanishes(tx, table, seat)
        _ask_others(tx, tx.now_of(table), asked.decision, seat, None)


def seat_not_taken(tx: Transaction, id: str, seat: Seat) -> None:
    """Nobody has taken an open seat: if it is asked something, the others are asked what is to become of it."""
    table = tx.table(id)
    tx.stored.clocks.look_at(table.id, OPEN_SEAT, tx.now + DAY, seat)
    asked = [number for number, at, _ in tx.stored.steps.open_decisions(table.id) if at == seat]
    late = {clock.decision for clock in tx.stored.clocks.of_table(table.id) if clock.late_since is not None}
    if asked and asked[0] not in late:
        notice(tx, table, Event("table-seat-still-open", {"seat": seat}), seat=seat)
        tx.stored.clocks.set_late(table.id, asked[0], tx.now, None)
        intend(tx, table.id, tx.now_of(table).step, (LATE, None))


def _time_is_up(tx: Transaction, table: Table, decision: int, seat: Seat) -> None:
    missed = sitting(tx, table, seat).missed + 1
    tx.stored.tables.change_seat(table.id, seat, missed=missed)
    if missed >= TOO_OFTEN:
        _vanishes(tx, table, seat)
        table = tx.now_of(table)
    if len(tx.persons(table)) == 1:
        tx.stored.clocks.set_late(table.id, decision, tx.now, None)  # he keeps nobody waiting
    elif table.late == "computer" or (table.late == "turn" and missed >= TOO_OFTEN):
        leave(tx, table, seat, "computer", "table-late-computer", held=True)
    elif table.late == "turn":
        _stand_in(tx, table, seat, "table-stand-in")
    else:
        until = tx.now + GRACE * (table.pace or 0) if table.late == "ask" else None
        _ask_others(tx, table, decision, seat, until)


def _ask_others(tx: Transaction, table: Table, decision: int, seat: Seat, until: int | None) -> None:
    tx.stored.clocks.set_late(table.id, decision, tx.now, until)
    notice(tx, table, Event("table-late", {"seat": seat}), seat=seat)
    intend(tx, table.id, tx.now_of(table).step, (LATE, None))


def _nobody_chose(tx: Transaction, table: Table, decision: int, seat: Seat) -> None:
    """What was said would happen then. A computer that plays on is no judgement: he may have the seat back."""
    found = sitting(tx, table, seat)
    if found.kind != "person":
        tx.stored.clocks.set_late(table.id, decision, tx.now, None)
    elif found.missed >= TOO_OFTEN:
        leave(tx, table, seat, "computer", "table-late-computer", held=True)
    else:
        _stand_in(tx, table, seat, "table-stand-in")


def _vanishes(tx: Transaction, table: Table, seat: Seat) -> None:
    """A host who does not answer binds nobody."""
    person = sitting(tx, table, seat).person
    if person is not None and table.host == person and len(tx.persons(table)) > 1:
        pass_host_on(tx, table, person)


# What the others choose


def choose(tx: Transaction, table: Table, decision: int, what: Choice) -> Done:
    """Somebody else at the table says what is to become of a question that has waited too long. To wait, or to let a
    computer play this turn, is for anybody; about more than that all who are here are asked."""
    chooser, late = tx.seat(table), _late(tx, table, decision)
    if late == chooser:
        raise No.NOT_LATE.because()
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
    if sitting(tx, table, seat).kind == "open":
        tx.stored.clocks.look_at(table.id, OPEN_SEAT, tx.now + SEAT_WAITS, seat)
    tx.stored.tables.change_seat(table.id, seat, reserve=table.pace)
    questions.renew(tx, table, seat)
    return notice(tx, table, Event("table-late-waits", {"seat": seat, "by": by}), seat=by)


def _stand_in(tx: Transaction, table: Table, seat: Seat, key: str, by: Seat | None = None) -> Done:
    """A computer plays until the turn is over. He may play himself as long as it has not."""
    tx.stored.tables.change_seat(table.id, seat, stand_in=1)
    for number, at, _ in tx.stored.steps.open_decisions(table.id):
        if at == seat:
            tx.stored.clocks.not_late(table.id, number)
            tx.stored.clocks.remind_no_more(table.id, number)
    tx.woken.add(table.id)
    params: Params = {"seat": seat} if by is None else {"seat": seat, "by": by}
    done = notice(tx, table, Event(key, params), seat=seat if by is None else by)
    intend(tx, table.id, done.step, (LATE, None))
    return done
