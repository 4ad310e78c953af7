"""Where a season is played: a sandbox whose clock is moved by hand, a server with all the people, the real bot."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.interaction.app import Paravent
from engine.core.values.chance import Below
from engine.tables.transaction.dice import Dice
from sandbox.client.person import Person
from sandbox.clock import HandClock
from sandbox.server import Sandbox
from tests.bot.conftest import Play
from tests.bot.program.running import paravent
from tests.season.people import BEGINS, Player
from tests.tables.room import bytes_of, dice_of

LANGUAGES = ("en-US", "fr", "en-GB")


@asynccontextmanager
async def town(database: Path, players: list[Player]) -> AsyncIterator[Play]:
    """A server with these people. Every route asked for must be there."""
    clock = HandClock(BEGINS)
    async with Sandbox(clock) as sandbox:
        world = sandbox.world
        users = [world.user(each.name, locale=LANGUAGES[each.number % 3]) for each in players]
        guild = world.guild("The Season", *users)
        games = world.channel(guild, "games")
        people = {user.name: Person(sandbox, user, games) for user in users}
        yield Play(sandbox, clock, guild, games, people, database)
        assert sandbox.unknown == []
        assert sandbox.broken == []


@asynccontextmanager
async def running(play: Play, life: int = 0) -> AsyncIterator[Paravent]:
    """The bot; leaving is the end of that process."""
    key = f"season {life}".encode()
    below: Below = dice_of(key)
    async with paravent(play.sandbox, play.database, Dice(bytes_of(key), below)) as bot:
        yield bot
