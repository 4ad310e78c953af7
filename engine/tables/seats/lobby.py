"""Before the start: sitting down, getting up, changing what was chosen, and the start itself."""

from collections.abc import Mapping
from typing import Any

from engine.core.play import start as begin
from engine.core.values.chance import Chance
from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import PACES, UNTOUCHED, WATCH
from engine.tables.outbox.intents import INVITE, intend
from engine.tables.play.recording import end, new_step, record
from engine.tables.play.touching import unwarn
from engine.tables.seats.opening import (
    SEED_BYTES,
    check_frame,
    check_guest,
    check_person,
    check_places,
    chosen_options,
    lobby_changed,
)
from engine.tables.storage.records import Entry, Lateness, Sitting, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction


def join(tx: Transaction, table: Table) -> Done:
    """Sit down at a table that has not begun."""
    if tx.person is None or tx.stored.tables.seat_of(table.id, tx.person) is not None:
        raise No.ALREADY_SEATED.because()
    if table.entry == "invited" and tx.person not in tx.stored.tables.invitations(table.id):
        raise No.NOT_INVITED.because()
    seat = _free_place(tx, table)
    check_person(tx, table, tx.person)
    tx.stored.tables.sit(table.id, seat, "person", tx.person, -1)
    tx.stored.tables.uninvite(table.id, tx.person)
    return lobby_changed(tx, table)


def leave(tx: Transaction, table: Table) -> Done:
    """Get up again. The next person becomes the host; a table nobody sits at is given up."""
    tx.stored.tables.clear(table.id, tx.seat(table))
    left = tx.persons(table)
    if not left:
        end(tx, table)
    elif table.host == tx.person:
        tx.stored.tables.change(table.id, host=left[0].person)
    return lobby_changed(tx, table)


def add_computer(tx: Transaction, table: Table) -> Done:
    """The host lets a computer play."""
    tx.host(table)
    tx.stored.tables.sit(table.id, _free_place(tx, table), "computer", None, -1)
    return lobby_changed(tx, table)


def remove_computer(tx: Transaction, table: Table) -> Done:
    """The host sends a computer away."""
    tx.host(table)
    computers = [sitting.seat for sitting in tx.stored.tables.sittings(table.id) if sitting.kind == "computer"]
    if not computers:
        raise No.NO_COMPUTER.because()
    tx.stored.tables.clear(table.id, computers[-1])
    return lobby_changed(tx, table)


def invite(tx: Transaction, table: Table, user: int, *, call: bool) -> Done:
    """The host asks somebody to the table, who is called in its channel if that is wanted."""
    tx.host(table)
    person = tx.known(user)
    if tx.stored.tables.seat_of(table.id, person) is not None:
        raise No.ALREADY_SEATED.because()
    check_guest(tx, table, person)
    tx.stored.tables.invite(table.id, person, None, tx.now)
    done = lobby_changed(tx, table)
    if call:
        intend(tx, table.id, person, (INVITE, None))
    return done


def configure(
    tx: Transaction,
    table: Table,
    options: Mapping[str, Any] | None,
    places: int | None,
    entry: Entry | None,
    language: str | None,
    pace: str | None = None,
    late: Lateness | None = None,
) -> Done:
    """The host changes what was chosen."""
    tx.host(table)
    game = tx.game(table)
    check_frame(entry, language, None, late)
    if pace is not None and pace not in PACES:
        raise No.BAD_SETTING.because(setting="pace")
    if options is not None:
        chosen = chosen_options(game, {**tx.options(table), **options})
        tx.stored.tables.set_options(table.id, chosen.model_dump())
    if places is not None:
        check_places(game, places)
        if len(tx.stored.tables.sittings(table.id)) > places:
            raise No.FULL.because(places=places)
    changes: dict[str, int | str | None] = {"places": places, "entry": entry, "language": language, "late": late}
    kept: dict[str, int | str | None] = {name: value for name, value in changes.items() if value is not None}
    if pace is not None:
        kept["pace"] = PACES[pace]
    if kept:
        tx.stored.tables.change(table.id, **kept)
    return lobby_changed(tx, table)


def start(tx: Transaction, table: Table) -> Done:
    """The host starts the game. Who sits where, and so who begins, is drawn by lot."""
    tx.host(table)
    game, sitters = tx.game(table), tx.stored.tables.sittings(table.id)
    if tx.stored.tables.doubtful(table.id):
        raise No.UNREADABLE.because()
    if len(sitters) not in game.declares.players:
        raise No.TOO_FEW.because(least=game.declares.players[0])
    order = Chance(tx.dice(SEED_BYTES)).pick(sitters, len(sitters))[0]
    _seat_in(tx, table, order)
    options = chosen_options(game, tx.options(table))
    state, events = begin(game, len(order), options, tx.dice(SEED_BYTES))
    tx.stored.tables.uninvite(table.id)
    tx.stored.tables.change(table.id, status="playing", rules=state.rules, data=state.data)
    unwarn(tx, table)
    tx.stored.clocks.drop(table.id)
    tx.stored.clocks.look_at(table.id, WATCH, tx.now + UNTOUCHED["playing"])
    return record(tx, table, new_step(table, "start", events, game.declares.rules_version), None, state, game)


def show_again(tx: Transaction, table: Table) -> Done:
    """Its panel is to be shown, though nothing has changed; for those who sit there."""
    tx.seat(table)
    return lobby_changed(tx, table)


def cancel(tx: Transaction, table: Table) -> Done:
    """The host gives up a table that has not begun."""
    tx.host(table)
    end(tx, table)
    return lobby_changed(tx, table)


def _free_place(tx: Transaction, table: Table) -> Seat:
    taken = {sitting.seat for sitting in tx.stored.tables.sittings(table.id)}
    if len(taken) >= table.places:
        raise No.FULL.because(places=table.places)
    return next(seat for seat in range(len(taken) + 1) if seat not in taken)


def _seat_in(tx: Transaction, table: Table, order: tuple[Sitting, ...]) -> None:
    tx.stored.tables.clear(table.id)
    for seat, sitting in enumerate(order):
        tx.stored.tables.sit(table.id, seat, sitting.kind, sitting.person, 0, reserve=table.pace)
