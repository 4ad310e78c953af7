"""What the others' moves mean for a player: his place, what his finished palaces are worth, what is gone."""

from engine.core.door import look
from engine.core.values.seats import Seat
from engine.games.lucca.game import GAME
from engine.games.lucca.state import LuccaState
from tests.games.lucca.moves import ended, keep_all, play_round, take
from tests.games.lucca.position import Side, new, position


def means(then: LuccaState, now: LuccaState, seat: Seat | None) -> list[tuple[str, dict[str, object]]]:
    lines = GAME.shows.means(look(GAME, then, seat), look(GAME, now, seat), ())
    return [(line.key, dict(line.params)) for line in lines]


def test_in_a_new_round_he_is_told_his_place_first() -> None:
    then = position(Side(building=[(4,)]), Side(building=[(3,)]), Side(building=[(1,)]))
    now = play_round(then).state
    assert means(then, now, 1) == [("means-place", {"n": 2, "of": 3})]
    assert means(then, now, 0)[0] == ("means-place", {"n": 3, "of": 3})


def test_of_the_last_round_he_is_told_before_his_place() -> None:
    then = position(Side(building=[(4,)]), Side(building=[(3,)]), Side(building=[(1,)]), round=6)
    assert [key for key, _ in means(then, play_round(then).state, 1)][:2] == ["means-last-round", "means-place"]


def test_a_finished_palace_that_is_worth_more_or_less_than_before() -> None:
    sides = Side(building=[(7,)]), Side(finished=[25]), Side(finished=[31])
    then = position(*sides, display=[(1, 2, 3)])
    more = take(then, 1, "bdd").state
    assert means(then, more, 1)[0] == ("means-opening", {"colour": "red", "before": 3, "points": 4})
    first = position(Side(finished=[25]), Side(finished=[31]), Side(building=[(7,)]))
    less = take(first, opens=["red"]).state
    assert means(first, less, 1)[0] == ("means-opening", {"colour": "red", "before": 3, "points": 1})
    assert means(then, more, 0) == [("means-triplets", {"n": 3})], "he has nothing finished"


def test_a_triplet_that_would_have_completed_a_palace_of_his_is_gone() -> None:
    sides = Side(), Side(building=[(1, 7, 13, 19)]), Side()
    then = position(*sides, display=[(25, 2, 3)])
    assert means(then, take(then, 1).state, 1)[0] == ("means-gone", {"lost": ("red", 6)})
    assert [key for key, _ in means(then, take(then, 2).state, 1)] == ["means-triplets"]


def test_of_triplets_of_an_earlier_round_nothing_is_said() -> None:
    """The first triplet would have completed his red palace, and went out; in the new round another has its place."""
    sides = Side(building=[(19, 43, 67, 91)]), Side(building=[(5,)]), Side(building=[(90,)])
    then = position(*sides, display=[(25, 2, 3)], seat=2)
    now = take(take(then, 2).state, 1).state
    assert [key for key, _ in means(then, now, 0)] == ["means-place"]


def test_before_the_first_round_after_the_end_and_to_who_only_looks_on_nothing_is_said() -> None:
    before = new(3)
    assert means(before, keep_all(before).state, 0) == []
    last = position(Side(building=[(2,)]), Side(), Side(), seat=2, round=7)
    assert means(last, ended(Side(building=[(2,)]), Side(), Side()).state, 0) == []
    assert means(last, last, None) == []
