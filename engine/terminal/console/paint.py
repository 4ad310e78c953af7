"""Colours for a terminal that has them. They only repeat what the words say: without them nothing is lost."""

import os
import re
import sys
from collections.abc import Mapping
from enum import Enum

from engine.core.game import AnyGame
from engine.words.speaker import Speaker

INKS = {
    "white": "30;47",
    "yellow": "30;43",
    "red": "97;41",
    "green": "30;42",
    "blue": "97;44",
    "black": "97;40",
    "grey": "97;100",
}
"""For kinds of pieces that go by the name of a colour: ink and ground, so that it can be read on any background."""

FRESH = "*"
"""Stands before what has changed."""

_MARK = re.compile(rf"(?:^|(?<=  )){re.escape(FRESH)}(?= )", re.MULTILINE)


class Tone(Enum):
    """How a text is meant."""

    PLAIN = ""
    TITLE = "1"
    HINT = "2"
    WRONG = "33"


class Paint:
    """Sets texts in colours: titles, hints, what has changed, and pieces in the colour they have."""

    def __init__(self, inks: Mapping[str, str]) -> None:
        """`inks` are those of the words, by word."""
        self._inks = inks
        words = "|".join(map(re.escape, sorted(inks, key=len, reverse=True)))
        self._words = re.compile(rf"(?<!\w)(?:\d+[ \u00a0\u202f])?({words})(?!\w)") if words else None

    @classmethod
    def of(cls, voice: Speaker, game: AnyGame) -> "Paint":
        """For the pieces of this game, as this voice calls them."""
        return cls({word: INKS[kind] for kind, words in colour_words(voice, game).items() for word in words})

    def __call__(self, text: str, tone: Tone = Tone.PLAIN) -> str:
        if tone is not Tone.PLAIN:
            return "\n".join(_inked(line, tone.value) if line else line for line in text.split("\n"))
        if self._words:
            text = self._words.sub(lambda found: _inked(found[0], self._inks[found[1]]), text)
        return _MARK.sub(_inked(FRESH, "1;32"), text)


def colour_words(voice: Speaker, game: AnyGame) -> dict[str, set[str]]:
    """What pieces that are called by a colour are called, one of them and several, by the id of the colour."""
    found: dict[str, set[str]] = {}
    for group in game.declares.counted:
        for kind in (kind for kind in game.declares.groups[group] if kind in INKS):
            of_it = [
                voice.counted(group, [n * (kind == other) for other in game.declares.groups[group]]) for n in (1, 2)
            ]
            found[kind] = {voice.term(group, kind), *(text.lstrip("0123456789 \u00a0\u202f") for text in of_it)}
    return found


def has_colours() -> bool:
    """Whether what is printed goes to a terminal with colours, and nobody has asked for none."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"
    return wanted and sys.stdout.isatty()


def _inked(text: str, ink: str) -> str:
    return f"\033[{ink}m{text}\033[0m"
