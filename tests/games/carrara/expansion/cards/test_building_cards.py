"""The building cards by the rules' own examples: whether the objective is met, and what the buildings are worth."""

import pytest

from tests.games.carrara.expansion.seen import CITY_TYPES, LAND_TYPES, in_cities, of_buildings, of_category, tiles
from tests.games.carrara.position import CITIES


def test_b01_ii_four_in_one_city_are_two_pairs_but_one_city() -> None:
    assert of_buildings(2, in_cities(pisa=4, massa=2, lerici=1)) == (False, 21)


def test_b02_iii_three_in_a_city() -> None:
    assert of_buildings(3, in_cities(lucca=3, massa=4, lerici=6)) == (True, 20)


def test_b03_iv_four_in_a_city() -> None:
    assert of_buildings(4, in_cities(lerici=5)) == (True, 3)


def test_b04_v_an_8_building_in_lucca() -> None:
    assert of_buildings(5, [("porta", 8, "lucca")]) == (True, 19)


def test_b05_v_two_in_massa() -> None:
    assert of_buildings(5, [("porta", 8, "massa"), ("villa", 8, "massa")]) == (True, 16)


def test_b06_vi_three_land_buildings() -> None:
    assert of_buildings(6, of_category(city=(2,), land=(1, 1, 4))) == (True, 18)


def test_b07_vi_one_land_building() -> None:
    assert of_buildings(6, of_category(city=(2, 3), land=(5,))) == (False, 6)


def test_b08_vii_seven_city_buildings() -> None:
    assert of_buildings(7, of_category(city=(1, 1, 1, 2, 2, 3, 5), land=(2,))) == (True, 21)


def test_b09_vii_three_are_too_few_for_three_players() -> None:
    assert of_buildings(7, of_category(city=(1, 1, 1)), players=3) == (False, 9)


def test_b10_viii_the_three_fullest_cities() -> None:
    assert of_buildings(8, in_cities(livorno=2, pisa=3, viareggio=2, massa=3)) == (True, 18)


def test_b11_ix_pairs_of_city_and_land() -> None:
    assert of_buildings(9, of_category(city=(4, 4, 3, 1), land=(5, 4, 2, 1)), players=2) == (True, 24)


def test_b12_i_all_costs() -> None:
    standing = of_category(city=(8, 5, 4), land=(3,))
    assert of_buildings(1, standing, players=4) == (True, 20)
    assert of_buildings(1, standing, players=3) == (False, 20)


def test_b13_iv_eight_in_a_city_are_twice_four() -> None:
    assert of_buildings(4, in_cities(lerici=8)) == (True, 6)
    assert of_buildings(4, in_cities(massa=3, lerici=3)) == (False, 0)


def test_b14_viii_with_fewer_than_three_cities() -> None:
    assert of_buildings(8, in_cities(livorno=4, pisa=2)) == (False, 8)
    assert of_buildings(8, in_cities(livorno=4)) == (False, 4)
    assert of_buildings(8, []) == (False, 0)


def test_b15_ix_what_has_no_partner_counts_nothing() -> None:
    standing = of_category(city=(4, 3, 1), land=(5, 4, 2, 1))
    assert of_buildings(9, standing, players=3) == (True, 19)
    assert of_buildings(9, standing, players=2) == (False, 19)
    assert of_buildings(9, of_category(land=(5, 4))) == (False, 0)


def test_b16_ii_a_single_building_in_a_city_counts_nothing() -> None:
    assert of_buildings(2, in_cities(livorno=1, pisa=1, lucca=1)) == (False, 0)
    assert of_buildings(2, in_cities(massa=3, lerici=2, pisa=2)) == (True, 13)


def test_b17_v_only_8_buildings() -> None:
    standing = [("porta", 8, "livorno"), ("villa", 8, "lerici"), ("porta", 5, "pisa")]
    assert of_buildings(5, standing) == (True, 38)
    assert of_buildings(5, in_cities(pisa=3)) == (False, 0)


EACH_CITY = {
    2: (11, 9, 7, 5, 3, 1),
    3: (17, 14, 11, 8, 5, 2),
    4: (23, 19, 15, 11, 7, 3),
}


@pytest.mark.parametrize("number", EACH_CITY)
def test_what_a_full_set_is_worth_in_each_city(number: int) -> None:
    assert tuple(of_buildings(number, in_cities(**{city: number}))[1] for city in CITIES) == EACH_CITY[number]
    assert {of_buildings(number, in_cities(**{city: number - 1}))[1] for city in CITIES} == {0}


def test_v_what_an_8_building_is_worth_in_each_city() -> None:
    assert tuple(of_buildings(5, [("villa", 8, city)])[1] for city in CITIES) == (34, 26, 19, 13, 8, 4)


def test_8_buildings_count_like_any_other_for_their_category() -> None:
    assert of_buildings(6, [("villa", 8, "pisa"), ("castello", 8, "pisa")]) == (True, 12)
    assert of_buildings(7, [(kind, 8, "pisa") for kind in CITY_TYPES]) == (True, 12)
    assert of_buildings(9, [("villa", 8, "pisa"), ("porta", 8, "lucca"), ("porta", 1, "lucca")]) == (False, 16)


def test_the_category_goes_by_the_type_wherever_a_building_stands() -> None:
    land = [(kind, cost, city) for (kind, cost), city in zip(tiles(LAND_TYPES), CITIES, strict=False)]
    assert of_buildings(6, land) == (True, 36)
    assert of_buildings(7, land) == (False, 0)
