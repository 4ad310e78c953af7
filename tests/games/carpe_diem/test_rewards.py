"""What a finished element brings at once: goods, coins, bread, steps, a tile of the row, fountain cards; and in which
order."""

from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.districts import half
from tests.games.carpe_diem.moves import (
    asked,
    begin,
    cards_of,
    give,
    keys,
    kind_asked,
    offered,
    pick,
    player,
    table,
    walk,
)
from tests.games.carpe_diem.plays import built, completed
from tests.games.carpe_diem.position import Side, position

LANDSCAPES = ("vineyard", "garden", "coop", "pond")


# One after the other


def test_v14_a_landscape_brings_one_good_less_than_its_tiles() -> None:
    for at, kind in enumerate(LANDSCAPES):
        assert player(completed(kind).state).goods == tuple(int(good == at) for good in range(4))
    three = Side(["K16 C3 .P..", "W53 D3 .PMP"], goods=(1, 0, 0, 2))
    assert player(built(three, "K17", "E3").state).goods == (1, 0, 0, 4)
    four = Side(["K16 C3 .P..", "W53 D3 .PMP", "W20 E3 V.PP"])
    assert player(built(four, "K17", "E4").state).goods == (0, 0, 0, 3)


def test_v15_a_merchant_takes_all_goods_for_as_many_coins_and_one() -> None:
    after = player(completed("merchant", goods=(1, 0, 1, 2), coins=3).state)
    assert (after.goods, after.coins) == ((0, 0, 0, 0), 8)
    assert player(completed("merchant", goods=(1, 0, 1, 2)).state).coins == 5
    assert player(completed("merchant").state).coins == 1


def test_v16_baker_senator_and_artisan_with_all_that_follows() -> None:
    assert player(completed("baker", bread=1).state).bread == 3
    assert player(completed("senator").state).on_track == 2
    two_halves = Side([*half("artisan"), "W36 C4 .V.A"])
    row = ["K30", "K31", "K34", "K37"]
    state = built(two_halves, "K29", "D3", row=row).state
    assert (kind_asked(state), asked(state)) == ("artisan", 0)
    assert offered(state, "pick", "tile") == tuple(row)
    state = pick(state, "K30", "B4").state
    assert (kind_asked(state), asked(state)) == ("artisan", 0), "it has finished a second dwelling"
    after = pick(state, "K31", "B3").state
    assert player(after).coins == 1
    assert [tile.id for tile in table(after).row] == ["K34", "K37"]
    assert (kind_asked(after), asked(after)) == ("turn", 1)


def test_v17_market_bakery_and_fountain() -> None:
    assert player(built(Side(["W67 C3"]), "W68", "D3").state).coins == 1
    assert player(built(Side(["W67 C3"]), "W73", "D3").state).bread == 1
    state = built(Side(["W67 C3"]), "W79", "D3", pile=["villa", "pond"]).state
    assert (kind_asked(state), cards_of(state)) == ("fountain", ["villa", "pond"])
    assert offered(state, "give", "card") == ("villa", "pond")
    assert cards_of(give(state, "villa").state) == ["pond"]
    state = built(Side(["W79 C3"], fountains=["pond"]), "W80", "D3", pile=["garden", "coop"]).state
    after = give(state, "pond").state
    assert cards_of(after) == ["garden", "coop"]
    assert player(after).fountain_cards == 2


# In which order


def order_of_two(first: str) -> CarpeDiemState:
    side = Side(["K07 C2 ..W.", "K19 C4 M..."], goods=(0, 0, 0, 1))
    played = built(side, "W41", "C3")
    assert (kind_asked(played.state), asked(played.state)) == ("order", 0)
    assert set(offered(played.state, "begin", "kind")) == {"vineyard", "merchant"}
    return begin(played.state, first).state


def test_v36_goods_before_or_after_the_sale() -> None:
    first = player(order_of_two("vineyard"))
    assert (first.goods, first.coins) == ((0, 0, 0, 0), 3)
    second = player(order_of_two("merchant"))
    assert (second.goods, second.coins) == ((1, 0, 0, 0), 2)


def test_a_longer_landscape_beside_a_merchant_keeps_its_size_while_the_order_is_asked() -> None:
    side = Side(["K07 C1 ..W.", "W44 C2 WAW.", "K19 C4 M..."])
    state = built(side, "W41", "C3").state
    assert dict(state.decisions[0].subject) == {"kinds": ("vineyard", "merchant"), "tiles": (3, 2)}
    after = player(begin(state, "merchant").state)
    assert (after.goods, after.coins) == ((2, 0, 0, 0), 1)


def garden_and_artisan(*more: str, **said: object) -> CarpeDiemState:
    side = Side(["K10 C2 ..H.", "K28 C4 A...", *more], **said)  # type: ignore[arg-type]
    return built(side, "W48", "C3", row=["K20", "K30", "K34"]).state


def test_v37_an_artisan_before_or_after_a_landscape() -> None:
    state = garden_and_artisan("K19 D2 .M..", goods=(0, 0, 0, 2))
    assert set(offered(state, "begin", "kind")) == {"garden", "artisan"}
    after = player(pick(begin(state, "artisan").state, "K20", "E2").state)
    assert (after.coins, after.goods) == (3, (0, 1, 0, 0))
    after = player(pick(begin(state, "garden").state, "K20", "E2").state)
    assert (after.coins, after.goods) == (4, (0, 0, 0, 0))


def test_v37_pairs_that_make_no_difference_are_paid_without_a_question() -> None:
    played = built(Side(["K22 C2 ..B.", "K25 D3 ...S"]), "W64", "C3")
    after = player(played.state)
    assert (after.bread, after.on_track, kind_asked(played.state)) == (2, 2, "turn")
    played = built(Side(["K01 C2 ..V.", "K07 D3 ...W"]), "W02", "C3")
    assert (player(played.state).goods, kind_asked(played.state)) == ((1, 0, 0, 0), "turn")
    played = built(Side(["K07 C2 ..W.", "K10 C4 H..."]), "W57", "C3")
    assert (player(played.state).goods, kind_asked(played.state)) == ((1, 1, 0, 0), "turn")
    played = built(Side(["K28 C2 ..A.", "K25 C4 S..."]), "W65", "C3")
    assert (player(played.state).on_track, kind_asked(played.state)) == (2, "artisan"), "the artisan comes last"
    assert keys(played).index("senator") < keys(played).index("artisan")


def test_v65_the_owner_is_asked_whatever_he_owns() -> None:
    state = garden_and_artisan()
    assert (kind_asked(state), player(state).goods) == ("order", (0, 0, 0, 0))
    state = position(Side(["K28 C2 ..A.", "K19 D3 ...M"]), Side(), spaces={2: ["W66"], 5: ["W84"]}, row=["K31"])
    assert set(offered(walk(state, "W66", "C3").state, "begin", "kind")) == {"artisan", "merchant"}


def test_depth_first_what_an_artisan_causes_comes_before_the_element_that_waits() -> None:
    """The artisan's tile finishes a second artisan, whose tile finishes a merchant; only then comes the herb."""
    halves = "W36 D2 V.A.", "K19 B2 ...M"
    state = begin(garden_and_artisan(*halves, goods=(0, 0, 0, 2)), "artisan").state
    state = pick(state, "K30", "D3").state
    assert kind_asked(state) == "artisan"
    after = player(pick(state, "K20", "A2").state)
    assert (after.coins, after.goods) == (3, (0, 1, 0, 0))
