"""Hot-seat play where nobody can type: it ends with a sentence, wherever the input ends, and never with a traceback."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.terminal.console.voice import TerminalVoice
from engine.terminal.main import main
from engine.words.bundles import LANGUAGES
from tests.printed import Complaint, Printed
from tests.terminal.script import SAMPLE, SEED

HERE = Path(__file__).parents[2]
TABLES = {"against a computer": ("--computer", "1"), "two people": ("--name", "Anna", "--name", "Bruno")}
ANSWERS = {"against a computer": ["white", "", "1", "?"], "two people": ["", "white", "", "", "black", "", "u", ""]}
STREAMS = {"input": "<&-", "output": "</dev/null >&-", "all but errors": "<&- >&-", "everything": "<&- >&- 2>&-"}

languages = pytest.mark.parametrize("language", LANGUAGES)
tables = pytest.mark.parametrize("table", TABLES)


@languages
@tables
def test_wherever_the_input_ends_that_is_said(
    language: str, table: str, complaint: Complaint, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ANSWERS[table]
    for number in range(len(answers) + 1):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in answers[:number])))
        assert main([*SAMPLE, "play", "pebbles", *TABLES[table], "--lang", language, "--seed", SEED]) == 1
        assert TerminalVoice(language).tell("input-ended") in complaint()


def in_a_shell(streams: str, *words: str) -> subprocess.CompletedProcess[str]:
    """The program as a shell starts it with these streams."""
    command = f'exec "$0" "$@" {streams}'
    return subprocess.run(
        ["sh", "-c", command, sys.executable, "-m", "engine", *SAMPLE, *words],
        cwd=HERE, env={**os.environ, "PARAVENT_LANG": "en"}, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip


@pytest.mark.parametrize("streams", STREAMS.values(), ids=STREAMS)
def test_streams_that_are_closed_are_no_crash(streams: str) -> None:
    done = in_a_shell(streams, "play", "pebbles", *TABLES["two people"])
    assert done.returncode == 1
    assert "Traceback" not in done.stdout + done.stderr
    if "2>&-" not in streams:
        assert "The input has ended" in Printed(done.stderr)


def test_what_is_piped_in_is_played_to_its_end() -> None:
    typed = "".join(f"{answer}\n" for answer in ANSWERS["two people"])
    done = subprocess.run(
        [sys.executable, "-m", "engine", *SAMPLE, "play", "pebbles", *TABLES["two people"], "--lang", "fr"],
        cwd=HERE, input=typed, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert "L’entrée est finie" in Printed(done.stderr)
    assert "blanc" in done.stdout


def test_a_list_that_nobody_can_read_is_no_crash() -> None:
    done = in_a_shell(">&-", "games")
    assert (done.returncode, done.stderr) == (0, "")
