"""Delivery as it will be: claims intents, sends them in order, marks them; here a message is a line in the journal."""

import asyncio
from itertools import groupby
from random import Random

from engine.tables.outbox.outbox import Outbox
from engine.tables.storage.records import Intent, Posted
from tests.tables.soak.journal import Journal, Sent, Settled

AT_ONCE = 20


class Postman:
    """The one who sends. Now and then Discord does not let him, and now and then there is nobody to send it to."""

    def __init__(self, delivery: Outbox, journal: Journal, chance: Random) -> None:
        self._delivery, self._journal, self._chance = delivery, journal, chance

    async def live(self) -> None:
        """Send whatever there is, until the end."""
        while True:
            self._delivery.news.clear()
            if not await self.round():
                await self._news()

    async def round(self, *, sure: bool = False) -> int:
        """Send what may be sent now; how many intents that were."""
        claimed = await self._delivery.claim(AT_ONCE)
        by_audience = sorted(claimed, key=lambda intent: (intent.table, -1 if intent.seat is None else intent.seat))
        audiences = [list(same) for _, same in groupby(by_audience, key=lambda intent: (intent.table, intent.seat))]
        await asyncio.gather(*[self._send_all(intents, sure) for intents in audiences])
        return len(claimed)

    async def _send_all(self, intents: list[Intent], sure: bool) -> None:
        """Send to one audience. After what could not be sent, nothing else is."""
        for number, intent in enumerate(intents):
            luck = 1.0 if sure else self._chance.random()
            if luck < 0.06:
                for late in intents[number:]:
                    await self._delivery.later([late], "busy", self._chance.choice((0, 0, 1)))
                return
            if luck < 0.08:
                await self._delivery.drop(intent, "nobody there")
                continue
            await self._send(intent)

    async def _send(self, intent: Intent) -> None:
        self._journal.write(Sent(intent.id))
        posted = Posted(intent.table, intent.step, intent.kind, intent.seat, channel=1, message=intent.id)
        await self._delivery.done([intent], posted)
        self._journal.write(Settled(intent.id))

    async def _news(self) -> None:
        try:
            await asyncio.wait_for(self._delivery.news.wait(), timeout=0.05)
        except TimeoutError:
            return
