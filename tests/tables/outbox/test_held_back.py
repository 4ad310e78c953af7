"""In the middle of a turn the post of a step waits for what its player does next: a minute at most, and nobody is ever
called the later for it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.forms.forms import Form
from engine.core.game import Outcome
from engine.core.values.chance import Below
from engine.core.values.seats import Seat
from engine.tables.outbox.intents import HELD_BACK, MOTION, PICTURE, POST, SCREEN
from tests.sample.games.pebbles.computer import PebblesDoor
from tests.sample.games.pebbles.game import GAME
from tests.sample.games.pebbles.state import PebblesState, hide
from tests.tables.outbox.outgoing import BUY, MINUTE, quiet_turn, send_all
from tests.tables.play.thinking import with_computer
from tests.tables.room import ANNA, BRUNO, CARLA, Room, done, room_in
from tests.tables.situations import DRAW, GREY, TAKE_NOTHING, answers, first_turn, log_of, overview_of


async def claimed(room: Room) -> list[tuple[str, int | None, int]]:
    """What can be sent now: kind, seat, step."""
    return [(intent.kind, intent.seat, intent.step) for intent in await room.tables.outbox.claim()]


async def test_a_draw_waits_for_the_take_and_they_go_out_together_at_once(room: Room) -> None:
    table, user, seat = await quiet_turn(room)
    drawn = (await answers(room, table, user, DRAW)).step
    assert await claimed(room) == []
    room.now += MINUTE - 1
    assert await claimed(room) == []
    await answers(room, table, user, BUY)
    assert await claimed(room) == [
        (POST, None, drawn),
        (POST, None, drawn + 1),
        (PICTURE, None, drawn + 1),
        (SCREEN, seat, drawn + 1),
    ]


async def test_who_does_nothing_more_is_waited_for_a_minute_and_no_longer(room: Room) -> None:
    table, user, _ = await quiet_turn(room)
    await answers(room, table, user, DRAW)
    assert await room.tables.outbox.due() == (False, HELD_BACK)
    assert HELD_BACK == MINUTE
    room.now += MINUTE
    assert [kind for kind, _, _ in await claimed(room)] == [POST, PICTURE]


async def test_it_holds_across_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        await answers(room, *(await quiet_turn(room))[:2], DRAW)
        now = room.now
    async with room_in(path, now=now + MINUTE - 1) as room:
        assert await claimed(room) == []
        assert (await room.tables.outbox.due())[1] == 1
        room.now += 1
        assert [kind for kind, _, _ in await claimed(room)] == [POST, PICTURE]


async def test_the_take_after_a_restart_goes_out_with_the_draw(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        table, user, _ = await quiet_turn(room)
        await answers(room, table, user, DRAW)
    async with room_in(path) as room:
        await answers(room, table, user, TAKE_NOTHING)
        assert [kind for kind, _, _ in await claimed(room)] == [POST, POST, PICTURE]


def find_a_coin(state: PebblesState, seat: Seat, form: Form) -> Outcome[PebblesState]:
    """As in Pebbles, but whoever draws finds a coin, which goes behind his screen."""
    after, events = GAME.apply(state, seat, form)
    if form.verb == "draw":
        after = hide(after, seat, replace(after.hidden[seat], coins=after.hidden[seat].coins + 1))
    return after, events


async def test_no_screen_waits(tmp_path: Path) -> None:
    """Of a step in the middle of a turn that changes a screen, the screen goes at once."""
    games = {"pebbles": GAME.altered(apply=find_a_coin)}
    async with room_in(tmp_path / "paravent.db", games=games) as room:
        table, user, seat = await quiet_turn(room)
        drawn = (await answers(room, table, user, DRAW)).step
        assert await claimed(room) == [(SCREEN, seat, drawn)]


async def test_a_screen_that_is_asked_for_again_does_not_wait(room: Room) -> None:
    table, user, seat = await quiet_turn(room)
    drawn = (await answers(room, table, user, DRAW)).step
    await room.tables.reach(user, None, "open")
    assert await room.tables.screens_again(user) is None
    assert await claimed(room) == [(SCREEN, seat, drawn)]


@pytest.mark.parametrize("what", ["the turn of another", "a favourite that others still owe", "the start"])
async def test_nothing_waits_that_is_no_step_in_the_middle_of_a_turn(room: Room, what: str) -> None:
    if what == "the turn of another":
        table, user, _ = await quiet_turn(room)
        await answers(room, table, user, DRAW)
        await answers(room, table, user, TAKE_NOTHING)
    else:
        table = await room.started(ANNA, BRUNO, CARLA)
        if what != "the start":
            await answers(room, table, ANNA, GREY)
    assert POST in [kind for kind, _, _ in await claimed(room)]
    assert (await room.tables.outbox.due())[1] is None


def stopped_in_the_middle_of_a_turn(door: PebblesDoor, below: Below) -> Form:
    """It draws, and never takes."""
    if "take" in door.answers():
        raise ZeroDivisionError("the computer is broken")
    return GREY if "favour" in door.answers() else DRAW


async def test_what_a_computer_does_is_never_held_back(tmp_path: Path) -> None:
    games = with_computer(stopped_in_the_middle_of_a_turn)
    async with room_in(tmp_path / "paravent.db", games=games) as room:
        table = await room.started(ANNA, computers=1)
        await room.play_out(table, ANNA)
        assert (await log_of(room, table))[-1].texts[0].key == "drew"
        assert (POST, None, (await overview_of(room, table)).table.step) in await claimed(room)


@pytest.mark.parametrize("how", ["a motion", "a resignation", "a pause"])
async def test_whatever_else_is_said_there_says_it_at_once(room: Room, how: str) -> None:
    table, user = await first_turn(room, ANNA, BRUNO, CARLA, server=7)
    await send_all(room)
    await answers(room, table, user, DRAW)
    other = next(each for each in (BRUNO, CARLA) if each != user)  # if the host went, more would be said
    if how == "a motion":
        done(await room.tables.abandon(room.by(other), table))
    elif how == "a resignation":
        done(await room.tables.resign(room.by(other), table))
    else:
        done(await room.tables.pause(room.by(ANNA), 7, table))
    kinds = [kind for kind, _, _ in await claimed(room)]
    assert kinds[:2] == [POST, PICTURE]
    assert kinds[2:] == [MOTION if how == "a motion" else POST]


async def test_what_was_in_the_way_ends_and_what_is_held_back_goes_on_waiting(room: Room) -> None:
    table, user, _ = await quiet_turn(room)
    await answers(room, table, user, DRAW)
    await room.tables.outbox.hurry([table])
    assert await claimed(room) == []
