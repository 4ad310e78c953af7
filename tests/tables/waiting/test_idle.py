"""What nobody touches any more: warned of, then closed; a word is enough to keep it."""

from engine.core.values.refusals import Refusal
from engine.tables.outbox.intents import IDLE
from tests.tables.room import ANNA, BRUNO, CARLA, Room, code, done
from tests.tables.situations import favours
from tests.tables.waiting.passing import DAY, HOUR, WEEK, overview, pass_time, said, sent


async def test_a_lobby_that_nobody_joins_is_warned_of_then_closed(room: Room) -> None:
    table = await room.opened(ANNA)
    await pass_time(room, WEEK, 6 * HOUR)
    assert [intent.table for intent in await sent(room, IDLE)] == [table]
    found = await overview(room, table)
    assert (found.table.status, found.closes_at) == ("open", int(room.now) + 3 * DAY)
    await pass_time(room, 3 * DAY, 6 * HOUR)
    assert (await overview(room, table)).table.status == "abandoned"


async def test_whoever_joins_keeps_it(room: Room) -> None:
    table = await room.opened(ANNA)
    await pass_time(room, 6 * DAY, 6 * HOUR)
    done(await room.tables.join(room.by(BRUNO), table))
    await pass_time(room, 6 * DAY, 6 * HOUR)
    assert (await overview(room, table)).closes_at is None
    await pass_time(room, DAY, 6 * HOUR)
    assert (await overview(room, table)).closes_at is not None
    done(await room.tables.keep_table(room.by(BRUNO), table))
    assert (await overview(room, table)).closes_at is None
    assert code(await room.tables.keep_table(room.by(CARLA), table)) == "tables.not-seated"


async def test_a_game_that_nobody_plays_ends_after_six_weeks_and_its_log_stays(room: Room) -> None:
    table = await room.started(ANNA, computers=1)
    await favours(room, table, ANNA)
    await pass_time(room, 30 * DAY, DAY)
    assert (await overview(room, table)).closes_at is not None
    await pass_time(room, 2 * WEEK, DAY)
    assert (await overview(room, table)).table.status == "abandoned"
    assert (await said(room, table))[-1] == "table-idle"
    export = await room.tables.export_for(ANNA, table)
    assert not isinstance(export, Refusal)
    assert export["log"]


async def test_a_move_is_enough_to_keep_a_game(room: Room) -> None:
    table = await room.started(ANNA, computers=1)
    for _ in range(3):
        await pass_time(room, 20 * DAY, DAY)
        assert await room.move(table, ANNA) is not None
    assert (await overview(room, table)).table.status in ("playing", "finished")
    assert (await overview(room, table)).closes_at is None
