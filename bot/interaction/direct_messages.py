"""Whether direct messages reach somebody, and saying so to him when he is next here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.words.voice import Voice
from engine.tables.service import Tables

if TYPE_CHECKING:
    from bot.interaction.press import Press


class DirectMessages:
    """Who has closed his direct messages is told so once while the bot runs, privately, and how to open them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._told: set[int] = set()
        self._failed: set[int] = set()
        """Those whom a message did not reach since they were last here."""
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
        return [*(say(press.voice) for say in self._notes.pop(press.user, ())), *self._closed(press)]

    def _closed(self, press: Press) -> list[str]:
        if press.user in self._told:
            return []
        failed = press.user in self._failed
        if not failed and (press.person is None or press.person.dm_state != "closed"):
            return []
        self._failed.discard(press.user)
        self._told.add(press.user)
        return [press.voice.tell("core", "dm-closed")]

    async def try_again(self, *users: int) -> None:
        """Send these people the screens they did not get."""
        self.apart -= {*users}
        for user in users:
            await self._tables.screens_again(user)

    def forget(self, user: int) -> None:
        """He wants nothing to be kept of him: neither here."""
        for kept in (self._told, self._failed, self.apart):
            kept.discard(user)
        self._notes.pop(user, None)

    async def failed(self, user: int) -> None:
        """A direct message did not get through."""
        self._told.discard(user)
        self._failed.add(user)
        await self._tables.reach(user, None, "closed")
