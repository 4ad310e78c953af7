"""Words as people type them: without accents, in any case, and only as many letters as are needed."""

import re
import unicodedata
from collections.abc import Callable, Sequence

from engine.core.texts import Param

Names = tuple[str, ...]
"""What one thing may be called: first as it is written back, last by its id, which counts only if no name fits."""

_TOKEN = re.compile(r"\d+|[^\s\d,;+&]+")
_LONGEST_NUMBER = 6
_YES = ("1", "y", "yes", "o", "oui")
_NO = ("0", "n", "no", "non")


class Misread(Exception):
    """What was typed cannot be read: which kind of mistake it is, with what a sentence about it needs."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


def plain(text: str) -> str:
    """Lower case, no accents, one kind of apostrophe, single spaces."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(bare.casefold().replace("’", "'").split())


def tokens(typed: str) -> list[str]:
    """The numbers and words of a line; commas and the like only part them."""
    return _TOKEN.findall(plain(typed))


def number(token: str) -> int:
    """A number of a sane size."""
    if len(token) > _LONGEST_NUMBER:
        raise Misread("huge", typed=token)
    return int(token)


def find(word: str, things: Sequence[Names]) -> list[int]:
    """Which things this may mean: those called so, else those whose name begins so, else one of whose words does."""
    spoken, ids = [names[:-1] for names in things], [names[-1:] for names in things]
    for called in (spoken, ids):
        for fits in _WAYS:
            found = [at for at, names in enumerate(called) if any(fits(plain(name), plain(word)) for name in names)]
            if found:
                return found
    return []


_WAYS: tuple[Callable[[str, str], bool], ...] = (
    lambda name, word: name == word,
    lambda name, word: name.startswith(word),
    lambda name, word: word in (name + "s", name + "x"),
    lambda name, word: any(part.startswith(word) for part in re.split("[ '-]", name)),
)


def one(word: str, things: Sequence[Names]) -> int:
    """The only thing this can mean."""
    found = find(word, things)
    if not found:
        raise Misread("unknown-word", typed=word, legal=tuple(names[0] for names in things))
    if len(found) > 1:
        raise Misread("ambiguous-word", typed=word, legal=tuple(things[at][0] for at in found))
    return found[0]


def next_one(words: Sequence[str], things: Sequence[Names]) -> tuple[int, int]:
    """The thing that the first words mean, and how many words that took: "dark red" is more than "dark"."""
    longest = max((len(plain(name).split()) for names in things for name in names), default=1)
    for length in range(min(longest, len(words)), 1, -1):
        found = find(" ".join(words[:length]), things)
        if len(found) == 1:
            return found[0], length
    return one(words[0], things), 1


def yes_or_no(typed: str, yes: str = "yes", no: str = "no") -> bool:
    """Yes or no in any of our languages, or as far as these words go; nothing typed is no."""
    word = plain(typed)
    if word in _NO or plain(no).startswith(word):
        return False
    if word in _YES or plain(yes).startswith(word):
        return True
    raise Misread("yes-or-no", typed=typed)
