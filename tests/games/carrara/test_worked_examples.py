"""The worked examples of the booklet, T01 to T14, as situations and what comes of them."""

from dataclasses import replace

import pytest

from engine.core.play import Accepted
from engine.core.state.events import Reveal
from engine.games.carrara.game import GAME
from tests.games.carrara.moves import (
    after,
    answer,
    asked,
    counts_offer,
    happened,
    play,
    player,
    points,
    refused,
    screen,
    table,
    verbs,
)
from tests.games.carrara.position import CITIES, SECTIONS, TYPES, Built, Side, marble, new, position, things

ONE_OF_EACH = marble(1, 1, 1, 1, 1, 1)


@pytest.mark.parametrize(("players", "in_bag"), [(2, 34), (3, 33), (4, 32)])
def test_t01_the_first_turn_of_the_wheel_brings_five_blocks_onto_section_i(players: int, in_bag: int) -> None:
    state = new(players)
    assert table(state).wheel == (ONE_OF_EACH, *[marble()] * 5)
    assert table(state).bag == in_bag

    turned = play(state, "turn")

    seen = table(turned.state)
    assert sum(seen.wheel[0]) == 5
    assert happened(turned, "turned") == {"seat": 0, "blocks": seen.wheel[0]}
    assert seen.wheel[1:] == (ONE_OF_EACH, *[marble()] * 4)
    assert seen.bag == in_bag - 5
    assert asked(turned.state) == (0, "take")


def test_t02_green_blue_and_black_from_section_ii_cost_three_coins() -> None:
    took = play(after(new(), "turn"), "take", section="II", blocks=marble(green=1, blue=1, black=1))

    assert happened(took, "took") == {
        "seat": 0,
        "section": "II",
        "blocks": marble(green=1, blue=1, black=1),
        "price": 3,
    }
    assert screen(took.state, 0).coins == 17
    assert screen(took.state, 0).blocks == marble(green=1, blue=1, black=2)
    assert table(took.state).wheel[1] == marble(white=1, yellow=1, red=1)
    assert asked(took.state) == (1, "turn")


def test_t02_section_i_could_have_been_chosen_instead() -> None:
    assert counts_offer(after(new(), "turn"), "take", "blocks", section="I").totals


def test_t03_nine_blocks_become_eleven_and_white_and_yellow_on_vi_cost_one() -> None:
    before = {"I": marble(red=2), "III": marble(blue=3, black=2), "V": marble(white=1, yellow=1)}
    turned = after(position(Side(coins=1), wheel=before), "turn")

    wheel = table(turned).wheel
    assert sum(wheel[SECTIONS.index("I")]) == 2
    assert sum(map(sum, wheel)) == 11
    assert wheel[SECTIONS.index("VI")] == marble(white=1, yellow=1)

    took = play(turned, "take", section="VI", blocks=marble(white=1, yellow=1))
    assert happened(took, "took")["price"] == 1
    assert screen(took.state, 0).coins == 0


def test_t04_who_can_pay_for_no_block_shows_it_and_gets_two_coins() -> None:
    turned = after(position(Side(coins=0), wheel={"I": marble(white=3)}), "turn")
    assert verbs(turned) == {"relief"}

    relieved = play(turned, "relief")

    assert isinstance(relieved.events[0], Reveal)
    assert happened(relieved, "relieved") == {"seat": 0, "had": 0, "coins": 2, "blocks": marble()}
    assert screen(relieved.state, 0).coins == 2
    assert screen(relieved.state, 0).blocks == marble()
    assert asked(relieved.state) == (1, "turn")


def test_t05_a_castello_of_three_in_pisa_is_paid_in_white_and_yellow() -> None:
    state = position(Side(blocks=marble(white=2, yellow=2, red=3)), display=[("castello", 3)])
    assert counts_offer(state, "build", "blocks", building="1", city="pisa").caps == marble(white=2, yellow=2)
    with_red = refused(state, "build", building="1", city="pisa", blocks=marble(white=1, yellow=1, red=1))
    assert with_red.code == "carrara.city-colour"

    built = play(state, "build", building="1", city="pisa", blocks=marble(white=2, yellow=1))

    assert happened(built, "built") == {
        "seat": 0,
        "slot": 1,
        "type": "castello",
        "cost": 3,
        "city": "pisa",
        "blocks": marble(white=2, yellow=1),
    }
    (building,) = player(built.state, 0).buildings
    assert (building.type, building.cost, building.city) == ("castello", 3, "pisa")
    assert screen(built.state, 0).blocks == marble(yellow=1, red=3)
    assert table(built.state).bag == table(state).bag + 3
    new_tile = table(built.state).display[0]
    assert new_tile is not None
    assert happened(built, "displayed") == {"slot": 1, "type": new_tile.type, "cost": new_tile.cost}
    assert new_tile not in table(state).display
    assert table(built.state).pile == table(state).pile - 1
    assert asked(built.state) == (1, "turn")


@pytest.mark.parametrize("city", CITIES)
def test_t06_a_villa_with_a_red_and_two_green_can_stand_from_viareggio_on(city: str) -> None:
    state = position(Side(blocks=marble(white=3, red=1, green=2)), display=[("villa", 3)])
    built = answer(state, "build", building="1", city=city, blocks=marble(red=1, green=2))
    assert isinstance(built, Accepted) == (city in ("viareggio", "massa", "lerici"))


@pytest.mark.parametrize("city", CITIES)
def test_t07_a_palazzo_with_two_blue_can_stand_in_massa_or_lerici(city: str) -> None:
    state = position(Side(blocks=marble(white=4, red=1, green=1, blue=2)), display=[("palazzo", 4)])
    built = answer(state, "build", building="1", city=city, blocks=marble(red=1, green=1, blue=2))
    assert isinstance(built, Accepted) == (city in ("massa", "lerici"))


def test_t08_two_biblioteche_in_pisa_and_massa() -> None:
    state = position(Side(coins=0, buildings=[("biblioteca", 3, "pisa"), ("biblioteca", 2, "massa")]))
    scored = play(state, "score", what="biblioteca")

    gain = {"vp": 2, "coins": 9, "objects": things(book=2)}
    assert happened(scored, "scored") == {"seat": 0, "what": "biblioteca", **gain}
    assert screen(scored.state, 0).coins == 9
    assert screen(scored.state, 0).objects == things(book=2)
    board = player(scored.state, 0)
    assert (board.vp, board.scored, board.markers) == (2, ("biblioteca",), 5)
    assert asked(scored.state) == (1, "turn")


def test_t09_two_palazzi_in_massa() -> None:
    state = position(Side(buildings=[("palazzo", 5, "massa"), ("palazzo", 1, "massa")]))
    scored = after(state, "score", what="palazzo")
    assert player(scored, 0).vp == 6
    assert screen(scored, 0).objects == things(crown=2)
    assert player(scored, 0).scored == ("palazzo",)
    assert screen(scored, 0).coins == 20


def test_t10_the_city_of_massa_with_three_buildings() -> None:
    buildings = [("palazzo", 1, "massa"), ("porta", 3, "massa"), ("castello", 5, "massa")]
    scored = after(position(Side(buildings=buildings)), "score", what="massa")
    assert player(scored, 0).vp == 9
    assert screen(scored, 0).objects == things(crown=1, gate=1, flag=1)
    assert table(scored).city_markers[CITIES.index("massa")] == 0
    assert player(scored, 0).markers == 5


def test_t11_the_city_of_pisa_pays_eighteen_coins_and_is_closed_for_all() -> None:
    mine: list[Built] = [("villa", 2, "pisa"), ("porta", 4, "pisa")]
    theirs: list[Built] = [("villa", 3, "pisa"), ("porta", 5, "pisa")]
    state = position(Side(coins=1, buildings=mine), others={1: Side(buildings=theirs)})

    scored = after(state, "score", what="pisa")

    assert screen(scored, 0).coins == 19
    assert screen(scored, 0).objects == things(gate=1, coat=1)
    assert asked(scored) == (1, "turn")
    assert refused(scored, "score", what="pisa").code == "carrara.city-scored"


def test_t12_final_scoring_with_four_players() -> None:
    costs = [("biblioteca", 1), ("palazzo", 4), ("porta", 3), ("cattedrale", 5), ("castello", 2), ("villa", 3)]
    buildings = [(kind, cost, "lerici") for kind, cost in [*costs, ("villa", 5)]]
    announcer = Side(
        coins=4,
        objects=things(book=3, crown=2, gate=1, cup=1),
        buildings=buildings,
        scored=("biblioteca", "palazzo", "porta", "villa"),
        vp=17,
    )
    end = after(after(position(announcer, players=4, seat=3), "announce"), "skip")

    assert end.over
    assert points(end, 3) == {"track": 17, "announcement": 5, "objects": 21, "buildings": 23, "coins": 0}
    assert GAME.shows.scores(end)[3].total == 17 + 5 + 44


def test_t13_final_scoring_with_two_players() -> None:
    costs = [("biblioteca", 2), ("palazzo", 4), ("porta", 4), ("cattedrale", 3), ("castello", 5), ("villa", 1)]
    buildings = [(kind, cost, "lerici") for kind, cost in [*costs, ("villa", 2), ("villa", 4)]]
    side = Side(coins=31, objects=things(1, 1, 1, 1, 1, 1), buildings=buildings, scored=(*TYPES[:4], "lerici"))
    state = position(side, seat=1)
    assert refused(state, "announce").params == {
        "scorings": 5,
        "scorings_goal": 4,
        "objects": 6,
        "objects_goal": 8,
        "cost": 25,
        "cost_goal": 30,
    }

    end = after(position(side, seat=1, ended_by=0, announced=True), "skip")

    assert points(end, 1) == {"track": 0, "announcement": 0, "objects": 18, "buildings": 25, "coins": 6}
    assert GAME.shows.scores(end)[1].total == 49


@pytest.mark.parametrize(("players", "objects", "cost"), [(4, 6, 20), (3, 7, 25), (2, 8, 30)])
def test_t14_the_objectives_are_minimums_by_number_of_players(players: int, objects: int, cost: int) -> None:
    goal = table(new(players)).goal
    assert (goal.scorings, goal.objects, goal.cost) == (4, objects, cost)

    buildings = [(kind, 5, "lerici") for kind in TYPES[: cost // 5]]
    enough = Side(objects=things(2, 2, 2, objects - 6), buildings=buildings, scored=TYPES[:4])
    assert "announce" in verbs(position(enough, players=players))

    for lacking in (
        replace(enough, objects=things(1, 2, 2, objects - 6)),
        replace(enough, buildings=[(TYPES[0], 4, "lerici"), *buildings[1:]]),
        replace(enough, scored=TYPES[:3]),
    ):
        assert "announce" not in verbs(position(lacking, players=players))
