"""How every call is made: the desk, the lock, the transaction; after it computers are woken and delivery is told."""

import secrets
import time
from collections.abc import Callable, Mapping
from sqlite3 import Connection
from typing import Any, TypeVar

from engine.core.game import AnyGame
from engine.core.refusals import Refusal
from engine.core.seats import Seat
from engine.tables import playing, upkeep
from engine.tables.changes import Change, carry_out
from engine.tables.computers import Computers, Thought
from engine.tables.delivery import Delivery
from engine.tables.desk import Answer, Desk, Done, Request
from engine.tables.knowing import NOBODY, Standing
from engine.tables.locks import Locks
from engine.tables.records import Table
from engine.tables.refusals import Declined
from engine.tables.sql import people
from engine.tables.store import Store

R = TypeVar("R")


class Calls:
    """What the groups of calls share."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        clock: Callable[[], float] = time.time,
        dice: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.games = games
        self.locks = Locks()
        self.delivery = Delivery(store, lambda: int(clock()))
        self._clock, self._dice = clock, dice
        self._computers = Computers(lambda look: self._read(None, look), self._play)

    async def _wake_up(self) -> None:
        for table in await self.store.write(lambda db: upkeep.wake_up(self._desk(db))):
            self._computers.wake(table)
        self.delivery.news.set()

    # Changes

    async def _change(
        self, request: Request, lock: str, asked: tuple[Any, ...], change: Change, computer: Seat | None = None
    ) -> Answer:
        """A change for one request, under one lock."""
        woken: set[str] = set()

        def work(db: Connection) -> Answer:
            desk = self._desk(db, computer=computer, standing=request.standing if computer is None else None)
            answer = carry_out(desk, request, asked, change)
            woken.update(desk.woken)
            return answer

        async with self.locks.of(lock):
            return await self.store.write(work, lambda: self._after(woken))

    async def _in_lobby(
        self, request: Request, table: str, asked: tuple[Any, ...], change: Callable[[Desk, Table], Done]
    ) -> Answer:
        return await self._change(request, table, (table, *asked), lambda desk: change(desk, desk.open(table)))

    async def _in_game(
        self, request: Request, table: str, asked: tuple[Any, ...], change: Callable[[Desk, Table], Done]
    ) -> Answer:
        return await self._change(request, table, (table, *asked), lambda desk: change(desk, desk.playing(table)))

    async def _do(self, user: int, change: Callable[[Desk], object], standing: Standing = NOBODY) -> Refusal | None:
        """A change that may be made twice without harm."""
        woken: set[str] = set()

        def work(db: Connection) -> None:
            desk = self._desk(db, people.known(db, user, int(self._clock())), standing=standing)
            change(desk)
            woken.update(desk.woken)

        try:
            await self.store.write(work, lambda: self._after(woken))
        except Declined as declined:
            return declined.refusal
        return None

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
            lambda desk: playing.submit(desk, desk.acting(table), decision, form),
            computer=thought.seat,
        )

    def _after(self, woken: set[str]) -> None:
        """It is on disk: now others may act on it."""
        for table in woken:
            self._computers.wake(table)
        self.delivery.news.set()

    # Looking

    async def _read(self, user: int | None, read: Callable[[Desk], R], standing: Standing = NOBODY) -> R:
        """What this user sees; without one, what the program itself sees, to show it to the public."""

        def work(db: Connection) -> R:
            if user is None:
                return read(self._desk(db))
            person = people.of_user(db, user)
            return read(self._desk(db, person.id if person else None, standing=standing))

        return await self.store.read(work)

    async def _look(self, user: int | None, read: Callable[[Desk], R], standing: Standing = NOBODY) -> R | Refusal:
        try:
            return await self._read(user, read, standing)
        except Declined as declined:
            return declined.refusal

    def _desk(
        self,
        db: Connection,
        person: int | None = None,
        computer: Seat | None = None,
        standing: Standing | None = None,
    ) -> Desk:
        return Desk(db, self.games, int(self._clock()), person, computer, self._dice, set(), standing)
