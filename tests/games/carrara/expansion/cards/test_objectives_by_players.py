"""The numbers on the cards by how many play: one less is not met."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.games.carrara.expansion.seen import CITY_TYPES, LAND_TYPES, expansion, met, tiles
from tests.games.carrara.position import CITIES, TYPES, Built, Side, Wider, position

LEAST = {
    "top 2": (4, 3, 2),
    "top 3": (3, 2, 1),
    "top 4": (8, 7, 6),
    "top 5": (30, 25, 20),
    "top 6": (30, 25, 20),
    "objects 1": (8, 7, 6),
    "buildings 1": (30, 25, 20),
    "buildings 6": (4, 3, 2),
    "buildings 7": (6, 5, 4),
    "buildings 9": (4, 3, 2),
}
"""With 2, 3 and 4 players."""


def first(n: int, types: tuple[str, ...], costs: tuple[int, ...] = (1, 2, 3, 4)) -> list[Built]:
    box = tiles(types, costs)
    return [(*next(box), "lerici") for _ in range(n)]


def costing(total: int) -> list[Built]:
    fives = [(kind, 5, "pisa") for kind in TYPES[: total // 5]]
    return fives + ([("villa", total % 5, "massa")] if total % 5 else [])


def with_dear(n: int) -> Side:
    """One of them is an 8-building."""
    eight: list[Built] = [("porta", 8, "lerici")]
    cheap: list[Built] = [("villa", 4, "massa"), ("porta", 1, "massa")]
    return Side(buildings=[*eight[:n], *first(n - 1, CITY_TYPES, (5,)), *cheap], upgrades=["city"][:n])


WITH: dict[str, Callable[[int], Side]] = {
    "top 2": with_dear,
    "top 3": lambda n: Side(scored=[*CITIES[:n], "villa", "land"]),
    "top 4": lambda n: Side(buildings=first(n, TYPES)),
    "top 5": lambda n: Side(coins=n),
    "top 6": lambda n: Side(vp=n),
    "objects 1": lambda n: Side(objects=(4, n - 4, 0, 0, 0, 0)),
    "buildings 1": lambda n: Side(buildings=costing(n)),
    "buildings 6": lambda n: Side(buildings=[*first(n, LAND_TYPES), *first(5, CITY_TYPES)]),
    "buildings 7": lambda n: Side(buildings=[*first(n, CITY_TYPES), *first(5, LAND_TYPES)]),
    "buildings 9": lambda n: Side(buildings=[*first(n, CITY_TYPES), *first(5, LAND_TYPES)]),
}


def wider(card: str) -> tuple[str, Wider]:
    colour, number = card.split()
    return colour, replace(Wider(), **{colour: int(number)})  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", LEAST)
def test_x29_the_number_by_players_is_enough_and_one_less_is_not(card: str, players: int) -> None:
    colour, cards = wider(card)
    n = LEAST[card][players - 2]
    enough = position(WITH[card](n), players=players, wider=cards)
    one_less = position(WITH[card](n - 1), players=players, wider=cards)
    assert (met(enough, colour), met(one_less, colour)) == (True, False)
    assert n in [shown.least for shown in expansion(enough).cards if shown.colour == colour]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_x29_of_city_and_land_both_have_to_be_there(players: int) -> None:
    n = LEAST["buildings 9"][players - 2]
    for city, land in ((n, n - 1), (n - 1, n)):
        side = Side(buildings=[*first(city, CITY_TYPES), *first(land, LAND_TYPES)])
        assert not met(position(side, players=players, wider=Wider(buildings=9)), "buildings")
    both = Side(buildings=[*first(n, CITY_TYPES), *first(n, LAND_TYPES)])
    assert met(position(both, players=players, wider=Wider(buildings=9)), "buildings")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("n", [3, 4])
def test_top_1_wants_four_scorings_with_any_number_of_players(players: int, n: int) -> None:
    side = Side(scored=["villa", "livorno", "city", "land"][:n])
    assert met(position(side, players=players, wider=Wider(top=1)), "top") is (n == 4)


def test_the_cities_others_have_scored_do_not_count() -> None:
    state = position(Side(), players=4, others={1: Side(scored=["pisa", "lucca"])}, wider=Wider(top=3))
    assert (met(state, "top", 0), met(state, "top", 1)) == (False, True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_numbers_of_the_other_cards_hold_for_all(players: int) -> None:
    objects = [expansion(position(Side(), players=players, wider=Wider(objects=n))).cards[1].least for n in range(2, 9)]
    buildings = [
        expansion(position(Side(), players=players, wider=Wider(buildings=n))).cards[2].least for n in (2, 3, 4, 5, 8)
    ]
    assert objects == [3, 2, 1, 1, 1, 2, 3]
    assert buildings == [3, 2, 1, 1, 3]
