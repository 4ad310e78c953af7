"""How often people wait for each other, as `make tournament` counts it."""

from bench.rules.waiting import as_line, measure
from engine.core.state import agenda
from engine.games.dynasties.game import GAME
from engine.games.dynasties.rules import book
from tests.roots import GAMES

PEBBLES = GAMES["pebbles"]


def test_questions_in_the_middle_of_anothers_turn_are_few_and_many_are_never_asked() -> None:
    found = measure(GAME, 3, games=1)
    assert found.games == 1
    assert 0 < found.between < found.asked / 3
    assert 0 < found.together < found.asked / 5
    assert found.settled > found.asked / 5
    assert found.handed < found.asked
    assert "in the middle of another's turn" in as_line(3, found)
    assert vars(book)["resume"] is agenda.resume, "it is as it was"


def test_in_a_game_of_plain_turns_nobody_is_asked_in_anothers() -> None:
    found = measure(PEBBLES, 2, games=3)
    assert found.asked > found.handed > 0
    assert found.between == found.settled == 0
    assert found.together == 3 * 2 * 2, "the favourites at the beginning, and what is polished"
