"""Words as people type them: without accents, in any case. A text is normalised once, and everything is compared so."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import NewType

from engine.core.values.texts import Param

Plain = NewType("Plain", str)
"""A text as it is compared; only `plain` makes one."""

LONGEST = 300
"""Characters; no answer to any question is longer, whether as it is typed or as it is compared."""

_TOKEN = re.compile(r"\d+|[^\s\d,;+&]+")
_BETWEEN = re.compile(r"[,;+&]")
_LONGEST_NUMBER = 6
_YES = ("1", "y", "yes", "o", "oui")
_NO = ("0", "n", "no", "non")


class Misread(Exception):
    """What was typed cannot be read: which kind of mistake it is, with what a sentence about it needs."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


def plain(text: str) -> Plain:
    """Lower case, no accents, one kind of apostrophe, single spaces."""
    return _folded(_spread(text))


def plain_if_short(text: str) -> Plain | None:
    """The same; None if that is longer than any answer: a single character can stand for eighteen."""
    if len(text) > LONGEST or len(spread := _spread(text)) > LONGEST:
        return None
    found = _folded(spread)
    return found if len(found) <= LONGEST else None


@lru_cache(8192)
def ready(name: str) -> Plain:
    """A name of ours as it is compared, kept for the next time. Never for what people type: there is no end to it."""
    return plain(name)


def tokens(typed: Plain) -> list[Plain]:
    """The numbers and words of a line; commas and the like only part them."""
    return [Plain(token) for token in _TOKEN.findall(typed)]


def parts(typed: Plain) -> list[Plain]:
    """What stands between commas and the like."""
    return [Plain(part.strip()) for part in _BETWEEN.split(typed) if part.strip()]


def number(token: str) -> int:
    """A number of a sane size."""
    if len(token) > _LONGEST_NUMBER:
        raise Misread("huge", typed=token)
    return int(token)


def joined(words: Sequence[Plain]) -> Plain:
    """These words as one text again."""
    return Plain(" ".join(words))


def yes_or_no(word: Plain, yes: str = "yes", no: str = "no", *, typed: str = "") -> bool:
    """Yes or no in any of our languages, or as far as these words go; nothing typed is no.

    `typed` is the word as it is said again if it cannot be read.
    """
    if word in _NO or ready(no).startswith(word):
        return False
    if word in _YES or ready(yes).startswith(word):
        return True
    raise Misread("yes-or-no", typed=typed or word)


def _spread(text: str) -> str:
    """With accents and the like as characters of their own, and signs that stand for words written out."""
    return unicodedata.normalize("NFKD", text)


def _folded(spread: str) -> Plain:
    bare = "".join(c for c in spread if not unicodedata.combining(c))
    return Plain(" ".join(bare.casefold().replace("’", "'").split()))
