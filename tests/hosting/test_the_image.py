"""What the Containerfile puts into an image is there and enough, and its documented commands are its own."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hosting.page import TREE, blocks
from tests.printed import Printed

LINES = re.sub(r"\\\n", "", (TREE / "Containerfile").read_text(encoding="utf8")).splitlines()
STEPS = [tuple(line.split(maxsplit=1)) for line in LINES if line and not line.startswith("#")]
QUIET = ("--quiet", "--disable-pip-version-check")
RUN = [what for step, what in STEPS if step == "RUN"]


def last(step: str) -> str:
    return [what for name, what in STEPS if name == step][-1]


def copied() -> list[tuple[str, str]]:
    """From our tree into the image: what, and under which name."""
    words = [what.split() for step, what in STEPS if step == "COPY" and not what.startswith("--from")]
    return [(source, target) for *sources, target in words for source in sources]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the image would have of ours, installed by its own command: only what was fetched before is not fetched."""
    stage = tmp_path_factory.mktemp("stage")
    for source, target in copied():
        theirs = stage / target / ("" if (TREE / source).is_dir() else source)
        if (TREE / source).is_dir():
            shutil.copytree(TREE / source, theirs, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(TREE / source, theirs)
    place = tmp_path_factory.mktemp("place")
    _, _, install = RUN[:3]
    program, *words = shlex.split(install)
    assert program == "/opt/paravent/bin/python"
    command = [sys.executable, *words, "--quiet", "--no-index", "--target", str(place)]
    done = subprocess.run(command, cwd=stage, capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stderr
    return place


def paravent(image: Path, data: Path, *argv: str) -> tuple[int, Printed]:
    """A command of the image's, in its folder of data."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PARAVENT_")}
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, bot; from bot.program.main import main; print(bot.__path__[0]); sys.exit(main())",
            *argv,
        ],
        cwd=data,
        env={**environment, "PYTHONPATH": str(image)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.startswith(str(image)), "it is the installed one that runs, not our tree"
    return done.returncode, Printed(done.stdout + done.stderr)


def test_all_that_is_copied_is_there_and_nothing_of_it_is_left_out_of_the_build() -> None:
    ignored = (TREE / ".dockerignore").read_text(encoding="utf8").split()
    for source, _ in copied():
        assert (TREE / source).exists(), source
        assert source not in ignored
    assert {".env", "backups", "**/*.db*", ".git", ".venv"} <= set(ignored)


def test_it_installs_as_a_host_does() -> None:
    makefile = (TREE / "Makefile").read_text(encoding="utf8")
    for words in ("--require-hashes --requirement requirements.txt", "--no-deps --no-build-isolation"):
        assert words in makefile
        assert any(words in command for command in RUN)


def test_whoever_runs_it_installs_nothing_of_the_tests_and_nothing_without_its_hash() -> None:
    """All that `make install` would do in a tree in which nothing was done yet."""
    command = ["make", "--dry-run", "--always-make", "install", f"PYTHON={sys.executable}"]
    done = subprocess.run(command, cwd=TREE, capture_output=True, text=True, check=True, timeout=60)
    fetched = [line.split("pip install", 1)[1] for line in done.stdout.splitlines() if "pip install" in line]
    assert [[word for word in line.split() if word not in QUIET] for line in fetched] == [
        ["--require-hashes", "--requirement", "requirements.txt"],
        ["--no-deps", "--no-build-isolation", "--editable", "."],
    ]
    assert "constraints" not in done.stdout


def test_every_game_can_be_played_in_it_with_all_its_words_and_facts(image: Path, tmp_path: Path) -> None:
    code, said = paravent(image, tmp_path, "games")
    assert code == 0
    assert "carrara" in said
    code, said = paravent(image, tmp_path, "trace", "carrara", "--policy", "computer")
    assert (code, '"over":true' in said or "scores" in said) == (0, True)
    code, said = paravent(image, tmp_path, "doctor", "--lang", "fr")
    assert (code, "Les lettres accentuées" in said) == (78, True), said


def test_it_is_not_run_by_root_and_keeps_everything_in_its_volume() -> None:
    assert last("USER") == "10001"
    assert "--uid 10001" in RUN[-1]
    assert last("WORKDIR") == last("VOLUME") == "/data"
    assert (json.loads(last("ENTRYPOINT")), json.loads(last("CMD"))) == (["paravent"], ["run"])


def test_the_backups_are_copied_out_of_it_into_the_same_folder_each_time(tmp_path: Path) -> None:
    """`podman cp` goes by the rules of `cp -r`."""
    (line,) = [
        line for block in blocks("In a container") for line in block.splitlines() if line.startswith("podman cp")
    ]
    command = line.replace("podman cp", "cp -r").replace("paravent:/data", "data")
    (tmp_path / "data/backups").mkdir(parents=True)
    for name in ("first.db", "second.db"):
        (tmp_path / "data/backups" / name).touch()
        subprocess.run(shlex.split(command), cwd=tmp_path, check=True, timeout=60)
    assert sorted(path.name for path in (tmp_path / "backups").iterdir()) == ["first.db", "second.db"]


def test_the_documented_commands_fit_the_image() -> None:
    lines = [line for block in blocks("In a container") for line in block.splitlines()]
    assert lines
    for line in lines:
        program, command, *words = shlex.split(line)
        assert program == "podman"
        if command == "run":
            assert f"paravent:{last('VOLUME')}" in words
            after = words[words.index(f"paravent:{last('VOLUME')}") + 1 :]
            assert after in (["paravent", "doctor"], ["paravent"])
        if command == "build":
            assert words == ["--tag", "paravent", "."]
