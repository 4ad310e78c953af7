"""Scoring cards."""

import pytest

from engine.core.state.agenda import Task
from engine.games.dynasties.rules.scorecards import worth
from engine.games.dynasties.state import DynastiesState
from tests.games.dynasties.moves import asked, do, happened, number, offered, points, run, scores
from tests.games.dynasties.position import Side, position


def value(state: DynastiesState, card: str, seat: int = 0) -> int:
    return worth(state, seat, number(card))


def scoring(*sides: Side, round: int = 1, **said: object) -> DynastiesState:
    state = position(*sides, passed=(0, 1, 2), round=round, **said)  # type: ignore[arg-type]
    return run(state, Task("scoring", 0), Task("reckoning" if round == 3 else "home", 0)).state


def test_d33_any_number_of_cards_at_the_end_of_each_round() -> None:
    cities = {"london": "0--", "york": "0--", "wien": "0--"}
    side = Side(scores=("G01", "G09", "Y19", "G02"))
    state = scoring(side, Side(), Side(), cities=cities)
    assert asked(state) == [(0, "scoring")]
    assert offered(state, "score", "scores") == ("G01", "G09", "Y19")
    some = do(state, "score", scores=("G01", "Y19"))
    assert points(some.state) == {"cards": 3 + 9}
    assert scores(some.state) == ["G02", "G09"]
    assert points(do(state, "score", scores=()).state) == {}
    ended = scoring(side, Side(), Side(), round=3, cities=cities)
    assert points(ended)["cards"] == 3 + 3 + 3


def test_d34_green_cards() -> None:
    assert value(position(Side(), Side(), Side(), cities={"london": "0--"}), "G01") == 3
    assert value(position(Side(), Side(), Side(), cities={"london": "0--", "toledo": "100"}), "G01") == 7
    assert value(position(Side(), Side(), Side(), cities={"paris": "0--"}), "G01") == 0


@pytest.mark.parametrize(("round", "vp"), [(1, 16), (2, 13), (3, 10)])
def test_d35_a_symbol_in_every_region(round: int, vp: int) -> None:
    cities = {"dublin": "0--", "bordeaux": "-0-", "sevilla": "010", "hamburg": "0--"}
    assert value(position(Side(), Side(), Side(), cities=cities, round=round), "Y01") == vp
    del cities["hamburg"]
    assert value(position(Side(), Side(), Side(), cities=cities, round=round), "Y01") == 0
    helped = position(Side(), Side(), Side(), cities={**cities, "free3": "0--"}, free={"free3": ("empire", "prince")})
    assert value(helped, "Y01") == 16


def test_d36_most_goods_of_a_colour() -> None:
    assert value(position(Side("2 black"), Side("2 black"), Side("1 black")), "Y04") == 7
    assert value(position(Side("1 black"), Side("2 black"), Side()), "Y04") == 0
    assert value(position(Side("3 pink"), Side(), Side()), "Y04") == 0


def test_d37_each_figure_at_a_symbol() -> None:
    state = position(Side(), Side(), Side(), cities={"dublin": "010", "sevilla": "-0-", "york": "0--"}, round=2)
    assert value(state, "Y09") == 3 * 3


def test_d38_most_figures_in_crowned_cities() -> None:
    assert value(position(Side(), Side(), Side(), cities={"london": "010", "paris": "-1-"}), "Y12") == 0
    assert value(position(Side(), Side(), Side(), cities={"london": "010"}), "Y12") == 7


def test_d39_married_figures_in_a_region() -> None:
    cities = {"london": "010", "york": "0--", "bristol": "n0-", "paris": "01-"}
    assert value(position(Side(), Side(), Side(), cities=cities), "Y13") == 2 * 3


def test_d40_a_figure_in_all_four_regions() -> None:
    cities = {"london": "010", "paris": "0--", "madrid": "0--", "wien": "0--"}
    assert value(position(Side(), Side(), Side(), cities=cities), "Y17") == 8
    del cities["wien"]
    assert value(position(Side(), Side(), Side(), cities=cities), "Y17") == 0


def test_d41_each_prince_or_princess() -> None:
    cities = {"london": "010", "paris": "0--", "madrid": "-0-", "york": "n0-"}
    state = position(Side(), Side(), Side(), cities=cities)
    assert (value(state, "Y19"), value(state, "Y20")) == (6, 6)


def test_d65_many_cards_at_one_table() -> None:
    cities = {"dublin": "01-", "edinburgh": "0--", "london": "0--", "sevilla": "-0-"}
    state = position(Side(), Side(), Side(), cities=cities, round=2)
    expected = {"Y09": 6, "Y10": 3, "Y11": 3, "Y13": 2, "Y19": 6, "Y20": 2, "Y17": 0, "G10": 3, "G04": 3}
    assert {card: value(state, card) for card in expected} == expected


def test_d75_what_nobody_would_keep_is_played_unasked() -> None:
    side = Side(scores=("G01", "Y09"))
    cities = {"london": "0--", "toledo": "0--", "dublin": "0--", "sevilla": "0--"}
    state = position(side, Side(), Side(), cities=cities, passed=(0, 1, 2))
    played = run(state, Task("scoring", 0), Task("home", 0))
    assert [(each["card"], each["vp"]) for each in happened(played, "scored")] == [("G01", 7)]
    assert asked(played.state) == [(0, "scoring")]
    assert offered(played.state, "score", "scores") == ("Y09",)
    assert value(state, "Y09") == 8
    ended = scoring(side, Side(), Side(), cities=cities, round=3)
    assert points(ended)["cards"] == 7 + 4


def test_two_cards_that_are_alike_both_score() -> None:
    cities = {"london": "0--", "paris": "0--", "madrid": "0--", "wien": "0--"}
    played = run(
        position(Side(scores=("Y17", "Y17")), Side(), Side(), cities=cities, passed=(0, 1, 2)), Task("scoring", 0)
    )
    assert happened(played, "scored") == [{"seat": 0, "card": "Y17", "n": 2, "vp": 16}]


def test_all_who_have_something_to_play_are_asked_at_once() -> None:
    cities = {"london": "01-", "york": "10-"}
    state = scoring(Side(scores=("Y19",)), Side(scores=("Y20",)), Side(scores=("G03",)), cities=cities)
    assert asked(state) == [(0, "scoring"), (1, "scoring")]
    first = do(state, "score", 1, scores=("Y20",))
    assert points(first.state, 1) == {}
    both = do(first.state, "score", 0, scores=())
    assert (points(both.state, 1), points(both.state)) == ({"cards": 3}, {})
