"""Tables in the middle of a play, at which people have come, gone, watched and left things half done."""

from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import TypeAlias

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.state.events import Reveal
from engine.core.values.refusals import Refusal
from engine.tables.storage.records import Table
from tests.roots import GAMES
from tests.tables.room import Room, dice_of, done, door_at, room_in

ANNA, BRUNO, CARLA, DINO, EVA, FINA, STRANGER = (500_000_000_000_000_000 + 1_234_567 * n for n in range(1, 8))
"""Discord ids as long as real ones, so that none of them is found in another number."""
NAMES = {ANNA: "Anna", BRUNO: "Bruno", CARLA: "Carla", DINO: "Dino", EVA: "Eva", FINA: "Fina"}
SERVER = 600_000_000_000_000_001
MANY = 8
"""So many requests are tried again by others."""
TRIES = 20
KEY = b"scene"
"""Of the dice that give the seeds."""


Begun: TypeAlias = tuple[int, int, Form]
"""Who, the number of his question, and a legal answer to it."""


class Scene(Struct, frozen=True):
    """A file, a table in it that is looked at, and another at which nobody has begun."""

    path: Path
    game: AnyGame
    table: str
    lobby: str
    last: int
    """The newest step."""
    over: bool
    """Whether the game was played to the end: then the result is for all to see."""
    requests: tuple[str, ...]
    """The ids of requests that were made."""
    users: tuple[int | None, ...]
    """Who looks; None is the public."""
    begun: tuple[Begun, ...]
    """What those who are asked have filled in, not yet sent."""


Play: TypeAlias = Callable[[Room, str, int], Awaitable[str]]
"""What happens: with these people, in this game, so many moves. The table it happens at."""


async def two_people(room: Room, game: str, moves: int) -> str:
    """Nothing but moves."""
    table = await room.started(ANNA, BRUNO, game=game, server=SERVER)
    await play(room, table, moves, ANNA, BRUNO)
    return table


async def with_a_computer(room: Room, game: str, moves: int) -> str:
    """One person and a computer; the person has taken a move back."""
    table = await room.started(ANNA, game=game, computers=1, server=SERVER)
    await play(room, table, moves, ANNA)
    await room.tables.undo(room.by(ANNA), table)
    await room.tables.computers_idle()
    return table


async def a_vote(room: Room, game: str, moves: int) -> str:
    """Three people, one of whom wants to give up and waits for the others."""
    table = await room.started(ANNA, BRUNO, CARLA, game=game, server=SERVER, pace=3600)
    await play(room, table, moves, ANNA, BRUNO, CARLA)
    asked = done(await room.tables.abandon(room.by(CARLA), table))
    done(await room.tables.vote(room.by(BRUNO), table, asked.motion or 0, True))
    return table


async def changed_hands(room: Room, game: str, moves: int) -> str:
    """Bruno was replaced by Eva, Carla has resigned, Dino watches and could take over from Anna, the host."""
    table = await room.started(ANNA, BRUNO, CARLA, game=game, computers=1, server=SERVER)
    await play(room, table, moves // 2, ANNA, BRUNO, CARLA)
    seats = {user: await room.seat(table, user) for user in (ANNA, BRUNO)}
    done(await room.tables.replace(room.by(ANNA), table, seats[BRUNO], EVA))
    done(await room.tables.join(room.by(EVA), table))
    done(await room.tables.resign(room.by(CARLA), table))
    await room.tables.computers_idle()
    await play(room, table, moves // 2, ANNA, EVA)
    done(await room.tables.replace(room.by(ANNA), table, seats[ANNA], DINO))
    return table


async def given_up(room: Room, game: str, moves: int) -> str:
    """A game that all have agreed to end: what was hidden stays hidden."""
    table = await room.started(ANNA, BRUNO, game=game, computers=1, server=SERVER)
    await play(room, table, moves, ANNA, BRUNO)
    asked = done(await room.tables.abandon(room.by(BRUNO), table))
    done(await room.tables.vote(room.by(ANNA), table, asked.motion or 0, True))
    return table


async def finished(room: Room, game: str, moves: int) -> str:
    """A game played to the end."""
    table = await room.started(ANNA, BRUNO, game=game, server=SERVER)
    await room.play_out(table, ANNA, BRUNO)
    return table


PLAYS: dict[Play, tuple[int, ...]] = {
    two_people: (ANNA, BRUNO),
    with_a_computer: (ANNA,),
    a_vote: (ANNA, CARLA),
    changed_hands: (ANNA, BRUNO, CARLA, DINO, EVA, FINA, STRANGER),
    given_up: (BRUNO,),
    finished: (ANNA,),
}
"""What is played, and who looks at it, besides the public."""


async def staged(path: Path, play_of: Play, game: str) -> Scene:
    """Let it happen, in a new file; the number of moves is drawn, and the same each time."""
    moves = 4 + dice_of(f"{play_of.__name__} {game}".encode())(6)
    async with room_in(path, key=KEY) as room:
        lobby = await _lobby(room, game)
        table = await play_of(room, game, moves)
        begun = await _drafts(room, table)
        overview = await room.tables.overview(None, table)
        assert not isinstance(overview, Refusal)
        return _scene(path, GAMES[game], overview.table, lobby, PLAYS[play_of], begun)


async def play(room: Room, table: str, moves: int, *users: int) -> None:
    """So many moves of these people, or as many as it takes to the end."""
    for _ in range(moves):
        await room.move(table, *users)


async def _lobby(room: Room, game: str) -> str:
    """People we know, each with preferences, and a table to which one of them is invited who sits nowhere."""
    for user, name in NAMES.items():
        await room.tables.meet(user, name)
        await room.tables.prefer(user, language="fr", time_zone=f"Zone/{name}", theme=f"theme of {name}")
        await room.tables.reach(user, user + 1, "open")
    lobby = await room.opened(BRUNO, EVA, game=game, server=SERVER)
    done(await room.tables.invite(room.by(BRUNO), lobby, FINA))
    return lobby


async def _drafts(room: Room, table: str) -> tuple[Begun, ...]:
    """Whoever is asked has begun to answer."""
    asked = await room.asked(table, *NAMES)
    begun = tuple([(user, decision, await _discreet(room, user, table, decision)) for user, decision in asked])
    for user, decision, form in begun:
        assert await room.tables.keep_draft(user, table, decision, form) is None
    return begun


async def _discreet(room: Room, user: int, table: str, decision: int) -> Form:
    """A legal form that opens nothing hidden, as leaving a round with cards in hand does: that is no leak."""
    door = await door_at(room.tables, user, table)
    assert isinstance(door, Door)
    for _ in range(TRIES):
        form = await room.form(user, table)
        answer = act(door._game, door._state, door.seat, decision, form)
        assert isinstance(answer, Accepted)
        if not any(isinstance(event, Reveal) for event in answer.events):
            break
    return form


def _scene(
    path: Path, game: AnyGame, table: Table, lobby: str, users: tuple[int, ...], begun: tuple[Begun, ...]
) -> Scene:
    with closing(connect(path)) as db:
        requests = tuple(row[0] for row in db.execute("SELECT id FROM requests ORDER BY at, id"))
    over = table.status == "finished"
    return Scene(path, game, table.id, lobby, table.step, over, requests[-MANY:], (None, *users), begun)
