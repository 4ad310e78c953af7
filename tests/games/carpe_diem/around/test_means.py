"""What the others' moves mean for a player: a new phase, circles that are taken, tiles that are gone."""

from engine.core.door import look
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import TABLES
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.rules.tiles import show_tiles
from engine.games.carpe_diem.state import CarpeDiemState
from engine.games.carpe_diem.tell.described import said
from tests.games.carpe_diem.districts import half
from tests.games.carpe_diem.moves import disc, pick, scoring, settle, until, walk
from tests.games.carpe_diem.position import NUMBER, Side, position


def means(then: CarpeDiemState, now: CarpeDiemState, seat: Seat | None) -> list[tuple[str, dict[str, object]]]:
    lines = GAME.shows.means(look(GAME, then, seat), look(GAME, now, seat), ())
    return [(line.key, dict(line.params)) for line in lines]


def tiles_in_words(name: str) -> tuple[int | str, ...]:
    return said([show_tiles(TABLES[max(TABLES)])[NUMBER[name]]])


def test_a_tile_beside_his_own_pawn_is_gone() -> None:
    spaces = {2: ["W04", "W02", "W03"], 4: ["W05"], 6: ["W06"]}
    then = position(Side(), Side(pawn=3), Side(pawn=5), spaces=spaces)
    now = walk(then, "W04").state
    ((key, gone),) = means(then, now, 1)
    assert (key, gone["tiles"]) == ("means-reach-gone", tiles_in_words("W04"))
    assert means(then, now, 2) == [], "he could have walked to another space in either direction"
    assert means(then, now, None) == []


def test_a_tile_of_the_row_is_gone() -> None:
    side = Side(half("artisan"))
    then = position(side, Side(pawn=4), spaces={2: ["K29"], 6: ["W05"]}, row=["K31", "K34"])
    now = pick(walk(then, "K29", "D3").state, "K34").state
    assert ("means-row-gone", {"tiles": tiles_in_words("K34")}) in means(then, now, 1)


def test_circles_that_others_have_taken_are_told_by_their_cards() -> None:
    then = scoring(Side(), Side(), cards=("A02", "B01")).state
    now = disc(then, "A02", "B01").state
    ((key, gone),) = means(then, now, 1)
    assert (key, gone["one"], gone["two"]) == ("means-circle-gone", "A02", "B01")
    assert means(then, now, 0) == [], "it is his own"


def test_a_new_phase_is_told_first_and_after_the_end_nothing() -> None:
    then = scoring(Side(), Side()).state
    assert means(then, until(then, "turn").state, 0)[0] == ("means-phase", {"phase": 2})
    last = scoring(Side(), Side(), phase=4).state
    assert means(last, until(last).state, 0) == []
    assert means(last, settle(last).state, 0) == []
