"""Two bots that only say hello, each a process of its own: one on discord.py, one on bare aiohttp as its yardstick."""

import asyncio
import json
import os
import sys
import zlib
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.program.wire import ApiAddress, check_token, client_options, point_at, setting

HELLO = {"name": "hello", "description": "Say hello", "type": 1}
ANSWER = {"type": 4, "data": {"content": "Hello"}}


class Hello(discord.Client):
    """The smallest bot there is."""

    async def setup_hook(self) -> None:
        tree = app_commands.CommandTree(self)

        @tree.command(name="hello", description="Say hello")
        async def hello(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("Hello")

        await tree.sync()


async def with_discord(token: str, address: ApiAddress) -> None:
    """As any bot would be written."""
    with point_at(address):
        async with Hello(intents=discord.Intents(guilds=True), **client_options(address)) as client:
            await client.start(token)


async def bare(token: str, address: ApiAddress) -> None:
    """The same two connections and the same bytes, and nothing else done."""
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.get(f"{address.api}/users/@me") as answer:
            me = (await answer.json())["id"]
        await session.put(f"{address.api}/applications/{me}/commands", json=[HELLO])
        async with session.ws_connect(f"{address.gateway}?v=10&encoding=json&compress=zlib-stream") as socket:
            await socket.send_json({"op": 2, "d": {"token": token, "intents": 1, "properties": {}}})
            unpack, answers = zlib.decompressobj(), set[asyncio.Task[None]]()
            async for message in socket:
                told = json.loads(unpack.decompress(message.data))
                if told["t"] == "INTERACTION_CREATE":
                    task = asyncio.create_task(_answer(session, address, told["d"]))
                    answers.add(task)
                    task.add_done_callback(answers.discard)


async def _answer(session: aiohttp.ClientSession, address: ApiAddress, asked: dict[str, Any]) -> None:
    callback = f"{address.api}/interactions/{asked['id']}/{asked['token']}/callback?with_response=1"
    async with session.post(callback, json=ANSWER) as answer:
        await answer.json()


if __name__ == "__main__":
    here, secret = setting(os.environ), os.environ["PARAVENT_TOKEN"]
    assert here is not None
    check_token(secret, here)
    asyncio.run((bare if sys.argv[1] == "bare" else with_discord)(secret, here))
