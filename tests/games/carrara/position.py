"""Tables of Carrara to order: say what matters, and the other pieces lie where they may without being lost."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.play import start
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.carrara.game import GAME
from engine.games.carrara.state import EMPTY, CarraraOptions, CarraraState
from tests.games.carrara.setting import Setting, tile_number
from tests.games.carrara.sides import (
    CITIES,
    COLOURS,
    NONE,
    NUMBERS,
    OBJECTS,
    SECTIONS,
    TYPES,
    UPGRADES,
    Built,
    Counts,
    Side,
    Tile,
    Wider,
    marble,
    things,
)

__all__ = [
    "CITIES",
    "COLOURS",
    "NONE",
    "NUMBERS",
    "OBJECTS",
    "READY",
    "SECTIONS",
    "SEED",
    "TYPES",
    "UPGRADES",
    "Built",
    "Counts",
    "Side",
    "Tile",
    "Wider",
    "marble",
    "new",
    "position",
    "things",
    "tile_number",
]

SEED = b"a quarry of marble"
READY = Side(
    objects=things(book=2, crown=2, gate=2, flag=2),
    buildings=[
        *[("biblioteca", cost, "lerici") for cost in (1, 2, 3, 4, 5)],
        *[("palazzo", cost, "massa") for cost in (1, 2, 3, 4, 5)],
    ],
    scored=("biblioteca", "palazzo", "lerici", "massa"),
)
"""Four scorings, 8 objects, a building cost of 30: may announce at any number of players."""


def new(players: int = 2, *, expansion: bool = False) -> CarraraState:
    """A table as it is set up."""
    return start(GAME, players, CarraraOptions(expansion="first" if expansion else "no"), SEED)[0]


def position(
    side: Side,
    *,
    players: int = 2,
    seat: Seat = 0,
    asked: str = "turn",
    others: Mapping[Seat, Side] | None = None,
    wheel: Mapping[str, Counts] | None = None,
    bag: Counts | None = None,
    display: Sequence[Tile] = (),
    last_tiles: Sequence[Tile] | None = None,
    for_sale: Sequence[str] = OBJECTS,
    supply: Counts | None = None,
    ended_by: Seat | None = None,
    announced: bool = False,
    wider: Wider | None = None,
) -> CarraraState:
    """A table at which `seat` has `side` and is asked.

    `display` lies on the first spaces, any tiles on the others; with `last_tiles` only these are left at all.
    Without a wheel there is one block of each colour on section I. What is said to be in no place (neither on the
    wheel nor in the bag, not among the last tiles, not in the supply) the next player has.
    `wider` makes it a table with the expansion.
    """
    sides = {**(others or {}), seat: side}
    setting = Setting([sides.get(n, Side()) for n in range(players)], (seat + 1) % players, wider)
    state = replace(
        new(players, expansion=wider is not None),
        **setting.blocks({"I": marble(1, 1, 1, 1, 1, 1)} if wheel is None else wheel, bag),
        **setting.objects(for_sale, supply),
        **setting.tiles(display, last_tiles),
        **_ending(ended_by, announced=announced),
        **setting.players(),
        city_markers=tuple(next((n for n in sides if city in sides[n].scored), EMPTY) for city in CITIES),
    )
    census = GAME.proves.census(new(players, expansion=wider is not None))
    assert GAME.proves.census(state) == census, "pieces are missing"
    return ask(state, (seat,), "wider-turn" if wider and asked == "turn" else asked)


def _ending(ended_by: Seat | None, *, announced: bool) -> dict[str, Any]:
    """Whether the last round has come, and by what."""
    if ended_by is None:
        return {}
    return {
        "ending": "announced" if announced else "built",
        "ended_by": ended_by,
        "announcer": ended_by if announced else EMPTY,
    }
