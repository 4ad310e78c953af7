"""Taking blocks without turning the wheel, and the relief, which only comes where nothing else is possible."""

import pytest

from tests.games.carrara.moves import (
    after,
    asked,
    counts_offer,
    happened,
    keys,
    play,
    player,
    refused,
    screen,
    table,
    verbs,
)
from tests.games.carrara.position import NONE, SECTIONS, Side, Tile, Wider, marble, position

EIGHT_BLOCKS = {
    "II": marble(white=2, red=1),
    "IV": marble(green=2, black=1),
    "VI": marble(yellow=1, blue=1),
}
NINE_TILES: list[Tile] = [("porta", 2), *[(kind, 5) for kind in ("biblioteca", "palazzo", "cattedrale", "villa")]]
NINE_TILES += [(kind, 4) for kind in ("biblioteca", "palazzo", "cattedrale", "villa")]
STUCK = Side(buildings=[("porta", 1, "lucca")], scored=["porta"])


def test_x01_without_turning_nothing_is_drawn_and_yellow_on_vi_is_free() -> None:
    state = position(Side(coins=3), wheel=EIGHT_BLOCKS, wider=Wider())

    took = play(state, "take", section="VI", blocks=marble(yellow=1))

    assert keys(took) == ["took-unturned"]
    assert happened(took, "took-unturned") == {"seat": 0, "section": "VI", "blocks": marble(yellow=1), "price": 0}
    wheel = table(took.state).wheel
    assert wheel[SECTIONS.index("VI")] == marble(blue=1)
    assert wheel[:5] == table(state).wheel[:5]
    assert table(took.state).bag == table(state).bag
    assert (screen(took.state, 0).coins, screen(took.state, 0).blocks) == (3, marble(yellow=1))
    assert asked(took.state) == (1, "wider-turn")


def test_x09_an_empty_wheel_can_only_be_turned_and_then_has_eleven_blocks() -> None:
    state = position(Side(), wheel={}, wider=Wider())
    assert verbs(state) == {"turn"}
    assert refused(state, "take", section="I", blocks=marble(black=1)).code == "carrara.nothing-affordable"
    assert refused(state, "relief").code == "carrara.no-relief"

    assert sum(table(after(state, "turn")).wheel[0]) == 11
    nearly_empty = position(Side(), wheel={}, bag=marble(red=2), wider=Wider())
    assert table(after(nearly_empty, "turn")).wheel[0] == marble(red=2)


def test_x10_with_an_empty_bag_one_may_take_with_and_without_turning() -> None:
    lying = {"I": marble(white=1), "III": marble(red=1)}
    state = position(Side(coins=5), wheel=lying, bag=NONE, wider=Wider())
    assert {"turn", "take"} <= verbs(state)

    took = after(state, "take", section="III", blocks=marble(red=1))
    assert screen(took, 0).coins == 3
    assert table(took).wheel == (marble(white=1), *[NONE] * 5)

    turned = play(state, "turn")
    assert happened(turned, "turned")["blocks"] == NONE
    assert table(turned.state).wheel == (NONE, marble(white=1), NONE, marble(red=1), NONE, NONE)
    assert asked(turned.state) == (0, "take")


def test_x11_who_has_no_coins_must_turn_before_black_is_free() -> None:
    state = position(Side(coins=0), wider=Wider())
    assert "take" not in verbs(state)
    assert refused(state, "take", section="I", blocks=marble(black=1)).code == "carrara.nothing-affordable"
    assert refused(state, "relief").code == "carrara.no-relief"

    turned = after(state, "turn")
    assert refused(turned, "relief").code == "carrara.no-relief"
    took = play(turned, "take", section="II", blocks=marble(black=1))
    assert keys(took) == ["took"]
    assert screen(took.state, 0).blocks == marble(black=1)


def test_the_same_prices_and_one_section_as_ever() -> None:
    state = position(Side(coins=6), wheel=EIGHT_BLOCKS, wider=Wider())
    assert counts_offer(state, "take", "blocks", section="II").prices == (5, 4, 3, 2, 1, 0)
    assert refused(state, "take", section="II", blocks=marble(white=1, red=1)).code == "carrara.too-dear"
    two_sections = refused(state, "take", section="IV", blocks=marble(green=1, yellow=1))
    assert two_sections.code == "core.too-many-of-kind"
    assert screen(after(state, "take", section="II", blocks=marble(white=1)), 0).coins == 1


def test_at_least_one_block_is_taken() -> None:
    state = position(Side(), wheel=EIGHT_BLOCKS, wider=Wider())
    assert 0 not in counts_offer(state, "take", "blocks", section="II").totals
    refused(state, "take", section="II", blocks=NONE)


def test_an_object_may_be_bought_after_taking_unturned() -> None:
    took = play(position(Side(coins=12), wider=Wider()), "take", section="I", blocks=marble(blue=1), object="cup")
    assert keys(took) == ["took-unturned", "bought"]
    assert screen(took.state, 0).coins == 0


def test_x28_what_the_expansion_makes_possible_stands_before_the_relief() -> None:
    state = position(STUCK, wheel={}, bag=NONE, wider=Wider())
    assert verbs(state) == {"score"}
    assert refused(state, "relief").code == "carrara.no-relief"
    assert player(after(state, "score", what="city"), 0).scored == ("porta", "city")

    also_city = Side(buildings=STUCK.buildings, scored=["porta", "city"])
    state = position(also_city, wheel={}, bag=NONE, wider=Wider())
    assert verbs(state) == {"relief"}
    assert screen(after(state, "relief"), 0).coins == 22


def test_x28_improving_stands_before_the_relief() -> None:
    side = Side(buildings=STUCK.buildings, scored=["porta", "city"], blocks=marble(red=1))
    state = position(side, wheel={}, bag=NONE, display=NINE_TILES, wider=Wider())
    assert verbs(state) == {"improve"}
    assert refused(state, "relief").code == "carrara.no-relief"


@pytest.mark.parametrize(("blocks", "possible"), [(8, True), (7, False)])
def test_ruling_18_an_8_building_stands_before_the_relief(blocks: int, possible: bool) -> None:
    side = Side(blocks=(blocks - 7, 7, 0, 0, 0, 0))
    state = position(side, wheel={}, bag=NONE, last_tiles=[], ended_by=0, wider=Wider())
    assert verbs(state) == ({"eight", "skip"} if possible else {"relief", "skip"})
