"""States as they are stored: the base game's is as it was before the expansion, and one with it survives."""

import json
from typing import Any

from engine.core.forms.offers import Value
from engine.core.stored import decode, encode
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from tests.games.carrara.expansion.seen import expansion
from tests.games.carrara.moves import after, asked, play, player, points, screen, verbs
from tests.games.carrara.position import Side, Wider, marble, new, position, things

OLD: dict[str, Any] = json.loads(
    """
{"game":"carrara","schema":1,"state":{"seats":2,"rules":1,"data":1,"chance":{"seed":"YSBxdWFycnkgb2YgbWFyYmxl","drawn":14},
"turn":1,"asked":4,"decisions":[{"number":4,"seat":1,"kind":"take"}],"over":false,
"bag":[4,5,3,6,6,5],"wheel":[[2,1,1,0,0,1],[1,1,1,1,1,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],
"display":[10,0,3,4,5,6,7,8,9],
"pile":[11,12,13,14,15,16,17,18,19,20,21,22,23,24,26,27,28,29],"for_sale":[1,1,1,1,1,1],"supply":[3,5,5,5,5,5],
"city_markers":[-1,-1,-1,-1,-1,-1],
"boards":[{"vp":2,"markers":5,"buildings":[{"tile":2,"city":1},{"tile":1,"city":4}],"scored":[0]},
{"vp":0,"markers":5,"buildings":[{"tile":25,"city":4}],"scored":[5]}],
"hidden":[{"coins":16,"blocks":[0,0,2,0,0,0],"objects":[2,0,0,0,0,0]},{"coins":20,"blocks":[0,0,0,0,0,0],"objects":[0,0,0,0,0,0]}],"ending":"","ended_by":-1,"announcer":-1,"skipped":[]}}
"""
)
"""Written by the engine before there was an expansion: the second player has turned the wheel."""


def stored(state: CarraraState) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(GAME, state))["state"]
    return found


def test_a_state_of_the_base_game_has_no_word_of_the_expansion() -> None:
    for state in (new(3), after(new(2), "turn"), position(Side(coins=3))):
        assert "expansion" not in stored(state)
        assert decode(GAME, encode(GAME, state)) == state


def test_a_state_stored_before_there_was_an_expansion_is_read_and_written_the_same() -> None:
    old = json.dumps(OLD, separators=(",", ":")).encode()
    assert encode(GAME, decode(GAME, old)) == old


def test_it_plays_on_by_the_rules_of_the_base_game() -> None:
    state = decode(GAME, json.dumps(OLD).encode())
    assert (asked(state), verbs(state)) == ((1, "take"), {"take"})
    taken = after(state, "take", section="II", blocks=marble(black=1, blue=1), object="cup")
    assert (asked(taken), screen(taken, 1).coins) == ((0, "turn"), 9)
    assert verbs(taken) == {"turn", "build"}
    built = after(taken, "build", building="1", city="lucca", blocks=marble(red=1))
    assert [each.type for each in player(built, 0).buildings] == ["biblioteca", "biblioteca", "porta"]
    assert points(built, 1) == {"track": 0, "announcement": 0, "objects": 3, "buildings": 1, "coins": 1}


def test_a_state_with_the_expansion_survives_with_all_there_is() -> None:
    side = Side(
        coins=8,
        blocks=marble(blue=4, black=5),
        objects=things(cup=2),
        buildings=[("porta", 3, "lerici"), ("villa", 8, "pisa")],
        scored=["land", "porta"],
        upgrades=["land"],
    )
    wider = Wider(5, 8, 9, 7, eights=["porta", "palazzo"], upgrades=["livorno", "city"], replaced=[("villa", 2)])
    state = position(side, players=3, wider=wider)
    again = decode(GAME, encode(GAME, state))
    assert again == state
    assert encode(GAME, again) == encode(GAME, state)
    move: dict[str, Value] = {"old": "porta-3", "building": "palazzo-8", "blocks": marble(black=5), "upgrade": "city"}
    here, there = (play(each, "improve", **move) for each in (state, again))
    assert here == there
    assert [(tile.type, tile.cost) for tile in expansion(there.state).replaced] == [("villa", 2), ("porta", 3)]
