"""Who sees what: hands and cards set aside, walls and discards, the pile; and what everybody sees."""

import pytest
from msgspec.structs import replace

from engine.core.door import Door, look
from engine.core.state.events import seen
from engine.core.stored import to_json
from engine.core.values.chance import Chance
from engine.games.lucca.game import GAME
from engine.games.lucca.redeal import redeal
from engine.games.lucca.state import FaceDown, LuccaState, hide
from tests.games.lucca.moves import Played, ended, happened, keep, keep_all, play_round, player, screen, table, take
from tests.games.lucca.position import TOWER, Side, choosing, new, position

OTHERS = (None, 1, 2)


def told(played: Played, viewer: int | None) -> bytes:
    """All that a viewer learns from a move: what he is told, and what he sees afterwards."""
    return to_json(seen(played.events, viewer)) + to_json(look(GAME, played.state, viewer))


def tower_turn(uses: str) -> Played:
    """Red 1, blue 5 and a tower are taken and used so."""
    return take(position(Side(), Side(), Side(), display=[(1, 5, TOWER)]), 1, uses)


# Before the cards are shown


def test_a_hand_is_seen_by_its_owner_and_others_see_only_that_somebody_has_chosen() -> None:
    """L02, what each sees before the last has chosen."""
    state = choosing((1, 7, 25, 6), (2, 3, 4, 5), (8, 9, 10, 11))
    other = choosing((1, 7, 25, 12), (2, 3, 4, 5), (8, 9, 10, 11))
    played, differently = keep(state, 0, 1, 7, top=7), keep(other, 0, 25, 12)
    for viewer in (None, 1, 2):
        here, there = look(GAME, played.state, viewer), look(GAME, differently.state, viewer)
        assert to_json(here.screen) == to_json(there.screen)
        assert to_json(here.table.players) == to_json(there.table.players)
        assert seen(played.events, viewer) == seen(differently.events, viewer)
    assert [card.number for card in screen(played.state, 0).hand] == [1, 6, 7, 25]
    assert [card.number for card in screen(played.state, 0).kept] == [1, 7]
    assert [each.chosen for each in table(played.state).players] == [True, False, False]


def test_the_dealt_cards_are_told_to_each_seat_alone() -> None:
    state, events = GAME.plays.initial(3, GAME.declares.options(), Chance(b"walls round Lucca"))
    assert [text.key for text in seen(events, None)] == ["dealt", "laid"]
    assert seen(events, None)[0].params == {"n": 4}
    for seat in range(3):
        own = seen(events, seat)[0]
        assert own.key == "dealt-own"
        assert own.params["cards"] == tuple(
            part for card in screen(state, seat).hand for part in (card.kind, card.number)
        )


def test_what_was_set_aside_only_its_owner_knows_for_good() -> None:
    state = choosing((1, 7, 25, 6), (2, 3, 4, 5), (8, 9, 10, 11))
    last = keep_all(state, (1, 6), (2, 3), (8, 9))
    assert happened(last, "revealed-own", 0) == [{"cards": ("red", 1, "black", 6), "aside": ("red", 7, "red", 25)}]
    assert happened(last, "revealed", None)[0] == {"seat": 0, "cards": ("red", 1, "black", 6)}
    assert happened(last, "revealed", 1)[0] == {"seat": 0, "cards": ("red", 1, "black", 6)}
    other = hide(last.state, 0, replace(last.state.hidden[0], aside=(13, 19)))
    for viewer in OTHERS:
        assert to_json(look(GAME, last.state, viewer)) == to_json(look(GAME, other, viewer))
    while not last.state.over:
        last = play_round(last.state)
    assert [card.number for card in screen(last.state, 0).aside] == [7, 25]


# Walls and discards


def test_how_many_walls_and_discards_is_public_and_which_is_the_owners() -> None:
    """L41: tower built, one wall, one discard: the same to all others whichever of red 1 and blue 5 is the wall."""
    red_wall, blue_wall = tower_turn("wdb"), tower_turn("dwb")
    for viewer in OTHERS:
        assert told(red_wall, viewer) == told(blue_wall, viewer)
        assert happened(red_wall, "tower", viewer) == [{"seat": 0}]
        assert happened(red_wall, "face-down", viewer) == [{"seat": 0, "walls": 1, "discards": 1}]
    own = {"seat": 0, "walls": ("red", 1), "discards": ("blue", 5)}
    assert happened(red_wall, "face-down-own", 0) == [own]
    assert happened(blue_wall, "face-down-own", 0) == [{**own, "walls": ("blue", 5), "discards": ("red", 1)}]
    assert [card.number for card in screen(blue_wall.state, 0).walls] == [5]
    assert [card.number for card in screen(blue_wall.state, 0).discards] == [1]


def test_ones_own_walls_and_discards_are_told_by_their_numbers_towers_last() -> None:
    """However they lay in the triplet."""
    state = position(Side(), Side(), Side(), display=[(5, 2, 1), (TOWER, 9, 3)])
    assert happened(take(state, 1, "wdw"), "face-down-own", 0)[0]["walls"] == ("red", 1, "blue", 5)
    discards = ("brown", 3, "brown", 9, "tower", TOWER)
    assert happened(take(state, 2, "ddd"), "face-down-own", 0)[0]["discards"] == discards


def test_a_discarded_tower_beside_two_walls_is_no_secret() -> None:
    """L42: two walls and one discard; a tower is no wall, so that all can work it out."""
    played = tower_turn("wwd")
    assert happened(played, "face-down", 1) == [{"seat": 0, "walls": 2, "discards": 1}]
    assert happened(played, "tower") == []
    assert (player(played.state, 0).walls, player(played.state, 0).discards) == (2, 1)
    dealt = redeal(played.state, 1, Chance(b"another sixteen bytes"))
    assert dealt.hidden[0].turns == (FaceDown((1, 5), (TOWER,)),)


def test_which_cards_were_built_is_public() -> None:
    played = take(position(Side(), Side(), Side(), display=[(1, 5, 2)]), 1, "bwd")
    assert happened(played, "taken", 2) == [{"seat": 0, "n": 1, "cards": ("red", 1, "blue", 5, "green", 2)}]
    assert happened(played, "started", 2) == [{"seat": 0, "colour": "red", "kind": "red", "number": 1, "n": 1}]


def test_walls_and_discards_are_not_turned_up_at_the_end() -> None:
    """Nobody's screen is opened, and the owner goes on seeing his own."""
    played = ended(Side(walls=[96]), Side(walls=[1]), Side())
    assert [look(GAME, played.state, viewer).opened for viewer in (None, 0)] == [(None,) * 3] * 2
    other = hide(played.state, 0, replace(played.state.hidden[0], turns=(FaceDown((95,), ()),)))
    for viewer in OTHERS:
        assert to_json(look(GAME, played.state, viewer)) == to_json(look(GAME, other, viewer))
    assert [card.number for card in screen(played.state, 0).walls] == [96]


# The pile


def test_of_the_pile_only_its_size_is_seen() -> None:
    state = position(Side(building=[(1,)]), Side(), Side())
    swapped = replace(state, pile=tuple(sorted((*state.pile[1:], state.unused[0]))))
    for viewer in (None, 0, 1, 2):
        assert to_json(look(GAME, state, viewer)) == to_json(look(GAME, swapped, viewer))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pile_keeps_no_order(players: int) -> None:
    state = keep_all(new(players)).state
    while not state.over:
        assert list(state.pile) == sorted(state.pile)
        state = play_round(state).state


# What the tests of secrecy deal anew


def choosing_or_later(later: bool) -> LuccaState:
    state = choosing((1, 7, 25, 6), (2, 3, 4, 5), (8, 9, 10, 11))
    return keep_all(state, (1, 6), (2, 3), (8, 9)).state if later else state


@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("later", [False, True], ids=["before", "after"])
def test_a_redeal_moves_all_that_a_viewer_cannot_see_and_nothing_else(viewer: int | None, later: bool) -> None:
    """The others' hands, or what they set aside: any card that does not lie open, and that is not one's own."""
    state = choosing_or_later(later)
    dealt = [redeal(state, viewer, Chance(bytes([n]) * 16)) for n in range(30)]
    for other in dealt:
        assert to_json(look(GAME, other, viewer)) == to_json(look(GAME, state, viewer))
        assert GAME.proves.census(other) == GAME.proves.census(state)
        assert GAME.proves.faults(other) == ()
    open_cards = {card for cards in state.display for card in cards}
    open_cards |= {card for quarter in state.quarters for palace in quarter.palaces for card in palace.cards}
    for seat in range(3):
        held = [other.hidden[seat].aside if later else other.hidden[seat].hand for other in dealt]
        if seat == viewer:
            assert set(held) == {state.hidden[seat].aside if later else state.hidden[seat].hand}
            continue
        found = {card for cards in held for card in cards}
        own = set[int]() if viewer is None else {*state.hidden[viewer].hand, *state.hidden[viewer].aside}
        assert len(found) > 30
        assert not found & (open_cards | own)


def test_a_redeal_exchanges_walls_and_discards_of_one_turn_with_each_other_only() -> None:
    state = position(Side(), Side(), Side(), display=[(1, 2, 3)])
    state = take(state, 1, "wdd").state
    dealt = {redeal(state, 1, Chance(bytes([n]) * 16)).hidden[0].turns for n in range(40)}
    assert dealt == {(FaceDown((1,), (2, 3)),), (FaceDown((2,), (1, 3)),), (FaceDown((3,), (1, 2)),)}
    assert redeal(state, 0, Chance(bytes(16))).hidden[0] == state.hidden[0]


def test_the_suggestions_for_ones_own_turn_do_not_depend_on_the_pile() -> None:
    state = position(Side(building=[(1,)]), Side(), Side())
    swapped = replace(state, pile=tuple(sorted((*state.pile[1:], state.unused[0]))))
    here, there = (Door(GAME, each, 0).suggested("take", {"triplet": "1"}, "first") for each in (state, swapped))
    assert here == there
