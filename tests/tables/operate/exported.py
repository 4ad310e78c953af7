"""Tables in every situation, each as its export: played once for all tests."""

import json
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from engine.tables.operate.export import pack
from engine.tables.outbox.intents import INVITE, MOTION, POST
from engine.tables.storage.records import Posted
from tests.tables.operate.operating import in_room
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, EVA, Room, done
from tests.tables.situations import after_a_draw, favours, first_turn, offered, taken_over

SERVER = 7
Content: TypeAlias = dict[str, Any]
"""An export, as JSON has it."""


async def lobby(room: Room) -> str:
    """Not begun: three have joined, one has left again, one is invited and was called, a computer is there."""
    table = await room.opened(ANNA, BRUNO, CARLA, server=SERVER, channel=33, computers=1)
    done(await room.tables.leave(room.by(BRUNO), table))
    done(await room.tables.invite(room.by(ANNA), table, EVA, call=True))
    (eva,) = await room.tables.outbox.offered(table, None)
    await room.tables.outbox.done([], Posted(table, eva.id, INVITE, None, 33, 899))
    return table


async def invited_to(room: Room) -> str:
    """For invited players: one has come."""
    table = await room.opened(ANNA, entry="invited")
    done(await room.tables.invite(room.by(ANNA), table, DINO))
    done(await room.tables.join(room.by(DINO), table))
    return table


async def cancelled(room: Room) -> str:
    """Given up before it began."""
    table = await room.opened(ANNA, BRUNO)
    done(await room.tables.cancel(room.by(ANNA), table))
    return table


async def deserted_lobby(room: Room) -> str:
    """Given up because all have left."""
    table = await room.opened(ANNA)
    done(await room.tables.leave(room.by(ANNA), table))
    return table


async def in_play(room: Room) -> str:
    """A game with a clock: the host has taken a move back, a seat changed hands, another is offered, a motion is open,
    a form is half filled, somebody was forgotten, messages stand in Discord."""
    table, _ = await first_turn(room, ANNA, BRUNO, CARLA, server=SERVER, channel=33, pace=3600)
    for _ in range(4):
        await room.move(table, ANNA, BRUNO, CARLA)
    step = max([form.step for form in await forms(room, table)])
    done(await room.tables.undo_as_host(room.by(ANNA), table, step))
    await taken_over(room, table, CARLA, DINO)
    seat = await room.seat(table, BRUNO)
    assert await room.tables.forget(BRUNO) is None
    await room.tables.computers_idle()
    await offered(room, table, seat, EVA, by=ANNA)
    motion = done(await room.tables.abandon(room.by(ANNA), table)).motion or 0
    for number, (kind, about) in enumerate(((POST, 2), (MOTION, motion))):
        await room.tables.outbox.done([], Posted(table, about, kind, None, 33, 900 + number))
    for user, decision in await room.asked(table, ANNA, DINO):
        await room.tables.keep_draft(user, table, decision, await room.form(user, table))
    return table


async def forms(room: Room, table: str) -> list[Any]:
    found = await room.tables.log_for(None, table)
    assert isinstance(found, tuple)
    return [entry for entry in found if entry.kind == "form" and not entry.undone]


async def paused(room: Room) -> str:
    """Paused by those who run the server."""
    table, _ = await after_a_draw(room, ANNA, BRUNO, server=SERVER)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    return table


async def outvoted(room: Room) -> str:
    """A motion was declined, one carried, and who resigned came back to his seat."""
    table, player = await after_a_draw(room, ANNA, BRUNO, CARLA)
    others = [user for user in (ANNA, BRUNO, CARLA) if user != player]
    for agree in (False, True):
        motion = done(await room.tables.undo(room.by(player), table)).motion or 0
        done(await room.tables.vote(room.by(others[0]), table, motion, True))
        done(await room.tables.vote(room.by(others[1]), table, motion, agree))
    seat = await room.seat(table, BRUNO)
    done(await room.tables.resign(room.by(BRUNO), table))
    await room.tables.computers_idle()
    await offered(room, table, seat, BRUNO, by=CARLA if player == ANNA else ANNA)
    done(await room.tables.join(room.by(BRUNO), table))
    return table


async def finished(room: Room) -> str:
    """Played out with a computer; one of the players was forgotten since."""
    table = await room.started(DINO, EVA, computers=1, server=SERVER)
    await room.play_out(table, DINO, EVA)
    assert await room.tables.forget(EVA) is None
    return table


async def closed(room: Room) -> str:
    """Closed by those who run the server."""
    table = await room.started(ANNA, CARLA, server=SERVER)
    await favours(room, table, ANNA)
    done(await room.tables.close(room.by(DINO), SERVER, table))
    return table


async def carrara(room: Room) -> str:
    """The other game, after some moves."""
    table = await room.started(ANNA, CARLA, game="carrara", pace=60)
    for _ in range(6):
        await room.move(table, ANNA, CARLA)
    return table


SCENES: dict[str, Callable[[Room], Awaitable[str]]] = {
    "a lobby": lobby,
    "for invited players": invited_to,
    "cancelled": cancelled,
    "a lobby all have left": deserted_lobby,
    "a game in play": in_play,
    "a paused game": paused,
    "a game with votes": outvoted,
    "a finished game": finished,
    "a closed game": closed,
    "carrara": carrara,
}


def export(scene: str) -> Content:
    """The export of this table, to be changed at will."""
    content: Content = json.loads(_exports()[scene])
    return content


@cache
def _exports() -> dict[str, bytes]:
    async def play(room: Room) -> dict[str, bytes]:
        found = {}
        for name, scene in SCENES.items():
            table = await scene(room)
            found[name] = await room.tables.store.read(lambda stored, table=table: pack(stored, table))  # type: ignore[misc]
        return found

    with TemporaryDirectory() as folder:
        found: dict[str, bytes] = in_room(Path(folder) / "paravent.db", play)
        return found
