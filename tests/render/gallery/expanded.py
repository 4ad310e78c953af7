"""Moments of Carrara with its expansion: early and late, the cards with the longest words, and a board with all that it
can ever hold."""

from collections.abc import Callable
from functools import partial

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.door import look
from engine.games.carrara.data import CATEGORIES, CITIES, SCORABLE, TABLES, TYPES
from engine.games.carrara.game import GAME
from engine.games.carrara.state import Building, CarraraOptions, CarraraState, put
from render.core.scene import Scene
from tests.render.carrara.plays import FIRST, played, rich, table

RICH, PLAYERS = 1, 4
"""Who has the fullest board and screen."""
LONGEST = CarraraOptions(expansion="drawn", top="V", objects="V", buildings="IX", bonus="VII")
"""The cards of which most is said."""
LATE = 0.6


def at(part: float, options: CarraraOptions, seen: Scene) -> Scene:
    """The same picture at this moment of a game with the expansion."""
    return table(
        seen.picture,
        PLAYERS,
        part,
        options=options,
        viewer=seen.view.viewer,
        seat=seen.seat,
        language=seen.language,
        theme=seen.theme,
        names=seen.names,
    )


def full(seen: Scene) -> Scene:
    """One has built every other building and all 8-buildings, laid six upgrade tiles and used all his markers; behind
    his screen he has blocks for whatever is on display."""
    here = at(LATE, FIRST, seen)
    state = rich(_filled(played(PLAYERS)[round(LATE * (len(played(PLAYERS)) - 1))][0]), RICH)
    return replace(here, view=look(GAME, state, here.view.viewer))


def improving(seen: Scene) -> Scene:
    """The fullest screen: all of the display can be built anywhere, and any building improved."""
    here = at(LATE, FIRST, seen)
    state = rich(played(PLAYERS)[90][0], RICH + 1)
    return replace(here, view=look(GAME, state, here.view.viewer))


def _filled(state: CarraraState) -> CarraraState:
    tables, expansion = TABLES[state.data], state.expansion
    assert expansion is not UNSET
    eights = range(tables.in_pile, tables.in_pile + len(TYPES))
    tiles = [tile for tile in range(tables.in_pile) if tile not in state.display][::2]
    built = tuple(Building(tile, n % len(CITIES)) for n, tile in enumerate([*eights, *tiles]))
    scored = tuple(SCORABLE.index(what) for what in (*CATEGORIES, *TYPES[:4]))
    boards = tuple(
        replace(board, vp=288, markers=0, buildings=built, scored=scored)
        if seat == RICH
        else replace(board, buildings=tuple(b for b in board.buildings if b.tile < tables.in_pile))
        for seat, board in enumerate(state.boards)
    )
    laid = put(((),) * PLAYERS, RICH, tuple(range(2, 8)))
    return replace(state, boards=boards, expansion=replace(expansion, eights=(), upgrades=(0, 1), laid=laid))


MOMENTS: dict[str, tuple[Callable[[Scene], Scene], bool]] = {
    "expansion-early": (partial(at, 0.12, FIRST), False),
    "expansion-late": (partial(at, LATE, FIRST), False),
    "expansion-longest-cards": (partial(at, LATE, LONGEST), False),
    "expansion-full": (full, False),
    "expansion-improving": (improving, False),
    "expansion-end": (partial(at, 1.0, FIRST), True),
    "expansion-longest-cards-end": (partial(at, 1.0, LONGEST), True),
}
"""By name: what a scene becomes there, and whether the game is over."""
