"""What somebody typed into one option: tidied, normalised and read once, however often it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.forms.spelling import PART, tidy
from engine.core.forms.offers import Value
from engine.words.typed import LONGEST, Misread, Plain, joined, plain_if_short


class Entry:
    """A label is as good as a value: what it says of cost and gain may have changed since, and is left out."""

    def __init__(self, text: str, plain: Plain | None) -> None:
        self.text = text
        """As it can be said again."""
        self.plain = plain
        """As it is compared; None if it is longer than any answer."""
        self._read: Value | Misread | None = None

    @classmethod
    def of(cls, typed: str) -> Entry:
        """Whatever came over the wire. What is too long is not looked at."""
        if len(typed) > LONGEST:
            return cls(typed[:LONGEST], None)
        text = tidy(typed).split(PART)[0]
        return cls(text, plain_if_short(text))

    @classmethod
    def again(cls, words: Sequence[Plain]) -> Entry:
        """A part of what was typed."""
        return cls(joined(words), joined(words))

    def once(self, read: Callable[[], Value]) -> Value:
        """What it means, where that does not hang on what is on offer: found out once, that it means nothing too."""
        if self._read is None:
            try:
                self._read = read()
            except Misread as misread:
                self._read = misread
        if isinstance(self._read, Misread):
            raise self._read
        return self._read
