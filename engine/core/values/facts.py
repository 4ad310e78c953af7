"""A game's facts: JSON files read once, when the game is imported, into strict pydantic models.

Fields marked `Defines` name things, fields marked `RefersTo` use the names, so that a reference to nothing is found.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, ValidationError


class Facts(BaseModel):
    """The base of everything read from a data file: exact types, nothing extra, frozen."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


@dataclass(frozen=True)
class Defines:
    """`Annotated[str, Defines("city")]`: this is the name of a city."""

    group: str


@dataclass(frozen=True)
class RefersTo:
    """`Annotated[str, RefersTo("city")]`: this must be the name of a city defined in the same file."""

    group: str


class FactsError(Exception):
    """A data file with a fault, told so that whoever edits the file can mend it."""


F = TypeVar("F", bound=Facts)


def load(model: type[F], home: Traversable, name: str) -> F:
    """The facts in `home/name`. Raises `FactsError` with the file's name and each fault's place."""
    try:
        text = home.joinpath(name).read_text(encoding="utf8")
    except (OSError, UnicodeDecodeError) as error:
        raise FactsError(f"{name}: the file cannot be read ({error})") from error
    try:
        facts = model.model_validate_json(text)
    except ValidationError as error:
        faults = [f"{'.'.join(map(str, f['loc'])) or 'the file'}: {f['msg']}" for f in error.errors()]
        raise FactsError(f"{name}: " + "; ".join(faults)) from error
    if dangling := broken_references(facts):
        raise FactsError(f"{name}: " + "; ".join(dangling))
    return facts


def names(facts: Facts, group: str) -> tuple[str, ...]:
    """The names these facts define for a group, in the order of the file."""
    return tuple(name for mark, name, _ in _marked(facts) if mark == Defines(group))


def broken_references(facts: Facts) -> list[str]:
    """Every name defined twice and every reference to nothing, in words for whoever edits the file."""
    faults, known = [], set()
    for mark, name, where in _marked(facts):
        if isinstance(mark, Defines):
            if (mark.group, name) in known:
                faults.append(f"{where}: the {mark.group} {name!r} is defined twice")
            known.add((mark.group, name))
    for mark, name, where in _marked(facts):
        if isinstance(mark, RefersTo) and (mark.group, name) not in known:
            faults.append(f"{where}: there is no {mark.group} {name!r}")
    return faults


def _marked(facts: BaseModel, where: str = "") -> Iterator[tuple[Defines | RefersTo, str, str]]:
    for name, field in type(facts).model_fields.items():
        value, here = getattr(facts, name), f"{where}.{name}".lstrip(".")
        for mark in (*field.metadata, *_marks(field.annotation)):
            if isinstance(mark, Defines | RefersTo):
                yield from ((mark, each, place) for place, each in _each(value, here) if isinstance(each, str))
        for place, each in _each(value, here):
            if isinstance(each, BaseModel):
                yield from _marked(each, place)


def _marks(annotation: Any) -> Iterator[object]:
    """Marks inside a type, as in `tuple[Annotated[str, RefersTo("city")], ...]` or with `| None`."""
    yield from getattr(annotation, "__metadata__", ())
    for inner in get_args(annotation):
        yield from _marks(inner)


def _each(value: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Every single thing in a value, with its place in the file."""
    if isinstance(value, dict):
        value = list(value.items())
    elif isinstance(value, list | tuple):
        value = list(enumerate(value))
    else:
        yield where, value
        return
    for place, inner in value:
        yield from _each(inner, f"{where}.{place}")
