"""What people are asked beside the game: to agree to a motion, to take over a seat. Closed, the buttons go."""

from typing import TypeAlias

import discord
from discord import AllowedMentions
from discord.ui import View

from bot.delivery.direct import Direct
from bot.delivery.history import ours
from bot.delivery.missed import Holding
from bot.delivery.sending import awake, send
from bot.delivery.threads import Threads
from bot.interaction.app import Paravent
from bot.interaction.control import view
from bot.interaction.control_ids import ControlId
from bot.interaction.failures import Failure, judge
from bot.pages.panels import labelled
from bot.pages.past.taking_back import undone
from bot.words.motion import wanted
from bot.words.naming import game_name, mention, shown
from bot.words.voice import Voice
from engine.core.state.decisions import Decision
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.outbox.intents import MOTION, OFFER
from engine.tables.seeing.history import counts
from engine.tables.seeing.shown import Look, Overview
from engine.tables.storage.records import Intent, Motion, Person, Posted, Table

Moment: TypeAlias = tuple[Decision, ...]
"""What is asked in the game: it changes with every move, and with nothing else."""


class Questions:
    """Motions and offers of seats."""

    def __init__(self, bot: Paravent, threads: Threads, direct: Direct) -> None:
        self._bot, self._threads, self._direct, self._outbox = bot, threads, direct, bot.tables.outbox
        self._holding = Holding(bot, threads, direct)
        self._called: dict[str, tuple[Moment, frozenset[tuple[Seat, str]]]] = {}
        """Who has called the others for what since the last move, by table."""

    # Motions

    async def motion(self, overview: Overview, thread: int, users: dict[Seat, int], intents: list[Intent]) -> bool:
        """Ask the others, or show that there is nothing to answer any more; whether somebody was asked.

        The number of a motion is kept where a message has its step: several may be closed and opened between two looks.
        """
        table, motion = overview.table, overview.motion
        posts = await self._outbox.posted(table.id, MOTION)
        if motion and any(intent.maybe_sent for intent in intents):
            posts += await self._sent_before(table, thread, motion, posts, intents)
        for posted in posts:
            if motion is None or posted.step != motion.id:
                voice = Voice(table.language)
                await self._close(table, posted, voice.tell("delivery", "motion-closed"))
        if motion is not None and motion.id not in [posted.step for posted in posts]:
            new = await self._ask(overview, motion, thread, users, intents)
            await self._outbox.done(intents, new)
            return True
        await self._outbox.done(intents)
        return False

    async def _sent_before(
        self, table: Table, thread: int, motion: Motion, known: list[Posted], intents: list[Intent]
    ) -> list[Posted]:
        found = await ours(self._bot, self._threads.place(table, thread), table.id, intents)
        there = [each for each in found if each.step("agree", table.id) == motion.id]
        new = [Posted(table.id, motion.id, MOTION, None, thread, each.message) for each in there]
        new = [posted for posted in new if posted.message not in [each.message for each in known]]
        for posted in new:
            await self._outbox.done([], posted)
        return new

    async def _ask(
        self, overview: Overview, motion: Motion, thread: int, users: dict[Seat, int], intents: list[Intent]
    ) -> Posted:
        table = overview.table
        voice = Voice(table.language, self._bot.games.get(table.game), shown(overview.sitters, table.language))
        excused = {motion.seat, *overview.excused}
        asked_of = [each for each in overview.sitters if each.seat in users and each.seat not in excused]
        others = {each.seat: users[each.seat] for each in asked_of}
        asked = voice.tell("delivery", "asked", names=tuple(map(mention, asked_of, others.values())))
        controls = [labelled(voice, ControlId(what, table.id, str(motion.id))) for what in ("agree", "decline")]
        text = "\n".join([*await self._wanted(overview, motion, voice), f"**{asked}**"])
        place, nonce = self._threads.place(table, thread), f"motion-{intents[-1].id}"
        calls = await awake(self._bot, table, others) if await self._may_call(motion) else ()
        sent = await send(place, text, nonce, view(*controls), calls=calls)
        return Posted(table.id, motion.id, MOTION, None, thread, sent.id)

    async def _wanted(self, overview: Overview, motion: Motion, voice: Voice) -> list[str]:
        """What the others are asked to agree to; the moves that would be taken back in the words of the log."""
        if motion.back_to is None:
            return [wanted(voice, motion, overview.sitters)]
        found = await self._bot.tables.log_for(None, overview.table.id, motion.back_to + 1)
        moves = () if isinstance(found, Refusal) else tuple(entry for entry in found if counts(entry))
        return [
            voice.tell("delivery", "ask-undo", seat=motion.seat),
            *undone(self._bot, overview, moves, voice),
        ]

    async def _may_call(self, motion: Motion) -> bool:
        """Once: who asks for the same again before anybody has moved is heard, but disturbs nobody."""
        look, asks = await self._bot.tables.view_for(None, motion.table), (motion.seat, motion.kind)
        now: Moment = look.view.decisions if isinstance(look, Look) else ()
        then, before = self._called.get(motion.table, ((), frozenset()))
        before = before if then == now else frozenset()
        self._called[motion.table] = (now, before | {asks})
        return asks not in before

    # Offers

    async def offer(self, overview: Overview, seat: Seat, intents: list[Intent]) -> None:
        """Tell whom a seat is offered to, in the thread and to himself; or show that the offer is closed."""
        table = overview.table
        offered = await self._outbox.offered(table.id, seat)
        if not offered:
            await self.close_offers(table, seat)
        elif table.thread is not None:
            await self._offer(overview, table.thread, seat, offered[-1], intents)
        await self._holding.tell(overview, seat, intents)
        await self._outbox.done(intents)

    async def tidy(self, overview: Overview) -> None:
        """Somebody may have left his seat, or taken it: what was offered there goes."""
        playing = overview.table.status == "playing"
        for sitter in overview.sitters:
            if not playing or not await self._outbox.offered(overview.table.id, sitter.seat):
                await self.close_offers(overview.table, sitter.seat)
        await self._holding.close(overview)

    async def close_offers(self, table: Table, seat: Seat) -> None:
        """Nobody is offered this seat any more: in the thread that is shown, from direct messages it goes."""
        posts = await self._outbox.posted(table.id, OFFER, seat) + await self._outbox.left(table.id, OFFER, seat)
        here = [posted for posted in posts if posted.channel == table.thread]
        for posted in here:
            await self._close(table, posted, Voice(table.language).tell("delivery", "offer-closed"))
        await self._direct.remove([posted for posted in posts if posted not in here])

    async def _offer(self, overview: Overview, thread: int, seat: Seat, person: Person, intents: list[Intent]) -> None:
        """He is mentioned once. A message that stands says so already."""
        table = overview.table
        posts = {posted.channel for posted in await self._outbox.posted(table.id, OFFER, seat)}
        if any(intent.maybe_sent for intent in intents):
            places = {thread, person.dm_channel or thread} - posts
            posts |= await self._offered_before(table, seat, places, intents)
        voice = self._voice(overview, table.language)
        if thread not in posts:
            text = voice.tell("delivery", "offer", name=f"<@{person.user}>", seat=seat)
            place, nonce = self._threads.place(table, thread), f"offer-{intents[-1].id}"
            sent = await send(place, text, nonce, _offered(voice, table), calls=[person.user])
            await self._outbox.done([], Posted(table.id, table.step, OFFER, seat, thread, sent.id))
        if person.dm_channel is None or person.dm_channel not in posts:
            await self._offer_direct(overview, seat, person, intents)

    async def _offered_before(self, table: Table, seat: Seat, places: set[int], intents: list[Intent]) -> set[int]:
        """In which of these places an offer was sent without our having heard of it. Now we have."""
        found = set[int]()
        for place in places:
            for each in await ours(self._bot, self._bot.get_partial_messageable(place), table.id, intents):
                if {mark.what for mark in each.marks} == {"take-seat", "no-seat"}:
                    await self._outbox.done([], Posted(table.id, table.step, OFFER, seat, place, each.message))
                    found.add(place)
        return found

    async def _offer_direct(self, overview: Overview, seat: Seat, person: Person, intents: list[Intent]) -> None:
        table, voice = overview.table, self._voice(overview, person.language or overview.table.language)
        name = game_name(voice, self._bot.games.get(table.game), table)
        text = voice.tell("delivery", "offer-direct", game=name, table=table.id, seat=seat)
        sent = await self._direct.send(person, text, f"offered-{intents[-1].id}", _offered(voice, table))
        if sent is not None:
            await self._outbox.done([], Posted(table.id, table.step, OFFER, seat, sent.channel.id, sent.id))

    # Both

    def _voice(self, overview: Overview, language: str) -> Voice:
        return Voice(language, self._bot.games.get(overview.table.game), shown(overview.sitters, language))

    async def _close(self, table: Table, posted: Posted, text: str) -> None:
        """Nothing more can be pressed there. Where it cannot be changed, a press is answered kindly all the same."""
        message = self._threads.place(table, posted.channel).get_partial_message(posted.message)
        try:
            await self._threads.wake(table)
            await message.edit(content=text, view=None, allowed_mentions=AllowedMentions.none())
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED):
                raise
        await self._outbox.removed(posted.message)


def _offered(voice: Voice, table: Table) -> View | None:
    return view(*(labelled(voice, ControlId(what, table.id)) for what in ("take-seat", "no-seat")))
