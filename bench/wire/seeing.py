"""Measuring what somebody sees: the tables suggested on a server of many channels, beside an option that is empty."""

import asyncio
from collections.abc import Awaitable, Generator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import thread_time
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.interaction.app import Paravent
from bot.interaction.which_table import suggested
from engine.core.game import AnyGame
from engine.tables.service import Tables
from engine.tables.storage.store import Store
from engine.tables.transaction.knowing import Access
from engine.tables.transaction.request import Done, Request
from sandbox.clock import HandClock
from sandbox.world import payloads
from sandbox.world.permissions import May
from sandbox.world.places import Channel, Guild, Overwrite, User, World

CHANNELS, OVERWRITES = 500, 10
TABLES = {"a table in one of them": 1, "a table in each of them": CHANNELS}
TIMES = 30
HOST = 1


def measure(game: AnyGame, nothing: float) -> dict[str, Any]:
    """Milliseconds for which the event loop is held at a stretch, the worst of a suggestion; the median and the worst
    of all. `nothing`: of the worst suggestion with nothing typed."""
    return {name: _figures(asyncio.run(_asked(game, many)), nothing) for name, many in TABLES.items()}


def _figures(found: list[float], nothing: float) -> dict[str, float]:
    return {"p50": median(found), "worst": max(found), "times_nothing": max(found) / nothing}


async def _asked(game: AnyGame, many: int) -> list[float]:
    world = World(HandClock())
    reader, guild, places = _server(world)
    with TemporaryDirectory() as folder:
        async with Store(Path(folder) / "bench.db") as store, Tables(store, {game.name: game}) as tables:
            await _open(tables, game, guild, places[:many])
            bot = Paravent(tables, {game.name: game})
            interaction = _typing(bot, world, guild, reader, places[0])
            suggest = suggested(others=True)
            await suggest(interaction, "")  # the first one pays for what is read from files
            return [max(await _stretches(suggest(interaction, ""))) * 1000 for _ in range(TIMES)]


def _server(world: World) -> tuple[User, Guild, list[Channel]]:
    """A server on which every channel says of some roles and people what they may do there."""
    owner, reader = world.user("Owner"), world.user("Reader")
    guild = world.guild("The Quarry", owner, reader)
    roles = [world.role(guild, f"Role {n}", 0) for n in range(OVERWRITES)]
    guild.members[reader.id].roles.extend(role.id for role in roles[::2])
    places = [world.channel(guild, f"channel-{n}") for n in range(CHANNELS)]
    for place in places:
        place.overwrites |= {role.id: Overwrite(allow=int(May.VIEW_CHANNEL)) for role in roles}
    return reader, guild, places


async def _open(tables: Tables, game: AnyGame, guild: Guild, places: list[Channel]) -> None:
    await tables.meet(HOST, "Host")
    server = int(guild.id)
    await tables.settle(Request("many", HOST, Access(server, manages=True)), server, tables_per_person=CHANNELS)
    for place in places:
        request = Request(f"open {place.id}", HOST)
        assert isinstance(await tables.create(request, game.name, server=server, channel=int(place.id)), Done)


def _typing(bot: Paravent, world: World, guild: Guild, reader: User, place: Channel) -> discord.Interaction[Any]:
    """Somebody types; of the interaction there is what is looked at."""
    state: Any = bot._connection
    told = discord.Guild(data=cast(Any, payloads.guild(world, guild)), state=state)
    member = discord.Member(data=cast(Any, payloads.member(world, guild.members[reader.id])), guild=told, state=state)
    made: Any = SimpleNamespace(
        client=bot,
        user=member,
        guild_id=told.id,
        channel=told.get_channel(int(place.id)),
        channel_id=int(place.id),
        permissions=discord.Permissions.none(),
        locale=discord.Locale.british_english,
        namespace=SimpleNamespace(),
    )
    return cast(discord.Interaction[Any], made)


async def _stretches(doing: Awaitable[Any]) -> list[float]:
    """How long each stretch took in which nobody else had a turn, in time of this thread's processor."""
    times = list[float]()

    class Stepped:
        def __await__(self) -> Generator[Any, Any, Any]:
            steps, raised = doing.__await__(), None
            while True:
                begun = thread_time()
                try:
                    waits_for = steps.throw(raised) if raised else steps.send(None)
                except StopIteration:
                    return
                finally:
                    times.append(thread_time() - begun)
                try:
                    raised = yield waits_for
                except Exception as error:
                    raised = error

    await Stepped()
    return times


def as_table(told: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"Suggesting tables on a server of {CHANNELS} channels     p50 ms    worst   beside nothing typed"]
    for name, times in told.items():
        lines.append(f"  {name:<44} {times['p50']:>9.2f} {times['worst']:>8.2f}   {times['times_nothing']:.2f}")
    return "\n".join(lines)
