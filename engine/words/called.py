"""Things, and what each of them may be called: made ready once to be compared with whatever people type."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.words.typed import Misread, Plain, joined, ready, tokens

Names = tuple[str, ...]
"""What one thing may be called: first as it is written back, last by its id, which counts only if no name fits."""

_BETWEEN = re.compile("[ '-]")


class _Name(NamedTuple):
    """One name of a thing, and its words."""

    whole: Plain
    parts: tuple[str, ...]
    thing: int


class Called:
    """Several things, in their order, by their names. Only the first letters of a name or of one of its words count."""

    def __init__(self, things: Iterable[Names]) -> None:
        self.things = tuple(things)
        self.listed = tuple(names[0] for names in self.things)
        """All of them, as they are written back."""
        spoken = [each for at, names in enumerate(self.things) for name in names[:-1] for each in _written(name, at)]
        ids = [_name(names[-1], at) for at, names in enumerate(self.things)]
        self._ranks = (spoken, ids)
        self._longest = max((name.whole.count(" ") + 1 for name in (*spoken, *ids)), default=1)

    def find(self, word: Plain) -> list[int]:
        """Which of them this may mean: those called so, else those whose name begins so, else one of whose words is or
        begins so.

        A name may have the ending of a plural.
        """
        for rank in self._ranks:
            begun = [name for name in rank if name.whole.startswith(word)]
            if found := [name for name in begun if name.whole == word] or begun:
                return _things(found)
            single = word[:-1] if word[-1:] in ("s", "x") else None
            if found := [name for name in rank if name.whole == single]:
                return _things(found)
            begun = [name for name in rank if any(part.startswith(word) for part in name.parts)]
            if found := [name for name in begun if word in name.parts] or begun:
                return _things(found)
        return []

    def one(self, word: Plain, typed: str = "") -> int:
        """The only one this can mean. `typed` is the word as it is said again if it cannot be read."""
        found = self.find(word)
        if not found:
            raise Misread("unknown-word", typed=typed or word, legal=self.listed)
        if len(found) > 1:
            raise Misread("ambiguous-word", typed=typed or word, legal=tuple(self.listed[at] for at in found))
        return found[0]

    def next(self, words: Sequence[Plain]) -> tuple[int, int]:
        """The one that the first words mean, and how many words that took: "dark red" is more than "dark"."""
        for length in range(min(self._longest, len(words)), 1, -1):
            found = self.find(joined(words[:length]))
            if len(found) == 1:
                return found[0], length
        return self.one(words[0]), 1


def _written(name: str, thing: int) -> list[_Name]:
    """As it is, and as it comes out of a list that was typed: without brackets and strokes, which only part words."""
    whole = _name(name, thing)
    bare = joined(tokens(whole.whole))
    return [whole] if bare in ("", whole.whole) else [whole, _Name(bare, whole.parts, thing)]


def _name(name: str, thing: int) -> _Name:
    whole = ready(name)
    return _Name(whole, tuple(_BETWEEN.split(whole)), thing)


def _things(names: Sequence[_Name]) -> list[int]:
    """Each thing once, in their order."""
    return list(dict.fromkeys(name.thing for name in names))
