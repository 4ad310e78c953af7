"""A system that refuses one of the steps a command takes on the disk; or all from one on, as if the process died."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

STEPS = ((os, "link"), (os, "replace"), (os, "unlink"), (os, "open"), (shutil, "copyfile"))
"""What changes something on the disk besides what SQLite does; and `fsync`, which here takes no time."""


class Killed(BaseException):
    """The process does nothing from here on."""


class System:
    """Counts the steps, and refuses the one with this number; a killed process takes none after it either."""

    def __init__(self, at: int = 0, error: BaseException | None = None) -> None:
        self.steps, self._at, self._error = 0, at, error

    @contextmanager
    def in_place(self, links: OSError | None = None) -> Iterator["System"]:
        """Instead of the real one. Without links, each attempt to make one is refused like this."""
        with pytest.MonkeyPatch.context() as patch:
            for module, name in STEPS:
                patch.setattr(module, name, self._refusing(getattr(module, name)))
            patch.setattr(os, "fsync", self._refusing(lambda file: None))
            if links is not None:
                patch.setattr(os, "link", _refused(links))
            yield self

    def _refusing(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def step(*arguments: Any, **named: Any) -> Any:
            self.steps += 1
            dead = isinstance(self._error, Killed) and self.steps > self._at
            if self._error is not None and (self.steps == self._at or dead):
                raise self._error
            return call(*arguments, **named)

        return step


def _refused(error: OSError) -> Callable[..., Any]:
    def link(*arguments: Any, **named: Any) -> Any:
        raise error

    return link
