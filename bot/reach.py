"""Whether direct messages reach somebody, and saying so to him when he is next here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.words import Voice
from engine.core.refusals import Refusal
from engine.tables.service import Tables

if TYPE_CHECKING:
    from bot.press import Press


class Reach:
    """Who has closed his direct messages is told so once while the bot runs, privately, and how to open them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._told: set[int] = set()
        self._notes: dict[int, list[Callable[[Voice], str]]] = {}
        self.apart: set[int] = set()
        """Those who could not be reached because they and the bot were on no server together."""

    def note(self, user: int, say: Callable[[Voice], str]) -> None:
        """Something this user is to be told when he is next here."""
        self._notes.setdefault(user, []).append(say)

    async def reminder(self, press: Press) -> list[str]:
        """What is to be added to an answer. Who is here can perhaps be reached again."""
        if press.user in self.apart:
            await self.try_again(press.user)
        return [*(say(press.voice) for say in self._notes.pop(press.user, ())), *await self._closed(press)]

    async def _closed(self, press: Press) -> list[str]:
        if press.user in self._told:
            return []
        person = await self._tables.person(press.user)
        if isinstance(person, Refusal) or person.dm_state != "closed":
            return []
        self._told.add(press.user)
        return [press.voice.tell("core", "dm-closed")]

    async def try_again(self, *users: int) -> None:
        """Send these people the screens they did not get."""
        self.apart -= {*users}
        for user in users:
            await self._tables.screens_again(user)

    async def failed(self, user: int) -> None:
        """A direct message did not get through."""
        self._told.discard(user)
        await self._tables.reach(user, None, "closed")
