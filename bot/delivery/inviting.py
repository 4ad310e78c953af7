"""Invitations to a table that has not begun: whoever is invited is called in its channel, once.

When there is nothing to answer any more, the buttons go.
"""

import discord
from discord import AllowedMentions
from discord.ui import View

from bot.app import Paravent
from bot.delivery.failures import Failure, judge
from bot.delivery.history import ours
from bot.delivery.rooms import Rooms
from bot.delivery.sending import send
from bot.ids import Mark
from bot.ui.control import view
from bot.ui.naming import game_name, shown
from bot.ui.panels import labelled
from bot.words import Voice
from engine.tables.outbox import CALLS, INVITE, INVITED
from engine.tables.records import Intent, Person, PersonId, Posted, Table
from engine.tables.sights import Overview


class Inviting:
    """The number of who was called is kept where a message has its step: he is called once to each table, however
    often he is invited there. So a message is kept in mind when it is closed, as one of another kind."""

    def __init__(self, bot: Paravent, rooms: Rooms) -> None:
        self._bot, self._rooms, self._delivery = bot, rooms, bot.tables.delivery

    async def call(self, overview: Overview, channel: int, intents: list[Intent]) -> bool:
        """Call those who are still invited and were not called before; whether there was anybody."""
        table, wrote = overview.table, False
        invited = {person.id: person for person in await self._delivery.offered(table.id, None)}
        called = await self._called(overview, channel, intents)
        for intent in intents:
            person = invited.get(intent.step)
            if person is None or table.status != "open":
                await self._delivery.drop(intent, "not invited any more")
            elif person.id in called:
                await self._delivery.done([intent])
            else:
                await self._call(overview, channel, person, intent)
                called.add(person.id)
                wrote = True
        return wrote

    async def _called(self, overview: Overview, channel: int, intents: list[Intent]) -> set[PersonId]:
        """Who was called. If in doubt, the channel itself is looked at."""
        table = overview.table
        standing = [posted for kind in CALLS for posted in await self._delivery.posted(table.id, kind)]
        called = {posted.step for posted in standing}
        if any(intent.maybe_sent for intent in intents):
            for each in await ours(self._bot, self._rooms.place(table, channel), table.id):
                person = each.step("join", table.id)
                if person is not None and person not in called:
                    await self._delivery.done([], Posted(table.id, person, INVITE, None, channel, each.message))
                    called.add(person)
            await self.keep_up(overview)
        return called

    async def _call(self, overview: Overview, channel: int, person: Person, intent: Intent) -> None:
        table, (text, controls) = overview.table, self._invitation(overview, person)
        place, nonce = self._rooms.place(table, channel), f"invite-{intent.id}"
        sent = await send(place, text, nonce, controls, calls=[person.user])
        await self._delivery.done([intent], Posted(table.id, person.id, INVITE, None, channel, sent.id))

    async def keep_up(self, overview: Overview) -> None:
        """Under an invitation that was taken, declined or taken back, or whose table has begun or ended, nothing can be
        pressed. Who is invited again can press there again; he is not called for it."""
        table = overview.table
        standing, closed = await self._delivery.posted(table.id, INVITE), list[Posted]()
        invited = dict[PersonId, Person]()
        if table.status == "open":
            closed = await self._delivery.posted(table.id, INVITED)
            invited = {person.id: person for person in await self._delivery.offered(table.id, None)}
        for posted in standing:
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
        join, decline = Mark("join", table.id, str(person.id)), Mark("no-seat", table.id)
        return text, view(labelled(voice, join), labelled(voice, decline))

    async def _change(self, table: Table, posted: Posted, kind: str, text: str, controls: View | None) -> None:
        """Where it cannot be changed, a press is answered kindly all the same."""
        message = self._rooms.place(table, posted.channel).get_partial_message(posted.message)
        try:
            await message.edit(content=text, view=controls, allowed_mentions=AllowedMentions.none())
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED):
                raise
        await self._delivery.restated(posted.message, kind)
