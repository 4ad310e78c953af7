"""Which branch of a union a body is meant for, so that what is wrong with it is said of that branch alone."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, TypeAlias

from jsonschema import Draft202012Validator as Validator
from jsonschema.exceptions import ValidationError

Schema: TypeAlias = dict[str, Any]
Key: TypeAlias = tuple[type, Any]

ANYTHING: Schema = {}
"""The schema of what may be anything."""

WRONG_BRANCH, WRONG_CHOICE, WRONG_TYPE = "branch", "choice", "type"
"""What can be wrong with a body before any branch is chosen."""


class Branches:
    """The alternatives of one `oneOf` or `anyOf`.

    It is enough that a body fits one of them: Discord's description has unions whose branches overlap, and so "exactly
    one" would refuse what Discord takes. They are made before the schemas they stand for are whole, so they look late.
    """

    def __init__(self, all: list[Schema]) -> None:
        self._all = all

    @cached_property
    def _real(self) -> list[Schema]:
        return [branch for branch in self._all if branch.get("type") != "null"]

    @cached_property
    def or_nothing(self) -> bool:
        """Whether null is among them."""
        return len(self._real) < len(self._all)

    @cached_property
    def choices(self) -> list[Any] | None:
        """The values, where the union only lists constants."""
        return [each["const"] for each in self._real] if all("const" in each for each in self._real) else None

    @cached_property
    def by_type(self) -> dict[Key, Schema] | None:
        """The branches by the value of their field `type`, where each has its own."""
        keys = [(_key(value), branch) for branch in self._real for value in _types(branch)]
        told = all(map(_types, self._real)) and len(dict(keys)) == len(keys)
        return dict(keys) if told else None

    def meant(self, body: Any) -> list[Schema]:
        """The branches one of which has to fit, as `errors` asks them."""
        if body is None and self.or_nothing:
            return [ANYTHING]
        if self.choices is not None or len(self._real) == 1:
            return self._real
        if self.by_type is not None and isinstance(body, dict):
            branch = self.by_type.get(_key(body.get("type")))
            return [] if branch is None else [branch]
        return self._asked(body)

    def errors(self, validator: Validator, body: Any) -> Iterator[ValidationError]:
        """What is wrong with a body."""
        if body is None and self.or_nothing:
            return
        if self.choices is not None:
            yield from self._choose(body, self.choices)
        elif len(self._real) == 1:
            yield from validator.descend(body, self._real[0])
        elif self.by_type is not None and isinstance(body, dict):
            yield from self._by_type(validator, body, self.by_type)
        else:
            yield from self._nearest(validator, body)

    def _choose(self, body: Any, choices: list[Any]) -> Iterator[ValidationError]:
        if _key(body) not in map(_key, choices):
            yield ValidationError("", validator=WRONG_CHOICE, validator_value=choices)

    def _by_type(self, validator: Validator, body: Schema, by_type: dict[Key, Schema]) -> Iterator[ValidationError]:
        branch = by_type.get(_key(body.get("type")))
        if branch is not None:
            yield from validator.descend(body, branch)
        elif body.get("type") is None:
            yield ValidationError("", validator="required", path=["type"])
        else:
            values = sorted(value for _, value in by_type)
            yield ValidationError("", validator=WRONG_BRANCH, validator_value=values)

    def _nearest(self, validator: Validator, body: Any) -> Iterator[ValidationError]:
        """The errors of the branch that has the least to say against it, wrong types being worst.

        Only those are asked that know most of the body's fields: to one that knows none of them, anything is right.
        """
        found = [list(validator.descend(body, branch)) for branch in self._asked(body)]
        yield from min(found, key=_distance)

    def _asked(self, body: Any) -> list[Schema]:
        known = [_known(branch, body) for branch in self._real]
        return [branch for branch, number in zip(self._real, known, strict=True) if number == max(known)]


def _distance(errors: list[ValidationError]) -> tuple[int, int]:
    return sum(error.validator == WRONG_TYPE for error in errors), len(errors)


def _known(branch: Schema, body: Any) -> int:
    """How many fields of a body a branch speaks of."""
    if not isinstance(body, dict):
        return 0
    if isinstance(branch.get("additionalProperties"), dict):
        return len(body)
    return len(body.keys() & branch.get("properties", {}).keys())


def _types(branch: Schema) -> list[Any]:
    """The values that its field `type` may have, if they are given."""
    field: Schema = branch.get("properties", {}).get("type", {})
    if "enum" in field:
        return list(field["enum"])
    union = field.get("oneOf")
    return (union.choices or []) if isinstance(union, Branches) else []


def _key(value: Any) -> Key:
    """A value that can be looked up, in which true is not 1."""
    return type(value), value if isinstance(value, str | int) else repr(value)
