"""The bot takes its clock from the sandbox it talks to, and from nothing else: no request, no answer moves another."""

import asyncio
import gzip
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from pydantic import SecretStr

from bot.program import sandbox_clock
from bot.program.run import built
from bot.program.sandbox_clock import FARTHEST, SandboxClock
from bot.program.settings import Settings
from bot.program.wire import ApiAddress, WrongToken
from engine.tables.service import Tables
from sandbox.clock import Clock, HandClock
from sandbox.server import TOKEN, Sandbox
from tests.bot.program.operating import SECRET, bot
from tests.bot.program.running import paravent
from tests.bot.program.test_wire import server

DAY = 86_400.0
GAMES = ("tests.sample.games",)


def clock_at(api: str) -> SandboxClock:
    return SandboxClock(ApiAddress.parse(api), TOKEN)


def ahead(clock: Callable[[], float]) -> float:
    """By how many whole seconds it differs from the machine's."""
    return round(clock() - time.time(), 1)


def settings(database: Path, api: str = "", token: str = TOKEN) -> Settings:
    return Settings(token=SecretStr(token), database=database, discord_api=api)


@asynccontextmanager
async def followed(clock: SandboxClock) -> AsyncIterator[list[float]]:
    """As the bot follows it; how far ahead it was each time that it was moved."""
    seen: list[float] = []

    async def for_ever() -> None:
        while True:
            await clock.follow(lambda: seen.append(ahead(clock.now)))

    task = asyncio.create_task(for_ever())
    try:
        yield seen
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def asked_for(text: str, host: str = "127.0.0.1", **more: Any) -> AsyncIterator[tuple[str, list[str]]]:
    """A sandbox that answers everything like this: its address, and what it was asked."""
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path_qs)
        return web.Response(text=text, **more)

    async with server(answer, host) as at:
        yield f"http://{at}/api/v10", asked


# Which clock


async def test_without_the_setting_nobody_is_asked_and_the_clock_is_the_machines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(aiohttp.ClientSession, "_request", lambda *given, **_: asked.append(given))
    async with built(settings(tmp_path / "paravent.db", token=SECRET), GAMES) as made:
        assert made.tables.watch.wall is time.time
        assert not any("follow" in repr(task) for task in made.tasks)
    assert asked == []


async def test_with_it_the_clock_is_the_sandboxs_before_the_tables_wake_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken: list[float] = []
    wake_up = Tables._wake_up

    async def noting(tables: Tables) -> None:
        woken.append(ahead(tables.watch.wall))
        await wake_up(tables)

    monkeypatch.setattr(Tables, "_wake_up", noting)
    async with (
        Sandbox(Clock(ahead=7 * DAY)) as sandbox,
        built(settings(tmp_path / "paravent.db", sandbox.api), GAMES) as made,
    ):
        assert ahead(made.tables.watch.wall) == 7 * DAY
        assert any("follow" in repr(task) for task in made.tasks)
    assert woken == [7 * DAY]


async def test_a_test_may_give_it_another(tmp_path: Path) -> None:
    clock = HandClock()
    async with (
        Sandbox(clock) as sandbox,
        built(settings(tmp_path / "paravent.db", sandbox.api), GAMES, clock=clock.now) as made,
    ):
        assert made.tables.watch.wall == clock.now


async def test_a_token_of_discords_is_not_sent_to_ask_for_it(tmp_path: Path) -> None:
    async with asked_for('{"ahead": 5}') as (api, asked):
        with pytest.raises(WrongToken):
            async with built(settings(tmp_path / "paravent.db", api, SECRET), GAMES):
                pass
    assert asked == []


# Following it


async def test_it_goes_on_when_time_is_let_pass_and_who_waits_for_a_time_is_woken() -> None:
    async with Sandbox() as sandbox:
        clock = clock_at(sandbox.api)
        await clock.ask()
        assert ahead(clock.now) == 0
        async with followed(clock) as seen:
            await sandbox.world.pulse.until(lambda: sandbox._passing._caught_up, lambda: "nobody asked")
            for days in range(1, 4):
                await sandbox.pass_time(DAY)
                assert seen == [DAY * each for each in range(1, days + 1)], "nobody had to wait for it"
                assert ahead(clock.now) == DAY * days


async def test_a_clock_that_stands_still_moves_the_bots_by_as_much() -> None:
    async with Sandbox(HandClock()) as sandbox:
        clock = clock_at(sandbox.api)
        async with followed(clock) as seen:
            await sandbox.world.pulse.until(lambda: sandbox._passing._caught_up, lambda: "nobody asked")
            await sandbox.pass_time(DAY)
        assert seen == [DAY]


async def test_a_whole_bot_hears_of_it_in_this_process(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "paravent")
    async with Sandbox(HandClock()) as sandbox, paravent(sandbox, tmp_path / "paravent.db", roots=GAMES):
        await sandbox.world.pulse.until(lambda: sandbox._passing._caught_up, lambda: "nobody asked")
        await sandbox.pass_time(DAY)
        assert "the sandbox has moved the clock" in caplog.messages
        assert sandbox.unknown == sandbox.broken == []


async def test_a_process_knows_what_has_passed_before_it_started_and_hears_of_more(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        await sandbox.pass_time(DAY)
        async with bot(sandbox, tmp_path / "paravent.db") as running:
            assert running.printed().index("ahead_s=86400.0") < running.printed().index("logged in")
            await sandbox.pass_time(DAY)
            async with asyncio.timeout(20):
                while "ahead_s=172800.0" not in running.printed():
                    await asyncio.sleep(0.01)
            assert TOKEN not in running.printed()
            assert await running.stop() == 0


# What is no answer

PACKED = gzip.compress(b'{"ahead": 5}')
NONSENSE: dict[str, Callable[[], web.Response]] = {
    "a sandbox without such a route": lambda: web.Response(status=404, text='{"ahead": 5}'),
    "a broken one": lambda: web.Response(status=500, text='{"ahead": 5}'),
    "nothing": lambda: web.Response(),
    "no JSON": lambda: web.Response(text="soon"),
    "no text": lambda: web.Response(body=b"\xff\xfe\x00"),
    "a list": lambda: web.Response(text="[5]"),
    "a number alone": lambda: web.Response(text="5"),
    "no such field": lambda: web.Response(text='{"behind": 5}'),
    "a text": lambda: web.Response(text='{"ahead": "5"}'),
    "a yes": lambda: web.Response(text='{"ahead": true}'),
    "null": lambda: web.Response(text='{"ahead": null}'),
    "before now": lambda: web.Response(text='{"ahead": -1}'),
    "never": lambda: web.Response(text='{"ahead": NaN}'),
    "for ever": lambda: web.Response(text='{"ahead": Infinity}'),
    "too far": lambda: web.Response(text=f'{{"ahead": {FARTHEST + 1}}}'),
    "far too far": lambda: web.Response(text=f'{{"ahead": {10**300}}}'),
    "a number nobody can read": lambda: web.Response(text=f'{{"ahead": {"9" * 900}}}'),
    "too long": lambda: web.Response(text='{"ahead": 5}' + " " * 100_000),
    "packed": lambda: web.Response(body=PACKED, headers={"Content-Encoding": "gzip"}),
    "too deep": lambda: web.Response(text="[" * 900),
}


@pytest.mark.parametrize("what", NONSENSE)
async def test_an_answer_that_is_none_does_no_harm(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox_clock, "PAUSE", 0.01)
    asked = asyncio.Semaphore(0)

    async def answer(request: web.Request) -> web.Response:
        asked.release()
        return NONSENSE[what]()

    async with server(answer, "127.0.0.1") as host:
        clock = clock_at(f"http://{host}/api/v10")
        await clock.ask()
        async with followed(clock) as seen:
            for _ in range(3):
                await asyncio.wait_for(asked.acquire(), 10)
        assert ahead(clock.now) == 0
        assert seen == []


@pytest.mark.parametrize("text", ['{"ahead": 0}', '{"ahead": 5}', '{"ahead": 5.25, "more": []}'])
async def test_an_answer_that_can_be_is_taken_and_one_that_says_nothing_new_keeps_nobody_busy(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox_clock, "BREATH", 0.3)
    async with asked_for(text) as (api, asked):
        clock = clock_at(api)
        await clock.ask()
        known = json.loads(text)["ahead"]
        assert ahead(clock.now) == round(known, 1)
        async with followed(clock) as seen:
            await asyncio.sleep(0.2)
        assert asked == ["/api/v10/sandbox/time", f"/api/v10/sandbox/time?known={float(known)!r}"]
        assert seen == []


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_a_sandbox_cannot_send_the_question_elsewhere(status: int) -> None:
    async with asked_for('{"ahead": 5}', "127.0.0.2") as (other, asked):
        there = {"Location": f"{other}/sandbox/time"}
        async with asked_for("", status=status, headers=there) as (api, led):
            clock = clock_at(api)
            await clock.ask()
    assert (ahead(clock.now), len(led), asked) == (0, 1, [])


async def test_no_proxy_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async with asked_for('{"ahead": 7}', "127.0.0.2") as (other, asked), asked_for('{"ahead": 5}') as (api, _):
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, other.removesuffix("/api/v10"))
        clock = clock_at(api)
        await clock.ask()
    assert (ahead(clock.now), asked) == (5, [])


async def test_a_sandbox_that_never_answers_does_not_keep_the_bot_from_starting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sandbox_clock, "AT_ONCE", 0.1)

    async def never(request: web.Request) -> web.Response:
        await asyncio.sleep(60)
        return web.Response()

    async with server(never, "127.0.0.1") as host:
        clock = clock_at(f"http://{host}/api/v10")
        async with asyncio.timeout(5):
            await clock.ask()
    assert ahead(clock.now) == 0


async def test_a_sandbox_that_is_not_there_leaves_the_clock_as_it_is() -> None:
    clock = clock_at("http://127.0.0.1:9/api/v10")
    await clock.ask()
    assert ahead(clock.now) == 0
