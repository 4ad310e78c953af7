"""What is suggested while somebody fills in a form in any order, without a wire."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.forms.filling import Filling
from bot.forms.spelling import HINT, spelled, unspelled
from engine.core.door import Door
from engine.core.forms.bags import bags, completed
from engine.core.forms.forms import OneOf, SomeOf, YesNo
from engine.core.forms.offers import CountsOffer, OneOffer, SomeOffer, YesNoOffer
from tests.bot.forms.filled import COLOURS, PIECES, TEN, made, positions, values, voices, why
from tests.roots import GAMES


def test_few_legal_bags_are_all_listed_what_one_mostly_wants_first_with_the_running_price() -> None:
    offer = CountsOffer(COLOURS, (1, 1, 1), (1, 2, 3), (3, 2, 1), 4)
    found = made(PIECES, offers={"pebbles": offer}).suggestions("pebbles")
    assert [tuple(each) for each in found] == [
        ("1 grey and 1 black · costs 3 · all you can pay", "grey, black"),
        ("1 white and 1 black · costs 4", "white, black"),
        ("1 black · costs 1", "black"),
        ("1 grey · costs 2", "grey"),
        ("1 white · costs 3", "white"),
    ]
    typed = made(PIECES, offers={"pebbles": offer}, pebbles="black").suggestions("pebbles")
    assert values(typed) == ["black", "grey, black", "white, black"], "who has begun to type goes on from there"


def test_all_then_all_that_is_free_then_pairs_before_single_ones() -> None:
    offer = CountsOffer(COLOURS, (2, 3, 4), tuple(range(1, 10)), (2, 1, 0), 7)
    found = made(PIECES, offers={"pebbles": offer}).suggestions("pebbles")
    assert [each.label.split(" · ")[-1] for each in found[:2]] == ["all there is", "all that is free"]
    assert values(found) == [
        "2 white, 3 grey, 4 black",
        "4 black",
        "3 grey, 4 black",
        "2 white, 4 black",
        "2 white, 3 grey",
        "black",
        "white",
        "grey",
    ]
    french = made(PIECES, offers={"pebbles": offer}, language="fr").suggestions("pebbles")
    assert french[1].label == "4 noirs · gratuit · tout ce qui est gratuit"


def test_where_nothing_may_be_taken_that_comes_last() -> None:
    offer = CountsOffer(COLOURS, (1, 1, 0), (0, 1, 2))
    assert values(made(PIECES, offers={"pebbles": offer}).suggestions("pebbles")) == [
        "white, grey",
        "grey",
        "white",
        "0",
    ]


def test_among_many_bags_the_one_so_far_comes_first_then_one_piece_more() -> None:
    offer = CountsOffer(COLOURS, (9, 9, 9), tuple(range(28)))
    found = made(PIECES, offers={"pebbles": offer}, pebbles="2 white, gr").suggestions("pebbles")
    assert values(found) == ["2 white, grey", "3 white, grey", "2 white, 2 grey", "2 white, grey, black"]


def test_where_a_total_is_asked_for_only_whole_payments_are_suggested() -> None:
    offer = CountsOffer(COLOURS, (9, 9, 9), (9,), from_last=True)
    found = values(made(PIECES, offers={"pebbles": offer}).suggestions("pebbles"))
    assert found[0] == "9 black", "what most would give"
    assert found == ["9 black", "white, 8 black", "grey, 8 black"]
    found = values(made(PIECES, offers={"pebbles": offer}, pebbles="4 grey").suggestions("pebbles"))
    assert "4 grey, 5 black" in found
    assert len(found) == 21, "all there are"
    assert all(sum(unspelled(PIECES, each) or ()) == 9 for each in found)  # type: ignore[arg-type]


def test_a_number_alone_goes_on_with_every_kind_there_is_enough_of() -> None:
    offer = CountsOffer(COLOURS, (1, 2, 3), (2,))
    assert values(made(PIECES, offers={"pebbles": offer}, pebbles="2").suggestions("pebbles")) == ["2 grey", "2 black"]


def test_what_is_impossible_is_answered_by_a_line_that_says_why() -> None:
    for typed, said in (
        ("3 white", "You can choose at most 2"),
        ("2 white, 2 grey", "That costs 10"),
        ("x", "I do not"),
    ):
        (only,) = made(PIECES, offers={"pebbles": TEN}, pebbles=typed).suggestions("pebbles")
        assert only.value == HINT
        assert only.label.startswith(said)


@settings(deadline=None)
@given(st.lists(st.integers(0, 5), min_size=3, max_size=3), st.sets(st.integers(0, 12), min_size=1), st.integers(0, 20))
def test_bags_are_just_the_legal_ones(caps: list[int], totals: set[int], budget: int) -> None:
    offer = CountsOffer(COLOURS, tuple(caps), tuple(sorted(totals)), (3, 2, 1), budget)
    every = [(a, b, c) for a in range(6) for b in range(6) for c in range(6) if offer.allows((a, b, c))]
    assert sorted(bags(offer, (0, 0, 0), 1000)) == every
    for bag in every:
        assert unspelled(PIECES, spelled(PIECES, bag)) == (bag if any(bag) else None)
    filled = completed(offer, (1, 0, 0))
    assert (filled in every) if filled else not any(bag[0] for bag in every)


def test_sets_are_suggested_from_the_smallest_on() -> None:
    field, offers = SomeOf("colours", "colour"), {"colours": SomeOffer(COLOURS, 0, 2)}
    found = made(field, offers=offers).suggestions("colours")
    assert values(found) == ["0", "white", "grey", "black", "white, grey", "white, black", "grey, black"]
    assert values(made(field, offers=offers, colours="white, g").suggestions("colours")) == ["white, grey"]
    assert values(made(field, offers=offers, colours="noir").suggestions("colours")) == [
        "black",
        "white, black",
        "grey, black",
    ]


def test_yes_is_suggested_only_where_it_may_be_said() -> None:
    assert values(made(YesNo("boast"), offers={"boast": YesNoOffer(True)}).suggestions("boast")) == ["yes", "no"]
    shown = made(YesNo("boast"), offers={"boast": YesNoOffer(False)}, language="fr").suggestions("boast")
    assert [tuple(each) for each in shown] == [("non", "no")]
    assert why(made(YesNo("boast"), offers={"boast": YesNoOffer(False)}, boast="yes")).startswith("You cannot say yes")


def test_what_is_typed_filters_in_either_language_without_accents() -> None:
    field, offers = OneOf("shell", "shell"), {"shell": OneOffer(("fan", "cone", "spiral"))}
    assert values(made(field, offers=offers, shell="SP").suggestions("shell")) == ["spiral"]
    assert values(made(field, offers=offers, language="fr", shell="con").suggestions("shell")) == ["cone"]
    assert values(made(field, offers=offers, shell="spiral").suggestions("shell")) == ["spiral"]


def test_a_field_that_goes_by_another_asks_for_that_first() -> None:
    game, state = positions("carrara", 5, "take")[0]
    door = Door(game, state, state.decisions[0].seat)
    (only,) = Filling(voices(game, "fr"), door, game.verb["take"], {}).suggestions("blocks")
    assert tuple(only) == ("À choisir d’abord\u00a0: section", HINT)


def test_what_was_filled_in_first_narrows_what_it_goes_by() -> None:
    game, state = positions("carrara", 5, "take")[0]
    door, verb = Door(game, state, state.decisions[0].seat), game.verb["take"]
    for section in values(Filling(voices(game), door, verb, {}).suggestions("section")):
        for blocks in values(Filling(voices(game), door, verb, {"section": section}).suggestions("blocks")):
            offered = values(Filling(voices(game), door, verb, {"blocks": blocks}).suggestions("section"))
            assert section in offered
            for other in offered:
                Filling(voices(game), door, verb, {"section": other, "blocks": blocks}).form()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_suggested_that_would_not_be_accepted_of_another_verb(name: str) -> None:
    game, state = positions(name, 3)[0]
    seat = state.decisions[0].seat
    for viewer in range(2):
        for verb in game.declares.verbs:
            door = Door(game, state, viewer)
            if viewer == seat and verb.name in door.verbs():
                continue
            if door.decision() and verb.name in door.verbs():
                continue
            for field in verb.fields:
                (only,) = Filling(voices(game), door, verb, {}).suggestions(field.name)
                assert only.value == HINT
