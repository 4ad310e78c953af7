"""What the tests of the sandbox are given."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from sandbox.client.person import Person
from sandbox.clock import HandClock
from sandbox.server import Sandbox
from sandbox.world.places import Channel
from tests.sandbox.description.openapi import DESCRIPTION


@pytest_asyncio.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A server with one guild and one channel in it.

    Every route that was asked for must have been there, and every answer have the shape that Discord describes.
    Nothing of ours may have broken, and every trouble that was asked for must have struck.
    """
    async with Sandbox(HandClock(), description=DESCRIPTION) as sandbox:
        world = sandbox.world
        world.channel(world.guild("The Quarry", *map(world.user, ("Anna", "Bruno", "Clio"))), "games")
        yield sandbox
        assert sandbox.unknown == []
        assert sandbox.witness.complaints == []
        assert sandbox.broken == []
        assert sandbox.trouble.left == []


def one(sandbox: Sandbox, name: str) -> Person:
    """Somebody by name, in the channel."""
    user = next(user for user in sandbox.world.users.values() if user.name == name)
    return Person(sandbox, user, next(iter(sandbox.world.channels.values())))


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    """The owner of the server."""
    return one(sandbox, "Anna")


@pytest.fixture
def bruno(sandbox: Sandbox) -> Person:
    """A member."""
    return one(sandbox, "Bruno")


@pytest.fixture
def clio(sandbox: Sandbox) -> Person:
    """Another member."""
    return one(sandbox, "Clio")


@pytest.fixture
def games(sandbox: Sandbox) -> Channel:
    """The channel everybody is in."""
    return next(iter(sandbox.world.channels.values()))
