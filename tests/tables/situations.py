"""Situations at a table of Pebbles, and what can be noticed there: for the tests that list them row by row."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import pytest

from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import LogEntry, Overview
from engine.tables.service import Answer, Done
from engine.tables.storage.records import Person
from engine.tables.storage.stored import Stored
from tests.tables.room import THERE, Room, done

Situation: TypeAlias = Callable[[Room], Awaitable[str]]
"""Brings a table about; its id."""
Attempt: TypeAlias = Callable[[Room, str], Awaitable[Answer]]
"""Somebody asks something of the service there."""

GREY = Form("favour", {"colour": "grey"})
DRAW = Form("draw")
TAKE_NOTHING = Form("take", {"pebbles": (0, 0, 0)})

NOT_THE_GAME = ("requests", "people", "facts", "sqlite_sequence")
"""What may change when something is refused: that it was asked, and when somebody was last here."""


def rows(cases: Mapping[str, Any]) -> list[Any]:
    """A table of situations for `parametrize`, each with its speaking name."""
    return [pytest.param(*(case if isinstance(case, tuple) else (case,)), id=name) for name, case in cases.items()]


def lobby(*users: int, **chosen: Any) -> Situation:
    """A table that has not begun."""
    return lambda room: room.opened(*users, **chosen)


def game(*users: int, **chosen: Any) -> Situation:
    """A table at which the game has begun."""
    return lambda room: room.started(*users, **chosen)


def asks(user: int, call: str, *arguments: Any, **named: Any) -> Attempt:
    """This user calls the service about the table."""

    async def attempt(room: Room, table: str) -> Answer:
        return await call_of(room, call)(room.by(user), table, *arguments, **named)

    return attempt


def call_of(room: Room, call: str) -> Callable[..., Awaitable[Answer]]:
    """A call of the service, by its name."""
    found: Callable[..., Awaitable[Answer]] = getattr(room.tables, call)
    return found


async def answers(room: Room, table: str, user: int, form: Form) -> Done:
    """The user answers what he is asked; then the computers do."""
    ((_, decision),) = await room.asked(table, user)
    answer = done(await room.tables.submit(room.by(user), table, decision, form))
    await room.tables.computers_idle()
    return answer


async def favours(room: Room, table: str, *users: int) -> None:
    """Each of these chooses a favourite."""
    for user in users:
        await answers(room, table, user, GREY)


async def turn_of(room: Room, table: str, *users: int) -> int:
    """Which of these is asked: exactly one."""
    ((user, _),) = await room.asked(table, *users)
    return user


async def first_turn(room: Room, *users: int, **chosen: Any) -> tuple[str, int]:
    """A game in which all have a favourite: the table, and whose turn it is."""
    table = await room.started(*users, **chosen)
    await favours(room, table, *users)
    return table, await turn_of(room, table, *users)


async def after_a_draw(room: Room, *users: int, **chosen: Any) -> tuple[str, int]:
    """In the middle of a turn: the table, and whose turn it is."""
    table, player = await first_turn(room, *users, **chosen)
    await answers(room, table, player, DRAW)
    return table, player


async def offered(room: Room, table: str, seat: int, user: int, by: int) -> None:
    """One offers a seat to another person."""
    done(await room.tables.replace(room.by(by), table, seat, user))


async def taken_over(room: Room, table: str, former: int, newcomer: int) -> int:
    """The former player offers his seat, and the newcomer takes it."""
    seat = await room.seat(table, former)
    await offered(room, table, seat, newcomer, by=former)
    done(await room.tables.join(room.by(newcomer), table))
    return seat


async def overview_of(room: Room, table: str) -> Overview:
    """The table as everybody may know it."""
    found = await room.tables.overview(None, table)
    assert not isinstance(found, Refusal)
    return found


async def screen_of(room: Room, table: str, user: int, step: int | None = None) -> Any:
    """What this user sees of his own, now or after a step; None if he does not sit there."""
    tables = room.tables
    look = await (tables.view_for(user, table) if step is None else tables.view_at(user, table, step))
    assert not isinstance(look, Refusal)
    return look.view.screen


async def sitters(room: Room, table: str) -> list[str]:
    """Who sits there, in the order of seats; a computer has no name."""
    return [sitter.name for sitter in (await overview_of(room, table)).sitters]


async def host_of(room: Room, table: str) -> str | None:
    """Who the host is."""
    found = await overview_of(room, table)
    return next((sitter.name for sitter in found.sitters if sitter.seat == found.host), None)


async def log_of(room: Room, table: str, user: int | None = None) -> tuple[LogEntry, ...]:
    """All that happened, as this user may know it."""
    found = await room.tables.log_for(user, table, access=THERE)
    assert not isinstance(found, Refusal)
    return found


async def said_last(room: Room, table: str) -> str:
    """The key of the newest sentence of the log."""
    return (await log_of(room, table))[-1].texts[0].key


async def person(room: Room, user: int) -> Person:
    """What we know of this user."""
    found = await room.tables.person(user)
    assert not isinstance(found, Refusal)
    return found


async def everything(room: Room, *, but: tuple[str, ...] = NOT_THE_GAME) -> dict[str, list[Any]]:
    """All rows of the file."""

    def read(stored: Stored) -> dict[str, list[Any]]:
        listed = stored.db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        names = [name for (name,) in listed]
        return {name: stored.db.execute(f"SELECT * FROM {name}").fetchall() for name in names if name not in but}

    return await room.tables.store.read(read)
