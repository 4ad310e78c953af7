"""A rehearsal on a real server: a post with a picture, a thread, a button, a private page as a turn has them that is
changed in place, a direct message.

It cleans up after itself. The bot may be running meanwhile: it does not know this button, and leaves it alone.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from io import BytesIO
from typing import Any

import aiohttp
import discord
from PIL import Image, ImageDraw, ImageFont

from bot.program import doctor_page
from bot.program.doctor import Finding, missing
from bot.program.doctor_page import PictureLost, Say
from bot.program.settings import Settings
from bot.program.wire import client_options, point_at
from engine.core.values.texts import Params

PATIENCE = 60.0
"""Seconds for somebody to press the button."""
TO_CONNECT = 30.0
ALL_TOLD = 2.0
"""Seconds without a further server after which there are no more: the one to rehearse on has to be among them."""

TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError)


class Rehearsal:
    """One round. What it wrote is remembered, to be removed."""

    def __init__(self, client: discord.Client, say: Say, patience: float = PATIENCE) -> None:
        self._client, self._say, self._patience = client, say, patience
        self._written: list[discord.Message] = []
        self._thread: discord.Thread | None = None
        self._picture = b""
        self._answered: discord.Interaction[Any] | None = None
        self._pressed: asyncio.Future[discord.Interaction[Any]] = asyncio.get_running_loop().create_future()

    async def play(self, channel: discord.TextChannel) -> AsyncIterator[Finding]:
        """Everything in turn; what depends on something that failed is left out."""
        try:
            async for finding in self._steps(channel):
                yield finding
        finally:
            cleaned = await self._clean_up()
        yield cleaned

    async def _steps(self, channel: discord.TextChannel) -> AsyncIterator[Finding]:
        lacking = missing(channel.permissions_for(channel.guild.me))
        if lacking:
            yield Finding("wrong", "live-lacks", {"name": channel.name, "names": lacking})
        for name, step in (("picture", self._post), ("thread", self._open), ("button", self._offer)):
            params: Params = {"n": int(self._patience)} if name == "button" else {}
            finding = await _tried(name, step(channel), params)
            yield finding
            if finding.level == "wrong":
                return
        async for finding in self._answer():
            yield finding

    async def _post(self, channel: discord.TextChannel) -> None:
        self._picture = await asyncio.to_thread(_picture)
        file = discord.File(BytesIO(self._picture), "rehearsal.png", description=self._say("live-picture"))
        sent = await channel.send(self._say("live-post"), file=file, allowed_mentions=discord.AllowedMentions.none())
        self._written.append(sent)

    async def _open(self, channel: discord.TextChannel) -> None:
        self._thread = await self._written[0].create_thread(name=self._say("live-thread"))

    async def _offer(self, channel: discord.TextChannel) -> None:
        if self._thread is not None:
            view = _view(self._say("live-button"), self._pressed)
            await self._thread.send(self._say("live-press"), view=view, allowed_mentions=discord.AllowedMentions.none())

    async def _answer(self) -> AsyncIterator[Finding]:
        """What takes a person: his press, a page for him alone and the next one in its place, a message to him."""
        try:
            interaction = await asyncio.wait_for(self._pressed, self._patience)
        except TimeoutError:
            yield Finding("look", "live-nobody", {"n": int(self._patience)})
            return
        shown = await _tried("private", doctor_page.show(interaction, self._say, self._picture))
        yield shown
        if shown.level == "fine":
            self._answered = interaction
            yield await _tried("page", doctor_page.turn(interaction, self._say))
        yield await _tried("direct", self._write_to(interaction.user))

    async def _write_to(self, user: discord.User | discord.Member) -> None:
        self._written.append(await user.send(self._say("live-direct")))

    async def _clean_up(self) -> Finding:
        left = 0
        if self._answered is not None:  # before the thread it stands in
            left += await _fails(self._answered.delete_original_response())
        if self._thread is not None:
            kept = await _fails(self._thread.delete())
            left += kept
            if kept:  # for this a bot needs more than it needs to play: out of sight is enough
                with suppress(*TROUBLE):
                    await self._thread.edit(archived=True)
        left += sum([await _fails(message.delete()) for message in self._written])
        return Finding("look", "live-left") if left else Finding("fine", "live-clean")


async def rehearse(
    settings: Settings, token: str, server: int, channel: int, say: Say, patience: float = PATIENCE
) -> AsyncIterator[Finding]:
    """Connect as the bot does, and play it through in this channel."""
    with point_at(settings.address):
        options: dict[str, Any] = {**client_options(settings.address), "guild_ready_timeout": ALL_TOLD}
        client = discord.Client(intents=discord.Intents(guilds=True), **options)
        async with client:
            connected = asyncio.create_task(client.start(token))
            ready = asyncio.create_task(client.wait_until_ready())
            try:
                await asyncio.wait({connected, ready}, timeout=TO_CONNECT, return_when=asyncio.FIRST_COMPLETED)
                if not ready.done():
                    yield Finding("wrong", "live-no-gateway")
                    return
                place = client.get_channel(channel)
                if not isinstance(place, discord.TextChannel) or place.guild.id != server:
                    yield Finding("wrong", "live-no-channel")
                    return
                async for finding in Rehearsal(client, say, patience).play(place):
                    yield finding
            finally:
                await client.close()
                ready.cancel()
                await asyncio.gather(connected, ready, return_exceptions=True)


def _view(label: str, pressed: "asyncio.Future[discord.Interaction[Any]]") -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=label, style=discord.ButtonStyle.primary, custom_id=f"doctor:{secrets.token_hex(8)}"
    )

    async def press(interaction: discord.Interaction[Any]) -> None:
        if not pressed.done():
            pressed.set_result(interaction)
        else:
            await interaction.response.defer()

    button.callback = press  # type: ignore[method-assign]
    view.add_item(button)
    return view


async def _tried(name: str, work: Any, params: Params | None = None) -> Finding:
    try:
        await work
    except PictureLost:
        return Finding("wrong", "live-page-bare")
    except TROUBLE as error:
        problem = f"{error.status} {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
        return Finding("wrong", f"live-{name}-fails", {"problem": problem})
    return Finding("fine", f"live-{name}-works", params or {})


async def _fails(work: Any) -> bool:
    try:
        await work
    except TROUBLE:
        return True
    return False


def _picture() -> bytes:
    """A small one."""
    image = Image.new("RGB", (360, 120), "#f2ece0")
    ImageDraw.Draw(image).text((24, 36), "Paravent", fill="#333333", font=ImageFont.load_default(36))
    made = BytesIO()
    image.save(made, "PNG")
    return made.getvalue()
