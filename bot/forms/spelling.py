"""How a filled field is written in an option of a slash command, and exactly that read back."""

import re

from engine.core.forms.forms import CountsByKind, Field, YesNo
from engine.core.forms.offers import Value

LONGEST = 100
"""Characters of a choice, its label as well as its value: with one more Discord drops all suggestions."""

HINT = "?"
"""The value of a suggestion that only says something."""

NOTHING = "0"
"""No pieces, none of several."""

PART = " · "
"""Between what a choice is and what it costs and brings."""

_PIECES = re.compile(r"(?:(\d{1,6}) )?(\S+)")
_YES_NO = {"yes": True, "no": False}


def clip(text: str, most: int = LONGEST) -> str:
    """Not longer than that."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def tidy(text: str) -> str:
    """What was typed, on one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def spelled(field: Field, value: Value) -> str:
    """The value as an option holds it: by its ids, the same in every language."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    if not isinstance(field, CountsByKind):
        return ", ".join(map(str, value)) or NOTHING
    some = [(n, kind) for n, kind in zip(value, field.kinds, strict=True) if n]
    text = ", ".join(kind if n == 1 else f"{n} {kind}" for n, kind in some) or NOTHING
    return text if len(text) <= LONGEST else " ".join(map(str, value))


def unspelled(field: Field, text: str) -> Value | None:
    """What `spelled` wrote; None if it is anything else. A single value can be called anything, so it is not read."""
    if isinstance(field, YesNo):
        return _YES_NO.get(text)
    parts = text.split(", ")
    if isinstance(field, CountsByKind):
        return _pieces(field, parts)
    return None


def _pieces(field: CountsByKind, parts: list[str]) -> tuple[int, ...] | None:
    counts = dict.fromkeys(field.kinds, 0)
    for part in parts:
        found = _PIECES.fullmatch(part)
        if found is None or found[2] not in counts:
            return None
        counts[found[2]] += int(found[1] or 1)
    return tuple(counts.values())
