"""Playing by slash commands over the wire: a bot with these commands alone, tables set up behind its back, and what
is suggested to a person, with the values behind the labels."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.cogs import play as cog
from bot.forms.spelling import HINT
from bot.interaction.app import Paravent
from bot.program.wire import ApiAddress, client_options, point_at
from engine.core.discovery import discover
from engine.core.door import Door
from engine.core.values.refusals import Refusal
from engine.tables.service import Done, Request, Tables
from engine.tables.storage.store import Store
from engine.tables.transaction.dice import Dice
from render.core.studio import Studio
from sandbox.client.person import Person
from sandbox.server import TOKEN
from sandbox.world.places import Channel
from sandbox.world.sights import SUGGESTIONS
from tests.bot.conftest import Play, standing_at
from tests.bot.program.running import ROOTS
from tests.roots import PICTURES
from tests.sandbox.bot import NO_MORE, ready
from tests.tables.ready_made import ready_made
from tests.tables.room import door_at


@asynccontextmanager
async def commanding(play: Play, seed: int = 1) -> AsyncIterator[Paravent]:
    """The bot, with nothing but the commands of the games: what is public is sent by nobody here."""
    address, games, dice = ApiAddress.parse(play.sandbox.api), discover(ROOTS), random.Random(seed)
    store = Store(ready_made(play.database))
    async with store, Tables(store, games, clock=play.clock.now, dice=Dice(dice.randbytes)) as tables:
        with point_at(address):
            studio = Studio(games, PICTURES)
            bot = Paravent(tables, games, studio, guild_ready_timeout=NO_MORE, **client_options(address))
            await cog.setup(bot)
            async with bot:
                await bot.login(TOKEN)
                await bot.tree.sync()
                connected = asyncio.create_task(bot.connect())
                await ready(bot)
                yield bot
            await asyncio.gather(connected, return_exceptions=True)


async def begun(bot: Paravent, game: str, *people: Person, thread: Channel | None = None) -> str:
    """A game that these people play, in the order of seats; in a thread, if one is given."""
    users = [int(person.user.id) for person in people]
    for person, user in zip(people, users, strict=True):
        await bot.tables.meet(user, person.user.name)
    place = people[0].at
    there, channel = standing_at(place), int(place.id)
    host, *guests = [Request(f"test {random.getrandbits(64)}", user, there) for user in users]
    opened = done(await bot.tables.create(host, game, server=there.server, channel=channel, places=len(people)))
    for guest in guests:
        done(await bot.tables.join(guest, opened.table))
    done(await bot.tables.start(Request(f"{host.id} start", host.user), opened.table))
    if thread is not None:
        await bot.tables.place(opened.table, channel, int(thread.id))
    return opened.table


def done(answer: Done | Refusal) -> Done:
    """It was carried out."""
    assert isinstance(answer, Done), answer
    return answer


async def door_of(bot: Paravent, table: str, person: Person) -> Door[Any, Any, Any]:
    """What this person may see and ask."""
    door = await door_at(bot.tables, int(person.user.id), table)
    assert not isinstance(door, Refusal)
    return door


async def who_is_asked(bot: Paravent, table: str, *people: Person) -> list[Person]:
    """Those of them who can act now; nobody at the end."""
    return [person for person in people if (await door_of(bot, table, person)).decision()]


async def step_of(bot: Paravent, table: str) -> int:
    """How far a game has come."""
    overview = await bot.tables.overview(None, table)
    assert not isinstance(overview, Refusal)
    return overview.table.step


async def suggested(
    person: Person, line: str, option: str, typed: str = "", /, *, at: Channel | None = None, **filled: Any
) -> dict[str, str]:
    """What is suggested: labels, and what they stand for. A line that only says something is none."""
    return {
        label: value for label, value in await listed(person, line, option, typed, at=at, **filled) if value != HINT
    }


async def hinted(
    person: Person, line: str, option: str, typed: str = "", /, *, at: Channel | None = None, **filled: Any
) -> str:
    """The only line there is, which cannot be chosen."""
    ((label, value),) = await listed(person, line, option, typed, at=at, **filled)
    assert value == HINT
    return label


async def listed(
    person: Person, line: str, option: str, typed: str = "", /, *, at: Channel | None = None, **filled: Any
) -> list[tuple[str, str]]:
    """Every line of the list, with its value."""
    labels = await person.autocomplete(line, option, typed, at=at, **filled)
    if not labels:
        return []
    newest = [sight for sight in person.ever_saw() if sight.what == SUGGESTIONS][-1]
    choices = json.loads(newest.payload)
    found = [(choice["name"], choice["value"]) for choice in choices]
    assert [label for label, _ in found] == labels
    return found
