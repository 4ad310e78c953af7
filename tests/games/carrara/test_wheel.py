"""Action I: the wheel, its prices, the must-buy, the two-coin relief and the five special situations."""

import pytest

from engine.core.state.events import Reveal
from tests.games.carrara.moves import (
    after,
    asked,
    counts_offer,
    happened,
    keys,
    offer,
    play,
    refused,
    screen,
    table,
    verbs,
)
from tests.games.carrara.position import NONE, READY, SECTIONS, Side, marble, new, position

ONE_OF_EACH = marble(1, 1, 1, 1, 1, 1)
DEAR = {"I": marble(white=1, yellow=1, red=1)}
"""After a turn of the wheel they lie on II, for 5, 4 and 3 coins."""


@pytest.mark.parametrize(("section", "price"), [*zip(SECTIONS, (21, 15, 10, 6, 3, 1), strict=True)])
def test_one_of_each_colour_costs_less_with_every_section(section: str, price: int) -> None:
    state = position(Side(coins=30), asked="take", wheel={section: ONE_OF_EACH})
    took = play(state, "take", section=section, blocks=ONE_OF_EACH)
    assert happened(took, "took")["price"] == price
    assert screen(took.state, 0).coins == 30 - price
    assert screen(took.state, 0).blocks == ONE_OF_EACH


def test_the_blocks_come_from_one_section_only() -> None:
    state = position(Side(), asked="take", wheel={"V": marble(blue=1), "VI": marble(blue=1, black=1)})
    assert counts_offer(state, "take", "blocks", section="VI").caps == marble(blue=1, black=1)
    refusal = refused(state, "take", section="VI", blocks=marble(blue=2))
    assert refusal.code == "core.too-many-of-kind"
    assert refusal.params["most"] == marble(blue=1)


def test_every_number_of_blocks_that_the_coins_allow_is_on_offer() -> None:
    state = position(Side(coins=4), asked="take", wheel={"IV": marble(white=1, yellow=2, black=2)})
    blocks = counts_offer(state, "take", "blocks", section="IV")
    assert blocks.allows(marble(yellow=2, black=2))
    assert blocks.allows(marble(white=1, black=1))
    assert not blocks.allows(marble(white=1, yellow=1))
    assert not blocks.allows(NONE)
    too_dear = refused(state, "take", section="IV", blocks=marble(white=1, yellow=1))
    assert (too_dear.code, too_dear.params["price"], too_dear.params["have"]) == ("carrara.too-dear", 5, 4)


def test_a_full_wheel_gets_no_more_blocks() -> None:
    state = position(Side(), wheel={"II": marble(white=6, yellow=5)})
    turned = play(state, "turn")
    assert happened(turned, "turned")["blocks"] == NONE
    assert table(turned.state).wheel[SECTIONS.index("III")] == marble(white=6, yellow=5)
    assert table(turned.state).bag == table(state).bag


def test_the_wheel_turns_once_and_must_turn_before_blocks_are_taken() -> None:
    state = new()
    assert refused(state, "take", section="I", blocks=marble(black=1)).code == "core.verb-not-now"
    again = refused(after(state, "turn"), "turn")
    assert (again.code, again.params["legal"]) == ("core.verb-not-now", ("take",))


def test_special_situation_1_blocks_come_round_to_section_i_and_are_dear_again() -> None:
    state = position(Side(coins=6), wheel={"VI": marble(white=1)}, bag=marble(black=7))
    turned = after(state, "turn")
    assert table(turned).wheel[0] == marble(white=1, black=7)
    took = play(turned, "take", section="I", blocks=marble(white=1))
    assert happened(took, "took")["price"] == 6


@pytest.mark.parametrize("round_again", [marble(white=5), marble(2, 1, 1, 1, 1, 2), marble(yellow=5, red=6)])
def test_special_situation_1_however_many_come_round_the_bag_only_fills_up_to_eleven(
    round_again: tuple[int, ...],
) -> None:
    wheel = {"VI": round_again} if sum(round_again) == 11 else {"VI": round_again, "III": marble(black=1)}
    state = position(Side(), wheel=wheel)
    turned = play(state, "turn")
    lying = table(turned.state).wheel
    drawn = tuple(now - before for now, before in zip(lying[0], round_again, strict=True))
    assert happened(turned, "turned")["blocks"] == drawn
    assert lying[SECTIONS.index("IV")] == wheel.get("III", NONE)
    assert sum(map(sum, lying)) == 11
    assert table(turned.state).bag == table(state).bag - sum(drawn)


@pytest.mark.parametrize(("in_bag", "drawn"), [(marble(7, 7, 7), 11), (marble(1, 1, 1, 1), 4)])
def test_an_empty_wheel_is_filled_from_the_bag_onto_section_i(in_bag: tuple[int, ...], drawn: int) -> None:
    state = position(Side(), wheel={}, bag=in_bag)
    assert "turn" in verbs(state)
    assert "relief" not in verbs(state)
    turned = play(state, "turn")
    lying = table(turned.state).wheel
    assert (sum(lying[0]), lying[1:]) == (drawn, (NONE,) * 5)
    assert happened(turned, "turned")["blocks"] == lying[0]
    assert table(turned.state).bag == sum(in_bag) - drawn
    assert verbs(turned.state) == {"take"}


def test_special_situation_2_who_cannot_pay_raises_the_screen_and_gets_two_coins() -> None:
    state = position(Side(coins=2, blocks=marble(blue=1)), wheel=DEAR, bag=marble(white=3))
    turned = after(state, "turn")
    assert verbs(turned) == {"relief"}
    relieved = play(turned, "relief")
    (raised,) = relieved.events
    assert isinstance(raised, Reveal)
    assert raised.params == {"seat": 0, "had": 2, "coins": 2, "blocks": marble(blue=1)}
    assert screen(relieved.state, 0).coins == 4
    assert asked(relieved.state) == (1, "turn")


def test_special_situation_3_an_empty_bag_adds_nothing_and_blocks_can_still_be_bought() -> None:
    state = position(Side(coins=4), wheel=DEAR, bag=NONE)
    turned = after(state, "turn")
    assert table(turned).wheel == (NONE, DEAR["I"], *[NONE] * 4)
    assert screen(after(turned, "take", section="II", blocks=marble(red=1)), 0).coins == 1


def test_special_situation_3_an_empty_bag_leaves_the_relief() -> None:
    turned = after(position(Side(coins=2), wheel=DEAR, bag=NONE), "turn")
    assert screen(after(turned, "relief"), 0).coins == 4


def test_special_situation_4_with_wheel_and_bag_empty_another_action_must_be_chosen() -> None:
    side = Side(blocks=marble(black=1), buildings=[("villa", 2, "massa")])
    state = position(side, wheel={}, bag=NONE, display=[("porta", 1)])
    assert verbs(state) == {"build", "score"}
    assert refused(state, "turn").code == "carrara.nothing-on-the-wheel"
    assert refused(state, "relief").code == "carrara.no-relief"


def test_special_situation_4_who_has_no_other_action_raises_the_screen_and_gets_two_coins() -> None:
    state = position(Side(coins=3), wheel={}, bag=NONE)
    assert verbs(state) == {"relief"}
    relieved = play(state, "relief")
    assert keys(relieved) == ["relieved"]
    assert isinstance(relieved.events[0], Reveal)
    assert screen(relieved.state, 0).coins == 5
    assert asked(relieved.state) == (1, "turn")


def test_special_situation_4_blocks_returned_by_a_building_fill_the_wheel_again() -> None:
    state = position(Side(blocks=marble(red=2)), wheel={}, bag=NONE, display=[("villa", 2)])
    built = after(state, "build", building="1", city="lucca", blocks=marble(red=2))
    turned = after(built, "turn")
    assert table(turned).wheel[0] == marble(red=2)
    assert table(turned).bag == 0


def test_special_situation_5_the_bank_never_runs_out() -> None:
    """There are coins for 170 in the box."""
    buildings = [("villa", 2, "pisa"), ("porta", 4, "pisa")]
    state = position(Side(coins=169, buildings=buildings), others={1: Side(coins=1)})
    assert screen(after(state, "score", what="pisa"), 0).coins == 187


def test_ruling_16_a_block_must_be_bought_even_if_it_takes_the_last_coin() -> None:
    turned = after(position(Side(coins=3), wheel=DEAR, bag=NONE), "turn")
    assert verbs(turned) == {"take"}
    assert refused(turned, "relief").params["legal"] == ("take",)
    assert screen(after(turned, "take", section="II", blocks=marble(red=1)), 0).coins == 0


def test_ruling_16_a_free_block_must_be_taken() -> None:
    state = position(Side(coins=0), asked="take", wheel={"I": marble(white=1), "II": marble(black=1)})
    assert verbs(state) == {"take"}
    assert offer(state, "take", "section").allows("II")
    assert not offer(state, "take", "section").allows("I")


def test_ruling_16_one_block_is_enough_and_none_is_too_few() -> None:
    state = position(Side(), asked="take", wheel={"VI": marble(yellow=2, black=3)})
    none = refused(state, "take", section="VI", blocks=NONE)
    assert (none.code, none.params["total"]) == ("core.wrong-total", 0)
    assert screen(after(state, "take", section="VI", blocks=marble(black=1)), 0).blocks == marble(black=1)


def test_ruling_16_the_player_picks_the_section_even_a_dear_one() -> None:
    state = position(Side(), asked="take", wheel={"I": marble(white=1), "VI": marble(white=1)})
    assert screen(after(state, "take", section="I", blocks=marble(white=1)), 0).coins == 14


def test_ruling_17_there_is_no_relief_before_the_wheel_has_turned() -> None:
    state = position(Side(coins=0), wheel={"I": marble(white=3)})
    assert verbs(state) == {"turn"}
    assert refused(state, "relief").code == "carrara.no-relief"


def test_ruling_17_the_relief_ends_the_turn_without_a_purchase() -> None:
    turned = after(position(Side(coins=10), wheel={}, bag=NONE), "relief")
    assert asked(turned) == (1, "turn")
    refusal = refused(position(Side(coins=10), wheel={}, bag=NONE), "relief", object="book")
    assert refusal.code == "core.unknown-field"


def test_ruling_18_nobody_passes_in_a_normal_round() -> None:
    assert refused(new(), "skip").code == "carrara.no-skipping"
    assert refused(position(Side(), wheel={}, bag=NONE), "skip").code == "carrara.no-skipping"


def test_ruling_18_a_blocked_player_has_only_the_relief() -> None:
    state = position(Side(blocks=marble(black=1)), wheel={}, bag=NONE, last_tiles=[("villa", 2)])
    assert verbs(state) == {"relief"}


def test_ruling_19_the_wheel_turns_even_with_an_empty_bag() -> None:
    state = position(Side(), wheel={"V": marble(yellow=1)}, bag=NONE)
    assert refused(state, "take", section="V", blocks=marble(yellow=1)).code == "core.verb-not-now"
    turned = play(state, "turn")
    assert happened(turned, "turned") == {"seat": 0, "blocks": NONE}
    assert table(turned.state).wheel[SECTIONS.index("VI")] == marble(yellow=1)


@pytest.mark.parametrize("field", [{"object": "book"}, {"announce": True}])
def test_ruling_38_after_the_relief_there_is_no_purchase_and_no_announcement(field: dict[str, str | bool]) -> None:
    side = Side(coins=0, objects=READY.objects, buildings=READY.buildings, scored=READY.scored)
    turned = after(position(side, wheel={"I": marble(white=3)}), "turn")
    assert refused(turned, "relief", **field).code == "core.unknown-field"
    relieved = after(turned, "relief")
    assert table(relieved).announcer is None
    assert asked(relieved) == (1, "turn")
