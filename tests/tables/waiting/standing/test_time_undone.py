"""An undo takes back the time that moves have brought, and just that: nobody loses by it, and nobody gains."""

import pytest

from tests.tables.room import ANNA, BRUNO, Room, done
from tests.tables.waiting.passing import DAY, HOUR, other, overview, turn_of
from tests.tables.waiting.standing.test_out_of_reach import due_in

TWO = (ANNA, BRUNO)


async def begun(room: Room, game: str) -> str:
    """A game in which one of them is asked now."""
    table = await room.started(*TWO, game=game, pace=DAY)
    while len(await room.asked(table, *TWO)) > 1:
        await room.move(table, *TWO)
    return table


async def last_step(room: Room, table: str) -> int:
    return (await overview(room, table)).table.step


async def back_to(room: Room, table: str, step: int) -> None:
    """The host takes back all that came after this."""
    done(await room.tables.undo_as_host(room.by(ANNA), table, step + 1))


async def times(room: Room, table: str) -> dict[int, int]:
    """How much time each has for his answer, when he is asked next; with that they have played on."""
    found = dict[int, int]()
    while len(found) < len(TWO):
        for clock in (await overview(room, table)).clocks:
            assert clock.due_at is not None
            found.setdefault(clock.seat, clock.due_at - int(room.now))
        assert await room.move(table, *TWO) is not None
    return found


@pytest.mark.parametrize(("game", "moves"), [("pebbles", 10), ("lanterns", 14)])
async def test_many_moves_made_at_once_and_taken_back_leave_as_much_as_before_them(
    room: Room, game: str, moves: int
) -> None:
    table = await begun(room, game)
    start = await last_step(room, table)
    before = await times(room, table)
    await back_to(room, table, start)
    start = await last_step(room, table)
    for _ in range(moves):
        assert await room.move(table, *TWO) is not None
    await back_to(room, table, start)
    assert await times(room, table) == before


async def test_to_play_and_take_it_back_again_and_again_brings_nothing(room: Room) -> None:
    table = await begun(room, "pebbles")
    left = await due_in(room, table)
    for hour in range(1, 7):
        start = await last_step(room, table)
        room.now += HOUR
        await room.move(table, *TWO)
        await back_to(room, table, start)
        assert await due_in(room, table) == left - hour * HOUR


async def test_what_an_hour_of_thinking_has_taken_is_not_given_back(room: Room) -> None:
    table = await room.started(*TWO, pace=DAY)
    mover = await turn_of(room, table, *TWO)
    start = await last_step(room, table)
    room.now += 12 * HOUR
    while not await room.asked(table, other(mover, *TWO)):
        await room.move(table, mover)
    await back_to(room, table, start)
    assert await due_in(room, table) == 2 * DAY - 12 * HOUR
