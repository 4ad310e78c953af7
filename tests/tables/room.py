"""A room for the tests: tables in a file of their own, a clock that stands still, dice that can be thrown again."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import Any

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.values.chance import Below
from engine.core.values.refusals import Refusal
from engine.core.walk import random_form
from engine.tables.service import Access, Answer, Done, Request, Tables
from engine.tables.storage.store import Store
from engine.tables.transaction.dice import Dice
from tests.roots import GAMES
from tests.tables.ready_made import ready_made

ANNA, BRUNO, CARLA, DINO, EVA = 101, 102, 103, 104, 105
"""Discord ids."""
NAMES = {ANNA: "Anna", BRUNO: "Bruno", CARLA: "Carla", DINO: "Dino", EVA: "Eva"}

CHANNEL = 901
THERE = Access(channels=frozenset({CHANNEL}))
"""Whoever asks here sees the channel in which the tables are opened."""

NOON = 1_800_000_000


_REQUESTS = count(1)
"""No two rooms send the same request: a file may be opened again."""


class Room:
    """Tables, and people who use them."""

    def __init__(self, tables: Tables, games: Mapping[str, AnyGame]) -> None:
        self.tables, self.games = tables, games
        self.now = float(NOON)
        self.below: Below = dice_of(b"players")

    def by(self, user: int, access: Access = THERE) -> Request:
        """A new request of this user."""
        return Request(f"request {next(_REQUESTS)}", user, access)

    async def opened(self, *users: int, game: str = "pebbles", computers: int = 0, **chosen: Any) -> str:
        """An open table: the first is its host, the others have joined."""
        where = {"channel": CHANNEL, **chosen}
        table = done(await self.tables.create(self.by(users[0]), game, **where)).table
        for user in users[1:]:
            done(await self.tables.join(self.by(user, Access(channels=frozenset({where["channel"]}))), table))
        for _ in range(computers):
            done(await self.tables.add_computer(self.by(users[0]), table))
        return table

    async def started(self, *users: int, game: str = "pebbles", computers: int = 0, **chosen: Any) -> str:
        """A table at which the game has begun, and computers have answered what they were asked. Where that is too few
        for a game, more computers sit there."""
        least = self.games[game].declares.players[0]
        table = await self.opened(*users, game=game, computers=max(computers, least - len(users)), **chosen)
        done(await self.tables.start(self.by(users[0]), table))
        await self.tables.computers_idle()
        return table

    async def seat(self, table: str, user: int) -> int:
        """Where this user sits; he was seated by lot."""
        look = await self.tables.view_for(user, table)
        assert not isinstance(look, Refusal)
        assert look.view.viewer is not None
        return look.view.viewer

    async def asked(self, table: str, *users: int) -> list[tuple[int, int]]:
        """Who of these users is asked something at this table: the user, and the number of the question."""
        waiting = [(user, item) for user in users for item in await self.tables.mine(user)]
        return [(user, item.decision) for user, item in waiting if item.table == table and item.decision]

    async def form(self, user: int, table: str) -> Form:
        """A legal form for this user, by lot."""
        door = await door_at(self.tables, user, table)
        assert isinstance(door, Door)
        overview = await self.tables.overview(None, table)
        assert not isinstance(overview, Refusal)
        return random_form(self.games[overview.table.game], door, self.below)

    async def move(self, table: str, *users: int) -> tuple[int, Done] | None:
        """One of these users, if one is asked, makes a legal move; then the computers do."""
        asked = await self.asked(table, *users)
        if not asked:
            return None
        user, decision = asked[self.below(len(asked))]
        answer = await self.tables.submit(self.by(user), table, decision, await self.form(user, table))
        await self.tables.computers_idle()
        return user, done(answer)

    async def play_out(self, table: str, *users: int) -> int:
        """Play to the end; how many moves these users made."""
        moves = 0
        while await self.move(table, *users):
            moves += 1
        return moves


def done(answer: Answer) -> Done:
    """The answer, which must not be a refusal."""
    assert isinstance(answer, Done), answer
    return answer


def code(answer: Any) -> str:
    """The code of a refusal, which the answer must be."""
    assert isinstance(answer, Refusal), answer
    return answer.code


def dice_of(key: bytes) -> Below:
    """Numbers that come in the same order each time."""
    counter = count()

    def below(n: int) -> int:
        word = blake2b(next(counter).to_bytes(8, "big"), key=key, digest_size=8).digest()
        return int.from_bytes(word, "big") % n

    return below


def bytes_of(key: bytes) -> Any:
    """Secret bytes that come in the same order each time."""
    counter = count()
    return lambda size: blake2b(next(counter).to_bytes(8, "big"), key=key, digest_size=size).digest()


BARE = Access()
"""Of whoever asks, nothing is known."""


async def door_at(tables: Tables, user: int, table: str, access: Access = BARE) -> Door[Any, Any, Any] | Refusal:
    """The door of this user's seat there, or why he has none."""
    found = await tables.at_table(user, table, access)
    return found if isinstance(found, Refusal) else found.door


@asynccontextmanager
async def room_in(
    path: Path, *, key: bytes = b"room", games: Mapping[str, AnyGame] = GAMES, now: float = NOON
) -> AsyncIterator[Room]:
    """Open the file at this path, or make it. Opening it a second time is what a restart does."""
    async with Store(ready_made(path)) as store:
        room: Room
        tables = Tables(store, games, clock=lambda: room.now, dice=Dice(bytes_of(key), dice_of(key)))
        room = Room(tables, games)
        room.now = now
        async with tables:
            yield room
