"""What somebody did, and the way back to him alone. Every answer to an interaction is private: what is public goes
through the outbox."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from msgspec.structs import replace

from bot.interaction.answering import Answering, Files, Page, page_of
from bot.interaction.asker import Asker, access_of
from bot.interaction.deliveries import AnsweredBefore, is_over
from bot.interaction.failures import may_be_the_files
from bot.words.naming import LONGEST_TEXT, clipped, shown
from bot.words.voice import Voice, language_of
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import DmState, Person
from engine.tables.transaction.knowing import NOBODY, Access
from engine.tables.transaction.request import Done, Request

if TYPE_CHECKING:
    from bot.interaction.app import Paravent

BETWEEN = "\n\n"
"""Between an answer and what it has to remind of."""


class Press(Asker):
    """A command, a button or a menu that somebody used. It is acknowledged before anything else is done."""

    def __init__(
        self,
        bot: Paravent,
        interaction: discord.Interaction[Any],
        person: Person | None = None,
        access: Access = NOBODY,
        answering: Answering | None = None,
    ) -> None:
        super().__init__(bot, interaction, person, access)
        self.answering = answering or Answering(interaction, update=False)
        self.voice = Voice(self.spoken)
        self.request = Request(f"discord {interaction.id}", self.user, self.access)
        self._reminders: list[str] = []
        """They are said once: an answer that takes the place of the first one keeps them."""

    @classmethod
    async def begin(
        cls, bot: Paravent, interaction: discord.Interaction[Any], *, update: bool = False, at_once: bool = False
    ) -> Press:
        """Acknowledge it, and get to know who it is. `update`: the answer takes the place of the private message.
        `at_once`: it will be answered so soon that the answer itself is the acknowledgement.

        Raises `AnsweredBefore` if there is nothing left to do: it has an answer, which must not be written over, or was
        carried out before we were last started, and he has been told so.
        """
        answering, fresh = Answering(interaction, update=update), True
        if at_once:
            answering.promise()
        else:
            fresh = await answering.acknowledge()
        user = interaction.user
        known = await bot.tables.arrive(user.id, user.display_name, interaction.guild_id)
        press = cls(bot, interaction, known.person, await access_of(interaction, known.channels), answering)
        if press.person is not None and press.person.language not in (None, press.spoken):
            # His direct messages follow his app, unless he has chosen a language: then that is kept already.
            await bot.tables.prefer(user.id, language=press.spoken)
        if not fresh and await bot.tables.was_done(press.request):
            await press.tell(press.voice.tell("core", "done-before"))
            raise AnsweredBefore
        return press

    async def prefer(self, **changes: str | None) -> Refusal | None:
        """He chooses how he likes it; he is spoken to like that at once."""
        refusal = await self.tables.prefer(self.user, **changes)
        if refusal is None:
            await self.look_again()
        return refusal

    async def look_again(self) -> None:
        """Who he is by now, after something was changed."""
        found = await self.tables.person(self.user)
        self.person = None if isinstance(found, Refusal) else found
        self.voice = Voice(self.spoken)

    async def reach(self, state: DmState) -> None:
        """He says whether he wants direct messages."""
        await self.tables.reach(self.user, None, state)
        self.person = self.person and replace(self.person, dm_state=state)

    @property
    def language(self) -> str:
        """The one this person is spoken to in."""
        return self.voice.language

    async def server_language(self, server: int) -> str:
        """What new tables speak on this server: what its people have settled, else what Discord says it speaks."""
        settled = await self.tables.settings(server)
        return settled.language or language_of(self.interaction.guild_locale)

    async def voice_at(self, overview: Overview) -> Voice:
        """His language, with the names and the game of a table."""
        game = self.bot.games.get(overview.table.game)
        return Voice(self.language, game, shown(overview.sitters, self.language))

    async def tell(
        self,
        text: str,
        *,
        view: discord.ui.View | None = None,
        files: Sequence[discord.File] = (),
        instead: Callable[[], str] | None = None,
        below_picture: bool = False,
    ) -> None:
        """The answer, to him alone. Files that Discord does not take are left out; then `instead` may be said.
        `below_picture`: as a page, with the words nearest to the buttons."""
        await self._remember()
        try:
            if below_picture:
                await self.answering.show(page_of(self._with(text), view, *files[:1]), files)
            else:
                await self.answering.say(self._with(text), view, files)
        except discord.HTTPException as error:
            if not files or is_over(error) or not may_be_the_files(error):
                raise
            await self.answering.say(self._with(instead() if instead else text), view, [])

    async def show(self, page: Callable[[list[str]], Page], files: Files = None) -> None:
        """The same as a page, which is given what he has to be reminded of. Files that Discord does not take are left
        out: whoever makes the page says in words what is on them."""
        await self._remember()
        await self.answering.show(page(self._reminders), files)

    async def _remember(self) -> None:
        self._reminders += [self.bot.mentions.put_into(each) for each in await self.bot.direct_messages.reminder(self)]

    def _with(self, text: str) -> str:
        """What he is to be reminded of stands below, whole."""
        room = LONGEST_TEXT - sum(len(each) + len(BETWEEN) for each in self._reminders)
        return BETWEEN.join([clipped(self.bot.mentions.put_into(text), room), *self._reminders])

    async def refuse(self, refusal: Refusal, overview: Overview | None = None) -> None:
        """Why not, and what would be possible."""
        voice = self.voice if overview is None else await self.voice_at(overview)
        await self.tell(voice.refusal(refusal))

    async def done(self, answer: Done | Refusal, text: str, overview: Overview | None = None) -> bool:
        """Say that it was done, or why not; which of them."""
        if isinstance(answer, Refusal):
            await self.refuse(answer, overview)
            return False
        await self.tell(text)
        return True
