"""Commands named in a sentence become something to tap: `/table mine` in backquotes turns into Discord's mention."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

_NAMED = re.compile(r"`(/[^`\n]{1,100})`")
_SUBCOMMAND = 1

LONGEST = 2_000
"""Characters of a message."""


class Mentions:
    """What each command is mentioned by, in whichever language it is named. Before it is known, the name stays."""

    def __init__(self) -> None:
        self._by_line: dict[str, str] = {}

    def learn(self, ids: Mapping[str, int], payloads: Iterable[Mapping[str, Any]]) -> None:
        """The numbers Discord has given the commands, and what they and their subcommands are called."""
        known = [command for command in payloads if command["name"] in ids]
        self._by_line = {
            line: f"</{command['name']}:{ids[command['name']]}>"
            for command in known
            if not command.get("options")
            for line in _alone(command)
        }
        self._by_line |= {
            line: f"</{command['name']} {below['name']}:{ids[command['name']]}>"
            for command in known
            for below in command.get("options") or []
            if below["type"] == _SUBCOMMAND
            for line in _lines(command, below)
        }

    def put_into(self, text: str) -> str:
        """The same text with something to tap; as it was if it would grow too long for a message."""
        made = _NAMED.sub(lambda found: self._by_line.get(found[1], found[0]), text)
        return made if len(made) <= LONGEST else text


def _alone(command: Mapping[str, Any]) -> set[str]:
    """How a command that has none below it may be written."""
    return {f"/{name}" for name in (command["name"], *(command.get("name_localizations") or {}).values())}


def _lines(command: Mapping[str, Any], below: Mapping[str, Any]) -> Iterator[str]:
    """How a subcommand may be written, as it is registered and in every language."""
    own, sub = command.get("name_localizations") or {}, below.get("name_localizations") or {}
    yield f"/{command['name']} {below['name']}"
    for locale in {*own, *sub}:
        for first in {command["name"], own.get(locale, command["name"])}:
            yield f"/{first} {sub.get(locale, below['name'])}"
