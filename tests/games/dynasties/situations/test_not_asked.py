"""What is settled without asking, beside what the vectors have of it (3.17)."""

from msgspec.structs import replace

from engine.core.state.agenda import Task
from engine.games.dynasties.state import Die
from tests.games.dynasties.moves import (
    asked,
    cargo,
    city,
    do,
    every_form,
    happened,
    has,
    keys,
    player,
    rolling,
    run,
    table,
)
from tests.games.dynasties.position import Side, position

OTHERS = (Side(hand=("A08",)), Side(hand=("A10",)))
CHARACTERS = ("drake", "isabella", "fugger", "karl", "elizabeth", "leonardo", "machiavelli", "philipp")


def test_three_goods_of_one_colour_can_only_be_divided_in_one_way() -> None:
    state = position(Side(hand=("A01",)), *OTHERS, ships={1: "3 gold"}, aboard={1: 1})
    played = do(state, "trade", card="A01", ship="1")
    assert happened(played, "divided")[0]["one"] == (0, 0, 1, 0, 0)
    assert asked(played.state) == [(1, "goods")]
    mixed = position(Side(hand=("A01",)), *OTHERS, ships={1: "4 gold"}, aboard={1: 1})
    assert asked(do(mixed, "trade", card="A01", ship="1").state) == [(0, "divide")]


def test_the_only_second_ship_of_a_double_trade_is_boarded_at_once() -> None:
    state = position(Side("1 gold", hand=("A06",)), *OTHERS, aboard={1: 0})
    state = do(state, "trade", card="A06", ship="2").state
    assert [ship.first for ship in table(state).ships] == [0, 0, 0]
    assert asked(state) == [(1, "turn")]


def test_a_coat_that_only_one_region_has_left_is_taken_at_once() -> None:
    left = {"britannia": 0, "france": 0, "hispania": 0, "empire": 2}
    state = position(Side(), *OTHERS, coats=left)
    dice = tuple(Die(face, owner=0) for face in ("trade", "coat-france"))
    played = run(replace(state, dice=dice), Task("dice", 0))
    assert happened(played, "coat") == [{"seat": 0, "region": "empire"}]
    assert asked(played.state) == [(0, "die")]
    assert every_form(played.state, "carry") == [{"die": "trade", "ship": ship} for ship in ("1", "2", "3")]


def test_drake_takes_unasked_where_every_ship_has_one_colour_at_most() -> None:
    ships = {1: "5 black", 2: "2 gold", 3: ""}
    state = position(Side(hand=("A05",)), *OTHERS, ships=ships, characters=CHARACTERS)
    played = do(state, "character", card="A05", character="drake")
    assert has(played.state) == {"black": 1, "gold": 1}
    assert (cargo(played.state, 1), cargo(played.state, 3)) == ({"black": 4}, {})
    assert asked(played.state) == [(1, "turn")]


def test_isabella_joins_the_only_single_there_is() -> None:
    state = position(Side(hand=("A05",)), *OTHERS, cities={"york": "1--"}, characters=CHARACTERS)
    played = rolling(
        state, ("vp1", "birth", "goods"), lambda state: do(state, "character", card="A05", character="isabella")
    )
    assert city(played.state, "york").princess == 0
    assert asked(played.state) == [(0, "apart")]


def test_who_has_goods_of_one_colour_gives_to_fugger_unasked() -> None:
    state = position(
        Side("1 blue", hand=("A05",)), Side("7 white", hand=("A08",)), Side("6 gold, 1 pink"), characters=CHARACTERS
    )
    played = do(state, "character", card="A05", character="fugger")
    assert happened(played, "gave") == [{"seat": 1, "other": 0, "goods": (0, 1, 0, 0, 0)}]
    assert asked(played.state) == [(2, "tribute")]


def test_a_lone_trader_takes_two_of_one_colour_unasked_but_chooses_of_three_goods() -> None:
    ships = {1: "4 gold", 2: "1 black, 1 white, 1 pink"}
    state = position(Side(), Side(), Side(), ships=ships, aboard={1: 0, 2: 1}, passed=(0, 1, 2))
    state = run(state, Task("unload", 0), Task("bonus", 0)).state
    assert has(state) == {"gold": 2}
    assert (player(state).reserve, asked(state)) == (16, [(1, "unload")])
    assert len(every_form(state, "unload")) == 3


def test_two_scoring_cards_that_are_alike_bring_points_each() -> None:
    cities = {"london": "0--", "paris": "0--", "madrid": "0--", "wien": "0--"}
    state = position(Side(scores=("Y17", "Y17")), Side(), Side(), cities=cities, passed=(0, 1, 2))
    played = run(state, Task("scoring", 0))
    assert player(played.state).vp == 16
    assert "scored" in keys(played)
