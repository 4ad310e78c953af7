"""French small words before a name that is filled in later: `{ DE($seat) }` is "d’Anna", or "de Bruno"."""

import unicodedata
from functools import partial
from typing import Any

_VOWELS = "aeiouœæ"
"""Before h and y usage differs from name to name, and the full word is never wrong there."""


def before(word: str, filled: str) -> str:
    """The small word and what it stands before, run together if that begins with a vowel."""
    first = unicodedata.normalize("NFKD", filled[:1]).casefold()[:1]
    return f"{word[:-1]}’{filled}" if first and first in _VOWELS else f"{word} {filled}"


FUNCTIONS: dict[str, Any] = {"DE": partial(before, "de"), "QUE": partial(before, "que")}
"""What a message file can call besides Fluent's own."""
