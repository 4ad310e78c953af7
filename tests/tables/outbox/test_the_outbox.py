"""What is to be sent: written with the change it tells of, and collapsing into the newest while it waits."""

import pytest

from engine.tables.outbox.intents import LOBBY, MOTION, OFFER, PICTURE, POST, RESULT, SCREEN
from tests.tables.outbox.outgoing import BUY, MINUTE, all_of, draws, quiet_turn, send_all, waiting
from tests.tables.room import ANNA, BRUNO, CARLA, Room, code, done
from tests.tables.situations import DRAW, GREY, answers

# What each change gives reason to send


async def test_a_table_in_the_lobby_has_its_panel_shown_anew_after_each_change(room: Room) -> None:
    table = await room.opened(ANNA, BRUNO, computers=1)
    assert await all_of(room, table) == [(LOBBY, None, "overtaken")] * 2 + [(LOBBY, None, "waiting")]


async def test_the_start_is_told_and_shown_and_every_person_gets_a_screen(room: Room) -> None:
    table = await room.opened(ANNA, BRUNO, computers=1)
    await send_all(room)
    done(await room.tables.start(room.by(ANNA), table))
    started = [(intent.kind, intent.seat) for intent in await room.tables.outbox.unsettled() if intent.step == 0]
    people = sorted([await room.seat(table, ANNA), await room.seat(table, BRUNO)])
    assert started == [(POST, None), (PICTURE, None), *[(SCREEN, seat) for seat in people]]


async def test_a_move_is_told_and_shown_and_only_the_screens_that_it_changed(room: Room) -> None:
    table, user, seat = await quiet_turn(room)
    await draws(room, table, user)
    assert await waiting(room) == [(POST, None), (PICTURE, None)]
    await send_all(room)
    await answers(room, table, user, BUY)
    assert await waiting(room) == [(POST, None), (PICTURE, None), (SCREEN, seat)]


async def test_a_free_undo_is_told_and_shown_like_a_move(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await answers(room, table, ANNA, GREY)
    await send_all(room)
    done(await room.tables.undo(room.by(ANNA), table))
    assert await waiting(room) == [(POST, None), (PICTURE, None), (SCREEN, await room.seat(table, ANNA))]


async def test_a_resignation_is_told_and_changes_no_picture(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    await send_all(room)
    done(await room.tables.resign(room.by(ANNA), table))
    notice = [intent for intent in await room.tables.outbox.unsettled() if intent.step == 1]
    assert [(intent.kind, intent.seat) for intent in notice] == [(POST, None)]


async def test_whoever_takes_over_a_seat_gets_its_screen(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    seat = await room.seat(table, BRUNO)
    done(await room.tables.replace(room.by(BRUNO), table, seat, CARLA))
    await send_all(room)
    done(await room.tables.join(room.by(CARLA), table))
    assert await waiting(room) == [(POST, None), (SCREEN, seat)]


async def test_the_end_has_its_result_told_once(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, options={"bag": "small"})
    await room.play_out(table, ANNA, BRUNO)
    kinds = [kind for kind, _, _ in await all_of(room, table)]
    assert kinds.count(RESULT) == 1
    last = [intent.kind for intent in await room.tables.outbox.unsettled()]
    assert last[-1] == RESULT
    assert PICTURE in last


async def test_a_motion_has_a_panel_that_is_shown_anew_after_each_vote_and_a_refusal_is_told(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    await send_all(room)
    motion = done(await room.tables.abandon(room.by(ANNA), table)).motion
    assert motion is not None
    done(await room.tables.vote(room.by(BRUNO), table, motion, True))
    assert await waiting(room) == [(MOTION, None)]
    done(await room.tables.vote(room.by(CARLA), table, motion, False))
    assert (await waiting(room))[-1] == (POST, None)


async def test_a_motion_that_is_overtaken_or_decided_has_its_panel_shown_anew(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    done(await room.tables.abandon(room.by(ANNA), table))
    await send_all(room)
    assert await room.move(table, ANNA, BRUNO)
    assert (MOTION, None) in await waiting(room)
    motion = done(await room.tables.abandon(room.by(BRUNO), table)).motion
    await send_all(room)
    done(await room.tables.vote(room.by(ANNA), table, motion or 0, False))
    assert await waiting(room) == [(MOTION, None), (POST, None)]


async def test_an_offered_seat_is_told(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await send_all(room)
    seat = await room.seat(table, BRUNO)
    done(await room.tables.replace(room.by(ANNA), table, seat, CARLA))
    assert await waiting(room) == [(OFFER, seat)]


async def test_a_game_that_is_given_up_has_that_told(room: Room) -> None:
    table = await room.started(ANNA, computers=1)
    await send_all(room)
    done(await room.tables.abandon(room.by(ANNA), table))
    assert await waiting(room) == [(POST, None)]


async def test_what_is_refused_or_repeated_gives_no_reason_to_send_anything(room: Room) -> None:
    table, user, _ = await quiet_turn(room)
    other = ANNA + BRUNO - user
    [(_, decision)] = await room.asked(table, user)
    assert code(await room.tables.submit(room.by(other), table, decision, DRAW)) == "core.not-your-decision"
    assert await waiting(room) == []
    request = room.by(user)
    assert await room.tables.submit(request, table, decision, DRAW) == done(
        await room.tables.submit(request, table, decision, DRAW)
    )
    assert await waiting(room) == [(POST, None), (PICTURE, None)]


# Collapsing


async def test_pictures_and_screens_collapse_into_the_newest_and_sentences_never(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await room.play_out(table, ANNA, BRUNO)
    unsettled = await room.tables.outbox.unsettled()
    last = max(intent.step for intent in unsettled)
    assert [intent.step for intent in unsettled if intent.kind == POST] == list(range(last + 1))
    assert [intent.step for intent in unsettled if intent.kind == PICTURE] == [last]
    assert sorted(intent.seat for intent in unsettled if intent.kind == SCREEN and intent.seat is not None) == [0, 1]


async def test_what_is_being_sent_is_not_overtaken(room: Room) -> None:
    table, user, _ = await quiet_turn(room)
    await draws(room, table, user)
    claimed = await room.tables.outbox.claim()
    await answers(room, table, user, BUY)
    await room.tables.outbox.done(claimed)
    statuses = [status for kind, _, status in await all_of(room, table) if kind == PICTURE]
    assert statuses[-2:] == ["done", "waiting"]


@pytest.mark.parametrize("maybe_sent", [False, True])
async def test_what_is_put_back_after_a_newer_one_came_is_overtaken_and_its_doubts_pass_on(
    room: Room, maybe_sent: bool
) -> None:
    table, user, _ = await quiet_turn(room)
    await draws(room, table, user)
    [_, picture] = await room.tables.outbox.claim()
    await answers(room, table, user, BUY)
    await room.tables.outbox.later([picture], "busy", MINUTE, maybe_sent=maybe_sent)
    pictures = [intent for intent in await room.tables.outbox.unsettled() if intent.kind == PICTURE]
    assert [(intent.status, bool(intent.maybe_sent)) for intent in pictures] == [("waiting", maybe_sent)]
    assert pictures[0].id > picture.id


async def test_what_overtakes_something_doubtful_is_doubtful(room: Room) -> None:
    table, user, _ = await quiet_turn(room)
    await draws(room, table, user)
    for intent in await room.tables.outbox.claim():
        await room.tables.outbox.later([intent], "no answer", MINUTE, maybe_sent=True)
    await answers(room, table, user, BUY)
    doubts = {(intent.kind, intent.step, intent.maybe_sent) for intent in await room.tables.outbox.unsettled()}
    assert doubts == {(POST, 3, 1), (PICTURE, 4, 1), (POST, 4, 0), (SCREEN, 4, 0)}
