"""Calls for games across days: what time brings, being reminded, late, away, and seats that wait for somebody."""

import asyncio
from datetime import date

from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.calls.people import PeopleCalls
from engine.tables.clocks.hours import day_begins, today, zone
from engine.tables.operate import upkeep
from engine.tables.operate.people import known
from engine.tables.outbox.intents import ROUSE
from engine.tables.play import votes
from engine.tables.seats import replacing
from engine.tables.seeing.digest import Digest, digest, results
from engine.tables.seeing.shown import GameResults
from engine.tables.storage.records import Intent, Person
from engine.tables.storage.stored import Stored
from engine.tables.transaction.knowing import NOBODY, Access
from engine.tables.transaction.request import Answer, Request
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting import absent, idle, ladder, reminding, rousing
from engine.tables.waiting.ladder import Choice


class SlowCalls(PeopleCalls):
    """What happens when nothing happens."""

    async def tick(self) -> int | None:
        """Do what is due, and note that we are running; in how many seconds to look again, None if nothing is to come.
        To be called about once a minute."""
        self._jumped += self.watch.follow()
        moved, woken = self._jumped, set[str]()
        # Now: what happens meanwhile counts the next time.
        down, self._down = self._down, False

        def work(stored: Stored) -> int | None:
            tx = self._transaction(stored)
            at = upkeep.tick(tx, moved, down=down)
            woken.update(tx.woken)
            return None if at is None else max(at - tx.now, 0)

        try:
            found = await self.store.write(work, lambda: self._after(woken))
        except BaseException:  # nothing was given back yet
            self._down = self._down or down
            raise
        self._jumped -= moved
        self._computers.resume()
        return found

    def unreachable(self) -> None:
        """Nobody can reach us: no clock runs until the next `tick`."""
        self._down = True

    def time_moved(self) -> None:
        """Time has been moved as a whole, in a Discord of our own: whoever waits for something to be due looks now."""
        self.moved.set()

    @property
    def moved(self) -> asyncio.Event:
        """Set when time was moved."""
        return self._moved

    # Who is late

    async def overdue(self) -> list[tuple[str, int, Seat, int]]:
        """The questions whose time has run out without the table knowing it: table, number, seat, when it was due."""
        return await self.store.read(lambda stored: stored.clocks.overdue(self.watch.now(), -1))

    async def choose(self, request: Request, table: str, decision: int, what: Choice) -> Answer:
        """Say what is to become of a question that has waited too long."""
        return await self._in_game(
            request, table, ("late", decision, what), lambda tx, found: ladder.choose(tx, found, decision, what)
        )

    async def change_pace(self, request: Request, table: str, word: str) -> Answer:
        """Play at another pace, by the others' consent."""
        return await self._in_game(request, table, ("pace", word), lambda tx, found: votes.change_pace(tx, found, word))

    async def open_seat(self, request: Request, table: str, seat: Seat) -> Answer:
        """Leave a seat open for whoever takes it."""
        return await self._in_game(
            request, table, ("open-seat", seat), lambda tx, found: replacing.open_seat(tx, found, seat)
        )

    async def may_take(self, user: int, table: str, access: Access = NOBODY) -> bool | Refusal:
        """Whether a seat there waits for this user: offered, held for him, or open."""

        def read(tx: Transaction) -> bool:
            found = tx.table(table)
            if tx.person is None or found.status != "playing":
                return False
            return replacing.waits_for(tx, found, tx.person) is not None

        return await self._look(user, read, access)

    async def keep_table(self, request: Request, table: str) -> Answer:
        """A table that nobody has touched for long is to stay."""
        return await self._change(request, table, (table, "keep"), lambda tx: idle.keep(tx, tx.acting(table)))

    # Who is reminded, and of what

    async def digest(self, user: int) -> Digest | Refusal:
        """All that waits for this user, the longest waiting first."""
        return await self._look(user, digest)

    async def remind_later(self, user: int, table: str | None = None) -> int | Refusal | None:
        """Not now: later today, of this table or of all; when that is, None if nothing waits for him."""
        return await self._did(user, lambda tx: reminding.later(tx, _asks_at(tx, table), table))

    async def remind_no_more(self, user: int, table: str | None = None) -> bool | Refusal:
        """Not of what waits now, at this table or at all; whether anything does."""
        return await self._did(user, lambda tx: reminding.no_more(tx, _asks_at(tx, table), table) > 0)

    async def remind_in_threads(self, user: int, intent: Intent) -> Refusal | None:
        """This reminder could not reach him by direct message; with that it is settled."""
        return await self._do(user, lambda tx: reminding.in_threads(tx, known(tx), intent))

    async def put_off(self, user: int, intent: Intent) -> bool | Refusal:
        """Whether this is not the time to remind or call him, as he is not to be disturbed now; it will come again."""
        by = rousing if intent.kind == ROUSE else reminding
        return await self._did(user, lambda tx: by.put_off(tx, known(tx), intent))

    # Who is away

    async def go_away(self, user: int, start: date, end: date) -> Refusal | None:
        """This user is away from the beginning of one day to the end of another, by his own calendar."""

        def change(tx: Transaction) -> None:
            person = known(tx)
            where = zone(person.time_zone)
            absent.go_away(tx, person, day_begins(start, where), day_begins(_next(end), where))

        return await self._do(user, change)

    async def come_back(self, user: int) -> Refusal | None:
        """He is here again."""
        return await self._do(user, lambda tx: absent.come_back(tx, known(tx)))

    async def today(self, user: int) -> date:
        """What day it is where this user is; in UTC if nobody knows where."""

        def read(tx: Transaction) -> date:
            person = None if tx.person is None else tx.stored.people.by_id(tx.person)
            return today(tx.now, zone(person.time_zone) if person else None)

        return await self._read(user, read)

    async def now(self) -> int:
        """What time it is, by the tables' own clock."""
        return self.watch.now()

    async def results(self, user: int) -> tuple[GameResults, ...] | Refusal:
        """How often this user has played each game to its end, and won."""
        return await self._look(user, results)


def _asks_at(tx: Transaction, table: str | None) -> Person:
    """Whoever asks, if he may know of this table."""
    if table is not None:
        tx.table(table)
    return known(tx)


def _next(day: date) -> date:
    return date.fromordinal(day.toordinal() + 1)
