"""What was said and is no longer true is corrected or goes: times, reminders, questions about somebody who was late."""

import asyncio

import pytest

from sandbox.client.person import Person
from sandbox.client.reading import Seen
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats
from tests.bot.slow.test_days_pass import DAY, HOUR, agreed, begun, pass_time, reminded


async def late(at: Seats) -> tuple[str, Person, Person, Seen]:
    """A table at which somebody's time has run out: its id, who is late, who stays, and what he is asked."""
    id, gone, stays = await begun(at, pace="a move a day")
    await pass_time(at, 2 * DAY + HOUR)
    (asked,) = [seen for seen in stays.sees(await at.thread(id)) if "Give more time" in seen.buttons]
    return id, gone, stays, asked


async def newest_time(at: Seats, id: str) -> Seen:
    return [seen for seen in at.play.anna.sees(await at.thread(id)) if "⏳" in seen.text][-1]


async def test_after_a_day_without_a_connection_the_same_post_says_until_when_now(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seats(play) as at:
        id, _, _ = await begun(at, pace="a move a day")
        await at.tables.tick()
        post, let, arrivals = await newest_time(at, id), asyncio.Event(), play.sandbox.gateway.arrivals
        (before,) = (await at.overview(id)).clocks

        async def when_let(shard: int | None, *, initial: bool = False) -> None:
            await let.wait()

        monkeypatch.setattr(at.bot, "before_identify_hook", when_let)
        await play.sandbox.gateway.invalidate(resumable=False)
        async with asyncio.timeout(20):
            while at.bot.is_reachable:
                await asyncio.sleep(0.01)
        play.clock.move(DAY)
        let.set()
        await play.sandbox.gateway.arrived(arrivals + 1)
        await at.tables.tick()
        await at.sent()
        (after,) = (await at.overview(id)).clocks
        assert after.due_at is not None
        assert before.due_at is not None
        assert abs(after.due_at - before.due_at - DAY) <= 60, "nobody could be reached"
        corrected = await newest_time(at, id)
        assert corrected.id == post.id
        assert f"<t:{after.due_at}:R>" in corrected.text


async def test_who_has_answered_is_no_longer_told_that_it_waits(play: Play) -> None:
    async with seats(play) as at:
        await agreed(at, play.anna, play.bruno)
        id, mover, _ = await begun(at)
        await pass_time(at, DAY + HOUR)
        assert len(reminded(mover)) == 1
        while await at.to_move(id, mover):
            await at.move(id, mover)
        await at.sent()
        assert reminded(mover) == []


async def test_of_two_tables_the_one_that_waits_still_is_named_alone(play: Play) -> None:
    async with seats(play) as at:
        await agreed(at, play.anna, play.bruno)
        tables = [await begun(at) for _ in range(3)]
        mover = next(each for each in (play.anna, play.bruno) if sum(each is one for _, one, _ in tables) > 1)
        mine = [id for id, one, _ in tables if one is mover]
        await pass_time(at, DAY + HOUR)
        (before,) = reminded(mover)
        assert all(id in before.text for id in mine)
        while await at.to_move(mine[0], mover):
            await at.move(mine[0], mover)
        await at.sent()
        (after,) = reminded(mover)
        assert after.id == before.id
        assert mine[0] not in after.text
        assert mine[1] in after.text


async def test_a_call_in_the_thread_goes_with_the_answer(play: Play) -> None:
    async with seats(play) as at:
        id, mover, _ = await begun(at)
        await pass_time(at, DAY + HOUR)
        thread = await at.thread(id)
        assert [seen for seen in mover.sees(thread) if "Later today" in seen.buttons]
        while await at.to_move(id, mover):
            await at.move(id, mover)
        await at.sent()
        assert not [seen for seen in mover.sees(thread) if "Later today" in seen.buttons]


async def test_when_the_game_is_closed_there_is_nothing_to_choose_about_who_was_late(play: Play) -> None:
    async with seats(play) as at:
        id, _, stays, asked = await late(at)
        asks = await play.anna.command("/admin close", table=id)
        assert asks.message is not None
        await play.anna.press(asks.message.buttons[0], on=asks.message)
        async with asyncio.timeout(10):
            while await at.status(id) != "abandoned":
                await asyncio.sleep(0.01)
        await at.sent()
        (now,) = [seen for seen in stays.sees(await at.thread(id)) if seen.id == asked.id]
        assert now.buttons == []
        assert now.text == "That is settled."


async def test_of_two_whoever_stays_is_asked_whether_he_means_the_end(play: Play) -> None:
    async with seats(play) as at:
        id, gone, stays, asked = await late(at)
        assert "It is for you to say" in asked.text
        refused = await gone.press("End the game", on=asked)
        assert any(said in refused.text for said in ("It is you the table waits for", "C’est toi que la table attend"))
        answer = await stays.press("End the game", on=asked)
        assert await at.status(id) == "playing", "not yet"
        assert answer.message is not None
        await stays.press(answer.message.buttons[0], on=answer.message)
        async with asyncio.timeout(10):
            while await at.status(id) != "abandoned":
                await asyncio.sleep(0.01)
        await at.sent()
