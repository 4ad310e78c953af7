"""Computers for the tests: one that thinks for as long as one likes, some that are broken, and what they have done."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.values.chance import Below
from tests.roots import GAMES
from tests.sample.games.pebbles.game import GAME
from tests.tables.room import Room, done
from tests.tables.situations import log_of

Computer = Callable[[Door[Any, Any, Any], Below], Form]
ILLEGAL = Form("draw", {"colour": "pink"})
PATIENCE = 60


def with_computer(computer: Computer, **more: Computer) -> dict[str, AnyGame]:
    """Pebbles with another opponent; and twins of it under other names."""
    twins = {name: GAME.altered(name=name, computer=each) for name, each in more.items()}
    return {**GAMES, "pebbles": GAME.altered(computer=computer), **twins}


class Thinker:
    """A computer that thinks until it is allowed to answer."""

    def __init__(self) -> None:
        self.asked, self.may_answer = threading.Semaphore(0), threading.Semaphore(0)
        self.thoughts = 0

    def __call__(self, door: Door[Any, Any, Any], below: Below) -> Form:
        self.thoughts += 1
        self.asked.release()
        assert self.may_answer.acquire(timeout=PATIENCE)
        return GAME.plays.computer(door, below)

    async def is_thinking(self) -> None:
        """Wait until it has been asked."""
        assert await asyncio.to_thread(self.asked.acquire, True, PATIENCE)

    @contextmanager
    def released_at_last(self) -> Iterator["Thinker"]:
        """No thread is left behind, whatever a test comes to."""
        try:
            yield self
        finally:
            self.may_answer.release(1000)


def raises(door: Door[Any, Any, Any], below: Below) -> Form:
    raise ZeroDivisionError("the computer is broken")


def answers_illegally(door: Door[Any, Any, Any], below: Below) -> Form:
    return ILLEGAL


def answers_nonsense(door: Door[Any, Any, Any], below: Below) -> Any:
    return None


async def begun(room: Room, *users: int, game: str = "pebbles") -> str:
    """A table with one computer that has begun, whatever the computer is doing."""
    table = await room.opened(*users, game=game, computers=1)
    done(await room.tables.start(room.by(users[0]), table))
    return table


async def forms_by(room: Room, table: str) -> list[int | None]:
    """Who made each form, in order."""
    return [entry.seat for entry in await log_of(room, table) if entry.kind == "form"]


async def moves(room: Room, table: str, user: int) -> int:
    """The user answers what he is asked, by lot, and waits for nobody; the step it made."""
    [(_, decision)] = await room.asked(table, user)
    form = await room.form(user, table)
    return done(await room.tables.submit(room.by(user), table, decision, form)).step
