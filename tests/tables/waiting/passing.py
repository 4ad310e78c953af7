"""Time that passes in a room, and what it brings."""

from engine.core.values.refusals import Refusal
from engine.tables.outbox.intents import CALL, REMIND
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Intent
from tests.tables.room import Room
from tests.tables.situations import favours

HOUR, DAY, WEEK = 3_600, 86_400, 604_800


async def pass_time(room: Room, seconds: float, every: float = HOUR) -> None:
    """So much time passes, and what is due is done as it comes up."""
    end = room.now + seconds
    while room.now < end:
        room.now = min(room.now + every, end)
        while await room.tables.tick() == 0:
            pass
        await room.tables.computers_idle()


async def sent(room: Room, *kinds: str) -> list[Intent]:
    """What was to be sent of these kinds since this was last asked; whoever delivers has sent it."""
    every = await room.tables.outbox.unsettled()
    await room.tables.outbox.claim(1_000)
    await room.tables.outbox.done(every)
    return [intent for intent in every if intent.kind in kinds]


async def delivered(room: Room, table: str) -> set[int]:
    """What is asked there is sent now, as the bot does it: its turn's post, and questions beside the game. The seats of
    those whose phones sound."""
    step = (await overview(room, table)).table.step
    told = await room.tables.told(table, 0, step)
    assert not isinstance(told, Refusal)
    await room.tables.asked_asleep(table, told.quiet)
    return await room.tables.who_hears(table, told.users)


async def reminders(room: Room) -> list[tuple[str, str]]:
    """Who was reminded: of which table, and how."""
    return [(intent.table, intent.kind) for intent in await sent(room, REMIND, CALL)]


async def overview(room: Room, table: str) -> Overview:
    found = await room.tables.overview(None, table)
    assert not isinstance(found, Refusal)
    return found


async def said(room: Room, table: str) -> list[str]:
    """What the log says around the game, oldest first."""
    entries = await room.tables.log_for(None, table)
    assert not isinstance(entries, Refusal)
    return [text.key for entry in entries for text in entry.texts if text.key.startswith("table-")]


async def turn_of(room: Room, table: str, *users: int) -> int:
    """Everybody has chosen a favourite: whose turn it is."""
    await favours(room, table, *users)
    ((user, _),) = await room.asked(table, *users)
    return user


def other(of: int, *users: int) -> int:
    """One of the others."""
    return next(user for user in users if user != of)
