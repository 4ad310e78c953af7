"""Advice by itself: for whom, at which tables, and until when."""

from pathlib import Path

from engine.core.values.refusals import Refusal
from engine.tables.seats.newcomers import is_advised
from tests.tables.room import ANNA, BRUNO, CARLA, Room, code, done, room_in


async def advised(room: Room, user: int, table: str) -> bool:
    """Whether this user is, at this table, and whether the service says the same of its game."""
    found = await room.tables.seated(user, "playing", "finished", "abandoned")
    game = next(each.game for each in found if each.id == table)
    at_table = await room.tables._look(user, lambda tx: is_advised(tx, tx.table(table)))
    assert not isinstance(at_table, Refusal)
    assert at_table == await room.tables.is_advised(user, game)
    return at_table


async def finished(room: Room, *users: int, game: str = "pebbles", **chosen: int) -> str:
    table = await room.started(*users, game=game, **chosen)
    await room.play_out(table, *users)
    return table


async def test_in_the_first_game_of_a_kind_there_is_advice_and_in_the_second_there_is_none(room: Room) -> None:
    first = await room.started(ANNA, BRUNO)
    assert await advised(room, ANNA, first)
    await room.play_out(first, ANNA, BRUNO)
    second = await room.started(ANNA, CARLA)
    assert not await advised(room, ANNA, second)
    assert await advised(room, CARLA, second)


async def test_each_game_is_new_for_itself(room: Room) -> None:
    await finished(room, ANNA, BRUNO)
    assert await advised(room, ANNA, await room.started(ANNA, BRUNO, game="lanterns"))


async def test_a_game_that_was_given_up_is_not_finished(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    done(await room.tables.abandon(room.by(ANNA), table))
    (motion,) = [item.motion for item in await room.tables.mine(BRUNO) if item.motion]
    done(await room.tables.vote(room.by(BRUNO), table, motion, agrees=True))
    assert await room.tables.seated(ANNA, "abandoned")
    assert await advised(room, ANNA, await room.started(ANNA, BRUNO))


async def test_who_left_before_the_end_has_not_finished_it(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    done(await room.tables.resign(room.by(ANNA), table))
    await room.tables.computers_idle()
    await room.play_out(table, BRUNO)
    again = await room.started(ANNA, BRUNO)
    assert await advised(room, ANNA, again)
    assert not await advised(room, BRUNO, again)


async def test_it_goes_when_he_says_so_and_comes_back_when_he_says_so_for_whatever_game(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    assert await room.tables.prefer(ANNA, advice="off") is None
    assert not await advised(room, ANNA, table)
    assert await advised(room, BRUNO, table)
    assert await room.tables.prefer(ANNA, advice="on") is None
    assert await advised(room, ANNA, table)
    await room.play_out(table, ANNA, BRUNO)
    assert await advised(room, ANNA, await room.started(ANNA, BRUNO))
    assert await room.tables.prefer(ANNA, advice=None) is None
    assert not await room.tables.is_advised(ANNA, "pebbles")


async def test_what_he_said_survives_a_restart_is_in_his_export_and_goes_when_he_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        await room.tables.meet(ANNA, "Anna")
        assert await room.tables.prefer(ANNA, advice="off") is None
    async with room_in(path) as room:
        assert not await room.tables.is_advised(ANNA, "pebbles")
        export = await room.tables.own_data(ANNA)
        assert not isinstance(export, Refusal)
        assert export["person"]["advice"] == "off"
        assert await room.tables.forget(ANNA) is None
        assert code(await room.tables.person(ANNA)) == "tables.no-such-person"
        assert await room.tables.is_advised(ANNA, "pebbles")
