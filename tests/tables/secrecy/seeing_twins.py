"""Broken twins of the service that let somebody look through the wrong door."""

from typing import Any

from engine.core.door import Door, look, look_back
from engine.core.values.texts import Text
from engine.tables.seeing import history, looking
from engine.tables.seeing.shown import Look
from engine.tables.storage.records import PersonId, Table
from engine.tables.transaction.transaction import Transaction
from tests.tables.secrecy.scenes import ANNA, BRUNO, DINO, EVA
from tests.tables.secrecy.twins import Patch, Twin


def show_the_neighbours_screen(patch: Patch) -> None:
    def broken(game: Any, state: Any, viewer: Any) -> Any:
        return look(game, state, viewer if viewer is None else (viewer + 1) % state.seats)

    patch.setattr(looking, "look", broken)


def show_the_public_a_screen(patch: Patch) -> None:
    patch.setattr(looking, "look", lambda game, state, viewer: look(game, state, viewer or 0))


def show_history_from_the_hosts_seat(patch: Patch) -> None:
    whole = looking.view

    def broken(tx: Transaction, table: Table, step: int | None = None) -> Look:
        if step is None or not 0 <= step <= table.step:
            return whole(tx, table, step)
        host = next(sitting.seat for sitting in tx.stored.tables.sittings(table.id) if sitting.person == table.host)
        game = tx.game(table)
        shown = look(game, tx.state(table, game, step), host)
        return Look(table.id, step, shown, ())

    patch.setattr(looking, "view", broken)


def keep_the_seat_of_who_left(patch: Patch) -> None:
    def broken(tx: Transaction, table: str, person: PersonId) -> Any:
        query = "SELECT seat FROM seats WHERE table_id = ? AND person = ?"
        found = tx.stored.db.execute(query, (table, person)).fetchone()
        return found[0] if found else None

    patch.setattr(Transaction, "_seat_of", broken)


def seat_whoever_is_invited(patch: Patch) -> None:
    whole = Transaction._seat_of

    def broken(tx: Transaction, table: str, person: PersonId) -> Any:
        seat = whole(tx, table, person)
        return tx.stored.tables.invitations(table).get(person) if seat is None else seat

    patch.setattr(Transaction, "_seat_of", broken)


def show_the_host_more(patch: Patch) -> None:
    whole = Transaction.viewer
    patch.setattr(Transaction, "viewer", lambda tx, table: 0 if tx.person == table.host else whole(tx, table))


def open_the_door_of_whose_turn_it_is(patch: Patch) -> None:
    def broken(tx: Transaction, table: Table) -> Door[Any, Any, Any]:
        game = tx.game(table)
        tx.seat(table)
        state = tx.state(table, game)
        return Door(game, state, state.decisions[0].seat if state.decisions else 0)

    patch.setattr(looking, "door", broken)


def open_the_past_before_the_end(patch: Patch) -> None:
    patch.setattr(history, "look", look_back)


def look_back_from_the_next_seat(patch: Patch) -> None:
    def broken(game: Any, state: Any, viewer: Any) -> Any:
        return look(game, state, viewer if viewer is None else (viewer + 1) % state.seats)

    patch.setattr(history, "look", broken)


def mean_it_for_the_host(patch: Patch) -> None:
    whole = history._means

    def broken(tx: Transaction, table: Table, seat: int, *rest: Any) -> Any:
        game = tx.game(table)
        screen = look(game, tx.state(table, game), (seat + 1) % 2).screen
        return (*whole(tx, table, seat, *rest), Text("means", {"of": str(screen)}))

    patch.setattr(history, "_means", broken)


SEEING = (
    Twin("the screen of the next seat", show_the_neighbours_screen, ANNA, "view_for"),
    Twin("a screen for the public", show_the_public_a_screen, None, "view_for"),
    Twin("history from the host's seat", show_history_from_the_hosts_seat, None, "view_at"),
    Twin("the past, opened before the end", open_the_past_before_the_end, ANNA, "past"),
    Twin("the past from the next seat", look_back_from_the_next_seat, EVA, "past"),
    Twin("what it means for another", mean_it_for_the_host, ANNA, "since_turn"),
    Twin("the seat of who left", keep_the_seat_of_who_left, BRUNO, "view_for"),
    Twin("the seat that was offered", seat_whoever_is_invited, DINO, "view_for"),
    Twin("more for the host", show_the_host_more, ANNA, "view_for"),
    Twin("the door of whose turn it is", open_the_door_of_whose_turn_it_is, EVA, "door: view"),
)
