"""What those at a table are called: as it can be shown to others, each told from the others, nobody like a computer."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from engine.words.typed import plain

LONGEST = 40
"""Letters; Discord lets nobody have a longer name."""

STACKED = 3
"""Marks above and below one letter: no language needs more, and higher towers cover the lines around them."""

COMPUTER = "▣"
"""Stands before the name of every computer, and can stand in nobody else's."""
_LIKE_COMPUTER = frozenset("▣▢▤▥▦▧▨▩◘◙⊡⊞⊟⊠⧇⧈⌑⍞⎕☐☑☒⬚⛋🔲🔳🞑🞒🞓🞔🞕")
"""What could be taken for it."""

_JOINERS = "\u200c\u200d"
"""They cannot be seen, but Persian words and families of emoji are written with them."""
_SELECTORS = "\ufe0e\ufe0f"
"""They choose how the letter before them is drawn, and cannot be seen either."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Called letters and marks, and nothing to see."""
_LEFT_OUT = _BLANK | _LIKE_COMPUTER
_UNSEEN = {"Cc", "Cf", "Cs", "Co"}
_MARKS = {"Mn", "Me"}

_CYRILLIC = dict(zip("авеікмнорстухјѕԁһӏԛԝ", "abeikmhopctyxjsdhlqw", strict=True))
_GREEK = dict(zip("αβεζηικμνορτυχ", "abezhikmvoptyx", strict=True))
_LATIN = dict(zip("ıɑɡ", "iag", strict=True))
_ALIKE = str.maketrans(_CYRILLIC | _GREEK | _LATIN)
"""Letters of other alphabets that look like ours, as small letters or as capitals."""
_NOTHING = str.maketrans("", "", _JOINERS + _SELECTORS)


@lru_cache(4_096)
def tame(name: str) -> str:
    """One line, without what cannot be seen, turns the writing round, towers over it or marks a computer; empty if
    nothing is left."""
    kept, stacked = list[str](), 0
    for letter in unicodedata.normalize("NFC", " ".join(name.split())):
        kind = unicodedata.category(letter)
        stacked = stacked + 1 if kind in _MARKS else 0
        if stacked <= STACKED and letter not in _LEFT_OUT and (kind not in _UNSEEN or letter in _JOINERS):
            kept.append(letter)
    return " ".join("".join(kept)[:LONGEST].split()).strip(f" {_JOINERS}{_SELECTORS}")


@lru_cache(4_096)
def likeness(name: str) -> str:
    """The same for all names that a reader would take for one another, or that are typed alike."""
    return plain(tame(name).translate(_NOTHING)).translate(_ALIKE)


def numbered(names: Iterable[str]) -> list[int]:
    """For each name the number that tells it from those before it; the first has 1, which is not said."""
    numbers, taken = list[int](), set[str]()
    for name in names:
        number = 1
        while likeness(called(name, number)) in taken:
            number += 1
        taken.add(likeness(called(name, number)))
        numbers.append(number)
    return numbers


def called(name: str, number: int) -> str:
    """A name with the number that tells it from others."""
    return name if number == 1 else f"{name} ({number})"


def of_computer(name: str) -> str:
    """What a computer is called, as nobody else can be."""
    return f"{COMPUTER} {name}"
