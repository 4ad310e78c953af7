"""The brute force beside the rules' own vectors (O01 to F03), so that it is trusted where it judges the engine."""

import pytest

from tests.games.carrara.expansion.brute import (
    CITIES,
    TYPES,
    Built,
    bonus,
    building_met,
    building_points,
    final,
    scoring,
    top_met,
)
from tests.games.carrara.expansion.brute_objects import Counts, object_met, object_points

BOARD: list[Built] = [
    ("cattedrale", 3, "livorno"),
    ("porta", 2, "livorno"),
    ("villa", 1, "lucca"),
    ("biblioteca", 2, "massa"),
    ("cattedrale", 4, "lerici"),
    ("biblioteca", 8, "lerici"),
]
"""The board of the bonus examples; Lerici is upgraded."""


def counts(*objects: int) -> Counts:
    return (*objects, *(0,) * (6 - len(objects)))


def standing(costs: str = "1", kind: str = "porta", **cities: int) -> list[Built]:
    """So many buildings in each city."""
    return [(kind, int(costs), city) for city, number in cities.items() for _ in range(number)]


def of_costs(city: tuple[int, ...] = (), land: tuple[int, ...] = ()) -> list[Built]:
    return [("porta", cost, "lerici") for cost in city] + [("villa", cost, "lerici") for cost in land]


@pytest.mark.parametrize(
    ("number", "objects", "met", "points"),
    [
        (2, (4,), False, 10),  # O01
        (2, (2, 2, 2, 1, 1), True, 17),
        (3, (0, 4, 0, 0, 1, 1), False, 10),
        (4, (0, 0, 3, 4), True, 16),
        (5, (2, 0, 4, 0, 2), True, 22),  # O05
        (6, (2, 2, 1, 1, 1), True, 21),
        (7, (2, 2, 2, 1), True, 17),
        (7, (2, 2, 1, 1, 1), True, 17),
        (8, (2, 1, 2, 0, 3, 2), True, 15),
        (1, (4, 3), True, 21),  # O09, three players
        (1, (3, 3), False, 18),
        (2, (6,), True, 15),  # O10
        (2, (5, 1), False, 12),
        (3, (6,), True, 14),
        (3, (5, 2), False, 11),
        (4, (5, 2, 1), True, 19),
        (4, (3, 3), False, 12),
        (5, (6,), True, 20),  # O13
        (5, (4, 4), True, 22),
        (5, (5, 1), False, 6),
        (5, (4, 4, 2, 2), True, 40),
        (5, (6, 6), True, 40),
        (6, (3, 1, 1, 1), True, 14),
        (6, (2, 2, 2, 2, 2, 2), True, 48),
        (6, (4, 4, 1), False, 16),
        (7, (2, 2, 2), True, 16),  # O15
        (7, (3, 3, 1), False, 12),
        (8, (6,), True, 9),
        (8, (5,), False, 6),
        (8, (4, 2), True, 8),
        (8, (5, 2, 2), True, 20),
        (8, (3, 2), False, 6),
        (8, (2, 1, 1), False, 4),
        (8, (1, 1), False, 2),
    ],
)
def test_object_cards(number: int, objects: Counts, met: bool, points: int) -> None:
    assert (object_met(number, 3, counts(*objects)), object_points(number, counts(*objects))) == (met, points)


def test_the_first_object_card_by_players() -> None:
    assert [object_met(1, players, counts(4, 3)) for players in (2, 3, 4)] == [False, True, True]
    assert [object_met(1, players, counts(4, 2)) for players in (2, 3, 4)] == [False, False, True]


@pytest.mark.parametrize(
    ("number", "players", "buildings", "met", "points"),
    [
        (2, 3, standing(pisa=4, massa=2, lerici=1), False, 21),  # B01
        (3, 3, standing(lucca=3, massa=4, lerici=6), True, 20),
        (4, 3, standing(lerici=5), True, 3),
        (5, 3, standing("8", lucca=1), True, 19),
        (5, 3, standing("8", massa=2), True, 16),  # B05
        (6, 4, standing(kind="villa", pisa=3), True, 18),
        (6, 4, standing(kind="villa", pisa=1), False, 6),
        (7, 4, standing(pisa=7), True, 21),
        (7, 3, standing(pisa=3), False, 9),
        (8, 3, standing(livorno=2, pisa=3, viareggio=2, massa=3), True, 18),  # B10
        (9, 2, of_costs((4, 4, 3, 1), (5, 4, 2, 1)), True, 24),
        (1, 4, of_costs((8, 5), (4, 3)), True, 20),
        (1, 3, of_costs((8, 5), (4, 3)), False, 20),
        (4, 3, standing(lerici=8), True, 6),
        (4, 3, standing(massa=3, lerici=3), False, 0),
        (8, 3, standing(livorno=4, pisa=2), False, 8),  # B14
        (8, 3, standing(livorno=4), False, 4),
        (8, 3, [], False, 0),
        (9, 3, of_costs((4, 3, 1), (5, 4, 2, 1)), True, 19),
        (9, 2, of_costs((4, 3, 1), (5, 4, 2, 1)), False, 19),
        (9, 2, of_costs((), (5, 4, 2, 1)), False, 0),
        (2, 3, standing(pisa=1, massa=1, lerici=1), False, 0),
        (2, 3, standing(massa=3, lerici=2, pisa=2), True, 13),
        (5, 3, [*standing("8", livorno=1, lerici=1), *standing("5", pisa=1)], True, 38),  # B17
        (5, 3, standing("5", pisa=1), False, 0),
    ],
)
def test_building_cards(number: int, players: int, buildings: list[Built], met: bool, points: int) -> None:
    assert (building_met(number, players, buildings), building_points(number, buildings)) == (met, points)


@pytest.mark.parametrize(
    ("players", "least"), [(2, (4, 4, 3, 8, 30, 30)), (3, (4, 3, 2, 7, 25, 25)), (4, (4, 2, 1, 6, 20, 20))]
)
def test_top_cards(players: int, least: tuple[int, ...]) -> None:
    for number, n in enumerate(least, start=1):
        for have in (n - 1, n):
            dear, cheap = (
                standing("5", massa=have if number == 2 else 0),
                standing("1", massa=have if number == 4 else 9),
            )
            found = top_met(
                number,
                players,
                scorings=have if number == 1 else 9,
                cities_scored=have if number == 3 else 9,
                buildings=dear if number == 2 else cheap,
                coins=have if number == 5 else 99,
                vp=have if number == 6 else 99,
            )
            assert found == (have == n), number


def alone(number: int, board: list[Built], *laid: str, coins: int = 0, rate: int = 5) -> tuple[int, int]:
    return bonus(number, 0, [board, [], []], [laid, (), ()], [coins, 0, 0], rate)


def test_bonus_cards() -> None:
    assert alone(3, BOARD, "lerici") == alone(2, BOARD, "lerici") == (27, 12)
    assert alone(6, BOARD, "lerici") == (23, 12)
    assert alone(7, BOARD, "lerici") == (19, 0)
    richer = [BOARD, standing("5", pisa=1, lucca=1), standing("3", massa=1, lerici=1)]
    assert bonus(8, 0, richer, [()] * 3, [0] * 3, 5) == (9, 0)
    assert bonus(9, 0, richer, [()] * 3, [0] * 3, 5) == (18, 0)
    assert alone(4, BOARD) == alone(5, BOARD) == (2, 0)
    halves = [standing("5", pisa=1), standing("5", lucca=1), standing("1", massa=1)]
    assert [bonus(8, seat, halves, [()] * 3, [0] * 3, 5)[0] for seat in range(3)] == [9, 9, 9]
    pisa = [standing("5", pisa=1), standing("5", pisa=1), []]
    assert [bonus(9, seat, pisa, [()] * 3, [0] * 3, 5)[0] for seat in range(3)] == [12, 12, 0]
    assert alone(8, []) == alone(9, []) == alone(2, []) == alone(6, []) == alone(7, []) == (0, 0)
    three = [*standing("2", livorno=1), *standing("5", pisa=1, massa=1)]
    assert (alone(2, three), alone(2, three, rate=2)) == ((11, 0), (6, 15))
    assert alone(2, standing("5", massa=1)) == (5, 0)
    assert alone(7, [("villa", 1, "pisa"), ("villa", 8, "livorno")], "pisa") == (1, 3)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((5, 2, 2, 3), (25, 0, 27, 11, 12, 16)),
        ((1, 6, 9, 6), (25, 0, 23, 10, 9, 6)),
        ((6, 8, 8, 9), (25, 0, 34, 5, 4, 4)),
    ],
)
def test_whole_final_scorings(cards: tuple[int, int, int, int], points: tuple[int, ...]) -> None:
    found = final(
        cards,
        0,
        vp=25,
        announced=False,
        objects=(0, 0, 2, 2, 1, 0),
        boards=[BOARD, [], [], []],
        upgrades=[{"lerici"}, (), (), ()],
        coins=[20, 0, 0, 0],
    )
    assert tuple(found.values()) == points


def test_scorings() -> None:
    nothing = (0,) * 6
    assert scoring("city", of_costs((3, 2, 2), (5,)), ()) == (0, 7, nothing)
    assert scoring("land", of_costs((3,), (1, 3, 4)), ("lerici",)) == (8, 0, nothing)
    assert scoring("land", of_costs((), (1, 3, 4)), ("land",)) == (16, 8, nothing)
    two: list[Built] = [("palazzo", 2, "lucca"), ("porta", 3, "lucca")]
    assert scoring("lucca", two, ("lucca",)) == (15, 5, (0, 1, 1, 0, 0, 0))
    assert scoring("biblioteca", BOARD, ("lerici",)) == (10, 8, (2, 0, 0, 0, 0, 0))
    assert len(CITIES) == len(TYPES) == 6
