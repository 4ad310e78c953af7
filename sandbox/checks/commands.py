"""What Discord accepts of a command: names, descriptions, their translations, options, choices."""

import re
from typing import Any

from sandbox import limits
from sandbox.checks.form import Faults
from sandbox.world.payloads import Payload

SLASH = 1
SUBCOMMAND, GROUP = 1, 2

_NAME = re.compile(r"[-_'\w]{1,32}")

Path = tuple[str | int, ...]


def check(faults: Faults, path: Path, body: Payload) -> None:
    """Note what Discord would refuse of a command."""
    if body.get("type", SLASH) == SLASH:
        _name(faults, path, body)
        _description(faults, path, body)
        _options(faults, path, body.get("options") or [])
        if letters(body) > limits.COMMAND_LETTERS.most:
            faults.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
    else:
        faults.length((*path, "name"), body.get("name"), limits.COMMAND_NAME)


def letters(body: Payload) -> int:
    """How long a command is, all in all; of each text the longest localisation counts."""
    own = sum(_longest(body, field) for field in ("name", "description"))
    choices = sum(_longest(each, "name") + len(str(each.get("value", ""))) for each in body.get("choices") or [])
    return own + choices + sum(letters(option) for option in body.get("options") or [])


def _longest(body: Payload, field: str) -> int:
    return max(map(len, [body.get(field) or "", *(body.get(f"{field}_localizations") or {}).values()]))


def _name(faults: Faults, path: Path, body: Payload) -> None:
    texts = _localised(faults, path, body, "name")
    for at, name in texts:
        if not faults.length(at, name, limits.COMMAND_NAME):
            continue
        if not _NAME.fullmatch(name) or name != name.lower():
            faults.add(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _description(faults: Faults, path: Path, body: Payload) -> None:
    for at, text in _localised(faults, path, body, "description"):
        faults.length(at, text, limits.COMMAND_DESCRIPTION)


def _localised(faults: Faults, path: Path, body: Payload, field: str) -> list[tuple[Path, Any]]:
    """A text and its translations, each with its place; a language Discord does not have is noted."""
    texts: list[tuple[Path, Any]] = [((*path, field), body.get(field))]
    for locale, text in (body.get(f"{field}_localizations") or {}).items():
        at = (*path, f"{field}_localizations", locale)
        if locale not in limits.LOCALES:
            faults.add(at, "BASE_TYPE_CHOICES", "Value must be one of the available locales.")
        texts.append((at, text))
    return texts


def _options(faults: Faults, path: Path, options: list[Payload]) -> None:
    faults.length((*path, "options"), options, limits.COMMAND_OPTIONS)
    names = [option.get("name") for option in options]
    optional = False
    for number, option in enumerate(options):
        at = (*path, "options", number)
        _name(faults, at, option)
        _description(faults, at, option)
        if names.count(option.get("name")) > 1:
            faults.add((*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_NOT_UNIQUE", "Option names must be unique")
        if option.get("type") in (SUBCOMMAND, GROUP):
            _options(faults, at, option.get("options") or [])
            continue
        if option.get("required") and optional:
            faults.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must come first")
        optional = optional or not option.get("required")
        _choices(faults, at, option.get("choices") or [])


def _choices(faults: Faults, path: Path, choices: list[Payload]) -> None:
    faults.length((*path, "choices"), choices, limits.OPTION_CHOICES)
    for number, choice in enumerate(choices):
        at = (*path, "choices", number)
        for where, name in _localised(faults, at, choice, "name"):
            faults.length(where, name, limits.CHOICE_NAME)
        if isinstance(choice.get("value"), str):
            faults.length((*at, "value"), choice["value"], limits.CHOICE_VALUE)
