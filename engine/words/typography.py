"""How a text is set: no-break spaces and the curved apostrophe in French, no space before a mark in English."""

import re
from collections.abc import Iterator

from fluent.syntax.ast import NumberLiteral, Pattern, Placeable, SelectExpression, StringLiteral, TextElement

FILLED = "\ufffc"
"""Stands for what is filled in later, in a text that is looked at now."""

_MACHINE = re.compile(r"`[^`]*`|https?://\S+|<\S+?>|(?<=\d):(?=\d)")
"""What is not prose: code, addresses, Discord's own marks, the colon of a time."""

_FRENCH = (
    (re.compile(r"(?<![\u00a0\u202f])(?<!^)(?<![?!(])[:;?!»]"), "has no no-break space before"),
    (re.compile(r"«(?![\u00a0\u202f])"), "has no no-break space after"),
    (re.compile(r"'"), "should have ’ in place of"),
)
_ENGLISH = (
    (re.compile(r"\s[:;?!»]"), "has a space before the mark in"),
    (re.compile(r"«\s"), "has a space after the mark in"),
)
RULES = {"fr": _FRENCH, "en": _ENGLISH}


def faults(pattern: Pattern, language: str) -> list[str]:
    """What is wrong with this text, each fault once, as the rest of a sentence that begins with its name."""
    found = (fault for text in readings(pattern) for fault in _in_text(text, language))
    return list(dict.fromkeys(found))


def readings(pattern: Pattern) -> Iterator[str]:
    """The text as it can be read: each variant of a choice at its place, one choice at a time."""
    parts = [_as_read(element) for element in pattern.elements]
    yield "".join(parts)
    for at, element in enumerate(pattern.elements):
        for variant in _variants(element):
            for reading in readings(variant):
                yield "".join((*parts[:at], reading, *parts[at + 1 :]))


def _as_read(element: TextElement | Placeable) -> str:
    if isinstance(element, TextElement):
        return element.value
    if isinstance(element.expression, Placeable):
        return _as_read(element.expression)
    if isinstance(element.expression, StringLiteral | NumberLiteral):
        return str(element.expression.parse()["value"])
    return FILLED


def _variants(element: TextElement | Placeable) -> list[Pattern]:
    if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
        return [variant.value for variant in element.expression.variants]
    return []


def _in_text(text: str, language: str) -> Iterator[str]:
    if not text.strip():
        yield "is empty"
    elif text != text.strip():
        yield "begins or ends with a space"
    prose = _MACHINE.sub(FILLED, text)
    for rule, fault in RULES[language]:
        for mark in rule.finditer(prose):
            yield f"{fault} {mark.group().strip()}: {_around(prose, mark)}"


def _around(prose: str, mark: re.Match[str]) -> str:
    """The place of a fault, short enough for a line and long enough to be found."""
    return prose[max(mark.start() - 15, 0) : mark.end() + 5].replace(FILLED, "{…}").strip()
