"""Two servers on which the bot may not write: what is heard of one while the other is being seen to is not forgotten.

The clock stands still in these tests: nothing goes out because its next try has come.
"""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest

from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.records import LockOut
from sandbox.client.person import Person
from sandbox.http.trouble import hold_answer, refuse
from sandbox.world.permissions import May
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import GREY, PATIENCE, Hands, delivering
from tests.bot.waiting import LOOK_AGAIN

IN_THREADS = May.SEND_MESSAGES_IN_THREADS


class Places:
    """A table on each of two servers, and the channels they were opened in."""

    def __init__(self, play: Play, hands: Hands) -> None:
        self.play, self.hands = play, hands
        self.at = [play.games, self._harbour()]
        self.tables: list[str] = []

    def _harbour(self) -> Channel:
        world = self.play.sandbox.world
        return next(each for each in world.channels.values() if each.name == "harbour")

    async def start(self) -> None:
        for place in self.at:
            where = {"server": int(place.guild), "channel": int(place.id)}
            people = [Person(self.play.sandbox, each.user, place) for each in (self.play.anna, self.play.bruno)]
            self.tables.append(await self.hands.started(*people, **where))

    async def lock(self, which: int) -> None:
        await self.play.sandbox.happenings.forbid(self.at[which], IN_THREADS)

    async def lock_out(self) -> None:
        """At both something could not be told."""
        for which in (0, 1):
            await self.lock(which)
            await self.choose(which)
            await self.is_refused(which)

    async def open(self, which: int) -> None:
        """The bot may write there again, and has heard of it."""
        heard = asyncio.create_task(self.hands.bot.wait_for("guild_channel_update"))
        await asyncio.sleep(0)
        await self.play.sandbox.happenings.permit(self.at[which], IN_THREADS)
        await heard

    async def open_unheard(self, which: int) -> None:
        """It may again, while the connection is lost."""
        del self.at[which].overwrites[self.play.sandbox.world.bot.id]

    async def choose(self, which: int) -> None:
        await self.hands.answer(self.tables[which], self.play.anna, GREY)

    async def is_refused(self, which: int) -> None:
        """Wait until what was to be told there waits for its next try."""
        async with asyncio.timeout(PATIENCE):
            while not any(each.table == self.tables[which] for each in await self.hands.tables.outbox.lock_outs()):
                await asyncio.sleep(LOOK_AGAIN)

    async def told(self) -> None:
        """At both tables, once."""
        await self.hands.settled()
        for thread in self.play.threads:
            posts = "".join(post.text for post in self.hands.posts(thread))
            assert posts.count("Anna has chosen") == 1


@pytest.fixture(autouse=True)
def harbour(play: Play) -> None:
    """A second server."""
    world, people = play.sandbox.world, [each.user for each in play.people.values()]
    world.channel(world.guild("The Harbour", *people), "harbour")


async def test_a_server_given_back_while_another_is_being_seen_to_goes_out_at_once(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with delivering(play) as hands:
        places = Places(play, hands)
        await places.start()
        await places.lock_out()
        begun, go, hurry = asyncio.Event(), asyncio.Event(), hands.tables.outbox.hurry

        async def slowly(tables: Iterable[str]) -> None:
            begun.set()
            await go.wait()
            await hurry(tables)

        monkeypatch.setattr(hands.tables.outbox, "hurry", slowly)
        await places.open(0)
        await happens(begun)
        await places.open(1)
        go.set()
        await places.told()


async def test_what_could_not_be_written_down_is_tried_again(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.courier.FIRST_PAUSE", 0.01)
    async with delivering(play) as hands:
        places = Places(play, hands)
        await places.start()
        await places.lock_out()
        hurry, failed = hands.tables.outbox.hurry, asyncio.Event()

        async def not_at_first(tables: Iterable[str]) -> None:
            if not failed.is_set():
                failed.set()
                raise StoreFault(Fault.DISK_FULL, play.database)
            await hurry(tables)

        monkeypatch.setattr(hands.tables.outbox, "hurry", not_at_first)
        await places.open(0)
        await happens(failed)
        await places.open(1)
        await places.told()


async def test_a_connection_that_is_back_while_the_last_loss_is_being_seen_to_counts_as_well(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with delivering(play) as hands:
        places = Places(play, hands)
        await places.start()
        let, posting = asyncio.Event(), ("POST", f"/channels/{play.threads[1].id}/messages")
        await places.lock(1)
        play.sandbox.trouble.next(*posting, refuse(403, 50013))  # with its picture
        refused = play.sandbox.trouble.next(*posting, hold_answer(let))
        await places.choose(1)
        await refused.struck()
        read, go, lock_outs = asyncio.Event(), asyncio.Event(), hands.tables.outbox.lock_outs

        async def slowly() -> list[LockOut]:
            found = await lock_outs()
            read.set()
            await go.wait()
            return found

        with monkeypatch.context() as patch:
            patch.setattr(hands.tables.outbox, "lock_outs", slowly)
            await back(hands)
            await happens(read)
        let.set()
        await places.is_refused(1)
        await places.open_unheard(1)
        await places.choose(0)
        await back(hands)
        go.set()
        await places.told()


async def test_what_ended_unheard_is_noticed_as_soon_as_the_connection_is_back(play: Play) -> None:
    """No server is said to be there again: that the connection is has to be enough."""
    async with delivering(play) as hands:
        places = Places(play, hands)
        await places.start()
        await places.lock_out()
        for which in (0, 1):
            await places.open_unheard(which)
        await back(hands)
        await places.told()


async def happens(event: asyncio.Event) -> None:
    """Wait for it, and not for ever."""
    async with asyncio.timeout(PATIENCE):
        await event.wait()


async def back(hands: Hands) -> None:
    """The connection was lost and is there again; all that listen for that have heard it."""
    heard: asyncio.Task[Any] = asyncio.create_task(hands.bot.wait_for("ready"))
    await asyncio.sleep(0)
    hands.bot.dispatch("ready")
    await heard
    await asyncio.sleep(0)
