"""A commit that is held or fails, and what is noticed meanwhile: who is answered, woken or told too early."""

import asyncio
import threading
from collections.abc import Awaitable
from typing import Any

from engine.tables.storage.stored import Stored
from tests.tables.room import Room

TURNS = 50
"""Of the event loop: whatever was set going too early has had its turn by then."""


class HeldCommit:
    """From the moment it is laid, the writer stops before its next commit until it is let through."""

    def __init__(self) -> None:
        self._reached, self._opened = threading.Event(), threading.Event()

    async def laid(self, room: Room) -> None:
        """After all that was written before."""
        await room.tables.store.write(self._lay)

    def _lay(self, stored: Stored) -> None:
        first = True

        def said(statement: str) -> None:
            nonlocal first
            if statement != "COMMIT":
                return
            if first:
                first = False  # the commit by which it was laid
                return
            self._reached.set()
            assert self._opened.wait(60)

        stored.db.set_trace_callback(said)

    async def reached(self) -> None:
        """Wait until the writer stands before it."""
        assert await asyncio.to_thread(self._reached.wait, 60)

    def let_through(self) -> None:
        """It is committed, and so is whatever follows."""
        self._opened.set()


class Ears:
    """Who was told something: computers that were woken, delivery, whoever asked."""

    def __init__(self, room: Room, monkeypatch: Any) -> None:
        self.heard: list[str] = []
        computers, news = room.tables._computers, room.tables.outbox.news
        for of, call, what in ((computers, "wake", "a computer was woken"), (news, "set", "delivery was told")):
            monkeypatch.setattr(of, call, self._hearing(getattr(of, call), what))

    def listen(self, asking: Awaitable[Any]) -> "asyncio.Task[Any]":
        """Ask, and hear when it is answered."""

        async def asks() -> Any:
            answer = await asking
            self.heard.append("it was answered")
            return answer

        return asyncio.create_task(asks())

    def _hearing(self, call: Any, what: str) -> Any:
        def heard(*arguments: Any) -> Any:
            self.heard.append(what)
            return call(*arguments)

        return heard


async def turns() -> None:
    """Everybody who can go on does."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
