"""The bot from its settings: put together, started, and stopped without losing what is being answered."""

import asyncio
import importlib
import logging
import pkgutil
import signal
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import aiohttp
import discord

from bot import cogs
from bot.delivery.courier import Courier
from bot.interaction.app import Paravent
from bot.program import logs
from bot.program.sandbox_clock import SandboxClock
from bot.program.servers import Servers
from bot.program.settings import Settings
from bot.program.sync import sync
from bot.program.wire import client_options, point_at
from engine.core.discovery import ROOT, discover
from engine.tables.service import Tables
from engine.tables.storage.store import Store
from engine.tables.transaction.dice import Dice

log = logging.getLogger("paravent")

ANSWERING = ("CommandTree-invoker", "discord-ui-")
"""How discord.py names the tasks in which commands and controls are answered."""

NOT_AUTHENTICATED = 4004
"""How the gateway closes when the token was reset (docs: topics/opcodes-and-status-codes)."""

QUICK = {"guild_ready_timeout": 0.5}
"""Seconds to wait for more servers before the bot is ready; it needs none of them in memory to begin."""

PATIENCE = 10.0
"""Seconds to finish what is being answered. Discord itself lets go of an interaction that got no answer after three."""


class Unreachable(Exception):
    """Discord could not be reached, or has a fault of its own. It is not the settings."""


class TokenRefused(Exception):
    """Discord does not know this token."""


@asynccontextmanager
async def built(
    settings: Settings,
    roots: Sequence[str] = (ROOT,),
    *,
    clock: Callable[[], float] | None = None,
    dice: Dice | None = None,
    **options: Any,
) -> AsyncIterator[Paravent]:
    """The whole bot with its tables, not yet logged in. `options` are discord.py's.

    Its clock is the one that is given; else that of the sandbox it talks to; with the real Discord the machine's own.
    """
    address, games = settings.address, discover(tuple(roots))
    sandbox = None if address is None else SandboxClock(address, settings.secret())
    if sandbox is not None:
        await sandbox.ask()  # the tables look at the clock as soon as they wake up
    now = clock or (time.time if sandbox is None else sandbox.now)
    async with Store(settings.database) as store, Tables(store, games, clock=now, dice=dice) as tables:
        with point_at(address):
            async with Paravent(tables, games, **client_options(address), **{**QUICK, **options}) as bot:
                await equip(bot)
                if sandbox is not None:
                    bot.tasks.append(partial(sandbox.follow, tables.time_moved))
                yield bot


async def equip(bot: Paravent) -> None:
    """All that the bot consists of: what is in `bot.cogs`, and delivery."""
    for module in pkgutil.iter_modules(cogs.__path__):
        part = importlib.import_module(f"{cogs.__name__}.{module.name}")
        if hasattr(part, "setup"):
            await part.setup(bot)
    bot.tasks.append(Courier(bot).run)
    Servers(bot)


async def log_in(bot: Paravent, token: str, *, sync_anyway: bool = False) -> None:
    """Log in, and tell Discord the commands if it needs to be told."""
    try:
        await bot.login(token)
        await sync(bot, anyway=sync_anyway)
    except discord.LoginFailure:
        raise TokenRefused from None
    except discord.HTTPException as error:
        raise Unreachable(f"{error.status} {error.code}") from None
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        raise Unreachable(type(error).__name__) from None


async def connect(bot: Paravent) -> None:
    """Listen until it is closed. discord.py connects again by itself after all but a few faults."""
    try:
        await bot.connect()
    except discord.ConnectionClosed as error:
        if error.code == NOT_AUTHENTICATED:
            raise TokenRefused from None
        raise Unreachable(f"{error.code}") from None


async def run(settings: Settings, roots: Sequence[str] = (ROOT,), *, sync_anyway: bool = False) -> None:
    """Until somebody asks the process to end."""
    token = settings.secret()
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopping.set)
    async with built(settings, roots) as bot:
        logs.watch(bot)
        ended = await first_of(stopping, log_in(bot, token, sync_anyway=sync_anyway))
        if ended:
            log.info("logged in", extra={"fields": {"user": bot.application_id, "games": len(bot.games)}})
            await first_of(stopping, connect(bot))
        log.info("stopping")
        await finish_answers()
    log.info("stopped")


async def first_of(stopping: asyncio.Event, work: Any) -> bool:
    """Do this until it is done, or until the process is asked to end: whether it was done. What it raises comes up."""
    working, waiting = asyncio.ensure_future(work), asyncio.create_task(stopping.wait())
    try:
        await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            working.result()
        return working.done() and not stopping.is_set()
    finally:
        for task in (working, waiting):
            task.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        await asyncio.gather(working, return_exceptions=True)


async def finish_answers() -> None:
    """Nothing more comes in by now: wait for what did, so that nobody is left without an answer."""
    begun = [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]
    if begun:
        await asyncio.wait(begun, timeout=PATIENCE)
