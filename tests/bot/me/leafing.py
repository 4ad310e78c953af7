"""Somebody leafs through `/me` with his thumb."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from engine.core.values.refusals import Refusal
from engine.tables.storage.records import Person as Kept
from sandbox.client.person import Person
from sandbox.client.reading import Seen
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats


class Leafing:
    """His page: one private message, changed in place."""

    def __init__(self, room: Seats, person: Person, page: Seen) -> None:
        self.room, self.person, self.page = room, person, page

    @property
    def text(self) -> str:
        return self.page.text

    @property
    def menus(self) -> dict[str, list[str]]:
        return self.page.menus

    async def press(self, label: str, shows: str) -> Seen:
        """Press a button, and wait until the page says this."""
        await self.person.press(label, on=self.page)
        return await self._becomes(shows)

    async def choose(self, menu: str, option: str, shows: str) -> Seen:
        """Choose the option of a menu that holds this."""
        (label,) = [each for each in self.menus[menu] if option in each]
        await self.person.choose(label, menu=menu, on=self.page)
        return await self._becomes(shows)

    async def _becomes(self, shows: str) -> Seen:
        self.page = await self.room.becomes(self.person, self.page, shows)
        assert self.page.private
        return self.page


class Me:
    """The bot, and people who use `/me`."""

    def __init__(self, room: Seats) -> None:
        self.room = room

    async def open(self, person: Person, at: Channel | None = None) -> Leafing:
        """The first page."""
        french = person.user.locale == "fr"
        answer = await person.command("/moi" if french else "/me", at=at)
        assert answer.private
        assert answer.message is not None
        return Leafing(self.room, person, answer.message)

    async def kept(self, person: Person) -> Kept:
        """What is stored of somebody."""
        found = await self.room.tables.person(int(person.user.id))
        assert not isinstance(found, Refusal)
        return found

    async def prefer(self, person: Person, **chosen: Any) -> None:
        """Somebody has set this before."""
        user = int(person.user.id)
        await self.room.tables.meet(user, person.user.name)
        assert await self.room.tables.prefer(user, **chosen) is None


@asynccontextmanager
async def leafing(play: Play) -> AsyncIterator[Me]:
    """The whole bot."""
    async with seats(play) as room:
        yield Me(room)
