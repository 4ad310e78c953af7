"""Nobody waits any more: an answer that comes too late is taken by no Discord. That is no error, and nobody is told."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from sandbox.actions.interactions import Interaction
from sandbox.http.trouble import hold_request, refuse
from tests.bot.conftest import Play
from tests.bot.faults.faulting import Round, begun, struck
from tests.bot.faults.test_delivered_twice import quiet

CALLBACK, ORIGINAL = ("POST", "/interactions/*/*/callback"), ("PATCH", "/webhooks/*/*/messages/@original")

SECONDS = {CALLBACK: 4, ORIGINAL: 16 * 60}
"""How long Discord does not wait: for the first answer, and for a later one."""


async def too_late(going: Round, request: tuple[str, str], act: Callable[[], Coroutine[Any, Any, Any]]) -> Interaction:
    """Somebody does something, and this request is held until Discord does not take it any more."""
    let, play = asyncio.Event(), going.play
    blow = play.sandbox.trouble.next(*request, hold_request(let))
    doing = asyncio.create_task(act())
    await struck(blow)
    play.clock.move(SECONDS[request])
    let.set()
    await quiet()
    doing.cancel()
    return play.sandbox.interactions.newest(play.anna.user)


def told_in_one_line(log: pytest.LogCaptureFixture, *codes: int) -> None:
    """A warning without a trace and without a number, and no error."""
    assert [each.getMessage() for each in log.records if each.levelno >= logging.ERROR or each.exc_info] == []
    said = [vars(each)["fields"]["code"] for each in log.records if "could no longer be" in each.getMessage()]
    assert said == list(codes)


@pytest.fixture(autouse=True)
def told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)


async def test_a_command_that_is_acknowledged_after_three_seconds(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        done = await too_late(going, CALLBACK, lambda: going.favour(play.anna))
        assert done.original is None
        told_in_one_line(caplog, 10062)
        await going.is_whole(0)


async def test_a_button_that_is_acknowledged_after_three_seconds(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        done = await too_late(going, CALLBACK, lambda: play.anna.press("My screen", on=going.posts()[-1]))
        assert done.original is None
        told_in_one_line(caplog, 10062)


async def test_suggestions_that_come_after_three_seconds(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        done = await too_late(
            going, CALLBACK, lambda: play.anna.autocomplete("/pebbles favour", "colour", at=going.thread)
        )
        assert done.suggestions == []
        told_in_one_line(caplog, 10062)


async def test_an_answer_that_comes_after_a_quarter_of_an_hour(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        done = await too_late(going, ORIGINAL, lambda: going.favour(play.anna))
        told_in_one_line(caplog, 10015)
        assert [seen for seen in play.anna.sees(going.thread) if "went wrong" in seen.text] == []
        assert done.answered is not None
        await going.goes_on(1)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (404, 10062)])
async def test_whatever_discord_calls_it(play: Play, caplog: pytest.LogCaptureFixture, status: int, code: int) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        blow = play.sandbox.trouble.next(*ORIGINAL, refuse(status, code))
        asked = asyncio.create_task(play.anna.press("My screen", on=going.posts()[-1]))
        await struck(blow)
        await quiet()
        assert not asked.done()
        asked.cancel()
        told_in_one_line(caplog, code)
        assert play.sandbox.trouble.left == []
