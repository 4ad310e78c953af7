"""Characters: their price, and what they do."""

import pytest

from engine.core.forms.forms import Filled
from engine.games.dynasties.data import GOODS
from tests.games.dynasties.moves import (
    asked,
    city,
    do,
    every_form,
    hand,
    happened,
    has,
    offered,
    player,
    refused,
    rolling,
    subject,
    table,
    verbs,
)
from tests.games.dynasties.position import Side, goods, position

OTHERS = (Side(hand=("A08",)), Side(hand=("A10",)))
BY_PRICE = ("drake", "karl", "machiavelli", "fugger", "elizabeth", "leonardo", "isabella", "philipp")
"""Two of each price; the last two are at court."""


@pytest.mark.parametrize(("name", "ways"), [("drake", 1), ("fugger", 2), ("elizabeth", 2)])
def test_d17_ways_to_pay(name: str, ways: int) -> None:
    state = position(Side("2 blue, 1 pink", hand=("A05",)), *OTHERS, characters=BY_PRICE)
    assert len(every_form(state, "character", character=name)) == ways


def test_d17_the_price_is_paid() -> None:
    state = position(Side("2 blue, 1 pink", hand=("A05",)), *OTHERS, characters=BY_PRICE)
    played = do(state, "character", card="A05", character="elizabeth", pink="1")
    assert has(played.state) == {"blue": 1}
    assert table(played.state).characters[4].used


def test_d20_leonardo_is_no_pass_and_brings_another_bonus_action() -> None:
    state = position(Side("2 blue", hand=("A05", "A01")), *OTHERS, characters=BY_PRICE)
    state = do(state, "character", card="A05", character="leonardo").state
    assert (table(state).leonardo, player(state).passed, player(state).reserve) == (0, False, 16)
    for seat in (1, 2, 0):
        assert asked(state) == [(seat, "turn")]
        state = do(state, "pass", place="next").state
    assert player(state).reserve == 15
    assert asked(state) == [(1, "bonus")]
    state = do(state, "bonus", action="goods").state
    state = do(state, "bonus", action="points").state
    state = do(state, "bonus", action="action").state
    assert asked(state) == [(0, "leonardo")]
    assert set(offered(state, "bonus", "action")) >= {"points", "scoring", "revaluation", "none"}
    assert {"goods", "action"}.isdisjoint(offered(state, "bonus", "action"))
    more = do(state, "bonus", action="revaluation", region="france").state
    assert (player(more).revaluations, player(more).reserve, more.round) == (("france",), 17, 2)
    played = do(state, "bonus", action="none")
    assert happened(played, "declined") == [{"seat": 0}]
    assert player(played.state).reserve == 17


def test_d21_machiavelli_pays_for_both_first_and_settles_them_in_order() -> None:
    side = Side("1 blue, 4 black, 2 white, 3 gold", hand=("A05",))
    state = position(side, *OTHERS, characters=BY_PRICE, cities={"york": "-1-"})
    state = do(state, "character", card="A05", character="machiavelli").state
    assert asked(state) == [(0, "plot")]
    named = {"role": "prince", "city": "york", "role2": "princess", "city2": "bristol"}
    for form in every_form(state, "plot", **named):
        extra, paid = form["extra"], form["payment"]
        assert isinstance(extra, tuple)
        assert isinstance(paid, tuple)
        assert sum(map(int, extra)) + sum(map(int, paid)) == 2 + 1 + 1 + 1
    played = rolling(
        state, ("vp1", "card", "goods"), lambda state: do(state, "plot", None, **named, extra=(2, 0), payment=(2, 1, 0))
    )
    assert has(played.state) == {"black": 2, "white": 1, "gold": 1}
    assert player(played.state).reserve == 15
    assert asked(played.state) == [(1, "apart")]
    assert city(played.state, "bristol").princess is None
    state = do(do(played.state, "apart", die="card").state, "choose", part="2").state
    while asked(state)[0][1] == "keep":
        seat = asked(state)[0][0]
        state = do(state, "keep", seat, score=offered(state, "keep", "score")[0]).state
    assert city(state, "bristol").princess == 0


def test_d23_elizabeth_draws_two_cards() -> None:
    state = position(Side("2 blue", hand=("A05", "A01")), *OTHERS, characters=BY_PRICE)
    played = do(state, "character", card="A05", character="elizabeth")
    assert len(hand(played.state)) == 3


@pytest.mark.parametrize(("n", "due"), [(5, 0), (6, 1), (11, 1), (12, 2), (18, 3)])
def test_d24_fugger(n: int, due: int) -> None:
    rich = f"{min(n, 9)} black, {max(0, n - 9)} white" if n > 9 else f"{n - 1} black, 1 white"
    state = position(
        Side("1 blue", hand=("A05",)), Side(rich, hand=("A08",)), Side(hand=("A10",)), characters=BY_PRICE, bag="9 gold"
    )
    played = do(state, "character", card="A05", character="fugger")
    # Seat 2 has no goods at all: for him one is drawn from the bag.
    assert sum(has(played.state).values()) == (1 if due else 2)
    if not due:
        return
    assert asked(played.state) == [(1, "tribute")]
    assert subject(played.state) == {"taker": 0, "n": due}
    wanted = every_form(played.state, "give")
    assert {sum(map(int, form["goods"])) for form in wanted if isinstance(form["goods"], tuple)} == {due}
    state = do(played.state, "give", 1, goods=goods(f"{due} black")).state
    assert has(state) == {"gold": 1, "black": due}


def test_all_who_give_to_fugger_are_asked_at_once_and_see_nothing_of_each_other() -> None:
    rich = Side("5 black, 5 white", hand=("A08",))
    state = position(Side("1 blue", hand=("A05",)), rich, Side("3 gold, 3 pink", hand=("A10",)), characters=BY_PRICE)
    state = do(state, "character", card="A05", character="fugger").state
    assert asked(state) == [(1, "tribute"), (2, "tribute")]
    first = do(state, "give", 2, goods=goods("1 pink"))
    assert has(first.state) == {}
    last = do(first.state, "give", 1, goods=goods("1 white"))
    assert [each["seat"] for each in happened(last, "gave")] == [1, 2]
    assert has(last.state) == {"white": 1, "pink": 1}


def test_d53_a_character_at_court_takes_a_card_with_court_and_gold() -> None:
    state = position(Side("1 gold, 2 blue", hand=("A05", "A03")), *OTHERS, characters=BY_PRICE, cities={"york": "1--"})
    assert "philipp" not in offered(state, "character", "character", card="A05")
    assert "philipp" in offered(state, "character", "character", card="A03")
    assert refused(state, "character", card="A05", character="philipp") == "dynasties.at-court"
    played = do(state, "character", card="A03", character="philipp")
    assert happened(played, "character")[0]["paid"] == goods("1 gold")
    again = position(Side("1 gold", hand=("A03",)), *OTHERS, characters=BY_PRICE, used=("philipp",))
    assert refused(again, "character", card="A03", character="philipp") == "dynasties.used"


def test_d64_machiavelli_in_london_and_granada() -> None:
    state = position(
        Side("4 black, 1 white, 1 gold, 1 blue", hand=("A05",)),
        *OTHERS,
        cities={"london": "-1-"},
        characters=("machiavelli", *(name for name in BY_PRICE if name != "machiavelli")),
    )
    state = do(state, "character", card="A05", character="machiavelli").state
    named = {"role": "prince", "city": "london", "role2": "prince", "city2": "granada"}
    forms = every_form(state, "plot", **named)
    assert len(forms) == 3
    paid = {tuple(map(int, (*_pay(form, "extra"), *_pay(form, "payment")))) for form in forms}
    # Gold, blue; black, white, pink.
    assert paid == {(1, 1, 4, 0, 0), (1, 0, 4, 1, 0), (0, 1, 4, 1, 0)}
    played = rolling(
        state,
        ("vp2", "birth", "goods"),
        lambda state: do(state, "plot", None, **named, extra=(1, 1), payment=(4, 0, 0)),
    )
    assert (player(played.state).reserve, has(played.state)) == (15, {"white": 1})
    assert asked(played.state) == [(1, "apart")]
    assert city(played.state, "granada").prince is None
    poor = position(
        Side("4 black, 1 gold", hand=("A05",)),
        *OTHERS,
        cities={"london": "-1-"},
        characters=("machiavelli", *(name for name in BY_PRICE if name != "machiavelli")),
    )
    poor = do(poor, "character", card="A05", character="machiavelli").state
    assert refused(poor, "plot", **named, extra=(1, 0), payment=(4, 0, 0)) == "core.not-offered"


def _pay(form: Filled, name: str) -> tuple[int, ...]:
    value = form[name]
    assert isinstance(value, tuple)
    return tuple(map(int, value))


def test_d64_every_payment_is_one_that_the_rules_allow() -> None:
    """Against brute force over all bags of goods: what is missing in black and white is made up for in pink."""
    side = Side("3 black, 2 white, 2 gold, 1 blue, 2 pink", hand=("A05",))
    characters = ("machiavelli", *(name for name in BY_PRICE if name != "machiavelli"))
    state = position(side, *OTHERS, characters=characters)
    state = do(state, "character", card="A05", character="machiavelli").state
    named = {"role": "prince", "city": "london", "role2": "princess", "city2": "york"}
    found = set()
    for form in every_form(state, "plot", **named):
        gold, blue = _pay(form, "extra") if "extra" in form else (0, 0)
        black, white, pink = _pay(form, "payment")
        found.add((black, white, gold, blue, pink))
    have = goods("3 black, 2 white, 2 gold, 1 blue, 2 pink")
    assert found == {bag for bag in _bags(have) if _pays(bag, black=3, white=1)}


def _bags(have: tuple[int, ...]) -> list[tuple[int, ...]]:
    bags: list[tuple[int, ...]] = [()]
    for n in have:
        bags = [(*bag, taken) for bag in bags for taken in range(n + 1)]
    return bags


def _pays(bag: tuple[int, ...], black: int, white: int) -> bool:
    paid = dict(zip(GOODS, bag, strict=True))
    missing = max(0, black - paid["black"]) + max(0, white - paid["white"])
    return sum(bag) == black + white + 2 and missing <= paid["pink"]


def test_d78_machiavelli_must_be_payable_after_his_slot() -> None:
    state = position(Side("3 black, 1 pink, 1 white", hand=("A05",)), *OTHERS, characters=BY_PRICE)
    assert "machiavelli" in offered(state, "character", "character")
    played = do(state, "character", card="A05", character="machiavelli")
    assert has(played.state) == {"black": 3, "white": 1}
    named = {"role": "prince", "city": "granada", "role2": "prince", "city2": "koeln"}
    assert len(every_form(played.state, "plot", **named)) == 1
    poor = position(Side("2 black, 1 pink, 1 white", hand=("A05",)), *OTHERS, characters=BY_PRICE)
    assert "machiavelli" not in offered(poor, "character", "character")
    assert "character" in verbs(poor)
