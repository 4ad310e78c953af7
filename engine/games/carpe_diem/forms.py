"""The forms of Carpe Diem: its verbs with their fields, and what is on offer for each field now."""

from engine.core.forms.forms import CountsByKind, Field, Filled, Grid, OneOf, Verb, one
from engine.core.forms.offers import Offer
from engine.core.groups import Choose, May
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import CELLS, GOODS, SIZE, SPACES, STORE, TILES
from engine.games.carpe_diem.rules.building import cells_for, rotations_for
from engine.games.carpe_diem.rules.cards import breads_to_pay, goods_to_pay, sets_to_pay
from engine.games.carpe_diem.rules.circles import cards_to_begin_with, circles_to_choose
from engine.games.carpe_diem.rules.fountains import cards_to_give
from engine.games.carpe_diem.rules.rewards import kinds_to_begin_with, tiles_of_row
from engine.games.carpe_diem.rules.ring import (
    can_leap,
    free_spaces,
    spaces_to_leap_to,
    spaces_to_walk_to,
    tiles_to_leap_to,
    tiles_to_walk_to,
)
from engine.games.carpe_diem.state import CarpeDiemState

DISTRICT = Grid((*(CELLS[row * SIZE : (row + 1) * SIZE] for row in range(SIZE)), (STORE,)))
"""The cells as they lie, and the store below them."""

LAYING: tuple[Field, ...] = (
    OneOf("tile"),
    OneOf("cell", "cell", layout=DISTRICT),
    OneOf("rotation", "rotation", after=("tile", "cell"), if_any=True),
)
"""Which tile, where, and how it is turned, where there is a choice."""

VERBS = (
    Verb("place", (OneOf("space", "space"),)),
    Verb("walk", LAYING),
    Verb("leap", (OneOf("space", "space"), *LAYING)),
    Verb("pick", LAYING),
    Verb("give", (OneOf("card", "kind"),)),
    Verb("begin", (OneOf("kind", "kind"),)),
    Verb("disc", (OneOf("circle"), OneOf("first", after=("circle",)))),
    Verb(
        "pay",
        (
            OneOf("sets"),
            CountsByKind("goods", GOODS, "good", after=("sets",), if_any=True),
            OneOf("bread", optional=True, after=("sets",)),
        ),
    ),
    Verb("add", (OneOf("bread", optional=True),)),
)

DECISIONS = {
    "pawn": ("place",),
    "turn": ("walk", "leap"),
    "artisan": ("pick",),
    "fountain": ("give",),
    "order": ("begin",),
    "circle": ("disc",),
    "red": ("pay",),
    "green": ("add",),
}


def always(state: CarpeDiemState, seat: Seat) -> bool:
    """Whoever is asked this can answer."""
    return True


MAY: dict[str, May[CarpeDiemState]] = {**dict.fromkeys((verb.name for verb in VERBS), always), "leap": can_leap}


def tiles_within_reach(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled) -> tuple[int, ...]:
    """The tile chosen, or all that could be."""
    if (tile := one(filled, "tile")) is not None:
        return (TILES.index(tile),) if tile in TILES else ()
    if verb == "pick":
        return state.row
    if verb == "walk":
        spaces = spaces_to_walk_to(state, seat)
    else:
        space = one(filled, "space")
        spaces = tuple(range(len(SPACES))) if space is None else (SPACES.index(space),)
    return tuple(tile for at in spaces for tile in state.spaces[at])


def laying(verb: str, tiles: Choose[CarpeDiemState]) -> dict[str, Choose[CarpeDiemState]]:
    """Tile, cell and rotation, wherever the tile comes from."""

    def cells(state: CarpeDiemState, seat: Seat, filled: Filled) -> Offer:
        return cells_for(state, seat, tiles_within_reach(state, seat, verb, filled), filled)

    def rotations(state: CarpeDiemState, seat: Seat, filled: Filled) -> Offer:
        tile = one(filled, "tile")
        return rotations_for(state, seat, TILES.index(tile) if tile in TILES else None, filled)

    return {"tile": tiles, "cell": cells, "rotation": rotations}


CHOICES: dict[str, dict[str, Choose[CarpeDiemState]]] = {
    "place": {"space": free_spaces},
    "walk": laying("walk", tiles_to_walk_to),
    "leap": {"space": spaces_to_leap_to, **laying("leap", tiles_to_leap_to)},
    "pick": laying("pick", tiles_of_row),
    "give": {"card": cards_to_give},
    "begin": {"kind": kinds_to_begin_with},
    "disc": {"circle": circles_to_choose, "first": cards_to_begin_with},
    "pay": {"sets": sets_to_pay, "goods": goods_to_pay, "bread": breads_to_pay},
    "add": {"bread": breads_to_pay},
}
"""What may come for each field, whatever else is filled."""
