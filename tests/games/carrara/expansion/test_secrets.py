"""Who sees what with the expansion: everybody the cards, boards and tiles, nobody else's coins, objects or blocks."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.door import look
from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.core.state.events import Reveal
from engine.core.stored import to_json
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from tests.games.carrara.expansion.cards.test_announcing_by_cards import IN_PISA, SIX
from tests.games.carrara.expansion.seen import behind, expansion
from tests.games.carrara.moves import door, keys, play, screen
from tests.games.carrara.position import Side, Wider, marble, position, things

RICH = Side(coins=37, blocks=marble(green=3), objects=things(book=2, cup=4))
POOR = Side(coins=1, blocks=marble(), objects=things())
SAME_SUPPLY = marble(0, 5, 5, 0, 5, 5)


def two(mine: Side, wider: Wider) -> CarraraState:
    return position(Side(), seat=1, others={0: mine}, bag=marble(3, 3, 3, 3, 3, 3), wider=wider)


@pytest.mark.parametrize("top", [1, 2, 3, 4, 5, 6])
def test_how_far_somebody_is_can_be_seen_unless_it_goes_by_what_is_hidden(top: int) -> None:
    seen, _ = expansion(two(RICH, Wider(top=top))).players
    far, objects, buildings = seen.progress
    assert objects is None
    assert buildings is not None
    assert (far is None) is (top == 5)


@pytest.mark.parametrize("objects", range(1, 9))
def test_objects_and_coins_of_others_change_nothing_one_sees(objects: int) -> None:
    rich, poor = (two(side, Wider(top=5, objects=objects)) for side in (RICH, POOR))
    for viewer in (None, 1):
        here, there = look(GAME, rich, viewer), look(GAME, poor, viewer)
        assert to_json(here.table.expansion) == to_json(there.table.expansion)
        assert to_json(here.screen and here.screen.expansion) == to_json(there.screen and there.screen.expansion)


def test_one_sees_ones_own_progress_on_all_three_cards() -> None:
    state = two(RICH, Wider(top=5, objects=2))
    assert [(each.far, each.least) for each in behind(state, 0).progress] == [(37, 30), (3, 3), (0, 3)]
    assert behind(state, 0).object_points == 15


def announcements(top: int) -> list[Reveal]:
    """At the start of a turn, and after an action."""
    side = replace(
        IN_PISA, scored=["biblioteca", "palazzo", "porta", "lerici"], vp=20, coins=23, blocks=marble(green=3)
    )
    state = position(side, players=4, wheel={"VI": marble(blue=1)}, wider=Wider(top=top, objects=1, buildings=1))
    taking: dict[str, Value] = {"section": "VI", "blocks": marble(blue=1)}
    found = [play(state, "announce"), play(state, "take", **taking, announce=True)]
    shown = [event for each in found for event in each.events if "announced" in event.key]
    assert all(isinstance(event, Reveal) for event in shown)
    return [event for event in shown if isinstance(event, Reveal)]


@pytest.mark.parametrize("top", [1, 2, 3, 4, 5, 6])
def test_x25_announcing_shows_the_objects_with_top_v_the_coins_and_never_the_blocks(top: int) -> None:
    expected: dict[str, Any] = {"seat": 0, "vp": 5, "objects": SIX}
    if top == 5:
        expected["coins"] = 23
    assert [event.params for event in announcements(top)] == [expected, expected]


def test_a_refused_announcement_reveals_nothing() -> None:
    state = position(replace(IN_PISA, coins=3), players=4, wider=Wider(top=5, objects=1, buildings=1))
    reason = door(state).why_not("announce", {})
    assert reason.code == "carrara.cards-not-reached"
    assert to_json(look(GAME, state, 1)) == to_json(look(GAME, state, 1))


FORMS: dict[str, dict[str, Value]] = {
    "take": {"section": "I", "blocks": marble(black=1), "object": "cup"},
    "eight": {"type": "villa", "city": "lerici", "blocks": marble(blue=4, black=4), "upgrade": "pisa"},
    "improve": {"old": "porta-3", "building": "villa-8", "blocks": marble(blue=1, black=4), "upgrade": "pisa"},
    "score": {"what": "city", "object": "flag"},
}


@pytest.mark.parametrize("verb", FORMS)
def test_what_is_foreseen_is_what_comes(verb: str) -> None:
    side = Side(buildings=[("porta", 3, "lerici")], blocks=marble(blue=4, black=4))
    state = position(side, wider=Wider())
    (foreseen,) = door(state).foresee(Form(verb, FORMS[verb]))
    then = screen(play(state, verb, **FORMS[verb]).state, 0)
    assert foreseen.params == {"coins": then.coins, "blocks": then.blocks, "objects": then.objects}


def test_only_turning_announcing_and_relief_show_or_draw_something() -> None:
    side = Side(buildings=[("porta", 3, "lerici")], blocks=marble(blue=4, black=4))
    state = position(side, wider=Wider())
    for verb, values in FORMS.items():
        played = play(state, verb, **values)
        assert not [event for event in played.events if isinstance(event, Reveal)], keys(played)
