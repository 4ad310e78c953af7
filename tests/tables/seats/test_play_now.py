"""A game at once against computers: opened, filled and started in one go, once for each wish, whole or not at all."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import AnyGame
from engine.tables.seats.play_now import SAME_WISH
from engine.tables.service import Access
from tests.roots import GAMES
from tests.tables.room import ANNA, BRUNO, CARLA, CHANNEL, Room, code, done, room_in
from tests.tables.situations import everything, favours, host_of, overview_of, sitters

SERVER = 7000
THERE = Access(SERVER, frozenset({CHANNEL}))


async def plays(room: Room, user: int, **chosen: Any) -> Any:
    """This user wants to play at once."""
    where: dict[str, Any] = {"server": SERVER, "channel": CHANNEL}
    return await room.tables.play_now(room.by(user, THERE), "pebbles", **where, **chosen)


async def tables_of(room: Room) -> list[str]:
    return sorted(table.id for table in await room.tables.listed(SERVER))


async def test_the_game_is_on_and_asks_whoever_wanted_it(room: Room) -> None:
    table = done(await plays(room, ANNA, language="fr")).table
    await room.tables.computers_idle()
    found = await overview_of(room, table)
    assert (sorted(await sitters(room, table)), await host_of(room, table)) == (["", "", "Anna"], "Anna")
    assert (found.table.status, found.table.places, found.table.language) == ("playing", 3, "fr")
    assert (found.table.server, found.table.channel) == (SERVER, CHANNEL)
    assert len(await room.asked(table, ANNA)) == 1
    assert found.table.step == 2, "both computers have chosen their favourite"
    assert await room.play_out(table, ANNA) > 0


def for_so_many(players: range) -> dict[str, AnyGame]:
    """Pebbles, as if it were for another number of players."""
    pebbles = GAMES["pebbles"]
    return {"pebbles": replace(pebbles, declares=replace(pebbles.declares, players=players))}


@pytest.mark.parametrize(
    ("players", "seats"), [(range(2, 5), 3), (range(2, 3), 2), (range(3, 5), 3), (range(4, 5), 4)], ids=str
)
async def test_there_are_as_many_computers_as_the_game_allows(tmp_path: Path, players: range, seats: int) -> None:
    async with room_in(tmp_path / "paravent.db", games=for_so_many(players)) as room:
        table = done(await plays(room, ANNA, computers=2)).table
        assert len(await sitters(room, table)) == seats


async def test_two_people_get_a_table_each(room: Room) -> None:
    first, second = await asyncio.gather(plays(room, ANNA), plays(room, BRUNO))
    assert await tables_of(room) == sorted([done(first).table, done(second).table])


# Once


async def test_the_same_request_gives_one_table(room: Room) -> None:
    request = room.by(ANNA, THERE)
    wishes = [room.tables.play_now(request, "pebbles", server=SERVER, channel=CHANNEL) for _ in range(4)]
    answers = await asyncio.gather(*wishes)
    assert len({done(answer) for answer in answers}) == 1
    assert len(await tables_of(room)) == 1


async def test_who_presses_twice_before_the_answer_is_there_has_one_table(room: Room) -> None:
    answers = await asyncio.gather(*(plays(room, ANNA) for _ in range(3)))
    assert len({done(answer).table for answer in answers}) == 1
    assert await tables_of(room) == [done(answers[0]).table]


async def test_who_comes_back_later_or_has_moved_gets_another_table(room: Room) -> None:
    first = done(await plays(room, ANNA)).table
    await room.tables.computers_idle()
    room.now += SAME_WISH
    second = done(await plays(room, ANNA)).table
    assert second != first
    await room.tables.computers_idle()
    await favours(room, second, ANNA)
    assert done(await plays(room, ANNA)).table not in (first, second)


async def test_only_a_table_like_the_one_that_is_wanted_is_taken_for_it(room: Room) -> None:
    with_bruno = await room.started(ANNA, BRUNO, computers=1, server=SERVER)
    elsewhere = await room.started(ANNA, computers=2, server=SERVER, channel=CHANNEL + 1)
    other = await room.started(ANNA, computers=2, server=SERVER, game="lanterns")
    assert done(await plays(room, ANNA)).table not in (with_bruno, elsewhere, other)


# Or not at all


async def paused(room: Room) -> None:
    assert await room.tables.pause_server(room.by(CARLA), SERVER) is None


async def barred(room: Room) -> None:
    assert await room.tables.bar(room.by(CARLA), SERVER, ANNA) is None


async def one_each(room: Room) -> None:
    assert await room.tables.settle(room.by(CARLA), SERVER, tables_per_person=1) is None
    await room.opened(ANNA, server=SERVER)


async def one_here(room: Room) -> None:
    assert await room.tables.settle(room.by(CARLA), SERVER, tables_per_server=1) is None
    await room.opened(BRUNO, server=SERVER)


async def other_channel(room: Room) -> None:
    assert await room.tables.settle(room.by(CARLA), SERVER, channels=(CHANNEL + 1,)) is None


async def managers(room: Room) -> None:
    assert await room.tables.settle(room.by(CARLA), SERVER, creators="managers") is None


REFUSED = {
    "server-paused": paused,
    "barred": barred,
    "too-many-live": one_each,
    "too-many-on-server": one_here,
    "wrong-channel": other_channel,
    "may-not-create": managers,
}


@pytest.mark.parametrize("why", REFUSED)
async def test_what_is_refused_like_any_new_table_leaves_nothing(room: Room, why: str) -> None:
    await REFUSED[why](room)
    before = await everything(room)
    assert code(await plays(room, ANNA)) == f"tables.{why}"
    new = await room.tables.create(room.by(ANNA, THERE), "pebbles", server=SERVER, channel=CHANNEL)
    assert code(new) == f"tables.{why}"
    assert await everything(room) == before


@pytest.mark.parametrize("why", ["server-paused", "barred"])
async def test_who_may_not_any_more_is_not_led_back_either(room: Room, why: str) -> None:
    done(await plays(room, ANNA))
    await room.tables.computers_idle()
    await REFUSED[why](room)
    assert code(await plays(room, ANNA)) == f"tables.{why}"


async def test_a_game_that_is_not_there_or_cannot_begin_leaves_nothing(tmp_path: Path) -> None:
    pebbles = GAMES["pebbles"]

    def fails(*_: object) -> Any:
        raise RuntimeError("no set-up")

    broken = replace(pebbles, plays=replace(pebbles.plays, initial=fails))
    async with room_in(tmp_path / "paravent.db", games={"pebbles": broken}) as room:
        before = await everything(room)
        assert code(await room.tables.play_now(room.by(ANNA), "chess")) == "tables.no-such-game"
        with pytest.raises(RuntimeError, match="no set-up"):
            await plays(room, ANNA)
        assert await everything(room) == before
