"""The ring of seven: where a pawn can go, which tiles it finds there, and what is cleared away behind it."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import AnyEvent, Event
from engine.core.state.state import close
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import SPACES, TABLES, TILES
from engine.games.carpe_diem.rules.building import build_tile, fits_form
from engine.games.carpe_diem.rules.tiles import show_tiles
from engine.games.carpe_diem.state import CarpeDiemState, changed, put, without
from engine.games.carpe_diem.tell.described import said


def spaces_to_walk_to(state: CarpeDiemState, seat: Seat) -> tuple[int, ...]:
    """The next space with a tile in each direction; perhaps the same one, perhaps one's own."""
    pawn, n = state.players[seat].pawn, len(state.spaces)
    ways = ([(pawn + step * far) % n for far in range(1, n + 1)] for step in (-1, 1))
    found = [next(space for space in way if state.spaces[space]) for way in ways]
    return tuple(dict.fromkeys(found))


def can_leap(state: CarpeDiemState, seat: Seat) -> bool:
    """For one bread."""
    return state.players[seat].bread > 0


def tiles_to_walk_to(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """The tiles on the spaces one can walk to, which fit what else is filled in."""
    spaces = spaces_to_walk_to(state, seat)
    return OneOffer(tuple(_tiles(state, seat, spaces, filled)))


def spaces_to_leap_to(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """Any space with a tile, one's own too."""
    if not can_leap(state, seat):
        return OneOffer(())
    only = one(filled, "tile")
    reached = {space: set(_tiles(state, seat, (space,), filled)) for space in range(len(SPACES))}
    return OneOffer(
        tuple(SPACES[space] for space, tiles in reached.items() if (tiles if only is None else only in tiles))
    )


def tiles_to_leap_to(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """The tiles of the space chosen, or of all."""
    space = one(filled, "space")
    spaces = tuple(range(len(SPACES))) if space is None else (SPACES.index(space),)
    return OneOffer(tuple(_tiles(state, seat, spaces, filled))) if can_leap(state, seat) else OneOffer(())


def _tiles(state: CarpeDiemState, seat: Seat, spaces: tuple[int, ...], filled: Filled) -> Iterator[str]:
    for space in spaces:
        yield from (TILES[tile] for tile in state.spaces[space] if fits_form(state, seat, tile, filled))


def space_of(state: CarpeDiemState, tile: int) -> int:
    """Where this tile lies on the ring."""
    return next(space for space, lying in enumerate(state.spaces) if tile in lying)


def place(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
    """Before the first turn, on a space without a pawn."""
    space = SPACES.index(one(form.values, "space") or "")
    state = close(changed(state, seat, pawn=space), seat)
    return state, (Event("placed", {"seat": seat, "space": SPACES[space]}),)


def free_spaces(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """Those without a pawn."""
    taken = {player.pawn for player in state.players}
    return OneOffer(tuple(name for space, name in enumerate(SPACES) if space not in taken))


def walk(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
    """To the space where the tile lies."""
    return take(state, seat, form, ())


def leap(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
    """The same by bread, from anywhere."""
    state = changed(state, seat, bread=state.players[seat].bread - 1)
    return take(state, seat, form, (Event("leapt", {"seat": seat, "space": one(form.values, "space") or ""}),))


def take(state: CarpeDiemState, seat: Seat, form: Form, events: tuple[AnyEvent, ...]) -> Outcome[CarpeDiemState]:
    """Take the tile, clear away what is too little, then build; the turn ends when all that follows is done."""
    tile = TILES.index(one(form.values, "tile") or "")
    space = space_of(state, tile)
    left = without(state.spaces[space], tile)
    state = close(changed(state, seat, pawn=space), seat)
    state = push(state, Task("next", seat))
    tables, cleared = TABLES[state.data], tuple[AnyEvent, ...]()
    if left and len(left) <= tables.facts.cleared_at[state.seats - 2]:
        tiles = said(show_tiles(tables)[tile] for tile in left)
        cleared = (Event("cleared", {"space": SPACES[space], "n": len(left), "tiles": tiles}),)
        state, left = replace(state, box=tuple(sorted((*state.box, *left)))), ()
    state = replace(state, spaces=put(state.spaces, space, left))
    state, built = build_tile(state, seat, tile, form.values, SPACES[space])
    return state, (*events, *built, *cleared)
