"""What people call themselves, as it can be shown to others: read as it is written, and doing nothing."""

import re
import unicodedata

LONGEST = 40
"""Letters; Discord lets nobody have a longer name."""

STACKED = 3
"""Marks above and below one letter: no language needs more, and higher towers cover the lines around them."""

_JOINERS = "\u200c\u200d"
"""They cannot be seen, but Persian words and families of emoji are written with them."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co"}
_MARKS = {"Mn", "Me"}
_FROM_THE_RIGHT = {"R", "AL"}
_APART = "\u2068{}\u2069"
"""What is written from the right within this leaves the order of everything around it alone."""

_MEANING = re.compile(r"[\\*_~|`\[\]()<>#:/.+-]")
"""What Discord may read as a mark, a link, a list, an emoji, a time, a channel or a command."""
_CALL = re.compile(r"@(?=everyone|here|[!&]?\d)")


def tame(name: str) -> str:
    """One line, without what cannot be seen, turns the writing round or towers over it; empty if nothing is left."""
    kept, stacked = list[str](), 0
    for letter in unicodedata.normalize("NFC", " ".join(name.split())):
        kind = unicodedata.category(letter)
        stacked = stacked + 1 if kind in _MARKS else 0
        if stacked <= STACKED and (kind not in _UNSEEN or letter in _JOINERS):
            kept.append(letter)
    return "".join(kept)[:LONGEST].strip(f" {_JOINERS}")


def plain(name: str) -> str:
    """A name in a message: nobody is called by it, and nothing can be tapped."""
    tamed = tame(name)
    written = _MEANING.sub(r"\\\g<0>", _CALL.sub("@\u200b", tamed))
    from_right = any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in tamed)
    return _APART.format(written) if from_right else written
