"""The ids of buttons and menus, in one place: what was pressed, at which table, with what else. Never
the seat of whoever presses it."""

import re
from dataclasses import dataclass

LONGEST = 100
"""Discord takes no longer id."""
LONGEST_NUMBER = 16
"""Digits: more have no number of ours, and the database takes none much larger."""

PREFIX = "pv"
TEMPLATE = re.compile(rf"{PREFIX}:.*", re.DOTALL)
"""Every id that was ever ours, also of a version that is no more: each press gets an answer."""

_WHOLE = re.compile(rf"{PREFIX}:(?P<what>[a-z-]+):(?P<table>[0-9a-z]*):(?P<rest>.*)", re.DOTALL)


def number(text: str) -> int | None:
    """A number on a control, as we wrote it; None if it is anything else: ids can be forged."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER else None


@dataclass(frozen=True)
class ControlId:
    """What a control stands for. `rest` is for the part that made it, such as the number of a decision."""

    what: str
    table: str = ""
    rest: str = ""

    @property
    def id(self) -> str:
        """As Discord keeps it."""
        made = f"{PREFIX}:{self.what}:{self.table}:{self.rest}"
        if len(made) > LONGEST:
            raise ValueError(f"the id {made!r} is longer than {LONGEST} characters")
        return made

    @classmethod
    def read(cls, id: str) -> "ControlId | None":
        """From what Discord kept; None if it is not of this version."""
        found = _WHOLE.fullmatch(id)
        return cls(found["what"], found["table"], found["rest"]) if found else None
