"""8-buildings and upgrade tiles."""

import pytest

from engine.core.forms.offers import Value
from tests.games.carrara.expansion.seen import expansion
from tests.games.carrara.moves import (
    after,
    asked,
    counts_offer,
    door,
    happened,
    keys,
    offer,
    play,
    player,
    refused,
    screen,
    table,
)
from tests.games.carrara.position import CITIES, TYPES, UPGRADES, Side, Wider, marble, position

EIGHT_GREEN = Side(blocks=marble(red=2, green=6))
CATTEDRALE: dict[str, Value] = {"type": "cattedrale", "city": "viareggio", "blocks": marble(red=2, green=6)}


def test_x06_the_upgrade_tile_of_a_city_in_which_nothing_stands_may_be_taken() -> None:
    state = position(EIGHT_GREEN, wider=Wider())

    built = play(state, "eight", **CATTEDRALE, upgrade="lucca")

    assert keys(built) == ["built-eight", "upgraded"]
    assert happened(built, "built-eight") == {
        "seat": 0,
        "type": "cattedrale",
        "cost": 8,
        "city": "viareggio",
        "blocks": marble(red=2, green=6),
    }
    assert happened(built, "upgraded") == {"seat": 0, "space": "lucca", "vp": 3, "coins": 1}
    (building,) = player(built.state, 0).buildings
    assert (building.type, building.cost, building.city) == ("cattedrale", 8, "viareggio")
    assert screen(built.state, 0).blocks == marble()
    assert table(built.state).bag == table(state).bag + 8
    assert table(built.state).display == table(state).display
    assert "cattedrale" not in [tile.type for tile in expansion(built.state).eights]
    assert asked(built.state) == (1, "wider-turn")


def test_x13_the_upgrade_tile_must_be_named_and_left() -> None:
    state = position(EIGHT_GREEN, others={1: Side(upgrades=["pisa"])}, wider=Wider())
    assert refused(state, "eight", **CATTEDRALE).code == "core.missing-field"
    assert refused(state, "eight", **CATTEDRALE, upgrade="pisa").code == "carrara.upgrade-gone"
    assert refused(state, "eight", **CATTEDRALE, upgrade="lerico").code == "core.not-offered"


def test_x13_improving_takes_an_upgrade_tile_just_with_an_8_building() -> None:
    side = Side(buildings=[("castello", 3, "lerici")], blocks=marble(black=5))
    state = position(side, others={1: Side(upgrades=["pisa"])}, display=[("porta", 5)], wider=Wider())
    to_five: dict[str, Value] = {"old": "castello-3", "building": "1", "blocks": marble(black=2)}
    assert refused(state, "improve", **to_five, upgrade="lucca").code == "carrara.no-upgrade"
    to_eight: dict[str, Value] = {"old": "castello-3", "building": "villa-8", "blocks": marble(black=5)}
    assert refused(state, "improve", **to_eight).code == "core.missing-field"
    assert refused(state, "improve", **to_eight, upgrade="pisa").code == "carrara.upgrade-gone"
    assert refused(state, "improve", **to_eight, upgrade="lerico").code == "core.not-offered"
    refused(position(EIGHT_GREEN, display=[("porta", 5)], wider=Wider()), "build", building="1", city="lerici",
            blocks=marble(green=5), upgrade="lucca")  # fmt: skip


def test_x14_the_six_8_buildings_leave_two_upgrade_tiles_and_do_not_end_the_game() -> None:
    left, right = [("biblioteca", 5, "lerici")], [("palazzo", 5, "lerici")]
    mine, his = marble(white=7, yellow=7, red=5), marble(green=7, blue=7, black=5)
    state = position(
        Side(blocks=mine, buildings=left), others={1: Side(blocks=his, buildings=right)}, wheel={}, wider=Wider()
    )
    payments = [
        (marble(white=7, yellow=1), marble(green=7, blue=1)),
        (marble(yellow=6, red=2), marble(blue=6, black=2)),
        (marble(red=3), marble(black=3)),
    ]
    numbers, kinds = list[int](), list(TYPES)
    for number, paid in enumerate([paid for both in payments for paid in both]):
        old = {0: "biblioteca-5", 1: "palazzo-5"}[number % 2]
        move: dict[str, Value] = {"blocks": paid, "upgrade": UPGRADES[number]}
        move |= (
            {"type": kinds[number], "city": "lerici"} if number < 4 else {"old": old, "building": f"{kinds[number]}-8"}
        )
        verb = "eight" if number < 4 else "improve"
        choices = offer(state, verb, "upgrade", **{name: value for name, value in move.items() if name != "upgrade"})
        numbers.append(sum(choices.allows(space) for space in UPGRADES))
        state = after(state, verb, **move)
    assert numbers == [8, 7, 6, 5, 4, 3]
    assert [tile.space for tile in expansion(state).upgrades] == ["city", "land"]
    assert expansion(state).eights == ()
    assert sum(tile is not None for tile in table(state).display) == 9
    assert table(state).ending == ""


def test_x07_upgraded_lucca_brings_points_and_coins() -> None:
    side = Side(buildings=[("palazzo", 2, "lucca"), ("porta", 3, "lucca")], upgrades=["lucca"])
    scored = play(position(side, wider=Wider()), "score", what="lucca")
    assert happened(scored, "scored") == {
        "seat": 0,
        "what": "lucca",
        "vp": 15,
        "coins": 5,
        "objects": (0, 1, 1, 0, 0, 0),
    }


def test_x16_an_upgraded_city_counts_for_its_buildings_when_a_type_is_scored() -> None:
    side = Side(buildings=[("biblioteca", 2, "massa"), ("biblioteca", 8, "lerici")], upgrades=["lerici"])
    scored = happened(play(position(side, wider=Wider()), "score", what="biblioteca"), "scored")
    assert (scored["vp"], scored["coins"], scored["objects"]) == (10, 8, (2, 0, 0, 0, 0, 0))


def test_x18_an_8_building_is_scored_like_any_other() -> None:
    side = Side(buildings=[("cattedrale", 8, "viareggio")], upgrades=["lucca"])
    state = position(side, wider=Wider())
    of_type = happened(play(state, "score", what="cattedrale"), "scored")
    assert (of_type["vp"], of_type["coins"], of_type["objects"]) == (0, 16, (0, 0, 0, 1, 0, 0))
    of_category = happened(play(state, "score", what="city"), "scored-category")
    assert (of_category["vp"], of_category["coins"]) == (0, 8)


UPGRADED = {
    "livorno": (4, 1),
    "pisa": (1, 3),
    "lucca": (3, 1),
    "viareggio": (1, 2),
    "massa": (2, 1),
    "lerici": (1, 1),
    "city": (1, 1),
    "land": (2, 1),
}


def test_the_eight_upgrade_tiles() -> None:
    tiles = expansion(position(Side(), wider=Wider())).upgrades
    assert {tile.space: (tile.vp, tile.coins) for tile in tiles} == UPGRADED


@pytest.mark.parametrize("city", CITIES)
def test_an_upgrade_raises_its_owners_value_and_nobody_elses(city: str) -> None:
    mine = Side(buildings=[("villa", 1, city)], upgrades=[city])
    his = Side(buildings=[("palazzo", 1, city)])
    state = position(mine, others={1: his}, wider=Wider())
    my_worth, his_worth = ({each.what: (each.vp, each.coins) for each in player(state, n).worth} for n in (0, 1))
    assert my_worth["villa"] == my_worth[city] == UPGRADED[city]
    assert his_worth["palazzo"] == his_worth[city] != UPGRADED[city]


def test_ruling_41_a_tile_may_be_taken_for_what_is_scored_and_nothing_is_paid_afterwards() -> None:
    built_before = [("porta", 2, "viareggio"), ("palazzo", 1, "viareggio"), ("villa", 1, "viareggio")]
    side = Side(blocks=EIGHT_GREEN.blocks, buildings=built_before, scored=["viareggio", "city"])
    state = position(side, others={1: Side(scored=["massa"])}, wider=Wider())
    for space in ("viareggio", "city", "massa"):
        built = after(state, "eight", **CATTEDRALE, upgrade=space)
        assert (player(built, 0).vp, screen(built, 0).coins) == (0, 20)
    label = door(state).label("eight", CATTEDRALE, "upgrade", "city")
    assert [text.key for text in label.hint] == ["upgrade-useless"]
    for space in ("viareggio", "land"):
        hints = door(state).label("eight", CATTEDRALE, "upgrade", space).hint
        assert "upgrade-useless" not in [text.key for text in hints]


def test_eight_blocks_of_colours_the_city_accepts() -> None:
    state = position(Side(blocks=marble(white=2, yellow=6, blue=6)), wider=Wider())
    assert [city for city in CITIES if offer(state, "eight", "city").allows(city)] == list(CITIES[1:])
    assert counts_offer(state, "eight", "blocks", type="villa", city="pisa").totals == (8,)
    wrong = refused(state, "eight", type="villa", city="pisa", blocks=marble(blue=6, white=2), upgrade="pisa")
    assert wrong.code == "carrara.city-colour"
    seven = refused(state, "eight", type="villa", city="pisa", blocks=marble(yellow=6, white=1), upgrade="pisa")
    assert seven.code == "carrara.wrong-payment"


def test_an_8_building_lies_on_no_space_of_the_display() -> None:
    state = position(Side(blocks=marble(black=6, blue=2)), wider=Wider())
    refused(state, "build", building="villa-8", city="lerici", blocks=marble(black=6, blue=2))


def test_ruling_45_in_the_last_round_8_buildings_can_still_be_built() -> None:
    state = position(EIGHT_GREEN, seat=1, last_tiles=[], ended_by=0, wider=Wider())
    assert keys(play(state, "eight", **CATTEDRALE, upgrade="lucca"))[:2] == ["built-eight", "upgraded"]


def test_ruling_44_any_number_of_8_buildings_per_player_and_city() -> None:
    side = Side(blocks=EIGHT_GREEN.blocks, buildings=[("villa", 8, "viareggio")], upgrades=["lucca"])
    built = after(position(side, wider=Wider()), "eight", **CATTEDRALE, upgrade="land")
    assert [each.cost for each in player(built, 0).buildings] == [8, 8]
    assert [tile.space for tile in expansion(built).players[0].upgrades] == ["lucca", "land"]


def test_other_than_eight_blocks_pay_no_8_building() -> None:
    state = position(Side(blocks=marble(blue=6, black=6)), wider=Wider())
    for blocks in (marble(black=6, blue=1), marble(black=6, blue=3)):
        assert not offer(state, "eight", "city", blocks=blocks).allows("lerici")
        assert not offer(state, "eight", "type", blocks=blocks).allows("villa")
    assert offer(state, "eight", "city", blocks=marble(black=6, blue=2)).allows("lerici")
