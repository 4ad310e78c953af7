"""Every card's objective and scoring as the engine reckons it, against a search through all that is possible."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest

from engine.games.carrara.data import TABLES
from engine.games.carrara.rules.cards.bonus import bonuses
from engine.games.carrara.rules.cards.buildings import building_points, counted
from engine.games.carrara.rules.cards.goals import Standing, far_with, least
from engine.games.carrara.rules.cards.objects import object_points, sets_of
from engine.games.carrara.rules.scoring import worths
from engine.games.carrara.state import Building
from tests.games.carrara.expansion import brute, brute_objects
from tests.games.carrara.position import CITIES, NONE, NUMBERS, TYPES, UPGRADES, Built, Counts, tile_number
from tests.thorough import LONG, how_many, some_of, thorough

TABLE = TABLES[max(TABLES)]
CARDS = TABLE.cards
BOARDS = how_many(150, 2000)


def every_multiset(number: int) -> Iterator[Counts]:
    """All 7 to the 6th; in the short form, and of the dear eighth card, each once, whichever types they are."""
    if LONG and number != 8:
        yield from product(range(7), repeat=6)
        return
    random = Random("objects")
    for counts in combinations_with_replacement(range(7), 6):
        yield tuple(random.sample(counts, 6))


def random_boards(random: Random, players: int) -> list[list[Built]]:
    """Any tiles, 8-buildings among them, in any cities; with some, all in two."""
    box = [(kind, cost) for kind in TYPES for cost in (1, 2, 3, 4, 5, 8)]
    random.shuffle(box)
    cities = random.choice([CITIES, CITIES, random.sample(CITIES, 2)])
    return [
        [(*box.pop(), random.choice(cities)) for _ in range(random.choice((0, 1, 3, 5, 8, 9)))] for _ in range(players)
    ]


def as_engine(board: list[Built]) -> tuple[Building, ...]:
    return tuple(Building(tile_number(kind, cost), CITIES.index(city)) for kind, cost, city in board)


def some_boards(seed: str) -> Iterator[tuple[Random, list[list[Built]], int]]:
    random = Random(seed)
    for n in range(BOARDS):
        players = 2 + n % 3
        yield random, random_boards(random, players), players


@thorough
@pytest.mark.parametrize("number", some_of(range(1, 9), 4))
def test_object_cards_over_all_multisets(number: int) -> None:
    card = CARDS.objects[NUMBERS[number - 1]]
    for objects in every_multiset(number):
        assert object_points(card, objects, 1) == brute_objects.object_points(number, objects), objects
        have = sets_of(card, objects)
        for players in (2, 3, 4):
            is_met = brute_objects.object_met(number, players, objects)
            assert (have >= least(card, players)) is is_met, (objects, players)


def test_no_object_card_tells_types_apart() -> None:
    for counts in ((4, 2, 1, 0, 0, 0), (3, 2, 2, 1, 0, 0), (5, 1, 1, 1, 0, 0)):
        for card in CARDS.objects.values():
            found = {(object_points(card, each, 1), sets_of(card, each)) for each in set(permutations(counts))}
            assert len(found) == 1


@thorough
@pytest.mark.parametrize("number", range(1, 10))
def test_building_cards_over_random_boards(number: int) -> None:
    card = CARDS.buildings[NUMBERS[number - 1]]
    for _, boards, players in some_boards(f"buildings {number}"):
        for board in boards:
            mine = as_engine(board)
            assert building_points(TABLE, card, mine) == brute.building_points(number, board), board
            is_met = brute.building_met(number, players, board)
            assert (counted(TABLE, card, mine) >= least(card, players)) is is_met, board


@thorough
@pytest.mark.parametrize("number", range(2, 10))
def test_bonus_cards_over_random_tables(number: int) -> None:
    card = CARDS.bonus[NUMBERS[number - 1]]
    for random, boards, players in some_boards(f"bonus {number}"):
        spaces = random.sample(UPGRADES, 8)
        upgrades = [[spaces.pop() for _ in range(random.choice((0, 1, 2)))] for _ in range(players)]
        coins, rate = [random.randrange(12) for _ in range(players)], random.choice((2, 5))
        laid = [tuple(UPGRADES.index(space) for space in mine) for mine in upgrades]
        found = bonuses(TABLE, card, [as_engine(board) for board in boards], laid, tuple(coins), rate)
        expected = [brute.bonus(number, seat, boards, upgrades, coins, rate) for seat in range(players)]
        assert [(each.vp, each.coins) for each in found] == expected, (boards, upgrades, coins, rate)


@thorough
@pytest.mark.parametrize("number", range(1, 7))
def test_top_cards_over_random_boards(number: int) -> None:
    card = CARDS.top[NUMBERS[number - 1]]
    for random, boards, players in some_boards(f"top {number}"):
        cities = random.randrange(4)
        mine = {
            "scorings": cities + random.randrange(3),
            "coins": random.choice((0, 19, 20, 24, 25, 29, 30, 44)),
            "vp": random.choice((0, 19, 20, 24, 25, 29, 30, 44)),
        }
        standing = Standing(cities=cities, objects=NONE, buildings=as_engine(boards[0]), **mine)
        is_met = brute.top_met(number, players, cities_scored=cities, buildings=boards[0], **mine)
        assert (far_with(TABLE, card, standing) >= least(card, players)) is is_met


@thorough
def test_scorings_with_any_upgrade_tiles_over_random_boards() -> None:
    for random, boards, _ in some_boards("scorings"):
        upgrades = random.sample(UPGRADES, random.randrange(5))
        supply = tuple(random.choice((0, 1, 2, 5)) for _ in TYPES)
        laid = tuple(UPGRADES.index(space) for space in upgrades)
        for each in worths(TABLE, as_engine(boards[0]), supply, laid):
            vp, coins, objects = brute.scoring(each.what, boards[0], upgrades)
            assert (each.vp, each.coins, each.objects) == (vp, coins, tuple(map(min, objects, supply)))
