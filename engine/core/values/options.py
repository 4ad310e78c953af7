"""A table's options: a pydantic model per game, checked strictly, that a panel can be made from."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Literal, TypeVar, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError


class Options(BaseModel):
    """The base of a game's options. Every field is a `bool` or a `Literal` of strings, with a default."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


Opt = TypeVar("Opt", bound=Options)


def option_values(options: type[Options]) -> dict[str, tuple[str | bool, ...]]:
    """Each option's possible values, its default first."""
    return {name: _values(name, field) for name, field in options.model_fields.items()}


def every_options(options: type[Opt]) -> Iterator[Opt]:
    """Every combination of options, the defaults first."""
    values = option_values(options)
    for combination in product(*values.values()):
        yield options(**dict(zip(values, combination, strict=True)))


def options_from(options: type[Opt], chosen: Mapping[str, Any]) -> Opt:
    """Options from what a person chose. Raises `pydantic.ValidationError` with what is wrong."""
    return options.model_validate(dict(chosen))


def can_be_chosen(options: type[Options], chosen: Mapping[str, Any]) -> bool:
    """Whether the game knows all of this."""
    try:
        options_from(options, chosen)
    except ValidationError:
        return False
    return True


def _values(name: str, field: Any) -> tuple[str | bool, ...]:
    values: tuple[str | bool, ...] = (False, True) if field.annotation is bool else ()
    if get_origin(field.annotation) is Literal:
        values = get_args(field.annotation)
    if not values or not all(isinstance(value, str | bool) for value in values):
        raise TypeError(f"option {name!r} must be a bool or a Literal of strings, not {field.annotation}")
    return tuple(sorted(values, key=lambda value: value != field.default))
