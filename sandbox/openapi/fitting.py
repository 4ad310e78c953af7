"""Whether a body is certainly right. Nearly all are, and to ask only that takes a fraction of the time that it takes to
say what is wrong: a schema becomes a few functions, made when they are first needed, and kept.

`True` is certain; after a `False` somebody has to look properly. So what is rare may be left out here.
"""

import re
from collections.abc import Callable, Sized
from typing import Any, TypeAlias

from sandbox.openapi.unions import Branches, Schema

Fits: TypeAlias = Callable[[Any], bool]

_ONLY_SAID = ("description", "title", "format", "contentEncoding", "default", "example", "x-discord-union")
"""What a schema says without asking for it."""

_TYPES: dict[str, Fits] = {
    "string": lambda body: type(body) is str,
    "integer": lambda body: type(body) is int,
    "number": lambda body: type(body) in (int, float),
    "boolean": lambda body: type(body) is bool,
    "null": lambda body: body is None,
    "array": lambda body: type(body) is list,
    "object": lambda body: type(body) is dict,
}


class Fitting:
    """For requests, in which an id may be a number, or for answers, in which it is a string."""

    def __init__(self, *, ids_are_numbers: bool) -> None:
        self._ids_are_numbers = ids_are_numbers
        self._made: dict[int, tuple[Schema, Fits]] = {}
        """By the schema's own identity, which is why it is kept as well: schemas form rings."""

    def fits(self, schema: Schema, body: Any) -> bool:
        """Whether it is certain that the body is right."""
        if id(schema) not in self._made:
            self._made[id(schema)] = schema, self._for(schema)
        return self._made[id(schema)][1](body)

    def _for(self, schema: Schema) -> Fits:
        asked = [self._keyword(name, schema) for name in schema if name not in _ONLY_SAID]
        # No generator, which would take longer than what it goes through.
        return lambda body: not [each for each in asked if not each(body)]

    def _keyword(self, name: str, schema: Schema) -> Fits:
        made: dict[str, Callable[[Any, Schema], Fits]] = {
            "type": self._type,
            "enum": _one_of,
            "const": lambda value, schema: _one_of([value], schema),
            "properties": self._properties,
            "required": lambda names, _: lambda body: type(body) is not dict or body.keys() >= set(names),
            "additionalProperties": self._further,
            "items": lambda each, _: lambda body: type(body) is not list or all([self.fits(each, one) for one in body]),
            "uniqueItems": lambda so, _: lambda body: type(body) is not list or not so or _all_other(body),
            "allOf": lambda parts, _: lambda body: all([self.fits(part, body) for part in parts]),
            "oneOf": self._union,
            "anyOf": self._union,
            "pattern": lambda pattern, _: lambda body: type(body) is not str or bool(re.search(pattern, body)),
            "minimum": lambda least, _: lambda body: type(body) not in (int, float) or body >= least,
            "maximum": lambda most, _: lambda body: type(body) not in (int, float) or body <= most,
            **{f"min{what}": _at_least(kind) for what, kind in _SIZES.items()},
            **{f"max{what}": _at_most(kind) for what, kind in _SIZES.items()},
        }
        return made[name](schema[name], schema) if name in made else lambda body: False

    def _type(self, types: Any, schema: Schema) -> Fits:
        wanted = [_TYPES[each] for each in ([types] if isinstance(types, str) else types)]
        number = self._ids_are_numbers and schema.get("format") == "snowflake"
        return lambda body: any([each(body) for each in wanted]) or (number and type(body) is int and body >= 0)

    def _properties(self, fields: dict[str, Schema], _: Schema) -> Fits:
        def fits(body: Any) -> bool:
            return type(body) is not dict or all(
                [self.fits(fields[name], value) for name, value in body.items() if name in fields]
            )

        return fits

    def _further(self, others: Any, schema: Schema) -> Fits:
        known = schema.get("properties", {})
        if isinstance(others, bool):
            return lambda body: others or type(body) is not dict or body.keys() <= known.keys()
        return lambda body: (
            type(body) is not dict or all([self.fits(others, body[name]) for name in body.keys() - known.keys()])
        )

    def _union(self, branches: Branches, _: Schema) -> Fits:
        if branches.choices is not None:
            chosen = _one_of(branches.choices, {})
            return lambda body: chosen(body) or (body is None and branches.or_nothing)
        return lambda body: any(self.fits(branch, body) for branch in branches.meant(body))


def _one_of(values: list[Any], _: Schema) -> Fits:
    known = {(type(value), value) for value in values if isinstance(value, str | int)}
    return lambda body: isinstance(body, str | int) and (type(body), body) in known


def _all_other(body: list[Any]) -> bool:
    return all([type(each) in (str, int) for each in body]) and len(set(body)) == len(body)


_SIZES: dict[str, type[Sized]] = {"Length": str, "Items": list, "Properties": dict}


def _at_least(kind: type[Sized]) -> Callable[[int, Schema], Fits]:
    return lambda least, _: lambda body: not isinstance(body, kind) or len(body) >= least


def _at_most(kind: type[Sized]) -> Callable[[int, Schema], Fits]:
    return lambda most, _: lambda body: not isinstance(body, kind) or len(body) <= most
