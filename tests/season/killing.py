"""The bot is killed at random instants: requests hang in the air, the file is opened anew, perhaps hours later."""

import asyncio
from random import Random

from engine.core.values.refusals import Refusal
from engine.tables.operate.upkeep import ALIVE
from sandbox.http.trouble import hold_answer
from tests.bot.faults.faulting import never
from tests.season.people import HOUR
from tests.season.season import Season
from tests.season.town import running

BLOWS = (("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*"), ("DELETE", "/channels/*/messages/*"))
DOWN = (0, 0, 60, HOUR, 7 * HOUR, 30 * HOUR)
"""Seconds until it is started again."""

LONGEST = 12
"""Hours in which a blow is waited for."""

Clocks = dict[tuple[str, int], tuple[int, int, bool]]
"""By table and question: when it is due, since when it is asked, and whether its player is away around then."""


class Killer:
    """It lets a season live for some hours at a time."""

    def __init__(self, season: Season, seed: int) -> None:
        self.season, self._chance, self.kills, self.in_the_air = season, Random(seed), 0, 0
        self.faults = list[str]()
        self._clocks: Clocks = {}
        self._let = asyncio.Event()

    async def life(self, hours: int) -> None:
        """One life of the bot, which ends in the middle of some hour."""
        self._let = asyncio.Event()
        async with running(self.season.play, self.kills) as bot:
            await self.season.goes_on_with(bot)
            await self.compare()
            for _ in range(hours):
                await self.season.hour()
            alive = await self._struck()
        self._let.set()  # nobody waits for it any more
        self.season.play.sandbox.trouble.forget()
        self.kills += 1
        down = self._chance.choice(DOWN)
        if down:
            await self.season.play.sandbox.pass_time(down)
        self.season.doings.down.append((alive, self.season.now))

    async def _struck(self) -> float:
        """Some request is never carried out, or its answer never comes, and then it is over; when it was last seen."""
        method, path = self._chance.choice(BLOWS)
        how = self._chance.choice((hold_answer, never))
        blow = self.season.play.sandbox.trouble.next(method, path, how(self._let))
        struck = asyncio.create_task(blow.struck())
        for _ in range(LONGEST):
            hour = asyncio.create_task(self.season.hour())
            await asyncio.wait({hour, struck}, return_when=asyncio.FIRST_COMPLETED)
            if struck.done():
                break
            await hour
        self.in_the_air += struck.done()
        await asyncio.sleep(self._chance.choice((0, 0, 0.001, 0.01)))
        for task in (hour, struck):
            task.cancel()
        await asyncio.gather(hour, struck, return_exceptions=True)
        self._clocks = await self._all_clocks()
        alive = await self.season.tables.store.read(lambda stored: stored.requests.fact(ALIVE))
        assert alive is not None
        return alive

    def missed(self) -> list[str]:
        """Whoever kills it seldom in the middle of a request shows little."""
        few = self.kills > 1 and self.in_the_air < self.kills // 2
        return [f"of {self.kills} kills only {self.in_the_air} struck a request"] if few else []

    # Clocks

    async def _all_clocks(self) -> Clocks:
        """Until when each question is due."""
        found: Clocks = {}
        for table in self.season.opened:
            overview = await self.season.tables.overview(None, table)
            assert not isinstance(overview, Refusal)
            for clock in overview.clocks:
                if clock.due_at is not None and clock.late_since is None:
                    away = await self._may_be_away(table, clock.seat)
                    found[table, clock.decision] = clock.due_at, clock.opened_at, away
        return found

    async def _may_be_away(self, table: str, seat: int) -> bool:
        person = await self.season.tables.outbox.sitter(table, seat)
        return person is not None and person.away_until is not None

    async def compare(self) -> None:
        """As much was left as before, to the second; who is away has no less than before, and no more than the time in
        which nobody was there."""
        if not self.season.doings.down:
            return
        since, to = self.season.doings.down[-1]
        now = await self._all_clocks()
        for key, (due, opened, away) in self._clocks.items():
            moved, least = now.get(key, (None,))[0], 0.0 if away else to - max(since, opened)
            if moved is not None and not least - 1 <= moved - due <= to - since + 1:
                self.faults.append(f"{key}: moved by {moved - due} s after {to - since} s")
