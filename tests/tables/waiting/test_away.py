"""Being away: clocks stand still, tables are told, nobody is reminded; a server limits it; one may be back sooner."""

from datetime import date, timedelta

from engine.core.values.refusals import Refusal
from engine.tables.outbox.intents import CLOCK, REMIND
from tests.tables.room import ANNA, BRUNO, CARLA, NOON, Room, code, done
from tests.tables.situations import favours
from tests.tables.waiting.passing import DAY, HOUR, overview, pass_time, reminders, said, sent, turn_of

TODAY = date(2027, 1, 15)
"""The day on which it is noon in the room."""
SERVER = 7


async def due(room: Room, table: str) -> int | None:
    (clock,) = (await overview(room, table)).clocks
    return clock.due_at


async def test_it_is_today_in_the_room(room: Room) -> None:
    assert await room.tables.today(ANNA) == TODAY


async def test_clocks_stand_still_and_the_table_is_told(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY)
    mover = await turn_of(room, table, ANNA, BRUNO)
    before = await due(room, table)
    assert before == NOON + 2 * DAY
    await sent(room)
    assert await room.tables.go_away(mover, TODAY, TODAY + timedelta(days=6)) is None
    back = await due(room, table)
    assert back is not None
    assert back - before == (7 * DAY) - (NOON % DAY), "until the end of the last day"
    assert await said(room, table) == ["table-away-still"]
    assert [intent.table for intent in await sent(room, CLOCK)] == [table], "the newest post is corrected"
    await pass_time(room, 6 * DAY, DAY)
    assert "table-late" not in await said(room, table)
    assert await reminders(room) == []


async def test_who_is_back_sooner_has_as_much_time_as_when_he_left(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY)
    mover = await turn_of(room, table, ANNA, BRUNO)
    await room.tables.go_away(mover, TODAY, TODAY + timedelta(days=6))
    await pass_time(room, 2 * DAY)
    assert await room.tables.come_back(mover) is None
    assert await due(room, table) == room.now + 2 * DAY
    assert await said(room, table) == ["table-away-still", "table-back"]


async def test_an_absence_that_begins_later_counts_from_then(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=7 * DAY)
    mover = await turn_of(room, table, ANNA, BRUNO)
    before = await due(room, table)
    await room.tables.go_away(mover, TODAY + timedelta(days=2), TODAY + timedelta(days=4))
    after = await due(room, table)
    assert before is not None
    assert after == before + 3 * DAY


async def test_a_server_limits_it(room: Room) -> None:
    assert await room.tables.settle(room.by(CARLA), SERVER, away_days=2) is None
    table = await room.started(ANNA, BRUNO, pace=DAY, server=SERVER)
    mover = await turn_of(room, table, ANNA, BRUNO)
    before = await due(room, table)
    await room.tables.go_away(mover, TODAY, TODAY + timedelta(days=30))
    after = await due(room, table)
    assert before is not None
    assert after == before + 2 * DAY
    assert await said(room, table) == ["table-away-limited"]


async def test_what_is_asked_while_one_is_away_waits_for_ones_return(room: Room) -> None:
    await room.tables.reach(ANNA, 5, "open")
    await room.tables.go_away(ANNA, TODAY, TODAY + timedelta(days=3))
    table = await room.started(ANNA, BRUNO, pace=DAY)
    await favours(room, table, BRUNO)
    back = NOON - NOON % DAY + 4 * DAY
    assert await due(room, table) == back + DAY
    await pass_time(room, back - HOUR - room.now, 6 * HOUR)
    assert await reminders(room) == []
    await pass_time(room, HOUR)
    assert await reminders(room) == [(table, REMIND)], "on the day of her return she hears of it"


async def test_what_can_be_no_absence(room: Room) -> None:
    for start, end in ((5, 2), (-9, -3), (0, 900)):
        answer = await room.tables.go_away(ANNA, TODAY + timedelta(days=start), TODAY + timedelta(days=end))
        assert code(answer) == "tables.bad-setting"
    person = await room.tables.person(ANNA)
    assert not isinstance(person, Refusal)
    assert person.away_until is None


async def test_who_plays_alone_tells_nobody(room: Room) -> None:
    table = await room.started(ANNA, computers=1)
    await room.tables.go_away(ANNA, TODAY, TODAY + timedelta(days=3))
    assert await said(room, table) == []


async def test_an_absence_is_among_what_is_kept_and_goes_with_the_person(room: Room) -> None:
    await room.tables.go_away(ANNA, TODAY, TODAY + timedelta(days=3))
    kept = await room.tables.own_data(ANNA)
    assert not isinstance(kept, Refusal)
    assert kept["person"]["away_until"]
    await room.tables.come_back(ANNA)
    kept = await room.tables.own_data(ANNA)
    assert not isinstance(kept, Refusal)
    assert kept["was_away"], "for how long counts when she goes again"
    assert await room.tables.forget(ANNA) is None
    await room.tables.meet(ANNA, "Anna")
    kept = await room.tables.own_data(ANNA)
    assert not isinstance(kept, Refusal)
    assert kept["was_away"] is None
    done(await room.tables.create(room.by(BRUNO), "pebbles", channel=901))
