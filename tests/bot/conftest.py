"""What the tests of the bot are given: a server with a channel, and people in it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio

from bot.pictures import examples
from engine.tables.service import Access
from render.core.scene import Scene
from render.core.studio import Studio
from sandbox.client.person import Person
from sandbox.clock import HandClock
from sandbox.server import Sandbox
from sandbox.world.places import Channel, Guild
from tests.sandbox.description.openapi import DESCRIPTION

played_once = cache(examples.played)
"""The examples to learn from, which every bot plays for itself, and always alike: here, once for all of them."""

PEOPLE = {"Anna": "en-US", "Bruno": "fr", "Clio": "en-GB", "Dora": "fr"}
"""Who is there, and the language of his app. The server is Anna's."""


@dataclass
class Play:
    """Where a test plays."""

    sandbox: Sandbox
    clock: HandClock
    guild: Guild
    games: Channel
    people: dict[str, Person]
    database: Path

    @property
    def anna(self) -> Person:
        return self.people["Anna"]

    @property
    def bruno(self) -> Person:
        return self.people["Bruno"]

    @property
    def clio(self) -> Person:
        return self.people["Clio"]

    @property
    def dora(self) -> Person:
        return self.people["Dora"]

    @property
    def threads(self) -> list[Channel]:
        """The tables' threads, oldest first."""
        return [each for each in self.sandbox.world.channels.values() if each.parent is not None]


def standing_at(place: Channel) -> Access:
    """How somebody stands who is there, if he sees nothing else and may nothing special."""
    return Access(int(place.guild), frozenset({int(place.id)}))


@pytest_asyncio.fixture
async def play(tmp_path: Path) -> AsyncIterator[Play]:
    """Where most tests play."""
    async with quarry(tmp_path / "paravent.db") as made:
        yield made


@asynccontextmanager
async def quarry(database: Path) -> AsyncIterator[Play]:
    """A server with one channel. Every route asked for must be there, every answer be as Discord describes it."""
    clock = HandClock()
    async with Sandbox(clock, description=DESCRIPTION) as sandbox:
        world = sandbox.world
        users = [world.user(name, locale=locale) for name, locale in PEOPLE.items()]
        guild = world.guild("The Quarry", *users)
        games = world.channel(guild, "games")
        people = {user.name: Person(sandbox, user, games) for user in users}
        yield Play(sandbox, clock, guild, games, people, database)
        assert sandbox.unknown == []
        assert sandbox.witness.complaints == []


@pytest.fixture(autouse=True)
def examples_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the rules need not wait for a whole game."""
    monkeypatch.setattr(examples, "played", played_once)


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """All that was drawn, in this order."""
    made, draw = list[Scene](), Studio.draw

    def noting(studio: Studio, scene: Scene) -> bytes:
        made.append(scene)
        return draw(studio, scene)

    monkeypatch.setattr(Studio, "draw", noting)
    return made


@pytest.fixture
def anna(play: Play) -> Person:
    """The host, whose app is English."""
    return play.anna


@pytest.fixture
def bruno(play: Play) -> Person:
    """A guest, whose app is French."""
    return play.bruno


@pytest.fixture
def clio(play: Play) -> Person:
    """Another member."""
    return play.clio


@pytest.fixture
def dora(play: Play) -> Person:
    """One more."""
    return play.dora
