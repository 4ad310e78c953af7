"""Marriage and its dice."""

import pytest
from msgspec.structs import replace

from engine.core.state.agenda import Task
from engine.games.dynasties.state import Die, DynastiesState
from tests.games.dynasties.moves import (
    Played,
    asked,
    city,
    divide,
    do,
    happened,
    has,
    keys,
    offered,
    player,
    points,
    refused,
    rolling,
    run,
    scores,
    screen,
    subject,
    table,
)
from tests.games.dynasties.position import Side, position

OTHERS = (Side(hand=("A08",)), Side(hand=("A10",)))


def with_dice(state: DynastiesState, *faces: str, seat: int = 0) -> Played:
    """These dice are this seat's, and come up; after them it is the next seat's turn."""
    state = replace(state, dice=tuple(Die(face, owner=seat) for face in faces))
    return run(state, Task("dice", seat), Task("rolled", seat), Task("next", seat))


@pytest.mark.parametrize("n", range(1, 7))
def test_d11_points_come_at_once(n: int) -> None:
    played = with_dice(position(Side(), *OTHERS), f"vp{n}")
    assert points(played.state) == {"dice": n}
    assert asked(played.state) == [(1, "turn")]


def test_d12_a_child_is_born_to_a_couple_and_counts_as_a_figure() -> None:
    state = position(Side(), *OTHERS, cities={"york": "01-", "paris": "10-", "lyon": "n0-"})
    played = with_dice(state, "birth")
    assert asked(played.state) == [(0, "die")]
    assert offered(played.state, "carry", "city", die="birth") == ("york", "paris", "lyon")
    state = do(played.state, "carry", die="birth", city="lyon").state
    assert city(state, "lyon").child == 0
    assert player(state).reserve == 17 - 4
    assert table(state).regions[1].members[0] == 3


def test_d13_where_no_child_can_be_born() -> None:
    cities = {"york": "011", "london": "12-", "paris": "0--"}
    played = with_dice(position(Side(), *OTHERS, cities=cities), "birth")
    assert happened(played, "die-lost") == [{"seat": 0, "die": "birth"}]
    assert asked(played.state) == [(1, "turn")]


def test_d14_of_three_yellow_cards_one_is_kept() -> None:
    state = position(Side(), *OTHERS, yellows=("Y01", "Y02", "Y03", "Y04"))
    for played in (with_dice(state, "card"), run(state, Task("karl", 0), Task("next", 0)), run(state, Task("look", 0))):
        looked = screen(played.state).looked
        assert asked(played.state) == [(0, "keep")]
        assert len(looked) == 3
        kept = do(played.state, "keep", score=looked[1]).state
        assert scores(kept) == [looked[1]]
        assert screen(kept).under == (looked[0], looked[2])
        assert table(kept).yellows == 3


def test_d15_two_goods() -> None:
    played = with_dice(position(Side(), *OTHERS, bag="2 gold"), "goods")
    assert has(played.state) == {"gold": 2}


def test_d16_a_coat_of_another_region_if_there_are_none_left() -> None:
    left = {"britannia": 0, "france": 2, "hispania": 0, "empire": 1}
    played = with_dice(position(Side(), *OTHERS, coats=left), "coat-britannia")
    assert offered(played.state, "carry", "region", die="coat-britannia") == ("france", "empire")
    state = do(played.state, "carry", die="coat-britannia", region="empire").state
    assert player(state).coats == (0, 0, 0, 1)
    assert [region.coats for region in table(state).regions] == [0, 2, 0, 0]
    none = dict.fromkeys(left, 0)
    played = with_dice(position(Side(), *OTHERS, coats=none), "coat-britannia")
    assert keys(played) == ["no-coat"]
    assert player(played.state).coats == (0, 0, 0, 0)


def test_d25_philipp_carries_out_two_of_three_dice() -> None:
    state = position(Side(hand=("A05",)), *OTHERS, characters=("philipp", *REST))
    state = replace(state, decisions=state.decisions)

    def play(state: DynastiesState) -> Played:
        return do(state, "character", card="A05", character="philipp")

    without = rolling(state, ("vp3", "birth", "goods"), play)
    assert happened(without, "picked") == [{"seat": 0, "dice": ("vp3", "goods")}]
    assert points(without.state) == {"dice": 3}
    assert sum(has(without.state).values()) == 2
    couple = position(Side(hand=("A05",)), *OTHERS, characters=("philipp", *REST), cities={"york": "01-"})
    played = rolling(couple, ("vp3", "birth", "goods"), play)
    assert asked(played.state) == [(0, "pick")]
    assert subject(played.state) == {"dice": ("vp3", "birth", "goods"), "n": 2}
    assert refused(played.state, "pick", dice=("vp3",)) == "core.too-many-or-few"
    picked = do(played.state, "pick", dice=("vp3", "birth"))
    assert city(picked.state, "york").child == 0
    no_figure = position(Side(hand=("A05",), reserve=0), *OTHERS, characters=("philipp", *REST))
    played = rolling(no_figure, ("vp3", "trade", "goods"), play)
    assert happened(played, "picked") == [{"seat": 0, "dice": ("vp3", "goods")}]


REST = ("drake", "leonardo", "karl", "machiavelli", "isabella", "elizabeth", "fugger")


def test_d48_a_marriage_from_the_roll_to_the_last_die() -> None:
    state = position(
        Side("2 white", hand=("A02", "A04")), Side(hand=("A08",)), Side(), cities={"london": "1--"}, aboard={2: 2}
    )
    played = rolling(state, ("vp4", "trade", "goods"), lambda state: do(state, "princess", card="A02", city="london"))
    assert asked(played.state) == [(0, "apart")]
    assert offered(played.state, "apart", "die") == ("vp4", "trade", "goods")
    state = do(played.state, "apart", die="vp4").state
    assert asked(state) == [(1, "dowry")]
    assert subject(state) == {"city": "london", "single": "vp4", "pair": ("trade", "goods"), "other": 0}
    state = do(state, "choose", part="2").state
    assert asked(state) == [(1, "die")]
    state = do(state, "carry", die="trade", ship="2").state
    assert asked(state) == [(1, "divide")]
    state = divide(state, "1 black, 1 white").state
    assert asked(state) == [(2, "goods")]
    played = do(state, "choose", part="1")
    assert keys(played) == ["traded", "loaded", "drew", "die-points"]
    assert points(played.state) == {"dice": 4}
    assert played.state.dice == ()
    assert asked(played.state) == [(1, "turn")]


def test_d69_a_birth_without_a_figure_is_lost() -> None:
    state = position(Side("3 black", hand=("A01",)), Side(reserve=0), Side(hand=("A10",)), cities={"paris": "-1-"})
    played = rolling(state, ("vp1", "birth", "goods"), lambda state: do(state, "prince", card="A01", city="paris"))
    state = do(played.state, "apart", die="birth").state
    chosen = do(state, "choose", part="1")
    assert keys(chosen)[:4] == ["chose-dice", "die-lost", "die-points", "drew"]
    assert points(chosen.state) == {"dice": 1}


def test_d74_what_leaves_no_choice_is_done_at_once() -> None:
    couples = position(Side(), *OTHERS, cities={"york": "01-", "paris": "10-"}, yellows=("Y01", "Y02", "Y03"))
    birth = with_dice(couples, "vp4", "birth")
    assert (keys(birth), asked(birth.state)) == (["die-points"], [(0, "die")])
    assert subject(birth.state) == {"dice": ("birth",)}
    card = with_dice(couples, "card", "goods")
    assert (keys(card), asked(card.state)) == (["drew", "looked"], [(0, "keep")])
    trade = with_dice(couples, "trade", "goods")
    assert (keys(trade), asked(trade.state)) == ([], [(0, "die")])
    assert offered(trade.state, "carry", "die") == ("trade", "goods")
    goods_first = do(trade.state, "carry", die="goods")
    assert (keys(goods_first), asked(goods_first.state)) == (["drew"], [(0, "die")])
    coat = with_dice(couples, "trade", "coat-france")
    assert (keys(coat), asked(coat.state)) == (["coat"], [(0, "die")])


def test_two_dice_that_both_need_a_target_are_asked_in_order() -> None:
    left = {"britannia": 0, "france": 2, "hispania": 2, "empire": 1}
    state = position(Side(), *OTHERS, cities={"york": "01-", "paris": "10-"}, coats=left)
    played = with_dice(state, "birth", "coat-britannia")
    assert offered(played.state, "carry", "die") == ("birth", "coat-britannia")
    state = do(played.state, "carry", die="coat-britannia", region="france").state
    assert subject(state) == {"dice": ("birth",)}


def test_d68_yellow_cards_come_back_from_under_the_pile_in_their_order() -> None:
    state = position(Side(), *OTHERS, yellows=("Y09",), under=(("Y04", 1), ("Y01", 2)))
    assert screen(state, 1).under == ("Y04",)
    assert screen(state, 2).under == ("Y01",)
    played = with_dice(state, "card")
    assert screen(played.state).looked == ("Y09", "Y04", "Y01")
    assert happened(played, "looked") == [{"seat": 0, "n": 3}]
    kept = do(played.state, "keep", score="Y04").state
    assert screen(kept).under == ("Y09", "Y01")
    assert screen(kept, 1).under == ()


def test_a_single_yellow_card_is_kept_unasked() -> None:
    played = with_dice(position(Side(), *OTHERS, yellows=("Y09",)), "card")
    assert scores(played.state) == ["Y09"]
    assert asked(played.state) == [(1, "turn")]
