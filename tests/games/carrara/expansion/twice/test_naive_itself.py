"""The naive second implementation beside the rules' own vectors (X01 to X30) and on its own at random."""

from dataclasses import replace
from random import Random

import pytest

from tests.games.carrara.expansion.brute import TYPES, Built, Cards
from tests.games.carrara.expansion.twice.naive import NONE, OBJECTS, Naive
from tests.games.carrara.expansion.twice.naive_moves import ACTIONS, Move, Tile
from tests.thorough import some_of, thorough

DISPLAY: list[Tile] = [("biblioteca", 4), ("porta", 2), ("porta", 3), ("villa", 3), ("palazzo", 4), ("villa", 5)]
DISPLAY += [("castello", 1), ("castello", 2), ("cattedrale", 5)]


def table(cards: Cards = (1, 1, 1, 2), players: int = 4) -> Naive:
    """As at the start, but the first player has forgotten his block, and it is in no place."""
    naive = Naive(cards, players, list(DISPLAY))
    naive.blocks[0] = NONE
    return naive


def stuck(naive: Naive) -> Naive:
    naive.wheel, naive.bag = [NONE] * 6, NONE
    return naive


def have(naive: Naive, *buildings: Built, blocks: tuple[int, ...] = NONE, scored: tuple[str, ...] = ()) -> Naive:
    naive.boards[0], naive.blocks[0], naive.scored[0] = list(buildings), blocks, list(scored)
    return naive


def test_taking_without_turning() -> None:
    naive = stuck(table())
    naive.bag = (2, 0, 0, 0, 0, 0)
    assert not any(naive.legal(move) for move in (*naive.candidates("take"), Move("relief")))  # X09
    assert naive.legal(Move("turn"))
    naive.wheel = [(1, 0, 0, 0, 0, 0), NONE, (0, 0, 1, 0, 0, 0), NONE, NONE, NONE]
    naive.coins[0] = 5
    naive.play(Move("take", section="III", blocks=(0, 0, 1, 0, 0, 0)))  # X10
    assert (naive.coins[0], naive.wheel[0], naive.seat) == (3, (1, 0, 0, 0, 0, 0), 1)


def test_turning_and_relief() -> None:
    naive = table()
    naive.coins[0] = 0
    assert not naive.possible("take")  # X11
    assert not naive.possible("relief")
    naive.play(Move("turn"), drawn=(5, 0, 0, 0, 0, 0))
    assert not naive.possible("relief")
    assert [move.blocks for move in naive.candidates("take") if naive.legal(move)] == [(0, 0, 0, 0, 0, 1)]


def test_improving_to_an_eight() -> None:
    naive = have(table(), ("porta", 3, "massa"), blocks=(0, 0, 0, 0, 5, 0))
    naive.display[2] = ("porta", 5)
    move = Move("improve", old="porta-3", building="castello-8", blocks=(0, 0, 0, 0, 5, 0), upgrade="land")
    for wrong in (None, "lerico"):  # X13
        assert not naive.legal(replace(move, upgrade=wrong))
    assert not naive.legal(replace(move, city="massa"))
    naive.play(move)  # X12
    assert (naive.boards[0], naive.laid[0], naive.gone) == ([("castello", 8, "massa")], ["land"], [("porta", 3)])
    assert "land" not in naive.upgrades_left
    assert ("castello", 8) not in naive.eights


def test_improving_with_a_tile_of_the_display() -> None:
    naive = have(table(), ("castello", 3, "lucca"), blocks=(0, 1, 0, 1, 0, 0), scored=("lucca", "castello"))
    move = Move("improve", old="castello-3", building="1", blocks=(0, 1, 0, 0, 0, 0))
    assert not naive.legal(replace(move, blocks=(0, 0, 0, 1, 0, 0)))
    assert not naive.legal(replace(move, upgrade="lucca"))
    naive.play(move, shown=("villa", 1))  # X02, X19
    assert (naive.boards[0], naive.display[0]) == ([("biblioteca", 4, "lucca")], ("villa", 1))
    naive.seat = 0
    naive.play(Move("score", what="biblioteca"))  # X20
    assert (naive.vp[0], naive.objects[0]) == (8, (1, 0, 0, 0, 0, 0))


def test_the_last_tile_and_eights() -> None:
    naive = have(table(), ("castello", 3, "lucca"), blocks=(4, 4, 0, 0, 0, 0))
    naive.pile, naive.display = [], [("biblioteca", 4), *[None] * 8]
    eight = Move("build", building="villa-8", city="pisa", blocks=(4, 4, 0, 0, 0, 0), upgrade="pisa")
    improved = Move("improve", old="castello-3", building="1", blocks=(0, 1, 0, 0, 0, 0))
    for move, ends in ((eight, None), (improved, 0)):  # X21
        naive.boards[0], naive.blocks[0], naive.seat = [("castello", 3, "lucca")], (4, 4, 0, 0, 0, 0), 0
        naive.play(move)
        assert naive.ended_by == ends


def test_announcing_looks_at_the_whole_turn() -> None:
    naive = have(table((5, 2, 6, 2)), ("villa", 2, "pisa"), ("castello", 3, "pisa"), blocks=(1, 0, 0, 0, 0, 0))
    naive.objects[0] = (2, 2, 2, 0, 0, 0)
    improved = Move("improve", old="villa-2", building="3", blocks=(1, 0, 0, 0, 0, 0))
    assert naive.legal(Move("announce"))
    assert naive.legal(improved)
    assert not naive.legal(replace(improved, announce=True))  # X22
    score = Move("score", what="castello", announce=True)
    assert naive.legal(score)
    assert not naive.legal(replace(score, object="cup"))  # X23
    naive.play(Move("announce"))
    assert (naive.seat, naive.vp[0], naive.legal(Move("skip")), naive.legal(score)) == (0, 5, True, False)
    naive.play(replace(score, object="cup", announce=False))
    assert (naive.seat, naive.coins[0], naive.objects[0]) == (1, 19, (2, 2, 2, 1, 1, 0))


def test_announcing_by_points_and_by_what_is_bought() -> None:
    naive = have(table((6, 2, 5, 2)), ("villa", 8, "massa"), ("porta", 3, "livorno"))
    naive.objects[0], naive.vp[0] = (2, 0, 2, 2, 0, 0), 11
    assert not naive.legal(Move("announce"))  # X24
    done = Move("score", what="porta", announce=True)
    naive.objects[0] = (2, 0, 0, 2, 0, 0)  # X26, with a gate by scoring
    assert [name for name in OBJECTS if naive.legal(replace(done, object=name))] == ["gate"]
    naive.play(replace(done, object="gate"))
    assert (naive.vp[0], naive.announcer, naive.ended_by) == (25, 0, 0)


def test_relief_when_nothing_else_is_possible() -> None:
    naive = stuck(have(table(), ("porta", 1, "lucca"), scored=("porta",)))
    assert not naive.legal(Move("relief"))  # X28
    naive.scored[0] += ["city"]
    assert naive.legal(Move("relief"))
    naive.blocks[0] = (0, 0, 1, 0, 0, 0)
    naive.display = [None if tile == ("castello", 1) else tile for tile in naive.display]
    assert not naive.legal(Move("relief"))
    assert [move.building for move in naive.candidates("improve") if naive.legal(move)] == ["2", "8"]


def test_categories_are_scored_once() -> None:
    naive = have(table((3, 1, 1, 2)), ("porta", 3, "pisa"), ("porta", 2, "pisa"), ("porta", 5, "pisa"))
    assert not naive.legal(Move("score", what="land"))  # X30
    naive.play(Move("score", what="city"))
    assert (naive.coins[0], naive.objects[0], naive.vp[0]) == (30, NONE, 0)
    naive.seat = 0
    assert not naive.legal(Move("score", what="city"))
    naive.play(Move("score", what="pisa"))
    naive.seat = 1
    naive.boards[1] = naive.boards[0]
    assert [naive.legal(Move("score", what=what)) for what in ("pisa", "city", "porta")] == [False, True, True]


def play_one(naive: Naive, random: Random) -> None:
    """One of the first few legal moves that come up, with what may close it."""
    moves = [move for verb in ("announce", *ACTIONS, "turn", "relief", "skip") for move in some(naive, verb, random)]
    move = random.choice(moves)
    closed = replace(move, object=random.choice(OBJECTS), announce=random.random() < 0.5)
    move = closed if naive.legal(closed) else move
    bag = [colour for colour, number in enumerate(naive.bag) for _ in range(number)]
    drawn = random.sample(bag, min(11 - sum(map(sum, naive.wheel)), len(bag))) if move.verb == "turn" else []
    new_tile = move.building is not None and len(move.building) == 1 and naive.pile
    shown = random.choice(naive.pile) if new_tile else None
    naive.play(move, tuple(drawn.count(colour) for colour in range(6)), shown)


def some(naive: Naive, verb: str, random: Random) -> list[Move]:
    if naive.asked == "take" and verb not in ("take", "relief"):
        return []
    tried = list(naive.candidates(verb))
    random.shuffle(tried)
    return next(([move] for move in tried[:50] if naive.legal(move)), [])


@thorough
@pytest.mark.parametrize("players", some_of([2, 3, 4], 1))
def test_random_games_end_and_lose_no_piece(players: int) -> None:
    random = Random(players)
    tiles = random.sample([(kind, cost) for kind in TYPES for cost in (1, 2, 3, 4, 5)], 9)
    naive = Naive((2, 2, 2, 2), players, tiles)
    while not naive.over:
        play_one(naive, random)
        lying = [naive.bag, *naive.wheel, *naive.blocks]
        assert [sum(colour) for colour in zip(*lying, strict=True)] == [7] * 6
        standing = sum(map(len, naive.boards)) + sum(tile is not None for tile in naive.display)
        assert standing + len(naive.pile) + len(naive.eights) + len(naive.gone) == 36
        assert len(naive.upgrades_left) + sum(map(len, naive.laid)) == 8
        assert min(naive.coins) >= 0
    assert naive.winners()
