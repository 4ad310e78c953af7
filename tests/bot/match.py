"""A whole game in Discord, as people have it: from `/table new` by buttons, moves by slash commands, to the end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.forms.spelling import spelled
from bot.interaction.app import Paravent
from engine.core.door import Door
from engine.core.forms.forms import Filled, Form
from engine.games.carrara.computer.choosing import computer
from engine.games.carrara.computer.outlook import Weights
from engine.tables.transaction.dice import Dice
from sandbox.client.person import Answer, Person
from sandbox.client.reading import Seen
from sandbox.world.places import Channel
from tests.bot.commanding import door_of, suggested, who_is_asked
from tests.bot.conftest import Play
from tests.bot.program.running import paravent
from tests.bot.seating import Seats, table_in
from tests.bot.waiting import all_sent
from tests.tables.room import bytes_of, dice_of

IN_A_HURRY = Weights(end=3.0, marker=-5.0, later=0.2)


class Match:
    """The bot, one table of it, and the people there."""

    def __init__(self, bot: Paravent, play: Play, table: str, *people: Person) -> None:
        self.bot, self.play, self.table, self.people, self.game = bot, play, table, people, "carrara"
        self.below = dice_of(b"a match")

    @property
    def thread(self) -> Channel:
        """Where the table stands."""
        return next(each for each in self.play.threads if self.table in each.name)

    def posts(self) -> list[Seen]:
        """What the bot has written there, oldest first, as anybody sees it."""
        return [seen for seen in self.play.dora.sees(self.thread) if seen.components]

    async def asked(self) -> Person | None:
        """Whose turn it is of these people; nobody's when the game is over."""
        found = await who_is_asked(self.bot, self.table, *self.people)
        return found[0] if found else None

    async def chosen(self, person: Person) -> Form:
        """What he wants to do: he plays like a computer in a hurry, who sees no more than he does."""
        door: Door[Any, Any, Any] = await door_of(self.bot, self.table, person)
        return computer(door, self.below, IN_A_HURRY)

    async def move(self, person: Person, form: Form | None = None, *, picking: bool = False) -> Answer:
        """A move by slash command; `picking` takes each value from what is suggested when it is typed."""
        form = form or await self.chosen(person)
        line, filled = f"/{self.game} {form.verb}", dict[str, Any]()
        for name, text in written(self.bot, self.game, form.verb, form.values).items():
            offered = await suggested(person, line, name, text, at=self.thread, **filled) if picking else {text: text}
            assert text in offered.values(), (line, name, text, offered)
            filled[name] = text
        answer = await person.command(line, at=self.thread, **filled)
        assert answer.private
        assert answer.text.startswith(("Done: ", "C’est fait\u00a0: ")), (line, filled, answer.text)
        return answer

    async def play_on(self, moves: int = 1_000, *, picking: bool = False) -> int:
        """Moves, until so many were made or the game is over; each is delivered before the next."""
        for made in range(moves):
            person = await self.asked()
            if person is None:
                return made
            await self.move(person, picking=picking)
            await self.settled()
        return moves

    async def settled(self) -> None:
        """Wait until computers have moved and everything is sent."""
        await all_sent(self.bot.tables, self.play.clock)


def written(bot: Paravent, game: str, verb: str, values: Filled) -> dict[str, str]:
    """A form as it is typed into the options of a command."""
    fields = bot.games[game].verb[verb].fields
    return {each.name: spelled(each, values[each.name]) for each in fields if each.name in values}


async def opened(bot: Paravent, play: Play, host: Person, *guests: Person, computers: int = 0) -> Match:
    """A table of the lobby's panel: all wanted screens by direct message, and the host has pressed Start."""
    seats = len(guests) + 1 + computers
    answer = await host.command("/table new", game="carrara", seats=seats)
    table = table_in(answer)
    await _wants_screens(host, answer)
    panel = await host.will_see(f"· {table}**", at=play.games)
    for guest in guests:
        await _wants_screens(guest, await guest.press("Join", on=panel))
    for _ in range(computers):
        await host.press("Add computer", on=panel)
    panel = await host.will_see("Every seat is taken.", at=play.games)
    await host.press("Start", on=panel)
    await Seats(bot, play).thread(table)
    made = Match(bot, play, table, host, *guests)
    await made.settled()
    return made


async def _wants_screens(person: Person, asked: Answer) -> None:
    assert asked.message is not None
    yes = asked.message.buttons[0] if asked.message.buttons else None
    if yes is not None:
        await person.press(yes, on=asked.message)


@asynccontextmanager
async def match(play: Play, *people: Person, computers: int = 0, key: bytes = b"match") -> AsyncIterator[Match]:
    """A game that has begun, with dice that come in the same order each time."""
    async with paravent(play.sandbox, play.database, same_dice(key)) as bot:
        yield await opened(bot, play, *people, computers=computers)


def same_dice(key: bytes) -> Dice:
    """Dice that come in the same order each time, for tables and computers."""
    return Dice(bytes_of(key), dice_of(key))
