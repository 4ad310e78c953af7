"""What a session takes back, what it does not, and how it says why."""

from typing import Any

import pytest
from msgspec import structs

from engine.core.forms.forms import Form
from engine.core.game import AnyGame, Outcome
from engine.core.state.decisions import Decision
from engine.core.state.state import decision_of
from engine.core.state.undo import PlayedStep
from engine.core.values.refusals import Core, Refusal
from engine.core.values.seats import Seat
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.play.hotseat import HotSeat
from engine.terminal.play.prompt import Prompt, Quit
from engine.terminal.play.session import Session, why_not_undo
from tests.terminal.script import PEBBLES, SEED, Script


def session(game: AnyGame = PEBBLES) -> Session:
    return Session(game, 2, game.declares.options(), bytes.fromhex(SEED))


def favour(colour: str) -> Form:
    return Form("favour", {"colour": colour})


def reason(table: Session, seat: Seat) -> str:
    why = why_not_undo(table.steps, seat)
    return why.key if why else ""


def test_a_secret_choice_can_be_made_again_under_a_new_number() -> None:
    table = session()
    first = table.act(0, favour("white"))
    assert isinstance(first, PlayedStep)
    assert table.undo(0)
    assert table.steps == []
    again = table.act(0, favour("black"))
    assert isinstance(again, PlayedStep)
    assert again.number == 1
    assert again.decision.number > first.decision.number


def test_what_another_did_is_not_mine_to_take_back() -> None:
    table = session()
    assert reason(table, 0) == "undo-none"
    table.act(0, favour("white"))
    assert reason(table, 1) == "undo-none"
    assert not table.undo(1)
    assert reason(table, 0) == ""
    table.act(1, favour("white"))
    assert reason(table, 0) == "undo-others"
    assert reason(table, 1) == "undo-turn"


def test_a_draw_stays_drawn() -> None:
    table = session()
    table.act(0, favour("white"))
    table.act(1, favour("white"))
    table.act(0, Form("draw"))
    assert reason(table, 0) == "undo-drawn"
    assert not table.undo(0)


def test_what_was_shown_stays_shown() -> None:
    table = session()
    for seat in (0, 1):
        table.act(seat, favour("white"))
    table.state = structs.replace(table.state, hidden=PEBBLES.proves.plant(table.state, 0, 2).hidden)
    table.act(0, Form("sell", {"pebbles": (1, 0, 0), "boast": True}))
    assert reason(table, 0) == "undo-shown"


def test_a_refused_form_and_a_closed_question_change_nothing() -> None:
    table = session()
    before = table.state
    assert isinstance(table.act(0, favour("pink")), Refusal)
    assert table.state is before
    table.act(0, favour("white"))
    assert table.act(0, favour("white")) == Core.DECISION_CLOSED.refuse()
    assert len(table.steps) == 1


def hesitant(state: Any, seat: Seat, form: Form) -> Outcome[Any]:
    """Pebbles in which one is asked twice for a favourite."""
    mine = decision_of(state, seat)
    if form.verb != "favour" or state.hidden[seat].favourite or mine is None:
        outcome: Outcome[Any] = PEBBLES.apply(state, seat, form)
        return outcome
    hidden = structs.replace(state.hidden[seat], favourite=form.values["colour"])
    others = tuple(d for d in state.decisions if d.seat != seat)
    decisions = (Decision(state.asked + 1, seat, mine.kind), *others)
    screens = (*state.hidden[:seat], hidden, *state.hidden[seat + 1 :])
    return structs.replace(state, hidden=screens, decisions=decisions, asked=state.asked + 1), ()


def test_within_a_turn_u_brings_back_the_earlier_question() -> None:
    table = session(PEBBLES.altered(apply=hesitant))
    script = Script(["white", "", "u", "grey", "", "q", "q"])
    prompt = Prompt(script, TerminalVoice("en", PEBBLES, ("Anna", "Bob")))
    with pytest.raises(Quit):
        HotSeat(table, prompt, 1, lambda n: 0).play()
    assert "Anna takes the last move back." in script.text
    assert [step.form for step in table.steps] == [favour("grey")]


def test_a_refused_undo_leaves_the_form_as_it_is() -> None:
    table = session()
    script = Script(["white", "u", "", "q", "q"])
    prompt = Prompt(script, TerminalVoice("en", PEBBLES, ("Anna", "Bob")))
    with pytest.raises(Quit):
        HotSeat(table, prompt, 1, lambda n: 0).play()
    assert "You have made no move that you could take back." in script.text
    assert table.steps[0].form == favour("white")
