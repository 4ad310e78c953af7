"""Calls about people and servers, and the upkeep."""

from typing import Any

from engine.core.refusals import Refusal
from engine.core.seats import Seat
from engine.tables import persons, upkeep
from engine.tables.calls.base import Calls
from engine.tables.desk import Request
from engine.tables.knowing import NOBODY, Standing
from engine.tables.records import DmState, Person
from engine.tables.refusals import writable
from engine.tables.settings import ServerSettings
from engine.tables.sql import people, steps, tables


class PeopleCalls(Calls):
    """Who is known, how he likes it, and what is kept of him."""

    async def meet(self, user: int, name: str) -> None:
        """Somebody is here, under this name. Nothing is written if we knew."""
        known = await self.person(user)
        if (
            isinstance(known, Refusal)
            or known.name != writable(name)
            or self._clock() - known.seen_at >= people.SEEN_EVERY
        ):
            await self._do(user, lambda desk: persons.meet(desk, name))

    async def person(self, user: int) -> Person | Refusal:
        """What we know of this user."""
        return await self._look(user, persons.known)

    async def prefer(self, user: int, **changes: str | None) -> Refusal | None:
        """The user chooses language, palette, theme or time zone; None is whatever the table has."""
        return await self._do(user, lambda desk: persons.prefer(desk, changes))

    async def reach(self, user: int, channel: int | None, state: DmState) -> Refusal | None:
        """Whether direct messages reach this user, and in which channel."""
        return await self._do(user, lambda desk: persons.reach(desk, channel, state))

    async def screens_again(self, user: int) -> Refusal | None:
        """Send this user his screens once more, of every game he plays."""
        return await self._do(user, persons.screens_again)

    async def screens_on(self, server: int) -> None:
        """Send everybody who plays on this server the screens he did not get."""
        await self.store.write(lambda db: persons.screens_on(self._desk(db), server), self.delivery.news.set)

    async def own_data(self, user: int) -> dict[str, Any] | Refusal:
        """Everything kept about this user, and what he may see of his tables."""
        return await self._look(user, persons.own_data)

    async def export_for(self, user: int | None, table: str, standing: Standing = NOBODY) -> dict[str, Any] | Refusal:
        """One table as this user may see it."""
        return await self._look(user, lambda desk: persons.of_table(desk, desk.table(table)), standing)

    async def forget(self, user: int) -> Refusal | None:
        """Forget this user. His games stay; a computer plays on where he sat."""
        refusal = await self._do(user, persons.forget)
        await self.store.checkpoint()
        return refusal

    async def settings(self, server: int) -> ServerSettings:
        """What this server has settled."""
        return await self._read(None, lambda desk: upkeep.settings(desk, server))

    async def settle(self, request: Request, server: int, **changes: object) -> Refusal | None:
        """Change a server's settings. Whether the user may is for the caller to say: Discord knows it, we do not."""
        return await self._do(request.user, lambda desk: upkeep.settle(desk, server, changes))

    async def place(self, table: str, channel: int | None, thread: int | None) -> None:
        """Where in Discord a table stands."""
        await self.store.write(lambda db: tables.change(db, table, channel=channel, thread=thread))

    async def in_thread(self, thread: int) -> str | None:
        """The table that stands in this thread."""
        return await self.store.read(lambda db: tables.in_thread(db, thread))

    async def overdue(self) -> list[tuple[str, int, Seat, int]]:
        """The decisions whose time has run out: table, decision, seat, when it was due."""
        return await self.store.read(lambda db: steps.overdue(db, int(self._clock())))

    async def alive(self) -> None:
        """Note that we are running: while we are not, no clock runs. To be called about once a minute."""
        await self.store.write(lambda db: upkeep.alive(self._desk(db)))
        self._computers.resume()

    async def prune(self, days: int) -> dict[str, int]:
        """Remove what nobody needs any more; how much of each."""
        return await self.store.write(lambda db: upkeep.prune(self._desk(db), days))

    async def computers_idle(self) -> None:
        """Wait until no computer is asked anything."""
        await self._computers.idle()
