"""The service: everything that can be done with tables. The caller names a user, never a seat to act for.

A change takes a `Request` and returns `Done` or a `Refusal`; the same request again returns the same answer. What is
looked at is what that user may see, or None for the public; a `Refusal` says why not. Raises `StoreFault` when the
file fails, and then nothing has happened.

    >>> import asyncio, tempfile
    >>> from pathlib import Path
    >>> from engine.core.discovery import discover
    >>> from engine.tables.storage.store import Store
    >>> ANNA, BRUNO, HERE = 1, 2, Access(server=7, channels=frozenset({70}))
    >>> async def an_evening(file):
    ...     async with Store(file) as store, Tables(store, discover(("tests.sample.games",))) as tables:
    ...         opened = await tables.create(Request("a", ANNA), "pebbles", server=7, channel=70)
    ...         again = await tables.create(Request("a", ANNA), "pebbles", server=7, channel=70)
    ...         await tables.join(Request("b", BRUNO, HERE), opened.table)
    ...         started = await tables.start(Request("c", ANNA), opened.table)
    ...         waiting = [len(await tables.mine(user)) for user in (ANNA, BRUNO)]
    ...         return again == opened, started.step, waiting
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(an_evening(Path(folder) / "paravent.db"))
    (True, 0, [1, 1])
"""

from types import TracebackType

from engine.tables.calls.admin import AdminCalls
from engine.tables.calls.deliver import DeliverCalls
from engine.tables.calls.game import GameCalls
from engine.tables.calls.lobby import LobbyCalls
from engine.tables.calls.look import LookCalls
from engine.tables.calls.slow import SlowCalls
from engine.tables.transaction.knowing import Access
from engine.tables.transaction.request import Answer, Done, Request

__all__ = ["Access", "Answer", "Done", "Request", "Tables"]


class Tables(LobbyCalls, GameCalls, LookCalls, SlowCalls, AdminCalls, DeliverCalls):
    """All tables in one file. `async with Tables(store, games) as tables:` wakes what was going on."""

    async def __aenter__(self) -> "Tables":
        await self._wake_up()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._computers.stop()
        await self.alive()
