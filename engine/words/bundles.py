"""All messages of one language that belong together, ready to be formatted.

Fluent itself is forgiving: it drops what it cannot parse and prints a placeholder for what is missing.
Here every such thing raises `WordsError`, because a player would read it.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle

from engine.words.elision import FUNCTIONS
from engine.words.sources import COMMON, LANGUAGES, Source, WordsError, name_of, read

__all__ = ["COMMON", "LANGUAGES", "Bundle", "WordsError", "load"]

KEPT = 2048
"""Sentences with their variables filled in: of ten that are said, nine were said just before."""


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str, sources: Sequence[Source]) -> None:
        self.language = language
        # Isolating marks are for mixing directions of writing; in a chat they are only invisible rubbish.
        self._fluent = FluentBundle([language], FUNCTIONS, use_isolating=False)
        self._words: dict[str, str] = {}
        """What has no variables is said once; there are no more of them than messages."""
        for source in sources:
            self._fluent.add_resource(source.resource)
        self._formatted = lru_cache(KEPT)(self._format)

    def word(self, message: str) -> str:
        """A message without variables, such as a term. Raises `WordsError`."""
        if message not in self._words:
            self._words[message] = self.format(message, {})
        return self._words[message]

    def format(self, message: str, params: Mapping[str, int | str], attribute: str | None = None) -> str:
        """The message, or one of its attributes, with these variables filled in. Raises `WordsError`."""
        return self._formatted(message, attribute, tuple(params.items()))

    def _format(self, message: str, attribute: str | None, params: tuple[tuple[str, int | str], ...]) -> str:
        name = message if attribute is None else f"{message}.{attribute}"
        if not self._fluent.has_message(message):
            raise WordsError(f"there is no message {message} in {self.language!r}")
        found = self._fluent.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            raise WordsError(f"the message {name} has no text in {self.language!r}")
        text, errors = self._fluent.format_pattern(pattern, dict(params))
        if errors:
            faults = "; ".join(map(str, errors))
            raise WordsError(f"the message {name} cannot be said in {self.language!r}: {faults}")
        return str(text)


def load(language: str, homes: Sequence[Traversable] = ()) -> Bundle:
    """The common words and those of these folders, each with its `text/<language>.ftl`. Raises `WordsError`."""
    sources = [read(home, language) for home in (COMMON, *homes)]
    faults = [fault for source in sources for fault in source.faults()] + _in_two_files(sources)
    if faults:
        raise WordsError("\n".join(faults))
    return Bundle(language, sources)


def _in_two_files(sources: Sequence[Source]) -> list[str]:
    """Of two messages with one name Fluent would keep the first and say nothing."""
    faults, homes = [], dict[str, str]()
    for source in sources:
        for name in dict.fromkeys(map(name_of, source.entries)):
            if name in homes:
                faults.append(f"{source.name}: {name} is already in {homes[name]}")
            homes.setdefault(name, source.name)
    return faults
