"""Text keys: what the rules say instead of sentences, and the declarations that make a missing text decidable."""

from typing import TypeAlias

from msgspec import Struct

Param: TypeAlias = int | str | tuple[int | str, ...]
Params: TypeAlias = dict[str, Param]


class Kind(Struct, frozen=True):
    """How a parameter is read: a number, a seat, a term of a group, or pieces counted by kind."""

    name: str
    group: str = ""


NUMBER = Kind("number")
NUMBERS = Kind("numbers")
SEAT = Kind("seat")
SEATS = Kind("seats")
VERB = Kind("term", "verb")
VERBS = Kind("terms", "verb")
FIELD = Kind("term", "field")
VALUES = Kind("values")
"""Values of the field that the parameter `field` beside it names."""
PIECES = Kind("pieces")
"""Pieces counted by kind, in the order of the kinds of the field that the parameter `field` beside it names."""


def term(group: str) -> Kind:
    """One value of a group of terms, such as a city."""
    return Kind("term", group)


def terms(group: str) -> Kind:
    """Several values of a group of terms."""
    return Kind("terms", group)


def counts(group: str) -> Kind:
    """Pieces counted by kind: a tuple in the order in which the group lists its terms."""
    return Kind("counts", group)


def each(message: str) -> Kind:
    """Several things, each said by another message: the parameters of that one over and over, in their order."""
    return Kind("each", message)


def number_in(params: Params, name: str) -> int:
    """A parameter that is a number or a seat."""
    return params[name]  # type: ignore[return-value]


def word_in(params: Params, name: str) -> str:
    """A parameter that is a term."""
    return params[name]  # type: ignore[return-value]


def words_in(params: Params, name: str) -> tuple[str, ...]:
    """A parameter that is several terms."""
    return params[name]  # type: ignore[return-value]


class Text(Struct, frozen=True):
    """One message with its parameters, to be said in a language chosen by the reader."""

    key: str
    params: Params = {}


class Message(Struct, frozen=True):
    """The declaration of a message: its key and the kind of each parameter."""

    key: str
    params: dict[str, Kind] = {}
