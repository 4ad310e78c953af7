"""Action III: a type once per player, a city once per game, objects while the supply lasts, six markers."""

import pytest

from engine.core.values.texts import Text
from tests.games.carrara.moves import after, door, happened, offer, play, player, refused, screen, table, verbs
from tests.games.carrara.position import CITIES, TYPES, Built, Side, marble, position, things

POINTS = {"livorno": 3, "lucca": 2, "massa": 1}
COINS = {"pisa": 3, "viareggio": 2, "lerici": 1}
NEEDS = {"livorno": 2, "pisa": 2, "lucca": 2, "viareggio": 3, "massa": 3, "lerici": 3}


def buildings_in(city: str, n: int) -> list[Built]:
    """The cheapest buildings of as many types."""
    return [(kind, 1, city) for kind in TYPES[:n]]


@pytest.mark.parametrize("city", CITIES)
def test_each_city_pays_points_or_coins_for_a_type(city: str) -> None:
    scored = play(position(Side(coins=0, buildings=[("villa", 4, city)])), "score", what="villa")
    assert player(scored.state, 0).vp == 4 * POINTS.get(city, 0)
    assert screen(scored.state, 0).coins == 4 * COINS.get(city, 0)
    assert screen(scored.state, 0).objects == things(coat=1)


@pytest.mark.parametrize("city", CITIES)
def test_each_city_needs_its_number_of_buildings(city: str) -> None:
    enough = position(Side(coins=0, buildings=buildings_in(city, NEEDS[city])))
    scored = after(enough, "score", what=city)
    assert player(scored, 0).vp == NEEDS[city] * POINTS.get(city, 0)
    assert screen(scored, 0).coins == NEEDS[city] * COINS.get(city, 0)
    assert sum(screen(scored, 0).objects) == NEEDS[city]

    too_few = position(Side(buildings=buildings_in(city, NEEDS[city] - 1)))
    refusal = refused(too_few, "score", what=city)
    assert refusal.code == "carrara.city-buildings"
    assert refusal.params == {"city": city, "have": NEEDS[city] - 1, "least": NEEDS[city]}


@pytest.mark.parametrize("kind", TYPES)
def test_each_type_brings_its_object_one_for_each_building_whatever_its_cost(kind: str) -> None:
    buildings = [(kind, 5, "livorno"), (kind, 1, "lerici")]
    scored = after(position(Side(buildings=buildings)), "score", what=kind)
    assert screen(scored, 0).objects[TYPES.index(kind)] == 2
    assert sum(screen(scored, 0).objects) == 2


def test_a_type_can_be_scored_by_each_player_but_once_by_each() -> None:
    theirs = Side(buildings=[("villa", 2, "massa")])
    state = position(Side(buildings=[("villa", 1, "massa"), ("porta", 1, "massa")]), others={1: theirs})
    mine = after(state, "score", what="villa")
    both = after(mine, "score", what="villa")
    assert (player(both, 0).scored, player(both, 1).scored) == (("villa",), ("villa",))
    assert refused(both, "score", what="villa").code == "carrara.type-scored"


def test_a_building_can_be_scored_by_its_type_and_by_its_city() -> None:
    side = Side(coins=0, buildings=[("villa", 2, "pisa"), ("porta", 4, "pisa")], scored=("villa",))
    assert screen(after(position(side), "score", what="pisa"), 0).coins == 18


def test_a_city_can_be_scored_first_and_the_type_of_its_buildings_after() -> None:
    side = Side(coins=0, buildings=[("villa", 2, "pisa"), ("porta", 4, "pisa"), ("villa", 3, "lucca")])
    city = after(position(side), "score", what="pisa")
    other = after(after(city, "turn"), "take", section="II", blocks=marble(black=1))
    both = play(other, "score", what="villa")
    gain = {"vp": 6, "coins": 6, "objects": things(coat=2)}
    assert happened(both, "scored") == {"seat": 0, "what": "villa", **gain}
    assert screen(both.state, 0).coins == 18 + 6
    assert screen(both.state, 0).objects == things(gate=1, coat=3)
    mine = player(both.state, 0)
    assert (mine.vp, mine.markers, mine.scorings, mine.scored) == (6, 4, 2, ("villa",))


def test_only_ones_own_buildings_are_scored() -> None:
    theirs = Side(buildings=[("villa", 2, "livorno"), ("porta", 3, "livorno")])
    state = position(Side(buildings=[("porta", 1, "livorno")]), others={1: theirs})
    assert player(after(state, "score", what="porta"), 0).vp == 3
    assert refused(state, "score", what="villa").code == "carrara.no-such-building"
    assert refused(state, "score", what="livorno").params["have"] == 1


def test_buildings_of_a_type_already_scored_count_for_their_city() -> None:
    side = Side(buildings=[("villa", 2, "lucca"), ("villa", 3, "lucca")], scored=("villa",))
    scored = after(position(side), "score", what="lucca")
    assert player(scored, 0).vp == 10
    assert screen(scored, 0).objects == things(coat=2)


def test_six_markers_are_six_scorings() -> None:
    buildings = [(kind, 1, "lerici") for kind in TYPES]
    sixth = position(Side(buildings=buildings, scored=TYPES[:5]))
    assert "score" in verbs(sixth)
    assert player(after(sixth, "score", what="lerici"), 0).markers == 0

    seventh = position(Side(buildings=buildings, scored=(*TYPES[:5], "lerici")))
    assert "score" not in verbs(seventh)
    assert refused(seventh, "score", what="villa").code == "carrara.no-marker"


def test_ruling_25_an_empty_supply_gives_nothing_but_points_are_always_given() -> None:
    side = Side(buildings=[("villa", 3, "livorno")])
    state = position(side, supply=things(5, 5, 5, 5, 5, 0))
    scored = play(state, "score", what="villa")
    assert happened(scored, "scored")["objects"] == things()
    assert player(scored.state, 0).vp == 9
    assert sum(screen(scored.state, 0).objects) == 0
    assert table(scored.state).for_sale == things(1, 1, 1, 1, 1, 1)


def test_ruling_25_of_a_partial_supply_one_takes_what_is_left() -> None:
    side = Side(buildings=[("villa", 1, "massa"), ("villa", 2, "massa"), ("porta", 1, "massa"), ("porta", 2, "massa")])
    state = position(side, supply=things(5, 5, 5, 5, 5, 1))
    scored = after(state, "score", what="massa")
    assert screen(scored, 0).objects == things(gate=2, coat=1)
    assert table(scored).supply == things(5, 5, 3, 5, 5, 0)
    assert player(scored, 0).vp == 6


def test_ruling_25_of_a_partial_supply_a_type_brings_what_is_left_and_all_its_points() -> None:
    side = Side(coins=0, buildings=[("villa", 1, "massa"), ("villa", 2, "pisa"), ("villa", 4, "livorno")])
    scored = play(position(side, supply=things(5, 5, 5, 5, 5, 2)), "score", what="villa")
    gain = {"vp": 13, "coins": 6, "objects": things(coat=2)}
    assert happened(scored, "scored") == {"seat": 0, "what": "villa", **gain}
    assert screen(scored.state, 0).objects == things(coat=2)
    assert screen(scored.state, 0).coins == 6
    assert table(scored.state).supply == things(5, 5, 5, 5, 5, 0)


def test_objects_come_from_the_supply_and_not_from_the_sale() -> None:
    scored = after(position(Side(buildings=[("castello", 1, "massa")])), "score", what="castello")
    assert table(scored).supply == things(5, 5, 5, 5, 4, 5)
    assert table(scored).for_sale == things(1, 1, 1, 1, 1, 1)


def test_only_what_can_be_scored_is_on_offer_and_with_its_gain() -> None:
    buildings = [("villa", 2, "pisa"), ("porta", 3, "livorno"), ("porta", 4, "pisa")]
    state = position(Side(blocks=marble(white=1), buildings=buildings))
    what = offer(state, "score", "what")
    assert [name for name in (*TYPES, *CITIES) if what.allows(name)] == ["porta", "villa", "pisa"]
    assert door(state).label("score", {}, "what", "porta").gain == (
        Text("points", {"n": 9}),
        Text("coins", {"n": 12}),
        Text("label-objects", {"objects": things(gate=2)}),
    )
