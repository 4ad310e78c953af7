"""Calls that look: what one user, or the public, may see."""

from typing import Any

from engine.core.door import Door
from engine.core.forms import Filled
from engine.core.refusals import Refusal
from engine.tables import consent, looking
from engine.tables.calls.base import Calls
from engine.tables.changes import was_done
from engine.tables.desk import Desk, Request
from engine.tables.knowing import NOBODY, Standing, known
from engine.tables.records import LIVE, Table
from engine.tables.sights import LogEntry, Look, Menu, Overview, Result, UndoNow, Waiting
from engine.tables.sql import tables

LATELY = 3 * 86_400
"""Seconds for which a game that has ended is still news."""


class LookCalls(Calls):
    """Every answer is made for the user who asks, as he stands where he asks. None is the public: that is for the
    program itself, which shows it where the table stands."""

    async def overview(self, user: int | None, table: str, standing: Standing = NOBODY) -> Overview | Refusal:
        """The table and who sits there, as everybody may know it who may know of it."""
        return await self._look(user, lambda desk: looking.overview(desk, desk.table(table)), standing)

    async def view_for(self, user: int | None, table: str, standing: Standing = NOBODY) -> Look | Refusal:
        """The table as this user sees it now."""
        return await self._look(user, lambda desk: looking.view(desk, desk.table(table)), standing)

    async def view_at(self, user: int | None, table: str, step: int, standing: Standing = NOBODY) -> Look | Refusal:
        """The table as it stood after a step."""
        return await self._look(user, lambda desk: looking.view(desk, desk.table(table), step), standing)

    async def door_for(self, user: int, table: str, standing: Standing = NOBODY) -> Door[Any, Any, Any] | Refusal:
        """What this user may see and ask at his own seat: verbs, choices, labels, reasons."""
        return await self._look(user, lambda desk: looking.door(desk, desk.table(table)), standing)

    async def choices_for(
        self, user: int, table: str, verb: str, filled: Filled, field: str, standing: Standing = NOBODY
    ) -> Menu | Refusal:
        """What may come for this field, whatever else is filled."""
        return await self._look(user, lambda desk: looking.menu(desk, desk.table(table), verb, filled, field), standing)

    async def log_for(
        self, user: int | None, table: str, first: int = 0, last: int | None = None, standing: Standing = NOBODY
    ) -> tuple[LogEntry, ...] | Refusal:
        """What happened, step by step, as this user may know it."""

        def read(desk: Desk) -> tuple[LogEntry, ...]:
            found = desk.table(table)
            return looking.log(desk, found, first, found.step if last is None else last)

        return await self._look(user, read, standing)

    async def since(
        self, user: int | None, table: str, step: int | None = None, standing: Standing = NOBODY
    ) -> tuple[LogEntry, ...] | Refusal:
        """What happened after a step; without one, since this user's own last."""
        return await self._look(user, lambda desk: looking.since(desk, desk.table(table), step), standing)

    async def result(self, user: int | None, table: str, standing: Standing = NOBODY) -> Result | Refusal:
        """How the game ended."""
        return await self._look(user, lambda desk: looking.result(desk, desk.table(table)), standing)

    async def undo_now(self, user: int, table: str) -> UndoNow:
        """What it would take this user to undo his last form."""
        found = await self._look(user, lambda desk: consent.undo_now(desk, desk.table(table)))
        return "nothing" if isinstance(found, Refusal) else found

    async def was_done(self, request: Request) -> bool:
        """Whether this request was carried out before."""
        return await self._read(request.user, lambda desk: was_done(desk, request))

    async def mine(self, user: int) -> tuple[Waiting, ...]:
        """What waits for this user, at whatever table, the oldest first."""
        return await self._read(user, looking.mine)

    async def seated(self, user: int, *status: str) -> tuple[Table, ...]:
        """The tables at which this user sits, the newest first: open and being played, unless said otherwise."""

        def read(desk: Desk) -> tuple[Table, ...]:
            return () if desk.person is None else tuple(tables.seated(desk.db, desk.person, status or LIVE))

        return await self._read(user, read)

    async def channels_on(self, server: int) -> tuple[int, ...]:
        """The channels of a server in which a table was ever opened, whatever became of it."""
        return await self._read(None, lambda desk: tuple(tables.channels(desk.db, server)))

    async def ended(self, user: int) -> tuple[Table, ...]:
        """The games that have lately ended with this user at the table, the newest first."""

        def read(desk: Desk) -> tuple[Table, ...]:
            return () if desk.person is None else tuple(tables.ended(desk.db, desk.person, desk.now - LATELY))

        return await self._read(user, read)

    async def known(self, user: int, standing: Standing, *status: str) -> tuple[Table, ...]:
        """The tables that this user may know of where he asks, the newest first: open and being played, unless said
        otherwise. In direct messages, those are his own."""
        return tuple(await self._read(user, lambda desk: known(desk.db, desk.person, standing, status or LIVE)))
