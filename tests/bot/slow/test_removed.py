"""The bot is removed from a server and comes back: nobody has lost time by it."""

import asyncio
from collections.abc import Callable

from tests.bot.conftest import Play
from tests.bot.seating import seats
from tests.bot.slow.test_days_pass import DAY, begun


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.01)


async def test_removed_for_days_and_back_nobody_is_late(play: Play) -> None:
    async with seats(play) as at:
        id, *_ = await begun(at, pace="a move a day")
        server = int(play.guild.id)
        assert at.bot.user is not None
        await play.sandbox.happenings.kick(play.guild, play.sandbox.world.users[str(at.bot.user.id)])
        await until(lambda: at.bot.get_guild(server) is None)
        for _ in range(5):
            await play.sandbox.pass_time(DAY)
            while await at.tables.tick() == 0:
                pass
            await asyncio.sleep(0)
        (clock,) = (await at.overview(id)).clocks
        assert clock.late_since is None
        await play.sandbox.happenings.invite(play.guild)
        await until(lambda: at.bot.get_guild(server) is not None)
        await at.sent()
        (clock,) = (await at.overview(id)).clocks
        assert clock.due_at is not None
        assert clock.due_at > play.clock.now() + DAY / 2
