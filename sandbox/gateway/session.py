"""A bot's session at the gateway: its events in order, kept so that a dropped connection can go on where it was."""

import json
from collections import deque
from contextlib import suppress
from typing import Any

from aiohttp import web

from sandbox.gateway import intents
from sandbox.gateway.compression import Packer

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11

KEPT = 1_000
"""Events. Discord keeps them for a few minutes and says no number."""


class Link:
    """One connection."""

    def __init__(self, socket: web.WebSocketResponse, packer: Packer) -> None:
        self.socket, self._packer = socket, packer

    async def send(self, op: int, data: Any, sequence: int | None = None, event: str | None = None) -> None:
        """Send a message; who has gone does not get it."""
        if not self.socket.closed:
            payload = {"op": op, "d": data, "s": sequence, "t": event}
            # A client that was killed is gone before its socket is known to be closed.
            with suppress(ConnectionResetError):
                await self._packer.send(self.socket, json.dumps(payload).encode())


class Session:
    """It outlives its connections."""

    def __init__(self, id: str, intents: int, bot: str) -> None:
        self.id = id
        self._intents, self._bot = intents, bot
        self.sequence = 0
        self.link: Link | None = None
        self._events: deque[tuple[int, str, Any]] = deque(maxlen=KEPT)

    async def dispatch(self, event: str, data: Any) -> None:
        """Tell the bot of something it asked to hear of, now or when it resumes."""
        if not intents.wants(self._intents, self._bot, event, data):
            return
        data = intents.told(self._intents, self._bot, event, data)
        self.sequence += 1
        self._events.append((self.sequence, event, data))
        if self.link is not None:
            await self.link.send(DISPATCH, data, self.sequence, event)

    def can_resume(self, sequence: int) -> bool:
        """Whether all that came after this number is still here."""
        oldest = self._events[0][0] if self._events else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence

    async def resume(self, link: Link, sequence: int) -> None:
        """Go on over a new connection: first what was missed, in order."""
        for number, event, data in list(self._events):
            if number > sequence:
                await link.send(DISPATCH, data, number, event)
        self.link = link
        await self.dispatch("RESUMED", {})
