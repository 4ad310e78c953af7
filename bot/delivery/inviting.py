"""Invitations to a table that has not begun: whoever is invited is called in its channel, once.

When there is nothing to answer any more, the buttons go.
"""

import discord
from discord import AllowedMentions
from discord.ui import View

from bot.delivery.history import ours
from bot.delivery.sending import send
from bot.delivery.threads import Threads
from bot.interaction.app import Paravent
from bot.interaction.control import view
from bot.interaction.control_ids import ControlId
from bot.interaction.failures import Failure, judge
from bot.pages.panels import labelled
from bot.words.naming import game_name, shown
from bot.words.voice import Voice
from engine.tables.outbox.intents import CALLS, INVITE, INVITED
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Intent, Person, PersonId, Posted, Table


class Inviting:
    """The number of who was called is kept where a message has its step: he is called once to each table, however
    often he is invited there. So a message is kept in mind when it is closed, as one of another kind."""

    def __init__(self, bot: Paravent, threads: Threads) -> None:
        self._bot, self._threads, self._outbox = bot, threads, bot.tables.outbox

    async def call(self, overview: Overview, channel: int, intents: list[Intent]) -> bool:
        """Call those who are still invited and were not called before; whether there was anybody."""
        table, wrote = overview.table, False
        invited = {person.id: person for person in await self._outbox.offered(table.id, None)}
        called = await self._called(overview, channel, intents)
        for intent in intents:
            person = invited.get(intent.step)
            if person is None or table.status != "open":
                await self._outbox.drop(intent, "not invited any more")
            elif person.id in called:
                await self._outbox.done([intent])
            else:
                await self._call(overview, channel, person, intent)
                called.add(person.id)
                wrote = True
        return wrote

    async def _called(self, overview: Overview, channel: int, intents: list[Intent]) -> set[PersonId]:
        """Who was called. If in doubt, the channel itself is looked at."""
        table = overview.table
        posts = [posted for kind in CALLS for posted in await self._outbox.posted(table.id, kind)]
        called = {posted.step for posted in posts}
        if any(intent.maybe_sent for intent in intents):
            for each in await ours(self._bot, self._threads.place(table, channel), table.id, intents):
                person = each.step("join", table.id)
                if person is not None and person not in called:
                    await self._outbox.done([], Posted(table.id, person, INVITE, None, channel, each.message))
                    called.add(person)
            await self.keep_up(overview)
        return called

    async def _call(self, overview: Overview, channel: int, person: Person, intent: Intent) -> None:
        table, (text, controls) = overview.table, self._invitation(overview, person)
        place, nonce = self._threads.place(table, channel), f"invite-{intent.id}"
        sent = await send(place, text, nonce, controls, calls=[person.user])
        await self._outbox.done([intent], Posted(table.id, person.id, INVITE, None, channel, sent.id))

    async def keep_up(self, overview: Overview) -> None:
        """Under an invitation that was taken, declined or taken back, or whose table has begun or ended, nothing can be
        pressed. Who is invited again can press there again; he is not called for it."""
        table = overview.table
        posts, closed = await self._outbox.posted(table.id, INVITE), list[Posted]()
        invited = dict[PersonId, Person]()
        if table.status == "open":
            closed = await self._outbox.posted(table.id, INVITED)
            invited = {person.id: person for person in await self._outbox.offered(table.id, None)}
        for posted in posts:
            if posted.step not in invited:
                text = Voice(table.language).tell("delivery", "invite-closed", table=table.id)
                await self._change(table, posted, INVITED, text, None)
        for posted in closed:
            if posted.step in invited:
                await self._change(table, posted, INVITE, *self._invitation(overview, invited[posted.step]))

    def _invitation(self, overview: Overview, person: Person) -> tuple[str, View | None]:
        """By whom, if that is known."""
        table, game = overview.table, self._bot.games.get(overview.table.game)
        voice = Voice(table.language, game, shown(overview.sitters, table.language))
        said = {"name": f"<@{person.user}>", "game": game_name(voice, game, table), "table": table.id}
        if overview.host is None:
            text = voice.tell("delivery", "invite-unsigned", **said)
        else:
            text = voice.tell("delivery", "invite", seat=overview.host, **said)
        join, decline = ControlId("join", table.id, str(person.id)), ControlId("no-seat", table.id)
        return text, view(labelled(voice, join), labelled(voice, decline))

    async def _change(self, table: Table, posted: Posted, kind: str, text: str, controls: View | None) -> None:
        """Where it cannot be changed, a press is answered kindly all the same."""
        message = self._threads.place(table, posted.channel).get_partial_message(posted.message)
        try:
            await message.edit(content=text, view=controls, allowed_mentions=AllowedMentions.none())
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED):
                raise
        await self._outbox.restated(posted.message, kind)
