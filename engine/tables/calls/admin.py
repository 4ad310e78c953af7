"""Calls of those who run a server, and of the program about itself. Whether the user may is for the caller to say:
Discord knows it, we do not."""

from collections.abc import Callable, Collection

from engine.core.values.refusals import Refusal
from engine.tables.calls.base import Calls
from engine.tables.operate import admin, reach
from engine.tables.seeing import looking
from engine.tables.seeing.shown import Notice, Overview
from engine.tables.storage.records import LIVE, Table
from engine.tables.storage.stored import Stored
from engine.tables.transaction.request import Answer, Done, Request
from engine.tables.transaction.transaction import Transaction


class AdminCalls(Calls):
    """What is done on one server. They govern every table of it, also where they do not see its channel; those of other
    servers are not there."""

    async def pause(self, request: Request, server: int, table: str) -> Answer:
        """Nobody can act at this table any more, and its clocks stand still."""
        return await self._at(request, server, table, "pause", admin.pause)

    async def resume(self, request: Request, server: int, table: str) -> Answer:
        """It goes on."""
        return await self._at(request, server, table, "resume", admin.resume)

    async def close(self, request: Request, server: int, table: str) -> Answer:
        """It ends without a result."""
        return await self._at(request, server, table, "close", admin.close)

    async def governed(self, server: int, table: str) -> Overview | Refusal:
        """A table of this server, for those who run it."""
        return await self._look(None, lambda tx: looking.overview(tx, tx.governed(server, table)))

    async def listed(self, server: int | None, *status: str) -> tuple[Table, ...]:
        """All tables of this server, the newest first: open and being played, unless said otherwise."""
        wanted = status or LIVE
        return tuple(await self._read(None, lambda tx: tx.stored.tables.listed(server, wanted)))

    async def pause_server(self, request: Request, server: int) -> Refusal | None:
        """Nobody can act at any table of this server."""
        return await self._do(request.user, lambda tx: admin.pause_server(tx, server))

    async def resume_server(self, request: Request, server: int) -> Refusal | None:
        """They go on."""
        return await self._do(request.user, lambda tx: admin.resume_server(tx, server))

    async def bar(self, request: Request, server: int, user: int) -> Refusal | None:
        """This user can open and join nothing there."""
        return await self._do(request.user, lambda tx: admin.bar(tx, server, user))

    async def unbar(self, request: Request, server: int, user: int) -> Refusal | None:
        """He can again."""
        return await self._do(request.user, lambda tx: admin.unbar(tx, server, user))

    async def welcome(self, request: Request, server: int, channel: int) -> Refusal | None:
        """Whether newcomers may be welcomed in this channel; that somebody wanted it is noted."""
        return await self._do(request.user, lambda tx: admin.welcome(tx, server, channel))

    async def barred(self, server: int) -> tuple[str, ...]:
        """The names of those who cannot, the last first."""
        return await self._read(None, lambda tx: admin.barred(tx, server))

    async def servers_here(self, here: Collection[int]) -> None:
        """On these servers the bot can be reached: on others no time passes."""
        woken = set[str]()

        def work(stored: Stored) -> None:
            tx = self._transaction(stored)
            reach.servers_here(tx, here)
            woken.update(tx.woken)

        await self.store.write(work, lambda: self._after(woken))

    async def is_server_paused(self, server: int) -> bool:
        """Whether all tables of this server are paused."""
        return await self.store.read(lambda stored: stored.servers.server_paused_at(server)) is not None

    async def notices(self, server: int, most: int = 20, skip: int = 0) -> tuple[Notice, ...]:
        """What hosts and those who run the server last did, the newest first, but for the first ones."""
        return await self._read(None, lambda tx: admin.notices(tx, server, most, skip))

    async def noticed(self, server: int) -> int:
        """How many such lines there are."""
        return await self._read(None, lambda tx: admin.noticed(tx, server))

    async def note(self, name: str) -> str | None:
        """A text that is kept about the file itself."""
        return await self.store.read(lambda stored: stored.requests.note(name))

    async def set_note(self, name: str, value: str) -> None:
        """Keep it."""
        await self.store.write(lambda stored: stored.requests.set_note(name, value))

    async def _at(
        self, request: Request, server: int, table: str, what: str, change: Callable[[Transaction, int, str], Done]
    ) -> Answer:
        return await self._change(request, table, (what, server, table), lambda tx: change(tx, server, table))
