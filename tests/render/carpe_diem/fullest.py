"""Tables of Carpe Diem that no computer plays to: as full as the rules allow, and moves that are half made."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from engine.core.door import look
from engine.core.forms.forms import Filled
from engine.core.forms.offers import OneOffer
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import CELLS, PASTURE, SIDES, SIZE, STORE, TABLES, TILES
from engine.games.carpe_diem.forms import CHOICES
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemState, Hidden, Laid, Player
from render.core.scene import Draft, Scene
from tests.render.carpe_diem.plays import played

SEATS, DATA = 4, 1
EDGE = PASTURE
"""What the frame shows to a district."""


def full(seen: Scene) -> Scene:
    """Four tiles on every space, all pawns on one, all discs on the last space of the track, and everybody as rich as
    can be with a district without a gap."""
    return shown(seen, rich())


def scoring(seen: Scene) -> Scene:
    """No tile is left, every disc but the last is laid, and somebody is asked about a card."""
    steps = [state for state, _ in played(SEATS) if _asked(state) in ("red", "green")]
    state = steps[-1]
    return shown(seen, replace(state, players=tuple(map(_rich, state.players, range(SEATS)))))


def choosing(seen: Scene) -> Scene:
    """A tile is in hand, and as many cells are numbered as there can be."""
    seat = seen.view.viewer or 0
    state = next(_turns(seat))
    tile = offered(state, seat, "tile", {})[0]
    mine = replace(state.players[seat], district=())
    players = tuple(mine if at == seat else player for at, player in enumerate(state.players))
    draft = Draft("walk", {"tile": tile}, {"cell": OneOffer((*CELLS[:24], STORE))})
    return replace(shown(seen, replace(state, players=players)), draft=draft)


def begun(seen: Scene) -> Scene:
    """In the middle of a game: a tile is in hand, and the cells where it may lie are numbered."""
    seat = seen.view.viewer or 0
    state, tile, _ = next(_turnable(seat))
    filled: Filled = {"tile": tile}
    return replace(
        shown(seen, state), draft=Draft("walk", filled, {"cell": CHOICES["walk"]["cell"](state, seat, filled)})
    )


def chosen(seen: Scene) -> Scene:
    """A tile lies where it would lie, and is to be turned."""
    seat = seen.view.viewer or 0
    state, tile, cell = next(_turnable(seat))
    filled: Filled = {"tile": tile, "cell": cell}
    draft = Draft("walk", filled, {"rotation": CHOICES["walk"]["rotation"](state, seat, filled)})
    return replace(shown(seen, state), draft=draft)


def turned(seen: Scene) -> Scene:
    """The same where all is confirmed: it lies where and how it would lie."""
    laid = chosen(seen)
    assert laid.draft is not None
    offer = laid.draft.offers["rotation"]
    assert isinstance(offer, OneOffer)
    return replace(
        laid, draft=replace(laid.draft, filled={**laid.draft.filled, "rotation": offer.values[-1]}, offers={})
    )


def stored(seen: Scene) -> Scene:
    """It is confirmed that a tile is stored."""
    held = choosing(seen)
    assert held.draft is not None
    return replace(held, draft=replace(held.draft, filled={**held.draft.filled, "cell": STORE}, offers={}))


def shown(seen: Scene, state: CarpeDiemState) -> Scene:
    """This table instead."""
    view = look(GAME, state, seen.view.viewer)
    return replace(seen, view=view, course=(), scores=(), winners=())


def offered(state: CarpeDiemState, seat: Seat, field: str, filled: Filled) -> tuple[str, ...]:
    """What may come for a field of a walk."""
    offer = CHOICES["walk"][field](state, seat, filled)
    assert isinstance(offer, OneOffer)
    return offer.values


def _asked(state: CarpeDiemState) -> str:
    return state.decisions[0].kind if state.decisions else ""


def _turns(seat: Seat, from_step: int = 40) -> Iterator[CarpeDiemState]:
    """Turns of this player, from the middle of the game on."""
    for state, _ in played(SEATS)[from_step:]:
        if _asked(state) == "turn" and state.decisions[0].seat == seat:
            yield state


def _turnable(seat: Seat) -> Iterator[tuple[CarpeDiemState, str, str]]:
    """Those in which a tile fits a cell in more than one way."""
    for state in _turns(seat):
        for tile in offered(state, seat, "tile", {}):
            for cell in offered(state, seat, "cell", {"tile": tile}):
                if len(offered(state, seat, "rotation", {"tile": tile, "cell": cell})) > 1:
                    yield state, tile, cell


@cache
def rich() -> CarpeDiemState:
    """A table that is full of everything."""
    state = next(_turns(0, SEATS))
    tiles = list(range(len(TILES)))
    spaces = tuple(tuple(tiles[at * 12 : at * 12 + 4]) for at in range(len(state.spaces)))
    track = (*((),) * (len(state.track) - 1), tuple(range(SEATS)))
    return replace(
        state,
        spaces=spaces,
        row=tuple(range(len(TILES) - 11, len(TILES))),
        track=track,
        players=tuple(map(_rich, state.players, range(SEATS))),
        hidden=tuple(Hidden((0, 0, *(1,) * 10), (1,) * 9 + (0,) * 3) for _ in range(SEATS)),
    )


def _rich(player: Player, seat: Seat) -> Player:
    return replace(
        player,
        vp=-12 if seat == 1 else 188,
        pawn=3,
        district=_district(seat),
        stored=(0, 24, 45, 60, 66, 72, 78),
        goods=(10, 11, 12, 13),
        coins=24,
        bread=18,
    )


@cache
def _district(seat: Seat) -> tuple[Laid, ...]:
    """A tile on every cell; which ones, goes by the seat."""
    tiles = [(at * 7 + seat * 31) % len(TILES) for at in range(len(TILES))]
    found = _fill((), tiles)
    assert found is not None
    return found


def _fill(laid: tuple[Laid, ...], tiles: list[int]) -> tuple[Laid, ...] | None:
    """Cell by cell, so that every edge meets its like."""
    cell = len(laid)
    if cell == len(CELLS):
        return laid
    for tile in tiles:
        if any(each.tile == tile for each in laid):
            continue
        for rotation, edges in enumerate(TABLES[DATA].edges[tile]):
            if _fits(laid, cell, edges):
                done = _fill((*laid, Laid(tile, cell, rotation)), tiles)
                if done is not None:
                    return done
    return None


def _fits(laid: tuple[Laid, ...], cell: int, edges: tuple[int, ...]) -> bool:
    row, column = divmod(cell, SIZE)
    for side, (down, right) in enumerate(SIDES):
        y, x = row + down, column + right
        if not (0 <= y < SIZE and 0 <= x < SIZE):
            meets = EDGE
        elif y * SIZE + x >= cell:
            continue
        else:
            other = laid[y * SIZE + x]
            meets = TABLES[DATA].edges[other.tile][other.rotation][(side + 2) % 4]
        if meets != edges[side]:
            return False
    return True
