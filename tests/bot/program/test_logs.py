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

from bot.program.logs import BLOT, Lines, Objects, watch, without_secrets
from tests.bot.program.operating import SECRET

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


SPOKEN = [
    f'answered at "/webhooks/99/{INTERACTION}"',
    f"answered at '/interactions/99/{INTERACTION}\\'",
    f"/webhooks/99/{INTERACTION}\\n and then",
    f'/webhooks/99/{INTERACTION}\\"level": "error"',
    f'the token is "{SECRET}"',
    "sandbox.a\"b\\c is no token of Discord's",
    f"/webhooks/99/{INTERACTION}\tand\x01\u2028",
]
"""What is blotted out stands beside what JSON has to escape, or holds it."""


@pytest.mark.parametrize("text", SPOKEN)
@pytest.mark.parametrize("where", ["message", "what"])
def test_a_line_of_json_can_be_read_whatever_is_blotted_out_of_it(text: str, where: str) -> None:
    found = json.loads(Objects().format(record(text, n=7) if where == "message" else record("said", what=text, n=7)))
    assert found[where] == without_secrets(text)
    assert BLOT in found[where]
    assert (found["level"], found["n"]) == ("warning", 7)


@pytest.mark.parametrize("text", SPOKEN)
def test_a_line_of_text_has_its_quotes_in_order_whatever_is_blotted_out_of_it(text: str) -> None:
    line = Lines().format(record(text, what="x"))
    _, _, rest = line.partition("message=")
    said, end = json.JSONDecoder().raw_decode(rest)
    assert (said, rest[end:]) == (without_secrets(text), " what=x")


def test_what_is_thrown_is_blotted_out_of_the_trace_in_json() -> None:
    try:
        raise ValueError(f'"/webhooks/99/{INTERACTION}\\"')
    except ValueError:
        made = logging.LogRecord("paravent", logging.ERROR, "x.py", 1, "broken", (), sys.exc_info())
    found = json.loads(Objects().format(made))
    assert INTERACTION not in found["trace"]
    assert BLOT in found["trace"]


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
