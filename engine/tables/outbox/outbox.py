"""The outbox as delivery uses it: claim what is to be sent, send it, say how that went.

One process delivers. What was claimed when it died waits again and is marked: it may have been sent, so look first.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.tables.outbox.intents import COLLAPSING
from engine.tables.storage.faults import StoreFault
from engine.tables.storage.records import Intent, LockOut, Person, PersonId, Posted
from engine.tables.storage.store import Store
from engine.tables.storage.stored import Stored

STUCK_AFTER_ATTEMPTS = 5
STUCK_AFTER_SECONDS = 900
"""An intent that has been tried so often, or has waited so long, is shown to the operator."""


class AtSeat(Struct, frozen=True):
    """One seat, for whoever sends there."""

    person: Person | None
    """Who sits there; None if that is a computer."""
    posted: list[Posted]
    """The messages that stand, newest first."""
    left: list[Posted]
    """Those that stand from who sat there before."""
    restored_at: int
    """When the table last came out of a backup; 0 if it never did."""


class Outbox:
    """The one who sends asks here; nobody else does."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self.news = asyncio.Event()
        """Set whenever there may be something new to send. Delivery clears it before it claims."""

    async def claim(self, limit: int = 100, corrections: int = 100) -> list[Intent]:
        """The oldest intents that may be sent now, from here on ours. Those to one audience are to be sent in order.
        Among them no more than so many that only correct times."""

        def work(stored: Stored) -> list[Intent]:
            found = stored.outbox.waiting(self._now(), limit, COLLAPSING, corrections)
            for intent in found:
                stored.outbox.claim(intent.id)
            ours.extend(found)
            return [replace(intent, status="claimed", attempts=intent.attempts + 1) for intent in found]

        ours: list[Intent] = []
        try:
            return await self._store.write(work)
        except asyncio.CancelledError:
            self._give_back(ours)
            raise

    async def due(self) -> tuple[bool, int | None]:
        """Whether something may be sent now; and in how many seconds the next may be that may not yet, if there is
        any."""

        def work(stored: Stored) -> tuple[bool, int | None]:
            return bool(stored.outbox.waiting(self._now(), 1, COLLAPSING, 1)), stored.outbox.next_at(self._now())

        now, at = await self._store.read(work)
        return now, None if at is None else max(at - self._now(), 0)

    async def done(self, intents: list[Intent], posted: Posted | None = None) -> None:
        """They were sent, perhaps several in one message, which now stands."""

        def work(stored: Stored) -> None:
            for intent in intents:
                stored.outbox.settle(intent.id, "done", None, self._now())
            if posted is not None:
                stored.outbox.add_posted(posted, self._now())

        await self._store.write(work)

    async def later(
        self,
        intents: Sequence[Intent],
        error: str,
        seconds: int,
        *,
        maybe_sent: bool = False,
        locked_out: bool = False,
    ) -> bool:
        """They could not be sent; try again after so many seconds. Say if they may have arrived all the same, and if
        the bot may not write at the table's place: then, whether that is new."""

        def work(stored: Stored) -> bool:
            for intent in intents:
                stored.outbox.put_back(intent.id, error, self._now() + seconds, maybe_sent)
            for table in {intent.table for intent in intents}:
                stored.outbox.collapse(COLLAPSING, self._now(), table)
            return any([stored.lock_outs.add(intent.table, self._now()) for intent in intents if locked_out])

        return await self._store.write(work)

    async def drop(self, intent: Intent, reason: str) -> None:
        """It will never be sent: the thread is gone, the person wants no messages."""
        await self._store.write(lambda stored: stored.outbox.settle(intent.id, "dropped", reason, self._now()))

    async def sitter(self, table: str, seat: Seat) -> Person | None:
        """Whoever sits there now; None if that is a computer."""

        def work(stored: Stored) -> Person | None:
            sitting = stored.tables.sitting_at(table, seat)
            return None if sitting is None or sitting.person is None else stored.people.by_id(sitting.person)

        return await self._store.read(work)

    async def at_seat(self, table: str, seat: Seat, kind: str) -> "AtSeat":
        """Who is to get what goes to a seat, and what of this kind stands there, all at one moment."""

        def work(stored: Stored) -> AtSeat:
            sitting = stored.tables.sitting_at(table, seat)
            person = None if sitting is None or sitting.person is None else stored.people.by_id(sitting.person)
            return AtSeat(
                person,
                stored.outbox.posted(table, kind, seat),
                stored.outbox.posted(table, kind, seat, former=True),
                stored.steps.restored_at(table),
            )

        return await self._store.read(work)

    async def stuck(self) -> list[Intent]:
        """What should have been sent long ago."""
        before = self._now() - STUCK_AFTER_SECONDS
        return await self._store.read(lambda stored: stored.outbox.stuck(STUCK_AFTER_ATTEMPTS, before))

    async def unsettled(self) -> list[Intent]:
        """All that is still to be sent."""
        return await self._store.read(lambda stored: stored.outbox.unsettled())

    async def posted(self, table: str, kind: str, seat: Seat | None = None) -> list[Posted]:
        """The messages of this kind that stand, newest first."""
        return await self._store.read(lambda stored: stored.outbox.posted(table, kind, seat))

    async def left(self, table: str, kind: str, seat: Seat) -> list[Posted]:
        """The messages of this kind that stand from those who sat there before."""
        return await self._store.read(lambda stored: stored.outbox.posted(table, kind, seat, former=True))

    async def reminders_posted(self, person: PersonId) -> list[Posted]:
        """The reminders to this person that stand, newest first."""
        return await self._store.read(lambda stored: stored.outbox.reminders_posted(person))

    async def calls_posted(self, person: PersonId, table: str) -> list[Posted]:
        """The calls to this person that stand in this table's thread, newest first."""
        return await self._store.read(lambda stored: stored.outbox.calls_posted(person, table))

    async def person(self, number: PersonId) -> Person | None:
        """Somebody who is to be called; None if he was forgotten."""
        return await self._store.read(lambda stored: stored.people.by_id(number))

    async def offered(self, table: str, seat: Seat | None) -> list[Person]:
        """Whom this seat is offered to; without one, who is invited before the start."""

        def work(stored: Stored) -> list[Person]:
            found = [person for person, at in stored.tables.invitations(table).items() if at == seat]
            return [person for each in found if (person := stored.people.by_id(each))]

        return await self._store.read(work)

    async def holder(self, table: str, seat: Seat) -> Person | None:
        """Who may have this seat back; None if it is held for nobody."""

        def work(stored: Stored) -> Person | None:
            sitting = stored.tables.sitting_at(table, seat)
            held = None if sitting is None or sitting.kind == "person" else sitting.held_for
            return None if held is None else stored.people.by_id(held)

        return await self._store.read(work)

    async def restored_at(self, table: str) -> int:
        """When the table last came out of a backup: steps that older messages tell of are not those of the same
        number now. 0 if it never did."""
        return await self._store.read(lambda stored: stored.steps.restored_at(table))

    # Where nothing can be sent now

    async def lock_outs(self) -> list[LockOut]:
        """All tables at whose place the bot may not write, as far as is known."""
        return await self._store.read(lambda stored: stored.lock_outs.every())

    async def let_in(self, table: str) -> None:
        """It may again."""
        await self._store.write(lambda stored: stored.lock_outs.remove(table))

    def host_told(self, table: str) -> None:
        """Its host knows that it may not. Whoever says so need not wait until it is written down."""
        with suppress(StoreFault):  # then he is told once more
            self._store.soon(lambda stored: stored.lock_outs.tell(table))

    async def hurry(self, tables: Iterable[str]) -> None:
        """Try at once what waits there for its next try: what was in the way may be gone."""
        wanted = tuple(tables)

        def work(stored: Stored) -> None:
            for table in wanted:
                stored.outbox.hurry(table, self._now())

        await self._store.write(work)
        self.news.set()

    async def restated(self, message: int, kind: str) -> None:
        """A message that stands says something else now, and is of this kind."""
        await self._store.write(lambda stored: stored.outbox.restate_posted(message, kind))

    async def removed(self, message: int) -> None:
        """A message stands no more."""
        await self._store.write(lambda stored: stored.outbox.remove_posted(message))

    def _give_back(self, claimed: list[Intent]) -> None:
        """Whoever claimed them was cancelled before he knew. When this is carried out, it is clear what he got."""

        def work(stored: Stored) -> None:
            for intent in claimed:
                stored.outbox.unclaim(intent.id)
                stored.outbox.collapse(COLLAPSING, self._now(), intent.table)

        with suppress(StoreFault):  # a file that is closed gives them back when it is opened again
            self._store.soon(work)
