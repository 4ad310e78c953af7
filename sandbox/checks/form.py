"""Checking a body field by field, and collecting what is wrong with it in the shape of Discord's error 50035."""

from typing import Any

from sandbox.errors import DiscordError
from sandbox.limits import Limit

INVALID_FORM = 50035


class Faults:
    """What is wrong, by the path to each field. Paths are made of names and of places in a list."""

    def __init__(self) -> None:
        self._found: dict[str, Any] = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Something is wrong there."""
        at = self._found
        for name in path:
            at = at.setdefault(str(name), {})
        at.setdefault("_errors", []).append({"code": code, "message": message})

    def refuse(self) -> None:
        """Raise Discord's error if anything was wrong."""
        if self._found:
            raise DiscordError(400, INVALID_FORM, "Invalid Form Body", self._found)

    def length(self, path: tuple[str | int, ...], value: Any, limit: Limit) -> bool:
        """Whether a text or a list has a length that is allowed; else it is noted."""
        if value is None and limit.least:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return False
        if limit.least <= len(value or "") <= limit.most:
            return True
        if limit.least:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {limit.least} and {limit.most} in length.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {limit.most} or fewer in length.")
        return False
