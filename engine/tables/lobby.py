"""Before the start: sitting down, getting up, changing what was chosen, and the start itself."""

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Chance
from engine.core.play import start as begin
from engine.core.seats import Seat
from engine.tables.desk import Desk, Done
from engine.tables.opening import (
    SEED_BYTES,
    check_frame,
    check_guest,
    check_person,
    check_places,
    chosen_options,
    lobby_changed,
)
from engine.tables.outbox import INVITE, intend
from engine.tables.recording import end, new_step, record
from engine.tables.records import Entry, Sitting, Table
from engine.tables.refusals import No
from engine.tables.sql import tables


def join(desk: Desk, table: Table) -> Done:
    """Sit down at a table that has not begun."""
    if desk.person is None or tables.seat_of(desk.db, table.id, desk.person) is not None:
        raise No.ALREADY_SEATED.because()
    if table.entry == "invited" and desk.person not in tables.invitations(desk.db, table.id):
        raise No.NOT_INVITED.because()
    seat = _free_place(desk, table)
    check_person(desk, table, desk.person)
    tables.sit(desk.db, table.id, seat, "person", desk.person, -1)
    tables.uninvite(desk.db, table.id, desk.person)
    return lobby_changed(desk, table)


def leave(desk: Desk, table: Table) -> Done:
    """Get up again. The next person becomes the host; a table nobody sits at is given up."""
    tables.clear(desk.db, table.id, desk.seat(table))
    left = desk.persons(table)
    if not left:
        end(desk, table)
    elif table.host == desk.person:
        tables.change(desk.db, table.id, host=left[0].person)
    return lobby_changed(desk, table)


def add_computer(desk: Desk, table: Table) -> Done:
    """The host lets a computer play."""
    desk.host(table)
    tables.sit(desk.db, table.id, _free_place(desk, table), "computer", None, -1)
    return lobby_changed(desk, table)


def remove_computer(desk: Desk, table: Table) -> Done:
    """The host sends a computer away."""
    desk.host(table)
    computers = [sitting.seat for sitting in tables.sittings(desk.db, table.id) if sitting.kind == "computer"]
    if not computers:
        raise No.NO_COMPUTER.because()
    tables.clear(desk.db, table.id, computers[-1])
    return lobby_changed(desk, table)


def invite(desk: Desk, table: Table, user: int, *, call: bool) -> Done:
    """The host asks somebody to the table, who is called in its channel if that is wanted."""
    desk.host(table)
    person = desk.known(user)
    if tables.seat_of(desk.db, table.id, person) is not None:
        raise No.ALREADY_SEATED.because()
    check_guest(desk, table, person)
    tables.invite(desk.db, table.id, person, None, desk.now)
    done = lobby_changed(desk, table)
    if call:
        intend(desk, table.id, person, (INVITE, None))
    return done


def configure(
    desk: Desk,
    table: Table,
    options: Mapping[str, Any] | None,
    places: int | None,
    entry: Entry | None,
    language: str | None,
) -> Done:
    """The host changes what was chosen."""
    desk.host(table)
    game = desk.game(table)
    check_frame(entry, language)
    if options is not None:
        chosen = chosen_options(game, {**desk.options(table), **options})
        tables.set_options(desk.db, table.id, chosen.model_dump())
    if places is not None:
        check_places(game, places)
        if len(tables.sittings(desk.db, table.id)) > places:
            raise No.FULL.because(places=places)
    changes = {"places": places, "entry": entry, "language": language}
    kept = {name: value for name, value in changes.items() if value is not None}
    if kept:
        tables.change(desk.db, table.id, **kept)
    return lobby_changed(desk, table)


def start(desk: Desk, table: Table) -> Done:
    """The host starts the game. Who sits where, and so who begins, is drawn by lot."""
    desk.host(table)
    game, sitters = desk.game(table), tables.sittings(desk.db, table.id)
    if tables.doubtful(desk.db, table.id):
        raise No.UNREADABLE.because()
    if len(sitters) not in game.players:
        raise No.TOO_FEW.because(least=game.players[0])
    order = Chance(desk.dice(SEED_BYTES)).pick(sitters, len(sitters))[0]
    _seat_in(desk, table, order)
    options = chosen_options(game, desk.options(table))
    state, events = begin(game, len(order), options, desk.dice(SEED_BYTES))
    tables.uninvite(desk.db, table.id)
    tables.change(desk.db, table.id, status="playing", rules=state.rules, data=state.data)
    return record(desk, table, new_step(table, "start", events, game.rules_version), None, state, game)


def show_again(desk: Desk, table: Table) -> Done:
    """Its panel is to be shown, though nothing has changed; for those who sit there."""
    desk.seat(table)
    return lobby_changed(desk, table)


def cancel(desk: Desk, table: Table) -> Done:
    """The host gives up a table that has not begun."""
    desk.host(table)
    end(desk, table)
    return lobby_changed(desk, table)


def _free_place(desk: Desk, table: Table) -> Seat:
    taken = {sitting.seat for sitting in tables.sittings(desk.db, table.id)}
    if len(taken) >= table.places:
        raise No.FULL.because(places=table.places)
    return next(seat for seat in range(len(taken) + 1) if seat not in taken)


def _seat_in(desk: Desk, table: Table, order: tuple[Sitting, ...]) -> None:
    tables.clear(desk.db, table.id)
    for seat, sitting in enumerate(order):
        tables.sit(desk.db, table.id, seat, sitting.kind, sitting.person, 0)
