"""Singles and the convent."""

import pytest

from engine.core.state.agenda import Task
from tests.games.dynasties.moves import asked, city, do, happened, has, offered, player, points, refused, run
from tests.games.dynasties.position import Side, position


@pytest.mark.parametrize(("round", "vp"), [(1, 2), (2, 4), (3, 0)])
def test_d55_singles_score_after_the_first_rounds(round: int, vp: int) -> None:
    cities = {"york": "0--", "paris": "-0-", "wien": "010"}
    state = position(Side(), Side(), Side(), cities=cities, round=round, passed=(0, 1, 2))
    played = run(state, Task("singles", 0))
    assert points(played.state) == ({"singles": vp} if vp else {})


def test_d56_pink_saves_a_single_from_the_convent() -> None:
    cities = {"york": "0--", "paris": "-0-", "wien": "01-"}
    state = position(Side("1 pink, 5 black"), Side(), Side(), cities=cities, round=2, passed=(0, 1, 2))
    state = run(state, Task("convent", 0), Task("home", 0)).state
    assert asked(state) == [(0, "convent")]
    assert offered(state, "save", "cities") == ("york", "paris")
    assert refused(state, "save", cities=("york", "paris")) == "core.too-many-or-few"
    played = do(state, "save", cities=("york",))
    assert (city(played.state, "york").prince, city(played.state, "paris").princess) == (0, None)
    assert city(played.state, "wien").prince == 0
    assert has(played.state) == {"black": 5}
    assert player(played.state).reserve == 17 - 2
    none = do(state, "save", cities=()).state
    assert (city(none, "york").prince, has(none)) == (None, {"pink": 1, "black": 5})


def test_d76_without_pink_nobody_is_asked() -> None:
    cities = {"york": "0--", "paris": "-0-"}
    state = position(Side("5 black"), Side(), Side(), cities=cities, round=2, passed=(0, 1, 2))
    played = run(state, Task("convent", 0))
    assert happened(played, "convent") == [{"seat": 0, "cities": ("york", "paris")}]
    assert player(played.state).reserve == 16
    for round in (1, 3):
        state = position(Side("1 pink"), Side(), Side(), cities=cities, round=round, passed=(0, 1, 2))
        assert asked(run(state, Task("convent", 0)).state) == []


def test_a_free_city_stays_when_the_convent_empties_it() -> None:
    state = position(
        Side(), Side(), Side(), cities={"free1": "0--"}, free={"free1": ("france", "prince")}, round=2, passed=(0, 1, 2)
    )
    played = run(state, Task("convent", 0))
    assert (city(played.state, "free1").prince, city(played.state, "free1").region) == (None, "france")
