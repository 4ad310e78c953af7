"""A table in the middle of a game, in a file, of which Discord has not heard yet; and copies with other secrets."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct, json
from msgspec.structs import replace

from engine.contract.secrecy import CANARY
from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.state.events import AnyEvent, Event, Private, Reveal
from engine.core.state.state import GameState
from engine.core.stored import to_json
from engine.core.values.chance import Below, Chance
from engine.core.values.seats import Seat, Viewer
from sandbox.client.person import Person
from tests.bot.conftest import Play, quarry
from tests.roots import GAMES
from tests.tables.room import Room, door_at, room_in
from tests.tables.secrecy.hidden import OTHER_SEED, rows, seat_of, write_states
from tests.tables.secrecy.scenes import Scene

PLAYERS = ("Anna", "Bruno", "Clio")
"""Anna is the host; Dora watches."""
ROUNDS = 4
Wish: TypeAlias = Callable[[Door[Any, Any, Any], Below], Form]
"""How people move, if not by lot."""


class Until(Struct, frozen=True):
    """When the scene is set: who is asked, what, and what he can do then."""

    person: Person
    kind: str
    able: tuple[str, ...]

    def is_so(self, user: int, door: Door[Any, Any, Any]) -> bool:
        question = door.decision()
        asked = question is not None and question.kind == self.kind
        return asked and user == int(self.person.user.id) and all(door.may(verb) for verb in self.able)


async def staged(
    folder: Path,
    game: str,
    asked: str = "Anna",
    kind: str = "take",
    *,
    computers: int = 0,
    rounds: int = ROUNDS,
    able: tuple[str, ...] = (),
    wish: Wish | None = None,
    **options: Any,
) -> Scene:
    """Played until this person is asked this, and can do what he should be able to: by lot, or as they wish. Everybody
    wants screens by direct message, and nothing is sent yet."""
    path = folder / "staged.db"
    async with quarry(path) as play:
        people = [play.people[name] for name in PLAYERS[: 3 - computers]]
        async with room_in(path, key=b"staged", now=play.clock.now()) as room:
            table = await _begun(room, play, game, people, computers, options)
            await _played(room, table, people, Until(play.people[asked], kind, able), rounds, wish)
    return Scene(path, GAMES[game], table, "", 0, False, (), (), ())


async def _begun(
    room: Room, play: Play, game: str, people: list[Person], computers: int, options: dict[str, Any]
) -> str:
    for person in people:
        await room.tables.meet(int(person.user.id), person.user.name)
        await room.tables.reach(int(person.user.id), None, "open")
    where = {"server": int(play.guild.id), "channel": int(play.games.id), "language": "en"}
    users = [int(person.user.id) for person in people]
    return await room.started(*users, game=game, computers=computers, places=3, options=options, **where)


async def _played(room: Room, table: str, people: list[Person], until: Until, rounds: int, wish: Wish | None) -> None:
    """Some rounds at least, then on until it is so."""
    users = [int(person.user.id) for person in people]
    for move in range(200):
        ((user, decision),) = (await room.asked(table, *users))[:1]
        door = await door_at(room.tables, user, table)
        assert isinstance(door, Door)
        if move >= rounds * len(users) and until.is_so(user, door):
            return
        form = wish(door, room.below) if wish else await room.form(user, table)
        await room.tables.submit(room.by(user), table, decision, form)
        await room.tables.computers_idle()
    raise AssertionError("it was never so")


def redealt(scene: Scene, user: int | None) -> Path:
    """A copy in which all that is hidden from this user is dealt anew."""

    def screens(state: GameState, viewer: Viewer) -> GameState:
        dealt: GameState = scene.game.proves.redeal(state, viewer, Chance(OTHER_SEED, state.chance.drawn))
        # Whether something was drawn is for all to see: only what it was drawn with is hidden.
        return replace(dealt, chance=Chance(OTHER_SEED, state.chance.drawn))

    return _copy(scene, user, "redealt.db", screens, CANARY + 1)


def planted(scene: Scene, owner: int | None) -> Path:
    """A copy in which everything that one seat hides is marked, and whatever only that seat was told."""
    with rows(scene.path) as db:
        seat = seat_of(db, scene.table, owner)
        if seat is None:
            ((seat,),) = db.execute("SELECT seat FROM seats WHERE table_id = ? AND kind = 'computer'", (scene.table,))
    whose = seat

    def screens(state: GameState, viewer: Viewer) -> GameState:
        marked: GameState = scene.game.proves.plant(state, whose, CANARY)
        return marked

    return _copy(scene, None, "planted.db", screens, CANARY, told=whose)


def _copy(
    scene: Scene,
    user: int | None,
    name: str,
    screens: Callable[[GameState, Viewer], GameState],
    mark: int,
    told: Seat | None = None,
) -> Path:
    path = scene.path.with_name(name)
    shutil.copyfile(scene.path, path)
    with rows(path) as db:
        viewer = seat_of(db, scene.table, user)
        other = next(seat for seat in range(3) if seat != viewer) if told is None else told
        write_states(db, scene, lambda state: screens(state, viewer))
        for step, text in db.execute("SELECT step, events FROM steps WHERE table_id = ?", (scene.table,)).fetchall():
            events = json.decode(text, type=tuple[Event | Reveal, ...])
            changed = to_json([_told_to(event, viewer, other, mark) for event in events]).decode()
            db.execute("UPDATE steps SET events = ? WHERE table_id = ? AND step = ?", (changed, scene.table, step))
    return path


def _told_to(event: AnyEvent, viewer: Viewer, other: Seat, mark: int) -> AnyEvent:
    """The event with something that only another seat is told: its numbers are other ones."""
    if event.private is None and not _numbers(event.params):
        return event
    forms = event.privates or (Private(other, event.key, event.params),)
    changed = tuple(
        own if own.seat == viewer else replace(own, params={**own.params, **_numbers(own.params, mark)})
        for own in forms
    )
    return replace(event, private=changed if isinstance(event.private, tuple) else changed[0])


def _numbers(params: object, mark: int = 0) -> dict[str, int]:
    """Those that count something and are no seats."""
    assert isinstance(params, dict)
    return {name: mark for name, value in params.items() if name in ("coins", "price", "vp", "n") and value is not None}
