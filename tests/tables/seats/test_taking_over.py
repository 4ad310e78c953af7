"""Offering a seat and taking it over: who may, what goes with it, and what stays hidden from whom."""

import pytest

from tests.tables.room import ANNA, BRUNO, CARLA, DINO, EVA, Room, code, done
from tests.tables.situations import (
    GREY,
    TAKE_NOTHING,
    Attempt,
    after_a_draw,
    asks,
    everything,
    favours,
    log_of,
    offered,
    rows,
    screen_of,
    sitters,
    taken_over,
)

TRIO = (ANNA, BRUNO, CARLA)


# Offers


REFUSED: dict[str, tuple[Attempt, str]] = {
    "a computer sent by a guest": (asks(BRUNO, "replace", 0, None), "not-host"),
    "a computer sent by a stranger": (asks(EVA, "replace", 0, None), "not-host"),
    "a computer for no seat": (asks(ANNA, "replace", 7, None), "no-such-person"),
    "a computer for a seat below zero": (asks(ANNA, "replace", -1, None), "no-such-person"),
    "a seat offered that is not there": (asks(ANNA, "replace", 7, DINO), "no-such-person"),
    "a seat offered by a stranger": (asks(EVA, "replace", 0, DINO), "not-host"),
    "a seat taken without an offer": (asks(DINO, "join"), "not-open"),
    "a seat taken by who has one": (asks(BRUNO, "join"), "already-seated"),
    "leaving where one does not sit": (asks(DINO, "resign"), "not-seated"),
}


@pytest.mark.parametrize(("attempt", "expected"), rows(REFUSED))
async def test_refused_and_nothing_changes(room: Room, attempt: Attempt, expected: str) -> None:
    table = await room.started(*TRIO)
    before = await everything(room)
    assert code(await attempt(room, table)) == f"tables.{expected}"
    assert await everything(room) == before


async def test_a_guest_offers_nobodys_seat_but_his_own(room: Room) -> None:
    table = await room.started(*TRIO)
    answer = await room.tables.replace(room.by(BRUNO), table, await room.seat(table, CARLA), DINO)
    assert code(answer) == "tables.not-host"
    await offered(room, table, await room.seat(table, BRUNO), DINO, by=BRUNO)


async def test_a_computer_is_not_replaced_by_a_computer(room: Room) -> None:
    table = await room.started(ANNA, computers=1)
    seat = 1 - await room.seat(table, ANNA)
    assert code(await room.tables.replace(room.by(ANNA), table, seat, None)) == "tables.no-such-person"


async def test_nobody_is_offered_the_seat_he_sits_on(room: Room) -> None:
    table = await room.started(*TRIO)
    answer = await room.tables.replace(room.by(BRUNO), table, await room.seat(table, BRUNO), BRUNO)
    assert code(answer) == "tables.already-seated"


async def test_the_first_who_comes_has_the_seat(room: Room) -> None:
    table = await room.started(*TRIO)
    seat = await room.seat(table, BRUNO)
    for user in (DINO, EVA):
        await offered(room, table, seat, user, by=ANNA)
    done(await room.tables.join(room.by(EVA), table))
    assert code(await room.tables.join(room.by(DINO), table)) == "tables.not-open"
    assert code(await room.tables.join(room.by(EVA), table)) == "tables.already-seated"
    assert (await sitters(room, table))[seat] == "Eva"


# Taking over


async def test_a_newcomer_finishes_the_half_finished_turn(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, player)
    await taken_over(room, table, player, DINO)
    assert await room.asked(table, DINO) == [(DINO, decision)]
    assert await room.asked(table, player) == []
    refused = await room.tables.submit(room.by(player), table, decision, TAKE_NOTHING)
    assert code(refused) == "tables.not-seated"
    done(await room.tables.submit(room.by(DINO), table, decision, TAKE_NOTHING))


async def test_who_has_handed_his_seat_on_sees_what_everybody_sees(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    await taken_over(room, table, BRUNO, DINO)
    assert await screen_of(room, table, BRUNO) is None
    assert await screen_of(room, table, BRUNO, step=1) is None
    assert (await screen_of(room, table, DINO)).favourite == "grey"
    assert await log_of(room, table, BRUNO) == await log_of(room, table)


async def test_the_log_says_who_sat_there_then(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    seat = await taken_over(room, table, BRUNO, DINO)
    await favours(room, table, ANNA)
    entries = await log_of(room, table)
    assert [entry.sitters[seat].name for entry in entries] == ["Bruno", "Bruno", "Dino", "Dino"]
    assert entries[2].texts[0].key == "table-seat-taken"


async def test_a_half_filled_form_goes_with_who_filled_it_in(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, BRUNO)
    assert await room.tables.keep_draft(BRUNO, table, decision, GREY) is None
    await taken_over(room, table, BRUNO, DINO)
    assert await room.tables.draft_for(DINO, table) is None
    assert await room.tables.draft_for(BRUNO, table) is None
    assert (await everything(room))["drafts"] == []


async def test_who_knows_one_screen_takes_no_other_seat(room: Room) -> None:
    """Not even after leaving: he has seen behind the first."""
    table = await room.started(*TRIO)
    seats = {user: await room.seat(table, user) for user in TRIO}
    done(await room.tables.resign(room.by(BRUNO), table))
    refused = await room.tables.replace(room.by(ANNA), table, seats[CARLA], BRUNO)
    assert code(refused) == "tables.barred-from-seat"
    assert code(await room.tables.join(room.by(BRUNO), table)) == "tables.not-open"
    sitting = await room.tables.replace(room.by(ANNA), table, seats[BRUNO], CARLA)
    assert code(sitting) == "tables.barred-from-seat"


async def test_an_offer_made_before_does_not_open_a_second_screen(room: Room) -> None:
    """Dino was offered two seats: the newest counts. After sitting on it he cannot go back to the other."""
    table = await room.started(*TRIO)
    seats = {user: await room.seat(table, user) for user in TRIO}
    await offered(room, table, seats[BRUNO], DINO, by=ANNA)
    await offered(room, table, seats[CARLA], DINO, by=ANNA)
    done(await room.tables.join(room.by(DINO), table))
    assert await room.seat(table, DINO) == seats[CARLA]
    refused = await room.tables.replace(room.by(ANNA), table, seats[BRUNO], DINO)
    assert code(refused) == "tables.barred-from-seat"


async def test_a_former_player_comes_back_to_his_own_seat(room: Room) -> None:
    table = await room.started(*TRIO)
    seat = await room.seat(table, BRUNO)
    done(await room.tables.resign(room.by(BRUNO), table))
    await room.tables.computers_idle()
    await offered(room, table, seat, BRUNO, by=ANNA)
    done(await room.tables.join(room.by(BRUNO), table))
    assert await room.seat(table, BRUNO) == seat
    assert [entry.sitters[seat].name for entry in await log_of(room, table)] == ["Bruno", "Bruno", "", "Bruno"]


async def test_a_person_has_no_more_tables_than_allowed_by_taking_over_either(room: Room) -> None:
    assert await room.tables.settle(room.by(ANNA), 7000, tables_per_person=1) is None
    await room.opened(DINO, server=7000)
    table = await room.started(ANNA, BRUNO, server=7000)
    await offered(room, table, await room.seat(table, BRUNO), DINO, by=ANNA)
    before = await everything(room)
    assert code(await room.tables.join(room.by(DINO), table)) == "tables.too-many-live"
    assert await everything(room) == before
