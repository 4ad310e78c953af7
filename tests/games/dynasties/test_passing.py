"""Passing, the track, and the next round."""

from msgspec.structs import replace

from engine.core.state.agenda import Task
from tests.games.dynasties.moves import asked, do, every_form, hand, happened, has, offered, player, run, table
from tests.games.dynasties.position import Side, position

OTHERS = (Side(hand=("A08",)), Side(hand=("A10",)))


def test_d51_places_and_kept_cards() -> None:
    state = position(Side("1 pink", hand=("A01", "A02")), *OTHERS)
    forms = every_form(state, "pass")
    assert len(forms) == 6
    assert {form["place"] for form in forms} == {"B", "next"}
    played = do(state, "pass", place="B", keep="A02")
    assert happened(played, "passed")[0]["kept"] == 1
    assert (hand(played.state), has(played.state)) == (["A02"], {})
    last = position(Side("1 pink", hand=("A01", "A02")), *OTHERS, round=3)
    assert len(every_form(last, "pass")) == 2


def test_d51_the_kept_card_comes_on_top_of_six_new_ones() -> None:
    state = position(Side(hand=("A01", "A02")), Side(), Side())
    state = do(state, "pass", place="next", keep="A01").state
    while state.round == 1:
        seat, kind = asked(state)[0]
        assert kind == "bonus"
        state = do(state, "bonus", seat, action="points").state
    assert state.round == 2
    assert len(hand(state)) == 7
    assert "A01" in hand(state)
    assert len(hand(state, 1)) == 6


def test_d52_the_order_of_the_track() -> None:
    state = position(Side(hand=("A01",)), Side("1 pink", hand=("A02",)), Side("2 pink", hand=("A04",)))
    state = do(state, "pass", place="next").state
    state = do(state, "pass", place="B").state
    state = do(state, "pass", place="A").state
    order = list[int]()
    while state.round == 1:
        seat, kind = asked(state)[0]
        assert kind == "bonus"
        order.append(seat)
        state = do(state, "bonus", action="points").state
    assert order == [2, 1, 0]
    assert (state.first, asked(state)) == (2, [(2, "turn")])
    assert [player(state, seat).reserve for seat in range(3)] == [17, 17, 17]


def test_d52_cards_are_played_in_the_order_of_the_track() -> None:
    cities = {"london": "01-", "toledo": "01-", "paris": "-2-", "praha": "-2-", "lyon": "1--"}
    sides = (Side(scores=("G01",)), Side(scores=("G05",)), Side(scores=("G02",)))
    state = replace(position(*sides, cities=cities), track=(2, 1, 0, -1, -1))
    played = run(state, Task("scoring", 2), Task("home", 2))
    assert [(each["seat"], each["vp"]) for each in happened(played, "scored")] == [(2, 7), (1, 7), (0, 7)]
    assert played.state.first == 2


def test_d72_who_can_do_nothing_else_passes_unasked() -> None:
    state = position(Side(hand=("A01",)), Side(), Side(hand=("A10",)))
    played = do(state, "pause", card="A01")
    assert happened(played, "passed")[0]["seat"] == 1
    assert asked(played.state) == [(2, "turn")]
    pink = position(Side(hand=("A01",)), Side("1 pink"), Side(hand=("A10",)))
    assert asked(do(pink, "pause", card="A01").state) == [(1, "turn")]
    book = position(Side(hand=("A01",)), Side(books=("vp",)), Side(hand=("A10",)))
    assert asked(do(book, "pause", card="A01").state) == [(1, "turn")]
    taken = replace(pink, track=(2, 2, *pink.track[2:]))
    played = do(taken, "pause", card="A01")
    assert happened(played, "passed")[0]["seat"] == 1


def test_a_place_that_is_taken_or_too_dear_is_not_offered() -> None:
    state = position(Side("2 pink", hand=("A01",)), *OTHERS)
    assert offered(state, "pass", "place") == ("A", "B", "next")
    taken = replace(state, track=(1, *state.track[1:]))
    assert offered(taken, "pass", "place") == ("B", "next")
    assert table(taken).track[0].seat == 1
