"""Where a person reads and types. Everything else asks a `Console`, so that a test can play one."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Protocol

from engine.terminal.console.paint import has_colours

PROMPT = "> "

_CLEAR = "\033[2J\033[3J\033[H"
"""The screen, then what was scrolled out of it: the next player could scroll up."""

_FEED = 100
"""Empty lines for a terminal that cannot be cleared."""


class Console(Protocol):
    """What a terminal can do."""

    colours: bool
    """Whether it shows colours."""

    def say(self, text: str = "") -> None:
        """Print a text and end the line."""

    def ask(self, prompt: str = PROMPT) -> str:
        """Read a line. Raises `EOFError` at the end of input."""

    def clear(self) -> None:
        """Leave nothing to read of what was printed before."""


class Keyboard:
    """The real one: `input` and `print`, with line editing where the system has it."""

    def __init__(self) -> None:
        _replace_closed()
        self.colours = has_colours()
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                # A letter that a terminal cannot write or read is a question mark, not a crash.
                stream.reconfigure(errors="replace")
        with suppress(ImportError):
            import readline

            # The arrow key would bring back what the player before had typed.
            readline.set_auto_history(False)

    def say(self, text: str = "") -> None:
        print(text)

    def ask(self, prompt: str = PROMPT) -> str:
        return input(prompt)

    def clear(self) -> None:
        _forget_typed_ahead()
        if not sys.stdout.isatty():
            print()
        elif os.environ.get("TERM", "dumb") == "dumb":
            print("\n" * _FEED)
        else:
            print(_CLEAR, end="", flush=True)


def _replace_closed() -> None:
    """What was closed before we began is empty, and swallows what it is told; in this order they get their own numbers,
    so that no file opened later is taken for one of them."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 # until the process ends


def _forget_typed_ahead() -> None:
    """An Enter pressed twice would answer the pause too, and show one player the other's screen."""
    if not sys.stdin.isatty():
        return
    with suppress(ImportError, OSError, ValueError):
        import termios

        with suppress(termios.error):  # the terminal has gone; the next question will notice
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
