"""From one round to the next: what comes back, in which order things are done, and what is drawn anew."""

from engine.core.state.agenda import Task
from engine.games.dynasties.state import DynastiesState
from tests.games.dynasties.moves import asked, do, hand, happened, has, keys, offered, run, screen, table
from tests.games.dynasties.position import Side, goods, new, position


def next_round(state: DynastiesState) -> DynastiesState:
    """Everybody takes points."""
    round = state.round
    while state.round == round and not state.over:
        assert {kind for _, kind in asked(state)} == {"bonus"}
        state = do(state, "bonus", action="points").state
    return state


def test_region_tiles_and_characters_are_laid_out_by_chance() -> None:
    begun = [table(new(3, bytes([n]) * 16)) for n in range(9)]
    assert len({tuple(region.first for region in each.regions) for each in begun}) > 3
    assert len({tuple(character.id for character in each.characters) for each in begun}) > 3


def test_the_characters_are_laid_out_anew_before_every_round() -> None:
    state = position(Side(), Side(), Side(), passed=(0, 1, 2), used=("drake", "karl"))
    lying = [character.id for character in table(state).characters]
    again = table(run(state, Task("round", 0)).state).characters
    assert [character.id for character in again] != lying
    assert not any(character.used for character in again)


def test_played_and_discarded_cards_come_back_before_the_next_round() -> None:
    state = position(Side(hand=("A01", "A02", "A04")), Side(), Side())
    state = do(state, "pause", card="A01").state
    assert table(state).discards[0] == 1
    state = do(state, "pass", place="next").state
    assert sum(table(state).discards) == 3
    state = next_round(state)
    assert (sum(table(state).discards), table(state).actions) == (0, 34 - 3 * 6)


def test_who_is_left_alone_goes_on_until_he_passes() -> None:
    state = position(Side(hand=("A01", "A02")), Side(), Side(), passed=(1, 2))
    state = do(state, "trade", card="A01", ship="1").state
    assert (asked(state), hand(state)) == ([(0, "turn")], ["A02"])


def test_every_bonus_action_is_free_again_in_the_next_round() -> None:
    state = position(Side(hand=("A01",)), Side(), Side())
    state = do(state, "pass", place="next").state
    state = next_round(do(state, "bonus", action="goods").state)
    for seat in range(3):
        state = do(state, "pass", seat, place="next").state
    assert asked(state) == [(0, "bonus")]
    assert "goods" in offered(state, "bonus", "action")


def test_lone_traders_take_their_goods_before_the_ships_are_renewed() -> None:
    state = position(Side(hand=("A01",)), Side(), Side(), ships={1: "1 black, 1 pink"}, aboard={1: 0}, bag="9 blue")
    played = do(state, "pass", place="next")
    assert has(played.state) == {"black": 1, "pink": 1}
    assert keys(played).index("unloaded") < keys(played).index("loaded")
    assert table(played.state).ships[0].goods == goods("5 blue")


def test_there_are_bonus_actions_after_the_last_round_too() -> None:
    state = position(Side(hand=("A01",)), Side(), Side(), round=3)
    state = do(state, "pass", place="next").state
    assert asked(state) == [(0, "bonus")]
    assert next_round(state).over


def test_cards_are_played_before_the_convent_takes_the_singles() -> None:
    state = position(Side(hand=("A01",), scores=("Y19",)), Side(), Side(), cities={"york": "0--"}, round=2)
    state = do(state, "pass", place="next").state
    for _ in range(3):
        state = do(state, "bonus", action="points").state
    assert (asked(state), offered(state, "score", "scores")) == ([(0, "scoring")], ("Y19",))
    played = do(state, "score", scores=("Y19",))
    assert happened(played, "scored")[0]["vp"] == 2
    assert happened(played, "convent") == [{"seat": 0, "cities": ("york",)}]


def test_what_is_drawn_leaves_the_bag() -> None:
    state = position(Side(hand=("A01",)), Side(hand=("A02",)), Side(), bag="2 blue, 1 gold")
    state = do(state, "pause", card="A01").state
    assert (sum(table(state).bag), sum(has(state).values())) == (2, 1)


def test_what_is_paid_is_in_the_bag_before_anything_is_drawn() -> None:
    state = position(Side("2 black", hand=("A01",)), Side(hand=("A02",)), Side(), bag="")
    state = do(state, "prince", card="A01", city="dublin").state
    assert (has(state), sum(table(state).bag)) == ({"black": 2}, 0)


def test_yellow_cards_go_under_those_that_were_put_there_before() -> None:
    state = position(Side(), Side(), Side(), yellows=("Y01", "Y02", "Y03"), under=(("Y04", 1), ("Y05", 2)))
    state = run(state, Task("look", 0)).state
    first, kept, last = screen(state).looked
    state = do(state, "keep", score=kept).state
    again = run(state, Task("look", 1)).state
    assert screen(again, 1).looked == ("Y04", "Y05", first)
    assert screen(again, 0).under == (last,)
