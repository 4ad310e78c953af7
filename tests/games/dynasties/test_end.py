"""The final scoring."""

from msgspec.structs import replace

from engine.core.state.agenda import Task
from engine.games.dynasties.game import GAME
from engine.games.dynasties.rules.rounds.reckoning import ranks
from engine.games.dynasties.state import DynastiesState
from tests.games.dynasties.moves import points, run
from tests.games.dynasties.position import Side, goods, position


def ended(*sides: Side, **said: object) -> DynastiesState:
    state = run(position(*sides, round=3, **said), Task("reckoning", 0)).state  # type: ignore[arg-type]
    assert state.over
    return state


def test_d32_revaluation() -> None:
    """Members 3 : 2 : 1 in Britannia, seats 0 and 1 in London; the tile brings its owner 3 and 5."""
    cities = {"london": "01-", "york": "01-", "bristol": "0--", "edinburgh": "2--"}
    expected = {0: 8, 1: 8, 2: 0}
    for owner, more in expected.items():
        state = ended(Side(), Side(), Side(), cities=cities, revaluations={"britannia": owner})
        assert [points(state, seat).get("revaluation", 0) for seat in range(3)] == [
            more if seat == owner else 0 for seat in range(3)
        ]


def test_d32_either_half_of_a_revaluation_tile() -> None:
    crown = {"london": "02-", "york": "10-", "bristol": "10-", "dublin": "01-"}
    state = ended(Side(), Side(), Side(), cities=crown, revaluations={"britannia": 2})
    assert points(state, 2)["revaluation"] == 5
    majority = ended(Side(), Side(), Side(), cities={"york": "2--"}, revaluations={"britannia": 2})
    assert points(majority, 2)["revaluation"] == 3


def test_d57_ties_in_the_majority() -> None:
    assert ranks((2, 2, 1, 0)) == (1, 1, 0, 0)
    assert ranks((3, 2, 2, 0)) == (1, 2, 2, 0)
    assert ranks((0, 1, 0, 0)) == (0, 1, 0, 0)
    assert ranks((0, 0, 0, 0)) == (0, 0, 0, 0)
    state = ended(Side(coats=("hispania",)), Side(), Side())
    assert points(state) == {"majorities": 10}


def test_d58_a_whole_final_scoring() -> None:
    cities = {"london": "010", "york": "0--", "paris": "1--", "wien": "1n-", "lyon": "212", "madrid": "-2-"}
    state = ended(
        Side(books=("coat-empire", "vp")), Side(), Side(), cities=cities, revaluations={"france": 2}, tiles=(0, 1, 2, 3)
    )
    assert points(state, 0) == {"majorities": 21, "crowns": 5, "books": 3}
    assert points(state, 1) == {"majorities": 26, "crowns": 12}
    assert points(state, 2) == {"majorities": 21, "crowns": 4, "revaluation": 5}
    assert [score.total for score in GAME.shows.scores(state)] == [29, 38, 30]
    assert GAME.shows.winners(state) == (1,)


def test_d59_a_tie_goes_to_who_has_more_goods() -> None:
    state = ended(Side("5 black"), Side("5 black"), Side("5 white"))
    assert GAME.shows.winners(state) == (0, 1, 2)
    richer = replace(state.players[2], goods=goods("6 white"))
    assert GAME.shows.winners(replace(state, players=(*state.players[:2], richer))) == (2,)
