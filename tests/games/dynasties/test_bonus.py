"""Bonus actions."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.state.agenda import Task
from engine.core.state.state import ask
from engine.games.dynasties.state import DynastiesState
from tests.games.dynasties.moves import (
    Played,
    asked,
    city,
    do,
    every_form,
    hand,
    happened,
    has,
    keys,
    offered,
    player,
    points,
    refused,
    rolling,
    run,
    subject,
    table,
)
from tests.games.dynasties.position import Side, position


def at_the_end(*sides: Side, **said: object) -> DynastiesState:
    """Everybody has passed, in the order of seats; seat 0 chooses first."""
    state = position(*sides, passed=(0, 1, 2), **said)  # type: ignore[arg-type]
    return run(state, *(Task("bonus", seat) for seat in range(3))).state


def seduce(name: str) -> Callable[[DynastiesState], Played]:
    return lambda state: do(state, "bonus", action="casanova", city=name)


def test_d26_only_the_points_can_be_chosen_by_several() -> None:
    state = at_the_end(Side(), Side(), Side())
    state = do(state, "bonus", action="points").state
    state = do(state, "bonus", action="points").state
    assert (points(state), points(state, 1)) == ({"bonus": 3}, {"bonus": 3})
    state = at_the_end(Side(), Side(), Side())
    for action in ("goods", "action", "revaluation"):
        region = "france" if action == "revaluation" else None
        taken = do(state, "bonus", action=action, region=region).state
        assert asked(taken) == [(1, "bonus")]
        assert action not in offered(taken, "bonus", "action")
        assert refused(taken, "bonus", action=action, region=region) == "dynasties.bonus-taken"


def test_d26_nor_can_a_city_a_spouse_or_a_scoring_card_be_chosen_twice() -> None:
    rich = "3 black, 3 white"
    state = at_the_end(Side(rich), Side(rich), Side(), cities={"york": "-0-", "bristol": "-1-"}, yellows=("Y01",))
    founding = {"action": "free", "free": "free1", "region": "france", "space": "prince-small"}
    for form in (founding, {"action": "casanova", "city": "york"}, {"action": "scoring"}):
        assert form["action"] in offered(
            replace(state, decisions=ask(state, (1,), "bonus").decisions), "bonus", "action"
        )
        taken = do(state, "bonus", None, **form).state
        if asked(taken) == [(0, "pick")]:
            taken = do(taken, "pick", dice=(offered(taken, "pick", "dice")[0],)).state
        assert asked(taken) == [(1, "bonus")]
        assert form["action"] not in offered(taken, "bonus", "action")


def test_d27_three_goods() -> None:
    assert sum(has(do(at_the_end(Side(), Side(), Side()), "bonus", action="goods").state).values()) == 3


def test_d28_founding_a_free_city() -> None:
    state = at_the_end(Side("1 black, 2 white"), Side(), Side())
    assert len(every_form(state, "bonus", action="free")) == 36
    played = do(state, "bonus", action="free", free="free1", region="hispania", space="princess-large")
    founded = city(played.state, "free1")
    assert (founded.region, founded.large, founded.princess, founded.free) == ("hispania", "princess", 0, True)
    assert (founded.prince_cost, founded.princess_cost) == (1, 2)
    assert (has(played.state), points(played.state)) == ({"black": 1}, {"cities": 3})
    assert len(table(played.state).free_cities) == 2
    small = do(state, "bonus", action="free", free="free1", region="france", space="prince-small")
    assert city(small.state, "free1").large == "princess"


def test_d29_casanova_brings_a_neutral_spouse() -> None:
    state = at_the_end(Side("2 white"), Side(), Side(), cities={"london": "0--", "paris": "01-"})
    played = rolling(state, ("vp2", "birth", "goods"), seduce("london"))
    assert city(played.state, "london").neutral == "princess"
    assert has(played.state) == {}
    assert table(played.state).neutrals == 2
    assert asked(played.state) == [(0, "pick")]
    assert subject(played.state)["n"] == 2
    small = at_the_end(Side("3 black"), Side(), Side(), cities={"london": "-0-"})
    played = rolling(small, ("vp2", "birth", "goods"), seduce("london"))
    assert subject(played.state)["n"] == 1


def test_d30_casanova_needs_ones_own_single() -> None:
    state = at_the_end(Side("9 black, 9 white"), Side(), Side(), cities={"london": "1--"})
    assert "casanova" not in offered(state, "bonus", "action")
    assert refused(state, "bonus", action="casanova", city="london") == "core.not-offered"


def test_d31_an_action_card_for_the_next_round() -> None:
    state = do(at_the_end(Side(), Side(), Side()), "bonus", action="action").state
    assert len(hand(state)) == 1
    state = replace(state, agenda=(Task("home", 0), *state.agenda))
    while state.round == 1:
        state = do(state, "bonus", action="points").state
    assert (len(hand(state)), len(hand(state, 1))) == (7, 6)


def test_d66_casanova_from_the_small_space() -> None:
    state = at_the_end(Side("2 black"), Side(), Side(), cities={"york": "-0-"})
    played = rolling(state, ("vp2", "birth", "goods"), seduce("york"))
    assert (has(played.state), points(played.state)) == ({}, {})
    assert offered(played.state, "pick", "dice") == ("vp2", "birth", "goods")
    born = do(played.state, "pick", dice=("birth",)).state
    assert city(born, "york").child == 0
    assert table(born).regions[0].members == (2, 0, 0)


def test_d70_a_figure_sent_to_a_ship_by_casanova_stays_there() -> None:
    state = at_the_end(Side("2 black"), Side(), Side(), cities={"york": "-0-"})
    state = replace(state, agenda=(Task("home", 0), *state.agenda))
    played = rolling(state, ("vp2", "trade", "goods"), seduce("york"))
    state = do(played.state, "pick", dice=("trade",)).state
    assert asked(state) == [(0, "die")]
    state = do(state, "carry", die="trade", ship="2").state
    while state.round == 1:
        state = do(state, "bonus", action="points").state
    assert table(state).ships[1].first == 0


def test_d77_short_stocks_are_no_obstacle() -> None:
    characters = ("karl", "fugger", "drake", "elizabeth", "leonardo", "machiavelli", "isabella", "philipp")
    turn = position(Side(hand=("A05",)), Side(), Side(), characters=characters, bag="", yellows=())
    assert {"karl", "fugger"} <= set(offered(turn, "character", "character"))
    assert offered(turn, "pause", "card") == ("A05",)
    assert happened(do(turn, "character", card="A05", character="karl"), "looked") == [{"seat": 0, "n": 0}]
    assert happened(do(turn, "character", card="A05", character="fugger"), "drew") == [{"seat": 0, "goods": (0,) * 5}]
    state = at_the_end(Side(), Side(), Side(), bag="", yellows=())
    assert {"goods", "scoring"} <= set(offered(state, "bonus", "action"))
    assert "looked" in keys(do(state, "bonus", action="scoring"))


def test_a_revaluation_tile_is_taken_once() -> None:
    state = at_the_end(Side(), Side(), Side(), revaluations={"france": 1})
    assert offered(state, "bonus", "region", action="revaluation") == ("britannia", "hispania", "empire")
    state = do(state, "bonus", action="revaluation", region="empire").state
    assert player(state).revaluations == ("empire",)
