"""Downtime is nobody's fault, and a clock that jumps does no harm."""

from pathlib import Path

import pytest

from engine.tables.calls.watch import Watch
from engine.tables.outbox.intents import CLOCK
from tests.tables.room import ANNA, BRUNO, NOON, room_in
from tests.tables.waiting.passing import DAY, HOUR, overview, pass_time, said, sent, turn_of


class Hands:
    """A clock on the wall that can be put right, and one that only runs."""

    def __init__(self) -> None:
        self.wall, self.steady = 1000.0, 50.0

    def run(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.mark.parametrize("jump", [DAY, -DAY, 3600, -3600])
def test_a_clock_that_jumps_is_followed_only_when_clocks_are_moved_along(jump: int) -> None:
    hands = Hands()
    watch = Watch(lambda: hands.wall, lambda: hands.steady)
    assert watch.now() == 1000
    hands.run(10)
    hands.wall += jump
    assert watch.now() == 1010, "nobody's time passes by that"
    assert watch.follow() == jump
    assert watch.now() == 1010 + jump
    assert watch.follow() == 0


def test_a_clock_that_is_put_right_by_seconds_is_followed_and_no_more() -> None:
    hands = Hands()
    watch = Watch(lambda: hands.wall, lambda: hands.steady)
    watch.now()
    hands.wall += 7
    assert watch.follow() == 0
    assert watch.now() == 1007


@pytest.mark.parametrize("gap", [5 * DAY, -5 * DAY, 0], ids=["down for days", "put back meanwhile", "at once"])
async def test_whatever_was_left_is_left_after_a_restart(tmp_path: Path, gap: int) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        table = await room.started(ANNA, BRUNO, pace=DAY)
        await turn_of(room, table, ANNA, BRUNO)
        await pass_time(room, HOUR)
        (clock,) = (await overview(room, table)).clocks
        assert clock.due_at is not None
        left, now = clock.due_at - room.now, room.now
    async with room_in(path, now=now + gap) as room:
        await room.tables.tick()
        (clock,) = (await overview(room, table)).clocks
        assert clock.due_at == room.now + left
        assert await said(room, table) == []


async def test_while_nobody_can_reach_us_no_clock_runs(tmp_path: Path) -> None:
    async with room_in(tmp_path / "paravent.db") as room:
        table = await room.started(ANNA, BRUNO, pace=DAY)
        await turn_of(room, table, ANNA, BRUNO)
        await room.tables.tick()
        room.tables.unreachable()
        room.now += 9 * DAY
        await room.tables.tick()
        (clock,) = (await overview(room, table)).clocks
        assert clock.due_at == NOON + 2 * DAY + 9 * DAY
        assert await said(room, table) == []


async def test_a_live_tables_post_is_corrected_after_any_time_down_and_others_when_it_adds_up(tmp_path: Path) -> None:
    path, now = tmp_path / "paravent.db", float(NOON)
    async with room_in(path) as room:
        live = await room.started(ANNA, BRUNO, pace=300)
        slow = await room.started(ANNA, BRUNO, pace=DAY)
        unhurried = await room.started(ANNA, BRUNO)
        await room.tables.tick()
    corrected = []
    for minutes in (4, 4, 4):
        now += minutes * 60
        async with room_in(path, now=now) as room:
            corrected.append({intent.table for intent in await sent(room, CLOCK)})
    assert corrected == [{live}, {live}, {live, slow}]
    assert unhurried not in corrected[-1], "there is no clock"
