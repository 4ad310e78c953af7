"""Broken twins of the service that let somebody look through the wrong door."""

from typing import Any

from msgspec.structs import replace

from engine.core.door import Door, look
from engine.tables import looking
from engine.tables.desk import Desk
from engine.tables.records import PersonId, Table
from engine.tables.sights import Look, Menu
from engine.tables.sql import tables
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

    def broken(desk: Desk, table: Table, step: int | None = None) -> Look:
        if step is None or not 0 <= step <= table.step:
            return whole(desk, table, step)
        host = next(sitting.seat for sitting in tables.sittings(desk.db, table.id) if sitting.person == table.host)
        game = desk.game(table)
        shown = look(game, desk.state(table, game, step), host)
        return Look(table.id, step, shown, ())

    patch.setattr(looking, "view", broken)


def keep_the_seat_of_who_left(patch: Patch) -> None:
    def broken(db: Any, table: str, person: PersonId) -> Any:
        found = db.execute("SELECT seat FROM seats WHERE table_id = ? AND person = ?", (table, person)).fetchone()
        return found[0] if found else None

    patch.setattr(tables, "seat_of", broken)


def seat_whoever_is_invited(patch: Patch) -> None:
    whole = tables.seat_of

    def broken(db: Any, table: str, person: PersonId) -> Any:
        seat = whole(db, table, person)
        return tables.invitations(db, table).get(person) if seat is None else seat

    patch.setattr(tables, "seat_of", broken)


def show_the_host_more(patch: Patch) -> None:
    whole = Desk.viewer
    patch.setattr(Desk, "viewer", lambda desk, table: 0 if desk.person == table.host else whole(desk, table))


def open_the_door_of_whose_turn_it_is(patch: Patch) -> None:
    def broken(desk: Desk, table: Table) -> Door[Any, Any, Any]:
        game = desk.game(table)
        desk.seat(table)
        state = desk.state(table, game)
        return Door(game, state, state.decisions[0].seat if state.decisions else 0)

    patch.setattr(looking, "door", broken)


def offer_what_a_neighbour_could_take(patch: Patch) -> None:
    whole = looking.menu

    def broken(desk: Desk, table: Table, verb: str, filled: Any, field: str) -> Menu:
        menu, game = whole(desk, table, verb, filled, field), desk.game(table)
        neighbour = (desk.seat(table) + 1) % desk.state(table, game).seats
        return replace(menu, offer=game.choices(desk.state(table, game), neighbour, verb, menu.standing, field))

    patch.setattr(looking, "menu", broken)


SEEING = (
    Twin("the screen of the next seat", show_the_neighbours_screen, ANNA, "view_for"),
    Twin("a screen for the public", show_the_public_a_screen, None, "view_for"),
    Twin("history from the host's seat", show_history_from_the_hosts_seat, None, "view_at"),
    Twin("the seat of who left", keep_the_seat_of_who_left, BRUNO, "view_for"),
    Twin("the seat that was offered", seat_whoever_is_invited, DINO, "view_for"),
    Twin("more for the host", show_the_host_more, ANNA, "view_for"),
    Twin("the door of whose turn it is", open_the_door_of_whose_turn_it_is, EVA, "door: view"),
    Twin("the choices of a neighbour", offer_what_a_neighbour_could_take, ANNA, "choices_for"),
)
