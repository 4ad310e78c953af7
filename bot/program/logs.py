"""What the bot writes down for whoever runs it: one line each, without secrets.

What discord.py and the database driver say at level debug holds tokens, forms and screens: it is never let through,
whatever level is set. Below that there is a second net, which blots out what looks like a token in any value, before
it is written as text or JSON: whatever is blotted out, a line stays one that can be read.
"""

import json
import logging
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import discord
from discord.ext import commands

from bot.interaction.deliveries import described
from engine.tables.storage.database_thread import LOGGER

log = logging.getLogger("paravent")

OURS = ("paravent", "bot", "engine")
"""The loggers whose debug lines are ours to answer for."""

LATE = 1.0
"""Seconds. Discord waits for three; an interaction that is older when we get it shows a busy loop or a bad line."""

BLOT = "[secret]"
_SECRETS = (
    # The tokens of interactions, in the addresses they are answered at.
    (re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?\"']+"), rf"\1{BLOT}"),
    # A bot's own, as Discord and the sandbox make them.
    (re.compile(r"\b(?:mfa\.[\w-]{20,}|[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,})"), BLOT),
    (re.compile(r"\bsandbox\.[!-~]+"), BLOT),
)
_PLAIN = re.compile(r"[^\s=\"\\]+")


def without_secrets(text: str) -> str:
    """The same with whatever looks like a token blotted out."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class Lines(logging.Formatter):
    """`at=… level=… logger=… message="…"`, and the fields a record brings; a trace follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        words = [f"{name}={_quoted(value)}" for name, value in _fields(record)]
        trace = [without_secrets(self.formatException(record.exc_info))] if record.exc_info else []
        return "\n".join([" ".join(words), *trace])


class Objects(logging.Formatter):
    """The same as JSON, a line each."""

    def format(self, record: logging.LogRecord) -> str:
        fields = dict(_fields(record))
        if record.exc_info:
            fields["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False)


def begin(level: str, shape: str) -> None:
    """From now on, all that is logged goes to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Objects() if shape == "json" else Lines())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(handlers=[handler], level=max(wanted, logging.INFO), force=True)
    for name in OURS:
        logging.getLogger(name).setLevel(wanted)
    # They also tell every request that came back with 429, which discord.py waits for by itself.
    for name in ("discord", "aiohttp", "asyncio", LOGGER):
        logging.getLogger(name).setLevel(max(wanted, logging.INFO))


def watch(bot: commands.Bot, now: Callable[[], float] = time.time) -> None:
    """Tell of interactions that were old when they came."""

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        age = now() - interaction.created_at.timestamp()
        if age > LATE:
            fields = {"age_ms": round(age * 1000), **described(interaction)}
            log.warning("an interaction came late", extra={"fields": fields})

    bot.add_listener(on_interaction)


def _fields(record: logging.LogRecord) -> Iterator[tuple[str, str | float | bool | None]]:
    """What a line consists of, already without secrets."""
    for name, value in _all_fields(record):
        yield name, value if isinstance(value, int | float | None) else without_secrets(str(value))


def _all_fields(record: logging.LogRecord) -> Iterator[tuple[str, Any]]:
    yield "at", time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
    yield "level", record.levelname.lower()
    yield "logger", record.name
    yield "message", record.getMessage()
    yield from getattr(record, "fields", {}).items()


def _quoted(value: Any) -> str:
    text = str(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)
