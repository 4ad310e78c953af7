"""Time that is let pass: the clock moves, whoever follows it hears of it at once, and nobody is waited for in vain."""

import asyncio
import time
from typing import Any

import aiohttp
import pytest

from sandbox.actions import passing
from sandbox.clock import Clock, HandClock
from sandbox.server import TOKEN, Sandbox
from tests.sandbox.bare import ask

TIME = "/sandbox/time"
DAY = 86_400.0


async def waiting(sandbox: Sandbox, known: float) -> asyncio.Task[tuple[int, Any]]:
    """Somebody who asks what is new, and has been heard."""
    before = sandbox._passing._caught_up
    asked = asyncio.create_task(ask(sandbox, "GET", TIME, params={"known": repr(known)}))
    await sandbox.world.pulse.until(lambda: sandbox._passing._caught_up > before, lambda: "nobody asked")
    return asked


def test_a_real_clock_goes_on_from_what_was_let_pass() -> None:
    clock = Clock()
    assert abs(clock.now() - time.time()) < 1
    clock.go_on(DAY)
    assert abs(clock.now() - time.time() - DAY) < 1
    assert abs(Clock(ahead=DAY).now() - clock.now()) < 1


def test_one_moved_by_hand_stands_still_in_between_and_what_passes_comes_on_top() -> None:
    clock = HandClock(1_000.0)
    clock.move(-0.5)
    clock.go_on(DAY)
    assert (clock.now(), clock.ahead) == (999.5 + DAY, DAY)


async def test_a_clock_that_a_test_has_set_back_lets_the_same_time_pass_for_who_follows(sandbox: Sandbox) -> None:
    assert isinstance(sandbox.world.clock, HandClock)
    sandbox.world.clock.move(-300 * DAY)
    now = sandbox.world.clock.now()
    await sandbox.pass_time(DAY)
    assert await ask(sandbox, "GET", TIME) == (200, {"ahead": DAY})
    assert sandbox.world.clock.now() == now + DAY


async def test_who_asks_is_told_at_once_by_how_much_it_was_moved(sandbox: Sandbox) -> None:
    assert await ask(sandbox, "GET", TIME) == (200, {"ahead": 0.0})
    await sandbox.pass_time(DAY)
    await sandbox.pass_time(0.1)
    assert await ask(sandbox, "GET", TIME) == (200, {"ahead": DAY + 0.1})


async def test_without_the_bots_token_nobody_is_told(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.api}{TIME}") as answer:
        assert answer.status == 401
        assert "ahead" not in await answer.text()


async def test_who_knows_it_waits_until_it_is_no_longer_so(sandbox: Sandbox) -> None:
    asked = await waiting(sandbox, 0.0)
    await asyncio.sleep(0.05)
    assert not asked.done()
    moving = asyncio.create_task(sandbox.pass_time(DAY))
    assert await asked == (200, {"ahead": DAY})
    again = await waiting(sandbox, DAY)
    await moving
    again.cancel()


async def test_who_is_behind_is_told_at_once(sandbox: Sandbox) -> None:
    await sandbox.pass_time(DAY)
    assert await ask(sandbox, "GET", TIME, params={"known": "0.0"}) == (200, {"ahead": DAY})


async def test_who_waits_for_long_is_told_that_nothing_is_new(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passing, "HELD", 0.05)
    assert await ask(sandbox, "GET", TIME, params={"known": "0"}) == (200, {"ahead": 0.0})
    assert not sandbox._passing._waiting


@pytest.mark.parametrize("known", ["", "soon", "nan", "inf", "-inf"])
async def test_what_is_no_number_is_refused(sandbox: Sandbox, known: str) -> None:
    status, answer = await ask(sandbox, "GET", TIME, params={"known": known})
    assert (status, answer["code"]) == (400, 50035)


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf"), passing.FARTHEST + 1])
async def test_time_that_cannot_pass_does_not(sandbox: Sandbox, seconds: float) -> None:
    now = sandbox.world.clock.now()
    with pytest.raises(ValueError, match="time goes on"):
        await sandbox.pass_time(seconds)
    assert sandbox.world.clock.now() == now


async def test_ten_years_are_enough(sandbox: Sandbox) -> None:
    await sandbox.pass_time(passing.FARTHEST)
    with pytest.raises(ValueError, match="time goes on"):
        await sandbox.pass_time(1)


async def test_a_bot_that_is_gone_is_not_waited_for(sandbox: Sandbox) -> None:
    asked = await waiting(sandbox, 0.0)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    await asyncio.sleep(0.05)
    async with asyncio.timeout(passing.PATIENCE / 2):
        await sandbox.pass_time(DAY)


async def test_one_that_does_not_come_back_is_not_waited_for_for_long(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passing, "PATIENCE", 0.1)
    asked = await waiting(sandbox, 0.0)
    await sandbox.pass_time(DAY)
    assert await asked == (200, {"ahead": DAY})


async def test_a_sandbox_that_goes_lets_nobody_wait() -> None:
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with Sandbox() as sandbox:
            before = time.monotonic()
            asked = asyncio.create_task(session.get(f"{sandbox.api}{TIME}", params={"known": "0.0"}))
            await sandbox.world.pulse.until(lambda: sandbox._passing._caught_up, lambda: "nobody asked")
        assert time.monotonic() - before < 1.0
        assert (await asked).status == 200
