"""Calling those who slept: in their quiet hours something was asked beside the game, and it still waits for them."""

from bot.delivery.history import ours
from bot.delivery.sending import send
from bot.delivery.threads import Threads
from bot.interaction.app import Paravent
from bot.interaction.control import button, view
from bot.interaction.control_ids import ControlId
from bot.interaction.places import link_to
from bot.words.voice import Voice
from engine.tables.outbox.intents import IDLE, LATE, MOTION
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Intent, Person


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
