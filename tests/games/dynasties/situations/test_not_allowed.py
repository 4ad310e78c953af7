"""What cannot be done: for want of a figure, a card, a tile or goods, or at the wrong time."""

from engine.core.state.agenda import Task
from engine.games.dynasties.state import DynastiesState
from tests.games.dynasties.moves import do, every_form, has, offered, refused, rolling, run, verbs
from tests.games.dynasties.position import Side, position

OTHERS = (Side(hand=("A08",)), Side(hand=("A10",)))
CHARACTERS = ("drake", "machiavelli", "fugger", "karl", "elizabeth", "leonardo", "isabella", "philipp")
NEUTRALS = {"london": "0n-", "york": "0n-", "bristol": "0n-"}


def choosing(*sides: Side, **said: object) -> DynastiesState:
    """Seat 0 chooses a bonus action."""
    return run(position(*sides, passed=(0, 1, 2), **said), Task("bonus", 0)).state  # type: ignore[arg-type]


def test_after_the_main_choice_only_book_tiles_are_used() -> None:
    side = Side("6 black, 6 white, 2 gold", hand=("A01", "A06", "A02", "A03"), books=("vp", "trade", "deploy"))
    state = do(position(side, *OTHERS), "pause", card="A03").state
    assert set(verbs(state)) == {"trade", "prince", "princess", "end"}
    assert offered(state, "trade", "card") == ("tile",)
    assert offered(state, "prince", "card") == offered(state, "princess", "card") == ("tile",)


def test_a_book_tile_serves_only_for_what_it_shows() -> None:
    state = position(Side("6 black, 6 white", hand=("A03",), books=("vp", "coat-france")), *OTHERS)
    assert set(verbs(state)) == {"trade", "character", "pause", "pass"}
    assert offered(state, "trade", "card") == ("A03",)


def test_court_is_paid_in_gold() -> None:
    blue = position(Side("2 blue", hand=("A03",)), *OTHERS, characters=CHARACTERS)
    assert "philipp" not in offered(blue, "character", "character")
    gold = position(Side("2 gold", hand=("A03",)), *OTHERS, characters=CHARACTERS)
    played = rolling(
        gold, ("vp1", "card", "goods"), lambda state: do(state, "character", card="A03", character="philipp")
    )
    assert has(played.state) == {"gold": 1}


def test_machiavelli_takes_two_figures() -> None:
    rich = "9 black, 9 white"
    one = position(Side(rich, hand=("A05",), reserve=1), *OTHERS, characters=CHARACTERS)
    assert "machiavelli" not in offered(one, "character", "character")
    two = position(Side(rich, hand=("A05",), reserve=2), *OTHERS, characters=CHARACTERS)
    assert "machiavelli" in offered(two, "character", "character")


def test_machiavellis_two_figures_go_to_different_cities() -> None:
    state = position(Side("9 black, 9 white", hand=("A05",)), *OTHERS, characters=CHARACTERS)
    state = do(state, "character", card="A05", character="machiavelli").state
    first = {"role": "prince", "city": "york", "role2": "princess"}
    assert "york" not in offered(state, "plot", "city2", **first)
    assert "bristol" in offered(state, "plot", "city2", **first)


def test_pink_pays_for_machiavellis_spaces_in_the_place_of_black_and_white() -> None:
    state = position(Side("4 pink", hand=("A05",)), *OTHERS, characters=CHARACTERS)
    state = do(state, "character", card="A05", character="machiavelli").state
    named = {"role": "prince", "city": "granada", "role2": "princess", "city2": "york"}
    assert every_form(state, "plot", **named) == [{**named, "payment": (0, 0, 4)}]
    assert refused(state, "plot", **{**named, "city": "london"}, payment=(0, 0, 4)) == "core.not-offered"


def test_casanova_needs_one_of_the_three_neutral_figures() -> None:
    cities = {"paris": "-0-", "york": "0n-", "bristol": "0n-"}
    assert "casanova" in offered(choosing(Side("9 black"), Side(), Side(), cities=cities), "bonus", "action")
    none_left = choosing(Side("9 black"), Side(), Side(), cities={**NEUTRALS, "paris": "-0-"})
    assert "casanova" not in offered(none_left, "bonus", "action")


def test_who_has_married_a_neutral_figure_is_no_single() -> None:
    state = choosing(Side("9 black, 9 white"), Side(), Side(), cities={"york": "0n-"})
    assert "casanova" not in offered(state, "bonus", "action")


def test_a_free_city_takes_a_figure_and_is_founded_once() -> None:
    rich = "9 black, 9 white"
    assert "free" not in offered(choosing(Side(rich, reserve=0), Side(), Side()), "bonus", "action")
    founded = {"free1": ("france", "prince"), "free3": ("france", "prince")}
    state = choosing(Side(rich), Side(), Side(), free=founded)
    assert offered(state, "bonus", "free", action="free") == ("free2",)


def test_only_leonardos_bonus_action_may_be_declined() -> None:
    state = choosing(Side(), Side(), Side())
    assert "none" not in offered(state, "bonus", "action")
    assert refused(state, "bonus", action="none") == "core.not-offered"


def test_a_refusal_says_what_is_missing() -> None:
    poor = position(Side("1 gold", hand=("A04", "A03")), *OTHERS, characters=CHARACTERS)
    assert refused(poor, "prince", card="A04", city="york") == "dynasties.all-too-dear"
    assert refused(poor, "character", card="A03", character="elizabeth") == "dynasties.slot-dear"
    assert refused(poor, "character", card="A03", character="machiavelli") == "dynasties.idle"
    no_icon = position(Side("6 black", hand=("A02",)), *OTHERS)
    assert refused(no_icon, "prince", card="A02", city="york") == "dynasties.no-icon"
    after = position(Side("6 black", hand=("A01",), books=("vp",), reserve=1), *OTHERS)
    after = do(after, "prince", card="A01", city="york").state
    assert refused(after, "prince", card="tile", city="bristol") == "dynasties.only-tiles"


def test_a_bonus_action_that_is_taken_is_said_to_be() -> None:
    state = run(position(Side(), Side(), Side(), passed=(0, 1, 2)), Task("bonus", 0), Task("bonus", 1)).state
    taken = do(state, "bonus", action="goods").state
    assert refused(taken, "bonus", action="goods") == "dynasties.bonus-taken"
