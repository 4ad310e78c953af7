"""Deploying, payment, special cities, and what a lack of figures or stock means."""

from engine.core.state.agenda import Task
from tests.games.dynasties.moves import (
    asked,
    city,
    do,
    every_form,
    hand,
    happened,
    has,
    keys,
    offered,
    player,
    points,
    refused,
    run,
    verbs,
)
from tests.games.dynasties.position import Side, goods, position

OTHERS = (Side(hand=("A08",)), Side(hand=("A10",)))
CHARACTERS = ("isabella", "leonardo", "drake", "machiavelli", "karl", "elizabeth", "fugger", "philipp")


def test_d47_costs_and_bonuses() -> None:
    state = position(Side("2 black, 2 pink", hand=("A01",)), *OTHERS, bag="9 gold")
    assert [form.get("pink") for form in every_form(state, "prince", city="london")] == ["1", "2"]
    assert refused(state, "prince", card="A01", city="london", pink="0") == "core.not-offered"
    played = do(state, "prince", card="A01", city="london", pink="1")
    assert has(played.state) == {"pink": 1}
    assert (player(played.state).reserve, points(played.state)) == (16, {})
    poor = position(Side("2 black", hand=("A01",)), *OTHERS, bag="9 gold")
    assert refused(poor, "prince", card="A01", city="london") == "dynasties.too-dear"
    york = do(poor, "prince", card="A01", city="york").state
    assert (points(york), has(york)) == ({"cities": 3}, {})
    dublin = do(poor, "prince", card="A01", city="dublin").state
    assert sum(has(dublin).values()) == 2


def test_d49_nobody_marries_himself() -> None:
    rich, books = "6 black, 6 white, 2 gold, 1 blue", ("deploy",)
    state = position(
        Side(rich, hand=("A01", "A05"), books=books), *OTHERS, cities={"york": "-0-"}, characters=CHARACTERS
    )
    assert refused(state, "prince", card="A01", city="york") == "dynasties.own-spouse"
    assert refused(state, "prince", card="tile", city="york") == "dynasties.own-spouse"
    assert "A01" not in offered(state, "city", "card")
    assert "isabella" not in offered(state, "character", "character")
    plot = do(state, "character", card="A05", character="machiavelli").state
    assert "york" not in offered(plot, "plot", "city", role="prince")
    assert "york" not in offered(plot, "plot", "city2", role2="prince")


def test_a_free_space_that_is_taken_is_refused_with_a_reason() -> None:
    state = position(Side("6 black", hand=("A01",)), *OTHERS, cities={"york": "1--"})
    assert refused(state, "prince", card="A01", city="york") == "dynasties.space-taken"
    assert refused(state, "prince", card="A01", city="cardiff") == "dynasties.not-open"


def test_with_five_players_the_extra_cities_are_open() -> None:
    state = position(Side("6 black", hand=("A01",)), *OTHERS, Side(), Side())
    assert "cardiff" in offered(state, "prince", "city")


def test_d50_a_pause_turns_a_card_into_a_good() -> None:
    state = position(Side(hand=("A01", "A02")), *OTHERS, bag="3 blue")
    played = do(state, "pause", card="A01")
    assert (hand(played.state), has(played.state)) == (["A02"], {"blue": 1})
    assert keys(played) == ["paused", "drew"]


def test_d60_the_city_of_a_card_costs_only_gold() -> None:
    state = position(Side("2 gold, 1 pink", hand=("A04",)), *OTHERS, bag="5 black")
    forms = every_form(state, "city")
    assert {(form["role"], form["pink"]) for form in forms} == {
        (role, pink) for role in ("prince", "princess") for pink in ("0", "1")
    }
    assert len(forms) == 4
    played = do(state, "city", card="A04", role="princess", pink="0")
    assert happened(played, "deployed")[0]["paid"] == goods("1 gold")
    assert sum(has(played.state).values()) == 2 + 2
    assert city(played.state, "sevilla").princess == 0


def test_d62_without_a_figure() -> None:
    side = Side("9 black, 9 white, 3 gold, 3 blue", hand=("A01", "A02", "A03"), reserve=0)
    state = position(side, *OTHERS, characters=CHARACTERS, cities={"york": "1--"})
    assert set(verbs(state)) == {"character", "pause", "pass"}
    assert {"isabella", "leonardo", "machiavelli"}.isdisjoint(offered(state, "character", "character"))
    assert refused(state, "trade", card="A01", ship="1") == "dynasties.no-figure"
    passed = do(state, "pass", place="next").state
    assert player(passed).passed
    assert (player(passed).reserve, passed.players[0].on_track) == (0, 0)


def test_d63_short_stocks() -> None:
    bare = position(Side("6 black", hand=("A01",)), *OTHERS, books=())
    played = do(bare, "prince", card="A01", city="edinburgh")
    assert happened(played, "no-book") == [{"seat": 0, "city": "edinburgh"}]
    bonus = position(Side(), *OTHERS, bag="1 gold", passed=(0, 1, 2), asked="bonus")
    assert has(do(bonus, "bonus", action="goods").state) == {"gold": 1}
    empty = position(Side(hand=("A01",)), *OTHERS, bag="")
    played = do(empty, "pause", card="A01")
    assert happened(played, "drew") == [{"seat": 0, "goods": (0, 0, 0, 0, 0)}]
    no_yellow = position(Side(), *OTHERS, yellows=())
    played = run(no_yellow, Task("look", 0), Task("next", 0))
    assert happened(played, "looked") == [{"seat": 0, "n": 0}]
    assert asked(played.state) == [(1, "turn")]


def test_d22_isabella_joins_another_players_single() -> None:
    cities = {"york": "1--", "london": "-2-", "paris": "12-", "lyon": "0--"}
    state = position(Side(hand=("A05",)), *OTHERS, cities=cities, characters=CHARACTERS)
    state = do(state, "character", card="A05", character="isabella").state
    assert asked(state) == [(0, "wed")]
    assert offered(state, "wed", "city") == ("london", "york")
    played = do(state, "wed", city="york")
    assert city(played.state, "york").princess == 0
    assert points(played.state) == {"cities": 3}
    assert asked(played.state) == [(0, "apart")]
    for name in ("paris", "lyon", "madrid"):
        assert refused(state, "wed", city=name) == "core.not-offered"
    mine = position(Side(hand=("A05",)), *OTHERS, cities={"lyon": "0--"}, characters=CHARACTERS)
    assert "isabella" not in offered(mine, "character", "character")
