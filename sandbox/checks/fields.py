"""The fields of one object in a body: each is read as what it has to be, and noted where it is something else."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeGuard

from sandbox.checks.form import Faults
from sandbox.limits import Limit

Path = tuple[str | int, ...]
Problem = tuple[str, str]
"""Discord's code and sentence for what is wrong."""

_DIGITS = 20
"""Of an id: so many has the greatest number of 64 bits."""

REQUIRED: Problem = ("BASE_TYPE_REQUIRED", "This field is required")


@dataclass(frozen=True)
class Fields:
    """An object at its place in the body. A field that is null counts as absent."""

    faults: Faults
    path: Path
    body: Mapping[str, Any]

    def note(self, name: str, problem: Problem) -> None:
        """Something is wrong with this field."""
        self.faults.add((*self.path, name), *problem)

    def has(self, name: str) -> bool:
        """Whether it is there at all; an empty text is as good as none."""
        return self.body.get(name) not in (None, "")

    def text(
        self, name: str, limit: Limit | None = None, *, required: bool = False, trimmed: bool = False
    ) -> str | None:
        """A text of a length that is allowed. Where Discord trims it, blanks around it do not count."""
        value = self.body.get(name)
        if isinstance(value, str) and trimmed:
            value = value.strip()
        if value is None or (required and value == ""):
            self._absent(name, required)
        elif not isinstance(value, str):
            self.note(name, ("STRING_TYPE_CONVERT", f'Could not interpret "{_shown(value)}" as string.'))
        elif limit is not None and not limit.least <= len(value) <= limit.most:
            self.note(name, bad_length(limit))
        else:
            return value
        return None

    def number(self, name: str, limit: Limit, *, required: bool = False) -> int | None:
        """A whole number between two others."""
        value = self.body.get(name)
        if value is None:
            self._absent(name, required)
        elif not is_number(value):
            self.note(name, not_a("int", value))
        elif not limit.least <= value <= limit.most:
            self.note(name, too_small(limit.least) if value < limit.least else too_large(limit.most))
        else:
            return value
        return None

    def whole(self, name: str) -> int | None:
        """Any whole number."""
        value = self.body.get(name)
        if value is not None and not is_number(value):
            self.note(name, not_a("int", value))
            return None
        return value

    def choice(self, name: str, choices: Collection[int], *, required: bool = False) -> int | None:
        """One of several numbers."""
        value = self.body.get(name)
        if value is None:
            self._absent(name, required)
        elif not is_number(value) or value not in choices:
            self.note(name, ("BASE_TYPE_CHOICES", f"Value must be one of {one_of(choices)}."))
        else:
            return value
        return None

    def switches(self, *names: str) -> None:
        """Fields that are true or false."""
        for name in names:
            if not isinstance(self.body.get(name), bool | None):
                self.note(name, ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."))

    def snowflake(self, name: str, *, required: bool = False) -> None:
        """An id, as a number or in digits."""
        value = self.body.get(name)
        if value is None:
            self._absent(name, required)
        elif not is_snowflake(value):
            self.note(name, not_a("snowflake", value))

    def address(self, name: str, limit: Limit, schemes: Collection[str], *, required: bool = False) -> str | None:
        """Where something is to be found, under a scheme that is allowed."""
        value = self.text(name, limit, required=required)
        if not value:
            return None
        scheme, _, rest = value.partition("://")
        if not rest:
            self.note(name, ("URL_TYPE_INVALID_URL", "Not a well formed URL."))
        elif scheme.lower() not in schemes:
            supported = f'Scheme "{_shown(scheme)}" is not supported. Scheme must be one of {one_of(schemes)}.'
            self.note(name, ("URL_TYPE_INVALID_SCHEME", supported))
        else:
            return value
        return None

    def moment(self, name: str) -> None:
        """A date and a time of day."""
        value = self.text(name)
        try:
            datetime.fromisoformat(value or "2000-01-01")
        except ValueError:
            self.note(name, ("DATE_TIME_TYPE_PARSE", f"Could not parse {_shown(value)}. Should be ISO8601."))

    def entries(self, name: str, limit: Limit | None = None, *, required: bool = False) -> list[tuple[Path, Any]]:
        """The members of a list, each with its place."""
        if required:
            self.must_have(name)
        return entries(self.faults, (*self.path, name), self.body.get(name), limit)

    def inner(self, name: str, *, required: bool = False) -> "Fields | None":
        """The object in this field."""
        value = self.body.get(name)
        if value is not None:
            return opened(self.faults, (*self.path, name), value)
        self._absent(name, required)
        return None

    def must_have(self, name: str) -> bool:
        """Whether it is there; if not, that is noted."""
        if self.body.get(name) is None:
            self.note(name, REQUIRED)
        return self.body.get(name) is not None

    def _absent(self, name: str, required: bool) -> None:
        if required:
            self.note(name, REQUIRED)


def opened(faults: Faults, path: Path, value: Any) -> Fields | None:
    """The fields of what should be an object."""
    if isinstance(value, dict):
        return Fields(faults, path, value)
    faults.add(path, "MODEL_TYPE_CONVERT", "Expected an object/dictionary.")
    return None


def entries(faults: Faults, path: Path, value: Any, limit: Limit | None) -> list[tuple[Path, Any]]:
    """The members of what should be a list, each with its place; null is a list of none."""
    if value is None:
        return []
    if not isinstance(value, list):
        faults.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return []
    if limit is not None and not limit.least <= len(value) <= limit.most:
        faults.add(path, *bad_length(limit))
    return [((*path, number), each) for number, each in enumerate(value)]


def is_number(value: Any) -> TypeGuard[int]:
    """Whether this is a whole number; true and false are not, though Python thinks so."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_snowflake(value: Any) -> bool:
    """Whether this can be an id: a number, or its digits."""
    if isinstance(value, str):
        return value.isascii() and value.isdigit() and len(value) <= _DIGITS
    return is_number(value) and 0 <= value < 10**_DIGITS


def bad_length(limit: Limit) -> Problem:
    """A text or a list is too long or too short."""
    if limit.least:
        return "BASE_TYPE_BAD_LENGTH", f"Must be between {limit.least} and {limit.most} in length."
    return "BASE_TYPE_MAX_LENGTH", f"Must be {limit.most} or fewer in length."


def too_small(least: int) -> Problem:
    """A number is below what is allowed."""
    return "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}."


def too_large(most: int) -> Problem:
    """A number is above what is allowed."""
    return "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}."


def not_a(kind: str, value: Any) -> Problem:
    """A number was wanted."""
    return "NUMBER_TYPE_COERCE", f'Value "{_shown(value)}" is not {kind}.'


def one_of(choices: Collection[object]) -> str:
    """What there is to choose from, in the way Discord writes it."""
    return str(tuple(choices))


def _shown(value: Any) -> str:
    """What was sent, if that is short: an answer does not send back megabytes, nor a tree too deep to write."""
    return str(value)[:50] if isinstance(value, str | bool | float) else type(value).__name__
