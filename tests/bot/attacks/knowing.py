"""Everything that can be asked about a table over the wire: by every command, while typing into every option, and by
every control. All are found by asking the bot, so what is added to it is asked by itself."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from engine.core.discovery import flagship
from engine.tables.transaction.request import Done, Request
from sandbox.actions.interactions import AUTOCOMPLETE, Interaction
from sandbox.client.menu import Entry, Menu
from sandbox.client.person import Person
from sandbox.world import payloads
from sandbox.world.permissions import May
from sandbox.world.places import Channel, Overwrite, Role, User
from tests.bot.attacks.attacking import BOOLEAN, CHANNEL, INTEGER, MENU, STRING, USER, Attack, attack, option
from tests.bot.conftest import Play
from tests.roots import GAMES, TO_THE_END

INVENTED = "zzzzz"
TABLE = "table"
"""What the option is called by which a table is named, in every command."""
FILE = ("filename", "size", "description")
"""What of a file can tell something; what Discord numbers it with is another each time."""

_LEFT_OUT = GAMES.keys() - {*TO_THE_END, flagship(GAMES).name}

Ask = Callable[[str], Awaitable[Interaction]]
"""Ask something about the table with this id."""


@dataclass
class Den:
    """A channel that few see, with a table in every state; and who is there."""

    at: Attack
    back: Channel
    tables: dict[str, str]

    @property
    def play(self) -> Play:
        return self.at.play

    def person(self, name: str, *roles: Role) -> Person:
        """Somebody new on the server, in the channel that all see."""
        user = self.play.sandbox.world.user(name)
        self.play.sandbox.world.enter(self.play.guild, user, *roles)
        return Person(self.play.sandbox, user, self.play.games)

    async def guest(self, name: str) -> Person:
        """Somebody new who sees the channel."""
        person = self.person(name)
        await self.play.sandbox.happenings.reveal(self.back, person.user)
        return person

    async def heard(self, asked: Interaction, table: str) -> str:
        """All that came back, with the id of the table left out."""
        if asked.kind == AUTOCOMPLETE:
            await self.at.suggested(asked)
            told: Any = asked.suggestions
        else:
            await self.at.answer(asked)
            assert asked.original is not None
            body = asked.original.body
            told = [body.get(part) for part in ("content", "embeds", "components")]
            told.append([{part: each.get(part) for part in FILE} for each in body.get("attachments", ())])
        return json.dumps(told, sort_keys=True).replace(table, "the id")

    # What can be asked

    def questions(self, who: Person, *, every: bool = True) -> Iterator[tuple[str, Ask]]:
        """Every command, every option that suggests something, every control; `every`: each in all its uses."""
        for entry in self.entries():
            yield from self._commands(who, entry)
            yield from self._typing(who, entry)
        for what in sorted(self.at.room.bot.controls):
            yield from self._controls(who, what, ("", "1", "0:table:places", "pebbles:aim") if every else ("",))

    def entries(self) -> list[Entry]:
        """The commands about a table, of all that there are: Anna, who owns the server, is offered every one. Those of
        a game are made from its forms, each game's alike: in the short form only the samples' and the flagship's."""
        world, commands = self.play.sandbox.world, self.play.sandbox.commands
        every = Menu(world, commands, self.play.anna.user, self.play.games).entries
        about = [entry for entry in every if TABLE in [each["name"] for each in entry.options]]
        return [entry for entry in about if entry.line().split()[0].removeprefix("/") not in _LEFT_OUT]

    def _commands(self, who: Person, entry: Entry) -> Iterator[tuple[str, Ask]]:
        for given, options in (("all", entry.options), ("what is required", _required(entry))):

            async def ask(table: str, options: list[dict[str, Any]] = options) -> Interaction:
                filled = [self._filled(each, table) for each in options]
                return await self.at.begin_command(who, entry.line(), *filled, resolved=self._named())

            yield f"{entry.line()} with {given}", ask

    def _typing(self, who: Person, entry: Entry) -> Iterator[tuple[str, Ask]]:
        for focused in entry.options:
            if focused.get("autocomplete"):

                async def ask(table: str, focused: dict[str, Any] = focused) -> Interaction:
                    others = [self._filled(each, table) for each in entry.options if each is not focused]
                    typed = table if focused["name"] == TABLE else ""
                    last = {**option(focused["name"], focused["type"], typed), "focused": True}
                    return await self.at.begin_command(who, entry.line(), *others, last, kind=AUTOCOMPLETE)

                yield f"{entry.line()}, typing into {focused['name']}", ask

    def _controls(self, who: Person, what: str, rests: tuple[str, ...]) -> Iterator[tuple[str, Ask]]:
        for rest in (*rests, f"1:{who.user.id}"):

            async def ask(table: str, rest: str = rest) -> Interaction:
                return await self.at.begin(who, f"pv:{what}:{table}:{rest}")

            yield f"the control {what} {rest}", ask

        async def choose(table: str) -> Interaction:
            return await self.at.begin(who, f"pv:{what}:{table}:0:table:places", kind=MENU, values=("2",))

        yield f"the menu {what}", choose

    def _filled(self, taken: dict[str, Any], table: str) -> dict[str, Any]:
        """An option with something that it takes; the one for a table with this id."""
        choices = taken.get("choices")
        kinds = {INTEGER: 1, BOOLEAN: True, USER: self.play.anna.user.id, CHANNEL: self.play.games.id, STRING: "0"}
        value = choices[0]["value"] if choices else kinds[taken["type"]]
        return option(taken["name"], taken["type"], table if taken["name"] == TABLE else value)

    def _named(self) -> dict[str, Any]:
        anna = self.play.anna.user
        return {"users": {anna.id: payloads.user(anna)}}


def _required(entry: Entry) -> list[dict[str, Any]]:
    return [each for each in entry.options if each.get("required") or each["name"] == TABLE]


def show(channel: Channel, *users: User) -> None:
    """Let these see a channel that others do not, from before the bot looks."""
    for user in users:
        channel.overwrites[user.id] = Overwrite(allow=int(May.VIEW_CHANNEL))


@asynccontextmanager
async def den(play: Play, log: pytest.LogCaptureFixture) -> AsyncIterator[Den]:
    """The whole bot. Anna hosts and Clio plays, where nobody else looks."""
    world = play.sandbox.world
    back = world.channel(play.guild, "back-room")
    back.overwrites[play.guild.id] = Overwrite(deny=int(May.VIEW_CHANNEL))
    show(back, world.bot, play.clio.user)
    async with attack(play, log) as at:
        room, anna, clio = at.room, *[Person(play.sandbox, each.user, back) for each in (play.anna, play.clio)]
        playing, _ = await room.started(anna, clio)
        await room.move(playing, clio)
        asked = await room.tables.abandon(Request("a question to the others", int(anna.user.id)), playing)
        assert isinstance(asked, Done)
        finished, _ = await room.started(anna, clio)
        await room.play_on(finished, anna, clio)
        opened = await room.opened(anna, clio)
        await room.sent()
        yield Den(at, back, {"open": opened, "being played": playing, "finished": finished})


async def answers(den: Den, ask: Ask, *tables: str) -> list[str]:
    """What is said about each of these."""
    begun = [await ask(table) for table in tables]
    return list(await asyncio.gather(*[den.heard(each, table) for each, table in zip(begun, tables, strict=True)]))
