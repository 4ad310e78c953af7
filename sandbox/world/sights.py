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
    payload: bytes
    message: str | None = None
    files: tuple[bytes, ...] = ()
    notified: bool = False
    """Whether his phone made a sound."""


def packed(payload: Any) -> bytes:
    """As it travels. Letters stay letters, so that a search for a name or an amount finds it."""
    return json.dumps(payload, ensure_ascii=False).encode()


class Sights:
    """Everything, in the order it came. Nothing is ever taken out: who has seen something has seen it."""

    def __init__(self) -> None:
        self._by_user: dict[str, list[Sight]] = {}

    def show(self, sight: Sight) -> None:
        """Something comes to somebody."""
        self._by_user.setdefault(sight.user, []).append(sight)

    def of(self, user: str) -> list[Sight]:
        """All that came to one person."""
        return list(self._by_user.get(user, ()))

    def bytes_of(self, user: str) -> bytes:
        """Every byte that came to one person."""
        return b"\n".join(part for sight in self.of(user) for part in (sight.payload, *sight.files))
