"""The unchanged client of the pinned discord.py connects, stays, and comes back after every kind of break."""

import zlib
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
import zstandard

from sandbox.server import TOKEN, Sandbox
from sandbox.world.payloads import channel
from tests.sandbox.bot import running


async def new_channel(sandbox: Sandbox, name: str) -> None:
    """Something happens that a bot hears of."""
    guild = next(iter(sandbox.world.guilds.values()))
    await sandbox.gateway.dispatch("CHANNEL_CREATE", channel(sandbox.world, sandbox.world.channel(guild, name)))


def test_the_client_is_the_one_we_pinned() -> None:
    assert discord.__version__ == "2.7.1"


async def test_a_bot_sees_its_servers_and_their_channels(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        assert bot.user is not None
        assert bot.user.name == "Paravent"
        (guild,) = bot.guilds
        assert (guild.name, [each.name for each in guild.text_channels]) == ("The Quarry", ["games"])
        assert guild.me.guild_permissions.send_messages


async def test_what_happens_reaches_the_bot(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        await new_channel(sandbox, "carrara")
        (created,) = await bot.hears("guild_channel_create")
        assert created.name == "carrara"


@pytest.mark.parametrize("how", ["dropped", "asked to reconnect", "invalid but resumable"])
async def test_after_a_break_the_session_goes_on_and_nothing_is_missed(sandbox: Sandbox, how: str) -> None:
    async with running(sandbox) as bot:
        (session,) = sandbox.gateway.sessions.values()
        if how == "dropped":
            await sandbox.gateway.drop()
        elif how == "asked to reconnect":
            await sandbox.gateway.ask_to_reconnect()
        else:
            await sandbox.gateway.invalidate(resumable=True)
        await new_channel(sandbox, "while away")
        (created,) = await bot.hears("guild_channel_create")
        assert created.name == "while away"
        await bot.hears("resumed")
        assert list(sandbox.gateway.sessions.values()) == [session]


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        answer = await session.get(f"{sandbox.api}/users/@me", headers={"Authorization": "Bot nonsense"})
        assert (answer.status, await answer.json()) == (401, {"message": "401: Unauthorized", "code": 0})
        async with session.ws_connect(f"{sandbox.gateway.address}?v=10&encoding=json") as socket:
            assert (await socket.receive_json())["op"] == 10
            await socket.send_json({"op": 2, "d": {"token": "nonsense", "intents": 0, "properties": {}}})
            assert (await socket.receive()).data == 4004


@pytest.mark.parametrize(("said", "closes"), [("hello", 4002), ('{"op": 8}', 4003), ('{"op": "x"}', 4002)])
async def test_what_no_client_says_closes_the_connection(sandbox: Sandbox, said: str, closes: int) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.gateway.address}?v=10&encoding=json") as socket,
    ):
        await socket.receive()
        await socket.send_str(said)
        assert (await socket.receive()).data == closes


async def test_a_session_that_never_was_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.gateway.address}?v=10&encoding=json") as socket,
    ):
        await socket.receive()
        await socket.send_json({"op": 6, "d": {"token": TOKEN, "session_id": "nowhere", "seq": 1}})
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


STREAMS: dict[str, Callable[[], Any]] = {
    "zlib-stream": zlib.decompressobj,
    "zstd-stream": zstandard.ZstdDecompressor().decompressobj,
}


@pytest.mark.parametrize("compression", STREAMS)
async def test_what_is_packed_comes_as_one_stream(sandbox: Sandbox, compression: str) -> None:
    """The client asks for zstd where zstandard is installed, and for zlib elsewhere."""
    unpack = STREAMS[compression]()
    address = f"{sandbox.gateway.address}?v=10&encoding=json&compress={compression}"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert b'"op": 10' in unpack.decompress((await socket.receive()).data)
        await socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": 1, "properties": {}}})
        assert b'"READY"' in unpack.decompress((await socket.receive()).data)
        assert b'"GUILD_CREATE"' in unpack.decompress((await socket.receive()).data)


async def test_an_unknown_route_is_refused_and_noted() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        answer = await session.get(f"{sandbox.api}/no/such/thing", headers={"Authorization": f"Bot {TOKEN}"})
        assert (answer.status, await answer.json()) == (404, {"message": "404: Not Found", "code": 0})
        assert sandbox.unknown == ["GET /api/v10/no/such/thing"]


async def test_it_listens_on_loopback_alone(sandbox: Sandbox) -> None:
    assert sandbox.api.startswith("http://127.0.0.1:")
