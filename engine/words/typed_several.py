"""Several things as a person types them: pieces by kind ("2 white, red") and lists ("1 3", "white, red")."""

from collections.abc import Sequence

from engine.words.typed import Misread, Names, next_one, number, tokens

Counts = tuple[int, ...]

JOINING = ("and", "et")
"""Words that may stand between two kinds."""


def read_counts(typed: str, kinds: Sequence[Names], nothing: Names = ()) -> Counts:
    """How many of each kind. Raises `Misread`.

    A kind may have its number before it and is one without; a kind named twice is added up. Numbers alone are
    one for each kind, in order; a single 0, or a word for nothing, is none at all.
    """
    words = _words(typed, kinds)
    if words == ["0"] or " ".join(words) in nothing:
        return (0,) * len(kinds)
    if all(word.isdecimal() for word in words):
        return _numbers_alone(words, kinds)
    counts = [0] * len(kinds)
    words = [word for word in words if word not in JOINING]
    while words:
        n, kind, words = _next_pieces(words, kinds)
        counts[kind] += n
    return tuple(counts)


def read_list(typed: str, things: Sequence[Names], *, numbered: bool = True) -> tuple[int, ...]:
    """Which of these things, by name or, where they stand in a numbered list, by number from 1 on; each once.

    Raises `Misread`.
    """
    words = [word for word in _words(typed, things) if word not in JOINING]
    chosen: list[int] = []
    while words:
        at, used = _next_thing(words, things) if numbered else next_one(words, things)
        if at in chosen:
            raise Misread("chosen-twice", typed=things[at][0])
        chosen.append(at)
        words = words[used:]
    return tuple(sorted(chosen))


def _words(typed: str, things: Sequence[Names]) -> list[str]:
    words = tokens(typed)
    if not words:
        raise Misread("unknown-word", typed=typed, legal=tuple(names[0] for names in things))
    return words


def _numbers_alone(words: Sequence[str], kinds: Sequence[Names]) -> Counts:
    counts = tuple(map(number, words))
    if len(counts) == len(kinds):
        return counts
    if len(counts) == 1:
        raise Misread("number-alone", n=counts[0], kind=kinds[0][0])
    raise Misread("numbers-alone", n=len(kinds), given=len(counts))


def _next_pieces(words: list[str], kinds: Sequence[Names]) -> tuple[int, int, list[str]]:
    """(how many, of which kind, what is still to read)."""
    n = 1
    if words[0].isdecimal():
        n, words = number(words[0]), words[1:]
        if not words or words[0].isdecimal():
            raise Misread("number-alone", n=n, kind=kinds[0][0])
    kind, used = next_one(words, kinds)
    return n, kind, words[used:]


def _next_thing(words: Sequence[str], things: Sequence[Names]) -> tuple[int, int]:
    """(which thing, how many words named it)."""
    if not words[0].isdecimal():
        return next_one(words, things)
    at = number(words[0])
    if not 1 <= at <= len(things):
        raise Misread("pick-number", typed=words[0], least=1, most=len(things))
    return at - 1, 1
