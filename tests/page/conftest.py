"""What the tests of the page are given: a world as `make play` has it, the page on it, and the bot in this process."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from sandbox.page.first_time import furnish
from sandbox.page.routes import Page
from sandbox.server import Sandbox
from tests.bot.program.running import paravent


class Room:
    """A sandbox with its page."""

    def __init__(self) -> None:
        self.sandbox = Sandbox()
        self.page = Page(self.sandbox)
        self.games = furnish(self.sandbox.world, None)


@pytest_asyncio.fixture
async def empty() -> AsyncIterator[Room]:
    """Without a bot."""
    room = Room()
    async with room.sandbox:
        yield room
        assert room.sandbox.broken == []


@pytest_asyncio.fixture
async def room(empty: Room, tmp_path: Path) -> AsyncIterator[Room]:
    """With the whole bot."""
    async with paravent(empty.sandbox, tmp_path / "paravent.db"):
        yield empty
