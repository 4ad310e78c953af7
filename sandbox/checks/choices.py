"""What can be chosen for an option: fixed beforehand, or suggested while somebody types."""

from typing import Any

from sandbox import limits
from sandbox.checks.fields import Fields, is_number, opened
from sandbox.checks.translations import texts
from sandbox.limits import Limit


def choices(fields: Fields, limit: Limit) -> list[Any]:
    """The choices that were given; what is wrong with them is noted."""
    given = fields.entries("choices", limit)
    for path, value in given:
        choice = opened(fields.faults, path, value)
        if choice is not None:
            _choice(choice)
    return [value for _, value in given]


def _choice(choice: Fields) -> None:
    for at, name in texts(choice, "name"):
        choice.faults.length(at, name, limits.CHOICE_NAME)
    value = choice.body.get("value")
    if is_number(value) or isinstance(value, float):
        return
    choice.text("value", limits.CHOICE_VALUE)
    if value is None:
        choice.must_have("value")
