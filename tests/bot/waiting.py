"""Waiting until all is sent: what is held back for the next step goes out when its time has come."""

import asyncio

from engine.tables.service import Tables
from sandbox.clock import HandClock

LOOK_AGAIN = 0.01
"""Seconds: whoever looks without a pause takes the time from those who draw and write."""


async def all_sent(tables: Tables, clock: HandClock, seconds: float = 60.0) -> None:
    """Wait until computers have moved and everything is sent, for so many seconds at most. If nothing is left but what
    waits for its player's next step, he makes none: the clock is moved."""
    async with asyncio.timeout(seconds):
        await tables.computers_idle()
        while found := await tables.outbox.unsettled():
            if all(intent.attempts == 0 and intent.not_before > clock.now() for intent in found):
                clock.move(max(intent.not_before for intent in found) - clock.now())
                tables.outbox.news.set()
            await asyncio.sleep(LOOK_AGAIN)
