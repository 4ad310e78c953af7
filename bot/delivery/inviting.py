"""Invitations to a table that has not begun: whoever is invited is called in its channel, once."""

from bot.app import Paravent
from bot.delivery.history import ours
from bot.delivery.rooms import Rooms
from bot.delivery.sending import send
from bot.ids import Mark
from bot.ui.control import view
from bot.ui.naming import game_name, shown
from bot.ui.panels import labelled
from bot.words import Voice
from engine.tables.outbox import INVITE
from engine.tables.records import Intent, Person, PersonId, Posted, Table
from engine.tables.sights import Overview


class Inviting:
    """The number of who was called is kept where a message has its step: he is called once to each table, however
    often he is invited there."""

    def __init__(self, bot: Paravent, rooms: Rooms) -> None:
        self._bot, self._rooms, self._delivery = bot, rooms, bot.tables.delivery

    async def call(self, overview: Overview, channel: int, intents: list[Intent]) -> bool:
        """Call those who are still invited and were not called before; whether there was anybody."""
        table, wrote = overview.table, False
        invited = {person.id: person for person in await self._delivery.offered(table.id, None)}
        called = await self._called(table, channel, intents)
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

    async def _called(self, table: Table, channel: int, intents: list[Intent]) -> set[PersonId]:
        """Who was called. If in doubt, the channel itself is looked at."""
        called = {posted.step for posted in await self._delivery.posted(table.id, INVITE)}
        if any(intent.maybe_sent for intent in intents):
            for each in await ours(self._bot, self._rooms.place(table, channel), table.id):
                person = each.step("join", table.id)
                if person is not None and person not in called:
                    await self._delivery.done([], Posted(table.id, person, INVITE, None, channel, each.message))
                    called.add(person)
        return called

    async def _call(self, overview: Overview, channel: int, person: Person, intent: Intent) -> None:
        table, game = overview.table, self._bot.games.get(overview.table.game)
        voice = Voice(table.language, game, shown(overview.sitters, table.language))
        name, host = f"<@{person.user}>", overview.host or 0
        text = voice.tell(
            "delivery", "invite", name=name, seat=host, game=game_name(voice, game, table), table=table.id
        )
        controls = view(
            labelled(voice, Mark("join", table.id, str(person.id))), labelled(voice, Mark("no-seat", table.id))
        )
        place, nonce = self._rooms.place(table, channel), f"invite-{intent.id}"
        sent = await send(place, text, nonce, controls, calls=[person.user])
        await self._delivery.done([intent], Posted(table.id, person.id, INVITE, None, channel, sent.id))
