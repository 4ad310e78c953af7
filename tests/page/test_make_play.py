"""`make play` as a process: it opens, ends by Ctrl-C with nothing left running, goes on later, says what is wrong."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from sandbox.page.words import WORDS


def started(*arguments: str) -> subprocess.Popen[str]:
    argv = [sys.executable, "-m", "sandbox.page", "--quiet", *arguments]
    return subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@contextmanager
def playing(data: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Until Ctrl-C; with the address it printed."""
    process = started("--port", "0", "--data", str(data), *arguments)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert found, line + process.communicate(timeout=30)[1]
    try:
        yield process, found[0]
        process.send_signal(signal.SIGINT)
        said, wrong = process.communicate(timeout=30)
        assert process.returncode == 0, wrong
        assert "make play" in said
    finally:
        process.kill()
        process.wait()


def bots(data: Path) -> list[str]:
    """The processes that have this database for their own."""
    wanted, found = f"PARAVENT_DATABASE={data.resolve() / 'paravent.db'}".encode(), []
    for each in Path("/proc").glob("[0-9]*/environ"):
        try:
            if wanted in each.read_bytes() and (each.parent / "cmdline").read_bytes():
                found.append(each.parent.name)
        except OSError:
            continue
    return found


def test_it_opens_ends_by_ctrl_c_and_goes_on_the_next_time(tmp_path: Path) -> None:
    """The second time in French: whoever asks for it later is spoken to in it, too."""
    for language in ("en", "fr"):
        with playing(tmp_path, "--lang", language) as (_, address), urlopen(address, timeout=10) as answer:
            assert b"<title>Paravent</title>" in answer.read()
        if Path("/proc/self/environ").exists():
            assert bots(tmp_path) == []
    written = (tmp_path / "discord.json").read_text(encoding="utf8")
    assert written.count('"only_for":null') == 1, "the welcome stands there once"
    assert {each["locale"] for each in json.loads(written)["users"] if not each["bot"]} == {"fr"}


def test_in_french_everything_is(tmp_path: Path) -> None:
    with playing(tmp_path, "--lang", "fr"):
        pass
    kept = json.loads((tmp_path / "discord.json").read_text(encoding="utf8"))
    assert {each["locale"] for each in kept["users"] if not each["bot"]} == {"fr"}
    assert [each["name"] for each in kept["guilds"]] == ["La carrière"]
    assert "Jouer" in str(kept["messages"])


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        process = started("--port", str(port), "--data", str(tmp_path))
        _, wrong = process.communicate(timeout=30)
        assert process.returncode == 75
        assert f"Port {port} is taken" in wrong
        assert f"PORT={port + 1}" in wrong
        assert "Traceback" not in wrong


def test_what_was_kept_and_cannot_be_read_is_said_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "discord.json").write_text("{", encoding="utf8")
    process = started("--port", "0", "--data", str(tmp_path))
    _, wrong = process.communicate(timeout=30)
    assert process.returncode == 70
    assert "make play-fresh" in wrong
    assert (tmp_path / "discord.json").read_text(encoding="utf8") == "{"


def test_two_at_once_with_the_same_data_are_told_apart(tmp_path: Path) -> None:
    with playing(tmp_path):
        second = started("--port", "0", "--data", str(tmp_path))
        _, wrong = second.communicate(timeout=40)
        assert second.returncode == 70
        assert "Traceback" not in wrong.split("It printed")[0]


def test_both_languages_say_the_same() -> None:
    assert WORDS["en"].keys() == WORDS["fr"].keys()
    for key, text in WORDS["en"].items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", WORDS["fr"][key])), key


def test_a_server_is_not_left_behind_when_its_terminal_is_closed(tmp_path: Path) -> None:
    with playing(tmp_path) as (process, _):
        os.kill(process.pid, signal.SIGHUP)
        process.wait(timeout=30)
        assert process.returncode == 0
