"""What the child notes outside the database, line by line: a killed process loses nothing it has given to the system.

Each life of the child has a file of its own, so that a line torn by the kill is always the last of its file.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct, json

from engine.core.stored import to_json
from engine.tables.transaction.request import Answer, Answered, Done


class Began(Struct, frozen=True, tag="began"):
    """The program is loaded; it has not touched the file yet."""


class Opened(Struct, frozen=True, tag="opened"):
    """The file is open, and the computers are awake."""


class Asked(Struct, frozen=True, tag="asked"):
    """A request about to be made: noted before it is."""

    id: str
    user: int
    call: str
    arguments: dict[str, Any]


class Told(Struct, frozen=True, tag="told"):
    """What a request was answered, written as it is stored."""

    id: str
    answer: str


class Sent(Struct, frozen=True, tag="sent"):
    """An intent went out."""

    intent: int


class Settled(Struct, frozen=True, tag="settled"):
    """We were told that this intent is marked as done, and that its message stands."""

    intent: int


Line: TypeAlias = Began | Opened | Asked | Told | Sent | Settled
_decoder: json.Decoder[Line] = json.Decoder(Line)


class Journal:
    """The journal of one life."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def write(self, line: Line) -> None:
        """Give the line to the system before anything else happens."""
        os.write(self._file, to_json(line) + b"\n")

    def close(self) -> None:
        """Nothing more will be noted."""
        os.close(self._file)


class Notes:
    """All that was noted, in all lives."""

    def __init__(self) -> None:
        self.opened = 0
        self.asked: dict[str, Asked] = {}
        self.told: dict[str, set[str]] = {}
        self.sent: list[int] = []
        self.settled: set[int] = set()

    def unanswered(self) -> list[Asked]:
        """The requests nobody has heard the answer of."""
        return [asked for asked in self.asked.values() if asked.id not in self.told]

    def add(self, path: Path) -> "Notes":
        """What one life has noted."""
        for line in lines(path):
            match line:
                case Opened():
                    self.opened += 1
                case Asked():
                    self.asked[line.id] = line
                case Told():
                    self.told.setdefault(line.id, set()).add(line.answer)
                case Sent():
                    self.sent.append(line.intent)
                case Settled():
                    self.settled.add(line.intent)
        return self


def lines(path: Path) -> Iterator[Line]:
    """What a life has noted, without a last line that the kill has torn."""
    for text in path.read_bytes().splitlines(keepends=True):
        if text.endswith(b"\n"):
            yield _decoder.decode(text)


def journals(folder: Path) -> list[Path]:
    """The journals of all lives so far, oldest first."""
    return sorted(folder.glob("journal-*.jsonl"))


def journal_of(folder: Path, life: int) -> Path:
    """Where a life notes things."""
    return folder / f"journal-{life:04}.jsonl"


def all_notes(folder: Path) -> Notes:
    """What all lives have noted."""
    notes = Notes()
    for path in journals(folder):
        notes.add(path)
    return notes


def as_stored(answer: Answer) -> str:
    """An answer as the service stores it."""
    kept = Answered(done=answer) if isinstance(answer, Done) else Answered(refusal=answer)
    return to_json(kept).decode()
