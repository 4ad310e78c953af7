"""What a command of the terminal is, and what it is given when it runs."""

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path

from msgspec import Struct

from engine.core.discovery import ROOT, DiscoveryError, discover
from engine.core.game import AnyGame
from engine.terminal.console.console import Console
from engine.terminal.console.layout import paragraph
from engine.terminal.console.voice import Mistake, TerminalVoice

OK, FAILED, WRONG, NO_OUTPUT, INTERRUPTED = 0, 1, 2, 74, 130
"""How a command ends: well, with a fault found or input ended, by a mistake, with nowhere to write, by Ctrl-C."""


class Call:
    """One run of the program: what was asked, where to answer, and the games there are."""

    def __init__(
        self, args: Namespace, console: Console, voice: TerminalVoice, clock: Callable[[], float] = time.time
    ) -> None:
        self.args = args
        self.console = console
        self.voice = voice
        self.clock = clock

    @cached_property
    def roots(self) -> tuple[str, ...]:
        """The packages to look for games in."""
        return tuple(dict.fromkeys((ROOT, *self.args.root)))

    @cached_property
    def games(self) -> dict[str, AnyGame]:
        """All games, by name."""
        return games_in(self.roots)

    def game(self, name: str) -> AnyGame:
        """The game of that name."""
        if name in self.games:
            return self.games[name]
        if not self.games:
            raise Mistake("no-games")
        raise Mistake("unknown-game", typed=name, known=tuple(self.games))


class Command(Struct, frozen=True):
    """One command. Its message `about-<name>` says what it does."""

    name: str
    arguments: Callable[[ArgumentParser, TerminalVoice], None]
    run: Callable[[Call], int]


def complain(text: str) -> None:
    """Say something where it does not mix with what the command prints."""
    print(paragraph(text), file=sys.stderr)


def games_in(roots: tuple[str, ...]) -> dict[str, AnyGame]:
    """All games in these packages; other packages than our own may lie in the current directory."""
    here = str(Path.cwd())
    if roots != (ROOT,) and here not in sys.path:
        sys.path.insert(0, here)
    for root in roots:
        _check_package(root)
    try:
        return discover(roots)
    except DiscoveryError as error:
        raise Mistake("broken-root", problem=str(error)) from error


def _check_package(root: str) -> None:
    """A package that is not there is a person's mistake; one that cannot be imported is a bug, and surfaces."""
    try:
        package = import_module(root)
    except ModuleNotFoundError as error:
        if error.name and f"{root}.".startswith(f"{error.name}."):
            raise Mistake("unknown-root", typed=root) from error
        raise
    except (ValueError, TypeError) as error:
        raise Mistake("unknown-root", typed=root) from error
    if not hasattr(package, "__path__"):
        raise Mistake("unknown-root", typed=root)
