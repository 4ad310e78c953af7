"""Tables as they are stored: at every question of a game, in the middle of a chain, and at the end."""

import pytest

from engine.core.stored import StoredError, decode, encode
from engine.core.values.chance import Chance
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.moves import begin, kind_asked, pick, scored, walk
from tests.games.carpe_diem.plays import by_lot
from tests.games.carpe_diem.position import Side, new, position


def again(state: CarpeDiemState) -> CarpeDiemState:
    return decode(GAME, encode(GAME, state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_is_the_same_after_it_was_written_and_read_at_every_step(players: int) -> None:
    state, chance, kinds = new(players), Chance(b"a game to be stored"), set[str]()
    while not state.over:
        assert again(state) == state
        kinds.add(kind_asked(state))
        state, chance, _, _ = by_lot(state, chance)
    assert again(state) == state
    assert kinds >= {"pawn", "turn", "fountain", "circle"}


def test_what_waits_is_stored_too() -> None:
    """Between an artisan and a garden, after reading: the herb still comes."""
    side = Side(["K10 C2 ..H.", "K28 C4 A..."])
    state = walk(position(side, Side(), spaces={2: ["W48"], 5: ["W84"]}), "W48", "C3").state
    asked = again(state)
    assert (asked, kind_asked(asked)) == (state, "order")
    waiting = again(begin(asked, "artisan").state)
    assert waiting.agenda
    after = pick(waiting, "K01" if 84 in waiting.row else "K02").state
    assert after.players[0].goods == (0, 1, 0, 0)


def test_a_card_that_is_asked_about_is_stored_with_the_one_that_waits() -> None:
    state = scored(Side(goods=(0, 2, 0, 0)), "A02", "D28")
    assert again(state) == state
    assert dict(again(state).decisions[0].subject) == {"card": "A02"}


@pytest.mark.parametrize("spoilt", [b"", b"{}", b'{"game":"lucca","schema":1,"state":{}}'])
def test_what_is_no_table_is_refused(spoilt: bytes) -> None:
    with pytest.raises(StoredError):
        decode(GAME, spoilt)


def test_a_table_with_a_field_too_many_is_refused() -> None:
    stored = encode(GAME, new(2)).replace(b'"phase":1', b'"phase":1,"phases":4')
    with pytest.raises(StoredError):
        decode(GAME, stored)
