"""A thread that sleeps wakes when somebody is asked there beside the game; a settled question is closed in it."""

from tests.bot.conftest import Play
from tests.bot.seating import seats
from tests.bot.slow.test_days_pass import DAY, HOUR, begun, pass_time


async def test_it_wakes_when_somebodys_time_has_run_out_and_for_what_becomes_of_it(play: Play) -> None:
    async with seats(play) as at:
        id, late, stays = await begun(at, pace="a move a day")
        thread = await at.thread(id)
        await pass_time(at, DAY + 23 * HOUR)
        await play.sandbox.happenings.archive(thread)
        await pass_time(at, 2 * HOUR)
        assert not thread.archived
        (asked,) = [seen for seen in stays.sees(thread) if "Give more time" in seen.buttons]
        await play.sandbox.happenings.archive(thread)
        await at.move(id, late)
        await at.sent()
        assert not thread.archived
        (now,) = [seen for seen in stays.sees(thread) if seen.id == asked.id]
        assert now.buttons == []


async def test_it_wakes_for_a_motion_and_its_end(play: Play) -> None:
    async with seats(play) as at:
        id, _, _ = await begun(at)
        thread = await at.thread(id)
        await play.sandbox.happenings.archive(thread)
        await play.anna.command("/table pace", to="a move a week", table=id)
        await at.sent()
        assert not thread.archived
        (asked,) = [seen for seen in play.bruno.sees(thread) if "Agree" in seen.buttons or "D’accord" in seen.buttons]
        await play.sandbox.happenings.archive(thread)
        motion = (await at.overview(id)).motion
        assert motion is not None
        await at.press(play.bruno, "decline", id, str(motion.id))
        await at.sent()
        (now,) = [seen for seen in play.bruno.sees(thread) if seen.id == asked.id]
        assert now.buttons == []
