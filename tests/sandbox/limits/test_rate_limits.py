"""How often a bot may ask: the unchanged discord.py keeps to what the headers say, and who does not is refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.actions.interactions import COMMAND
from sandbox.clock import Clock, HandClock
from sandbox.http.rates import LOOSE, REAL, Rate, Rates
from sandbox.server import TOKEN, Sandbox
from sandbox.world.places import Channel, User
from tests.sandbox.bot import PATIENCE, running

MESSAGES = ("POST", "/channels/*/messages")


@asynccontextmanager
async def limited(rates: Rates, clock: Clock | None = None) -> AsyncIterator[tuple[Sandbox, User, Channel]]:
    """A server with these rates, with Anna and a channel in it."""
    async with Sandbox(clock, rates=rates) as sandbox:
        anna = sandbox.world.user("Anna")
        yield sandbox, anna, sandbox.world.channel(sandbox.world.guild("The Quarry", anna), "games")


async def ask(sandbox: Sandbox, method: str, path: str, token: str = TOKEN, **body: Any) -> aiohttp.ClientResponse:
    """One bare request; its answer, read to the end."""
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        answer = await session.request(method, f"{sandbox.api}{path}", json=body)
        await answer.read()
        return answer


async def write(sandbox: Sandbox, channel: Channel, content: str = "x") -> aiohttp.ClientResponse:
    return await ask(sandbox, "POST", f"/channels/{channel.id}/messages", content=content)


def seen(sandbox: Sandbox, anna: User, channel: Channel) -> list[str]:
    return [message.body["content"] for message in sandbox.messages.seen_by(anna.id, channel.id)]


# The unchanged discord.py


async def write_all(channel: discord.TextChannel, number: int) -> None:
    for each in range(number):
        await channel.send(str(each))


async def test_eight_messages_in_a_row_all_arrive_in_order_and_none_is_refused() -> None:
    rates = Rates({MESSAGES: Rate(5, 0.5, "this test")})
    async with limited(rates) as (sandbox, anna, channel), running(sandbox) as bot:
        await write_all(bot.guilds[0].text_channels[0], 8)
        assert seen(sandbox, anna, channel) == ["0", "1", "2", "3", "4", "5", "6", "7"]
        assert sandbox.meter.invalid == 0


async def test_too_many_requests_in_all_are_waited_out() -> None:
    clock, rates = HandClock(), Rates(others=LOOSE.others, overall=Rate(5, 0.1, "this test"))
    async with limited(rates, clock) as (sandbox, anna, channel), running(sandbox) as bot:
        clock.move(0.1)
        writing = asyncio.create_task(write_all(bot.guilds[0].text_channels[0], 8))
        async with asyncio.timeout(PATIENCE):
            while not sandbox.meter.invalid:
                await asyncio.sleep(0)
        assert seen(sandbox, anna, channel) == ["0", "1", "2", "3", "4"]
        clock.move(0.1)
        await asyncio.wait_for(writing, PATIENCE)
        assert seen(sandbox, anna, channel) == ["0", "1", "2", "3", "4", "5", "6", "7"]


async def test_a_banned_bot_is_told_at_once_and_does_not_try_again() -> None:
    rates = Rates(invalid=Rate(2, 600.0, "this test"))
    async with limited(rates) as (sandbox, anna, channel), running(sandbox) as bot:
        for _ in range(2):
            await ask(sandbox, "GET", "/users/@me", "nonsense")
        with pytest.raises(discord.HTTPException) as refused:
            await bot.guilds[0].text_channels[0].send("Hello?")
        assert (refused.value.status, sandbox.meter.invalid) == (429, 2)
        assert seen(sandbox, anna, channel) == []


# Bare requests


async def test_every_answer_says_how_much_is_left() -> None:
    async with limited(REAL, HandClock(1_800_000_000.25)) as (sandbox, _, channel):
        first, second = await write(sandbox, channel), await write(sandbox, channel)
        assert [each.headers["X-RateLimit-Remaining"] for each in (first, second)] == ["4", "3"]
        assert first.headers["X-RateLimit-Limit"] == "5"
        assert first.headers["X-RateLimit-Reset"] == "1800000005.250"
        assert first.headers["X-RateLimit-Reset-After"] == "5.000"
        assert first.headers["Via"] == "1.1 google"
        refused = await write(sandbox, channel, "x" * 2001)
        assert (refused.status, refused.headers["X-RateLimit-Remaining"]) == (400, "2")


async def test_each_channel_has_a_count_of_its_own_in_the_same_bucket() -> None:
    async with limited(REAL, HandClock()) as (sandbox, _, channel):
        other = sandbox.world.channel(next(iter(sandbox.world.guilds.values())), "carrara")
        here = [await write(sandbox, channel) for _ in range(6)]
        there = await write(sandbox, other)
        assert [each.status for each in here] == [200] * 5 + [429]
        assert (there.status, there.headers["X-RateLimit-Remaining"]) == (200, "4")
        assert len({each.headers["X-RateLimit-Bucket"] for each in [*here, there]}) == 1
        written = (await here[0].json())["id"]
        removed = await ask(sandbox, "DELETE", f"/channels/{channel.id}/messages/{written}")
        assert removed.status == 204
        assert removed.headers["X-RateLimit-Bucket"] != there.headers["X-RateLimit-Bucket"]


async def test_who_asks_too_often_is_told_how_long_to_wait_and_may_ask_again_then() -> None:
    clock = HandClock()
    async with limited(REAL, clock) as (sandbox, anna, channel):
        for _ in range(5):
            await write(sandbox, channel)
        clock.move(0.5)
        refused = await write(sandbox, channel, "too soon")
        assert refused.status == 429
        body = {"message": "You are being rate limited.", "retry_after": 4.5, "global": False}
        assert await refused.json() == body
        assert (refused.headers["Retry-After"], refused.headers["X-RateLimit-Remaining"]) == ("5", "0")
        assert refused.headers["X-RateLimit-Scope"] == "user"
        assert "X-RateLimit-Global" not in refused.headers
        clock.move(4.5)
        assert (await write(sandbox, channel, "now")).status == 200
        assert seen(sandbox, anna, channel) == ["x"] * 5 + ["now"]


async def test_fifty_requests_a_second_and_no_more_but_for_interactions() -> None:
    clock = HandClock()
    async with limited(REAL, clock) as (sandbox, anna, channel):
        assert {(await ask(sandbox, "GET", "/users/@me")).status for _ in range(50)} == {200}
        refused = await write(sandbox, channel)
        assert (refused.status, (await refused.json())["global"]) == (429, True)
        assert (refused.headers["X-RateLimit-Global"], refused.headers["X-RateLimit-Scope"]) == ("true", "global")
        pressed = await sandbox.interactions.begin(COMMAND, anna, channel, {"name": "wheel", "type": 1})
        callback = f"/interactions/{pressed.id}/{pressed.token}/callback"
        assert (await ask(sandbox, "POST", callback, type=4, data={"content": "x"})).status == 204
        follow_up = f"/webhooks/{sandbox.world.bot.id}/{pressed.token}"
        assert (await ask(sandbox, "POST", follow_up, content="x")).headers["X-RateLimit-Remaining"] == "4"
        clock.move(1.0)
        assert (await write(sandbox, channel)).status == 200


async def test_somebody_with_a_wrong_token_does_not_use_up_what_the_bot_may_ask() -> None:
    async with limited(REAL, HandClock()) as (sandbox, _, channel):
        for _ in range(5):
            assert (await ask(sandbox, "POST", f"/channels/{channel.id}/messages", "nonsense")).status == 401
        assert (await write(sandbox, channel)).status == 200


async def test_refusals_of_the_last_ten_minutes_are_counted_and_too_many_are_a_ban() -> None:
    clock = HandClock()
    async with limited(Rates(invalid=Rate(3, 600.0, "this test")), clock) as (sandbox, _, channel):
        for seconds in (0, 1, 600):
            clock.move(seconds)
            await ask(sandbox, "GET", "/users/@me", "nonsense")
        assert sandbox.meter.invalid == 1
        for _ in range(2):
            await ask(sandbox, "GET", "/users/@me", "nonsense")
        banned = await write(sandbox, channel)
        assert (banned.status, banned.content_type, banned.headers["Retry-After"]) == (429, "text/html", "3600")
        assert "Via" not in banned.headers
        clock.move(3600)
        assert (await write(sandbox, channel)).status == 200


async def test_where_nobody_is_refused_nobody_is_banned_either() -> None:
    async with limited(replace(LOOSE, invalid=Rate(2, 600.0, "this test"))) as (sandbox, _, channel):
        for _ in range(3):
            await ask(sandbox, "GET", "/users/@me", "nonsense")
        assert ((await write(sandbox, channel)).status, sandbox.meter.invalid) == (200, 3)


async def test_unless_it_is_asked_for_nobody_is_ever_refused() -> None:
    async with Sandbox(HandClock()) as sandbox:
        answers = [await ask(sandbox, "GET", "/users/@me") for _ in range(60)]
        assert {each.status for each in answers} == {200}
        assert {each.headers["X-RateLimit-Remaining"] for each in answers} == {"999"}
