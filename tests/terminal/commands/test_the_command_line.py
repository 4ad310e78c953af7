"""A person's mistake on the command line gets a sentence and the exit code 2, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.terminal.console.command import Command
from engine.terminal.main import COMMANDS, main
from tests.printed import Complaint, Printed
from tests.terminal.script import SAMPLE, Script, run

HERE = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("play chess", "There is no game “chess”. Known games:"),
        ("trace chess", "There is no game “chess”."),
        ("fuzz pebbles chess", "There is no game “chess”."),
        ("play", "required: GAME"),
        ("dance", "invalid choice: 'dance'"),
        ("play pebbles --wat", "unrecognized arguments: --wat"),
        ("play pebbles --seats 5", "pebbles is for 2 to 4 players, not for 5."),
        ("trace pebbles --seats 1", "pebbles is for 2 to 4 players, not for 1."),
        ("play pebbles --seats two", "“two” should be a whole number, 0 or more."),
        ("play pebbles --computer -1", "“-1” should be a whole number, 0 or more."),
        ("play pebbles --computer 4", "pebbles is for 2 to 4 players, not for 5."),
        ("play pebbles --computer 2 --seats 2", "There are only 2 seats: leave at least one to a person."),
        ("play pebbles --option bag", "“bag” should be NAME=VALUE."),
        ("play pebbles --option wind=1", "There is no option “wind”. Known options: shells and bag."),
        ("play pebbles --option bag=huge", "The option bag cannot be “huge”. It can be full or small."),
        ("trace pebbles --option shells=maybe", "The option shells cannot be “maybe”. It can be yes or no."),
        ("play pebbles --seed zz", "“zz” is not a seed."),
        ("trace pebbles --seed 00", "“00” is not a seed."),
        ("trace pebbles --policy wise", "invalid choice: 'wise'"),
        ("play pebbles --lang de", "There are no words in “de”. Choose en or fr"),
        ("play pebbles --name A --name B --name C", "There are 3 names for 2 players."),
        ("play pebbles --name Zoé --name zoe", "Two players are called zoe."),
        ("play pebbles --name \x1b[2J", "“\\x1b[2J” cannot be a name."),
        ("fuzz --replay nowhere.json", "The file nowhere.json cannot be used: No such file or directory"),
        ("--root nonsense games", "There is no package “nonsense” to look for games in."),
        ("--root os games", "There is no package “os” to look for games in."),
        ("--root ..up games", "There is no package “..up” to look for games in."),
        ("--root tests games", "The games cannot be read: tests."),
    ],
)
def test_a_mistake_gets_a_sentence(argv: str, said: str, complaint: Complaint) -> None:
    code, text = run(*argv.split(" "))
    assert (code, text) == (2, "")
    assert said in complaint()


def test_mistakes_are_explained_in_french_too(complaint: Complaint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARAVENT_LANG", "fr")
    assert run("play", "echecs")[0] == 2
    assert "Il n’y a pas de jeu" in complaint()
    monkeypatch.setenv("PARAVENT_LANG", "de")
    assert run("games")[0] == 2
    assert "PARAVENT_LANG" in complaint()


def test_without_a_command_the_commands_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run()[0] == 2
    shown = capsys.readouterr().out
    assert all(command.name in shown for command in COMMANDS)


def test_the_games_are_listed_with_players_and_stage() -> None:
    code, text = run("games")
    assert code == 0
    assert "pebbles" in text
    assert "2 to 4 players" in text
    assert "sample" in text


def test_a_later_command_is_one_line() -> None:
    more = Command("games", lambda parser, voice: None, lambda call: len(call.voice.language) + 5)
    assert main(["games"], commands=(more,), console=Script()) == 7


def test_a_root_may_be_given_twice() -> None:
    assert run(*SAMPLE, "games")[0] == 0


def test_the_end_of_input_is_polite(complaint: Complaint) -> None:
    assert run("play", "pebbles", "--computer", "1")[0] == 1
    assert "The input has ended" in complaint()


def test_ctrl_c_is_polite(complaint: Complaint, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Script) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Script, "answer", interrupted)
    assert run("play", "pebbles", "--computer", "1")[0] == 130
    assert "Interrupted." in complaint()


def in_a_process(*argv: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "engine", *SAMPLE, *argv]
    env = {**os.environ, **environment}
    return subprocess.run(command, input=typed, capture_output=True, cwd=HERE, env=env, check=False, timeout=60)


def test_the_real_console_reads_what_is_piped_in() -> None:
    done = in_a_process("play", "pebbles", "--computer", "1", typed=b"\xff\xfe\x00\n1\n\nq\nq\n")
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert "Thank you for playing." in Printed(done.stdout.decode())


def test_a_terminal_without_our_letters_is_no_crash() -> None:
    done = in_a_process("play", "pebbles", "--computer", "1", typed=b"q\nq\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_a_reader_who_leaves_early_is_no_crash() -> None:
    script = f"{sys.executable} -m engine {' '.join(SAMPLE)} trace pebbles --games 200 | head -1"
    done = subprocess.run(["bash", "-c", script], capture_output=True, cwd=HERE, check=False, timeout=60)
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""
