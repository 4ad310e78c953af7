"""Reading in several languages: the person's own goes first, the others are good for what it does not know."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypeVar

from engine.words.called import Called, Names
from engine.words.typed import Misread, Plain

R = TypeVar("R")

Ways = tuple[Called, ...]
"""The same things as they are called in one language after the other."""


def first_of(attempts: Iterable[Callable[[], R]]) -> R:
    """Read in the first language in which it can be; if in none, what is wrong in the person's own.

    What has two meanings in one language is not settled by another.
    """
    fault: Misread | None = None
    for attempt in attempts:
        try:
            return attempt()
        except Misread as misread:
            fault = fault or misread
            if misread.key == "ambiguous-word":
                break
    raise fault or LookupError("there is no language to read in")


def beginning(word: Plain, ways: Ways) -> list[int]:
    """Which things this word may mean, in the first language in which it means any."""
    return next((found for things in ways if (found := things.find(word))), [])


@lru_cache(256)
def and_mixed(ways: tuple[tuple[Names, ...], ...]) -> Ways:
    """The names in each language, and in all of them at once for those who mix them; kept for the next time."""
    mixed = [(*(name for names in same for name in names[:-1]), same[0][-1]) for same in zip(*ways, strict=True)]
    return tuple(map(Called, (*ways, mixed)))
