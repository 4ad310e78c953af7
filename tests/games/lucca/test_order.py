"""The order of play: most shields under construction first, then the higher street number; fixed for a round."""

from engine.games.lucca.rules.order import order_now
from tests.games.lucca.moves import asked, ended, happened, keep_all, play_round, table, take
from tests.games.lucca.position import Side, choosing, position


def test_who_has_more_shields_under_construction_plays_earlier() -> None:
    """L06: 5, 3 and 2 shields."""
    five, three, two = Side(building=[(1,), (2,)]), Side(building=[(10,)]), Side(building=[(6,)])
    assert order_now(position(five, three, two)) == (0, 1, 2)
    assert order_now(position(two, three, five)) == (2, 1, 0)


def test_among_equal_shields_the_higher_street_number_plays_earlier() -> None:
    """L07: grey 40 and green 74 have two shields each; blue 71 covers blue 11, which has two."""
    forty, seventy_one, last = Side(building=[(40,)]), Side(building=[(11, 71)]), Side(building=[(14,)])
    assert order_now(position(forty, seventy_one, last)) == (1, 0, 2)
    assert order_now(position(seventy_one, last, forty)) == (0, 2, 1)


def test_the_highest_of_several_numbers_under_construction_breaks_the_tie() -> None:
    """The lower number of the same player does not matter."""
    many, one = Side(building=[(4,), (66,), (1,)]), Side(building=[(48,)])
    assert order_now(position(one, many, Side())) == (1, 0, 2)


def test_shields_of_finished_and_opened_palaces_do_not_count() -> None:
    """L08: one shield under construction is more than many elsewhere."""
    proud = Side(building=[(14,)], finished=[1], opened=[96])
    assert order_now(position(proud, Side(building=[(3,)]), Side(building=[(4,)]))) == (1, 0, 2)


def test_a_covered_number_does_not_break_a_tie() -> None:
    """L30: red 91 lies under 1, blue 23 under 5; three shields each."""
    a, b = Side(building=[(91, 1)]), Side(building=[(23, 5)])
    assert order_now(position(a, b, Side())) == (1, 0, 2)


def test_who_has_nothing_under_construction_loses_the_tie_and_then_any_number_decides() -> None:
    """L31: nobody has a shield; B builds grey 4, A has opened 91 and C 29."""
    a, b, c = Side(opened=[91]), Side(building=[(4,)]), Side(opened=[29])
    assert order_now(position(a, b, c)) == (1, 0, 2)
    assert order_now(position(c, b, a)) == (1, 2, 0)


def test_a_higher_number_of_a_finished_palace_does_not_help_against_one_under_construction() -> None:
    """The numbers under construction are compared first."""
    a, b = Side(building=[(7,)], finished=[96]), Side(building=[(40,)])
    assert order_now(position(a, b, Side())) == (1, 0, 2)


def test_the_order_stands_for_the_whole_round_whatever_is_built() -> None:
    """L32: the last builds nine shields, the first completes a palace and loses his: next round the last is first."""
    a = Side(building=[(1, 7, 13, 19)])
    sides = a, Side(building=[(3,)]), Side(building=[(4,)])
    state = position(*sides, display=[(25, 2, 8), (5, 10, 15), (33, 39, 45)])
    state = take(state, 1, "bdd").state
    assert table(state).players[0].shields == 0
    assert (asked(state), table(state).order) == (1, (0, 1, 2))
    state = take(state, 3).state
    assert (asked(state), table(state).order) == (2, (0, 1, 2))
    state = take(state, 2, "bbb").state
    assert table(state).order == (2, 1, 0)
    assert asked(state) == 2


def test_the_order_is_found_anew_for_each_round() -> None:
    state = position(Side(building=[(4,)]), Side(building=[(3,)]), Side(building=[(1,)]))
    assert table(state).order == (0, 1, 2)
    after = play_round(state)
    assert table(after.state).order == (2, 1, 0)
    assert [event["ranked"] for event in happened(after, "order")] == [(2, 3, 1, 1, 0, 0)]


def test_the_first_order_comes_from_the_cards_that_were_kept() -> None:
    """Black 96, 90 and 84 are set aside: what is not kept does not count."""
    state = choosing((3, 4, 95, 96), (1, 2, 90, 89), (6, 7, 84, 83))
    played = keep_all(state, (3, 4), (1, 2), (6, 7))
    assert table(played.state).order == (1, 2, 0)
    assert happened(played, "order")[0]["ranked"] == (1, 5, 2, 4, 0, 1)


def test_the_order_after_the_last_round_counts_shields_as_they_then_are() -> None:
    """L46: 2, 1 and 6 shields; B's finished palace has more, and they do not count."""
    a, b, c = Side(building=[(6,)]), Side(building=[(3,)], finished=[1]), Side(building=[(5,), (10,)])
    played = ended(a, b, c)
    assert happened(played, "final-order")[0]["ranked"] == (2, 6, 0, 2, 1, 1)
    assert table(played.state).order == (2, 0, 1)
