"""Names in a message of Discord's: nobody is called by them, and nothing can be tapped."""

import re
import unicodedata

from engine.words.names import tame

_FROM_THE_RIGHT = {"R", "AL"}
_APART = "\u2068{}\u2069"
"""What is written from the right within this leaves the order of everything around it alone."""

_MEANING = re.compile(r"[\\*_~|`\[\]<>#:/.+-]")
"""What Discord may read as a mark, a link, a list, an emoji, a time, a channel or a command."""
_CALL = re.compile(r"@(?=everyone|here|[!&]?\d)")


def plain(name: str) -> str:
    """What somebody calls himself."""
    return written(tame(name))


def written(name: str) -> str:
    """What somebody is called at a table."""
    marked = _MEANING.sub(r"\\\g<0>", _CALL.sub("@\u200b", name))
    from_right = any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in name)
    return _APART.format(marked) if from_right else marked
