"""Reminders: one direct message with all that waits for somebody; where that is closed, a call in each thread."""

import discord
from discord.ui import View

from bot.delivery.direct import Direct
from bot.delivery.history import ours
from bot.delivery.sending import send
from bot.delivery.threads import Threads
from bot.interaction.app import Paravent
from bot.interaction.control import button, rows
from bot.interaction.control_ids import ControlId
from bot.interaction.failures import Failure, judge
from bot.interaction.places import game_called, link_to
from bot.pages.panels import LOUD, labelled
from bot.words.clocks import relative
from bot.words.naming import clipped
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.outbox.intents import CALL, REMIND
from engine.tables.seeing.digest import Digest, Waits
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Intent, Person, Posted, Table

MOST_TO_PLAY, MOST_LISTED, LONGEST_LABEL = 5, 15, 38
"""Tables that have a *Play* of their own; tables that are named; letters on a button that a phone shows whole."""
NOTHING_WAITS = "nothing waits for this person"


class Reminders:
    """Each is known again by the number of its intent, which is on its buttons."""

    def __init__(self, bot: Paravent, threads: Threads, direct: Direct) -> None:
        self._bot, self._threads, self._direct, self._outbox = bot, threads, direct, bot.tables.outbox

    async def remind(self, overview: Overview, seat: Seat, intents: list[Intent]) -> None:
        """To somebody who sat there, all that waits for him. It takes the place of the one before."""
        for intent in intents:
            person = await self._outbox.person(intent.step)
            if person is None:
                await self._outbox.drop(intent, NOTHING_WAITS)
            else:
                await self._remind(overview, seat, person, intent)

    async def _remind(self, overview: Overview, seat: Seat, person: Person, intent: Intent) -> None:
        if intent.maybe_sent and person.dm_channel is not None:
            place = self._bot.get_partial_messageable(person.dm_channel)
            arrived = await self._was_sent(place, intent)
            if arrived is not None:
                await self._stands(overview, seat, intent, person.dm_channel, arrived)
                return
        digest = await self._waits(person, intent)
        if digest is None:
            return
        for waits in digest.waits:
            await self._wake(waits.table)
        voice = Voice(person.language or overview.table.language)
        text, below = await self._text(digest, voice), _controls(voice, digest.waits, intent, self._bot)
        sent = await self._direct.send(person, text, f"remind-{intent.id}", below)
        if sent is None:  # he has closed them since: each table calls him in its own thread
            await self._bot.tables.remind_in_threads(person.user, intent)
            return
        await self._stands(overview, seat, intent, sent.channel.id, sent.id)

    async def _waits(self, person: Person, intent: Intent) -> Digest | None:
        """What he is to be told now; None if there is nothing any more, or it is not the time for it: then this
        reminder is settled."""
        if await self._bot.tables.put_off(person.user, intent) is True:
            return None
        digest = await self._bot.tables.digest(person.user)
        if isinstance(digest, Refusal) or not digest.waits:
            await self._outbox.drop(intent, NOTHING_WAITS)
            return None
        return digest

    async def _stands(self, overview: Overview, seat: Seat, intent: Intent, channel: int, message: int) -> None:
        """It has arrived: those before it go."""
        before = await self._outbox.reminders_posted(intent.step)
        await self._outbox.done([intent], Posted(overview.table.id, intent.step, REMIND, seat, channel, message))
        await self._direct.remove([posted for posted in before if posted.message != message])

    async def call(self, overview: Overview, intents: list[Intent]) -> bool:
        """In the table's thread, and of this table alone; whether anybody was called."""
        called = False
        for intent in intents:
            person = await self._outbox.person(intent.step)
            if person is None:
                await self._outbox.drop(intent, NOTHING_WAITS)
            else:
                called = await self._call(overview, person, intent) or called
        return called

    async def _call(self, overview: Overview, person: Person, intent: Intent) -> bool:
        table = overview.table
        if intent.maybe_sent and table.thread is not None:
            arrived = await self._was_sent(self._threads.place(table, table.thread), intent)
            if arrived is not None:
                posted = Posted(table.id, person.id, CALL, None, table.thread, arrived)
                await self._outbox.done([intent], posted)
                return False
        digest = await self._waits(person, intent)
        own = [each for each in digest.waits if each.table == table.id] if digest else []
        if not own:
            await self._outbox.drop(intent, NOTHING_WAITS)
            return False
        place = self._threads.place(table, await self._threads.thread(overview, [intent]))
        await self._wake(table.id)
        voice = Voice(table.language)
        now = await self._bot.tables.now()
        text = voice.tell("delivery", "remind-here", name=f"<@{person.user}>", when=when(voice, own[0], now))
        below, before = _controls(voice, (own[0],), intent, self._bot), await self._calls(person, table)
        sent = await send(place, text, f"call-{intent.id}", below, calls=[person.user])
        await self._outbox.done([intent], Posted(table.id, person.id, CALL, None, place.id, sent.id))
        await self._direct.remove(before)
        return True

    async def _calls(self, person: Person, table: Table) -> list[Posted]:
        return await self._outbox.calls_posted(person.id, table.id)

    async def answered(self, overview: Overview, intents: list[Intent]) -> None:
        """What they were reminded of here does not wait for them any more: that is no longer said."""
        for intent in intents:
            person = await self._outbox.person(intent.step)
            if person is not None:
                await self._direct.remove(await self._calls(person, overview.table))
                await self._correct(overview, person, intent)
        await self._outbox.done(intents)

    async def _correct(self, overview: Overview, person: Person, intent: Intent) -> None:
        """The direct message names what waits for him still, or goes. Nobody hears of that."""
        posts, digest = await self._outbox.reminders_posted(person.id), await self._bot.tables.digest(person.user)
        if not posts or isinstance(digest, Refusal) or not digest.waits:
            await self._direct.remove(posts)
            return
        newest = posts[0]
        voice = Voice(person.language or overview.table.language)
        message = self._bot.get_partial_messageable(newest.channel).get_partial_message(newest.message)
        try:
            below = _controls(voice, digest.waits, intent, self._bot)
            await message.edit(content=await self._text(digest, voice), view=below)
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED):
                raise

    async def _was_sent(self, place: discord.PartialMessageable, intent: Intent) -> int | None:
        """The message, if it did arrive."""
        found = await ours(self._bot, place, intent.table, [intent])
        return next((each.message for each in found if each.step("later", intent.table) == intent.id), None)

    async def _wake(self, table: str) -> None:
        overview = await self._bot.tables.overview(None, table)
        if not isinstance(overview, Refusal):
            await self._threads.wake(overview.table)

    async def _text(self, digest: Digest, voice: Voice) -> str:
        lines = [voice.tell("delivery", "remind", n=len(digest.waits))]
        lines += [await self._line(waits, voice) for waits in digest.waits[:MOST_LISTED]]
        if len(digest.waits) > MOST_LISTED:
            lines.append(voice.tell("table", "more", n=len(digest.waits) - MOST_LISTED))
        return clipped("\n".join(lines))

    async def _line(self, waits: Waits, voice: Voice) -> str:
        overview = await self._bot.tables.overview(None, waits.table)
        link = "" if isinstance(overview, Refusal) else link_to(overview.table)
        game = game_called(self._bot, voice.language, waits.game)
        since = when(voice, waits, await self._bot.tables.now())
        return voice.tell("delivery", "remind-line", game=game, table=waits.table, when=since, link=link)


def when(voice: Voice, waits: Waits, now: int) -> str:
    """Since when it waits, and until when; or that this is over."""
    said = [voice.tell("delivery", "remind-asked", since=relative(waits.since))]
    if waits.due is not None:
        said.append(voice.tell("delivery", "remind-due" if waits.due > now else "remind-over", due=relative(waits.due)))
    return " · ".join(said)


def _controls(voice: Voice, waits: tuple[Waits, ...], intent: Intent, bot: Paravent) -> View | None:
    """*Play* for each table, the longest waiting first; below, what else one can say to a reminder."""
    first = waits[0].table
    plays = [labelled(voice, ControlId("play", first))]
    if len(waits) > 1:
        plays = [
            button(
                ControlId("play", each.table),
                clipped(
                    voice.tell(
                        "delivery", "play-at", game=game_called(bot, voice.language, each.game), table=each.table
                    ),
                    LONGEST_LABEL,
                ),
                LOUD["play"],
            )
            for each in waits[:MOST_TO_PLAY]
        ]
    later = labelled(voice, ControlId("later", intent.table, str(intent.id)))
    return rows(plays, [later, labelled(voice, ControlId("hush", first)), labelled(voice, ControlId("away", first))])
