"""Bare requests to the sandbox, and what is written in it, for tests that send what no client library would."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from sandbox.actions.interactions import COMMAND, Interaction
from sandbox.clock import HandClock
from sandbox.openapi.description import Description
from sandbox.server import TOKEN, Sandbox
from sandbox.world.places import Channel, User


class Asker:
    """Whoever has the bot's token and no library: it asks for anything."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox, self.session = sandbox, session
        self.channel: Channel = next(iter(sandbox.world.channels.values()))
        self.anna: User = next(user for user in sandbox.world.users.values() if user.name == "Anna")

    async def ask(self, method: str, path: str, **sent: Any) -> tuple[int, Any]:
        """The status, and the answer if there is one in JSON."""
        address = f"{self.sandbox.api}{path}"
        async with self.session.request(method, address, **sent) as answer:
            content = await answer.read()
            return answer.status, json.loads(content) if content else None

    async def begun(self, kind: int = COMMAND) -> tuple[Interaction, str]:
        """Anna does something; the address at which it is answered."""
        data = {"id": "1", "name": "wheel", "type": 1}
        begun = await self.sandbox.interactions.begin(kind, self.anna, self.channel, data)
        return begun, f"/interactions/{begun.id}/{begun.token}/callback"

    def written(self) -> Any:
        """Everything that a bot can leave behind."""
        world, sandbox = self.sandbox.world, self.sandbox
        messages = {each: [m.id for m in sandbox.messages.public_in(each)] for each in world.channels}
        return messages, sandbox.commands.all(None), [len(sandbox.sights.of(user)) for user in world.users]


@asynccontextmanager
async def asking(description: Description | None = None) -> AsyncIterator[Asker]:
    """A server of one's own, and somebody who asks. Nothing in it may break."""
    async with Sandbox(HandClock(), description=description) as sandbox:
        world = sandbox.world
        world.channel(world.guild("The Quarry", *map(world.user, ("Anna", "Bruno"))), "games")
        async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
            yield Asker(sandbox, session)
        assert sandbox.broken == [], sandbox.broken
        assert sandbox.witness.complaints == [], sandbox.witness.complaints


def places(errors: dict[str, Any], path: str = "") -> list[str]:
    """Where something was wrong, by dotted paths; every note has its code and its sentence."""
    found: list[str] = []
    for name, inner in errors.items():
        if name == "_errors":
            assert all(isinstance(each["code"], str) and each["message"] for each in inner)
            found.append(path)
        else:
            found += places(inner, f"{path}.{name}".lstrip("."))
    return found
