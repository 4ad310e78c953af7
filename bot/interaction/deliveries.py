"""How interactions reach us: Discord may deliver one twice, and it may be too late to answer it."""

import logging
from collections import deque
from typing import Any

import discord

from bot.interaction.control_ids import ControlId

log = logging.getLogger("paravent")

KEPT = 20_000
"""Interactions that are remembered. None can be answered after a quarter of an hour, and so many do not come in one."""

UNKNOWN, ACKNOWLEDGED = 10062, 40060
"""Discord's codes for a first answer that comes after three seconds, and for one that is not the first."""
GONE = {UNKNOWN, ACKNOWLEDGED, 10015, 50027}
"""Nobody waits for this answer any more: besides those, for a later one that comes after fifteen minutes."""


class AnsweredBefore(Exception):
    """This interaction was delivered before, perhaps to a process that has ended since, and has its answer."""


class Deliveries:
    """Which interactions have come."""

    def __init__(self) -> None:
        self._seen: set[int] = set()
        self._order: deque[int] = deque()

    def first(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether it comes for the first time. If not, nothing is to be done: the first one is answered."""
        if interaction.id in self._seen:
            log.info("an interaction came twice", extra={"fields": described(interaction)})
            return False
        self._seen.add(interaction.id)
        self._order.append(interaction.id)
        if len(self._order) > KEPT:
            self._seen.discard(self._order.popleft())
        return True


def is_over(error: BaseException | None) -> bool:
    """Whether this only says that an interaction can no longer be answered, or has been."""
    return isinstance(error, AnsweredBefore) or (isinstance(error, discord.HTTPException) and error.code in GONE)


def tell_over(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """A line for whoever runs the bot: it is no fault of the program's, but many of them show a slow machine."""
    if isinstance(error, discord.HTTPException):
        fields = {**described(interaction), "code": error.code}
        log.warning("an interaction could no longer be answered", extra={"fields": fields})
    else:
        log.info("an interaction had its answer", extra={"fields": described(interaction)})


def described(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """Which kind it was, and which command or control: never what was filled in."""
    return {"kind": interaction.type.name, "what": _what(interaction)}


def _what(interaction: discord.Interaction[Any]) -> str:
    if interaction.command is not None:
        return interaction.command.qualified_name
    data: Any = interaction.data or {}
    mark = ControlId.read(str(data.get("custom_id", "")))
    return mark.what if mark else "?"


class Suggestions(logging.Filter):
    """discord.py sends suggestions by itself and logs whatever comes of it with a trace: one that is late has none."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record stays; those that tell of a late one are told as we tell of others."""
        error = record.exc_info[1] if record.exc_info else None
        if is_over(error):
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
            record.msg, record.args, record.exc_info = "suggestions could no longer be shown", (), None
            record.fields = {"code": getattr(error, "code", 0)}
        return True


LATE_SUGGESTIONS = Suggestions()
