"""What a player is shown before he chooses: what each card would become, what it brings, and how he will then stand."""

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.state.views import Label
from engine.games.lucca.game import GAME
from engine.games.lucca.state import LuccaState
from tests.games.lucca.moves import player, screen, table, take, taking, totals
from tests.games.lucca.position import TOWER, Side, choosing, position

OTHERS = Side(building=[(11,)]), Side(building=[(17, 23)])
MINE = Side(building=[(1, 7, 13, 19), (2,)], finished=[29], points=4)


def mine() -> LuccaState:
    """In the first triplet lie the last red, a second green, and a blue, which is complete; in the next two towers."""
    return position(MINE, *OTHERS, display=[(25, 8, 5), (TOWER, 3, TOWER), (31, 37, 14)])


def label(state: LuccaState, field: str, value: str, **filled: str) -> Label:
    return Door(GAME, state, 0).label("take", {**filled}, field, value)


def test_a_triplet_says_what_its_cards_would_do_and_the_weightiest_first() -> None:
    hints = [(text.key, text.params) for text in label(mine(), "triplet", "1").hint[1:]]
    assert hints == [("completes", {"colour": "red", "points": 6}), ("enlarges", {"colour": "green", "n": 2})]
    assert [text.key for text in label(mine(), "triplet", "2").hint[1:]] == ["starts", "one-tower"]


def test_every_triplet_left_is_shown_as_it_would_fit_into_ones_own_quarter() -> None:
    first, second, third, fourth = screen(mine(), 0).offers
    assert [(fit.fate, fit.cards, fit.points) for fit in first.cards] == [
        ("completes", 5, 6),
        ("enlarges", 2, 0),
        ("wall", 0, 0),
    ]
    assert (first.number, first.points) == (1, 6)
    assert [fit.fate for fit in second.cards] == ["tower", "starts", "tower"]
    assert [fit.fate for fit in third.cards] == ["completes", "wall", "enlarges"]
    assert (second.points, fourth.number) == (0, 4)


def test_two_cards_of_one_colour_in_a_triplet_are_shown_one_on_the_other() -> None:
    state = position(Side(building=[(1, 7, 13)]), *OTHERS, display=[(25, 19, 31), (2, 8, 14)])
    first, second = screen(state, 0).offers[:2]
    assert [(fit.fate, fit.cards, fit.points) for fit in first.cards] == [
        ("enlarges", 4, 0),
        ("completes", 5, 6),
        ("discard", 0, 0),
    ]
    assert [(fit.fate, fit.cards) for fit in second.cards] == [("starts", 1), ("enlarges", 2), ("enlarges", 3)]


def test_the_use_of_a_card_is_labelled_with_what_it_becomes_and_brings() -> None:
    built = label(mine(), "first", "build", triplet="1")
    assert built.text is not None
    assert (built.text.key, built.gain[0].params) == ("becomes-completes", {"n": 6})
    wall = label(mine(), "first", "wall", triplet="1")
    assert wall.text is not None
    assert (wall.text.key, wall.gain) == ("becomes-wall", ())
    assert wall.text.params["number"] == 25


def test_the_label_of_a_card_counts_those_of_the_triplet_before_it() -> None:
    state = position(Side(building=[(1, 7, 13)]), *OTHERS, display=[(25, 19, 5)])
    after_first = label(state, "second", "build", triplet="1", first="build")
    alone = label(state, "second", "build", triplet="1", first="wall")
    assert after_first.text is not None
    assert alone.text is not None
    assert (after_first.text.key, alone.text.key) == ("becomes-completes", "becomes-enlarges")


def test_opening_is_labelled_with_what_it_brings() -> None:
    assert Door(GAME, mine(), 0).label("take", {}, "open", ("blue",)).gain[0].params == {"n": 3}
    both = position(Side(finished=[29, 25]), Side(building=[(11,), (1,)]), OTHERS[1])
    assert Door(GAME, both, 0).label("take", {}, "open", ("red", "blue")).gain[0].params == {"n": 4}


def test_what_is_foreseen_is_what_comes() -> None:
    """Points for windows and openings, shields, walls and towers."""
    for values in (taking(1, "bbw", opens=["blue"]), taking(1, "bdd"), taking(2, "bbd"), taking(3, "wwb")):
        line, *falls = Door(GAME, mine(), 0).foresee(Form("take", values))
        opens = values.get("open", ())
        assert isinstance(opens, tuple)
        uses = "".join(str(values[place])[0] for place in ("first", "second", "third"))
        after = take(mine(), int(str(values["triplet"])), uses, opens=[str(each) for each in opens]).state
        seen = player(after, 0)
        assert line.params == {
            "points": totals(after)[0],
            "shields": seen.shields,
            "walls": seen.walls,
            "needed": seen.needed,
            "towers": seen.towers,
        }
        assert [each.key for each in falls] == (["foreseen-fall"] if seen.shields < seen.needed else [])


def test_cards_to_keep_are_labelled_with_all_that_is_printed_on_them() -> None:
    state = choosing((1, 8, 27, 6), (2, 3, 4, 5), (7, 9, 10, 11))
    found = Door(GAME, state, 0).label("keep", {}, "cards", ("27",)).text
    assert found is not None
    assert found.params == {"kind": "brown", "number": 27, "windows": 2, "shields": 1}


def test_the_lowest_number_under_construction_and_the_highest_opened_are_shown_all_the_time() -> None:
    state = position(Side(building=[(2, 86)]), Side(building=[(20,)], opened=[31]), Side(opened=[95]))
    seen = table(state)
    assert seen.lowest is not None
    assert seen.highest is not None
    assert (seen.lowest.seat, seen.lowest.number) == (1, 20)
    assert (seen.highest.seat, seen.highest.number) == (2, 95)
