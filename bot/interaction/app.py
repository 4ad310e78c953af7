"""The bot itself: its cogs, its controls, what it does when something breaks, and how it starts and stops."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.interaction.control import Control
from bot.interaction.control_ids import ControlId
from bot.interaction.deliveries import ACKNOWLEDGED, Deliveries, is_over, tell_over
from bot.interaction.direct_messages import DirectMessages
from bot.interaction.press import Press
from bot.interaction.tree import UNREADABLE, Tree
from bot.pictures.drawing import Pictures
from bot.words.mentions import Mentions
from bot.words.voice import Translations, Voice, language_of
from engine.core.game import AnyGame
from engine.tables.service import Tables
from engine.tables.storage.faults import StoreFault
from engine.tables.transaction.locks import Locks
from render.core.studio import Studio

log = logging.getLogger("paravent")

MINUTE = 60.0

Handler = Callable[[Press, ControlId, tuple[str, ...]], Awaitable[None]]
"""What is done when a control is used: with what it stands for, and what was chosen if it is a menu."""

Task = Callable[[], Awaitable[None]]
"""Something that goes on for as long as the bot runs."""


class Paravent(commands.Bot):
    """It knows no game by name: whatever was found can be played."""

    def __init__(
        self, tables: Tables, games: Mapping[str, AnyGame], studio: Studio | None = None, **options: Any
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            # Servers and threads. None of the intents that Discord has to grant: commands and controls need none.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.tables, self.games = tables, games
        self.studio = studio or Studio(games)
        self.pictures = Pictures(self.studio)
        self.direct_messages = DirectMessages(tables)
        self.mentions = Mentions()
        self.deliveries = Deliveries()
        self.typing = Locks()
        """One for each person to whom something is being suggested."""
        self.controls: dict[str, Handler] = {}
        """By what a control stands for."""
        self.updating: set[str] = set()
        """Those whose answer takes the place of the private message they are on."""
        self.at_once: set[str] = set()
        """Those whose answer is quick enough to be the acknowledgement as well."""
        self.carried_out: deque[int] = deque(maxlen=1_000)
        """The last private messages on which a yes was carried out: a second press must not write over what it said."""
        self.confirmed: dict[int, str] = {}
        """By private message, how the page looked on which a move was last confirmed; for the same reason."""
        self.is_reachable = False
        self.tasks: list[Task] = [self._keep_time]
        self._running: list[asyncio.Task[None]] = []
        self.tree.error(self._command_failed)

    async def setup_hook(self) -> None:
        """Before the gateway is opened."""
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Translations())
        self._running = [asyncio.create_task(self._for_ever(task)) for task in self.tasks]

    async def close(self) -> None:
        """Stop what goes on, then leave Discord. What was accepted is on disk; what was not sent is sent next time."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        self.pictures.stop()
        await super().close()

    # Controls

    async def pressed(
        self, interaction: discord.Interaction[Any], mark: ControlId | None, values: tuple[str, ...]
    ) -> None:
        """A control was used, on a message of any age. What comes for the second time is not carried out again."""
        if not self.deliveries.first(interaction):
            return
        handler = self.controls.get(mark.what) if mark else None
        try:
            update, at_once = self._updates(interaction, mark), mark is not None and mark.what in self.at_once
            press = await Press.begin(self, interaction, update=update, at_once=at_once)
            if handler is None or mark is None:
                await press.tell(press.voice.tell("core", "old-control"))
            else:
                await handler(press, mark, values)
        except Exception as error:
            await self.failed(interaction, error)

    def _updates(self, interaction: discord.Interaction[Any], mark: ControlId | None) -> bool:
        """Only ever a private message: an answer to one person must not take the place of what all can read."""
        message = interaction.message
        return mark is not None and mark.what in self.updating and message is not None and message.flags.ephemeral

    # What breaks

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        if isinstance(error, UNREADABLE):
            log.warning("a command could not be read: %s", type(error).__name__)
            await self._say(interaction, Voice(language_of(interaction.locale)).tell("core", "unreadable"))
        else:
            await self.failed(interaction, getattr(error, "original", error))

    async def failed(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Tell the person a number, and the operator what happened under that number.

        Who no longer waits for an answer is told nothing, and that is no error.
        """
        if is_over(error):
            tell_over(interaction, error)
            return
        number = secrets.token_hex(4)
        log.error("error %s", number, exc_info=error)
        voice = Voice(language_of(interaction.locale))
        known = isinstance(error, StoreFault)
        text = voice.tell("core", "store-fault") if known else voice.tell("core", "broken", id=number)
        await self._say(interaction, text)

    async def _say(self, interaction: discord.Interaction[Any], text: str) -> None:
        """To him alone, however far the answer has come."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError):
            if not interaction.response.is_done():
                try:
                    await interaction.response.send_message(text, ephemeral=True)
                    return
                except discord.HTTPException as error:
                    if error.code != ACKNOWLEDGED:
                        raise
            await interaction.followup.send(text, ephemeral=True)

    # What goes on

    async def _for_ever(self, task: Task) -> None:
        """A fault in one round must not end it: it is logged, and the next round comes."""
        while True:
            try:
                await task()
            except Exception:
                log.exception("a task of the bot failed")
                await asyncio.sleep(1.0)

    async def on_disconnect(self) -> None:
        """Nobody can reach us now: no clock runs."""
        self.is_reachable = False
        self.tables.unreachable()

    async def on_connect(self) -> None:
        """They can again."""
        self.is_reachable = True
        self.tables.time_moved()

    async def on_resumed(self) -> None:
        """The same after a short while."""
        await self.on_connect()

    async def _keep_time(self) -> None:
        """Do what is due: about once a minute, or as soon as it is, and at once when time was moved."""
        self.tables.moved.clear()
        due = await self.tables.tick() if self.is_reachable else None
        with suppress(TimeoutError):
            async with asyncio.timeout(MINUTE if due is None else min(max(due, 1), MINUTE)):
                await self.tables.moved.wait()
