"""Action II: which blocks, which city, which of the face-up buildings, and what a form suggests."""

from itertools import product

import pytest

from engine.core.forms.offers import Value
from engine.core.play import Accepted
from engine.core.values.texts import Text
from tests.games.carrara.moves import (
    after,
    answer,
    asked,
    counts_offer,
    door,
    happened,
    keys,
    offer,
    offers_each_beside_the_others,
    play,
    player,
    refused,
    screen,
    table,
    verbs,
)
from tests.games.carrara.position import CITIES, COLOURS, Counts, Side, marble, position


def one_block(colour: str) -> Counts:
    return tuple(int(colour == each) for each in COLOURS)


@pytest.mark.parametrize(("city", "colour"), [*product(CITIES, COLOURS)])
def test_each_city_accepts_its_own_colour_and_all_lighter_ones(city: str, colour: str) -> None:
    state = position(Side(blocks=marble(1, 1, 1, 1, 1, 1)), display=[("porta", 1)])
    built = answer(state, "build", building="1", city=city, blocks=one_block(colour))
    assert isinstance(built, Accepted) == (COLOURS.index(colour) <= CITIES.index(city))


def test_one_pays_with_the_blocks_one_chooses_and_not_only_the_darkest() -> None:
    state = position(Side(blocks=marble(white=2, green=1, black=2)), display=[("porta", 2)])
    built = after(state, "build", building="1", city="lerici", blocks=marble(white=2))
    assert screen(built, 0).blocks == marble(green=1, black=2)


@pytest.mark.parametrize(
    ("city", "suggested"),
    [
        ("lerici", marble(blue=1, black=2)),
        ("massa", marble(red=1, green=1, blue=1)),
        ("viareggio", marble(yellow=1, red=1, green=1)),
        ("lucca", marble(white=1, yellow=1, red=1)),
        ("pisa", marble(white=2, yellow=1)),
        ("livorno", marble(white=3)),
    ],
)
def test_the_payment_suggested_is_the_darkest_that_the_city_accepts(city: str, suggested: Counts) -> None:
    state = position(Side(blocks=marble(3, 1, 1, 1, 1, 2)), display=[("porta", 3)])
    assert counts_offer(state, "build", "blocks", building="1", city=city).suggested == suggested


def test_exactly_the_cost_is_paid() -> None:
    state = position(Side(blocks=marble(black=5)), display=[("porta", 3)])
    for n in (2, 4):
        refusal = refused(state, "build", building="1", city="lerici", blocks=marble(black=n))
        assert (refusal.code, refusal.params) == ("carrara.wrong-payment", {"cost": 3, "n": n})


def test_only_cities_and_buildings_that_can_be_paid_are_on_offer() -> None:
    state = position(
        Side(blocks=marble(white=1, yellow=1, blue=1)),
        last_tiles=[("porta", 1), ("porta", 2), ("porta", 3), ("porta", 4)],
    )
    cities = [city for city in CITIES if offer(state, "build", "city", building="2").allows(city)]
    assert cities == ["pisa", "lucca", "viareggio", "massa", "lerici"]
    slots = [slot for slot in "123456789" if offer(state, "build", "building").allows(slot)]
    assert slots == ["1", "2", "3"]
    assert [slot for slot in slots if offer(state, "build", "building", city="livorno").allows(slot)] == ["1"]


def test_a_building_comes_from_the_display_and_never_from_the_pile() -> None:
    state = position(Side(blocks=marble(white=5)), display=[("porta", 1)])
    assert refused(state, "build", building="10", city="pisa", blocks=marble(white=1)).code == "core.not-offered"


def test_without_a_pile_the_space_stays_empty() -> None:
    state = position(Side(blocks=marble(white=1)), last_tiles=[("porta", 1), ("villa", 1)])
    built = play(state, "build", building="1", city="livorno", blocks=marble(white=1))
    assert keys(built) == ["built"]
    assert table(built.state).display[0] is None
    assert table(built.state).display[1] == table(state).display[1]


def test_an_empty_space_cannot_be_built() -> None:
    state = position(Side(blocks=marble(white=1)), last_tiles=[("porta", 1)])
    refusal = refused(state, "build", building="2", city="livorno", blocks=marble(white=1))
    assert (refusal.code, refusal.params["legal"]) == ("carrara.space-empty", ("1",))


def test_building_brings_neither_points_nor_coins_nor_objects() -> None:
    state = position(Side(coins=7, blocks=marble(white=5)), display=[("palazzo", 5)])
    built = after(state, "build", building="1", city="livorno", blocks=marble(white=5))
    assert player(built, 0).vp == 0
    assert player(built, 0).markers == 6
    assert (screen(built, 0).coins, sum(screen(built, 0).objects)) == (7, 0)
    assert player(built, 0).cost == 5


def test_who_has_too_few_blocks_for_any_building_cannot_build() -> None:
    state = position(Side(blocks=marble(white=1)), last_tiles=[("porta", 2)])
    assert verbs(state) == {"turn"}


def test_ruling_23_a_city_holds_any_number_of_buildings() -> None:
    ten = [(kind, cost, "livorno") for kind in ("porta", "villa") for cost in (1, 2, 3, 4, 5)]
    state = position(Side(blocks=marble(white=1), buildings=ten), display=[("palazzo", 1)])
    built = after(state, "build", building="1", city="livorno", blocks=marble(white=1))
    assert [building.city for building in player(built, 0).buildings] == ["livorno"] * 11


def test_the_form_says_what_the_remaining_blocks_could_still_build_and_where() -> None:
    state = position(
        Side(blocks=marble(white=1, yellow=1, black=1)),
        last_tiles=[("porta", 1), ("villa", 2), ("castello", 1)],
    )
    label = door(state).label("build", {"building": "1", "city": "lerici"}, "blocks", marble(black=1))
    assert label.note == (
        Text("still-builds", {"cities": CITIES, "legal": ("castello", 1, 3)}),
        Text("still-builds", {"cities": CITIES[1:], "legal": ("villa", 2, 2)}),
    )


def test_the_form_says_if_nothing_more_could_be_built() -> None:
    state = position(Side(blocks=marble(white=2)), last_tiles=[("porta", 1), ("villa", 2)])
    label = door(state).label("build", {"building": "1", "city": "lerici"}, "blocks", marble(white=1))
    assert label.note == (Text("still-builds-nothing"),)


def test_a_city_is_offered_with_what_it_accepts_and_what_the_building_will_bring_there() -> None:
    state = position(Side(blocks=marble(white=4)), display=[("porta", 4)])
    pisa = door(state).label("build", {"building": "1"}, "city", "pisa")
    assert pisa.text == Text("label-city", {"city": "pisa", "colours": ("white", "yellow")})
    assert pisa.gain == (Text("coins-when-scored", {"n": 12}),)
    livorno = door(state).label("build", {"building": "1"}, "city", "livorno")
    assert livorno.gain == (Text("points-when-scored", {"n": 12}),)


def test_building_city_and_blocks_can_be_chosen_in_any_order() -> None:
    state = position(Side(coins=10, blocks=marble(white=1, red=2)), display=[("villa", 3)])
    values: dict[str, Value] = {
        "object": "cup",
        "blocks": marble(white=1, red=2),
        "city": "lucca",
        "building": "1",
    }
    assert offers_each_beside_the_others(state, "build", values)
    built = play(state, "build", **values)
    assert keys(built) == ["built", "displayed", "bought"]
    assert happened(built, "built")["blocks"] == marble(white=1, red=2)
    assert asked(built.state) == (1, "turn")


def test_blocks_chosen_first_decide_which_cities_and_buildings_remain() -> None:
    state = position(
        Side(blocks=marble(white=2, green=2)), last_tiles=[("villa", 1), ("villa", 2), ("villa", 3), ("villa", 4)]
    )
    blocks = marble(white=1, green=1)
    assert [c for c in CITIES if offer(state, "build", "city", blocks=blocks).allows(c)] == [
        "viareggio",
        "massa",
        "lerici",
    ]
    assert [s for s in "1234" if offer(state, "build", "building", blocks=blocks).allows(s)] == ["2"]
