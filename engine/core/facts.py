"""Loading a game's facts: JSON files read once, when the game is imported, into strict pydantic models."""

from importlib.resources.abc import Traversable
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError


class Facts(BaseModel):
    """The base of everything read from a data file: exact types, nothing extra, frozen."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class FactsError(Exception):
    """A data file with a fault, told so that whoever edits the file can mend it."""


F = TypeVar("F", bound=Facts)


def load(model: type[F], home: Traversable, name: str) -> F:
    """The facts in `home/name`. Raises `FactsError` with the file's name and each fault's place."""
    try:
        text = home.joinpath(name).read_text(encoding="utf8")
    except OSError as error:
        raise FactsError(f"{name}: the file cannot be read ({error})") from error
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        faults = (f"{'.'.join(map(str, f['loc'])) or 'the file'}: {f['msg']}" for f in error.errors())
        raise FactsError(f"{name}: " + "; ".join(faults)) from error
