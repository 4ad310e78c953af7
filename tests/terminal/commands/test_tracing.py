"""A trace has a documented schema, is the same for the same seed, and can be checked by playing its forms again."""

from collections.abc import Sequence
from hashlib import sha256

import pytest
from msgspec import Struct, json

from engine.core.play import Accepted, act, start
from engine.core.stored import digest, encode
from engine.terminal.examine.trace_lines import EndLine, PrivateForm, StartLine, StepLine
from engine.terminal.play.session import Session
from tests.terminal.script import PEBBLES, SEED, Script, run


def traced(*argv: str, game: str = "pebbles") -> list[bytes]:
    code, text = run("trace", game, *argv)
    assert code == 0
    return text.encode().splitlines()


def read(lines: Sequence[bytes]) -> tuple[StartLine, list[StepLine], EndLine]:
    start_line = json.decode(lines[0], type=StartLine)
    end_line = json.decode(lines[-1], type=EndLine)
    return start_line, [json.decode(line, type=StepLine) for line in lines[1:-1]], end_line


def keys(line: type[Struct]) -> set[str]:
    return set(line.__struct_fields__)


def test_every_line_has_the_fields_of_its_kind() -> None:
    lines = [json.decode(line) for line in traced("--seats", "3")]
    assert [line["kind"] for line in lines] == ["start", *["step"] * (len(lines) - 2), "end"]
    assert {line["v"] for line in lines} == {1}
    assert set(lines[0]) == keys(StartLine)
    assert set(lines[-1]) == keys(EndLine)
    assert all(set(line) == keys(StepLine) for line in lines[1:-1])
    assert [line["number"] for line in lines[1:-1]] == list(range(1, len(lines) - 1))
    assert set(lines[0]["versions"]) == {"schema", "rules", "data", "paravent"}


def test_the_first_line_says_what_is_played() -> None:
    first, _, _ = read(traced("--seats", "4", "--seed", SEED, "--option", "bag=small", "--option", "shells=off"))
    assert (first.game, first.seats, first.seed, first.policy) == ("pebbles", 4, SEED, "random")
    assert first.options == {"bag": "small", "shells": False}
    assert [event.public.key for event in first.events] == ["began"]


@pytest.mark.parametrize("policy", ["random", "computer"])
def test_the_same_seed_gives_the_same_bytes(policy: str) -> None:
    assert traced("--seed", SEED, "--policy", policy) == traced("--seed", SEED, "--policy", policy)
    assert traced("--policy", policy) != traced("--policy", policy)


@pytest.mark.parametrize("policy", ["random", "computer"])
def test_playing_its_forms_again_gives_the_same_hashes(policy: str) -> None:
    first, steps, last = read(traced("--seed", SEED, "--policy", policy, "--seats", "3"))
    state, _ = start(PEBBLES, 3, PEBBLES.declares.options(), bytes.fromhex(SEED))
    assert digest(encode(PEBBLES, state)) == first.hash
    for step in steps:
        assert digest(encode(PEBBLES, state)) == step.hash_before
        answer = act(PEBBLES, state, step.seat, step.decision.number, step.form)
        assert isinstance(answer, Accepted)
        state = answer.state
        assert digest(encode(PEBBLES, state)) == step.hash
    assert last.steps == len(steps)
    assert [score.total for score in last.scores] == [score.total for score in PEBBLES.shows.scores(state)]
    assert last.winners == PEBBLES.shows.winners(state)


def test_a_hash_is_that_of_the_bytes_in_the_line() -> None:
    first, steps, _ = read(traced("--seed", SEED))
    assert sha256(bytes(first.state)).hexdigest() == first.hash
    before = first
    for step in steps:
        assert sha256(bytes(step.before)).hexdigest() == step.hash_before == before.hash
        assert sha256(bytes(step.after)).hexdigest() == step.hash
        before = step  # type: ignore[assignment]


def test_events_say_who_learns_what_and_what_was_revealed() -> None:
    _, steps, _ = read(traced("--seed", SEED))
    chosen = steps[0].events[0]
    assert chosen.public.key == "favoured"
    assert isinstance(chosen.private, PrivateForm)
    assert (chosen.private.seat, chosen.private.key) == (steps[0].seat, "favoured-own")
    assert chosen.private.params == {"colour": steps[0].form.values["colour"]}
    assert [event.reveal for event in steps[-1].events][-2:] == [True, True]


def test_scores_are_by_source() -> None:
    _, _, last = read(traced())
    for score in last.scores:
        assert set(score.points) == set(PEBBLES.declares.sources)
        assert sum(score.points.values()) == score.total


def test_several_games_follow_each_other_with_seeds_of_their_own() -> None:
    lines = [json.decode(line) for line in traced("--games", "3", "--seed", SEED)]
    seeds = [line["seed"] for line in lines if line["kind"] == "start"]
    assert seeds[0] == SEED
    assert len(set(seeds)) == 3
    assert sum(line["kind"] == "end" for line in lines) == 3


def test_a_session_with_the_seed_of_a_trace_begins_the_same() -> None:
    first, _, _ = read(traced("--seed", SEED))
    session = Session(PEBBLES, 2, PEBBLES.declares.options(), bytes.fromhex(SEED))
    assert digest(encode(PEBBLES, session.state)) == first.hash


def test_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Script, "ask", lambda self, prompt: pytest.fail("a trace asks nobody"))
    traced()


def test_what_a_question_is_about_and_what_one_alone_is_shown_are_in_it() -> None:
    _, steps, _ = read(traced("--seed", SEED, game="lanterns"))
    assert {"colour"} in [set(step.decision.about) for step in steps if step.decision.kind == "place"]
    swaps = [event for step in steps for event in step.events if event.public.key == "swapped"]
    assert swaps
    assert all(isinstance(each.private, tuple) and len(each.private) == 2 for each in swaps)
    assert all(own.reveals for each in swaps if isinstance(each.private, tuple) for own in each.private)
