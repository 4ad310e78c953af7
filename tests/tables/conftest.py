"""What the tests of the tables are given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.tables.room import NAMES, Room, room_in


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Tables in a new file, and five people we know."""
    async with room_in(tmp_path / "paravent.db") as room:
        for user, name in NAMES.items():
            await room.tables.meet(user, name)
        yield room
