"""After a time down there are as many times to correct as there are tables: whatever else is to be said goes first."""

from pathlib import Path

from engine.tables.outbox.intents import CLOCK, POST
from tests.tables.room import ANNA, BRUNO, room_in
from tests.tables.situations import favours
from tests.tables.waiting.passing import DAY, sent

TABLES = 5


async def test_a_post_is_claimed_beside_a_few_corrections_and_the_others_come_later(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        tables = [await room.started(ANNA, BRUNO, pace=DAY) for _ in range(TABLES)]
        await sent(room)
        now = room.now
    async with room_in(path, now=now + DAY) as room:
        await favours(room, tables[-1], ANNA)
        first = await room.tables.outbox.claim(1_000, 2)
        assert [intent.kind for intent in first].count(CLOCK) == 2
        assert (tables[-1], POST) in [(intent.table, intent.kind) for intent in first]
        assert await room.tables.outbox.claim(1_000, 0) == [], "those have to be corrected first"
        await room.tables.outbox.done(first)
        rest = await room.tables.outbox.claim(1_000, 10)
        assert [intent.kind for intent in rest] == [CLOCK] * (TABLES - 2)
