"""Who sees what: of fountain cards all see how many, their owner which; of the piles nobody sees what comes."""

import pytest
from msgspec.structs import replace

from engine.core.door import look
from engine.core.state.events import seen
from engine.core.stored import to_json
from engine.core.values.chance import Chance
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.redeal import redeal
from engine.games.carpe_diem.state import CarpeDiemState, Hidden
from tests.games.carpe_diem.moves import (
    Played,
    cards_of,
    give,
    happened,
    keys,
    kind_asked,
    place_all,
    player,
    scoring,
    screen,
    settle,
    table,
    until,
    walk,
)
from tests.games.carpe_diem.position import KINDS, Side, new, position

OTHERS = (None, 1)
"""The last seat has put all other cards under the pile in these positions, and sees that."""


def fountain(*pile: str, kept: tuple[str, ...] = ()) -> Played:
    """The first of three players has just built a fountain and looks at these cards."""
    side = Side(["W67 C3"], fountains=kept)
    state = position(side, Side(), Side(), spaces={2: ["W79"], 5: ["W84"]}, pile=pile)
    return walk(state, "W79", "D3")


def told(played: Played, viewer: int | None) -> bytes:
    """All that a viewer learns from a move: what he is told, and what he sees afterwards."""
    return to_json(seen(played.events, viewer)) + to_json(look(GAME, played.state, viewer))


def counts(*kinds: str) -> tuple[int, ...]:
    return tuple(kinds.count(kind) for kind in KINDS)


def test_v61_only_the_builder_sees_the_two_cards() -> None:
    here, there = fountain("villa", "pond", kept=("coop",)), fountain("baker", "market", kept=("coop",))
    assert kind_asked(here.state) == "fountain"
    assert cards_of(here.state) == ["villa", "coop", "pond"]
    for viewer in OTHERS:
        assert told(here, viewer) == told(there, viewer)
        assert happened(here, "looked", viewer) == [{"seat": 0, "n": 2}]
        assert happened(here, "looked-own", viewer) == []
    assert happened(here, "looked-own", 0) == [{"seat": 0, "cards": counts("villa", "pond")}]
    assert [each.fountain_cards for each in table(here.state).players] == [3, 0, 0]
    assert table(here.state).fountains == 24 - 3
    assert (table(here.state).white, table(here.state).black) == (56, 28)


def test_what_is_given_up_only_its_owner_knows() -> None:
    state = fountain("villa", "pond", kept=("coop",)).state
    villa, coop = give(state, "villa"), give(state, "coop")
    for viewer in OTHERS:
        assert told(villa, viewer) == told(coop, viewer)
        assert happened(villa, "kept", viewer) == [{"seat": 0, "n": 2}]
    assert happened(villa, "kept-own", 0) == [{"seat": 0, "card": "villa", "n": 2}]
    assert (screen(villa.state).fountain_cards, screen(villa.state).under) == (counts("coop", "pond"), counts("villa"))
    assert (player(villa.state).fountain_cards, table(villa.state).fountains) == (2, 24 - 2)


def test_what_one_keeps_changes_nothing_that_others_see_until_the_end() -> None:
    one = position(Side(["W67 C3"], fountains=["market"]), Side(), Side())
    other = position(Side(["W67 C3"], fountains=["baker"]), Side(), Side())
    for viewer in OTHERS:
        assert to_json(look(GAME, one, viewer)) == to_json(look(GAME, other, viewer))
    assert (screen(one).fountain_points, screen(other).fountain_points) == (2, 0)


def test_at_the_end_all_fountain_cards_are_shown() -> None:
    sides = Side(fountains=["market", "villa"]), Side(fountains=["pond"]), Side()
    last = until(scoring(*sides, phase=4).state)
    assert happened(last, "shown", None) == [
        {"seat": 0, "cards": counts("market", "villa")},
        {"seat": 1, "cards": counts("pond")},
        {"seat": 2, "cards": counts()},
    ]
    opened = look(GAME, last.state, None).opened
    assert [each and each.fountain_cards for each in opened] == [counts("market", "villa"), counts("pond"), counts()]


def test_points_and_goods_and_stored_tiles_are_public() -> None:
    seen_by_all = player(position(Side(vp=31, goods=(1, 2, 3, 4), coins=5, bread=6, stored=["W80"]), Side()))
    assert (seen_by_all.vp, seen_by_all.goods, seen_by_all.coins, seen_by_all.bread) == (31, (1, 2, 3, 4), 5, 6)
    assert [tile.id for tile in seen_by_all.stored] == ["W80"]


def test_so_are_the_tiles_in_the_box() -> None:
    state = position(Side(), Side(), spaces={2: ["W01", "W02", "W03"], 5: ["W84"]})
    for viewer in (None, 0, 1):
        before = {tile.id for tile in look(GAME, state, viewer).table.box}
        after = {tile.id for tile in look(GAME, walk(state, "W01").state, viewer).table.box}
        assert after - before == {"W02", "W03"}


# The piles


def test_of_the_piles_only_the_size_is_seen() -> None:
    state = position(Side(), Side(), Side())
    swapped = replace(state, white=(*state.white[1:], state.black[0]), black=(state.white[0], *state.black[1:]))
    fountains = replace(state, fountains=(1, 3, *state.fountains[2:]))
    for viewer in (None, 0, 1, 2):
        for other in (swapped, fountains):
            assert to_json(look(GAME, state, viewer)) == to_json(look(GAME, other, viewer))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_piles_keep_no_order(players: int) -> None:
    state = place_all(new(players))
    while not state.over:
        for pile in (state.white, state.black):
            assert list(pile) == sorted(pile)
        state = settle(state).state


# What the tests of secrecy deal anew


def holding() -> CarpeDiemState:
    return position(
        Side(fountains=["villa", "pond"], under=["coop"]),
        Side(fountains=["market"], under=["baker"]),
        Side(fountains=["garden", "senator"], under=["artisan", "artisan"]),
    )


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_redeal_moves_all_that_a_viewer_cannot_see_and_nothing_else(viewer: int | None) -> None:
    state = holding()
    dealt = [redeal(state, viewer, Chance(bytes([n]) * 16)) for n in range(30)]
    for other in dealt:
        assert to_json(look(GAME, other, viewer)) == to_json(look(GAME, state, viewer))
        assert GAME.proves.census(other) == GAME.proves.census(state)
        assert GAME.proves.faults(other) == ()
        assert [other.players, other.white, other.black] == [state.players, state.white, state.black]
    for seat in range(3):
        hands = {other.hidden[seat] for other in dealt}
        assert len(hands) == 1 if seat == viewer else len(hands) > 10


def test_a_planted_number_stands_wherever_something_is_hidden() -> None:
    planted = GAME.proves.plant(holding(), 1, 777)
    assert planted.hidden[1] == Hidden((777,) * 12, (777,) * 12)
    assert (planted.hidden[0], planted.hidden[2]) == (holding().hidden[0], holding().hidden[2])


def test_looking_at_cards_is_told_after_the_tile_and_kept_before_the_next_turn() -> None:
    played = fountain("villa", "pond")
    assert (keys(played), keys(played, 0)) == (["built", "looked"], ["built", "looked-own"])
    assert keys(give(played.state, "pond")) == ["kept"]
