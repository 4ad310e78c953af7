"""Calls that look: what one user, or the public, may see."""

from typing import Any

from engine.core.door import Door
from engine.core.values.refusals import Refusal
from engine.tables.calls.base import Calls
from engine.tables.play.undo import undo_now, would_undo
from engine.tables.seeing import history, looking
from engine.tables.seeing.shown import (
    AtTable,
    LogEntry,
    Look,
    Overview,
    Past,
    Result,
    Seen,
    Since,
    TakingBack,
    UndoNow,
    Waiting,
)
from engine.tables.storage.records import LIVE, Table
from engine.tables.transaction.knowing import NOBODY, Access, known
from engine.tables.transaction.once import was_done
from engine.tables.transaction.refusals import Declined
from engine.tables.transaction.request import InThread, Request
from engine.tables.transaction.transaction import Transaction

LATELY = 3 * 86_400
"""Seconds for which a game that has ended is still news."""


class LookCalls(Calls):
    """Every answer is made for the user who asks, as he stands where he asks. None is the public: that is for the
    program itself, which shows it where the table stands."""

    async def overview(self, user: int | None, table: str | InThread, access: Access = NOBODY) -> Overview | Refusal:
        """The table and who sits there, as everybody may know it who may know of it."""
        return await self._look(user, lambda tx: looking.overview(tx, tx.table(table)), access)

    async def at_table(
        self, user: int, table: str | InThread, access: Access = NOBODY, *, undo: bool = False
    ) -> AtTable | Refusal:
        """The same with the door of this user's seat; and, if wanted, what it would take him to undo his last form."""

        def read(tx: Transaction) -> AtTable:
            found = tx.table(table)
            way = undo_now(tx, found) if undo else "nothing"
            return AtTable(looking.overview(tx, found), _door(tx, found), way)

        return await self._look(user, read, access)

    async def seen(self, user: int, table: str, access: Access = NOBODY) -> Seen | Refusal:
        """All that this user's pictures of a table are made of."""
        return await self._look(user, lambda tx: looking.everything(tx, tx.table(table)), access)

    async def view_for(self, user: int | None, table: str, access: Access = NOBODY) -> Look | Refusal:
        """The table as this user sees it now."""
        return await self._look(user, lambda tx: looking.view(tx, tx.table(table)), access)

    async def view_at(self, user: int | None, table: str, step: int, access: Access = NOBODY) -> Look | Refusal:
        """The table as it stood after a step."""
        return await self._look(user, lambda tx: looking.view(tx, tx.table(table), step), access)

    async def log_for(
        self, user: int | None, table: str, first: int = 0, last: int | None = None, access: Access = NOBODY
    ) -> tuple[LogEntry, ...] | Refusal:
        """What happened, step by step, as this user may know it."""

        def read(tx: Transaction) -> tuple[LogEntry, ...]:
            found = tx.table(table)
            return looking.log(tx, found, first, found.step if last is None else last)

        return await self._look(user, read, access)

    async def since(
        self, user: int | None, table: str, step: int | None = None, access: Access = NOBODY
    ) -> tuple[LogEntry, ...] | Refusal:
        """What happened after a step; without one, since this user's own last."""
        return await self._look(user, lambda tx: looking.since(tx, tx.table(table), step), access)

    async def since_turn(self, user: int, table: str, access: Access = NOBODY) -> Since | Refusal:
        """What happened since this user's own last turn, with what it means for him."""
        return await self._look(user, lambda tx: history.since_turn(tx, tx.table(table)), access)

    async def past(self, user: int, table: str, step: int, access: Access = NOBODY) -> Past | Refusal:
        """The table as it stood after a step, as this user may see it now, with what happened in that step."""
        return await self._look(user, lambda tx: history.past(tx, tx.table(table), step), access)

    async def result(self, user: int | None, table: str, access: Access = NOBODY) -> Result | Refusal:
        """How the game ended."""
        return await self._look(user, lambda tx: looking.result(tx, tx.table(table)), access)

    async def undo_now(self, user: int, table: str) -> UndoNow:
        """What it would take this user to undo his last form."""
        found = await self._look(user, lambda tx: undo_now(tx, tx.table(table)))
        return "nothing" if isinstance(found, Refusal) else found

    async def would_undo(self, user: int, table: str, access: Access = NOBODY) -> TakingBack | Refusal:
        """What would be undone with this user's last form, and who would be asked."""
        return await self._look(user, lambda tx: would_undo(tx, tx.playing(table)), access)

    async def was_done(self, request: Request) -> bool:
        """Whether this request was carried out before."""
        return await self._read(request.user, lambda tx: was_done(tx, request))

    async def mine(self, user: int) -> tuple[Waiting, ...]:
        """What waits for this user, at whatever table, the oldest first."""
        return await self._read(user, looking.mine)

    async def seated(self, user: int, *status: str) -> tuple[Table, ...]:
        """The tables at which this user sits, the newest first: open and being played, unless said otherwise."""

        def read(tx: Transaction) -> tuple[Table, ...]:
            return () if tx.person is None else tuple(tx.stored.tables.seated(tx.person, status or LIVE))

        return await self._read(user, read)

    async def held(self, user: int) -> tuple[Table, ...]:
        """The tables at which a seat is held for this user, the newest first."""

        def read(tx: Transaction) -> tuple[Table, ...]:
            return () if tx.person is None else tuple(tx.stored.tables.held(tx.person))

        return await self._read(user, read)

    async def ended(self, user: int) -> tuple[Table, ...]:
        """The games that have lately ended with this user at the table, the newest first."""

        def read(tx: Transaction) -> tuple[Table, ...]:
            return () if tx.person is None else tuple(tx.stored.tables.ended(tx.person, tx.now - LATELY))

        return await self._read(user, read)

    async def known(self, user: int, access: Access, *status: str) -> tuple[Table, ...]:
        """The tables that this user may know of where he asks, the newest first: open and being played, unless said
        otherwise. In direct messages, those are his own."""
        return tuple(await self._read(user, lambda tx: known(tx.stored, tx.person, access, status or LIVE)))


def _door(tx: Transaction, table: Table) -> Door[Any, Any, Any] | Refusal:
    try:
        return looking.door(tx, table)
    except Declined as declined:
        return declined.refusal
