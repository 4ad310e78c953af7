"""The schemas of Discord's description, made ready to check bodies; what is wrong comes out in Discord's words."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator

from sandbox.openapi.unions import WRONG_BRANCH, WRONG_CHOICE, Branches, Schema

REQUIRED = ("BASE_TYPE_REQUIRED", "This field is required")

_TYPES = {
    "string": ("STRING_TYPE_CONVERT", "Could not interpret {} as string."),
    "integer": ("NUMBER_TYPE_COERCE", "Value {} is not int."),
    "number": ("NUMBER_TYPE_COERCE", "Value {} is not float."),
    "boolean": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "array": ("LIST_TYPE_CONVERT", "Expected a list."),
    "object": ("MODEL_TYPE_CONVERT", "Expected an object/dictionary."),
}
"""By the type that was expected."""

_LENGTHS = tuple(f"{end}{kind}" for end in ("min", "max") for kind in ("Length", "Items", "Properties"))
_SHOWN = 80
"""Letters of a wrong value that are repeated in the answer."""


class Mismatch(NamedTuple):
    """One thing that is wrong, and where."""

    path: tuple[str | int, ...]
    code: str
    message: str


def resolve(document: Schema) -> Schema:
    """The whole description with every reference replaced by what it refers to, so that none is looked up again.

    Its components come under their full names. What refers to itself becomes a ring: that is well, for a body is
    always finite.
    """
    known: dict[str, Schema] = {}
    for section, named in document["components"].items():
        known.update({f"#/components/{section}/{name}": {} for name in named})
    for place, made in known.items():
        _, _, section, name = place.split("/")
        made.update(_resolved(document["components"][section][name], known))
    return {"paths": _resolved(document["paths"], known), "components": known}


def _resolved(raw: Any, known: dict[str, Schema]) -> Any:
    if isinstance(raw, list):
        return [_resolved(each, known) for each in raw]
    if not isinstance(raw, dict):
        return raw
    if isinstance(raw.get("$ref"), str):
        return known[raw["$ref"]]
    made = {name: _resolved(each, known) for name, each in raw.items()}
    unions = {name: Branches(made[name]) for name in ("oneOf", "anyOf") if isinstance(made.get(name), list)}
    return {**made, **unions}


def faults(validator: Validator, body: Any) -> list[Mismatch]:
    """What is wrong with a body: of each field the first thing, for the others mostly say it once more."""
    found: dict[tuple[str | int, ...], Mismatch] = {}
    for error in validator.iter_errors(body):
        path = tuple(error.absolute_path)
        found.setdefault(path, Mismatch(path, *_words(error)))
    return list(found.values())


def _union(validator: Draft202012Validator, branches: Branches, body: Any, schema: Schema) -> Iterator[ValidationError]:
    yield from branches.errors(validator, body)


def _required(validator: Validator, names: list[str], body: Any, schema: Schema) -> Iterator[ValidationError]:
    """Said of the field that is missing, and not of what it is missing in."""
    if isinstance(body, dict):
        for name in names:
            if name not in body:
                yield ValidationError("", path=[name])


def _type(validator: Validator, types: Any, body: Any, schema: Schema) -> Iterator[ValidationError]:
    """An id may come as a number: Discord takes both, and discord.py sends numbers."""
    is_id = schema.get("format") == "snowflake" and type(body) is int and body >= 0
    if not is_id:
        yield from _strict_type(validator, types, body, schema)


def _words(error: ValidationError) -> tuple[str, str]:
    """The code and the sentence that Discord has for it."""
    keyword, value = str(error.validator), error.validator_value
    if keyword == "required" or error.instance is None:
        return REQUIRED
    if isinstance(error.schema, dict) and error.schema.get("format") == "snowflake":
        return "NUMBER_TYPE_COERCE", f"Value {_shown(error.instance)} is not snowflake."
    if keyword == "type":
        return _wrong_type(value, error.instance)
    if keyword in _LENGTHS:
        return _wrong_length(error.schema, keyword)
    if keyword in ("minimum", "maximum"):
        more = "greater" if keyword == "minimum" else "less"
        return f"NUMBER_TYPE_{keyword[:3].upper()}", f"int value should be {more} than or equal to {value}."
    return _wrong_value(keyword, value, error)


def _wrong_value(keyword: str, value: Any, error: ValidationError) -> tuple[str, str]:
    if keyword == WRONG_BRANCH:
        return "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({_listed(value)}).'
    if keyword in (WRONG_CHOICE, "enum", "const"):
        return "BASE_TYPE_CHOICES", f"Value must be one of ({_listed(value if keyword != 'const' else [value])})."
    if keyword == "uniqueItems":
        return "SET_TYPE_ALREADY_CONTAINS_VALUE", "The Set already contains this value."
    return "REGEX_VALIDATE", f"Value {_shown(error.instance)} does not match ({keyword})."


def _wrong_type(wanted: Any, body: Any) -> tuple[str, str]:
    first = wanted if isinstance(wanted, str) else wanted[0]
    code, message = _TYPES.get(first, ("BASE_TYPE_CHOICES", f"Must be {first}."))
    return code, message.format(_shown(body))


def _wrong_length(schema: Any, keyword: str) -> tuple[str, str]:
    kind = keyword[3:]
    least, most = schema.get(f"min{kind}"), schema.get(f"max{kind}")
    if not least:
        return "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length."
    if most is None:
        return "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length."
    return "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."


def _listed(values: list[Any]) -> str:
    return ", ".join(map(repr, values))


def _shown(body: Any) -> str:
    return f'"{body}"' if len(str(body)) <= _SHOWN else f'"{str(body)[:_SHOWN]}…"'


_strict_type = Draft202012Validator.VALIDATORS["type"]
_COMMON: dict[str, Any] = {"oneOf": _union, "anyOf": _union, "required": _required}


def _checker(**own: Any) -> type[Validator]:
    """JSON Schema with some keywords of our own."""
    keywords = {**Draft202012Validator.VALIDATORS, **_COMMON, **own}
    return validators.create(Draft202012Validator.META_SCHEMA, keywords, type_checker=Draft202012Validator.TYPE_CHECKER)


OfAnswers = _checker()
"""Checks what we send: an id is a string."""

OfRequests = _checker(type=_type)
"""Checks what is sent to us: an id may be a number."""
