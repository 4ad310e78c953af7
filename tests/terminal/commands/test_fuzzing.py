"""Fuzz finds a fault in a broken game, writes what reproduces it, and sees when it is mended."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs

from engine.contract.promises import PROMISES
from engine.core.forms.forms import Form
from engine.core.game import AnyGame, Outcome
from engine.core.values.seats import Seat
from engine.terminal.console.command import Call
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.examine.fault_file import FaultFile
from engine.terminal.examine.fuzz import replay, search
from engine.terminal.examine.fuzzing import trials
from tests.printed import Complaint, unbroken
from tests.terminal.script import PEBBLES, SEED, Script, run


def loses_a_pebble(state: Any, seat: Seat, form: Form) -> Outcome[Any]:
    """Selling throws one grey pebble into the deep."""
    after, events = PEBBLES.apply(state, seat, form)
    if form.verb == "sell" and after.sea[1]:
        after = structs.replace(after, sea=(after.sea[0], after.sea[1] - 1, after.sea[2]))
    return after, events


def stumbles(state: Any, seat: Seat, form: Form) -> Outcome[Any]:
    """Selling is a bug."""
    if form.verb == "sell":
        raise KeyError("sell")
    outcome: Outcome[Any] = PEBBLES.apply(state, seat, form)
    return outcome


def stumbles_at_length(state: Any, seat: Seat, form: Form) -> Outcome[Any]:
    """What is said of it would fill pages."""
    raise KeyError("sell" * 2_000)


WORDY: AnyGame = PEBBLES.altered(apply=stumbles_at_length)
LEAKY: AnyGame = PEBBLES.altered(apply=loses_a_pebble)
CLUMSY: AnyGame = PEBBLES.altered(apply=stumbles)


def call(folder: Path, **args: Any) -> Call:
    usual: dict[str, Any] = {"root": [], "seconds": None, "plays": 50, "seed": bytes.fromhex(SEED), "out": folder}
    return Call(Namespace(**{**usual, **args}), Script(), TerminalVoice("en"))


def faulty(game: AnyGame, folder: Path) -> tuple[Path, FaultFile]:
    assert search(call(folder), [game]) == 1
    (path,) = folder.glob("*.json")
    return path, json.decode(path.read_bytes(), type=FaultFile)


def test_a_lost_pebble_is_found_and_written_down(tmp_path: Path, complaint: Complaint) -> None:
    path, fault = faulty(LEAKY, tmp_path)
    assert path.name == "fuzz-pebbles-keeps-pieces.json"
    assert (fault.game, fault.promise) == ("pebbles", "keeps-pieces")
    assert fault.seats in PEBBLES.declares.players
    assert set(fault.options) == {"bag", "shells"}
    said = complaint()
    assert "breaks the promise “keeps-pieces”" in said
    assert "--replay" in said


def test_the_forms_in_the_file_lead_to_the_fault(tmp_path: Path) -> None:
    _, fault = faulty(LEAKY, tmp_path)
    assert fault.forms[-1].form.verb == "sell"
    assert fault.forms[-1].form.values["pebbles"][1]  # type: ignore[index]
    assert {played.form.verb for played in fault.forms[: fault.seats]} == {"favour"}


def test_replay_sees_the_fault_and_sees_it_gone(tmp_path: Path, complaint: Complaint) -> None:
    path, fault = faulty(LEAKY, tmp_path)
    complaint()
    assert replay(call(tmp_path), path, {"pebbles": LEAKY}) == 1
    assert fault.fault in complaint()
    mended = call(tmp_path)
    assert replay(mended, path, {"pebbles": PEBBLES}) == 0
    assert isinstance(mended.console, Script)
    assert "does not happen any more" in mended.console.text


def test_any_exception_is_a_fault(tmp_path: Path) -> None:
    path, fault = faulty(CLUMSY, tmp_path)
    assert fault.fault == "KeyError: 'sell'"
    assert "stumbles" in fault.where
    assert fault.last is not None
    assert fault.last.form.verb == "sell"
    assert replay(call(tmp_path), path, {"pebbles": CLUMSY}) == 1


def test_a_fault_that_fills_pages_is_printed_in_part_and_kept_whole(tmp_path: Path, complaint: Complaint) -> None:
    _, fault = faulty(WORDY, tmp_path)
    assert len(fault.fault) > 8_000
    said = complaint()
    assert "…" in said
    assert len(said) < 2_000


def test_the_command_replays_with_the_roots_of_the_file(tmp_path: Path) -> None:
    path, fault = faulty(LEAKY, tmp_path)
    path.write_bytes(json.encode(structs.replace(fault, roots=("tests.sample.games",))))
    code, text = run("fuzz", "--replay", str(path))
    assert code == 0
    assert "does not happen any more" in text


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"game": "pebbles"}'])
def test_a_file_that_is_no_fault_is_a_mistake(tmp_path: Path, complaint: Complaint, content: str) -> None:
    path = tmp_path / "fault.json"
    path.write_text(content)
    assert run("fuzz", "--replay", str(path))[0] == 2
    assert "cannot be used" in complaint()


@pytest.mark.parametrize(
    "change",
    [{"game": "chess"}, {"promise": "none"}, {"seats": 9}, {"options": {"bag": "huge"}}, {"seed": "zz"}],
    ids=str,
)
def test_a_fault_of_a_table_that_cannot_be_is_a_mistake(tmp_path: Path, change: dict[str, Any]) -> None:
    path, fault = faulty(LEAKY, tmp_path)
    path.write_bytes(json.encode(structs.replace(fault, roots=("tests.sample.games",), **change)))
    assert run("fuzz", "--replay", str(path))[0] == 2


def test_a_sound_game_is_counted_and_timed() -> None:
    code, text = run("fuzz", "pebbles", "--games", "2", "--seed", SEED)
    assert code == 0
    assert unbroken(text).startswith("No fault in 2 games: ")
    assert "a second." in text


def test_it_stops_after_some_seconds() -> None:
    assert run("fuzz", "pebbles", "--seconds", "0")[0] == 0


def test_trials_visit_every_number_of_seats_and_every_option() -> None:
    some = [trial for trial, _ in zip(trials([PEBBLES], bytes(32)), range(200), strict=False)]
    assert {trial.seats for trial in some} == set(PEBBLES.declares.players)
    assert len({tuple(trial.options.model_dump().items()) for trial in some}) == 4
    assert len({trial.seed for trial in some}) == 200
    again = [trial for trial, _ in zip(trials([PEBBLES], bytes(32)), range(3), strict=False)]
    assert [trial.seed for trial in again] == [trial.seed for trial in some[:3]]


def test_all_promises_are_checked() -> None:
    assert len(PROMISES) > 10
