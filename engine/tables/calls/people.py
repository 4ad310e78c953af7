"""Calls about people and servers, and the upkeep."""

from typing import Any

from engine.core.values.refusals import Refusal
from engine.tables.calls.base import Calls
from engine.tables.operate import admin, people, upkeep
from engine.tables.seats import newcomers
from engine.tables.seeing.shown import Newcomer
from engine.tables.storage.records import SEEN_EVERY, DmState, Person
from engine.tables.transaction.knowing import NOBODY, Access
from engine.tables.transaction.refusals import writable
from engine.tables.transaction.request import Request
from engine.tables.transaction.server_settings import ServerSettings
from engine.tables.transaction.transaction import Transaction


class PeopleCalls(Calls):
    """Who is known, how he likes it, and what is kept of him."""

    async def meet(self, user: int, name: str) -> None:
        """Somebody is here, under this name. Nothing is written if we knew."""
        await self.arrive(user, name, None)

    async def arrive(self, user: int, name: str, server: int | None) -> Newcomer:
        """The same of somebody who asks on a server: who he is, and where to look for tables."""
        found = await self.newcomer(user, server)
        if self._is_news(found.person, name):
            await self._do(user, lambda tx: people.meet(tx, name))
            found = await self.newcomer(user, server)
        return found

    async def newcomer(self, user: int, server: int | None) -> Newcomer:
        """The same, while he is still typing: nothing is written."""

        def read(tx: Transaction) -> Newcomer:
            person = None if tx.person is None else tx.stored.people.by_id(tx.person)
            return Newcomer(person, () if server is None else tuple(tx.stored.tables.channels(server)))

        return await self._read(user, read)

    def _is_news(self, known: Person | None, name: str) -> bool:
        if known is None or known.name != writable(name):
            return True
        return self.watch.now() - known.seen_at >= SEEN_EVERY

    async def person(self, user: int) -> Person | Refusal:
        """What we know of this user."""
        return await self._look(user, people.known)

    async def prefer(self, user: int, **changes: str | None) -> Refusal | None:
        """The user chooses language, palette, theme or time zone; None is whatever the table has. Or whether he wants
        advice at each step, `on` or `off`; None is in his first game of each kind. Or his quiet hours, as `22-8`, how
        often he is reminded, `seldom` or `never`, and where, `thread`; None is none, as usual, by direct message."""
        return await self._do(user, lambda tx: people.prefer(tx, changes))

    async def is_advised(self, user: int, game: str) -> bool:
        """Whether this user gets advice at each step of such a game."""
        return await self._read(user, lambda tx: newcomers.wants_advice(tx, game))

    async def reach(self, user: int, channel: int | None, state: DmState) -> Refusal | None:
        """Whether direct messages reach this user, and in which channel."""
        return await self._do(user, lambda tx: people.reach(tx, channel, state))

    async def screens_again(self, user: int) -> Refusal | None:
        """Send this user his screens once more, of every game he plays."""
        return await self._do(user, people.screens_again)

    async def screens_on(self, server: int) -> None:
        """Send everybody who plays on this server the screens he did not get."""
        await self.store.write(
            lambda stored: people.screens_on(self._transaction(stored), server), self.outbox.news.set
        )

    async def own_data(self, user: int) -> dict[str, Any] | Refusal:
        """Everything kept about this user, and what he may see of his tables."""
        return await self._look(user, people.own_data)

    async def export_for(self, user: int | None, table: str, access: Access = NOBODY) -> dict[str, Any] | Refusal:
        """One table as this user may see it."""
        return await self._look(user, lambda tx: people.of_table(tx, tx.table(table)), access)

    async def forget(self, user: int) -> Refusal | None:
        """Forget this user. His games stay; a computer plays on where he sat."""
        refusal = await self._do(user, people.forget)
        await self.store.checkpoint()
        return refusal

    async def settings(self, server: int) -> ServerSettings:
        """What this server has settled."""
        return await self._read(None, lambda tx: admin.settings(tx, server))

    async def settle(self, request: Request, server: int, **changes: object) -> Refusal | None:
        """Change a server's settings. Whether the user may is for the caller to say: Discord knows it, we do not."""
        return await self._do(request.user, lambda tx: admin.settle(tx, server, changes))

    async def place(self, table: str, channel: int | None, thread: int | None) -> None:
        """Where in Discord a table stands."""
        await self.store.write(lambda stored: stored.tables.change(table, channel=channel, thread=thread))

    async def alive(self) -> None:
        """Note that we are running: while we are not, or nobody can reach us, no clock runs."""
        if not self._down:
            await self.store.write(lambda stored: upkeep.alive(self._transaction(stored)))
        self._computers.resume()

    async def prune(self, days: int) -> dict[str, int]:
        """Remove what nobody needs any more; how much of each."""
        return await self.store.write(lambda stored: upkeep.prune(self._transaction(stored), days))

    async def computers_idle(self) -> None:
        """Wait until no computer is asked anything."""
        await self._computers.idle()
