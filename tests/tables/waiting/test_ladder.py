"""When somebody's time has run out: the table is told, the others choose, and nothing is a surprise."""

from typing import Any

import pytest

from engine.core.values.refusals import Refusal
from engine.tables.outbox.intents import LATE
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, EVA, Room, code, done
from tests.tables.situations import rows
from tests.tables.waiting.passing import DAY, HOUR, WEEK, other, overview, pass_time, said, sent, turn_of

TWO, THREE = (ANNA, BRUNO), (ANNA, BRUNO, CARLA)


async def late_at(room: Room, *users: int, **chosen: Any) -> tuple[str, int, int]:
    """A table at which somebody's time has run out: the table, who, and the question."""
    table = await room.started(*users, pace=DAY, **chosen)
    late = await turn_of(room, table, *users)
    ((_, decision),) = await room.asked(table, late)
    await pass_time(room, 2 * DAY + HOUR)
    return table, late, decision


async def kinds(room: Room, table: str) -> list[str]:
    return [sitter.kind for sitter in (await overview(room, table)).sitters]


async def test_the_table_is_told_and_the_others_are_asked(room: Room) -> None:
    table, late, decision = await late_at(room, *TWO)
    assert await said(room, table) == ["table-late"]
    (clock,) = (await overview(room, table)).clocks
    assert (clock.decision, clock.seat) == (decision, await room.seat(table, late))
    assert clock.late_until is not None, "and it is said when a computer plays"
    assert [intent.table for intent in await sent(room, LATE)] == [table]


async def test_he_can_still_play_and_then_there_is_nothing_to_choose(room: Room) -> None:
    table, late, decision = await late_at(room, *TWO)
    assert await room.move(table, late) is not None
    assert all(clock.late_since is None for clock in (await overview(room, table)).clocks)
    answer = await room.tables.choose(room.by(other(late, *TWO)), table, decision, "turn")
    assert code(answer) == "tables.not-late"


async def test_who_is_late_chooses_nothing_about_himself(room: Room) -> None:
    table, late, decision = await late_at(room, *TWO)
    assert code(await room.tables.choose(room.by(late), table, decision, "wait")) == "tables.late-yourself"
    assert code(await room.tables.choose(room.by(EVA), table, decision, "wait")) == "tables.not-seated"


async def test_more_time_is_given_by_anybody(room: Room) -> None:
    table, late, decision = await late_at(room, *THREE)
    done(await room.tables.choose(room.by(other(late, *THREE)), table, decision, "wait"))
    (clock,) = (await overview(room, table)).clocks
    assert (clock.late_since, clock.due_at) == (None, int(room.now) + DAY)
    assert (await said(room, table))[-1] == "table-late-waits"


async def test_a_computer_plays_this_turn_and_no_other(room: Room) -> None:
    table, late, decision = await late_at(room, *TWO)
    before = (await overview(room, table)).table.step
    done(await room.tables.choose(room.by(other(late, *TWO)), table, decision, "turn"))
    await room.tables.computers_idle()
    assert (await overview(room, table)).table.step > before + 1
    assert await kinds(room, table) == ["person", "person"]
    assert await room.asked(table, other(late, *TWO)), "it is the other's turn"
    await room.move(table, other(late, *TWO))
    for _ in range(20):
        if await room.asked(table, late):
            break
        await room.move(table, other(late, *TWO))
    assert await room.asked(table, late), "and then his own again, which nobody plays for him"


async def test_if_nobody_chooses_the_computer_plays_when_it_was_said(room: Room) -> None:
    table, _, _ = await late_at(room, *TWO)
    await pass_time(room, DAY - 2 * HOUR)
    assert await said(room, table) == ["table-late"]
    await pass_time(room, 2 * HOUR)
    assert await said(room, table) == ["table-late", "table-stand-in"]
    assert await kinds(room, table) == ["person", "person"]


async def test_whose_time_runs_out_twice_is_relieved_until_he_is_back(room: Room) -> None:
    table, late, _ = await late_at(room, *THREE)
    here = [user for user in THREE if user != late]
    for _ in range(60):
        await pass_time(room, 12 * HOUR, 3 * HOUR)
        await room.move(table, *here)
        if "computer" in await kinds(room, table):
            break
    assert [key for key in await said(room, table) if key != "table-host"][-1] == "table-late-computer-again"
    if (await overview(room, table)).table.status == "playing":
        assert await room.tables.may_take(late, table)
        done(await room.tables.join(room.by(late), table))
        assert await kinds(room, table) == ["person"] * 3


async def test_of_two_whoever_stays_chooses(room: Room) -> None:
    table, late, decision = await late_at(room, *TWO)
    done(await room.tables.choose(room.by(other(late, *TWO)), table, decision, "computer"))
    assert sorted(await kinds(room, table)) == ["computer", "person"]
    table, late, decision = await late_at(room, *TWO)
    done(await room.tables.choose(room.by(other(late, *TWO)), table, decision, "end"))
    assert (await overview(room, table)).table.status == "abandoned"


async def test_of_three_both_others_must_agree_to_more_than_that(room: Room) -> None:
    table, late, decision = await late_at(room, *THREE)
    first, second = (user for user in THREE if user != late)
    answer = done(await room.tables.choose(room.by(first), table, decision, "computer"))
    assert answer.motion is not None
    assert "computer" not in await kinds(room, table)
    done(await room.tables.vote(room.by(second), table, answer.motion, True))
    assert "computer" in await kinds(room, table), "the one who is late was not asked"


async def test_an_open_seat_is_played_by_nobody_and_anybody_may_take_it(room: Room) -> None:
    table, late, decision = await late_at(room, *TWO, server=7)
    stays = other(late, *TWO)
    done(await room.tables.choose(room.by(stays), table, decision, "open"))
    assert sorted(await kinds(room, table)) == ["open", "person"]
    step = (await overview(room, table)).table.step
    await pass_time(room, 3 * DAY, DAY)
    assert (await overview(room, table)).table.step == step
    screen = await room.tables.view_for(late, table)
    assert not isinstance(screen, Refusal)
    assert screen.view.viewer is None, "who has left sees no screen any more"
    done(await room.tables.join(room.by(DINO), table))
    assert await kinds(room, table) == ["person", "person"]
    assert [user for user, _ in await room.asked(table, DINO)] == [DINO]


async def test_after_a_week_the_ladder_asks_again_about_an_open_seat(room: Room) -> None:
    table, late, decision = await late_at(room, *TWO)
    stays = other(late, *TWO)
    done(await room.tables.choose(room.by(stays), table, decision, "open"))
    await pass_time(room, WEEK + HOUR, 6 * HOUR)
    assert (await said(room, table))[-1] == "table-seat-still-open"
    (clock,) = [each for each in (await overview(room, table)).clocks if each.late_since is not None]
    done(await room.tables.choose(room.by(stays), table, clock.decision, "computer"))
    assert sorted(await kinds(room, table)) == ["computer", "person"]


WAYS = {
    "a computer plays the turn": ("turn", "table-stand-in", ["person", "person"]),
    "a computer takes over": ("computer", "table-late-computer", ["computer", "person"]),
    "the table waits": ("wait", "table-late", ["person", "person"]),
}


@pytest.mark.parametrize(("late", "key", "sits"), rows(WAYS))
async def test_what_was_chosen_before_the_start_happens(room: Room, late: str, key: str, sits: list[str]) -> None:
    table, _, _ = await late_at(room, *TWO, late=late)
    assert (await said(room, table))[:1] == [key]
    assert sorted(await kinds(room, table)) == sits


async def test_a_host_who_vanishes_passes_it_on_to_who_has_sat_longest(room: Room) -> None:
    table = await room.started(*THREE, pace=DAY, late="wait")
    host = (await overview(room, table)).host
    await turn_of(room, table, *THREE)
    for _ in range(200):
        ((user, decision),) = await room.asked(table, *THREE)
        if await room.seat(table, user) != host:
            await room.move(table, user)
            continue
        before = (await overview(room, table)).host
        await pass_time(room, 4 * DAY, DAY)
        if before != (await overview(room, table)).host:
            return
        late = [clock for clock in (await overview(room, table)).clocks if clock.late_since is not None]
        done(await room.tables.choose(room.by(other(user, *THREE)), table, late[0].decision, "wait"))
        assert decision
    raise AssertionError("the host was never passed on")


async def test_where_nobody_is_in_a_hurry_the_others_are_asked_after_two_weeks(room: Room) -> None:
    table = await room.started(*TWO)
    late = await turn_of(room, table, *TWO)
    await pass_time(room, 2 * WEEK - DAY, DAY)
    assert await said(room, table) == []
    await pass_time(room, 2 * DAY, DAY)
    assert await said(room, table) == ["table-late"]
    await pass_time(room, WEEK, DAY)
    assert await said(room, table) == ["table-late"], "and nothing happens by itself"
    (clock,) = (await overview(room, table)).clocks
    done(await room.tables.choose(room.by(other(late, *TWO)), table, clock.decision, "turn"))


async def test_the_pace_is_changed_by_everybodys_consent(room: Room) -> None:
    table = await room.started(*TWO)
    asks = ANNA
    answer = done(await room.tables.change_pace(room.by(asks), table, "week"))
    assert answer.motion is not None
    done(await room.tables.vote(room.by(BRUNO), table, answer.motion, True))
    found = await overview(room, table)
    assert found.table.pace == WEEK
    assert {clock.due_at for clock in found.clocks} == {int(room.now) + WEEK}
    assert code(await room.tables.change_pace(room.by(asks), table, "soon")) == "tables.bad-setting"


async def test_nobody_is_late_while_a_table_is_paused(room: Room) -> None:
    table = await room.started(*TWO, pace=DAY, server=7)
    await turn_of(room, table, *TWO)
    done(await room.tables.pause(room.by(CARLA), 7, table))
    await pass_time(room, 9 * DAY, DAY)
    done(await room.tables.resume(room.by(CARLA), 7, table))
    await pass_time(room, DAY)
    assert "table-late" not in await said(room, table)
    await pass_time(room, DAY)
    assert "table-late" in await said(room, table)
