"""What somebody did, and the way back to him alone. Every answer to an interaction is private: what is public goes
through the outbox."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.words import Voice, language_of, names_of
from engine.core.refusals import Refusal
from engine.tables.desk import Done, Request
from engine.tables.sights import Overview

if TYPE_CHECKING:
    from bot.app import Paravent


class Press:
    """A command, a button or a menu that somebody used. It is acknowledged before anything else is done."""

    def __init__(self, bot: Paravent, interaction: discord.Interaction[Any], voice: Voice) -> None:
        self.bot, self.interaction, self.voice = bot, interaction, voice
        self.tables = bot.tables
        self.user = interaction.user.id
        self.request = Request(f"discord {interaction.id}", self.user)

    @classmethod
    async def begin(cls, bot: Paravent, interaction: discord.Interaction[Any], *, update: bool = False) -> Press:
        """Acknowledge it, and get to know who it is. `update`: the answer takes the place of the private message."""
        if update:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        await bot.tables.meet(interaction.user.id, interaction.user.display_name)
        known = await bot.tables.person(interaction.user.id)
        preferred = None if isinstance(known, Refusal) else known.language
        return cls(bot, interaction, Voice(preferred or language_of(interaction.locale)))

    @property
    def language(self) -> str:
        """The one this person is spoken to in."""
        return self.voice.language

    async def voice_at(self, overview: Overview) -> Voice:
        """His language, with the names and the game of a table."""
        game = self.bot.games.get(overview.table.game)
        return Voice(self.language, game, names_of(overview.sitters, self.language))

    async def tell(self, text: str, *, view: discord.ui.View | None = None, files: Sequence[discord.File] = ()) -> None:
        """The answer, to him alone."""
        text = "\n\n".join([text, *await self.bot.reach.reminder(self)])
        await self.interaction.edit_original_response(
            content=text, view=view, attachments=list(files), allowed_mentions=discord.AllowedMentions.none()
        )

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
