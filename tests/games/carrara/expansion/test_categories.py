"""Scoring the City or the Land buildings as a whole: at the category's own value, and without objects."""

import pytest

from tests.games.carrara.expansion.seen import met, of_category
from tests.games.carrara.moves import after, happened, keys, offer, play, player, refused, screen, table, verbs
from tests.games.carrara.position import NONE, Built, Side, Wider, position

CITY_7 = of_category(city=(3, 2, 2), where="massa")
LAND_8: list[Built] = [("villa", 1, "massa"), ("castello", 3, "massa"), ("villa", 4, "massa")]


def gains(side: Side, what: str) -> tuple[int, int]:
    state = position(side, wider=Wider())
    scored = play(state, "score", what=what)
    assert keys(scored) == ["scored-category"]
    assert screen(scored.state, 0).objects == NONE
    assert table(scored.state).supply == table(state).supply
    told = happened(scored, "scored-category")
    assert told == {"seat": 0, "what": what, "vp": player(scored.state, 0).vp, "coins": told["coins"]}
    assert screen(scored.state, 0).coins == 20 + int(str(told["coins"]))
    return player(scored.state, 0).vp, screen(scored.state, 0).coins - 20


def test_x04_city_buildings_bring_coins_and_no_objects() -> None:
    assert gains(Side(buildings=CITY_7), "city") == (0, 7)


def test_x05_land_buildings_bring_points_and_no_objects() -> None:
    assert gains(Side(buildings=LAND_8), "land") == (8, 0)


def test_x15_upgraded_categories_bring_both() -> None:
    assert gains(Side(buildings=LAND_8, upgrades=["land"]), "land") == (16, 8)
    assert gains(Side(buildings=CITY_7, upgrades=["city"]), "city") == (7, 7)


def test_x17_the_tiles_of_cities_do_not_matter_for_a_category() -> None:
    standing: list[Built] = [("villa", 1, "livorno"), ("castello", 3, "pisa"), ("villa", 4, "lucca")]
    assert gains(Side(buildings=standing, upgrades=["livorno", "pisa", "lucca"]), "land") == (8, 0)


def test_an_upgraded_category_does_not_matter_for_types_and_cities() -> None:
    side = Side(buildings=[("villa", 2, "lucca"), ("villa", 3, "lucca")], upgrades=["land", "city"])
    for what in ("villa", "lucca"):
        scored = happened(play(position(side, wider=Wider()), "score", what=what), "scored")
        assert (scored["vp"], scored["coins"]) == (10, 0)


@pytest.mark.parametrize(("players", "top", "is_met"), [(2, 1, True), (4, 1, True), (3, 3, False), (4, 3, True)])
def test_x30_categories_are_scorings_but_not_cities(players: int, top: int, is_met: bool) -> None:
    side = Side(buildings=[*CITY_7, *LAND_8], scored=["porta", "massa", "city", "land"])
    state = position(side, players=players, wider=Wider(top=top))
    assert met(state, "top") is is_met
    assert (player(state, 0).scorings, player(state, 0).markers) == (4, 2)


@pytest.mark.parametrize("what", ["city", "land"])
def test_x30_a_category_is_scored_once(what: str) -> None:
    side = Side(buildings=[*CITY_7, *LAND_8])
    state = position(side, others={1: Side(buildings=[("villa", 5, "lucca"), ("porta", 5, "lucca")])}, wider=Wider())
    scored = after(state, "score", what=what)
    assert player(scored, 0).markers == 5
    assert player(scored, 0).scored == (what,)
    again = after(scored, "score", what=what)
    refusal = refused(again, "score", what=what)
    assert (refusal.code, refusal.params) == ("carrara.category-scored", {"what": what})


def test_x30_a_category_without_a_building_cannot_be_scored() -> None:
    state = position(Side(buildings=CITY_7), wider=Wider())
    refusal = refused(state, "score", what="land")
    assert (refusal.code, refusal.params) == ("carrara.no-such-category", {"what": "land"})
    assert not offer(state, "score", "what").allows("land")


def test_a_category_needs_a_marker() -> None:
    scored = ["biblioteca", "palazzo", "porta", "villa", "castello", "massa"]
    state = position(Side(buildings=[*CITY_7, *LAND_8], scored=scored), wider=Wider())
    assert "score" not in verbs(state)
    assert refused(state, "score", what="land").code == "carrara.no-marker"


def test_in_the_base_game_there_are_no_categories() -> None:
    state = position(Side(buildings=[*CITY_7, *LAND_8]))
    assert not offer(state, "score", "what").allows("city")
    assert not offer(state, "score", "what").allows("land")
    refused(state, "score", what="land")
    assert {each.what for each in player(state, 0).worth}.isdisjoint({"city", "land"})


def test_ruling_39_a_building_counts_in_its_type_its_city_and_its_category() -> None:
    side = Side(buildings=LAND_8, coins=0)
    state = position(side, others={1: Side(buildings=[*CITY_7], coins=0)}, wider=Wider())
    for what, other in (("land", "city"), ("massa", "biblioteca"), ("villa", "palazzo")):
        state = after(after(state, "score", what=what), "score", what=other)
    assert player(state, 0).vp == 8 + 8 + 5
    assert screen(state, 0).objects == (0, 0, 0, 0, 1, 4)


def test_ruling_40_a_category_emptied_by_improving_cannot_be_scored() -> None:
    side = Side(buildings=[("villa", 1, "lerici")], blocks=(0, 0, 0, 0, 0, 1))
    state = position(side, display=[("porta", 2)], wider=Wider())
    improved = after(state, "improve", old="villa-1", building="1", blocks=(0, 0, 0, 0, 0, 1))
    worth = {each.what for each in player(improved, 0).worth}
    assert "land" not in worth
    assert {"porta", "city"} <= worth
