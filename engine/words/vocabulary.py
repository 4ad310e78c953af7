"""Single words and lists of them in one language: names, terms, pieces counted by kind, "a, b and c"."""

from collections.abc import Sequence
from functools import lru_cache

from babel.lists import format_list
from babel.numbers import format_decimal

from engine.core.forms.forms import CountsByKind, Field, YesNo
from engine.core.forms.offers import Value
from engine.core.values.seats import Seat
from engine.core.values.texts import Param
from engine.words.bundles import Bundle
from engine.words.called import Names
from engine.words.sources import LOCALES, WordsError


class Vocabulary:
    """The words of one table. A sentence is put together from them by the `Speaker`."""

    def __init__(self, bundle: Bundle, names: Sequence[str]) -> None:
        """`names` are the players' in the order of seats."""
        self.bundle = bundle
        self.names = tuple(names)

    def common(self, word: str) -> str:
        """A common word, such as `yes`."""
        return self.bundle.word(word)

    def name(self, seat: Seat) -> str:
        """The player who sits there."""
        if not 0 <= seat < len(self.names):
            raise WordsError(f"there is no seat {seat} among the {len(self.names)} players")
        return self.names[seat]

    def number(self, n: int) -> str:
        """A number as this language writes it."""
        return format_decimal(n, locale=LOCALES[self.bundle.language])

    def term(self, group: str, value: str) -> str:
        """A value of a group; without a group it is said as it is."""
        return self.bundle.word(f"{group}-{value}") if group else value

    def yes_no(self, value: bool) -> str:
        """Yes, or no."""
        return self.common("yes" if value else "no")

    def several(self, words: list[str], either: bool = False, empty: str = "nothing") -> str:
        """These words joined by "and", or by "or"; the common word `empty` if there are none."""
        if not words:
            return self.common(empty)
        return format_list(words, "or" if either else "standard", LOCALES[self.bundle.language])

    def counted(self, group: str, kinds: Sequence[str], counts: Sequence[Param]) -> str:
        """Pieces by kind. Those of which there are none go without saying."""
        if len(kinds) != len(counts):
            raise WordsError(f"{len(counts)} counts do not fit the {len(kinds)} kinds of {group!r}")
        some = [(kind, number(n)) for kind, n in zip(kinds, counts, strict=True) if n]
        return self.several([self.bundle.format(f"{group}-{kind}", {"n": n}, "counted") for kind, n in some])

    def filled(self, field: Field, value: Value | None) -> str:
        """The value of a field; None is one that was left out."""
        if isinstance(field, YesNo):
            return self.yes_no(bool(value))
        if value is None:
            return self.common("not-said")
        if isinstance(field, CountsByKind):
            return self.counted(field.group, field.kinds, items(value))
        if isinstance(value, tuple):
            return self.several([self.term(field.group, word(v)) for v in value])
        return self.term(field.group, word(value))


@lru_cache(256)
def kinds(bundle: Bundle, field: CountsByKind) -> tuple[Names, ...]:
    """What a person may call each kind of piece: by its term, as it is counted, or by its id. Put together once."""
    words, found = Vocabulary(bundle, ()), list[Names]()
    for at, kind in enumerate(field.kinds):
        counted = (words.filled(field, only(field, at, n)) for n in (1, 2))
        bare = (text.strip("0123456789 \u00a0\u202f") for text in counted)
        found.append((words.term(field.group, kind), *bare, kind))
    return tuple(found)


def only(field: CountsByKind, at: int, n: int = 1) -> tuple[int, ...]:
    """So many of one kind and none of the others."""
    return tuple(n if kind == at else 0 for kind in range(len(field.kinds)))


def number(param: Param) -> int:
    """This parameter, which must be a number."""
    if not isinstance(param, int) or isinstance(param, bool):
        raise WordsError(f"{param!r} should be a number")
    return param


def word(param: Param) -> str:
    """This parameter, which must be a word."""
    if not isinstance(param, str):
        raise WordsError(f"{param!r} should be a word")
    return param


def items(param: Param) -> tuple[int | str, ...]:
    """This parameter, which must be several values."""
    if not isinstance(param, tuple):
        raise WordsError(f"{param!r} should be several values")
    return param
