"""How tests of the lobby and of tables get to a table: by commands and buttons, as people do."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from discord import SelectOption

from bot.interaction.app import Paravent
from bot.interaction.control import Control, button, menu, view
from bot.interaction.control_ids import ControlId
from bot.words.voice import language_of
from engine.core.door import Door
from engine.core.values.chance import Below
from engine.core.values.refusals import Refusal
from engine.core.walk import random_form
from engine.tables.seeing.shown import Overview
from engine.tables.transaction.dice import Dice
from engine.tables.transaction.request import Done, Request
from sandbox.client.person import Answer, Person
from sandbox.client.reading import Seen
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.program.running import paravent
from tests.bot.waiting import all_sent
from tests.tables.room import dice_of, door_at

_ID = re.compile(r"`([2-9b-df-hj-np-tv-xz]{5})`")
PATIENCE = 20.0
"""Seconds until a test gives up waiting."""

_numbers = count(1)


class Seats:
    """The bot, and a place to play in."""

    def __init__(self, bot: Paravent, play: Play) -> None:
        self.bot, self.play, self.tables = bot, play, bot.tables
        self._below: Below = dice_of(b"the tests of the bot")

    async def opened(self, host: Person, *guests: Person, **chosen: Any) -> str:
        """A table with its panel before everybody; the guests have pressed Join."""
        id = table_in(await host.command("/table new", **{"game": "pebbles", **chosen}))
        panel = await host.will_see(f"· {id}**")
        for guest in guests:
            await guest.press(panel.buttons[0], on=panel)
        return id

    async def started(
        self, host: Person, *guests: Person, game: str = "pebbles", **chosen: object
    ) -> tuple[str, Channel]:
        """A table at which the game has begun, and its thread."""
        id = await self.opened(host, *guests, game=game, **chosen)
        await host.command("/table start", table=id)
        return id, await self.thread(id)

    async def thread(self, id: str) -> Channel:
        """The thread of a table, once something stands in it."""
        world = self.play.sandbox.world

        def opened() -> Channel | None:
            return next((each for each in self.play.threads if id in each.name), None)

        found = await world.pulse.until(opened, lambda: f"no thread was opened for {id}", PATIENCE)
        assert found is not None
        await world.pulse.until(
            lambda: any(seen.buttons for seen in self.play.anna.sees(found)), lambda: f"no post at {id}", PATIENCE
        )
        return found

    async def press(self, person: Person, what: str, table: str = "", rest: str = "", *values: str) -> Answer:
        """Use a control on a message of some other time: as if it had stood there long, wherever this person is."""
        mark = ControlId(what, table, rest)
        old = menu(mark, "Old", [SelectOption(label=each) for each in values]) if values else button(mark, "Old")
        on = await self._sent(person, person.at, old)
        return await (person.choose(*values, on=on) if values else person.press("Old", on=on))

    async def old_undo(self, id: str, person: Person) -> Seen:
        """A post as it stood there in an earlier version, with a button that takes back: before everybody."""
        overview = await self.overview(id)
        mark = ControlId("undo", id, str(overview.table.step))
        return await self._sent(person, await self.thread(id), button(mark, "Undo"))

    async def _sent(self, person: Person, place: Channel, control: Control) -> Seen:
        shown = view(control)
        assert shown is not None
        sent = await self.bot.get_partial_messageable(int(place.id)).send("An old message", view=shown)
        (found,) = [seen for seen in person.sees(place) if seen.id == str(sent.id)]
        return found

    async def ask_to_undo(self, person: Person, at: Channel) -> Seen:
        """He wants his last move back, is told what that would undo, and lets the others be asked."""
        english = language_of(person.user.locale) == "en"
        asked = (await person.command("/table undo" if english else "/table reprendre", at=at)).message
        assert asked is not None
        await person.press(asked.buttons[0], on=asked)
        return await self.changes(person, asked)

    async def becomes(self, person: Person, message: Seen | None, text: str) -> Seen:
        """Wait until a message of his says this: a change in place is acknowledged before it is made."""
        return await self._until(person, message, lambda seen: text in seen.text)

    async def offers(self, person: Person, message: Seen | None, menu: str) -> Seen:
        """Wait until there is such a menu under a message of his."""
        return await self._until(person, message, lambda seen: menu in seen.menus)

    async def changes(self, person: Person, message: Seen | None) -> Seen:
        """Wait until a message of his says something else."""
        return await self._until(person, message, lambda seen: message is not None and seen.text != message.text)

    async def _until(self, person: Person, message: Seen | None, is_so: Callable[[Seen], bool]) -> Seen:
        assert message is not None
        world = self.play.sandbox.world

        def now() -> list[Seen]:
            return [each for each in person.sees(world.channels[message.channel]) if each.id == message.id]

        def otherwise() -> str:
            return f"it never changed like that: {[each.text for each in now()]}"

        found = await world.pulse.until(lambda: next(filter(is_so, now()), None), otherwise, PATIENCE)
        assert found is not None
        return found

    async def sent(self) -> None:
        """Wait until all that is to be sent has been."""
        await all_sent(self.tables, self.play.clock, PATIENCE)

    async def overview(self, id: str) -> Overview:
        """The table as everybody may know it."""
        found = await self.tables.overview(None, id)
        assert not isinstance(found, Refusal)
        return found

    async def names(self, id: str) -> list[str]:
        """Who sits there; a computer has no name."""
        return [sitter.name for sitter in (await self.overview(id)).sitters]

    async def status(self, id: str) -> str:
        return (await self.overview(id)).table.status

    async def to_move(self, id: str, *people: Person) -> list[Person]:
        """Who of these people is asked something at the table."""
        waiting = {person: await self.tables.mine(int(person.user.id)) for person in people}
        return [
            person for person, items in waiting.items() if any(each.table == id and each.decision for each in items)
        ]

    async def move(self, id: str, person: Person) -> Done:
        """A legal move of somebody who is asked for one."""
        user = int(person.user.id)
        door = await door_at(self.tables, user, id)
        assert isinstance(door, Door)
        decision = door.decision()
        assert decision is not None
        game = self.bot.games[(await self.overview(id)).table.game]
        form = random_form(game, door, self._below)
        done = await self.tables.submit(Request(f"test {next(_numbers)}", user), id, decision.number, form)
        assert isinstance(done, Done)
        return done

    async def play_on(self, id: str, *people: Person, steps: int = 10_000) -> int:
        """Legal moves, until the game is over or so many were made; how many."""
        for made in range(steps):
            asked = await self.to_move(id, *people)
            if not asked:
                return made
            await self.move(id, asked[0])
            await self.tables.computers_idle()
        return steps


def table_in(answer: Answer) -> str:
    """The id of the table that an answer names."""
    found = _ID.search(answer.text)
    assert found is not None, answer.text
    return found[1]


@asynccontextmanager
async def seats(play: Play, dice: Dice | None = None) -> AsyncIterator[Seats]:
    """The whole bot, and how to get to a table."""
    async with paravent(play.sandbox, play.database, dice) as bot:
        yield Seats(bot, play)
