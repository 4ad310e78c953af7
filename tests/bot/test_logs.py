"""Log lines can be read by people and by programs, and hold no secrets."""

import json
import logging
import sys
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot.logs import BLOT, Lines, Objects, watch, without_secrets
from tests.bot.operating import SECRET

INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"


def record(message: str, *args: object, error: bool = False, **fields: object) -> logging.LogRecord:
    info = None
    if error:
        try:
            raise ValueError(f"with {SECRET} in it")
        except ValueError:
            info = sys.exc_info()
    made = logging.LogRecord("paravent", logging.WARNING, "x.py", 1, message, args, info)
    made.fields = fields
    return made


def test_a_line_is_made_of_names_and_values() -> None:
    line = Lines().format(record("it came %s", "late", age_ms=1500, what="table new"))
    assert line.split(" ", 1)[1] == 'level=warning logger=paravent message="it came late" age_ms=1500 what="table new"'
    assert line.startswith("at=20")


def test_a_line_break_in_a_value_begins_no_new_line() -> None:
    assert "\n" not in Lines().format(record("a\nlevel=error"))


def test_json_is_one_object_a_line_with_the_trace_in_it() -> None:
    line = Objects().format(record("error %s", "ab12", error=True, what="x"))
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["message"], found["what"]) == ("warning", "error ab12", "x")
    assert "ValueError" in found["trace"]


@pytest.mark.parametrize("shape", [Lines, Objects])
def test_a_token_in_a_trace_is_blotted_out(shape: type[logging.Formatter]) -> None:
    line = shape().format(record("broken", error=True))
    assert SECRET not in line
    assert BLOT in line


@pytest.mark.parametrize(
    "text",
    [
        f"POST https://discord.com/api/v10/interactions/123/{INTERACTION}/callback has returned 500",
        f"PATCH /webhooks/99/{INTERACTION}/messages/@original",
        f"url='/webhooks/99/{INTERACTION}'",
    ],
)
def test_the_tokens_of_interactions_are_blotted_out_of_addresses(text: str) -> None:
    assert INTERACTION not in without_secrets(text)
    assert without_secrets(text) == text.replace(INTERACTION, BLOT)


def test_what_is_no_secret_stays() -> None:
    text = "table h4k2m: step 12 of paravent.db.before-0002, 127.0.0.1:8765, engine.tables.calls.base"
    assert without_secrets(text) == text


class Listening(commands.Bot):
    """A bot that never connects."""

    def __init__(self) -> None:
        super().__init__(command_prefix="-", intents=discord.Intents.none())


@pytest.mark.parametrize(("age", "told"), [(0.2, []), (1.0, []), (2.5, [2500]), (-3.0, [])])
async def test_an_interaction_that_was_old_when_it_came_is_told_of(
    caplog: pytest.LogCaptureFixture, age: float, told: list[int]
) -> None:
    at = datetime(2027, 1, 15, tzinfo=UTC)
    bot = Listening()
    watch(bot, lambda: at.timestamp() + age)
    interaction: Any = SimpleNamespace(
        created_at=at,
        type=discord.InteractionType.component,
        command=None,
        data={"custom_id": "pv:join:h4k2m:secret words"},
    )
    with caplog.at_level(logging.INFO):
        for listen in bot.extra_events["on_interaction"]:
            await listen(interaction)
    found: list[dict[str, Any]] = [vars(line)["fields"] for line in caplog.records if line.name == "paravent"]
    assert [fields["age_ms"] for fields in found] == told
    assert all(fields["what"] == "join" for fields in found)
