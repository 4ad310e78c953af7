"""One bad row is one table's trouble: that table says so and can be closed, and all others go on as ever.

Each kind of damage, in a file with other tables, at every place where it might be met.
"""

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

from engine.core.door import Door
from engine.core.values.refusals import Refusal
from engine.tables.operate.backup import back_up
from engine.tables.seeing.shown import Look, Overview
from engine.tables.storage.reading import reading
from engine.tables.transaction.knowing import Access
from tests.tables.operate.operating import paravent
from tests.tables.room import ANNA, BRUNO, CARLA, EVA, NAMES, NOON, Room, code, done, door_at, room_in
from tests.tables.situations import DRAW, favours, overview_of
from tests.tables.storage.damaged import BESIDE_IT, IN_PLAY, IN_THE_LOBBY, LEADS_TO_ITSELF, damage
from tests.thorough import some_of, thorough

SERVER, CHANNEL = 7, 70
HERE = Access(server=SERVER, channels=frozenset({CHANNEL}), manages=True)
UNREADABLE = ("tables.unreadable", "tables.no-such-game")


class Hall(NamedTuple):
    """Tables in one file."""

    playing: str
    """Anna's and Bruno's, with a computer: it will be damaged."""
    lobby: str
    """Anna's, not begun: the other that will be."""
    sound: str
    """Anna's and Carla's game, which has to go on."""
    open: str
    """Carla's, to which others can still come."""


async def _played(path: Path) -> Hall:
    where: dict[str, Any] = {"server": SERVER, "channel": CHANNEL}
    async with room_in(path) as room:
        for user, name in NAMES.items():
            await room.tables.meet(user, name)
        playing = await room.started(ANNA, BRUNO, computers=1, **where)
        await favours(room, playing, ANNA, BRUNO)
        sound = await room.started(ANNA, CARLA, game="carrara", **where)
        lobby, other = await room.opened(ANNA, **where), await room.opened(CARLA, **where)
        done(await room.tables.pause(room.by(EVA), SERVER, other))
        done(await room.tables.resume(room.by(EVA), SERVER, other))
        return Hall(playing, lobby, sound, other)


@cache
def _file() -> tuple[bytes, Hall]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "paravent.db"
        hall = asyncio.run(_played(path))
        return path.read_bytes(), hall


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "paravent.db"
    path.write_bytes(_file()[0])
    return path


HALL = _file()[1]
CASES = [
    *((f"in play: {name}", HALL.playing, statement) for name, statement in (IN_PLAY | BESIDE_IT).items()),
    *((f"in the lobby: {name}", HALL.lobby, statement) for name, statement in IN_THE_LOBBY.items()),
]
SOME = some_of(CASES, 12)
each_damage = pytest.mark.parametrize(("table", "statement"), [case[1:] for case in SOME], ids=[c[0] for c in SOME])


def each(found: Mapping[str, str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("statement", found.values(), ids=found)


# The others


@thorough
@each_damage
async def test_everything_else_goes_on(database: Path, table: str, statement: str) -> None:
    damage(database, table, statement)
    async with room_in(database) as room:
        await all_lists(room)
        await goes_on(room)
        done(await room.tables.join(room.by(EVA, HERE), HALL.open))
        done(await room.tables.start(room.by(CARLA), HALL.open))
        await room.tables.computers_idle()


async def all_lists(room: Room) -> None:
    """What lists, suggestions and `/admin` ask for, of all tables."""
    tables = room.tables
    for user in (ANNA, BRUNO, CARLA, EVA):
        found = [*await tables.known(user, HERE), *await tables.known(user, Access()), *await tables.seated(user)]
        assert {HALL.sound, HALL.open} <= {each.id for each in await tables.known(user, HERE)}
        for seen in found:
            assert isinstance(await tables.overview(user, seen.id, HERE), Overview)
            await tables.log_for(user, seen.id, access=HERE)
            await tables.since(user, seen.id, access=HERE)
            await tables.undo_now(user, seen.id)
            assert isinstance(await tables.draft_for(user, seen.id, HERE), Refusal | None)
        await tables.mine(user)
        await tables.ended(user)
        assert isinstance(await tables.own_data(user), dict)
    governed = [await tables.governed(SERVER, each.id) for each in await tables.listed(SERVER)]
    assert len(governed) == 4
    assert all(isinstance(each, Overview) for each in governed)
    assert len(await tables.notices(SERVER)) >= 2
    await tables.settings(SERVER)


async def goes_on(room: Room) -> None:
    """The game that nothing is wrong with."""
    for _ in range(3):
        assert await room.move(HALL.sound, ANNA, CARLA)
    assert isinstance(await room.tables.view_for(ANNA, HALL.sound), Look)


@thorough
@each_damage
async def test_whoever_sits_there_can_be_forgotten(database: Path, table: str, statement: str) -> None:
    damage(database, table, statement)
    async with room_in(database) as room:
        assert await room.tables.forget(ANNA) is None
        assert isinstance(await room.tables.person(ANNA), Refusal)
        await room.tables.prune(0)


UNDO_ASKED = "INSERT INTO motions (table_id, kind, seat, back_to, opened_at) VALUES (:table, 'undo', 0, 2, 1)"


async def test_an_undo_that_was_asked_for_keeps_nobody_at_a_table_that_cannot_be_read(database: Path) -> None:
    """It is Bruno who asks, and Anna who would have to agree: when she is gone, nobody would."""
    damage(database, HALL.playing, UNDO_ASKED)
    damage(database, HALL.playing, IN_PLAY["a truncated state"])
    async with room_in(database) as room:
        assert await room.tables.forget(ANNA) is None
        seen = await room.tables.overview(None, HALL.playing)
        assert isinstance(seen, Overview)
        assert seen.motion is None, "nothing could be taken back"
        done(await room.tables.close(room.by(EVA), SERVER, HALL.playing))


async def test_a_motion_for_nothing_ends_no_game_when_the_last_who_could_agree_is_gone(database: Path) -> None:
    damage(database, HALL.playing, BESIDE_IT["a motion for nothing"])
    async with room_in(database) as room:
        assert await room.tables.forget(ANNA) is None
        assert (await overview_of(room, HALL.playing)).table.status == "playing"


def test_a_step_that_leads_back_to_itself_is_passed_like_any_other(database: Path) -> None:
    damage(database, HALL.playing, LEADS_TO_ITSELF)
    with reading(database) as stored:
        forms = islice(stored.steps.forms_that_count(HALL.playing, 3), 10)
        assert [step.step for step in forms] == [3, 2, 1]


# The table itself


@each(IN_PLAY)
async def test_a_game_that_cannot_be_read_says_so_and_nothing_is_played_there(database: Path, statement: str) -> None:
    damage(database, HALL.playing, statement)
    async with room_in(database) as room:
        tables, table = room.tables, HALL.playing
        for user in (ANNA, BRUNO, None):
            assert code(await tables.view_for(user, table, HERE)) in UNREADABLE
        assert code(await door_at(tables, ANNA, table, HERE)) in (*UNREADABLE, "tables.not-seated")
        for user in (ANNA, BRUNO):
            assert code(await tables.submit(room.by(user, HERE), table, 5, DRAW)) in (*UNREADABLE, "tables.not-seated")
        before = await tables.overview(None, table)
        assert isinstance(before, Overview)
        await tables.computers_idle()
        assert before == await tables.overview(None, table)


@pytest.mark.parametrize("name", ["a motion of nobody", "a motion for nothing"])
async def test_what_nobody_can_have_asked_is_asked_of_nobody_and_another_can_be(database: Path, name: str) -> None:
    damage(database, HALL.playing, BESIDE_IT[name])
    async with room_in(database) as room:
        seen = await room.tables.overview(None, HALL.playing)
        assert isinstance(seen, Overview)
        assert (seen.motion, seen.unreadable) == (None, True)
        assert all(item.motion is None for item in await room.tables.mine(ANNA))
        assert code(await room.tables.vote(room.by(ANNA), HALL.playing, 1, True)) == "tables.no-motion"
        asked = done(await room.tables.abandon(room.by(BRUNO), HALL.playing)).motion
        assert asked is not None
        done(await room.tables.vote(room.by(ANNA), HALL.playing, asked, True))
        assert (await overview_of(room, HALL.playing)).table.status == "abandoned"


@each(BESIDE_IT)
async def test_a_game_goes_on_if_only_what_is_beside_it_cannot_be_read(database: Path, statement: str) -> None:
    damage(database, HALL.playing, statement)
    async with room_in(database) as room:
        for _ in range(4):
            users = [user for user in (ANNA, BRUNO) if isinstance(await door_at(room.tables, user, HALL.playing), Door)]
            assert await room.move(HALL.playing, *users)


@each(IN_THE_LOBBY)
async def test_a_table_that_has_not_begun_says_so_and_cannot_be_started(database: Path, statement: str) -> None:
    damage(database, HALL.lobby, statement)
    async with room_in(database) as room:
        seen = await room.tables.overview(None, HALL.lobby)
        assert isinstance(seen, Overview)
        assert seen.unreadable or seen.table.game not in room.games
        assert seen.table.language == "en"
        assert seen.options.keys() <= {"bag", "shells"}
        done(await room.tables.join(room.by(BRUNO, HERE), HALL.lobby))
        if "language" not in statement:
            assert code(await room.tables.start(room.by(ANNA), HALL.lobby)) in UNREADABLE


@thorough
@each_damage
async def test_those_who_run_the_server_can_pause_it_and_close_it(database: Path, table: str, statement: str) -> None:
    damage(database, table, statement)
    async with room_in(database) as room:
        by = room.by
        done(await room.tables.pause(by(EVA), SERVER, table))
        done(await room.tables.resume(by(EVA), SERVER, table))
        done(await room.tables.close(by(EVA), SERVER, table))
        seen = await room.tables.overview(None, table)
        assert isinstance(seen, Overview)
        assert seen.table.status == "abandoned"
        assert [item for item in await room.tables.mine(BRUNO) if item.table == table] == []
        assert "close" in [line.action for line in await room.tables.notices(SERVER)]
        await goes_on(room)


# After a start, and after a repair


async def test_a_computer_that_was_held_up_plays_when_its_table_can_be_read_again(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ask("UPDATE seats SET kind = 'computer', person = NULL WHERE table_id = ?", database, HALL.playing)
    newest = "WHERE table_id = ?1 AND step = (SELECT max(step) FROM states WHERE table_id = ?1)"
    [(state,)] = ask(f"SELECT state FROM states {newest}", database, HALL.playing)
    damage(database, HALL.playing, IN_PLAY["a truncated state"])
    async with room_in(database) as room:
        before = await step_of(room)
        for _ in range(3):
            await room.tables.alive()
            await room.tables.computers_idle()
        assert await step_of(room) == before
        assert caplog.text.count(f"the computer at table {HALL.playing} is held up") == 1
        repair = f"UPDATE states SET state = ?2 {newest}"
        await room.tables.store.write(lambda stored: stored.db.execute(repair, (HALL.playing, state)))
        await room.tables.alive()
        await room.tables.computers_idle()
        assert await step_of(room) > before


def ask(query: str, path: Path, *values: object) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        found = db.execute(query, values).fetchall()
        db.commit()
        return found


async def step_of(room: Room) -> int:
    found = await room.tables.overview(None, HALL.playing)
    assert isinstance(found, Overview)
    return found.table.step


# For whoever runs it

SILENT = ("an audit line", "something to be sent that is nothing")
"""No part of a table: what was done on its server, and what is to be sent."""


@thorough
@each_damage
def test_verify_and_stats_name_it(database: Path, table: str, statement: str) -> None:
    damage(database, table, statement)
    said = paravent("verify", "--database", str(database))
    unknown, silent = "marbles" in statement and "game" in statement, statement in [BESIDE_IT[name] for name in SILENT]
    assert (f"Table {table}" in said[1], said[0]) == (
        not silent,
        0 if (unknown and "state" not in statement) or silent else 1,
    )
    for other in {*HALL} - {table}:
        assert other not in said[1]
    code, figures = paravent("stats", "--database", str(database))
    assert code == 0
    if statement in IN_PLAY.values() or table == HALL.lobby:
        assert f"table {table}" in figures.lower()
    assert HALL.sound not in figures.split("Please look at this:")[-1]


@each({name: statement for name, statement in BESIDE_IT.items() if "mark" in name})
def test_a_person_can_be_shown_and_forgotten_beside_a_mark_that_cannot_be_read(database: Path, statement: str) -> None:
    damage(database, HALL.playing, statement)
    for user in (ANNA, BRUNO, CARLA, EVA):
        assert paravent("person", str(user), "--database", str(database))[0] == 0
    assert paravent("person", str(BRUNO), "--forget", "--database", str(database))[0] == 0
    code, said = paravent("person", str(BRUNO), "--database", str(database))
    assert (code, HALL.playing in said) == (0, True), "the mark that can be read is found all the same"


@thorough
@each_damage
def test_a_backup_is_made_of_all_tables_and_can_be_put_back(
    database: Path, tmp_path: Path, table: str, statement: str
) -> None:
    damage(database, table, statement)
    kept = tmp_path / "kept"
    code, said = paravent("backup", "--to", str(kept), "--database", str(database))
    (made,) = kept.glob("*.db")
    assert code == 0
    for other in {*HALL} - {table}:
        assert other not in said
    fresh = tmp_path / "fresh.db"
    code, restored = paravent("restore", str(made), "--database", str(fresh))
    assert code == 0
    assert (table in restored) == (table in said), "what is damaged in a backup is named when it is put back"
    asyncio.run(_goes_on(fresh))


async def _goes_on(path: Path) -> None:
    async with room_in(path, now=2 * NOON) as room:
        await goes_on(room)


FOUND_WITHOUT_A_GAME = [
    "a truncated state",
    "a state that is no text",
    "another state",
    "a wrong hash",
    "a lost last state",
    "a lost last step",
    "a person who is not there",
    "options that are no JSON",
]


@pytest.mark.parametrize("name", FOUND_WITHOUT_A_GAME)
def test_a_backup_names_the_table_and_no_older_one_is_removed_until_it_is_closed(
    database: Path, tmp_path: Path, name: str
) -> None:
    kept = tmp_path / "kept"
    good = back_up(database, kept, 1, 1_700_000_000).path
    damage(database, HALL.playing, (IN_PLAY | BESIDE_IT)[name])
    for _ in range(2):
        code, said = paravent("backup", "--keep", "1", "--to", str(kept), "--database", str(database))
        assert code == 0
        assert f"table {HALL.playing} is not what was written" in said
        assert "no older backup is removed" in said
    assert good.exists()
    asyncio.run(_closed(database))
    code, said = paravent("backup", "--keep", "1", "--to", str(kept), "--database", str(database))
    assert code == 0
    assert f"table {HALL.playing} is not what was written" in said
    assert "no older backup is removed" not in said
    assert len(list(kept.glob("*.db"))) == 1


async def _closed(path: Path) -> None:
    async with room_in(path) as room:
        done(await room.tables.close(room.by(EVA), SERVER, HALL.playing))


def test_all_of_it_is_said_in_french_too(database: Path, tmp_path: Path) -> None:
    damage(database, HALL.playing, IN_PLAY["a truncated state"])
    for command in (("backup", "--to", str(tmp_path / "kept")), ("stats",)):
        assert (
            "Une partie de ce qui est enregistré" in paravent(*command, "--lang", "fr", "--database", str(database))[1]
        )
