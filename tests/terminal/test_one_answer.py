"""A question that has one answer is not asked: the answer is said, and the next question comes."""

import pytest

from engine.core.door import Door
from engine.core.forms.forms import CountsByKind, Field, OneOf, SomeOf, Verb
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer
from engine.core.state.views import Label
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.play.filling import fill_form
from engine.terminal.play.prompt import Prompt
from engine.terminal.play.session import Session
from tests.terminal.script import PEBBLES, SEED, Script, run

COLOUR, COLOURS = OneOf("colour", "colour"), SomeOf("colours", "colour")
PIECES = CountsByKind("pebbles", ("white", "grey", "black"), "colour")


def filled(offers: dict[str, Offer], fields: list[Field], *answers: str) -> tuple[dict[str, object], str]:
    """A form of these fields, filled in at a prompt; and what was said there."""
    game = PEBBLES.altered(
        verbs=(Verb("favour", tuple(fields)),),
        choices=lambda state, seat, verb, filled, field: offers[field],
        label=lambda *question: Label(),
    )
    session, script = Session(game, 2, game.declares.options(), bytes.fromhex(SEED)), Script(answers)
    form = fill_form(
        Prompt(script, TerminalVoice("en", game, ("Anna", "Bob"))), game, Door(game, session.state, 0), set()
    )
    assert script.answers == [], "every answer was asked for"
    return dict(form.values), script.text


@pytest.mark.parametrize(
    ("field", "offer", "value", "said"),
    [
        (COLOUR, OneOffer(("grey",)), "grey", "“colour”: grey."),
        (COLOURS, SomeOffer(("grey", "black"), 2, 2), ("grey", "black"), "“colours to polish”: grey and black."),
        (PIECES, CountsOffer(PIECES.kinds, (1, 0, 2), (3,)), (1, 0, 2), "“pebbles”: 1 white and 2 black."),
        (PIECES, CountsOffer(PIECES.kinds, (1, 1, 0), (1, 2), (5, 0, 0), 4), (0, 1, 0), "“pebbles”: 1 grey."),
    ],
)
def test_the_only_answer_is_settled_and_said(field: Field, offer: Offer, value: object, said: str) -> None:
    values, text = filled({field.name: offer}, [field], "")
    assert values == {field.name: value}
    assert f"There is only one choice for {said}" in text
    assert "Choose:" not in text
    assert "Press Enter to do it." in text, "where nothing was chosen there is nothing to begin again"
    assert "begin again" not in text


@pytest.mark.parametrize(
    ("field", "offer", "answer"),
    [
        (COLOUR, OneOffer(("grey", "black")), "grey"),
        (OneOf("colour", "colour", optional=True), OneOffer(("grey",)), "grey"),
        (SomeOf("colours", "colour"), SomeOffer(("grey", "black"), 1, 2), "grey"),
        (PIECES, CountsOffer(PIECES.kinds, (1, 0, 2), (2,)), "2 black"),
    ],
)
def test_where_there_are_two_answers_one_is_asked(field: Field, offer: Offer, answer: str) -> None:
    _, text = filled({field.name: offer}, [field], answer, "")
    assert "only one choice" not in text
    assert "begin again" in text


def test_going_back_passes_over_what_is_settled() -> None:
    offers: dict[str, Offer] = {
        "colour": OneOffer(("grey", "black")),
        "colours": SomeOffer(("white",), 1, 1),
        "pebbles": CountsOffer(PIECES.kinds, (1, 1, 0), (1,)),
    }
    values, text = filled(offers, [COLOUR, COLOURS, PIECES], "grey", "b", "black", "1 white", "")
    assert values == {"colour": "black", "colours": ("white",), "pebbles": (1, 0, 0)}
    assert text.count("Choose: colour\n") == 2


def test_in_carrara_the_only_city_and_the_only_block_are_said() -> None:
    script = Script(["build", "7", "0", "q", "q"])
    _, text = run("play", "carrara", "--computer", "1", "--seed", "00" * 16, console=script)
    assert "There is only one choice for “city”: Lerici (brings 1 coin each time it is scored)." in text
    assert "There is only one choice for “blocks”: 1 black." in text
    assert "Your move: Build" in text
