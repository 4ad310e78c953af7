"""The service: everything that can be done with tables. The caller names a user, never a seat to act for.

A change takes a `Request` and returns `Done` or a `Refusal`; the same request again returns the same answer. What is
looked at is what that user may see, or None for the public; a `Refusal` says why not. Raises `StoreFault` when the
file fails, and then nothing has happened.
"""

from types import TracebackType

from engine.tables.calls.admin import AdminCalls
from engine.tables.calls.game import GameCalls
from engine.tables.calls.lobby import LobbyCalls
from engine.tables.calls.look import LookCalls
from engine.tables.calls.people import PeopleCalls
from engine.tables.desk import Answer, Done, Request
from engine.tables.knowing import Standing

__all__ = ["Answer", "Done", "Request", "Standing", "Tables"]


class Tables(LobbyCalls, GameCalls, LookCalls, PeopleCalls, AdminCalls):
    """All tables in one file. `async with Tables(store, games) as tables:` wakes what was going on."""

    async def __aenter__(self) -> "Tables":
        await self._wake_up()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._computers.stop()
        await self.alive()
