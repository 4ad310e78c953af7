"""What overtakes a motion, one motion at a time, and giving up a game."""

import pytest

from tests.tables.play.motion import Asked, asked
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, Room, code, done
from tests.tables.situations import (
    DRAW,
    TAKE_NOTHING,
    after_a_draw,
    answers,
    asks,
    favours,
    log_of,
    overview_of,
    said_last,
    turn_of,
)

TRIO = (ANNA, BRUNO, CARLA)


@pytest.mark.parametrize("call", ["undo", "abandon"])
async def test_one_thing_is_asked_at_a_time(room: Room, call: str) -> None:
    of = await asked(room, *TRIO)
    answer = await asks(of.asker, call)(room, of.table)
    assert code(answer) == "tables.motion-open"
    other = await room.tables.abandon(room.by(of.others[0]), of.table)
    assert code(other) == "tables.motion-open"


async def test_a_computers_move_overtakes_nothing(room: Room) -> None:
    """A computer's answer comes whenever it has thought: nobody has decided to play on."""
    table = await room.started(ANNA, BRUNO, CARLA)
    await favours(room, table, ANNA)
    of = Asked(room, table, ANNA, TRIO)
    await of.ask("abandon")
    done(await room.tables.resign(room.by(CARLA), table))
    await room.tables.computers_idle()
    assert "favoured" in {text.key for entry in (await log_of(room, table))[-1:] for text in entry.texts}
    assert await of.is_open()
    await of.says(BRUNO, True)
    assert (await overview_of(room, table)).table.status == "abandoned"


async def test_a_move_of_another_person_overtakes_it(room: Room) -> None:
    table = await room.started(*TRIO)
    await favours(room, table, ANNA, BRUNO)
    of = Asked(room, table, ANNA, TRIO)
    await of.ask()
    await favours(room, table, CARLA)
    assert (await of.is_open(), await of.taken_back()) == (False, False)
    assert await of.refused(BRUNO) == "tables.no-motion"


async def test_a_carried_undo_goes_back_past_what_computers_did_since(room: Room) -> None:
    """The motion is about the asker's own move, whatever a computer has done in the meantime."""
    table, asker = await after_a_draw(room, ANNA, BRUNO, computers=1)
    await answers(room, table, asker, TAKE_NOTHING)
    of = Asked(room, table, asker, (ANNA, BRUNO))
    await of.ask()
    await of.says(of.others[0], True)
    await room.tables.computers_idle()
    assert await turn_of(room, table, ANNA, BRUNO) == asker
    (waiting,) = [item for item in await room.tables.mine(asker) if item.table == table]
    assert waiting.kind == "take"


@pytest.mark.parametrize("people", [(ANNA, BRUNO), TRIO, (*TRIO, DINO)], ids=["two", "three", "four"])
async def test_a_game_is_given_up_when_all_agree(room: Room, people: tuple[int, ...]) -> None:
    of = await asked(room, *people, call="abandon")
    for user in of.others:
        assert (await overview_of(room, of.table)).table.status == "playing"
        await of.says(user, True)
    assert (await overview_of(room, of.table)).table.status == "abandoned"
    assert await said_last(room, of.table) == "table-abandoned-agreed"
    assert [item for user in people for item in await room.tables.mine(user)] == []


@pytest.mark.parametrize("computers", [1, 2, 3])
async def test_who_plays_with_computers_alone_gives_up_at_once(room: Room, computers: int) -> None:
    table = await room.started(ANNA, computers=computers)
    assert done(await room.tables.abandon(room.by(ANNA), table)).motion is None
    assert (await overview_of(room, table)).table.status == "abandoned"
    assert await room.tables.mine(ANNA) == ()


async def test_one_no_is_enough_and_is_said(room: Room) -> None:
    of = await asked(room, *TRIO, call="abandon")
    await of.says(of.others[0], False)
    last = (await log_of(room, of.table))[-1]
    assert last.texts[0].key == "table-abandon-declined"
    assert last.texts[0].params == {"seat": await of.seat(of.asker), "by": await of.seat(of.others[0])}
    await answers(room, of.table, of.asker, TAKE_NOTHING)


async def test_after_a_no_one_may_ask_again(room: Room) -> None:
    of = await asked(room, *TRIO)
    await of.says(of.others[0], False)
    await of.ask()
    for user in of.others:
        await of.says(user, True)
    assert await of.taken_back()
    await answers(room, of.table, of.asker, DRAW)
