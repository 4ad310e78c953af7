"""The README's commands exist and work: each is run here, or by CI with `make test` and `make thorough`."""

import re
import shlex
from pathlib import Path

import pytest

from engine.terminal.main import main

OURS = Path(__file__).parents[3]
README = (OURS / "README.md").read_text(encoding="utf8")
COMMANDS = [
    line.split("#")[0].strip() for block in re.findall(r"```sh\n(.*?)```", README, re.S) for line in block.splitlines()
]
OVER_THE_WIRE = ("doctor", "run")
"""Commands that need a Discord: `tests/bot/program/test_run.py` and `test_doctor.py` run them against a sandbox."""
ALL = [command.removeprefix(".venv/bin/paravent ") for command in COMMANDS if "paravent" in command]
PARAVENT = [command for command in ALL if command not in OVER_THE_WIRE]


def test_every_make_command_is_a_target() -> None:
    makefile = (OURS / "Makefile").read_text(encoding="utf8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    named = {command.split()[1] for command in COMMANDS if command.startswith("make ")}
    assert named
    assert named <= targets


def test_every_make_command_is_run_by_ci() -> None:
    makefile = (OURS / "Makefile").read_text(encoding="utf8")
    recipes = dict(re.findall(r"^([a-z-]+):[^=\n]*\n((?:\t.*\n)*)", makefile, re.M))
    beside = re.findall(r"\$\(MAKE\) \$\(TWO\) (.*)", recipes["thorough"])
    recipe = recipes["thorough"] + "".join(recipes[each] for line in beside for each in line.split())
    ci = (OURS / ".ci" / "run").read_text(encoding="utf8")
    run = re.findall(r"\$\(MAKE\) ([^|;\n]*)", recipe) + re.findall(r"make ([a-z]+)$", ci, re.M)
    assert {"test", "thorough"} <= set(run)
    for command in COMMANDS:
        if command.startswith("make ") and command != "make install":  # which every other one does first
            assert any(each.startswith(command.removeprefix("make ")) for each in run), command


@pytest.mark.parametrize("command", OVER_THE_WIRE)
def test_a_command_that_needs_a_discord_is_run_against_a_sandbox(command: str) -> None:
    assert command in ALL
    folder = OURS / "tests" / "bot" / "program"
    said = [(folder / name).read_text(encoding="utf8") for name in ("operating.py", f"test_{command}.py")]
    assert f'"{command}"' in "".join(said)


def test_every_file_the_documents_link_to_is_there() -> None:
    for document in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"):
        text = (OURS / document).read_text(encoding="utf8")
        for link in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (OURS / link).exists(), f"{document} links to {link}"


@pytest.mark.parametrize("command", PARAVENT)
def test_a_paravent_command_of_the_readme_works(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(OURS)
    answers = iter(["", "q", "q"])  # pass the keyboard, then leave, and mean it
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    arguments = shlex.split(command)
    if "fuzz" in arguments:
        arguments += ["--out", str(tmp_path)]
    assert main(arguments) in (0, 130)
    assert capsys.readouterr().out
