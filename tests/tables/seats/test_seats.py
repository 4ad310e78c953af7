"""Changes of players while a game goes on: leaving, computers that play on, people who take over."""

import pytest

from tests.tables.room import ANNA, BRUNO, CARLA, DINO, NAMES, Room, code, done
from tests.tables.situations import (
    GREY,
    after_a_draw,
    answers,
    asks,
    everything,
    host_of,
    log_of,
    overview_of,
    said_last,
    sitters,
    taken_over,
    turn_of,
)

TRIO = (ANNA, BRUNO, CARLA)


def other(user: int, *people: int) -> int:
    """The first of these who is somebody else."""
    return next(each for each in people if each != user)


# Leaving


async def test_a_computer_finishes_the_turn_of_who_leaves_in_the_middle_of_it(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO)
    done(await room.tables.resign(room.by(player), table))
    await room.tables.computers_idle()
    stays = other(player, ANNA, BRUNO)
    assert await turn_of(room, table, ANNA, BRUNO) == stays
    assert sorted(await sitters(room, table)) == ["", NAMES[stays]]
    await room.play_out(table, stays)
    assert (await overview_of(room, table)).table.status == "finished"


async def test_the_log_names_who_left_and_a_computer_after_him(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    seat = await room.seat(table, BRUNO)
    done(await room.tables.resign(room.by(BRUNO), table))
    await room.tables.computers_idle()
    entries = [entry for entry in await log_of(room, table) if entry.seat == seat]
    assert [(entry.texts[0].key, entry.sitters[seat].name) for entry in entries] == [
        ("table-resigned", "Bruno"),
        ("favoured", ""),
    ]


async def test_the_log_names_whom_a_computer_replaced(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    seat = await room.seat(table, BRUNO)
    done(await room.tables.replace(room.by(ANNA), table, seat, None))
    entry = (await log_of(room, table))[1]
    assert (entry.texts[0].key, entry.sitters[seat].name) == ("table-seat-computer", "Bruno")
    assert entry.sitters[seat].kind == "person"


@pytest.mark.parametrize("computers", [0, 1])
async def test_the_table_ends_when_the_last_person_leaves(room: Room, computers: int) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO, computers=computers)
    for user in (player, other(player, ANNA, BRUNO)):
        done(await room.tables.resign(room.by(user), table))
    await room.tables.computers_idle()
    found = await overview_of(room, table)
    assert found.table.status == "abandoned"
    assert await said_last(room, table) == "table-deserted"
    assert [item for user in (ANNA, BRUNO) for item in await room.tables.mine(user)] == []
    before = await everything(room)
    await room.tables.computers_idle()
    assert await everything(room) == before


async def test_the_answer_names_the_last_step(room: Room) -> None:
    """With two sentences, one that somebody left and one that nobody is there any more, it is the second."""
    table = await room.started(ANNA, computers=1)
    answer = done(await room.tables.resign(room.by(ANNA), table))
    assert answer.step == (await overview_of(room, table)).table.step


async def test_the_answer_names_the_last_step_when_leaving_decides_a_motion(room: Room) -> None:
    table, player = await after_a_draw(room, *TRIO)
    stays, leaves = (user for user in TRIO if user != player)
    motion = done(await room.tables.undo(room.by(player), table)).motion or 0
    done(await room.tables.vote(room.by(stays), table, motion, True))
    answer = done(await room.tables.resign(room.by(leaves), table))
    assert [entry.kind for entry in await log_of(room, table)][answer.step] == "undo"
    assert answer.step == (await overview_of(room, table)).table.step


# The host


async def test_the_next_person_is_host_when_the_host_leaves(room: Room) -> None:
    table = await room.started(*TRIO)
    done(await room.tables.resign(room.by(ANNA), table))
    await room.tables.computers_idle()
    host = await host_of(room, table)
    assert host == next(name for name in await sitters(room, table) if name)
    (new,) = (user for user in TRIO if NAMES[user] == host)
    step = (await answers(room, table, new, GREY)).step
    done(await room.tables.undo_as_host(room.by(new), table, step))
    assert code(await room.tables.undo_as_host(room.by(ANNA), table, step)) == "tables.not-host"


async def test_the_host_hands_on_his_seat_and_the_table(room: Room) -> None:
    table = await room.started(ANNA, computers=1)
    await taken_over(room, table, ANNA, DINO)
    assert await host_of(room, table) == "Dino"
    assert sorted(await sitters(room, table)) == ["", "Dino"]
    assert code(await room.tables.undo_as_host(room.by(ANNA), table, 1)) == "tables.not-host"


async def test_a_host_who_leaves_it_to_a_computer_himself_is_host_no_more(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    done(await room.tables.replace(room.by(ANNA), table, await room.seat(table, ANNA), None))
    assert await host_of(room, table) == "Bruno"


@pytest.mark.parametrize("call", ["resign", "undo", "abandon"])
async def test_before_the_start_and_after_the_end(room: Room, call: str) -> None:
    early, late = await room.opened(ANNA, BRUNO), await room.started(ANNA, computers=1)
    done(await room.tables.resign(room.by(ANNA), late))
    for table in (early, late):
        assert code(await asks(ANNA, call)(room, table)) == "tables.not-playing"
