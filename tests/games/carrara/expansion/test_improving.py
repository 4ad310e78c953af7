"""Improving: a building becomes a dearer one in the same city, for the difference."""

import pytest

from engine.core.forms.offers import Value
from engine.games.carrara.state import CarraraState
from tests.games.carrara.expansion.seen import expansion
from tests.games.carrara.moves import after, asked, happened, keys, offer, play, player, refused, screen, table, verbs
from tests.games.carrara.position import Built, Side, Tile, Wider, marble, position

CASTELLO_IN_LUCCA = ("castello", 3, "lucca")
BIBLIOTECA: list[Tile] = [("biblioteca", 4)]
TO_BIBLIOTECA: dict[str, Value] = {"old": "castello-3", "building": "1", "blocks": marble(yellow=1)}
PORTA_IN_MASSA = Side(buildings=[("porta", 3, "massa")], blocks=marble(blue=5))


def standing(state: CarraraState, seat: int = 0) -> list[Built]:
    return [(each.type, each.cost, each.city) for each in player(state, seat).buildings]


def test_x02_castello_3_in_lucca_becomes_biblioteca_4_for_a_yellow_block() -> None:
    state = position(Side(buildings=[CASTELLO_IN_LUCCA], blocks=marble(yellow=2)), display=BIBLIOTECA, wider=Wider())

    improved = play(state, "improve", **TO_BIBLIOTECA)

    assert keys(improved) == ["improved", "displayed"]
    assert happened(improved, "improved") == {
        "seat": 0,
        "old": "castello",
        "old_cost": 3,
        "city": "lucca",
        "type": "biblioteca",
        "cost": 4,
        "slot": 1,
        "blocks": marble(yellow=1),
    }
    assert standing(improved.state) == [("biblioteca", 4, "lucca")]
    assert screen(improved.state, 0).blocks == marble(yellow=1)
    assert table(improved.state).bag == table(state).bag + 1
    (gone,) = expansion(improved.state).replaced
    assert (gone.type, gone.cost) == ("castello", 3)
    shown = table(improved.state).display[0]
    assert shown is not None
    assert shown not in table(state).display
    assert happened(improved, "displayed") == {"slot": 1, "type": shown.type, "cost": shown.cost}
    assert table(improved.state).pile == table(state).pile - 1
    assert asked(improved.state) == (1, "wider-turn")


def test_x03_porta_3_becomes_castello_8_for_five_blocks_and_no_tile_is_shown() -> None:
    state = position(PORTA_IN_MASSA, wider=Wider())
    move: dict[str, Value] = {"old": "porta-3", "building": "castello-8", "upgrade": "livorno"}
    assert refused(state, "improve", **move, blocks=marble(blue=4)).code == "carrara.wrong-difference"

    improved = play(state, "improve", **move, blocks=marble(blue=5))

    assert keys(improved) == ["improved", "upgraded"]
    assert (happened(improved, "improved")["cost"], happened(improved, "improved")["slot"]) == (8, 0)
    assert table(improved.state).display == table(state).display
    assert table(improved.state).pile == table(state).pile


def test_x12_an_improvement_to_an_8_building_brings_an_upgrade_tile_as_well() -> None:
    state = position(PORTA_IN_MASSA, wider=Wider())

    improved = play(state, "improve", old="porta-3", building="castello-8", blocks=marble(blue=5), upgrade="land")

    assert happened(improved, "upgraded") == {"seat": 0, "space": "land", "vp": 2, "coins": 1}
    seen = expansion(improved.state)
    assert [[tile.space for tile in each.upgrades] for each in seen.players] == [["land"], []]
    assert "land" not in [tile.space for tile in seen.upgrades]
    assert [tile.type for tile in seen.eights] == ["biblioteca", "palazzo", "porta", "cattedrale", "villa"]
    assert [(tile.type, tile.cost) for tile in seen.replaced] == [("porta", 3)]
    assert table(improved.state).display == table(state).display
    assert standing(improved.state) == [("castello", 8, "massa")]


def test_x19_improving_in_a_scored_city_brings_nothing_and_the_city_stays_scored() -> None:
    side = Side(buildings=[CASTELLO_IN_LUCCA, ("porta", 2, "lucca")], blocks=marble(yellow=1), scored=["lucca"], vp=9)
    state = position(side, display=BIBLIOTECA, wider=Wider())

    improved = after(state, "improve", **TO_BIBLIOTECA)

    assert (player(improved, 0).vp, screen(improved, 0).coins) == (9, 20)
    assert table(improved).city_markers[2] == 0
    assert player(improved, 0).cost == player(state, 0).cost + 1
    assert player(improved, 0).markers == 5


def test_x20_the_marker_of_an_improved_type_stays_and_the_new_type_can_be_scored() -> None:
    side = Side(buildings=[CASTELLO_IN_LUCCA], blocks=marble(yellow=1), scored=["castello"])
    other = Side(buildings=[("villa", 1, "massa")])
    state = position(side, others={1: other}, display=BIBLIOTECA, wider=Wider())

    improved = after(state, "improve", **TO_BIBLIOTECA)
    assert player(improved, 0).scored == ("castello",)
    his_turn = after(improved, "score", what="villa")
    scored = play(his_turn, "score", what="biblioteca")

    assert happened(scored, "scored") == {
        "seat": 0,
        "what": "biblioteca",
        "vp": 8,
        "coins": 0,
        "objects": (1, 0, 0, 0, 0, 0),
    }
    assert refused(his_turn, "score", what="castello").code == "carrara.type-scored"


def test_x21_the_last_tile_of_the_display_ends_the_game_when_it_improves_something() -> None:
    side = Side(buildings=[("villa", 1, "lerici")], blocks=marble(black=6, blue=2))
    state = position(side, last_tiles=[("porta", 2)], wider=Wider())

    improved = play(state, "improve", old="villa-1", building="1", blocks=marble(black=1))
    assert keys(improved) == ["improved", "last-building"]
    assert (table(improved.state).ending, table(improved.state).ended_by) == ("built", 0)

    built = play(state, "eight", type="porta", city="lerici", blocks=marble(black=6, blue=2), upgrade="massa")
    assert keys(built) == ["built-eight", "upgraded"]
    assert table(built.state).ending == ""


def test_x21_an_improvement_to_an_8_building_does_not_end_the_game_either() -> None:
    side = Side(buildings=[("villa", 1, "lerici")], blocks=marble(black=6, blue=1))
    state = position(side, last_tiles=[("porta", 2)], wider=Wider())
    move: dict[str, Value] = {
        "old": "villa-1",
        "building": "porta-8",
        "blocks": marble(black=6, blue=1),
        "upgrade": "massa",
    }
    assert table(after(state, "improve", **move)).ending == ""


@pytest.mark.parametrize(
    ("tile", "code"), [(("palazzo", 3), "carrara.not-dearer"), (("villa", 2), "carrara.not-dearer")]
)
def test_ruling_42_never_to_the_same_or_a_lower_cost(tile: Tile, code: str) -> None:
    state = position(
        Side(buildings=[CASTELLO_IN_LUCCA], blocks=marble(yellow=5)), display=[*BIBLIOTECA, tile], wider=Wider()
    )
    assert refused(state, "improve", old="castello-3", building="2", blocks=marble(yellow=1)).code == code


def test_ruling_42_an_8_building_is_never_replaced() -> None:
    side = Side(
        buildings=[("castello", 8, "lerici"), ("villa", 1, "lerici")], blocks=marble(black=6, blue=1), upgrades=["city"]
    )
    state = position(side, wider=Wider())
    found = offer(state, "improve", "old")
    assert not found.allows("castello-8")
    assert found.allows("villa-1")


def test_ruling_42_never_another_players_building() -> None:
    side = Side(buildings=[("villa", 1, "lerici")], blocks=marble(black=6, blue=1))
    state = position(side, others={1: PORTA_IN_MASSA}, display=BIBLIOTECA, wider=Wider())
    refused(state, "improve", old="porta-3", building="1", blocks=marble(black=1))


def test_the_difference_is_paid_in_colours_of_the_city() -> None:
    side = Side(buildings=[CASTELLO_IN_LUCCA], blocks=marble(yellow=1, green=1))
    state = position(side, display=[*BIBLIOTECA, ("palazzo", 5)], wider=Wider())
    assert refused(state, "improve", **{**TO_BIBLIOTECA, "blocks": marble(green=1)}).code == "carrara.city-colour"
    dear: dict[str, Value] = {"old": "castello-3", "building": "2", "blocks": marble(yellow=1, green=1)}
    assert refused(state, "improve", **dear).code == "carrara.difference"


def test_ruling_43_improving_leaves_the_number_of_buildings_as_it_was() -> None:
    side = Side(buildings=[CASTELLO_IN_LUCCA, ("villa", 1, "pisa")], blocks=marble(yellow=1))
    improved = after(position(side, display=BIBLIOTECA, wider=Wider(top=4)), "improve", **TO_BIBLIOTECA)
    (top, _, _) = expansion(improved).players[0].progress
    assert top is not None
    assert top.far == 2


def test_an_object_may_be_bought_after_improving() -> None:
    side = Side(buildings=[CASTELLO_IN_LUCCA], blocks=marble(yellow=1), coins=10)
    improved = play(position(side, display=BIBLIOTECA, wider=Wider()), "improve", **TO_BIBLIOTECA, object="gate")
    assert keys(improved) == ["improved", "displayed", "bought"]
    assert screen(improved.state, 0).coins == 0


def test_blocks_chosen_first_leave_what_they_can_pay() -> None:
    side = Side(buildings=[CASTELLO_IN_LUCCA, ("villa", 3, "lerici")], blocks=marble(yellow=2, green=2))
    state = position(side, display=[*BIBLIOTECA, ("porta", 5)], wider=Wider())
    assert [
        offer(state, "improve", "old", blocks=marble(green=1)).allows(name) for name in ("castello-3", "villa-3")
    ] == [
        False,
        True,
    ]
    found = offer(state, "improve", "building", old="castello-3", blocks=marble(yellow=2))
    assert [found.allows(space) for space in ("1", "2")] == [False, True]


def test_what_another_could_improve_is_nothing_to_oneself() -> None:
    dear = Side(buildings=[("porta", 5, "lerici")], blocks=marble(black=1))
    state = position(dear, others={1: Side(buildings=[("villa", 3, "lerici")])}, display=BIBLIOTECA, wider=Wider())
    assert "improve" not in verbs(state)
