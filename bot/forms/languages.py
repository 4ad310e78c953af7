"""Reading in several languages: the person's own goes first, the others are good for what it does not know."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.words.typed import Misread, Names, find

R = TypeVar("R")


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


def beginning(word: str, ways: Iterable[list[Names]]) -> list[int]:
    """Which things this word may mean, in the first language in which it means any."""
    return next((found for things in ways if (found := find(word, things))), [])


def and_mixed(ways: list[list[Names]]) -> list[list[Names]]:
    """The names in each language, and in all of them at once for those who mix them."""
    mixed = [(*(name for names in same for name in names[:-1]), same[0][-1]) for same in zip(*ways, strict=True)]
    return [*ways, mixed]
