"""Whatever anybody sends: a refusal with a declared code each time, or a legal move; never an exception or a change."""

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.contract.trial import Trial, steps
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.state.sealed import question_of
from engine.core.state.state import GameState
from engine.core.state.undo import PlayedStep
from engine.core.stored import to_json
from engine.core.values.refusals import Core, Refusal
from engine.words.speaker import Speaker
from tests.roots import GAMES
from tests.thorough import how_many, thorough

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
CASES = how_many(20, 250)

many = settings(max_examples=CASES, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])

junk: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=80)
    | st.binary(max_size=8)
    | st.sampled_from([-1, 10**30, "3", 3.0, True, "\x00", "’", "a" * 10_000]),
    lambda inner: (
        st.lists(inner, max_size=4).map(tuple)
        | st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


@cache
def states(game: AnyGame) -> list[GameState]:
    """The states of one play, early, middle and late."""
    trial = Trial(game, game.declares.players[-1], game.declares.options(), b"for bad input...")
    played = list(steps(trial))
    return [step.before for step in played] + [played[-1].after]


@cache
def steps_with_fields(game: AnyGame) -> list[PlayedStep]:
    """Steps of a few plays whose forms have something to fill in."""
    trials = [
        Trial(game, game.declares.players[0], game.declares.options(), bytes([n]) * 16) for n in range(how_many(3, 8))
    ]
    return [step for trial in trials for step in steps(trial) if game.verb[step.form.verb].fields]


def refused(game: AnyGame, state: GameState, seat: Any, decision: Any, form: Form) -> Refusal | None:
    """The refusal, after checking that nothing was touched and that it can be said in both languages."""
    before = to_json(state)
    answer = act(game, state, seat, decision, form)
    assert to_json(state) == before, "a refused form changes nothing"
    if isinstance(answer, Accepted):
        return None
    codes = {code.message.key for code in Core} | {message.key for message in game.declares.refusals}
    assert answer.code in codes
    for language in ("en", "fr"):
        assert Speaker(game, language, [f"Player {n}" for n in range(state.seats)]).refusal(answer)
    return answer


@thorough
@games
@many
@given(data=st.data())
def test_any_junk_in_any_field(game: AnyGame, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(states(game)[:-1]))
    decision = data.draw(st.sampled_from(state.decisions))
    verb = data.draw(st.sampled_from(game.declares.verbs))
    names = st.sampled_from([field.name for field in verb.fields] + ["else", ""])
    values = data.draw(st.dictionaries(names, junk, max_size=4))
    refused(game, state, decision.seat, decision.number, Form(verb.name, values))


@thorough
@games
@many
@given(data=st.data())
def test_an_unknown_verb(game: AnyGame, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(states(game)[:-1]))
    verb = data.draw(junk)
    assume(not isinstance(verb, str) or verb not in game.verb)
    refusal = refused(game, state, state.decisions[0].seat, state.decisions[0].number, Form(verb, {}))
    assert refusal is not None
    assert refusal.code == "core.unknown-verb"


@thorough
@games
@many
@given(data=st.data())
def test_a_wrong_seat_or_a_closed_decision(game: AnyGame, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(states(game)))
    seat = data.draw(st.integers(-3, 9) | junk)
    number = data.draw(st.integers(-3, state.asked + 3) | junk)
    asked = (question_of(state, each) for each in range(state.seats))  # also what was answered under seal
    assume(not any((d.seat, d.number) == (seat, number) for d in asked if d is not None))
    verb = data.draw(st.sampled_from(game.declares.verbs))
    refusal = refused(game, state, seat, number, Form(verb.name, {}))
    assert refusal is not None
    assert refusal.code in {
        "core.no-such-seat", "core.not-your-decision", "core.decision-closed", "core.game-over",
    }  # fmt: skip


@thorough
@games
@many
@given(data=st.data())
def test_one_value_of_a_legal_form_replaced_by_junk(game: AnyGame, data: st.DataObject) -> None:
    step = data.draw(st.sampled_from(steps_with_fields(game)))
    field = data.draw(st.sampled_from(game.verb[step.form.verb].fields))
    values = {**step.form.values, field.name: data.draw(junk)}
    assume(not field.fits(values[field.name]))
    refusal = refused(game, step.before, step.seat, step.decision.number, Form(step.form.verb, values))
    assert refusal is not None
    assert refusal.code == "core.malformed-field"
    assert refusal.params["field"] == field.name


@games
def test_a_missing_and_an_extra_field(game: AnyGame) -> None:
    trial = Trial(game, game.declares.players[0], game.declares.options(), b"missing or extra")
    for step in steps(trial):
        extra = Form(step.form.verb, {**step.form.values, "extra": "1"})
        refusal = refused(game, step.before, step.seat, step.decision.number, extra)
        assert refusal is not None
        assert refusal.code == "core.unknown-field"
        for field in game.verb[step.form.verb].fields:
            if not field.optional and field.name in step.form.values:
                without = {name: value for name, value in step.form.values.items() if name != field.name}
                refusal = refused(game, step.before, step.seat, step.decision.number, Form(step.form.verb, without))
                assert refusal == Core.MISSING_FIELD.refuse({"verb": step.form.verb, "field": field.name})
