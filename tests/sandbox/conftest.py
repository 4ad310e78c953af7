"""What the tests of the sandbox are given."""

from collections.abc import AsyncIterator

import pytest_asyncio

from sandbox.server import Sandbox


@pytest_asyncio.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A server with one guild and one channel in it; every route that was asked for must have been there."""
    async with Sandbox() as sandbox:
        anna = sandbox.world.user("Anna")
        guild = sandbox.world.guild("The Quarry", anna)
        sandbox.world.channel(guild, "games")
        yield sandbox
        assert sandbox.unknown == []
