"""What a player is shown before he chooses: what a tile would finish, what a payment costs, how he will then stand."""

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.core.state.views import Label
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.districts import finished, half
from tests.games.carpe_diem.moves import add, pay, player, scored, scoring, screen
from tests.games.carpe_diem.plays import built
from tests.games.carpe_diem.position import Side, position


def label(state: CarpeDiemState, verb: str, field: str, value: str, **filled: Value) -> Label:
    return Door(GAME, state, 0).label(verb, {**filled}, field, value)


def hints(found: Label) -> list[tuple[str, dict[str, object]]]:
    return [(text.key, dict(text.params)) for text in found.hint]


def test_a_tile_says_where_it_lies_and_in_how_many_cells_it_fits() -> None:
    state = position(Side(["W67 C3"]), Side(), spaces={2: ["W68"]}, row=["K01"])
    assert hints(label(state, "walk", "tile", "W68")) == [("on-space", {"space": "2"}), ("fits", {"n": 4})]
    asked = built(Side(half("artisan")), "K29", "D3", row=["K31"]).state
    assert [key for key, _ in hints(label(asked, "pick", "tile", "K31"))] == ["fits"]


def test_tiles_that_are_alike_are_told_apart_by_their_space_and_their_number() -> None:
    state = position(Side(), Side(), spaces={2: ["W68", "W69", "W02"], 7: ["W70"]})
    named = {tile: label(state, "walk", "tile", tile).text for tile in ("W02", "W68", "W69", "W70")}
    apart = {tile: (text.params["space"], text.params["nth"]) for tile, text in named.items() if text is not None}
    assert apart == {"W68": (2, 1), "W69": (2, 2), "W02": (0, 0), "W70": (7, 0)}
    chosen = label(state, "leap", "tile", "W68", space="2").text
    assert chosen == label(state, "leap", "tile", "W68").text, "what was typed first is called the same afterwards"


def test_a_cell_says_whether_a_banner_stands_there_and_what_would_be_finished() -> None:
    state = position(Side(half("pond"), board="B1"), Side(), spaces={2: ["K17", "W68"]})
    said = hints(label(state, "walk", "cell", "D3", tile="K17"))
    assert said == [("on-cell", {"cell": "D3"}), ("banner-there", {}), ("finishes", {"kinds": ("pond",)})]
    assert hints(label(state, "walk", "cell", "C2", tile="W68")) == [], "a building is no element to be finished"
    assert hints(label(state, "walk", "cell", "store", tile="W68")) == []


def test_a_rotation_is_told_by_what_shows_on_each_side() -> None:
    state = position(Side(["W67 C3"]), Side(), spaces={2: ["W02"]})
    shown = label(state, "walk", "rotation", "1", tile="W02", cell="D3").text
    assert shown is not None
    assert shown.params["sides"] == ("villa", "right", "vineyard", "bottom")


def test_a_circle_says_how_often_both_cards_could_be_fulfilled() -> None:
    state = scoring(Side(finished(villa=2), goods=(0, 3, 0, 0), coins=1), Side(), cards=("C09", "A02")).state
    found = label(state, "disc", "circle", "4")
    assert found.text is not None
    assert dict(found.text.params) == {"one": "C09", "n": 2, "two": "A02", "m": 2}
    assert found.short is not None
    assert dict(found.short.params) == {"n": 4}
    worth = {each.card: each.times for each in screen(state).worth}
    assert (worth["C09"], worth["A02"], worth["A01"]) == (2, 2, 0)


def test_a_fountain_card_says_what_it_would_bring_now() -> None:
    state = built(Side(["W67 C3", "W68 C2"]), "W79", "D3", pile=["market", "pond"]).state
    assert hints(label(state, "give", "card", "market")) == [("fountain-worth", {"n": 4})]
    assert hints(label(state, "give", "card", "pond")) == [("fountain-worth", {"n": 0})]


def test_sets_say_what_they_cost_and_bring_and_that_a_failed_card_costs_points() -> None:
    state = scored(Side(goods=(0, 3, 0, 0), coins=1, bread=3), "A02", "D28")
    two = label(state, "pay", "sets", "2")
    assert [(text.key, dict(text.params)) for text in two.cost] == [
        ("goods", {"goods": (0, 3, 0, 0)}),
        ("coins", {"n": 1}),
    ]
    assert [(text.key, dict(text.params)) for text in two.gain] == [("points", {"n": 8})]
    assert [(text.key, dict(text.params)) for text in label(state, "pay", "sets", "0").note] == [
        ("card-fails", {"n": 4})
    ]
    bread = label(state, "pay", "bread", "1", sets="0")
    assert [dict(text.params) for text in (*bread.cost, *bread.gain)] == [{"n": 3}, {"n": 4}]


def test_as_many_sets_as_can_be_paid_are_suggested_with_goods_before_coins() -> None:
    door = Door(GAME, scored(Side(goods=(0, 3, 0, 0), coins=3), "A02", "D28"), 0)
    assert door.suggested("pay", {}, "sets") == "3"
    assert door.suggested("pay", {"sets": "1"}, "goods") == (0, 2, 0, 0)


def test_what_is_foreseen_is_what_comes() -> None:
    state = scored(Side(goods=(0, 2, 0, 0), bread=3), "A02", "D28")
    settled, line = Door(GAME, state, 0).foresee(Form("pay", {"sets": "1", "bread": "1"}))
    assert dict(settled.params) == {"card": "A02", "n": 2, "lost": 4}
    after = player(pay(state, 1, 1).state)
    told = {"goods": (0, 0, 0, 0), "coins": 0, "bread": 0, "vp": 28}
    assert dict(line.params) == told
    assert (after.goods, after.bread, after.vp) == ((0, 0, 0, 0), 0, 28 - 4), "the second card has failed since"
    green = scored(Side(finished(villa=1), bread=3), "C09", "D28")
    _, line = Door(GAME, green, 0).foresee(Form("add", {}))
    assert dict(line.params) == {"goods": (0, 0, 0, 0), "coins": 0, "bread": 3, "vp": 23}
    assert player(add(green).state).vp == 23
