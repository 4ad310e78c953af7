"""What is to be sent once more though nothing has changed: screens at a player's wish, a panel at a sitter's."""

from engine.tables.outbox.intents import LOBBY, SCREEN
from tests.tables.outbox.outgoing import send_all, waiting
from tests.tables.room import ANNA, BRUNO, CARLA, EVA, THERE, Room, code

NOBODY = 999
"""A user we have never met."""


async def test_a_player_gets_the_screens_of_all_his_games_and_nobody_else_any(room: Room) -> None:
    first, second = await room.started(ANNA, BRUNO), await room.started(CARLA, ANNA)
    await room.started(BRUNO, CARLA)
    await room.opened(ANNA)
    await send_all(room)
    assert await room.tables.screens_again(ANNA) is None
    found = [(intent.table, intent.kind, intent.seat) for intent in await room.tables.outbox.unsettled()]
    seats = {table: await room.seat(table, ANNA) for table in (first, second)}
    assert sorted(found) == sorted((table, SCREEN, seat) for table, seat in seats.items())


async def test_who_plays_nowhere_gets_nothing(room: Room) -> None:
    await room.started(ANNA, BRUNO)
    await send_all(room)
    assert await room.tables.screens_again(EVA) is None
    assert await room.tables.screens_again(NOBODY) is None
    assert await waiting(room) == []


async def test_a_game_that_is_over_sends_no_screen_again(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await room.play_out(table, ANNA, BRUNO)
    before = await room.tables.outbox.unsettled()
    await room.tables.screens_again(ANNA)
    assert await room.tables.outbox.unsettled() == before


async def test_the_panel_is_shown_again_to_who_sits_there(room: Room) -> None:
    table = await room.opened(ANNA, BRUNO)
    await send_all(room)
    assert code(await room.tables.show_again(EVA, table, THERE)) == "tables.not-seated"
    assert await waiting(room) == []
    assert await room.tables.show_again(BRUNO, table) is None
    assert await waiting(room) == [(LOBBY, None)]


async def test_a_table_that_has_begun_has_no_panel_to_show(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    assert code(await room.tables.show_again(ANNA, table)) == "tables.not-open"


async def test_where_somebody_sits_the_newest_first(room: Room) -> None:
    first = await room.started(ANNA, BRUNO)
    room.now += 60
    second = await room.opened(CARLA, ANNA)
    assert [table.id for table in await room.tables.seated(ANNA)] == [second, first]
    assert [table.id for table in await room.tables.seated(ANNA, "playing")] == [first]
    assert [table.id for table in await room.tables.seated(EVA)] == []
    assert await room.tables.seated(NOBODY) == ()
    await room.tables.resign(room.by(ANNA), first)
    assert [table.id for table in await room.tables.seated(ANNA)] == [second]
