"""The whole bot in this process, on the unchanged discord.py, against a sandbox."""

import asyncio
import importlib
import importlib.util
import pkgutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import cogs
from bot.app import Paravent
from bot.wire import ApiAddress, client_options, point_at
from engine.core.discovery import ROOT, discover
from engine.tables.service import Tables
from engine.tables.store import Store
from sandbox.server import TOKEN, Sandbox

ROOTS = (ROOT, "tests.sample.games")


@asynccontextmanager
async def paravent(sandbox: Sandbox, database: Path) -> AsyncIterator[Paravent]:
    """The bot with every cog and its delivery, its commands registered, connected and ready."""
    address, games = ApiAddress.parse(sandbox.api), discover(ROOTS)
    async with Store(database) as store, Tables(store, games, clock=sandbox.world.clock.now) as tables:
        with point_at(address):
            bot = Paravent(tables, games, guild_ready_timeout=0.05, **client_options(address))
            await equip(bot)
            async with bot:
                await bot.login(TOKEN)
                await bot.tree.sync()
                connected = asyncio.create_task(bot.connect())
                ready = asyncio.create_task(bot.wait_until_ready())
                await asyncio.wait({connected, ready}, return_when=asyncio.FIRST_COMPLETED)
                if connected.done():
                    connected.result()
                yield bot
            await asyncio.gather(connected, return_exceptions=True)


async def equip(bot: Paravent) -> None:
    """All that the bot consists of."""
    for module in pkgutil.iter_modules(cogs.__path__):
        loaded = importlib.import_module(f"bot.cogs.{module.name}")
        if hasattr(loaded, "setup"):
            await loaded.setup(bot)
    if importlib.util.find_spec("bot.delivery.courier"):
        courier = importlib.import_module("bot.delivery.courier")
        bot.tasks.append(courier.Courier(bot).run)
