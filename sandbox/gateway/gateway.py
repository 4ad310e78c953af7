"""The gateway: a WebSocket at which a bot says who it is, keeps a heartbeat, and hears what happens."""

import json
import secrets
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import limits
from sandbox.checks.fields import is_number
from sandbox.gateway.compression import packer
from sandbox.gateway.session import (
    HEARTBEAT,
    HEARTBEAT_ACK,
    HELLO,
    IDENTIFY,
    INVALID_SESSION,
    PRESENCE,
    RECONNECT,
    RESUME,
    Link,
    Session,
)
from sandbox.world import payloads
from sandbox.world.places import World

HEARTBEAT_MS = 41_250
WRONG_TOKEN, UNKNOWN_OPCODE, NOT_READABLE, NOT_IDENTIFIED, ALREADY_IDENTIFIED = 4004, 4001, 4002, 4003, 4005
WRONG_SEQUENCE, WRONG_INTENTS = 4007, 4013
"""Close codes, as Discord documents them."""

DROPPED = 4000
"""Closed for no reason that a client could do anything about: it may resume."""


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, token: str) -> None:
        self._world, self._token = world, token
        self.sessions: dict[str, Session] = {}
        self.address = ""
        """Where clients connect, and come back to."""
        self.arrivals = 0
        """How often a client has said who it is. To resume is not to arrive."""

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """A client has come."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        link = Link(socket, packer(request.query.get("compress")))
        await link.send(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        session: Session | None = None
        async for message in socket:
            # The encoding is JSON, so bytes are nothing that could be read.
            text = message.data if message.type is WSMsgType.TEXT else ""
            session = await self._heard(link, session, text)
        if session is not None and session.link is link:
            session.link = None
        return socket

    async def arrived(self, times: int) -> None:
        """Wait until so many have arrived, all in all."""
        await self._world.pulse.until(lambda: self.arrivals >= times, lambda: f"only {self.arrivals} bots arrived")

    async def dispatch(self, event: str, data: Any) -> None:
        """Tell every session of something."""
        for session in self.sessions.values():
            await session.dispatch(event, data)

    # Faults on demand

    async def drop(self, code: int = DROPPED) -> None:
        """Close every connection, as a network does."""
        for session in self.sessions.values():
            if session.link is not None:
                await session.link.socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Ask every client to come back, as Discord does before a restart."""
        for session in self.sessions.values():
            if session.link is not None:
                await session.link.send(RECONNECT, None)

    async def invalidate(self, *, resumable: bool) -> None:
        """Tell every client that its session is over, or that it should try to resume."""
        for session in list(self.sessions.values()):
            if not resumable:
                del self.sessions[session.id]
            if session.link is not None:
                await session.link.send(INVALID_SESSION, resumable)

    # What clients say

    async def _heard(self, link: Link, session: Session | None, text: str) -> Session | None:
        said = _read(text)
        if said is None:
            await link.socket.close(code=NOT_READABLE)
            return session
        op, data = said
        if op == HEARTBEAT:
            await link.send(HEARTBEAT_ACK, None)
        elif op in (IDENTIFY, RESUME):
            return await self._greeted(link, session, op, data)
        elif session is None:
            await link.socket.close(code=NOT_IDENTIFIED)
        elif op != PRESENCE:
            await link.socket.close(code=UNKNOWN_OPCODE)
        return session

    async def _greeted(self, link: Link, session: Session | None, op: int, data: Any) -> Session | None:
        """A client says who it is, or that it has come back."""
        if session is not None:
            await link.socket.close(code=ALREADY_IDENTIFIED)
        elif data.get("token") != self._token:
            await link.socket.close(code=WRONG_TOKEN)
        else:
            return await (self._identify if op == IDENTIFY else self._resume)(link, data)
        return session

    async def _identify(self, link: Link, data: Any) -> Session | None:
        intents = data.get("intents")
        if not is_number(intents) or intents < 0:
            await link.socket.close(code=WRONG_INTENTS)
            return None
        session = Session(secrets.token_hex(16), intents, self._world.bot.id)
        self.sessions[session.id] = session
        session.link = link
        await session.dispatch("READY", self._ready(session))
        for guild in self._world.own_guilds():
            await session.dispatch("GUILD_CREATE", payloads.guild(self._world, guild))
        self.arrivals += 1
        self._world.pulse.beat()
        return session

    async def _resume(self, link: Link, data: Any) -> Session | None:
        session, sequence = self.sessions.get(str(data.get("session_id"))), data.get("seq")
        if not is_number(sequence):
            await link.socket.close(code=WRONG_SEQUENCE)
            return None
        if session is None or not session.can_resume(sequence):
            await link.send(INVALID_SESSION, False)
            return None
        await session.resume(link, sequence)
        return session

    def _ready(self, session: Session) -> payloads.Payload:
        return {
            "v": 10,
            "user": payloads.own_user(self._world),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in self._world.own_guilds()],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "application": {"id": self._world.bot.id, "flags": 0},
        }


def _read(text: str) -> tuple[int, Any] | None:
    """What a client said, if it can be read: an opcode, and what belongs to it."""
    try:
        said = json.loads(text) if len(text.encode()) <= limits.GATEWAY_BYTES.most else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(said, dict) or not is_number(said.get("op")):
        return None
    op, data = said["op"], said.get("d")
    if op == HEARTBEAT and not (data is None or is_number(data)):
        return None
    return None if op in (IDENTIFY, RESUME) and not isinstance(data, dict) else (op, data)
