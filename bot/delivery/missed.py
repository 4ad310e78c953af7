"""What somebody has missed: a question beside the game, asked in his quiet hours; and that he has lost his seat, which
is held for him."""

from bot.delivery.direct import Direct
from bot.delivery.history import ours
from bot.delivery.sending import send
from bot.delivery.threads import Threads
from bot.interaction.app import Paravent
from bot.interaction.control import button, view
from bot.interaction.control_ids import ControlId
from bot.interaction.places import link_to
from bot.pages.panels import labelled
from bot.words.naming import game_name
from bot.words.voice import Voice
from engine.core.values.seats import Seat
from engine.tables.clocks.person import rests_until
from engine.tables.outbox.intents import HELD, IDLE, LATE, MOTION
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Intent, Person, Posted, Table

BACK = "take-seat"


class Rousing:
    """One message for all who have slept; it leads to what is asked, and is known again by the number on its button."""

    def __init__(self, bot: Paravent, threads: Threads) -> None:
        self._bot, self._threads, self._outbox = bot, threads, bot.tables.outbox

    async def rouse(self, overview: Overview, intents: list[Intent]) -> bool:
        """Whether anybody was called."""
        thread = overview.table.thread or overview.table.channel
        people = [(person, intent) for intent in intents if (person := await self._to_call(intent)) is not None]
        if not people or thread is None:
            return False
        last = await self._last_sent(overview, thread, intents)
        await self._outbox.done([intent for _, intent in people if intent.id <= last])
        new = [(person, intent) for person, intent in people if intent.id > last]
        if new:
            await self._threads.wake(overview.table)
            await self._call(overview, thread, [person for person, _ in new], [intent for _, intent in new])
        return bool(new)

    async def _to_call(self, intent: Intent) -> Person | None:
        """Whoever is to be called, if it is still the time for it; else that is settled."""
        person = await self._outbox.person(intent.step)
        if person is None:
            await self._outbox.drop(intent, "nobody is to be called")
        elif await self._bot.tables.put_off(person.user, intent) is not True:
            return person
        return None

    async def _last_sent(self, overview: Overview, thread: int, intents: list[Intent]) -> int:
        """The last of those that were sent without our having heard of it: if in doubt, the thread is looked at."""
        if not any(intent.maybe_sent for intent in intents):
            return 0
        table = overview.table
        found = await ours(self._bot, self._threads.place(table, thread), table.id, intents)
        return max((each.step("since", table.id) or 0 for each in found), default=0)

    async def _call(self, overview: Overview, thread: int, people: list[Person], intents: list[Intent]) -> None:
        table, voice = overview.table, Voice(overview.table.language)
        posts = [posted for kind in (LATE, MOTION, IDLE) for posted in await self._outbox.posted(table.id, kind)]
        link = f"{link_to(table)}/{posts[0].message}" if posts else link_to(table)
        names = tuple(f"<@{person.user}>" for person in people)
        text = voice.tell("delivery", "rouse", names=names, link=link)
        back = button(ControlId("since", table.id, str(intents[-1].id)), voice.tell("delivery", "since"))
        place, nonce = self._threads.place(table, thread), f"rouse-{intents[-1].id}"
        await send(place, text, nonce, view(back), calls=[person.user for person in people])
        await self._outbox.done(intents)


class Holding:
    """One message for each of them, kept under his number as a reminder is; it goes when there is nothing to take."""

    def __init__(self, bot: Paravent, threads: Threads, direct: Direct) -> None:
        self._bot, self._threads, self._direct, self._outbox = bot, threads, direct, bot.tables.outbox

    async def tell(self, overview: Overview, seat: Seat, intents: list[Intent]) -> None:
        """Whoever this seat is held for, if he does not know it."""
        table, thread = overview.table, overview.table.thread
        person = await self._outbox.holder(table.id, seat)
        if person is None or thread is None or table.status != "playing":
            return
        known = {posted.step for posted in await self._outbox.posted(table.id, HELD)}
        if person.id not in known and not await self._was_told(table, thread, person, intents):
            await self._tell(table, thread, person, f"held-{intents[-1].id}")

    async def _was_told(self, table: Table, thread: int, person: Person, intents: list[Intent]) -> bool:
        """Whether it was sent without our having heard of it. Now we have."""
        places = {thread, person.dm_channel or thread} if any(intent.maybe_sent for intent in intents) else set()
        for place in places:
            for each in await ours(self._bot, self._bot.get_partial_messageable(place), table.id, intents):
                if {mark.what for mark in each.marks} == {BACK}:
                    await self._outbox.done([], Posted(table.id, person.id, HELD, None, place, each.message))
                    return True
        return False

    async def _tell(self, table: Table, thread: int, person: Person, nonce: str) -> None:
        voice, game = Voice(person.language or table.language), self._bot.games.get(table.game)
        text = voice.tell("delivery", "held", game=game_name(Voice(voice.language, game), game, table), table=table.id)
        rests = rests_until(person, await self._bot.tables.now()) is not None
        back = view(labelled(voice, ControlId(BACK, table.id)))
        sent = await self._direct.send(person, text, nonce, back, silent=rests)
        if sent is None:
            voice = Voice(table.language)
            text = voice.tell("delivery", "held-here", name=f"<@{person.user}>")
            back, calls = view(labelled(voice, ControlId(BACK, table.id))), [] if rests else [person.user]
            sent = await send(self._threads.place(table, thread), text, nonce, back, calls=calls)
        await self._outbox.done([], Posted(table.id, person.id, HELD, None, sent.channel.id, sent.id))

    async def close(self, overview: Overview) -> None:
        """Who has taken his seat, or cannot any more, is no longer told so."""
        posts = await self._outbox.posted(overview.table.id, HELD)
        if not posts:
            return
        playing = overview.table.status == "playing"
        held = [await self._outbox.holder(overview.table.id, each.seat) for each in overview.sitters if playing]
        numbers = {person.id for person in held if person is not None}
        await self._direct.remove([posted for posted in posts if posted.step not in numbers])
