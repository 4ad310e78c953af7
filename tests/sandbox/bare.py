"""Bare requests with the bot's token, for what discord.py would not send."""

import json
from typing import Any

import aiohttp

from sandbox.server import TOKEN, Sandbox


async def ask(sandbox: Sandbox, method: str, path: str, **sent: Any) -> tuple[int, Any]:
    """The status, and the answer if there is one."""
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
        session.request(method, f"{sandbox.api}{path}", **sent) as answer,
    ):
        content = await answer.read()
        return answer.status, json.loads(content) if content else None
