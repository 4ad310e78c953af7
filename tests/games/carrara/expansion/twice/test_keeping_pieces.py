"""Nothing is lost and nothing invented: 42 blocks, 36 objects, 36 tiles, 8 upgrade tiles, six markers each."""

from random import Random

import pytest

from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from tests.games.carrara.expansion.twice.beside import as_form, expansion_of, naive_table, step
from tests.games.carrara.expansion.twice.guessing import choose, some_legal
from tests.games.carrara.expansion.twice.test_with_a_second_implementation import begun
from tests.games.carrara.moves import play, table
from tests.games.carrara.position import Side, Wider, marble, new, position
from tests.thorough import how_many, some_of, thorough


@pytest.mark.parametrize("players", [2, 3, 4])
def test_36_tiles_and_8_upgrade_tiles_whoever_plays(players: int) -> None:
    census = GAME.proves.census(new(players, expansion=True))
    tiles = {name: n for name, n in census.items() if name.startswith("tile ")}
    upgrades = {name: n for name, n in census.items() if name.startswith("upgrade ")}
    assert (len(tiles), set(tiles.values())) == (36, {1})
    assert (len(upgrades), set(upgrades.values())) == (8, {1})
    assert census["markers"] == 6 * players


def test_the_base_game_has_neither() -> None:
    census = GAME.proves.census(new(2))
    assert sum(n for name, n in census.items() if name.startswith("tile ")) == 30
    assert sum(n for name, n in census.items() if name.startswith("upgrade ")) == 0


def kept(state: CarraraState) -> None:
    assert GAME.proves.census(state) == GAME.proves.census(new(state.seats, expansion=True))
    assert GAME.proves.faults(state) == ()
    expansion = expansion_of(state)
    for board, laid in zip(state.boards, expansion.laid, strict=True):
        assert sum(building.tile >= 30 for building in board.buildings) == len(laid)
    assert len(expansion.upgrades) == len(expansion.eights) + 2


def test_a_replaced_tile_is_out_of_the_game_and_still_counted() -> None:
    side = Side(buildings=[("villa", 1, "lerici")], blocks=marble(blue=6, black=1))
    state = position(side, display=[("porta", 3)], wider=Wider())
    for building, blocks, upgrade in (
        ("1", marble(blue=2), {}),
        ("porta-8", marble(blue=6, black=1), {"upgrade": "city"}),
    ):
        improved = play(state, "improve", old="villa-1", building=building, blocks=blocks, **upgrade).state
        kept(improved)
        standing = [(each.type, each.cost) for each in table(improved).players[0].buildings]
        assert ("villa", 1) not in standing


@thorough
@pytest.mark.parametrize("players", some_of([2, 3, 4], 1))
def test_in_games_by_lot_every_piece_is_kept(players: int) -> None:
    deeds = set[str]()
    for game in range(how_many(1, 10)):
        random, state = Random(f"kept {players} {game}"), begun(players, 1000 + game)
        naive = naive_table(state)
        while not state.over:
            legal = [move for move, is_legal in some_legal(naive, random, 6) if is_legal]
            move = choose(naive, legal, random)
            deeds.add(as_form(move)[0])
            state = step(state, naive, move)
            kept(state)
    assert {"take", "turn", "build", "improve", "eight", "score"} <= deeds
