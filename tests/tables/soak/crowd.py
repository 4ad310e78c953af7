"""Two dozen people who do whatever can be done at tables, in no order; each request is noted before it is made."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from random import Random
from typing import Any, TypeVar

from msgspec import convert, to_builtins

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.core.walk import random_form
from engine.tables.seeing.shown import Overview, Waiting
from engine.tables.service import Answer, Request, Tables
from tests.tables.room import CHANNEL, THERE, door_at
from tests.tables.soak.journal import Asked, Journal, Told, as_stored

USERS = range(1001, 1025)
LIVE = 30
"""So many tables are open or being played at once."""

T = TypeVar("T")
Doing = Callable[[int], Awaitable[Any]]


class Crowd:
    """The people of one life. They know of the lives before only what is on disk, and what is noted."""

    def __init__(self, tables: Tables, journal: Journal, life: int, chance: Random) -> None:
        self._tables, self._journal, self._life, self._chance = tables, journal, life, chance
        self._numbers = count(1)
        self._answered: list[Asked] = []
        self._habits: dict[Doing, int] = {
            self.answer: 70,
            self.meddle: 12,
            self.lobby: 16,
            self.open: 7,
            self.once_more: 5,
        }

    @property
    def answered(self) -> int:
        """How many answers they have heard."""
        return len(self._answered)

    async def live(self) -> None:
        """Do one thing after the other, until the end."""
        while True:
            await self._one(self._habits)(self._pick(USERS))
            await asyncio.sleep(0)

    async def ask(self, asker: int, call: str, /, **arguments: Any) -> Answer:
        """Make a new request."""
        asked = Asked(f"{self._life}-{next(self._numbers)}", asker, call, to_builtins(arguments))
        self._journal.write(asked)
        return await self.repeat(asked)

    async def repeat(self, asked: Asked) -> Answer:
        """Make a request that is noted already."""
        arguments = dict(asked.arguments)
        if "form" in arguments:
            arguments["form"] = convert(arguments["form"], Form)
        call = getattr(self._tables, asked.call)
        answer: Answer = await call(Request(asked.id, asked.user, THERE), **arguments)
        self._journal.write(Told(asked.id, as_stored(answer)))
        self._answered.append(asked)
        return answer

    # Habits

    async def answer(self, user: int) -> None:
        """Do what one is asked to, or vote."""
        waiting = await self._tables.mine(user)
        if not waiting:
            return
        item = self._pick(waiting)
        if item.motion is None:
            await self._submit(user, item)
        else:
            await self.ask(user, "vote", table=item.table, motion=item.motion, agrees=self._chance.random() < 0.7)

    async def meddle(self, user: int) -> None:
        """Do something unusual at a table that is being played, whether one may or not."""
        found = await self._any_table("playing")
        if found is None:
            return
        host, table = host_of(found), found.table.id
        match self._one({"undo": 9, "host": 3, "resign": 1, "abandon": 1, "replace": 1, "offer": 2, "wrong": 3}):
            case "undo":
                await self.ask(self._one_of(found), "undo", table=table)
            case "host":
                await self.ask(host, "undo_as_host", table=table, step=self._chance.randint(0, found.table.step))
            case "replace":
                await self.ask(host, "replace", table=table, seat=self._chance.randrange(4), user=None)
            case "offer":
                await self.ask(host, "replace", table=table, seat=self._chance.randrange(4), user=user)
                await self.ask(user, "join", table=table)
            case "wrong":
                await self.ask(user, "submit", table=table, decision=self._chance.randrange(9), form=Form("draw"))
            case call:
                await self.ask(self._one_of(found), call, table=table)

    async def lobby(self, user: int) -> None:
        """Do something at a table that has not begun."""
        found = await self._any_table("open")
        if found is None:
            return
        host, table = host_of(found), found.table.id
        match self._one({"join": 6, "leave": 1, "add_computer": 3, "remove_computer": 1, "start": 6, "more": 1}):
            case "join" | "leave" as call:
                await self.ask(user, call, table=table)
            case "more":
                await self.ask(host, "invite", table=table, user=user)
                await self.ask(host, "configure", table=table, places=self._chance.randint(2, 4))
            case call:
                await self.ask(host, call, table=table)

    async def open(self, user: int) -> None:
        """Open a table, if there are not too many; or play at once against computers, or once more."""
        ended = await self._any_table("finished", "abandoned")
        if ended is not None and self._chance.random() < 0.3:
            await self.ask(user, "rematch", table=ended.table.id)
        elif len(await self._tables.listed(None)) >= LIVE:
            return
        elif self._chance.random() < 0.3:
            await self.ask(user, "play_now", game="pebbles", channel=CHANNEL)
        else:
            pebbles = self._chance.random() < 0.8
            options = {"bag": "small"} if pebbles else {}
            game = "pebbles" if pebbles else "carrara"
            await self.ask(user, "create", game=game, options=options, pace=3600, channel=CHANNEL)

    async def once_more(self, user: int) -> None:
        """Press the same button again: the answer has to be the same."""
        if self._answered:
            await self.repeat(self._pick(self._answered))

    # Choosing

    async def _submit(self, user: int, item: Waiting) -> None:
        door = await door_at(self._tables, user, item.table)
        if isinstance(door, Door) and door.decision() is not None:
            form = random_form(self._tables.games[item.game], door, self._chance.randrange)
            await self.ask(user, "submit", table=item.table, decision=item.decision, form=form)

    async def _any_table(self, *status: str) -> Overview | None:
        found = await self._tables.listed(None, *status)
        overview = await self._tables.overview(None, self._pick(found).id) if found else None
        return None if isinstance(overview, Refusal) else overview

    def _one_of(self, found: Overview) -> int:
        return self._pick([int(sitter.name) for sitter in found.sitters if sitter.name] or USERS)

    def _pick(self, items: Sequence[T]) -> T:
        return self._chance.choice(items)

    def _one(self, weights: dict[T, int]) -> T:
        return self._chance.choices(list(weights), list(weights.values()))[0]


def host_of(found: Overview) -> int:
    """The user who is the host: in this crowd, people are named by their ids."""
    return next((int(sitter.name) for sitter in found.sitters if sitter.seat == found.host), USERS[0])
