"""How every call is made: the lock, the transaction; after it computers are woken and delivery is told."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.core.game import AnyGame
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.calls.watch import Watch
from engine.tables.operate import upkeep
from engine.tables.outbox.outbox import Outbox
from engine.tables.play import moves
from engine.tables.play.computers import Computers, Thought
from engine.tables.storage.records import Table
from engine.tables.storage.store import Store
from engine.tables.storage.stored import Stored
from engine.tables.transaction.dice import Dice
from engine.tables.transaction.knowing import NOBODY, Access
from engine.tables.transaction.locks import Locks
from engine.tables.transaction.once import Change, carry_out
from engine.tables.transaction.refusals import Declined
from engine.tables.transaction.request import Answer, Done, Request
from engine.tables.transaction.transaction import Transaction

R = TypeVar("R")


class Calls:
    """What the groups of calls share."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        clock: Callable[[], float] = time.time,
        dice: Dice | None = None,
    ) -> None:
        self.store = store
        self.games = games
        self.locks = Locks()
        self.watch = Watch(clock)
        self.outbox = Outbox(store, self.watch.now)
        self._dice = dice or Dice()
        self._moved, self._down, self._jumped = asyncio.Event(), False, 0
        self._computers = Computers(lambda look: self._read(None, look), self._play, self._dice.below)

    async def _wake_up(self) -> None:
        for table in await self.store.write(lambda stored: upkeep.wake_up(self._transaction(stored))):
            self._computers.wake(table)
        self.outbox.news.set()

    # Changes

    async def _change(
        self, request: Request, lock: str, asked: tuple[Any, ...], change: Change, computer: Seat | None = None
    ) -> Answer:
        """A change for one request, under one lock."""
        woken: set[str] = set()

        def work(stored: Stored) -> Answer:
            tx = self._transaction(stored, computer=computer, access=request.access if computer is None else None)
            answer = carry_out(tx, request, asked, change)
            woken.update(tx.woken)
            return answer

        async with self.locks.of(lock):
            return await self.store.write(work, lambda: self._after(woken))

    async def _in_lobby(
        self, request: Request, table: str, asked: tuple[Any, ...], change: Callable[[Transaction, Table], Done]
    ) -> Answer:
        return await self._change(request, table, (table, *asked), lambda tx: change(tx, tx.open(table)))

    async def _in_game(
        self, request: Request, table: str, asked: tuple[Any, ...], change: Callable[[Transaction, Table], Done]
    ) -> Answer:
        return await self._change(request, table, (table, *asked), lambda tx: change(tx, tx.playing(table)))

    async def _do(self, user: int, change: Callable[[Transaction], object], access: Access = NOBODY) -> Refusal | None:
        """A change that may be made twice without harm."""
        done = await self._did(user, change, access)
        return done if isinstance(done, Refusal) else None

    async def _did(self, user: int, change: Callable[[Transaction], R], access: Access = NOBODY) -> R | Refusal:
        """The same, with what comes of it."""
        woken: set[str] = set()

        def work(stored: Stored) -> R:
            tx = self._transaction(stored, stored.people.known(user, self.watch.now()), access=access)
            answer = change(tx)
            woken.update(tx.woken)
            return answer

        try:
            return await self.store.write(work, lambda: self._after(woken))
        except Declined as declined:
            return declined.refusal

    async def _play(self, thought: Thought) -> Answer:
        """A computer's answer, as a request like any other.

        Each try is a request of its own: a question is answered once all the same, and a computer whose answer was
        refused can give another, when it has been mended.
        """
        table, decision, form = thought.table, thought.decision, thought.form
        return await self._change(
            Request(f"computer {table} {thought.step} {decision} {secrets.token_hex(4)}", 0),
            table,
            ("submit", table, decision, form),
            lambda tx: moves.submit(tx, tx.acting(table), decision, form),
            computer=thought.seat,
        )

    def _after(self, woken: set[str]) -> None:
        """It is on disk: now others may act on it."""
        for table in woken:
            self._computers.wake(table)
        self.outbox.news.set()

    # Looking

    async def _read(self, user: int | None, read: Callable[[Transaction], R], access: Access = NOBODY) -> R:
        """What this user sees; without one, what the program itself sees, to show it to the public."""

        def work(stored: Stored) -> R:
            if user is None:
                return read(self._transaction(stored))
            person = stored.people.of_user(user)
            return read(self._transaction(stored, person.id if person else None, access=access))

        return await self.store.read(work)

    async def _look(self, user: int | None, read: Callable[[Transaction], R], access: Access = NOBODY) -> R | Refusal:
        try:
            return await self._read(user, read, access)
        except Declined as declined:
            return declined.refusal

    def _transaction(
        self,
        stored: Stored,
        person: int | None = None,
        computer: Seat | None = None,
        access: Access | None = None,
    ) -> Transaction:
        return Transaction(stored, self.games, self.watch.now(), person, computer, self._dice.secret, set(), access)
