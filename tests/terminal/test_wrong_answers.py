"""Whatever is typed at a question, the answer says what is wrong and what would be right, and asks again."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.door import Door
from engine.core.forms.forms import CountsByKind, Filled, Form, OneOf, SomeOf, Verb, YesNo
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value, YesNoOffer
from engine.core.game import AnyGame
from engine.core.state.views import Label
from engine.core.values.texts import Text
from engine.terminal.console import layout
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.play.filling import fill_form
from engine.terminal.play.prompt import Prompt, Quit
from engine.terminal.play.session import Session
from tests.printed import Printed, unbroken
from tests.terminal.script import PEBBLES, SEED, Script

COLOURS = ("white", "grey", "black")
PIECES = CountsByKind("pebbles", COLOURS, "colour")
TEN = CountsOffer(COLOURS, (2, 2, 2), tuple(range(7)), (3, 2, 1), 6)


def asked(
    offers: dict[str, Offer], fields: Sequence[Any], answers: Sequence[str], **change: Any
) -> tuple[Form, Printed]:
    """Fill in a form with these fields and offers; what was filled in, and what was said."""
    game: AnyGame = PEBBLES.altered(
        verbs=(Verb("favour", tuple(fields)),),
        choices=lambda state, seat, verb, filled, field: offers[field],
        **{"label": lambda *question: Label(), **change},
    )
    session = Session(game, 2, game.declares.options(), bytes.fromhex(SEED))
    script = Script(answers)
    form = fill_form(
        Prompt(script, TerminalVoice("en", game, ("Anna", "Bob"))), game, Door(game, session.state, 0), set()
    )
    return form, script.text


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("", "Please choose: type a number from 1 to 3."),
        ("0", "“0” is not on the list. Type a number from 1 to 3."),
        ("4", "“4” is not on the list. Type a number from 1 to 3."),
        ("999999999999", "is not on the list. Type a number from 1 to 3."),
        ("-1", "I do not know “-1”. It can be white, grey or black."),
        ("pink", "I do not know “pink”. It can be white, grey or black."),
        ("b", "There is nothing to go back to here."),
        ("?", "leaves the game, which is not kept"),
        ("u", "You have made no move that you could take back."),
    ],
)
def test_one_of_several(wrong: str, said: str) -> None:
    form, text = asked({"colour": OneOffer(COLOURS)}, [OneOf("colour", "colour")], [wrong, "2", ""])
    assert said in text
    assert form.values == {"colour": "grey"}


def test_an_optional_one_can_be_skipped_in_two_ways() -> None:
    for skip in ("", "0"):
        shell = OneOf("shell", "shell", optional=True)
        form, text = asked({"shell": OneOffer(("fan", "cone"))}, [shell], ["3", skip, ""])
        assert "Type a number from 0 to 2." in text
        assert form.values == {}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("", "Please choose: type a number from 1 to 3."),
        ("0", "Please choose: type a number from 1 to 3."),
        ("1 2 3", "choose at least 1 and at most 2"),
        ("1 4", "“4” is not on the list."),
        ("2 2", "You chose grey twice. Once is enough."),
        ("blue", "I do not know “blue”."),
    ],
)
def test_some_of_several(wrong: str, said: str) -> None:
    form, text = asked({"colours": SomeOffer(COLOURS, 1, 2)}, [SomeOf("colours", "colour")], [wrong, "3, white", ""])
    assert said in text
    assert "Choose from 1 to 2, by number or name" in text
    assert form.values == {"colours": ("white", "black")}


def test_none_of_several_is_an_answer_where_it_may_be() -> None:
    form, _ = asked({"colours": SomeOffer(COLOURS, 0, 2)}, [SomeOf("colours", "colour")], ["", ""])
    assert form.values == {"colours": ()}
    form, _ = asked({"colours": SomeOffer(COLOURS, 1, 2)}, [SomeOf("colours", "colour", optional=True)], ["0", ""])
    assert form.values == {}


def test_exactly_so_many_are_asked_for_in_few_words() -> None:
    form, text = asked({"colours": SomeOffer(COLOURS, 2, 2)}, [SomeOf("colours", "colour")], ["1 3", ""])
    assert "Choose 2, by number or name" in text
    assert form.values == {"colours": ("white", "black")}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("3 white", "You can choose at most 2 white."),
        ("2 white, grey", "That costs 8, and you can spend 6."),
        ("pink", "I do not know “pink”. It can be white, grey or black."),
        ("2", "2 of which kind?"),
        ("1 2", "I need 3 numbers, not 2."),
        ("99999999 white", "99999999 is more than there can be."),
    ],
)
def test_pieces_all_at_once(wrong: str, said: str) -> None:
    form, text = asked({"pebbles": TEN}, [PIECES], [wrong, "white, 2 black", ""])
    assert said in text
    assert "From 0 to 6 in all. You can spend 6." in text
    assert "costs 3" in text
    assert form.values == {"pebbles": (1, 0, 2)}


def test_pieces_kind_by_kind_with_the_running_price() -> None:
    form, text = asked({"pebbles": TEN}, [PIECES], ["", "x", "3", "1", "", "2", ""])
    assert "How many white? From 0 to 2. So far: nothing, for 0 of 6." in text
    assert "“x” does not fit here. Type a number from 0 to 2." in text
    assert "How many grey? From 0 to 1. So far: 1 white, for 3 of 6." in text
    assert "How many black? From 0 to 2. So far: 1 white, for 3 of 6." in text
    assert form.values == {"pebbles": (1, 0, 2)}


def test_going_back_from_kind_by_kind_to_typing_it_all() -> None:
    form, text = asked({"pebbles": TEN}, [PIECES], ["", "b", "grey", ""])
    assert text.count("From 0 to 6 in all.") == 2
    assert form.values == {"pebbles": (0, 1, 0)}


def test_pieces_with_one_total_and_a_suggestion() -> None:
    offer = CountsOffer(COLOURS, (4, 2, 0), (4,), from_last=True)
    form, text = asked({"pebbles": offer}, [PIECES], ["3 white", "", ""])
    assert "You chose 3 in all for “pebbles”. It can be 4." in text
    assert "Enter chooses 2 white and 2 grey." in text
    assert form.values == {"pebbles": (2, 2, 0)}


def test_the_example_may_really_be_chosen() -> None:
    for offer in (TEN, CountsOffer(COLOURS, (0, 5, 9), (4,)), CountsOffer(COLOURS, (1, 1, 1), (0, 1), (9, 9, 2), 3)):
        _, text = asked({"pebbles": offer}, [replace_optional(PIECES)], ["0", ""])
        example = unbroken(text).split("Type for example “")[1].split("”")[0]
        form, _ = asked({"pebbles": offer}, [PIECES], [example, ""])
        assert offer.allows(form.values["pebbles"])


def replace_optional(field: CountsByKind) -> CountsByKind:
    return CountsByKind(field.name, field.kinds, field.group, optional=True)


@pytest.mark.parametrize(("typed", "value"), [("y", True), ("Yes", True), ("oui", True), ("", False), ("n", False)])
def test_yes_or_no(typed: str, value: bool) -> None:
    form, text = asked({"boast": YesNoOffer(True)}, [YesNo("boast")], ["perhaps", typed, ""])
    assert "I did not understand “perhaps”. Type y for yes, or n for no." in text
    assert form.values == {"boast": value}


def test_what_is_not_on_offer_is_left_out_with_a_word() -> None:
    offers: dict[str, Offer] = {
        "boast": YesNoOffer(False),
        "shell": OneOffer(()),
        "colours": SomeOffer((), 0, 2),
        "pebbles": CountsOffer(COLOURS, (0, 0, 0), (0,)),
        "colour": OneOffer(COLOURS),
    }
    fields = [YesNo("boast"), OneOf("shell", "shell", optional=True), SomeOf("colours", "colour"), PIECES]
    form, text = asked(offers, [*fields, OneOf("colour", "colour")], ["1", ""])
    assert text.count("There is nothing to choose for") == 2, "only where something had to be chosen"
    assert form.values == {"colours": (), "pebbles": (0, 0, 0), "colour": "white"}
    with pytest.raises(LookupError, match="nothing is offered for"):
        asked({"colour": OneOffer(())}, [OneOf("colour", "colour")], [""])


def test_back_goes_from_question_to_question_and_n_begins_again() -> None:
    offers: dict[str, Offer] = {"colour": OneOffer(COLOURS), "shell": OneOffer(()), "boast": YesNoOffer(True)}
    fields = [OneOf("colour", "colour"), OneOf("shell", "shell", optional=True), YesNo("boast")]
    form, text = asked(offers, fields, ["1", "y", "b", "b", "2", "n", "huh", "n", "3", "y", ""])
    assert "Press Enter to do it, or type n to begin again." in text
    assert "Let us begin again." in text
    assert form.values == {"colour": "black", "boast": True}


def test_quitting_is_asked_twice_and_the_end_of_input_is_a_yes() -> None:
    one = [OneOf("colour", "colour")]
    form, _ = asked({"colour": OneOffer(COLOURS)}, one, ["q", "", "1", ""])
    assert form.values == {"colour": "white"}
    for sure in (["q", "q"], ["q"]):
        with pytest.raises(Quit):
            asked({"colour": OneOffer(COLOURS)}, one, sure)


def test_a_choice_shows_its_own_text_its_price_and_its_notes() -> None:
    def label(state: Any, seat: int, verb: str, filled: Filled, field: str, value: Value) -> Label:
        coins = (Text("coins", {"n": 2}),)
        return Label(Text("points", {"n": 5}), coins, coins, (Text("table-bag", {"n": 1}),))

    offers: dict[str, Offer] = {"colour": OneOffer(("white", "grey"))}
    _, text = asked(offers, [OneOf("colour", "colour")], ["1", ""], label=label)
    assert "1  5 points  costs 2 coins, brings 2 coins" in text
    assert text.rstrip().endswith(
        "  · There is 1 pebble in the bag.\n" + layout.paragraph(TerminalVoice("en").tell("confirm"))
    )
