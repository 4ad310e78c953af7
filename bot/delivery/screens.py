"""Screens by direct message: in each player's messages stands one screen for each table, the newest."""

from discord import Message
from discord.ui import View

from bot.delivery.direct import Direct
from bot.delivery.history import ours, sent_at
from bot.interaction.app import Paravent
from bot.interaction.control import rows
from bot.interaction.control_ids import ControlId
from bot.interaction.failures import Unreadable
from bot.pages.panels import labelled, look_back
from bot.pages.screens import Screen, in_words, screen_now
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.outbox.intents import SCREEN
from engine.tables.outbox.outbox import AtSeat
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Intent, Person, Posted, Table
from engine.tables.transaction.refusals import No

UNREADABLE = (No.UNREADABLE.code, No.NO_SUCH_GAME.code)
"""What can be mended: until then a screen waits."""


class Screens:
    """The new one is sent silently, then the old ones are deleted."""

    def __init__(self, bot: Paravent, direct: Direct) -> None:
        self._bot, self._direct, self._outbox = bot, direct, bot.tables.outbox

    async def deliver(self, overview: Overview, seat: Seat, intents: list[Intent]) -> None:
        """The newest screen of a seat, to whoever sits there now."""
        at = await self._outbox.at_seat(overview.table.id, seat, SCREEN)
        await self._direct.remove(at.left)
        if at.person is None or at.person.dm_state != "open":
            await self._drop(intents, "no direct messages to this seat")
        elif at.posted and at.posted[0].step >= intents[-1].step:
            await self._direct.remove(at.posted[1:])
            await self._outbox.done(intents)
        else:
            await self._renew(overview.table, seat, at.person, at, intents)

    async def clear(self, table: str, seat: Seat) -> None:
        """Whoever sat there before sees nothing of this seat any more."""
        await self._direct.remove(await self._outbox.left(table, SCREEN, seat))

    async def _renew(self, of: Table, seat: Seat, person: Person, at: AtSeat, intents: list[Intent]) -> None:
        table, language = of.id, person.language or of.language
        seen = await screen_now(self._bot, person.user, table, language)
        if isinstance(seen, Refusal) and of.status == "playing" and seen.code in UNREADABLE:
            raise Unreadable(table)
        if isinstance(seen, Refusal):
            await self._drop(intents, seen.code)
            return
        old = [*at.posted]
        old += await self._strays(table, seat, person, intents, {posted.message for posted in old})
        new = next((each for each in old if each.step == seen.step and sent_at(each.message) >= at.restored_at), None)
        if new is None:
            sent = await self._send(person, seen, language, f"screen-{intents[-1].id}")
            if sent is None:
                await self._drop(intents, "no direct messages to this seat")
                return
            new = Posted(table, seen.step, SCREEN, seat, sent.channel.id, sent.id)
        # The old ones first: if that fails, the new one is found again by its button, and nothing is sent twice.
        await self._direct.remove([posted for posted in old if posted.message != new.message])
        await self._outbox.done(intents, new)

    async def _send(self, person: Person, seen: Screen, language: str, nonce: str) -> Message | None:
        """With its picture, if that is ready in time; else all in words."""
        files = await self._bot.pictures.begin(seen.step, seen.scene).soon()
        return await self._direct.send(
            person, seen.text, nonce, controls(seen, Voice(language)), silent=True, files=files, instead=seen.words
        )

    async def _strays(
        self, table: str, seat: Seat, person: Person, intents: list[Intent], known: set[int]
    ) -> list[Posted]:
        """Screens that may have been sent without our having heard of it, newest first."""
        if not any(intent.maybe_sent for intent in intents):
            return []
        channel = await self._direct.channel(person)
        there = await ours(self._bot, channel, table, intents)
        found = [(each.message, each.step("screen", table)) for each in there]
        return [
            Posted(table, step, SCREEN, seat, channel.id, message)
            for message, step in found
            if step is not None and message not in known
        ]

    async def _drop(self, intents: list[Intent], reason: str) -> None:
        for intent in intents:
            await self._outbox.drop(intent, reason)


def controls(seen: Screen, voice: Voice) -> View | None:
    """As under a post, so that one can live in one's direct messages. The step is how the screen is recognised."""
    table = seen.table
    screen = labelled(voice, ControlId("screen", table.id, str(seen.step)))
    play = [labelled(voice, ControlId("play", table.id))] if table.status == "playing" else []
    return rows(
        [*play, screen, labelled(voice, ControlId("look", table.id))],
        [look_back(voice, table), in_words(voice, table.id)],
    )
