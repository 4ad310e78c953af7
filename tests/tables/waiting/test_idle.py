"""What nobody touches any more: warned of, then closed; a word is enough to keep it."""

from pathlib import Path

import pytest

from engine.core.values.refusals import Refusal
from engine.tables.outbox.intents import IDLE
from tests.tables.room import ANNA, BRUNO, CARLA, Room, code, done, room_in
from tests.tables.situations import favours
from tests.tables.waiting.passing import DAY, HOUR, WEEK, overview, pass_time, said, sent

SERVER = 77


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


# Warned of, and then touched


async def warned_lobby(room: Room) -> str:
    """A lobby of Anna's that those who sit there were warned of, an hour ago."""
    table = await room.opened(ANNA)
    await pass_time(room, WEEK + HOUR)
    assert (await overview(room, table)).closes_at is not None
    assert len(await sent(room, IDLE)) == 1
    return table


async def warned_game(room: Room) -> str:
    """The same of a game of Anna's."""
    table = await room.started(ANNA, computers=1)
    await favours(room, table, ANNA)
    await pass_time(room, 30 * DAY + HOUR, 6 * HOUR)
    assert (await overview(room, table)).closes_at is not None
    assert len(await sent(room, IDLE)) == 1
    return table


async def test_who_joins_a_lobby_that_was_warned_of_ends_the_warning_and_the_next_neglect_is_warned_of(
    room: Room,
) -> None:
    table = await warned_lobby(room)
    done(await room.tables.join(room.by(BRUNO), table))
    assert (await overview(room, table)).closes_at is None
    assert len(await sent(room, IDLE)) == 1, "the message is to say that it is over"
    await pass_time(room, WEEK - HOUR)
    assert await sent(room, IDLE) == []
    await pass_time(room, HOUR)
    assert len(await sent(room, IDLE)) == 1, "warned anew"
    assert (await overview(room, table)).closes_at == int(room.now) + 3 * DAY
    await pass_time(room, 3 * DAY)
    assert (await overview(room, table)).table.status == "abandoned"


async def test_a_move_at_a_game_that_was_warned_of_ends_the_warning(room: Room) -> None:
    table = await warned_game(room)
    assert await room.move(table, ANNA) is not None
    assert (await overview(room, table)).closes_at is None
    assert len(await sent(room, IDLE)) == 1
    await pass_time(room, 29 * DAY, 6 * HOUR)
    assert await sent(room, IDLE) == []
    await pass_time(room, DAY + HOUR, 6 * HOUR)
    assert len(await sent(room, IDLE)) == 1, "warned anew"


async def test_the_start_of_a_lobby_that_was_warned_of_ends_the_warning(room: Room) -> None:
    table = await warned_lobby(room)
    done(await room.tables.add_computer(room.by(ANNA), table))
    await sent(room)
    await pass_time(room, WEEK + HOUR)
    assert len(await sent(room, IDLE)) == 1
    done(await room.tables.start(room.by(ANNA), table))
    assert (await overview(room, table)).closes_at is None
    assert len(await sent(room, IDLE)) == 1


async def test_a_host_who_gives_up_a_lobby_that_was_warned_of_leaves_no_warning(room: Room) -> None:
    table = await warned_lobby(room)
    done(await room.tables.cancel(room.by(ANNA), table))
    assert len(await sent(room, IDLE)) == 1


async def test_a_usual_move_asks_nothing_about_warnings(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.started(ANNA, computers=1)
    await favours(room, table, ANNA)
    asked = list[str]()
    monkeypatch.setattr("engine.tables.play.touching.unwarn", lambda _, table: asked.append(table.id))
    assert await room.move(table, ANNA) is not None
    assert asked == []


async def test_what_was_touched_before_we_were_brought_up_to_date_is_not_closed(room: Room) -> None:
    """An earlier version left the warning as it was when somebody joined."""
    table = await warned_lobby(room)
    await room.tables.store.write(lambda stored: stored.tables.change(table, touched_at=int(room.now) + DAY))
    await pass_time(room, 3 * DAY)
    found = await overview(room, table)
    assert (found.table.status, found.closes_at) == ("open", None)
    assert len(await sent(room, IDLE)) == 1


# While nobody can play, nobody neglects anything


def down(room: Room, seconds: int) -> None:
    """Nobody can reach us for so long."""
    room.tables.unreachable()
    room.now += seconds


async def test_a_lobby_that_somebody_joined_before_we_were_down_is_not_warned_of(room: Room) -> None:
    table = await room.opened(ANNA)
    await pass_time(room, 6 * DAY + 12 * HOUR)
    done(await room.tables.join(room.by(BRUNO), table))
    down(room, 10 * DAY)
    await pass_time(room, 6 * DAY)
    assert (await overview(room, table)).closes_at is None
    await pass_time(room, DAY + HOUR)
    assert (await overview(room, table)).closes_at is not None


async def test_who_has_played_before_we_were_down_has_kept_the_game(room: Room) -> None:
    table = await warned_game(room)
    await pass_time(room, 12 * DAY, 6 * HOUR)
    assert await room.move(table, ANNA) is not None
    down(room, 40 * DAY)
    await pass_time(room, 3 * DAY, 6 * HOUR)
    found = await overview(room, table)
    assert (found.table.status, found.closes_at) == ("playing", None)


async def test_who_was_warned_has_all_the_time_left_that_was_left_when_we_went_down(room: Room) -> None:
    table = await warned_lobby(room)
    down(room, 4 * DAY)
    await pass_time(room, 2 * DAY)
    done(await room.tables.join(room.by(BRUNO), table))
    assert (await overview(room, table)).closes_at is None


async def test_a_server_that_is_paused_neglects_nothing(room: Room) -> None:
    table = await room.opened(ANNA, server=SERVER)
    await pass_time(room, 6 * DAY)
    done(await room.tables.join(room.by(BRUNO), table))
    assert await room.tables.pause_server(room.by(ANNA), SERVER) is None
    await pass_time(room, 20 * DAY, 6 * HOUR)
    assert await room.tables.resume_server(room.by(ANNA), SERVER) is None
    await pass_time(room, 6 * DAY)
    assert (await overview(room, table)).closes_at is None
    await pass_time(room, DAY + HOUR)
    assert (await overview(room, table)).closes_at is not None


async def test_a_clock_that_is_put_back_keeps_no_neglected_lobby_open_for_longer(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        table = await room.opened(ANNA)
        await pass_time(room, 6 * DAY)
        now = room.now
    async with room_in(path, now=now - 30 * DAY) as room:
        await room.tables.tick()
        assert (await overview(room, table)).closes_at is None
        await pass_time(room, DAY + HOUR)
        assert (await overview(room, table)).closes_at is not None
