"""A window of the page without a browser: what its script would say and hear."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

from sandbox.page.routes import Page

PATIENCE = 20.0


class Window:
    """It keeps what it was told: the newest of each kind, and the messages of the place that is open."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket, self._numbers = socket, count(1)
        self.heard: list[dict[str, Any]] = []
        self.told: dict[str, dict[str, Any]] = {}
        self.messages: dict[str, dict[str, Any]] = {}

    async def say(self, do: str, **said: Any) -> None:
        """What needs no answer."""
        await self._socket.send_json({"do": do, **said})

    async def ask(self, do: str, **said: Any) -> dict[str, Any]:
        """What is answered, or refused."""
        number = next(self._numbers)
        await self.say(do, n=number, **said)
        told: dict[str, Any] = await self.until(lambda each: each if each.get("n") == number else None)
        return told

    async def until(self, look: Callable[[dict[str, Any]], Any]) -> Any:
        """Listen until something is heard."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told = await self._listen()
                if (found := look(told)) is not None:
                    return found

    async def go(self, place: str) -> list[dict[str, Any]]:
        """Open a place: its messages."""
        await self.say("go", place=place)
        await self.until(lambda told: told if told["is"] == "commands" else None)
        return list(self.messages.values())

    async def sees(self, text: str) -> dict[str, Any]:
        """Wait until a message of this place says this."""
        while True:
            for message in reversed(self.messages.values()):
                if text in str(message):
                    return message
            async with asyncio.timeout(PATIENCE):
                await self._listen()

    def place(self, name: str) -> dict[str, Any]:
        """One of the list, by a part of its name."""
        return next(each for each in self.told["places"]["places"] if name in each["name"])

    async def _listen(self) -> dict[str, Any]:
        told: dict[str, Any] = await self._socket.receive_json()
        self.heard.append(told)
        self.told[told["is"]] = told
        match told["is"]:
            case "messages":
                self.messages = {each["id"]: each for each in told["messages"]}
            case "message":
                self.messages[told["message"]["id"]] = told["message"]
            case "gone":
                self.messages.pop(told["message"], None)
        return told


@asynccontextmanager
async def window(page: Page, name: str | None) -> AsyncIterator[Window]:
    """One that somebody has open."""
    origin = page.address.rstrip("/")
    async with ClientSession() as client, client.ws_connect(f"{page.address}page/live", origin=origin) as socket:
        opened = Window(socket)
        await opened.say("hello", token=page.token, **{"as": name, "at": None})
        await opened.until(lambda told: told if told["is"] == "places" else None)
        yield opened
