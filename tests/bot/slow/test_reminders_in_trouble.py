"""Reminders when something is in the way: none is lost for good, none comes twice, none comes at night."""

import asyncio
from datetime import UTC, datetime

from sandbox.client.person import Person
from sandbox.client.reading import Seen
from sandbox.http.trouble import break_down, hold_answer
from sandbox.world.permissions import May
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.faults.faulting import never
from tests.bot.seating import Seats, seats
from tests.bot.slow.test_days_pass import DAY, HOUR, agreed, begun, pass_time, reminded

MUCH = 120
"""Messages: more than are looked at without a reason."""


def calls(person: Person, thread: Channel) -> list[Seen]:
    """Where he was called in a thread, with what can be said to it."""
    later = {"Later today", "Plus tard aujourd’hui"}
    return [seen for seen in person.sees(thread) if later & {*seen.buttons}]


def sounds(person: Person) -> int:
    """How often his phone has sounded."""
    return sum(sight.notified for sight in person.ever_saw())


async def only_time(at: Seats, seconds: int) -> None:
    """Time passes and what is due is done, though nothing may get through."""
    await at.play.sandbox.pass_time(seconds)
    while await at.tables.tick() == 0:
        pass
    await asyncio.sleep(0.05)


async def test_days_in_which_nothing_gets_through_end_in_one_reminder(play: Play) -> None:
    async with seats(play) as at:
        await agreed(at, play.anna, play.bruno)
        _, mover, _ = await begun(at)
        before = sounds(mover)
        play.sandbox.trouble.next("POST", "/channels/*/messages", break_down(), times=1_000)
        for _ in range(8):
            await only_time(at, DAY + HOUR)
        play.sandbox.trouble.forget()
        await pass_time(at, HOUR)
        assert sounds(mover) - before == 1


async def test_a_thread_that_may_not_be_written_in_for_days_calls_once(play: Play) -> None:
    async with seats(play) as at:
        id, mover, _ = await begun(at)
        before, thread = sounds(mover), await at.thread(id)
        await play.sandbox.happenings.forbid(play.games, May.SEND_MESSAGES_IN_THREADS)
        for _ in range(8):
            await only_time(at, DAY + HOUR)
        await play.sandbox.happenings.permit(play.games, May.SEND_MESSAGES_IN_THREADS)
        await at.sent()
        assert len(calls(mover, thread)) == 1
        assert sounds(mover) - before == 1


async def test_killed_while_direct_messages_turn_out_to_be_closed_he_is_called_once(play: Play) -> None:
    async with seats(play) as at:
        await agreed(at, play.anna, play.bruno)
        id, mover, _ = await begun(at)
        before, thread = sounds(mover), await at.thread(id)
        play.sandbox.happenings.close_direct(mover.user)
        let = asyncio.Event()
        blow = play.sandbox.trouble.next("POST", f"/channels/{thread.id}/messages", hold_answer(let))
        await only_time(at, DAY + HOUR)
        await asyncio.wait_for(blow.struck(), 10)
    let.set()
    play.sandbox.trouble.forget()
    await play.sandbox.pass_time(HOUR)
    async with seats(play) as at:
        await at.sent()
        assert len(calls(mover, thread)) == 1
        assert sounds(mover) - before == 1


async def test_killed_after_a_call_and_much_was_said_before_the_restart_he_is_not_called_again(play: Play) -> None:
    let = asyncio.Event()
    async with seats(play) as at:
        id, mover, _ = await begun(at)
        thread = await at.thread(id)
        blow = play.sandbox.trouble.next("POST", f"/channels/{thread.id}/messages", hold_answer(let))
        await only_time(at, DAY + HOUR)
        await asyncio.wait_for(blow.struck(), 10)
        await asyncio.sleep(0.05)
        assert len(calls(mover, thread)) == 1
    let.set()
    play.sandbox.trouble.forget()
    await play.sandbox.pass_time(HOUR)
    for number in range(MUCH):
        await play.dora.say(f"chat {number}", at=thread)
    async with seats(play) as at:
        await at.sent()
        assert len(calls(mover, thread)) == 1


async def test_a_reminder_that_downtime_has_delayed_into_the_night_comes_in_the_morning(play: Play) -> None:
    let = asyncio.Event()
    async with seats(play) as at:
        await agreed(at, play.anna, play.bruno)
        _, mover, _ = await begun(at)
        night = datetime.fromtimestamp(play.clock.now() + DAY + 2 * HOUR, UTC).hour
        wish = {"time_zone": "UTC", "quiet": f"{night}-{(night + 8) % 24}"}
        assert await at.tables.prefer(int(mover.user.id), **wish) is None
        blow = play.sandbox.trouble.next("POST", "/channels/*/messages", never(let))
        await only_time(at, DAY + HOUR // 2)
        await asyncio.wait_for(blow.struck(), 10)
    let.set()
    play.sandbox.trouble.forget()
    await play.sandbox.pass_time(3 * HOUR)
    async with seats(play) as at:
        before = sounds(mover)
        await at.sent()
        assert (sounds(mover), len(reminded(mover))) == (before, 0), "it is night"
        await pass_time(at, 9 * HOUR)
        assert (sounds(mover), len(reminded(mover))) == (before + 1, 1)


async def test_a_thread_that_was_deleted_is_opened_anew_to_call_somebody(play: Play) -> None:
    async with seats(play) as at:
        id, mover, _ = await begun(at)
        await play.sandbox.happenings.delete_channel(await at.thread(id))
        before = sounds(mover)
        await pass_time(at, DAY + HOUR)
        assert sounds(mover) == before + 1
        assert len(calls(mover, await at.thread(id))) == 1


async def test_later_in_a_thread_is_about_its_table_and_not_for_who_is_not_asked(play: Play) -> None:
    async with seats(play) as at:
        id, mover, other = await begun(at)
        await pass_time(at, DAY + HOUR)
        thread = await at.thread(id)
        (call,) = calls(mover, thread)
        later = call.buttons[1]
        refused = await other.press(later, on=call)
        assert "later today" not in refused.text
        accepted = await mover.press(later, on=call)
        assert accepted.text != refused.text
        await pass_time(at, 5 * HOUR)
        (again,) = calls(mover, thread)
        assert again.id != call.id, "it takes the place of the one before"
