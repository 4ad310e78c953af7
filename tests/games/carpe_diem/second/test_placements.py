"""Where every tile may lie in districts of random games, and which elements stand there, against a brute force that
tries every cell and rotation and floods every part."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.door import Door
from engine.core.play import Accepted, act
from engine.core.walk import random_form
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.by_hand import DATA, TILES, District, Lying, cell, elements, name, placements, turned
from tests.games.carpe_diem.moves import offered, player, walk
from tests.games.carpe_diem.position import BOARDS, NUMBER, Side, new, position
from tests.thorough import how_many, thorough

GAMES = how_many(1, 15)
EVERY = 5
"""Of so many steps one is looked at: it falls on all seats and parts of a phase in their turn."""


def states(players: int, game: int) -> Iterator[CarpeDiemState]:
    """A game by lot, in which nobody stores what he could build at the third try."""
    random = Random(f"districts {players} {game}")
    state = new(players, f"districts of {players} {game}".encode())
    while not state.over:
        (decision,) = state.decisions
        for _ in range(3):
            form = random_form(GAME, Door(GAME, state, decision.seat), random.randrange)
            if form.values.get("cell") != "store":
                break
        played = act(GAME, state, decision.seat, decision.number, form)
        assert isinstance(played, Accepted)
        state = played.state
        yield state


def district_of(state: CarpeDiemState, seat: int) -> District:
    """What the engine has in its state, as letters."""
    tile = list(TILES)
    return {
        (laid.cell // 6, laid.cell % 6): Lying(tile[laid.tile], turned(TILES[tile[laid.tile]].edges, laid.rotation))
        for laid in state.players[seat].district
    }


def legal(state: CarpeDiemState, tile: str) -> list[tuple[tuple[int, int], int]]:
    """What the engine offers for this tile: every cell with its rotations. One that is not offered is the only one."""
    found = list[tuple[tuple[int, int], int]]()
    for place in offered(state, "walk", "cell", tile=tile):
        if place != "store":
            ways = offered(state, "walk", "rotation", tile=tile, cell=place)
            found += [(cell(place), int(way)) for way in ways or only_way(state, tile, place)]
    return found


def only_way(state: CarpeDiemState, tile: str, place: str) -> list[str]:
    """How a tile lies that could lie only in one way: built, and looked at."""
    laid = walk(state, tile, place).state.players[0].district[-1]
    assert laid.tile == NUMBER[tile]
    return [str(laid.rotation)]


def as_said(district: District) -> list[str]:
    return [f"{lying.tile} {name(place)} {lying.edges}" for place, lying in district.items()]


@thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_may_lie_just_where_the_rules_allow_it(players: int) -> None:
    for game in range(GAMES):
        for step, state in enumerate(states(players, game)):
            if (step + game) % EVERY or state.over:
                continue
            seat = state.decisions[0].seat
            district, board = district_of(state, seat), DATA["boards"][state.players[seat].board]
            others = [tile for tile in TILES if tile not in {lying.tile for lying in district.values()}]
            side = Side(as_said(district), board=BOARDS[state.players[seat].board])
            here = position(side, Side(), Side(), Side(), spaces={2: others}, row=[])
            for tile in Random(step).sample(others, 12):
                row, column = board["shovel"]
                assert legal(here, tile) == placements(district, (row, column), tile), f"{tile} in {side.district}"


@thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_element_is_found_with_its_cells_chimneys_and_whether_it_is_finished(players: int) -> None:
    finished = 0
    for game in range(GAMES):
        for step, state in enumerate(states(players, game)):
            if step % EVERY and not state.over:
                continue
            for seat in range(players):
                seen = player(state, seat).elements
                found = elements(district_of(state, seat))
                assert {
                    (each.kind, frozenset(map(cell, each.cells)), each.chimneys, each.finished) for each in seen
                } == {tuple(each) for each in found}
                assert len(seen) == len(found)
                finished += sum(each.finished and len(each.cells) > 1 for each in found)
    assert finished > 10 * GAMES, "there was something to be found"
