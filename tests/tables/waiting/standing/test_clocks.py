"""How clocks run: a reserve grows with each move, stands still while somebody is away, and is given back by an undo."""

from datetime import UTC, datetime

import pytest

from engine.tables.clocks.clocks import (
    DAY,
    HOUR,
    Absence,
    after_move,
    after_undo,
    joined,
    left,
    limited,
    reminded_at,
    runs_until,
    word_of,
)
from engine.tables.clocks.hours import Quiet, day_begins, is_quiet, quiet_hours, quiet_until, zone
from tests.tables.room import ANNA, BRUNO, NOON, Room, done
from tests.tables.situations import favours
from tests.tables.waiting.passing import overview, pass_time, turn_of


def test_a_move_adds_the_pace_up_to_three_times_it() -> None:
    assert after_move(DAY, DAY - HOUR) == 2 * DAY - HOUR
    assert after_move(DAY, 3 * DAY - HOUR) == 3 * DAY
    assert after_move(DAY, 0) == DAY, "whoever was late begins anew"


def test_an_undo_takes_back_the_time_that_the_move_brought() -> None:
    assert after_undo(DAY, after_move(DAY, HOUR), DAY) == DAY // 4, "but never so much that nobody could answer"
    assert after_undo(DAY, after_move(DAY, DAY), DAY) == DAY
    assert after_undo(DAY, after_move(DAY, 3 * DAY), 0) == 3 * DAY, "no more than it brought, at the most there can be"


@pytest.mark.parametrize(
    ("away", "until"),
    [
        (None, 100),
        (Absence(200, 300), 100),
        (Absence(0, 50), 150 - 50 + 50),
        (Absence(40, 60), 120),
        (Absence(-50, -10), 100),
        (Absence(100, 130), 100),
    ],
)
def test_time_does_not_pass_while_one_is_away(away: Absence | None, until: int) -> None:
    assert runs_until(0, 100, away) == until
    assert left(0, until, away) == 100, "and the other way round"


def test_a_server_limits_for_how_long_clocks_stand_still() -> None:
    assert limited(Absence(10, 10 + 30 * DAY), 10, 7) == Absence(10, 10 + 7 * DAY)
    assert limited(Absence(10, 20), 10, 7) == Absence(10, 20)
    assert limited(Absence(3 * DAY, 9 * DAY), 0, 7) == Absence(3 * DAY, 7 * DAY), "counted from the first day"
    assert limited(Absence(8 * DAY, 9 * DAY), 0, 7) is None, "by then it is used up"


def test_absences_with_few_days_between_them_are_one() -> None:
    before = Absence(0, 2 * DAY)
    assert joined(before, Absence(5 * DAY - 1, 9 * DAY)) == Absence(0, 9 * DAY)
    assert joined(before, Absence(5 * DAY, 9 * DAY)) == Absence(5 * DAY, 9 * DAY)
    assert joined(None, Absence(5, 9)) == Absence(5, 9)


def test_reminders_come_less_and_less_often_then_no_more() -> None:
    every = [reminded_at(0, None, None, sent, False) for sent in range(4)]
    assert every == [DAY, 3 * DAY, 7 * DAY, None]
    timed = [reminded_at(0, 3 * DAY, DAY, sent, False) for sent in range(4)]
    assert timed == [DAY // 2, 3 * DAY // 2, 3 * DAY - DAY // 4, None], "the last shortly before the time runs out"
    short = [reminded_at(0, DAY, DAY, sent, False) for sent in range(3)]
    assert short == [DAY // 2, 3 * DAY // 4, None]
    usual = [reminded_at(0, 2 * DAY, DAY, sent, False) for sent in range(4)]
    assert usual == [DAY // 2, 3 * DAY // 2, 2 * DAY - DAY // 4, None]
    assert [reminded_at(0, 300, 300, sent, False) for sent in range(2)] == [225, None], "at a live table once"
    assert [reminded_at(0, DAY, DAY, sent, True) for sent in range(2)] == [3 * DAY // 4, None]
    assert reminded_at(0, DAY // 4, DAY, 0, False) == DAY // 8, "who has little time is not called at once"


def test_paces_have_words() -> None:
    assert [word_of(pace) for pace in (None, 300, DAY, 2 * DAY, 7 * DAY, 5)] == [
        *("none", "live", "day", "two-days", "week", "other")
    ]


# Days and hours


def at(*moment: int) -> int:
    return int(datetime(*moment, tzinfo=UTC).timestamp())  # type: ignore[misc,arg-type]


def test_quiet_hours_across_midnight_and_a_change_of_the_clocks() -> None:
    paris, night = zone("Europe/Paris"), Quiet(22, 8)
    assert quiet_until(at(2026, 10, 24, 20, 30), paris, night) == at(2026, 10, 25, 7), "clocks go back that night"
    assert quiet_until(at(2026, 3, 28, 21, 30), paris, night) == at(2026, 3, 29, 6), "and forward"
    assert not is_quiet(at(2026, 7, 1, 12), paris, night)
    assert is_quiet(at(2026, 7, 1, 21), paris, night), "it is eleven in Paris"


@pytest.mark.parametrize("text", ["", "22", "22-22", "24-3", "a-b", "1-2-3", "-1-5", "٢-٣"])
def test_what_are_no_quiet_hours(text: str) -> None:
    assert quiet_hours(text) is None


@pytest.mark.parametrize("name", ["", "Nowhere/City", "../etc/passwd", "/etc/passwd", "Europe/", "x" * 300, "Europe"])
def test_what_is_no_time_zone(name: str) -> None:
    assert zone(name) is None


def test_a_day_begins_by_his_own_calendar() -> None:
    day = datetime(2026, 5, 1, tzinfo=UTC).date()
    assert day_begins(day, zone("Asia/Kolkata")) == at(2026, 4, 30, 18, 30)
    assert day_begins(day, None) == at(2026, 5, 1)


# At a table


async def test_a_quick_move_leaves_its_time_for_the_next_one(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY)
    mover = await turn_of(room, table, ANNA, BRUNO)
    (clock,) = (await overview(room, table)).clocks
    assert (clock.usual_at, clock.due_at) == (NOON + DAY, NOON + 2 * DAY), "the pace, and with what was left before"
    await pass_time(room, HOUR)
    assert await room.move(table, mover) is not None


async def test_while_a_turn_goes_on_its_clock_does(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY)
    mover = await turn_of(room, table, ANNA, BRUNO)
    (before,) = (await overview(room, table)).clocks
    room.now += HOUR
    door = await room.asked(table, mover)
    done(await room.tables.submit(room.by(mover), table, door[0][1], await room.form(mover, table)))
    after = [clock for clock in (await overview(room, table)).clocks if clock.seat == before.seat]
    if after:
        assert after[0].due_at == before.due_at


async def test_without_a_pace_there_is_no_clock(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, ANNA, BRUNO)
    assert (await overview(room, table)).clocks == ()
