"""A table's options: a pydantic model per game, checked strictly, that a panel can be made from."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, product
from typing import Any, Literal, TypeVar, get_args, get_origin

from pydantic import (
    BaseModel,
    ConfigDict,
    SerializerFunctionWrapHandler,
    ValidationError,
    create_model,
    model_serializer,
)

from engine.core.values.chance import Chance


@dataclass(frozen=True)
class Beside:
    """`Annotated[Literal["drawn", "II"], Beside("expansion")]`: nobody asks for it while that option is as usual."""

    option: str


class Options(BaseModel):
    """The base of a game's options. Every field is a `bool` or a `Literal` of strings, with a default."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    @model_serializer(mode="wrap")
    def _spoken_of(self, whole: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Without what matters only beside an option that is as usual."""
        chosen: dict[str, Any] = whole(self)
        fields = type(self).model_fields
        usual = {name for name, value in chosen.items() if value == fields[name].default}
        beside = {name: mark.option for name in chosen for mark in fields[name].metadata if isinstance(mark, Beside)}
        return {name: value for name, value in chosen.items() if beside.get(name) not in usual}


Opt = TypeVar("Opt", bound=Options)


def option_values(options: type[Options]) -> dict[str, tuple[str | bool, ...]]:
    """Each option's possible values, its default first."""
    return {name: _values(name, field) for name, field in options.model_fields.items()}


def every_options(options: type[Opt]) -> Iterator[Opt]:
    """Every combination of options, the defaults first."""
    values = option_values(options)
    for combination in product(*values.values()):
        yield options(**dict(zip(values, combination, strict=True)))


def covering_options(options: type[Opt], most: int) -> Iterator[Opt]:
    """Every combination if there are no more than so many; else the defaults, then others by lot, in which the values
    of each option take turns: with as many as the longest option has, every value comes."""
    few = list(islice(every_options(options), most + 1))
    if len(few) <= most:
        yield from few
        return
    yield options()
    values = option_values(options)
    chance, left = Chance(b"every value comes"), dict[str, list[str | bool]]()
    for _ in range(most - 1):
        for name, possible in values.items():
            if not left.get(name):
                order, _, chance = chance.pick(range(len(possible)), len(possible))
                left[name] = [possible[at] for at in order]
        yield options(**{name: waiting.pop() for name, waiting in left.items()})


def usually(options: type[Opt], **chosen: str | bool) -> type[Opt]:
    """The same options with other defaults, as for a table where nobody has to choose what is chosen here."""
    fields: dict[str, Any] = {name: (options.model_fields[name].annotation, value) for name, value in chosen.items()}
    return create_model(options.__name__, __base__=options, **fields)


def options_from(options: type[Opt], chosen: Mapping[str, Any]) -> Opt:
    """Options from what a person chose. Raises `pydantic.ValidationError` with what is wrong."""
    return options.model_validate(dict(chosen))


def spoken_of(options: type[Options], chosen: Mapping[str, Any]) -> dict[str, str | bool]:
    """What is chosen of all that matters, in the order in which the game has it. What it does not know is as usual."""
    known = {name: chosen[name] for name, values in option_values(options).items() if chosen.get(name) in values}
    return options_from(options, known).model_dump()


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
