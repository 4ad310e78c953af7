"""Faults that a tired author of rules could make, by game: each is a piece of a file, and what stands there instead."""

from pathlib import Path

import msgspec
from msgspec import Struct

TREE = Path(__file__).parents[2]
LISTS = Path(__file__).parent / "lists"


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """One fault in the rules of a game."""

    file: str
    """From the root of the tree."""
    meaning: str
    """What would be wrong at the table, in one line."""
    was: str
    """What stands there, exactly and only once."""
    becomes: str
    survives: str = ""
    """Why no test can notice it, if none can: what is changed makes no difference."""

    def put_into(self, text: str) -> str:
        """The file's text with this fault in it."""
        if text.count(self.was) != 1:
            raise ListError(f"{self.file} has {text.count(self.was)} times, not once: {self.was!r} ({self.meaning})")
        return text.replace(self.was, self.becomes)


class ListError(Exception):
    """A list of faults that does not fit the tree, told so that it can be mended."""


class _List(Struct, frozen=True, forbid_unknown_fields=True):
    fault: tuple[Fault, ...]


def games() -> tuple[str, ...]:
    """The games that have a list."""
    return tuple(sorted(path.stem for path in LISTS.glob("*.toml")))


def faults_of(game: str) -> tuple[Fault, ...]:
    """The list of a game."""
    if game not in games():
        raise ListError(f"there is no list of faults for {game!r}; there is one for: {', '.join(games())}")
    try:
        return msgspec.toml.decode((LISTS / f"{game}.toml").read_bytes(), type=_List).fault
    except msgspec.DecodeError as error:
        raise ListError(f"{game}.toml: {error}") from error
