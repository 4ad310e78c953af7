"""For the tests of delivery: the bot with nothing but its courier; people play by calling the service itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from bot.delivery.courier import Courier
from bot.interaction.app import Paravent
from bot.program.wire import ApiAddress, client_options, point_at
from engine.core.discovery import discover
from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.core.walk import random_form
from engine.tables.seeing.shown import Overview
from engine.tables.service import Answer, Done, Request, Tables
from engine.tables.storage.store import Store
from render.core.studio import Studio
from sandbox.client.person import Person
from sandbox.client.reading import Seen, name
from sandbox.server import TOKEN
from sandbox.world.places import Channel
from tests.bot.conftest import Play, standing_at
from tests.bot.program.running import ROOTS
from tests.bot.waiting import LOOK_AGAIN, all_sent
from tests.roots import PICTURES
from tests.sandbox.bot import NO_MORE, ready
from tests.tables.ready_made import ready_made
from tests.tables.room import dice_of, door_at

PATIENCE = 30.0
_REQUESTS = count(1)

GREY, WHITE = Form("favour", {"colour": "grey"}), Form("favour", {"colour": "white"})
DRAW, TAKE_NOTHING = Form("draw"), Form("take", {"pebbles": (0, 0, 0)})
BUY = Form("take", {"pebbles": (0, 0, 0), "shell": "fan"})


def labels(play: Play, seen: Seen) -> list[list[str]]:
    """What can be pressed below a message, row by row."""
    return [
        [name(each) for each in row["components"]] for row in play.sandbox.messages.find(seen.id).body["components"]
    ]


class Hands:
    """The bot, and what people do at its tables."""

    def __init__(self, bot: Paravent, play: Play, asked: list[str]) -> None:
        self.bot, self.tables, self.play, self.asked = bot, bot.tables, play, asked
        """`asked`: every request the bot has made of Discord, as method and path without ids."""
        self.below = dice_of(b"delivery")

    @staticmethod
    def by(person: Person) -> Request:
        return Request(f"test {next(_REQUESTS)}", int(person.user.id), standing_at(person.at))

    async def opened(
        self, *people: Person, game: str = "pebbles", computers: int = 0, direct: bool = True, **chosen: Any
    ) -> str:
        """An open table in the channel; everybody has agreed to direct messages, unless said otherwise."""
        for person in people:
            await self.tables.meet(int(person.user.id), person.user.name)
            if direct:
                await self.tables.reach(int(person.user.id), None, "open")
        where = {"server": int(self.play.guild.id), "channel": int(self.play.games.id), "language": "en"}
        table = done(await self.tables.create(self.by(people[0]), game, **{**where, **chosen})).table
        for person in people[1:]:
            done(await self.tables.join(self.by(person), table))
        for _ in range(computers):
            done(await self.tables.add_computer(self.by(people[0]), table))
        return table

    async def started(self, *people: Person, computers: int = 0, **chosen: Any) -> str:
        """A table at which the game has begun, and all of it is delivered."""
        table = await self.opened(*people, computers=computers, **chosen)
        done(await self.tables.start(self.by(people[0]), table))
        await self.settled()
        return table

    async def first_turn(self, *people: Person, **chosen: Any) -> tuple[str, Person, Person]:
        """All have chosen their favourites: the table, who is to move, and another."""
        table = await self.started(*people, **chosen)
        for person in people:
            await self.answer(table, person, GREY)
        await self.settled()
        mover = await self.asked_at(table, *people)
        return table, mover, next(person for person in people if person is not mover)

    async def asked_at(self, table: str, *people: Person) -> Person:
        """Whoever of these is asked something."""
        for person in people:
            if any(item.table == table and item.decision for item in await self.tables.mine(int(person.user.id))):
                return person
        raise AssertionError("nobody is asked anything")

    async def answer(self, table: str, person: Person, form: Form | None = None) -> Done:
        """He answers what he is asked, with this form or any."""
        door = await door_at(self.tables, int(person.user.id), table)
        assert isinstance(door, Door)
        decision = door.decision()
        assert decision is not None
        form = form or random_form(self.bot.games[(await self.overview(table)).table.game], door, self.below)
        return done(await self.tables.submit(self.by(person), table, decision.number, form))

    async def overview(self, table: str) -> Overview:
        found = await self.tables.overview(None, table)
        assert not isinstance(found, Refusal)
        return found

    async def seat(self, table: str, person: Person) -> int:
        look = await self.tables.view_for(int(person.user.id), table)
        assert not isinstance(look, Refusal)
        assert look.view.viewer is not None
        return look.view.viewer

    async def settled(self) -> None:
        """Wait until computers have moved and everything is sent."""
        await all_sent(self.tables, self.play.clock, PATIENCE)

    async def waits(self) -> None:
        """Wait until something could not be sent, and waits for its next try; nothing is being sent."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.tables.outbox.unsettled()
                if any(intent.error for intent in found) and all(intent.status == "waiting" for intent in found):
                    return
                await asyncio.sleep(LOOK_AGAIN)

    async def again(self) -> None:
        """Let the time pass until whatever waits is tried again."""
        self.play.clock.move(1_000)
        self.tables.outbox.news.set()
        await self.settled()

    # What stands there

    def thread(self) -> Channel:
        """The newest thread."""
        return self.play.threads[-1]

    def posts(self, thread: Channel | None = None) -> list[Seen]:
        """What the bot has written in a thread, oldest first."""
        return [seen for seen in self.play.anna.sees(thread or self.thread()) if seen.components]

    def panel(self) -> Seen:
        """The newest panel in the channel."""
        return self.play.anna.sees(self.play.games)[-1]

    def screens(self, person: Person) -> list[Seen]:
        """What stands in somebody's direct messages."""
        return person.sees(person.direct)


@asynccontextmanager
async def delivering(play: Play) -> AsyncIterator[Hands]:
    """The bot with its courier, connected and ready. Leaving is the end of that process."""
    address, games, asked = ApiAddress.parse(play.sandbox.api), discover(ROOTS), list[str]()
    async with Store(ready_made(play.database)) as store, Tables(store, games, clock=play.clock.now) as tables:
        with point_at(address):
            options = client_options(address)

            async def note(_: object, __: object, ended: Any) -> None:
                asked.append(f"{ended.method} {ended.url.path}")

            options["http_trace"].on_request_end.append(note)
            bot = Paravent(tables, games, Studio(games, PICTURES), guild_ready_timeout=NO_MORE, **options)
            bot.tasks.append(Courier(bot).run)
            async with bot:
                await bot.login(TOKEN)
                connected = asyncio.create_task(bot.connect())
                await ready(bot)
                yield Hands(bot, play, asked)
            await asyncio.gather(connected, return_exceptions=True)


def done(answer: Answer) -> Done:
    """The answer, which must not be a refusal."""
    assert isinstance(answer, Done), answer
    return answer


def notifications(person: Person, channel: Channel) -> int:
    """How often something in this place made his phone sound."""
    return len([sight for sight in person.notified() if sight.channel == channel.id])


@asynccontextmanager
async def played_without(play: Play) -> AsyncIterator[Tables]:
    """The tables while no bot delivers anything."""
    database, games = ready_made(play.database), discover(ROOTS)
    async with Store(database) as store, Tables(store, games, clock=play.clock.now) as tables:
        yield tables
