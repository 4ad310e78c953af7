"""What has reached each person, byte for byte: messages, edits, files, suggestions, windows, calls by name."""

import json
from dataclasses import dataclass
from typing import Any

MESSAGE, EDIT, SUGGESTIONS, WINDOW = "message", "edit", "suggestions", "window"


@dataclass(frozen=True)
class Sight:
    """Something that came to one person's device."""

    user: str
    what: str
    channel: str
    message: str | None
    payload: bytes
    files: tuple[bytes, ...] = ()
    notified: bool = False
    """Whether his phone made a sound."""


class Sights:
    """Everything, in the order it came. Nothing is ever taken out: who has seen something has seen it."""

    def __init__(self) -> None:
        self._all: list[Sight] = []

    def show(
        self,
        user: str,
        what: str,
        channel: str,
        payload: Any,
        *,
        message: str | None = None,
        files: tuple[bytes, ...] = (),
        notified: bool = False,
    ) -> None:
        """Something comes to somebody."""
        # Letters stay letters, so that a search for a name or an amount finds it.
        packed = json.dumps(payload, ensure_ascii=False).encode()
        self._all.append(Sight(user, what, channel, message, packed, files, notified))

    def of(self, user: str) -> list[Sight]:
        """All that came to one person."""
        return [sight for sight in self._all if sight.user == user]

    def bytes_of(self, user: str) -> bytes:
        """Every byte that came to one person."""
        return b"\n".join(part for sight in self.of(user) for part in (sight.payload, *sight.files))
