"""Book tiles."""

from engine.core.forms.forms import Form
from engine.core.play import act
from engine.core.state.agenda import Task
from engine.core.values.refusals import Refusal
from engine.games.dynasties.game import GAME
from engine.games.dynasties.rules.rounds.reckoning import strengths
from tests.games.dynasties.moves import (
    asked,
    books,
    city,
    do,
    hand,
    happened,
    has,
    keys,
    player,
    points,
    refused,
    rolling,
    run,
    table,
    verbs,
)
from tests.games.dynasties.position import Side, position

RICH = "6 black, 6 white"
OTHERS = (Side(hand=("A08",)), Side(hand=("A10",)))
"""Who still has a turn to come."""


def test_d01_a_figure_in_a_book_city_takes_a_tile_that_only_its_owner_sees() -> None:
    state = position(Side(RICH, hand=("A01",)), Side(), Side(), books=("deploy",))
    played = do(state, "prince", card="A01", city="edinburgh")
    assert books(played.state) == ["deploy"]
    assert player(played.state).books == 1
    assert happened(played, "book") == [{"seat": 0, "city": "edinburgh"}]
    assert happened(played, "book-own", 0) == [{"city": "edinburgh", "book": "deploy"}]
    assert table(played.state).books == 0


def test_d02_a_tile_just_received_may_be_used_in_the_same_turn() -> None:
    state = position(Side(RICH, hand=("A01",)), *OTHERS, books=("deploy",))
    state = do(state, "prince", card="A01", city="edinburgh").state
    assert asked(state) == [(0, "after")]
    state = do(state, "prince", card="tile", city="york").state
    assert city(state, "york").prince == 0
    assert books(state) == []
    assert asked(state) == [(1, "turn")]


def test_d03_a_tile_received_at_the_end_of_a_round_waits_for_the_next_turn() -> None:
    state = position(Side("2 white"), Side(), Side(), passed=(0, 1, 2), books=("action",))
    state = run(state, *(Task("bonus", seat) for seat in range(3)), Task("home", 0)).state
    state = do(state, "bonus", action="free", free="free2", region="france", space="princess-large").state
    for seat in (1, 2):
        assert (books(state), asked(state)) == (["action"], [(seat, "bonus")])
        assert isinstance(act(GAME, state, 0, state.decisions[0].number, Form("draw")), Refusal)
        state = do(state, "bonus", action="points").state
    assert (state.round, asked(state)) == (2, [(0, "turn")])
    assert (len(hand(state)), len(hand(do(state, "draw").state))) == (6, 7)


def test_d04_any_number_of_tiles_before_and_after_the_card_and_before_passing() -> None:
    state = position(Side(RICH, hand=("A01",), books=("trade", "deploy", "action")), *OTHERS)
    state = do(state, "trade", card="tile", ship="1").state
    assert asked(state) == [(0, "turn")]
    state = do(state, "prince", card="A01", city="york").state
    assert asked(state) == [(0, "after")]
    state = do(state, "princess", card="tile", city="hamburg").state
    state = do(state, "draw").state
    assert asked(state) == [(1, "turn")]
    before = position(Side(RICH, hand=("A01",), books=("action", "vp")), Side(hand=("A02",)), Side(hand=("A04",)))
    drawn = do(before, "draw").state
    passed = do(drawn, "pass", place="next").state
    assert (passed.active, asked(passed)) == (1, [(1, "turn")])


def test_d05_a_used_tile_is_out_of_the_game() -> None:
    state = position(Side(hand=("A01",), books=("trade",)), Side(), Side())
    played = do(state, "trade", card="tile", ship="2")
    assert books(played.state) == []
    assert sum(table(played.state).used_books) == 1
    assert happened(played, "used-book") == [{"seat": 0, "book": "trade"}]


def test_d06_a_coat_tile_counts_in_the_majority_at_the_end_and_nowhere_else() -> None:
    state = position(Side(books=("coat-britannia",)), Side(coats=("britannia",)), Side(), round=3)
    assert strengths(state, 0) == (1, 1, 0)
    assert table(state).regions[0].strengths == (0, 1, 0)
    ended = run(state, Task("reckoning", 0)).state
    assert points(ended) == {"majorities": 12}
    scoring = position(
        Side(scores=("Y17",), books=("coat-britannia", "coat-france", "coat-hispania", "coat-empire")), Side(), Side()
    )
    assert player(scoring).books == 4
    played = run(scoring, Task("scoring", 0))
    assert "scored" not in keys(played)


def test_d07_a_tile_of_3_points() -> None:
    state = position(Side(books=("vp", "vp", "trade")), Side(), Side(), round=3)
    assert points(run(state, Task("reckoning", 0)).state) == {"books": 6}


def test_d08_an_action_card_tile_is_a_card_more_in_hand() -> None:
    state = position(Side(hand=("A01", "A02"), books=("action",)), Side(), Side())
    played = do(state, "draw")
    assert len(hand(played.state)) == 3
    assert happened(played, "drew-cards") == [{"seat": 0, "n": 1}]
    assert asked(played.state) == [(0, "turn")]


def test_d09_a_trade_tile_puts_a_figure_on_a_ship_and_may_start_a_trade() -> None:
    state = position(Side(hand=("A04",), books=("trade",)), Side(), Side(), aboard={2: 1})
    first = do(state, "trade", card="tile", ship="1").state
    assert table(first).ships[0].first == 0
    assert asked(do(state, "trade", card="tile", ship="2").state) == [(0, "divide")]


def test_d10_a_deploy_tile_costs_as_always_and_goes_with_a_deploy_action() -> None:
    state = position(Side("2 black, 1 white", hand=("A01",), books=("deploy", "vp")), Side(), Side())
    state = do(state, "prince", card="A01", city="york").state
    assert has(state) == {"white": 1}
    assert refused(state, "prince", card="tile", city="bristol") == "dynasties.all-too-dear"
    state = do(state, "princess", card="tile", city="bristol").state
    assert has(state) == {}
    assert city(state, "bristol").princess == 0


def test_d71_the_turn_is_over_unasked_only_for_who_holds_no_tile() -> None:
    without = position(Side(hand=("A01", "A02")), Side(hand=("A04",)), Side())
    assert asked(do(without, "trade", card="A01", ship="1").state) == [(1, "turn")]
    for book in ("vp", "coat-france", "deploy"):
        state = position(Side(hand=("A01", "A02"), books=(book,)), Side(hand=("A04",)), Side())
        played = do(state, "trade", card="A01", ship="1")
        assert asked(played.state) == [(0, "after")]
        assert asked(do(played.state, "end").state) == [(1, "turn")]


def test_who_says_beforehand_that_he_is_done_is_not_asked_unless_he_gets_a_tile() -> None:
    state = position(Side(RICH, hand=("A01", "A02"), books=("vp",)), Side(hand=("A04",)), Side())
    assert asked(do(state, "trade", card="A01", ship="1", done=True).state) == [(1, "turn")]
    assert asked(do(state, "prince", card="A01", city="edinburgh", done=True).state) == [(0, "after")]


def test_d79_the_tile_comes_before_the_marriage_and_is_used_after_it() -> None:
    state = position(
        Side(RICH, hand=("A02",)),
        Side(),
        Side(),
        cities={"edinburgh": "1--"},
        books=("trade",),
        characters=("drake", "leonardo", "karl", "machiavelli", "isabella", "elizabeth", "fugger", "philipp"),
    )
    played = rolling(
        state, ("vp4", "birth", "goods"), lambda state: do(state, "princess", card="A02", city="edinburgh")
    )
    assert keys(played).index("book") < keys(played).index("rolled")
    assert asked(played.state) == [(1, "apart")]
    chosen = do(played.state, "apart", die="birth").state
    assert asked(chosen) == [(0, "dowry")]
    done = do(chosen, "choose", part="2")
    assert keys(done)[:3] == ["chose-dice", "die-points", "drew"]
    assert happened(done, "born") == [{"seat": 1, "city": "edinburgh"}]
    assert asked(done.state) == [(0, "after")]
    assert "trade" in verbs(done.state)
