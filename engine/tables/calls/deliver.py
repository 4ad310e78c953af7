"""Calls of whoever delivers: all that a message is made of, in one read."""

from collections.abc import Callable, Iterable

from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.calls.base import Calls, R
from engine.tables.clocks.person import undisturbed
from engine.tables.clocks.rest import asked_asleep, who_hears
from engine.tables.seeing import looking
from engine.tables.seeing.shown import Look, Told
from engine.tables.storage.records import Table
from engine.tables.transaction.refusals import Declined
from engine.tables.transaction.transaction import Transaction


class DeliverCalls(Calls):
    """What is public of a table, for its place in Discord; screens are asked for by who sees them."""

    async def told(self, table: str, first: int, last: int) -> Told | Refusal:
        """All that a post about the steps from one to another is made of."""
        return await self._look(None, lambda tx: _told(tx, tx.table(table), first, last))

    async def asked_asleep(self, table: str, seats: Iterable[Seat]) -> None:
        """It is the turn of these, and they do not hear of it now: they are reminded when they may be disturbed."""
        await self.store.write(lambda stored: _at(self._transaction(stored), table, asked_asleep, seats))

    async def who_hears(self, table: str, seats: Iterable[Seat]) -> set[Seat]:
        """Of those who are about to be asked something beside the game, who may be called; the others are later."""
        return await self.store.write(lambda stored: _at(self._transaction(stored), table, who_hears, seats))

    async def waits_for(self, table: str) -> tuple[bool, bool]:
        """Whether a computer is about to move there, and whether the table still stands in no thread."""

        def read(tx: Transaction) -> tuple[bool, bool]:
            found = tx.table(table)
            moves = found.status == "playing" and not tx.is_paused(found) and tx.stored.steps.computer_asked(found.id)
            return moves, found.thread is None

        found = await self._look(None, read)
        return (False, False) if isinstance(found, Refusal) else found


def _at(tx: Transaction, table: str, do: Callable[[Transaction, Table, Iterable[Seat]], R], seats: Iterable[Seat]) -> R:
    return do(tx, tx.table(table), seats)


def _told(tx: Transaction, table: Table, first: int, last: int) -> Told:
    entries = looking.log(tx, table, first, last)
    before, after = (_view(tx, table, step) for step in (first - 1, last))
    course = looking.course(tx, table, over=after is not None and after.view.over)
    found = {sitting.seat: tx.stored.people.by_id(sitting.person or 0) for sitting in tx.persons(table)}
    persons = {seat: person for seat, person in found.items() if person is not None}
    users = {seat: person.user for seat, person in persons.items()}
    rests = [seat for seat, person in persons.items() if undisturbed(person, tx.now, table.pace) > tx.now]
    return Told(entries, before, after, *course, users, frozenset(rests))


def _view(tx: Transaction, table: Table, step: int) -> Look | None:
    """None if it cannot be read how the table stood then; or how it stands, which takes its seats as well."""
    try:
        return looking.view(tx, table, None if step == table.step else step) if step >= 0 else None
    except Declined:
        return None
