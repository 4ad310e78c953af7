"""The data file: every number of the booklet, the counts of the pieces, and what is marked as reconstructed."""

from collections import Counter

import pytest

from engine.games.carrara.data import FACTS
from engine.games.carrara.game import GAME
from tests.games.carrara.moves import screen, table
from tests.games.carrara.position import CITIES, COLOURS, OBJECTS, SECTIONS, TYPES, Counts, marble, new

FACTS_NOW = FACTS[max(FACTS)]

PRICES = {
    "white": (6, 5, 4, 3, 2, 1),
    "yellow": (5, 4, 3, 2, 1, 0),
    "red": (4, 3, 2, 1, 0, 0),
    "green": (3, 2, 1, 0, 0, 0),
    "blue": (2, 1, 0, 0, 0, 0),
    "black": (1, 0, 0, 0, 0, 0),
}

VALUES = {
    "livorno": (1, 3, 0, 2),
    "pisa": (2, 0, 3, 2),
    "lucca": (3, 2, 0, 2),
    "viareggio": (4, 0, 2, 3),
    "massa": (5, 1, 0, 3),
    "lerici": (6, 0, 1, 3),
}
"""How many colours it accepts from white on; points and coins for each point of cost; buildings to score it."""


def test_ruling_1_the_prices_of_all_six_sections() -> None:
    assert {colour.id: colour.prices for colour in FACTS_NOW.colours} == PRICES
    assert FACTS_NOW.sections == SECTIONS


def test_the_cities() -> None:
    found = {city.id: (len(city.accepts), city.vp, city.coins, city.buildings_to_score) for city in FACTS_NOW.cities}
    assert found == VALUES
    for city in FACTS_NOW.cities:
        assert city.accepts == COLOURS[: len(city.accepts)]


def test_ruling_2_the_object_and_the_category_of_each_type() -> None:
    assert [(kind.id, kind.object) for kind in FACTS_NOW.types] == [*zip(TYPES, OBJECTS, strict=True)]
    assert dict(zip(TYPES, OBJECTS, strict=True)) == {
        "biblioteca": "book",
        "palazzo": "crown",
        "porta": "gate",
        "cattedrale": "cup",
        "castello": "flag",
        "villa": "coat",
    }
    assert [kind.id for kind in FACTS_NOW.types if kind.category == "land"] == ["castello", "villa"]


def test_the_groups_of_the_game_have_the_order_of_the_box() -> None:
    assert GAME.declares.groups["colour"] == COLOURS
    assert GAME.declares.groups["city"] == CITIES
    assert GAME.declares.groups["type"] == TYPES
    assert GAME.declares.groups["object"] == OBJECTS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_42_blocks_36_objects_30_buildings_and_six_markers_each(players: int) -> None:
    census = GAME.proves.census(new(players))
    blocks = {name: n for name, n in census.items() if name.startswith("blocks ")}
    objects = {name: n for name, n in census.items() if name.startswith("objects ")}
    tiles = {name: n for name, n in census.items() if name.startswith("tile ") and n}
    assert (sum(blocks.values()), set(blocks.values())) == (42, {7})
    assert (sum(objects.values()), set(objects.values())) == (36, {6})
    assert (len(tiles), set(tiles.values())) == (30, {1})
    assert census["markers"] == 6 * players


def test_each_type_has_five_buildings_from_one_to_five() -> None:
    assert FACTS_NOW.costs == (1, 2, 3, 4, 5)


def test_nine_different_buildings_lie_face_up_and_a_table_with_another_seed_has_others() -> None:
    shown = [(tile.type, tile.cost) for tile in table(new()).display if tile is not None]
    assert len(set(shown)) == 9
    other = GAME.plays.initial(2, GAME.declares.options(), type(new().chance)(b"another quarry of marble"))[0]
    assert table(other).display != table(new()).display


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up_of_each_seat(players: int) -> None:
    state = new(players)
    starts: tuple[Counts, ...] = (marble(black=1), marble(blue=1), marble(green=1), marble(red=1))
    for seat in range(players):
        own = screen(state, seat)
        assert (own.coins, own.blocks, sum(own.objects)) == (20, starts[seat], 0)
        public = table(state).players[seat]
        assert (public.vp, public.markers, public.buildings, public.scored) == (0, 6, (), ())


def test_the_set_up_of_the_table() -> None:
    seen = table(new(3))
    assert seen.for_sale == (1,) * 6
    assert seen.supply == (5,) * 6
    assert seen.city_markers == (None,) * 6
    assert Counter(map(sum, seen.wheel)) == {6: 1, 0: 5}
    assert seen.pile == 21


def test_the_numbers_of_the_rules() -> None:
    facts = FACTS_NOW
    assert (facts.wheel_holds, facts.object_price, facts.relief, facts.announcement_vp) == (11, 10, 2, 5)
    assert (facts.vp_per_object, facts.coins_per_vp) == (3, 5)


def test_the_objects_that_no_booklet_names_are_marked_as_reconstructed() -> None:
    """The text pairs only biblioteca with book and palazzo with crown; the pictures of the others are lost."""
    marked = [kind.id for kind in FACTS_NOW.types if kind.reconstructed]
    assert marked == ["porta", "cattedrale", "castello", "villa"]
    assert any("object" in line and "biblioteca" in line and "palazzo" in line for line in FACTS_NOW.reconstructed)


def test_the_prices_that_no_booklet_names_are_marked_as_reconstructed() -> None:
    assert any("III to V" in line for line in FACTS_NOW.reconstructed)


@pytest.mark.parametrize("city", ["viareggio", "lerici"])
def test_the_city_values_that_no_booklet_names_are_marked_as_reconstructed(city: str) -> None:
    """Their multipliers stood only in the picture of the player board; no example of the text uses them."""
    assert any(city in line.lower() for line in FACTS_NOW.reconstructed)
