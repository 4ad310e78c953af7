"""The courier: claims what is to be sent, brings it to each audience in order, and tries again what did not arrive."""

import asyncio
import logging
from contextlib import suppress
from typing import TypeAlias

from msgspec.structs import replace

from bot.delivery.direct import Direct
from bot.delivery.lock_outs import LockOuts
from bot.delivery.posts import Posts
from bot.delivery.questions import Questions
from bot.delivery.reminders import Reminders
from bot.delivery.screens import Screens
from bot.delivery.table_delivery import TableDelivery
from bot.delivery.threads import Threads
from bot.interaction.app import Paravent
from bot.interaction.failures import Failure, describe, judge
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.outbox.intents import ANSWERED, CLOCK, KINDS, OFFER, REMIND, SCREEN
from engine.tables.seeing.shown import Overview
from engine.tables.storage.faults import StoreFault
from engine.tables.storage.records import Intent

log = logging.getLogger("paravent.delivery")

AT_ONCE = 16
"""Audiences that are being sent to at the same time."""
AT_A_TIME = 1_000
"""Intents claimed at once: enough for all that waits at any table, so that one post tells it."""
CORRECTIONS = 32
"""Times that are corrected in one go: after a time down they are as many as there are tables, and nobody waits for
them. What else is to be said passes those that are not claimed yet."""
FOR_OTHERS = 2.0
"""Seconds a post waits while a computer is about to move: what it does belongs to the same post."""
FIRST_PAUSE, LONGEST_PAUSE, LOCKED_OUT = 2, 600, 300
"""Seconds until the next try: at first, at most, and where the bot may not write."""
LOOK_AGAIN = 60.0
"""Seconds after which the outbox is looked at even if nobody has said anything."""

Audience: TypeAlias = tuple[str, Seat | None]
"""A table's place in Discord, or whoever sits on one of its seats."""


class Courier:
    """`run` goes on for as long as the bot runs. What is claimed when it stops waits again at the next start."""

    def __init__(self, bot: Paravent) -> None:
        self._bot, self._outbox = bot, bot.tables.outbox
        direct, threads = Direct(bot), Threads(bot)
        self._screens, self._questions = Screens(bot, direct), Questions(bot, threads, direct)
        self._lock_outs, self._reminders = LockOuts(bot, direct), Reminders(bot, threads, direct)
        self._at_tables = TableDelivery(
            bot, threads, direct, Posts(bot, threads), self._questions, self._screens, self._reminders, self._hand
        )
        self._waiting: dict[Audience, list[Intent]] = {}
        self._senders: dict[Audience, asyncio.Task[None]] = {}
        self._room, self._correcting = asyncio.Semaphore(AT_ONCE), set[int]()
        self._stirred = asyncio.Event()
        self._stopped = False

    async def run(self) -> None:
        """Deliver."""
        await self._bot.wait_until_ready()
        seconds = 0.0
        try:
            while True:
                await self._wait(seconds)
                seconds = await self._claim()
        except asyncio.CancelledError:
            await self._stop()
            raise

    async def _wait(self, seconds: float) -> None:
        """Until there is news, or so many seconds have passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._outbox.news.wait()
        self._outbox.news.clear()
        stirred, self._stirred = self._stirred, asyncio.Event()
        stirred.set()

    async def _claim(self) -> float:
        """Take up all that may be sent now; in how many seconds to look again, if there is no news before that."""
        try:
            await self._lock_outs.look_again()
            now, due = await self._outbox.due()
            while now:
                claimed = await self._outbox.claim(AT_A_TIME, 0 if self._correcting else CORRECTIONS)
                for intent in claimed:
                    self._hand(intent)
                self._correcting |= {intent.id for intent in claimed if intent.kind == CLOCK}
                now = len(claimed) == AT_A_TIME
        except StoreFault as fault:
            log.error("the outbox cannot be read: %s", fault)
            return FIRST_PAUSE
        return LOOK_AGAIN if due is None else min(due, LOOK_AGAIN)

    def _hand(self, intent: Intent) -> None:
        """To whoever sends to this audience: there is never more than one."""
        audience = (intent.table, intent.seat)
        self._waiting.setdefault(audience, []).append(intent)
        if audience not in self._senders and not self._stopped:
            self._senders[audience] = asyncio.create_task(self._send_to(audience))

    async def _send_to(self, audience: Audience) -> None:
        try:
            while audience in self._waiting:
                await self._before(audience)
                async with self._room:
                    intents = self._waiting.pop(audience)
                    await self._send(audience, intents)
                    self._correcting -= {intent.id for intent in intents}
        finally:
            del self._senders[audience]
            self._outbox.news.set()  # what came meanwhile could not be claimed

    async def _before(self, audience: Audience) -> None:
        """Wait while a computer is about to move, and with a screen for the thread it leads to; but not for ever."""
        try:
            async with asyncio.timeout(FOR_OTHERS):
                await self._for_others(*audience)
        except (TimeoutError, StoreFault):
            return
        except Exception:
            log.exception("table %s: it is not known whom to wait for", audience[0])

    async def _for_others(self, table: str, seat: Seat | None) -> None:
        while True:
            stirred = self._stirred
            computer, nowhere = await self._bot.tables.waits_for(table)
            if not computer:
                break
            await stirred.wait()
        thread = self._senders.get((table, None))
        if seat is not None and thread is not None and nowhere:
            await asyncio.wait({thread})

    # Sending

    async def _send(self, audience: Audience, intents: list[Intent]) -> None:
        """All that waits for one audience, oldest first."""
        intents = sorted(intents, key=lambda intent: intent.id)
        overview, began = None, asyncio.get_running_loop().time()
        try:
            found = await self._bot.tables.overview(None, audience[0])
            if isinstance(found, Refusal):
                await self._drop(intents, found.code)
                return
            overview = found
            intents = await self._understood(intents)
            if intents and await self._deliver(overview, audience[1], intents):
                await self._lock_outs.over(audience[0])
        except StoreFault as fault:
            await self._keep(intents, fault)
        except Exception as error:
            try:
                await self._failed(overview, intents, error, began)
            except StoreFault as fault:
                await self._keep(intents, fault)
            except Exception:
                log.exception("table %s: they were put back, and nobody was told", audience[0])

    async def _understood(self, intents: list[Intent]) -> list[Intent]:
        """Those of a kind that we know. Of others nobody can tell what is to be sent."""
        await self._drop([intent for intent in intents if intent.kind not in KINDS], "no such kind")
        return [intent for intent in intents if intent.kind in KINDS]

    async def _deliver(self, overview: Overview, seat: Seat | None, intents: list[Intent]) -> bool:
        """Whether it is clear by that that the bot may write at the table's place."""
        if seat is None:
            return await self._at_tables.deliver(overview, intents)
        offers = [intent for intent in intents if intent.kind == OFFER]
        screens = [intent for intent in intents if intent.kind == SCREEN]
        if offers:
            await self._questions.offer(overview, seat, offers)
        if screens:
            await self._screens.deliver(overview, seat, screens)
        if reminders := [intent for intent in intents if intent.kind == REMIND]:
            await self._reminders.remind(overview, seat, reminders)
        if answered := [intent for intent in intents if intent.kind == ANSWERED]:
            await self._reminders.answered(overview, answered)
        return False

    # What did not arrive

    async def _failed(self, overview: Overview | None, intents: list[Intent], error: Exception, began: float) -> None:
        failure, what = judge(error), describe(error)
        kinds = ", ".join(sorted({intent.kind for intent in intents}))
        log.warning("table %s: %s: %s (%s)", intents[0].table, kinds, failure.value, what)
        if failure is Failure.WRONG:
            log.error("table %s: %s", intents[0].table, kinds, exc_info=error)
        unsure = failure in (Failure.LOST, Failure.WRONG)
        pause = LOCKED_OUT if failure is Failure.FORBIDDEN else _pause(max(intent.attempts for intent in intents))
        locked_out = failure is Failure.FORBIDDEN and overview is not None
        new = await self._outbox.later(intents, what, pause, maybe_sent=unsure, locked_out=locked_out)
        if locked_out and overview is not None:
            await self._lock_outs.locked_out(overview, began, new=new)

    async def _keep(self, intents: list[Intent], fault: StoreFault) -> None:
        """The file does not take what became of them: keep them in hand, and look before sending again."""
        log.error("table %s: what was sent cannot be written down: %s", intents[0].table, fault)
        await asyncio.sleep(FIRST_PAUSE)
        audience = (intents[0].table, intents[0].seat)
        kept = [replace(intent, maybe_sent=1) for intent in intents]
        self._waiting[audience] = [*kept, *self._waiting.get(audience, ())]

    async def _drop(self, intents: list[Intent], reason: str) -> None:
        for intent in intents:
            await self._outbox.drop(intent, reason)

    async def _stop(self) -> None:
        self._stopped = True
        senders = list(self._senders.values())
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)


def _pause(attempts: int) -> int:
    """Seconds: longer each time."""
    return int(min(FIRST_PAUSE * 2 ** min(attempts - 1, 16), LONGEST_PAUSE))
