"""Screens by direct message: in each player's messages stands one screen for each table, the newest."""

from discord import Message

from bot.app import Paravent
from bot.delivery.direct import Direct
from bot.delivery.failures import Unreadable
from bot.delivery.history import ours, sent_at
from bot.ids import Mark
from bot.ui.control import view
from bot.ui.panels import labelled
from bot.ui.screens import Screen, in_words, screen_now
from bot.words import Voice
from engine.core.refusals import Refusal
from engine.core.seats import Seat
from engine.tables.outbox import SCREEN
from engine.tables.records import Intent, Person, Posted, Table
from engine.tables.refusals import No
from engine.tables.sights import Overview

UNREADABLE = (No.UNREADABLE.code, No.NO_SUCH_GAME.code)
"""What can be mended: until then a screen waits."""


class Screens:
    """The new one is sent silently, then the old ones are deleted."""

    def __init__(self, bot: Paravent, direct: Direct) -> None:
        self._bot, self._direct, self._delivery = bot, direct, bot.tables.delivery

    async def deliver(self, overview: Overview, seat: Seat, intents: list[Intent]) -> None:
        """The newest screen of a seat, to whoever sits there now."""
        table = overview.table.id
        await self.clear(table, seat)
        person = await self._delivery.sitter(table, seat)
        standing = await self._delivery.posted(table, SCREEN, seat)
        if person is None or person.dm_state != "open":
            await self._drop(intents, "no direct messages to this seat")
        elif standing and standing[0].step >= intents[-1].step:
            await self._direct.remove(standing[1:])
            await self._delivery.done(intents)
        else:
            await self._renew(overview.table, seat, person, intents)

    async def clear(self, table: str, seat: Seat) -> None:
        """Whoever sat there before sees nothing of this seat any more."""
        await self._direct.remove(await self._delivery.left(table, SCREEN, seat))

    async def _renew(self, of: Table, seat: Seat, person: Person, intents: list[Intent]) -> None:
        table, language = of.id, person.language or of.language
        seen = await screen_now(self._bot, person.user, table, language)
        if isinstance(seen, Refusal) and of.status == "playing" and seen.code in UNREADABLE:
            raise Unreadable(table)
        if isinstance(seen, Refusal):
            await self._drop(intents, seen.code)
            return
        old = await self._delivery.posted(table, SCREEN, seat)
        old += await self._strays(table, seat, person, intents, {posted.message for posted in old})
        restored = await self._delivery.restored_at(table)
        new = next((each for each in old if each.step == seen.step and sent_at(each.message) >= restored), None)
        if new is None:
            sent = await self._send(person, seen, language, f"screen-{intents[-1].id}")
            if sent is None:
                await self._drop(intents, "no direct messages to this seat")
                return
            new = Posted(table, seen.step, SCREEN, seat, sent.channel.id, sent.id)
        # The old ones first: if that fails, the new one is found again by its button, and nothing is sent twice.
        await self._direct.remove([posted for posted in old if posted.message != new.message])
        await self._delivery.done(intents, new)

    async def _send(self, person: Person, seen: Screen, language: str, nonce: str) -> Message | None:
        """With its picture, if that is ready in time; else all in words."""
        table, voice = seen.scene.table, Voice(language)
        controls = view(
            labelled(voice, Mark("screen", table, str(seen.step))),
            labelled(voice, Mark("look", table)),
            in_words(voice, table),
        )
        files = await self._bot.pictures.begin(seen.step, seen.scene).soon()
        return await self._direct.send(person, seen.text, nonce, controls, silent=True, files=files, instead=seen.words)

    async def _strays(
        self, table: str, seat: Seat, person: Person, intents: list[Intent], known: set[int]
    ) -> list[Posted]:
        """Screens that may have been sent without our having heard of it, newest first."""
        if not any(intent.maybe_sent for intent in intents):
            return []
        channel = await self._direct.channel(person)
        found = [(each.message, each.step("screen", table)) for each in await ours(self._bot, channel, table)]
        return [
            Posted(table, step, SCREEN, seat, channel.id, message)
            for message, step in found
            if step is not None and message not in known
        ]

    async def _drop(self, intents: list[Intent], reason: str) -> None:
        for intent in intents:
            await self._delivery.drop(intent, reason)
