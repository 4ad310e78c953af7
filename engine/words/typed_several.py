"""Several things as a person types them: pieces by kind ("2 white, red") and lists ("1 3", "white, red")."""

from collections.abc import Sequence

from engine.words.called import Called
from engine.words.typed import Misread, Plain, joined, number, parts, tokens

Counts = tuple[int, ...]

JOINING = ("and", "et")
"""Words that may stand between two kinds."""


def read_counts(typed: Plain, kinds: Called, nothing: Sequence[Plain] = ()) -> Counts:
    """How many of each kind. Raises `Misread`.

    A kind may have its number before it and is one without; a kind named twice is added up. Numbers alone are
    one for each kind, in order; a single 0, or a word for nothing, is none at all.
    """
    words = _words(typed, kinds)
    if words == ["0"] or joined(words) in nothing:
        return (0,) * len(kinds.things)
    if all(word.isdecimal() for word in words):
        return _numbers_alone(words, kinds)
    counts = [0] * len(kinds.things)
    words = [word for word in words if word not in JOINING]
    while words:
        n, kind, words = _next_pieces(words, kinds)
        counts[kind] += n
    return tuple(counts)


def read_list(typed: Plain, things: Called, *, numbered: bool = True, ordered: bool = False) -> tuple[int, ...]:
    """Which of these things, by name or, where they stand in a numbered list, by number from 1 on; each once. Where
    the order counts they come as they were typed, else in their own.

    Raises `Misread`.
    """
    chosen = [at for part in parts(typed) for at in _in_part(part, things, numbered)]
    if not chosen:
        raise Misread("unknown-word", typed=typed, legal=things.listed)
    if twice := [at for place, at in enumerate(chosen) if at in chosen[:place]]:
        raise Misread("chosen-twice", typed=things.listed[twice[0]])
    return tuple(chosen if ordered else sorted(chosen))


def _in_part(part: Plain, things: Called, numbered: bool) -> list[int]:
    """What stands between two commas: one thing, which may have a number in its name, or several."""
    if not part.isdecimal() and len(found := things.find(part)) == 1:
        return found
    words = [word for word in tokens(part) if word not in JOINING]
    chosen = []
    while words:
        at, used = _next_thing(words, things) if numbered else things.next(words)
        chosen.append(at)
        words = words[used:]
    return chosen


def _words(typed: Plain, things: Called) -> list[Plain]:
    words = tokens(typed)
    if not words:
        raise Misread("unknown-word", typed=typed, legal=things.listed)
    return words


def _numbers_alone(words: Sequence[Plain], kinds: Called) -> Counts:
    counts = tuple(map(number, words))
    if len(counts) == len(kinds.things):
        return counts
    if len(counts) == 1:
        raise Misread("number-alone", n=counts[0], kind=kinds.listed[0])
    raise Misread("numbers-alone", n=len(kinds.things), given=len(counts))


def _next_pieces(words: list[Plain], kinds: Called) -> tuple[int, int, list[Plain]]:
    """(how many, of which kind, what is still to read)."""
    n = 1
    if words[0].isdecimal():
        n, words = number(words[0]), words[1:]
        if not words or words[0].isdecimal():
            raise Misread("number-alone", n=n, kind=kinds.listed[0])
    kind, used = kinds.next(words)
    return n, kind, words[used:]


def _next_thing(words: Sequence[Plain], things: Called) -> tuple[int, int]:
    """(which thing, how many words named it)."""
    if not words[0].isdecimal():
        return things.next(words)
    at = number(words[0])
    if not 1 <= at <= len(things.things):
        raise Misread("pick-number", typed=words[0], least=1, most=len(things.things))
    return at - 1, 1
