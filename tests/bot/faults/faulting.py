"""For the tests of faults: a table of Pebbles by commands and buttons, and what must hold there after any of them."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.forms.spelling import spelled
from bot.interaction.app import Paravent
from bot.words.naming import shown
from bot.words.voice import Voice, language_of
from engine.core.door import Door
from engine.core.state.views import private_lines
from engine.core.values.refusals import Refusal
from engine.core.walk import random_form
from engine.tables.seeing.shown import Overview
from sandbox.client.person import Answer, Person
from sandbox.client.reading import Seen
from sandbox.http.trouble import Blow, Mishap, Strike
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.program.running import paravent
from tests.bot.seating import Seats, table_in
from tests.tables.room import dice_of, door_at

PATIENCE = 60.0
LOOK_AGAIN = 0.005
"""Seconds: whoever looks without a pause takes the time from those who write."""
DONE = ("Done: ", "C’est fait\u00a0: ")
_TITLE = re.compile(r"· ([2-9b-df-hj-np-tv-xz]{5})\*\*")


class Round:
    """The bot, one table of it, and the people there: everybody chooses a favourite first, then they take turns."""

    def __init__(self, bot: Paravent, play: Play, table: str, *people: Person) -> None:
        self.bot, self.play, self.table, self.people = bot, play, table, people
        self.seats, self.below = Seats(bot, play), dice_of(b"faults")

    @property
    def thread(self) -> Channel:
        """Where the table stands: of several threads, the newest."""
        return threads_of(self.play, self.table)[-1]

    def posts(self) -> list[Seen]:
        """What the bot has written there, oldest first, as anybody sees it."""
        return [seen for seen in self.play.dora.sees(self.thread) if seen.components]

    # What people do

    async def favour(self, person: Person, colour: str = "grey", at: Channel | None = None) -> Answer:
        """The first thing everybody is asked, in any order."""
        return accepted(await person.command("/pebbles favour", at=at or self.thread, colour=colour, table=self.table))

    async def asked(self) -> list[Person]:
        """Those who can act now."""
        return await self.seats.to_move(self.table, *self.people)

    async def move(self, at: Channel | None = None) -> Answer:
        """Somebody who can act does something legal, by its command."""
        person = (await self.asked())[0]
        door = await door_at(self.bot.tables, int(person.user.id), self.table)
        assert isinstance(door, Door)
        form, game = random_form(self.bot.games["pebbles"], door, self.below), self.bot.games["pebbles"]
        fields = {each.name: each for each in game.verb[form.verb].fields}
        filled: dict[str, Any] = {name: spelled(fields[name], value) for name, value in form.values.items()}
        line = f"/pebbles {form.verb}"
        return accepted(await person.command(line, at=at or self.thread, table=self.table, **filled))

    # What must hold

    async def step(self) -> int:
        return (await self.overview()).table.step

    async def overview(self) -> Overview:
        found = await self.bot.tables.overview(None, self.table)
        assert not isinstance(found, Refusal)
        return found

    async def delivered(self) -> None:
        """Wait until everything is sent; what could not be sent is tried again, for the time passes."""
        delivery = self.bot.tables.outbox
        async with asyncio.timeout(PATIENCE):
            await self.bot.tables.computers_idle()
            while found := await delivery.unsettled():
                if all(intent.status == "waiting" for intent in found):
                    self.play.clock.move(1_000)
                    delivery.news.set()
                await asyncio.sleep(LOOK_AGAIN)

    async def waits(self) -> None:
        """Wait until something could not be sent and waits for its next try, and nothing is being sent."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.bot.tables.outbox.unsettled()
                if any(intent.error for intent in found) and all(intent.status == "waiting" for intent in found):
                    return
                await asyncio.sleep(LOOK_AGAIN)

    async def is_whole(self, steps: int, *, since: int = 0, screens: bool = True) -> None:
        """So many steps, no more and no less: each is told once in the thread, each player has his screen once."""
        await self.delivered()
        assert await self.step() == steps
        assert self._told() == Counter(await self._happened(since))
        for person in self.people if screens else ():
            await self.has_one_screen(person)

    async def goes_on(self, steps: int, *, since: int = 0, screens: bool = True) -> None:
        """After the fault nothing is lost or doubled, and the next moves are like any others."""
        await self.is_whole(steps, since=since, screens=screens)
        for _ in range(2):
            await self.move()
        await self.is_whole(steps + 2, since=since, screens=screens)

    async def has_one_screen(self, person: Person) -> None:
        there = [seen for seen in person.sees(person.direct) if self.table in _TITLE.findall(seen.text)]
        assert len(there) == 1, person.reads(person.direct)
        look = await self.bot.tables.view_for(int(person.user.id), self.table)
        assert not isinstance(look, Refusal)
        language = language_of(person.user.locale)
        game, names = self.bot.games["pebbles"], shown((await self.overview()).sitters, language)
        # What its picture shows stands in the picture's words alone.
        told = "\n".join([there[0].text, *there[0].alt])
        for line in private_lines(look.told):
            assert Voice(language, game, names).say(line) in told

    # How it is found out

    def _told(self) -> Counter[str]:
        """The lines of all posts that tell what happened; whose turn it is stands in bold, who is called first."""
        lines = [line.removeprefix("• ") for post in self.posts() for line in post.text.splitlines()]
        return Counter(line for line in lines if not line.startswith(("**", "@")) and "Nothing is lost" not in line)

    async def _happened(self, since: int) -> list[str]:
        entries = await self.bot.tables.log_for(None, self.table, since, 1_000)
        assert not isinstance(entries, Refusal)
        game, said = self.bot.games["pebbles"], list[str]()
        for entry in entries:
            voice = Voice("en", game, shown(entry.sitters, "en"))
            said.append(" ".join(voice.event(text) for text in entry.texts))
        return said


def accepted(answer: Answer) -> Answer:
    """The answer to a move, which was made."""
    assert answer.private
    assert answer.text.startswith(DONE), answer.text
    return answer


def threads_of(play: Play, table: str) -> list[Channel]:
    """The threads a table has had that still stand, oldest first."""
    return [each for each in play.threads if table in each.name]


async def opened(play: Play, *people: Person, direct: bool = True) -> tuple[str, Seen]:
    """A table by its panel; all want their screens by direct message, unless it is said otherwise."""
    host, *guests = people
    answer = await host.command("/table new", game="pebbles", seats=len(people))
    table = table_in(answer)
    panel = await host.will_see(f"· {table}**")
    for person, asked in [(host, answer), *[(each, await each.press("Join", on=panel)) for each in guests]]:
        assert asked.message is not None
        yes, no = asked.message.buttons
        await person.press(yes if direct else no, on=asked.message)
    return table, await host.will_see("Every seat is taken.")


async def started(play: Play, *people: Person, direct: bool = True) -> str:
    """The same, and the host has pressed Start: it is delivered, as far as can be seen from outside."""
    table, panel = await opened(play, *people, direct=direct)
    await people[0].press("Start", on=panel)
    await arrived(play, lambda: bool(threads_of(play, table)), "no thread")
    await arrived(play, lambda: len(people[0].sees(threads_of(play, table)[-1])) > 1, "no post")
    for person in people if direct else ():
        await person.will_see(f"· {table}**", at=person.direct)
    return table


def never(until: asyncio.Event) -> Mishap:
    """A request that is on its way, and will not be carried out."""

    async def mishap(request: web.Request, handler: Handler, strike: Strike) -> web.StreamResponse:
        strike()
        await until.wait()
        return web.Response(status=503)

    return mishap


async def struck(blow: Blow) -> None:
    """Wait until it has gone wrong; a test in which it never does fails, and does not wait for ever."""
    async with asyncio.timeout(PATIENCE):
        await blow.struck()


async def arrived(play: Play, look: Callable[[], bool], otherwise: str) -> None:
    """Wait until this is so."""
    await play.sandbox.world.pulse.until(look, lambda: otherwise, PATIENCE)


@asynccontextmanager
async def begun(play: Play, *people: Person, direct: bool = True) -> AsyncIterator[Round]:
    """The whole bot in this process, with a table at which everybody is asked for his favourite."""
    async with paravent(play.sandbox, play.database) as bot:
        table = await started(play, *people, direct=direct)
        going = Round(bot, play, table, *people)
        await going.delivered()
        yield going


@asynccontextmanager
async def again(play: Play, table: str, *people: Person) -> AsyncIterator[Round]:
    """The bot is started anew, after longer than Discord remembers what was sent."""
    play.clock.move(600)
    async with paravent(play.sandbox, play.database) as bot:
        yield Round(bot, play, table, *people)
