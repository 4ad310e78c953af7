"""Delivery: what is claimed is claimed once and in order, put back with a time, and found again after a restart."""

import asyncio
from pathlib import Path

from engine.tables.outbox.intents import LOBBY, PICTURE, POST, SCREEN
from engine.tables.storage.records import Posted
from tests.tables.outbox.outgoing import BUY, MINUTE, draws, quiet_turn, send_all
from tests.tables.room import ANNA, BRUNO, CARLA, Room, done, room_in
from tests.tables.situations import GREY, answers


async def test_nothing_is_claimed_twice(room: Room) -> None:
    await room.started(ANNA, BRUNO)
    both = await asyncio.gather(room.tables.outbox.claim(), room.tables.outbox.claim())
    assert sorted(len(claimed) for claimed in both) == [0, 5]
    assert await room.tables.outbox.claim() == []


async def test_the_oldest_are_claimed_first_and_no_more_than_one_wants(room: Room) -> None:
    await room.started(ANNA, BRUNO)
    ids = [intent.id for intent in await room.tables.outbox.unsettled()]
    assert [intent.id for intent in await room.tables.outbox.claim(2)] == ids[:2]


async def test_to_one_audience_nothing_passes_what_is_being_sent(room: Room) -> None:
    table, user, seat = await quiet_turn(room)
    await draws(room, table, user)
    first = await room.tables.outbox.claim(1)
    await answers(room, table, user, BUY)
    assert [(intent.kind, intent.seat) for intent in await room.tables.outbox.claim()] == [(SCREEN, seat)]
    await room.tables.outbox.done(first)
    assert [intent.kind for intent in await room.tables.outbox.claim()] == [POST, PICTURE]


async def test_a_late_picture_holds_up_no_sentence(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    [post, picture] = [intent for intent in await room.tables.outbox.claim() if intent.kind in (POST, PICTURE)]
    await room.tables.outbox.done([post])
    done(await room.tables.resign(room.by(CARLA), table))
    await room.tables.computers_idle()
    said = await room.tables.outbox.claim()
    assert [intent.kind for intent in said if intent.seat is None] == [POST, POST]
    await room.tables.outbox.done([*said, picture])
    assert [intent.kind for intent in await room.tables.outbox.claim()] == [PICTURE]


async def test_what_was_put_back_comes_again_after_its_time_and_nothing_passes_it(room: Room) -> None:
    table, user, _ = await quiet_turn(room)
    other = await room.started(ANNA, BRUNO)
    await send_all(room)
    await draws(room, table, user)
    post, picture = await room.tables.outbox.claim()
    await room.tables.outbox.later([post], "busy", MINUTE)
    await room.tables.outbox.later([picture], "busy", 0)
    assert await room.tables.outbox.claim() == []
    await answers(room, other, ANNA, GREY)
    assert {intent.table for intent in await send_all(room)} == {other}
    room.now += MINUTE
    again = await room.tables.outbox.claim()
    assert [(intent.id, intent.attempts, intent.error) for intent in again] == [
        (post.id, 2, "busy"),
        (picture.id, 2, "busy"),
    ]


async def test_what_is_dropped_is_never_sent_and_its_reason_is_kept(room: Room) -> None:
    await room.opened(ANNA)
    [panel] = await room.tables.outbox.claim()
    await room.tables.outbox.drop(panel, "the thread is gone")
    await room.tables.outbox.done([panel])
    await room.tables.outbox.later([panel], "busy", 0)
    assert await room.tables.outbox.unsettled() == []
    query = "SELECT status, error FROM outbox"
    found = await room.tables.store.read(lambda stored: stored.db.execute(query).fetchall())
    assert found == [("dropped", "the thread is gone")]


async def test_whoever_is_cancelled_while_he_claims_has_claimed_nothing(room: Room) -> None:
    await room.started(ANNA, BRUNO)
    before = await room.tables.outbox.unsettled()
    for pauses in range(12):
        claiming = asyncio.create_task(room.tables.outbox.claim())
        for _ in range(pauses):
            await asyncio.sleep(0)
        claiming.cancel()
        (got,) = await asyncio.gather(claiming, return_exceptions=True)
        if isinstance(got, list):
            break
        assert isinstance(got, asyncio.CancelledError)
        await room.tables.alive()
        assert await room.tables.outbox.unsettled() == before


# After a restart, and for the operator


async def test_after_a_restart_what_was_being_sent_waits_again_and_is_marked(tmp_path: Path) -> None:
    async with room_in(tmp_path / "paravent.db") as room:
        await room.started(ANNA, BRUNO)
        first, *rest = await room.tables.outbox.claim(3)
        await room.tables.outbox.done([first])
    async with room_in(tmp_path / "paravent.db") as room:
        assert room.tables.outbox.news.is_set()
        found = await room.tables.outbox.claim()
        marked = [intent.id for intent in found if intent.maybe_sent]
        assert marked == [intent.id for intent in rest]
        assert [(intent.id, intent.attempts) for intent in found if intent.id in marked] == [(id, 2) for id in marked]
        assert first.id not in [intent.id for intent in found]
        assert len(found) == 4


async def test_after_a_restart_a_picture_that_was_being_sent_gives_way_to_a_newer_one(tmp_path: Path) -> None:
    async with room_in(tmp_path / "paravent.db") as room:
        table, user, _ = await quiet_turn(room)
        await draws(room, table, user)
        await room.tables.outbox.claim()
        await answers(room, table, user, BUY)
        now = room.now
    async with room_in(tmp_path / "paravent.db", now=now) as room:
        pictures = [intent for intent in await room.tables.outbox.claim() if intent.kind == PICTURE]
        assert [(intent.step, intent.maybe_sent) for intent in pictures] == [(4, 1)]


async def test_the_operator_sees_what_was_tried_too_often_or_has_waited_too_long(room: Room) -> None:
    await room.opened(ANNA)
    await send_all(room)
    await room.opened(BRUNO)
    for _ in range(5):
        assert await room.tables.outbox.stuck() == []
        [panel] = await room.tables.outbox.claim()
        await room.tables.outbox.later([panel], "busy", 0)
    await room.opened(CARLA)
    assert [intent.id for intent in await room.tables.outbox.stuck()] == [panel.id]
    room.now += 15 * MINUTE
    assert len(await room.tables.outbox.stuck()) == 2
    await send_all(room)
    assert await room.tables.outbox.stuck() == []


async def test_a_message_may_be_told_twice_and_stands_once_until_it_is_removed(room: Room) -> None:
    table = await room.opened(ANNA)
    older, newer = (Posted(table, -1, LOBBY, None, channel=7, message=number) for number in (71, 72))
    for posted in (older, newer, older):
        await room.tables.outbox.done([], posted)
    assert await room.tables.outbox.posted(table, LOBBY) == [newer, older]
    assert await room.tables.outbox.posted(table, LOBBY, seat=0) == []
    await room.tables.outbox.removed(72)
    assert await room.tables.outbox.posted(table, LOBBY) == [older]


async def test_what_is_for_a_seat_goes_to_whoever_sits_there_when_it_is_sent(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    seat = await room.seat(table, BRUNO)
    [screen] = [intent for intent in await room.tables.outbox.claim() if (intent.kind, intent.seat) == (SCREEN, seat)]

    async def user() -> int | None:
        person = (await room.tables.outbox.at_seat(table, screen.seat or 0, SCREEN)).person
        return person.user if person else None

    assert await user() == BRUNO
    done(await room.tables.replace(room.by(BRUNO), table, seat, CARLA))
    assert await user() == BRUNO
    done(await room.tables.join(room.by(CARLA), table))
    assert await user() == CARLA
    done(await room.tables.resign(room.by(CARLA), table))
    assert await user() is None


async def test_delivery_is_told_when_there_is_something_new_to_send(room: Room) -> None:
    room.tables.outbox.news.clear()
    await room.opened(ANNA)
    assert room.tables.outbox.news.is_set()
