"""What the tests of the outbox look at: what waits, what became of it, and a table about which all is sent."""

from engine.core.forms.forms import Form
from engine.tables.outbox.intents import HELD_BACK
from engine.tables.storage.records import Intent
from engine.tables.storage.stored import Stored
from tests.tables.room import ANNA, BRUNO, Room
from tests.tables.situations import DRAW, answers, first_turn

MINUTE = 60
BUY = Form("take", {"pebbles": (0, 0, 0), "shell": "fan"})


async def all_of(room: Room, table: str) -> list[tuple[str, int | None, str]]:
    """Everything that was ever to be sent about a table, in order: kind, seat, what became of it."""

    def read(stored: Stored) -> list[tuple[str, int | None, str]]:
        query = "SELECT kind, seat, status FROM outbox WHERE table_id = ? ORDER BY id"
        return stored.db.execute(query, (table,)).fetchall()

    return await room.tables.store.read(read)


async def waiting(room: Room) -> list[tuple[str, int | None]]:
    """What is still to be sent."""
    return [(intent.kind, intent.seat) for intent in await room.tables.outbox.unsettled()]


async def send_all(room: Room) -> list[Intent]:
    """Send all that can be sent now."""
    claimed = await room.tables.outbox.claim()
    await room.tables.outbox.done(claimed)
    return claimed


async def quiet_turn(room: Room) -> tuple[str, int, int]:
    """A table at which all have their favourites and everything is sent; who is to move, and his seat."""
    table, user = await first_turn(room, ANNA, BRUNO)
    await send_all(room)
    return table, user, await room.seat(table, user)


async def draws(room: Room, table: str, user: int) -> None:
    """The user draws, and does nothing more for so long that nobody waits for it before he is told of."""
    await answers(room, table, user, DRAW)
    room.now += HELD_BACK
