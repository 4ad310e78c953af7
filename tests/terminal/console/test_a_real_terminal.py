"""On a real terminal: what was typed too early does not answer for the next player."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

from tests.printed import Printed, unbroken

OURS = Path(__file__).parents[3]
PLAY = ["-m", "engine", "--root", "tests.sample.games", "play", "pebbles", "--name", "Anna", "--name", "Bruno"]


def read_until(terminal: int, text: str, seconds: float = 20.0) -> Printed:
    """What the terminal shows until this text appears, or until the time is up."""
    shown, end = Printed(), time.monotonic() + seconds
    while text not in shown and time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            shown = Printed(shown + os.read(terminal, 65536).decode(errors="replace").replace("\r", ""))
    return shown


def test_an_enter_too_many_does_not_show_the_next_players_screen() -> None:
    terminal, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "PARAVENT_LANG": "en"}
    with subprocess.Popen(
        [sys.executable, *PLAY], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=OURS, close_fds=True
    ) as game:
        try:
            assert "Pass the keyboard to Anna" in read_until(terminal, "Enter.")
            os.write(terminal, b"\n")
            read_until(terminal, "black")
            os.write(terminal, b"white\n")
            read_until(terminal, "begin again")
            os.write(terminal, b"\n\n\n")  # once to confirm, and twice too often
            shown = read_until(terminal, "Pass the keyboard to Bruno")
            assert "Pass the keyboard to Bruno" in shown
            after = unbroken(shown).split("Pass the keyboard to Bruno")[1]
            after += read_until(terminal, "For your eyes only", seconds=1.5)
            assert "For your eyes only" not in unbroken(after)
        finally:
            game.kill()
