"""Why a choice is refused, where Carpe Diem can say it better than the core: what is wrong, and what would be right."""

from engine.core.forms.forms import Filled, one
from engine.core.forms.offers import Value
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import CELLS, CIRCLES, ROTATIONS, SIDES, SPACES, TABLES, TILES
from engine.games.carpe_diem.rules.building import places_for, rotations_for
from engine.games.carpe_diem.rules.cards import breads_to_pay, card_asked, most_sets
from engine.games.carpe_diem.rules.circles import pair
from engine.games.carpe_diem.rules.district import beside
from engine.games.carpe_diem.rules.ring import space_of, spaces_to_walk_to
from engine.games.carpe_diem.state import NOBODY, CarpeDiemState


def why_not(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Refusal | None:
    """By field; for a verb that is not possible at all, there is none."""
    if not field:
        return Refusal("carpe_diem.no-bread") if verb == "leap" else None
    reason = REASONS.get(field)
    return reason(state, seat, verb, filled, value) if reason is not None and isinstance(value, str) else None


def why_not_space(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, name: str) -> Refusal | None:
    """A pawn stands there, or no tile lies there."""
    if name not in SPACES:
        return None
    if verb == "place":
        return Refusal("carpe_diem.space-taken", {"space": name})
    return None if state.spaces[SPACES.index(name)] else Refusal("carpe_diem.space-empty", {"space": name})


def why_not_tile(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, name: str) -> Refusal | None:
    """It is not there, lies too far away, or does not fit the cell that was chosen before it."""
    if verb == "pick":
        lies = name in TILES and TILES.index(name) in state.row
        return why_not_beside(state, seat, verb, filled, name) if lies else Refusal("carpe_diem.not-in-row")
    if name not in TILES or not any(TILES.index(name) in lying for lying in state.spaces):
        return Refusal("carpe_diem.tile-gone")
    space, chosen = space_of(state, TILES.index(name)), one(filled, "space")
    if verb == "walk" and space not in spaces_to_walk_to(state, seat):
        return Refusal("carpe_diem.too-far", {"space": SPACES[space]})
    if chosen in SPACES and chosen != SPACES[space]:
        return Refusal("carpe_diem.tile-elsewhere", {"space": SPACES[space]})
    return why_not_beside(state, seat, verb, filled, name)


def why_not_beside(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, tile: str) -> Refusal | None:
    """What is wrong with this tile on the cell that was chosen."""
    cell = one(filled, "cell")
    return why_not_cell(state, seat, verb, {**filled, "tile": tile}, cell) if cell is not None else None


def why_not_cell(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, name: str) -> Refusal | None:
    """Taken, away from all that is built, or with edges that do not match."""
    if name not in CELLS:
        return None
    cell = CELLS.index(name)
    district = state.players[seat].district
    if any(laid.cell == cell for laid in district):
        return Refusal("carpe_diem.cell-taken", {"cell": CELLS[cell]})
    tile = one(filled, "tile")
    if not district:
        return Refusal("carpe_diem.shovel-first")
    around = {beside(cell, side) for side in range(len(SIDES))}
    if not any(laid.cell in around for laid in district):
        return Refusal("carpe_diem.not-beside", {"cell": CELLS[cell]})
    if tile in TILES and cell not in places_for(state, seat, TILES.index(tile)):
        return Refusal("carpe_diem.no-match", {"cell": CELLS[cell]})
    return None


def why_not_rotation(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, name: str) -> Refusal | None:
    """There is nothing to choose: it is stored, or can lie there in one way only."""
    tile = one(filled, "tile")
    if tile not in TILES or one(filled, "cell") is None or name not in ROTATIONS:
        return None
    ways = rotations_for(state, seat, TILES.index(tile), filled)
    return None if ways else Refusal("carpe_diem.no-turning")


def why_not_circle(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, name: str) -> Refusal | None:
    """A disc lies there, or a card is missing beside it."""
    if name not in CIRCLES:
        return None
    owner = state.circles[CIRCLES.index(name)]
    if owner != NOBODY:
        return Refusal("carpe_diem.circle-taken", {"seat": owner})
    return None if all(pair(state, CIRCLES.index(name))) else Refusal("carpe_diem.no-cards")


def why_not_first(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, name: str) -> Refusal | None:
    """It does not lie beside the circle."""
    circle = one(filled, "circle")
    return Refusal("carpe_diem.card-elsewhere", {"circle": CIRCLES.index(circle) + 1}) if circle in CIRCLES else None


def why_not_sets(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, name: str) -> Refusal | None:
    """There are too few goods and coins."""
    return Refusal("carpe_diem.too-often", {"n": most_sets(state.players[seat], card_asked(state, seat))})


def why_not_bread(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, name: str) -> Refusal | None:
    """There is too little of it."""
    price, most = TABLES[state.data].facts.bread_for_card, len(breads_to_pay(state, seat, filled).values)
    return Refusal("carpe_diem.too-little-bread", {"n": most, "price": price})


REASONS = {
    "space": why_not_space,
    "tile": why_not_tile,
    "cell": why_not_cell,
    "rotation": why_not_rotation,
    "circle": why_not_circle,
    "first": why_not_first,
    "sets": why_not_sets,
    "bread": why_not_bread,
}
"""By the name of the field."""
