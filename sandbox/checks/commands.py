"""What Discord accepts of a command: names, descriptions, their translations, options."""

import re
from collections.abc import Collection
from typing import Any

from sandbox import limits
from sandbox.checks.choices import choices
from sandbox.checks.fields import Fields, Path, is_number, not_a, opened
from sandbox.checks.form import Faults
from sandbox.checks.translations import length, texts
from sandbox.world.payloads import Payload

SLASH = 1
KINDS = (1, 2, 3)
SUBCOMMAND, GROUP = 1, 2
PLAIN = range(3, 12)
"""The types of an option that holds a value."""
ANY = range(1, 12)

_NAME = re.compile(r"[-_'\w]{1,32}")


def check(faults: Faults, path: Path, body: Any) -> None:
    """Note what Discord would refuse of a command."""
    fields = opened(faults, path, body)
    if fields is None:
        return
    kind = fields.choice("type", KINDS)
    fields.switches("nsfw", "dm_permission")
    fields.snowflake("default_member_permissions")
    for name in ("contexts", "integration_types"):
        _numbers(fields, name)
    if fields.has("type") and kind != SLASH:
        _menu_entry(fields)
        return
    _named(fields)
    _options(fields, ANY)
    if letters(fields.body) > limits.COMMAND_LETTERS.most:
        faults.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")


def letters(body: Any) -> int:
    """How long a command is, all in all; of each text the longest localisation counts."""
    if not isinstance(body, dict):
        return 0
    own = sum(length(body, field) for field in ("name", "description"))
    offered = sum(length(each, "name") + _size(each.get("value")) for each in _objects(body.get("choices")))
    return own + offered + sum(letters(option) for option in _objects(body.get("options")))


def _size(value: Any) -> int:
    return len(str(value)) if isinstance(value, str | int | float) else 0


def _objects(value: Any) -> list[Payload]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def _menu_entry(fields: Fields) -> None:
    """A command in the menu of a user or a message has nothing but a name, which may have capitals and blanks."""
    for at, name in texts(fields, "name"):
        fields.faults.length(at, name, limits.COMMAND_NAME)
    for name in ("description", "options"):
        if fields.body.get(name):
            fields.note(name, ("APPLICATION_COMMAND_FIELD_NOT_ALLOWED", "A command of this type has none."))


def _named(fields: Fields) -> None:
    """A name of few letters, and a description."""
    for at, name in texts(fields, "name"):
        if not fields.faults.length(at, name, limits.COMMAND_NAME) or name is None:
            continue
        if not _NAME.fullmatch(name) or name != name.lower():
            fields.faults.add(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for at, text in texts(fields, "description"):
        fields.faults.length(at, text, limits.COMMAND_DESCRIPTION)


def _options(fields: Fields, kinds: Collection[int]) -> None:
    names = [each.get("name") for each in _objects(fields.body.get("options"))]
    optional = False
    for path, value in fields.entries("options", limits.COMMAND_OPTIONS):
        option = opened(fields.faults, path, value)
        if option is None:
            continue
        _option(option, kinds)
        if names.count(option.body.get("name")) > 1:
            option.note("name", ("APPLICATION_COMMAND_OPTIONS_NAME_NOT_UNIQUE", "Option names must be unique"))
        if option.body.get("type") in (SUBCOMMAND, GROUP):
            continue
        if option.body.get("required") and optional:
            late = "Required options must come first"
            fields.faults.add(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", late)
        optional = optional or not option.body.get("required")


def _option(option: Fields, kinds: Collection[int]) -> None:
    _named(option)
    kind = option.choice("type", kinds, required=True)
    option.switches("required", "autocomplete")
    if kind in (SUBCOMMAND, GROUP):
        # A group holds subcommands, and those hold what is filled in: it goes no deeper.
        _options(option, (SUBCOMMAND,) if kind == GROUP else PLAIN)
        return
    _span(option)
    _numbers(option, "channel_types")
    offered = choices(option, limits.OPTION_CHOICES)
    if offered and option.body.get("autocomplete") is True:
        both = "Autocomplete and choices are mutually exclusive"
        option.note("autocomplete", ("APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", both))


def _span(option: Fields) -> None:
    """How much may be typed: letters, or the number itself."""
    option.number("min_length", limits.TYPED_LEAST)
    option.number("max_length", limits.TYPED_MOST)
    for name in ("min_value", "max_value"):
        value = option.body.get(name)
        if value is not None and not is_number(value) and not isinstance(value, float):
            option.note(name, not_a("float", value))


def _numbers(fields: Fields, name: str) -> None:
    for path, value in fields.entries(name):
        if not is_number(value):
            fields.faults.add(path, *not_a("int", value))
