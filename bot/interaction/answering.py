"""How one interaction is answered, to whoever asked alone: acknowledged first, or at once where that is quick.

A message is either words with controls below them, or a page of Discord's newer parts; it can never change from a page
back into words. So whatever is said in the place of a page is put on one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord import MediaGalleryItem
from discord.ui import ActionRow, Item, LayoutView, MediaGallery, TextDisplay, View
from discord.utils import MISSING

from bot.interaction.deliveries import ACKNOWLEDGED, AnsweredBefore

TRIES = 3
"""How often something is sent whose answer was lost on the way."""
PATIENCE = 1.2
"""Seconds after which what was to be answered at once is acknowledged after all: Discord waits for three."""
IN_A_ROW = 3
"""Controls side by side: a phone has no room for more."""

Page = LayoutView
Files = Sequence[discord.File] | None
"""What a message has attached from now on; None leaves it as it is."""


class Answering:
    """The way back. `update`: the answer takes the place of the private message that was pressed."""

    def __init__(self, interaction: discord.Interaction[Any], *, update: bool) -> None:
        self._interaction, self._update = interaction, update
        self._turn = asyncio.Lock()
        self._acknowledged = True
        self._late: asyncio.Task[None] | None = None

    @property
    def on_page(self) -> bool:
        """Whether it takes the place of a page."""
        message = self._interaction.message
        return self._update and message is not None and message.flags.components_v2

    async def acknowledge(self) -> bool:
        """Whether it is surely new. Raises `AnsweredBefore` if it has more than an acknowledgement."""
        return await self._heard_first(self._defer)

    def promise(self) -> None:
        """It will be answered at once; if that takes long, it is acknowledged in the meantime. Not any more once this
        task has ended, whatever came of it."""
        self._acknowledged = False
        self._late = late = asyncio.create_task(self._acknowledge_late())
        if (answering := asyncio.current_task()) is not None:
            answering.add_done_callback(lambda _: late.cancel())

    async def in_time(self) -> None:
        """Acknowledge what was to be answered at once, since it will take longer."""
        async with self._turn:
            if not self._acknowledged:
                await self.acknowledge()
                self._acknowledged = True

    async def leave(self) -> None:
        """Say nothing: what stands there stays."""
        await self.in_time()

    async def say(self, text: str, view: View | None, files: Files) -> None:
        """Words, with controls below them; where a page stands, on a page."""
        if self.on_page:
            await self.show(page_of(text, view), files)
            return
        async with self._turn:
            if self._acknowledged or self._update:
                await self._edit(content=text, view=view, attachments=MISSING if files is None else list(files))
            else:
                await self._respond(content=text, view=view or MISSING, files=list(files or ()))

    async def show(self, page: Page, files: Files) -> None:
        """A page."""
        async with self._turn:
            if self._acknowledged or self._update:
                await self._edit(view=page, attachments=MISSING if files is None else list(files))
            else:
                await self._respond(view=page, files=list(files or ()))

    async def _edit(self, **what: Any) -> None:
        """Change the answer; or, as the first one, the message that was pressed."""
        what["allowed_mentions"] = discord.AllowedMentions.none()
        response = self._interaction.response
        if not self._acknowledged and await self._first(lambda: response.edit_message(**_afresh(what))):
            return
        await until_heard(lambda: self._interaction.edit_original_response(**_afresh(what)))

    async def _respond(self, **what: Any) -> None:
        """A new private message, as the first answer."""
        what["allowed_mentions"] = discord.AllowedMentions.none()
        response = self._interaction.response
        if not await self._first(lambda: response.send_message(**_afresh(what), ephemeral=True)):
            what["attachments"] = what.pop("files")
            await until_heard(lambda: self._interaction.edit_original_response(**_afresh(what)))

    async def _first(self, respond: Callable[[], Awaitable[object]]) -> bool:
        """Answer for the first time; whether it was. Who has only acknowledged it before us leaves the rest to us."""
        self._acknowledged = True
        if self._late is not None:
            self._late.cancel()
        return await self._heard_first(respond)

    async def _heard_first(self, respond: Callable[[], Awaitable[object]]) -> bool:
        """Say it until Discord has heard it; whether this was the first it heard. It may say that it had heard before,
        from before we were last started, or by a try of ours of which we did not hear.

        Raises `AnsweredBefore` if it has more than an acknowledgement.
        """
        try:
            await until_heard(respond)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            if await self._is_answered():
                raise AnsweredBefore from None
            return False
        return True

    async def _acknowledge_late(self) -> None:
        await asyncio.sleep(PATIENCE)
        # If it does not get through, whoever answers will find out, and knows what to do then.
        with suppress(Exception):
            await self.in_time()

    async def _defer(self) -> None:
        if self._update:
            await self._interaction.response.defer()
        else:
            await self._interaction.response.defer(ephemeral=True, thinking=True)

    async def _is_answered(self) -> bool:
        """Whether there is more than an acknowledgement: else nobody else goes on with it, and we have to."""
        before = self._interaction.message
        try:
            now = await self._interaction.original_response()
        except discord.NotFound:
            return True  # and thrown away since
        if self._update and before is not None:
            return (now.content, now.edited_at) != (before.content, before.edited_at)
        return not now.flags.loading


def _afresh(what: dict[str, Any]) -> dict[str, Any]:
    """The same, with files that can be sent once more."""
    for name in ("files", "attachments"):
        for file in what.get(name) or ():
            if isinstance(file, discord.File):
                file.reset()
    return what


def page_of(text: str, view: View | None, picture: discord.File | None = None) -> Page:
    """Words and controls as a page; a picture stands above them, so that the words are nearest to the thumb."""
    page: Page = LayoutView(timeout=None)
    if picture is not None:
        page.add_item(MediaGallery(MediaGalleryItem(picture.uri, description=picture.description)))
    page.add_item(TextDisplay(text))
    for row in _rows(list(view.children) if view is not None else []):
        page.add_item(row)
    return page


def _rows(controls: list[Item[Any]]) -> Iterator[ActionRow[Any]]:
    """As they were laid out, and no more in a row than a phone has room for; a menu has one to itself."""
    while controls:
        first = controls[0]
        beside = [each for each in controls[:IN_A_ROW] if each.row == first.row and each.width == 1]
        n = len(beside) if first.width == 1 else 1
        yield ActionRow(*controls[:n])
        controls = controls[n:]


async def until_heard(send: Callable[[], Awaitable[object]]) -> None:
    """For what does no harm if it is said twice. discord.py tries again by itself after all but a lost connection."""
    for left in reversed(range(TRIES)):
        try:
            await send()
            return
        except (aiohttp.ClientError, OSError):
            if not left:
                raise
