"""A hall with many tables in play: people in a sandbox, their tables in a file, and their next moves."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from engine.core.discovery import discover
from engine.tables.service import Access, Tables
from engine.tables.storage.store import Store
from engine.tables.transaction.request import Answer, Done, Request
from sandbox.client.person import Person
from sandbox.server import Sandbox
from sandbox.world.places import Channel

PEOPLE = 40


@dataclass
class Seats:
    """One table: its thread, who plays there, and what comes next."""

    thread: Channel
    players: list[Person]
    drawn: bool = False
    """Whether the first half of the turn is done."""


@dataclass
class Hall:
    """All of them."""

    sandbox: Sandbox
    game: str
    tables: list[Seats]
    dice: Random = field(default_factory=lambda: Random(0))
    moves: int = 0

    def somebody(self, dice: Random) -> tuple[Person, Channel]:
        """A player in the thread of his table."""
        table = dice.choice(self.tables)
        return dice.choice(table.players), table.thread

    async def move(self) -> None:
        """Whoever is to play at some table plays on: half a turn, by slash command, from what is suggested."""
        table = self.tables.pop(self.dice.randrange(len(self.tables)))
        try:
            person, thread = table.players[0], table.thread
            if table.drawn:
                section, *_ = await person.autocomplete(f"/{self.game} take", "section", at=thread)
                # The last is a single piece: who takes all he can pay is soon out of coins, and moves no more.
                *_, blocks = await person.autocomplete(f"/{self.game} take", "blocks", at=thread, section=section)
                answer = await person.command(f"/{self.game} take", at=thread, section=section, blocks=blocks)
                table.players.reverse()
            else:
                answer = await person.command(f"/{self.game} turn", at=thread)
            assert answer.text.startswith("Done"), answer.text
            table.drawn = not table.drawn
            self.moves += 1
        finally:
            self.tables.append(table)

    async def settled(self) -> None:
        """Wait until every thread has its first post."""
        threads = [table.thread.id for table in self.tables]

        def look() -> bool:
            return all(len(self.sandbox.messages.public_in(thread)) > 0 for thread in threads)

        await self.sandbox.world.pulse.until(look, lambda: "not every table was posted", 300.0)


async def hall(sandbox: Sandbox, game: str, database: Path, number: int) -> Hall:
    """So many tables for two, begun, each with its thread; everybody wants his screen by direct message."""
    world = sandbox.world
    users = [world.user(f"Person {n}") for n in range(PEOPLE)]
    guild = world.guild("The Quarry", *users)
    games = world.channel(guild, "games")
    people = {int(user.id): Person(sandbox, user, games) for user in users}
    seats: list[Seats] = []
    async with Store(database) as store, Tables(store, discover()) as tables:
        for user in people:
            await tables.meet(user, people[user].user.name)
            await tables.reach(user, None, "open")
        for n in range(number):
            pair = [int(users[(n + shift) % PEOPLE].id) for shift in (0, 1 + n // PEOPLE)]
            id = await _begun(tables, game, int(guild.id), int(games.id), pair)
            thread = world.thread(games, f"Table {n}", world.bot, 10_080)
            await tables.place(id, int(games.id), int(thread.id))
            asked = [waiting.table for waiting in await tables.mine(pair[0])]
            order = pair if id in asked else pair[::-1]
            seats.append(Seats(thread, [people[user] for user in order]))
    return Hall(sandbox, game, seats)


async def _begun(tables: Tables, game: str, server: int, channel: int, users: list[int]) -> str:
    host, guest = users
    table = _done(await tables.create(Request(f"new {host} {guest}", host), game, server=server, channel=channel)).table
    there = Access(server, frozenset({channel}))
    _done(await tables.join(Request(f"join {table}", guest, there), table))
    _done(await tables.start(Request(f"start {table}", host), table))
    return table


def _done(answer: Answer) -> Done:
    assert isinstance(answer, Done), answer
    return answer
