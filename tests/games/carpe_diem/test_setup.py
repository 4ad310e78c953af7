"""Set-up: cards and circles by players, points, the track, the tiles of each phase, the pawns."""

from collections import Counter

import pytest

from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.by_hand import DATA
from tests.games.carpe_diem.moves import (
    asked,
    kind_asked,
    offered,
    place,
    place_all,
    player,
    refused,
    settle,
    table,
    until,
)
from tests.games.carpe_diem.position import new

each_count = pytest.mark.parametrize("players", [2, 3, 4])


def seeds(n: int) -> list[bytes]:
    return [bytes([at]) * 16 for at in range(n)]


def tiles_lying(state: CarpeDiemState) -> list[list[str]]:
    return [[tile.id for tile in space] for space in table(state).spaces]


@pytest.mark.parametrize(("players", "by_deck"), [(2, (2, 2, 2, 2)), (3, (2, 3, 2, 3)), (4, (3, 3, 2, 4))])
def test_v01_cards_of_each_deck_by_players(players: int, by_deck: tuple[int, ...]) -> None:
    for seed in seeds(20):
        cards = [card.id for card in table(new(players, seed)).cards if card is not None]
        decks = Counter(card[0] for card in cards)
        assert tuple(decks[deck] for deck in "ABCD") == by_deck
        assert len(set(cards)) == sum(by_deck) == 4 * players - (0 if players == 2 else 2 if players == 3 else 4)


@each_count
def test_v02_usable_circles_by_players_of_which_one_is_free_at_the_end(players: int) -> None:
    state = new(players)
    assert len(table(state).circles) == 4 * players + 1
    last = until(place_all(state)).state
    assert [circle.seat for circle in table(last).circles].count(None) == 1


@pytest.mark.parametrize(("players", "points"), [(2, [8, 9]), (3, [8, 9, 13]), (4, [8, 9, 10, 11])])
def test_v03_points_at_the_start_by_seat(players: int, points: list[int]) -> None:
    assert [each.vp for each in table(new(players)).players] == points


@each_count
def test_v04_if_nobody_has_moved_on_the_track_the_last_seat_scores_first(players: int) -> None:
    state = place_all(new(players))
    assert table(state).track[0] == tuple(range(players))
    assert [each.on_track for each in table(state).players] == [0] * players
    scorers, state = list[int](), until(state, "circle").state
    while table(state).phase == 1:
        scorers.append(asked(state))
        state = settle(state).state
        state = until(state, "circle", "turn").state
    assert scorers == list(range(players - 1, -1, -1))


@each_count
def test_v05_white_tiles_in_three_phases_black_ones_in_the_last_and_below(players: int) -> None:
    state, seen = place_all(new(players)), list[str]()
    row = [tile.id for tile in table(state).row]
    assert [tile[0] for tile in row] == ["K"] * 11
    for phase in range(1, 5):
        assert table(state).phase == phase
        lying = tiles_lying(state)
        assert [len(tiles) for tiles in lying] == [4] * 7
        assert {tile[0] for tiles in lying for tile in tiles} == ({"K"} if phase == 4 else {"W"})
        assert (table(state).white, table(state).black) == (84 - 28 * min(phase, 3), 28 if phase < 4 else 0)
        assert [tile.id for tile in table(state).row] == row, "nothing is ever added or taken"
        seen += [tile for tiles in lying for tile in tiles]
        state = until(until(state, "circle").state, "turn").state
    assert len({*seen, *row}) == 123


def test_v55_pawns_are_placed_in_seat_order_on_free_spaces_then_seat_0_moves() -> None:
    state, spaces = new(4), [str(space) for space in range(1, 8)]
    for seat, space in enumerate((3, 7, 1, 4)):
        assert (asked(state), kind_asked(state)) == (seat, "pawn")
        assert offered(state, "place", "space") == tuple(spaces)
        assert len(spaces) == 7 - seat
        state = place(state, space).state
        spaces.remove(str(space))
        if seat < 3:
            assert refused(state, "place", space=str(space)) == "carpe_diem.space-taken"
    assert (asked(state), kind_asked(state)) == (0, "turn")
    assert [player(state, seat).pawn for seat in range(4)] == [2, 6, 0, 3]


# What else is dealt


@each_count
def test_everybody_gets_a_board_and_four_pieces_of_the_frame_of_his_own(players: int) -> None:
    boards, pieces = Counter[int](), Counter[tuple[int, int]]()
    for seed in seeds(60):
        state = new(players, seed)
        mine = [each.board for each in state.players]
        assert len(set(mine)) == players
        frames = [piece for each in state.players for piece in each.frames]
        assert len(set(frames)) == 4 * players == len(frames)
        boards.update(mine)
        pieces.update((piece, side % 4) for side, piece in enumerate(frames))
    assert set(boards) == {0, 1, 2, 3}
    assert {piece for piece, _ in pieces} == set(range(16))
    assert {side for piece, side in pieces if piece == 0} == {0, 1, 2, 3}, "any piece on any side"


@each_count
def test_cards_of_any_deck_lie_on_any_space_and_the_corners_stay_empty(players: int) -> None:
    empty = {2: (0, 2, 9, 11), 3: (0, 11), 4: ()}[players]
    found = [table(new(players, seed)).cards for seed in seeds(80)]
    for cards in found:
        assert tuple(at for at, card in enumerate(cards) if card is None) == empty
    used = [at for at in range(12) if at not in empty]
    lying = {(at, card.id) for cards in found for at, card in enumerate(cards) if card is not None}
    assert {(at, card[0]) for at, card in lying} == {(at, deck) for at in used for deck in "ABCD"}
    assert len({card for _, card in lying}) == len(DATA["cards"])


@each_count
def test_nobody_owns_anything_at_the_start_and_the_piles_have_what_is_left(players: int) -> None:
    state = new(players)
    for each in table(state).players:
        assert (each.goods, each.coins, each.bread, each.stored, each.district) == ((0, 0, 0, 0), 0, 0, (), ())
        assert (each.pawn, each.fountain_cards, len(each.banners)) == (None, 0, 9)
    now = table(state)
    assert (now.white, now.black, now.box, now.fountains) == (56, 28, (), 24)
    assert (now.phase, now.round, now.first, len(now.track)) == (1, 1, 0, 21)


def test_tiles_and_row_differ_from_game_to_game() -> None:
    tables = [table(new(3, seed)) for seed in seeds(30)]
    assert len({tile.id for each in tables for space in each.spaces for tile in space}) == 84
    assert len({tile.id for each in tables for tile in each.row}) == 39
    assert len({tuple(sorted(tile.id for tile in each.spaces[0])) for each in tables}) == 30
