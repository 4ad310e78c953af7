"""Who was forgotten and returns: no second seat at a table he has seen, and nothing kept for that after its end."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from engine.core.values.refusals import Refusal
from engine.tables.storage.schema import migrations
from tests.tables.notebook import ask
from tests.tables.operate.operating import in_room, paravent
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, EVA, Room, code, done, room_in
from tests.tables.situations import everything, first_turn, offered, rows, screen_of, taken_over
from tests.tables.storage.older import as_version

SERVER = 7


async def who_sits(room: Room, table: str) -> int:
    """Carla sits there until she is forgotten."""
    return await room.seat(table, CARLA)


async def who_resigned(room: Room, table: str) -> int:
    """Carla has left the game before."""
    seat = await room.seat(table, CARLA)
    done(await room.tables.resign(room.by(CARLA), table))
    return seat


async def who_was_followed(room: Room, table: str) -> int:
    """Carla has given her seat to another."""
    return await taken_over(room, table, CARLA, DINO)


LEAVING = {"who sits there": who_sits, "who resigned": who_resigned, "who was followed": who_was_followed}
Leaving = Callable[[Room, str], Awaitable[int]]


async def without_carla(room: Room, leaving: Leaving = who_sits) -> tuple[str, int]:
    """A game that goes on after Carla was forgotten: the table, and the seat she had."""
    table, _ = await first_turn(room, ANNA, BRUNO, CARLA, server=SERVER)
    seat = await leaving(room, table)
    assert await room.tables.forget(CARLA) is None
    await room.tables.computers_idle()
    return table, seat


async def marks(room: Room) -> list[Any]:
    return (await everything(room))["forgotten"]


@pytest.mark.parametrize("leaving", rows(LEAVING))
async def test_who_returns_is_offered_no_other_seat(room: Room, leaving: Leaving) -> None:
    table, seat = await without_carla(room, leaving)
    other = await room.seat(table, BRUNO)
    assert other != seat
    answer = await room.tables.replace(room.by(ANNA), table, other, CARLA)
    assert code(answer) == "tables.barred-from-seat"
    answer = await room.tables.replace(room.by(ANNA), table, other, EVA)
    done(answer)


async def test_who_was_offered_a_seat_before_he_was_forgotten_does_not_get_it(room: Room) -> None:
    table, _ = await first_turn(room, ANNA, BRUNO, CARLA, server=SERVER)
    await offered(room, table, await room.seat(table, ANNA), DINO, by=ANNA)
    assert await room.tables.forget(DINO) is None
    answer = await room.tables.join(room.by(DINO), table)
    assert code(answer) == "tables.not-open", "the offer went with him"
    assert await marks(room) == [], "and he has seen nothing"


async def test_who_returns_may_have_his_own_seat_again_as_everybody_may(room: Room) -> None:
    table, seat = await without_carla(room)
    await offered(room, table, seat, CARLA, by=ANNA)
    done(await room.tables.join(room.by(CARLA), table))
    assert await screen_of(room, table, CARLA) is not None
    assert await room.tables.forget(CARLA) is None
    assert len(await marks(room)) == 1, "one mark is enough, however often"


async def test_a_mark_names_nobody_and_no_two_can_be_compared(room: Room) -> None:
    first, _ = await without_carla(room)
    second, _ = await without_carla(room)
    found = await marks(room)
    assert {mark[0] for mark in found} == {first, second}
    assert len({mark[1] for mark in found}) == len({mark[2] for mark in found}) == 2
    assert all(str(CARLA) not in str(mark[1:3]) for mark in found)


async def finish(room: Room, table: str) -> None:
    await room.play_out(table, ANNA, BRUNO)


async def agree(room: Room, table: str) -> None:
    motion = done(await room.tables.abandon(room.by(ANNA), table)).motion or 0
    done(await room.tables.vote(room.by(BRUNO), table, motion, True))


async def close(room: Room, table: str) -> None:
    done(await room.tables.close(room.by(EVA), SERVER, table))


async def desert(room: Room, table: str) -> None:
    for user in (ANNA, BRUNO):
        done(await room.tables.resign(room.by(user), table))


ENDS = {"it is played out": finish, "all agree": agree, "it is closed": close, "nobody is left": desert}


@pytest.mark.parametrize("ending", rows(ENDS))
async def test_when_the_table_ends_nothing_is_kept(room: Room, ending: Callable[[Room, str], Awaitable[None]]) -> None:
    table, _ = await without_carla(room)
    assert len(await marks(room)) == 1
    await ending(room, table)
    assert await marks(room) == []


async def test_tables_that_have_not_begun_or_have_ended_keep_nothing(room: Room) -> None:
    over = await room.started(ANNA, CARLA)
    await room.play_out(over, ANNA, CARLA)
    await room.opened(ANNA, CARLA)
    alone = await room.started(CARLA, computers=1)
    assert await room.tables.forget(CARLA) is None
    await room.tables.computers_idle()
    assert alone
    assert await marks(room) == []


async def test_who_returns_is_shown_what_is_kept_of_him(room: Room) -> None:
    table, seat = await without_carla(room)
    await room.tables.meet(CARLA, "Carla")
    export = await room.tables.own_data(CARLA)
    assert not isinstance(export, Refusal)
    assert export["marks"] == [{"table_id": table, "seat": seat}]
    others = await room.tables.own_data(BRUNO)
    assert not isinstance(others, Refusal)
    assert others["marks"] == []


# On the command line


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str]:
    """A file with a game of three that goes on."""

    async def begun(room: Room) -> str:
        return (await first_turn(room, ANNA, BRUNO, CARLA, server=SERVER))[0]

    path = tmp_path / "paravent.db"
    return path, in_room(path, begun)


def test_the_operator_is_told_and_can_tell_who_asks(played: tuple[Path, str]) -> None:
    path, table = played
    code, said = paravent("person", str(CARLA), "--forget", "--database", str(path))
    assert code == 0
    assert "One table in play keeps a mark until it ends" in said
    code, said = paravent("person", str(CARLA), "--database", str(path))
    assert code == 0
    assert json.decode(said.encode())["person"] is None
    assert [mark["table_id"] for mark in json.decode(said.encode())["marks"]] == [table]
    assert paravent("person", str(EVA + 1), "--database", str(path))[0] == 2


def test_a_file_with_marks_is_whole(played: tuple[Path, str], tmp_path: Path) -> None:
    path, _ = played
    assert paravent("person", str(CARLA), "--forget", "--database", str(path))[0] == 0
    assert paravent("verify", "--database", str(path))[0] == 0
    assert paravent("backup", "--to", str(tmp_path / "kept"), "--database", str(path))[0] == 0


def test_a_table_that_is_carried_elsewhere_knows_him_there(played: tuple[Path, str], tmp_path: Path) -> None:
    path, table = played
    seat = in_room(path, lambda room: room.seat(table, CARLA))
    assert paravent("person", str(CARLA), "--forget", "--database", str(path))[0] == 0
    assert paravent("export", table, "--out", str(tmp_path / "t.json"), "--database", str(path))[0] == 0

    async def comes_back(room: Room) -> str:
        other = await room.seat(table, ANNA)
        assert other != seat
        return code(await room.tables.replace(room.by(ANNA), table, other, CARLA))

    async def nothing(room: Room) -> None:
        """The file is made."""

    other = tmp_path / "other.db"
    in_room(other, nothing)
    assert paravent("import", str(tmp_path / "t.json"), "--database", str(other))[0] == 0
    assert in_room(other, comes_back) == "tables.barred-from-seat"


async def test_a_file_of_the_version_before_can_keep_marks(played: tuple[Path, str]) -> None:
    path, table = played
    (number,) = [step.number for step in migrations() if "CREATE TABLE forgotten" in step.statements[0]]
    as_version(path, number - 1)
    async with room_in(path) as room:
        assert await room.tables.forget(CARLA) is None
        assert [mark[0] for mark in await marks(room)] == [table]
    assert ask(path.with_name(f"paravent.db.before-{number:04}"), "PRAGMA user_version") == [number - 1]
