"""Computers at the table: woken when one is asked something, they answer by ordinary requests until none is."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.state.state import decision_of
from engine.core.values.seats import Seat
from engine.tables.storage.faults import StoreFault
from engine.tables.transaction.refusals import Declined
from engine.tables.transaction.request import Answer, Done
from engine.tables.transaction.transaction import Transaction

logger = logging.getLogger(__name__)

R = TypeVar("R")

THREADS = 2

PATIENCE = 3
"""How often in a row a computer may come too late: an undo, a change of seats. Then it is a bug."""


class ComputerAsked(Struct, frozen=True):
    """A question to a computer, and the door through which it looks."""

    table: str
    step: int
    decision: int
    game: AnyGame
    door: Door[Any, Any, Any]


class Thought(Struct, frozen=True):
    """What a computer answers."""

    table: str
    step: int
    decision: int
    seat: Seat
    form: Form


class Read(Protocol):
    """Look at the tables as nobody in particular."""

    def __call__(self, look: Callable[[Transaction], R]) -> Awaitable[R]: ...


class Computers:
    """At most one task a table."""

    def __init__(self, read: Read, play: Callable[[Thought], Awaitable[Answer]], below: Callable[[int], int]) -> None:
        self._read, self._play, self._below = read, play, below
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._held_up: set[str] = set()
        self._told: set[str] = set()
        """Those of which the log says that they are held up."""
        self._threads = ThreadPoolExecutor(THREADS, "computer")
        self._stopped = False

    def wake(self, table: str) -> None:
        """A computer may have been asked something there."""
        if self._stopped:
            return
        if table in self._tasks:
            self._again.add(table)
            return
        self._held_up.discard(table)
        self._tasks[table] = asyncio.create_task(self._run(table))
        self._tasks[table].add_done_callback(lambda _: self._finished(table))

    def resume(self) -> None:
        """Ask those again that were held up."""
        for table in tuple(self._held_up):
            self.wake(table)

    async def idle(self) -> None:
        """Wait until no computer is asked anything."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def stop(self) -> None:
        """Stop thinking. What they are asked is on disk; they go on at the next start."""
        self._stopped = True
        for task in self._tasks.values():
            task.cancel()
        await self.idle()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, table: str) -> None:
        try:
            await self._answer_all(table)
            self._told.discard(table)
        except (StoreFault, Declined) as why:
            # A full disk is not the computer's fault, nor is a table that cannot be read: it is asked again later.
            if table not in self._told:
                logger.warning("the computer at table %s is held up: %s", table, why)
            self._told.add(table)
            self._held_up.add(table)
        except Exception:
            # A bug in a game's computer: the table waits, `stats` shows it, and the operator has the trace.
            logger.exception("the computer at table %s has failed", table)

    def _finished(self, table: str) -> None:
        """Called however the task has ended, even if it was cancelled before it began."""
        del self._tasks[table]
        if table in self._again:
            self._again.discard(table)
            self.wake(table)

    def _think(self, asked: ComputerAsked) -> Awaitable[Form]:
        """In threads of their own: it would hold up the event loop, and slow thinkers whatever else uses threads."""
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._threads, asked.game.plays.computer, asked.door, self._below)

    async def _answer_all(self, table: str) -> None:
        refused = 0
        while asked := await self._read(lambda tx: question(tx, table)):
            form = await self._think(asked)
            answer = await self._play(Thought(table, asked.step, asked.decision, asked.door.seat, form))
            if isinstance(answer, Done):
                refused = 0
                continue
            refused += 1
            if refused > PATIENCE:
                # Only verb and code: what it filled in, and what it lacks, is behind its screen and not for the log.
                raise RuntimeError(f"seat {asked.door.seat} answers {asked.decision} with {form.verb}: {answer.code}")


def question(tx: Transaction, table: str) -> ComputerAsked | None:
    """What a computer at this table is asked, if one is."""
    found = tx.table(table)
    if found.status != "playing" or tx.is_paused(found):
        return None
    game = tx.game(found)
    state = tx.state(found, game)
    for sitting in tx.sittings(table):
        decision = decision_of(state, sitting.seat)
        if sitting.is_played_by_computer and decision is not None:
            return ComputerAsked(table, found.step, decision.number, game, Door(game, state, sitting.seat))
    return None
