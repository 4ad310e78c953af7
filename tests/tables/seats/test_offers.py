"""Offers of seats and invitations: who may take them back, and that a declined one is gone."""

import pytest

from tests.tables.room import ANNA, BRUNO, CARLA, DINO, Room, code, done

WITHDRAWS = {"the host": ANNA, "whoever sits there": BRUNO, "whom it was made to": DINO}


@pytest.mark.parametrize("user", WITHDRAWS.values(), ids=WITHDRAWS)
async def test_an_offered_seat_is_taken_back_by(room: Room, user: int) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    done(await room.tables.replace(room.by(ANNA), table, await room.seat(table, BRUNO), DINO))
    done(await room.tables.withdraw(room.by(user), table, DINO))
    assert await room.tables.mine(DINO) == ()
    assert code(await room.tables.join(room.by(DINO), table)) == "tables.not-open"


async def test_others_neither_withdraw_it_nor_learn_of_it(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    before = code(await room.tables.withdraw(room.by(CARLA), table, DINO))
    done(await room.tables.replace(room.by(ANNA), table, await room.seat(table, BRUNO), DINO))
    assert code(await room.tables.withdraw(room.by(CARLA), table, DINO)) == before == "tables.not-host"
    assert len(await room.tables.mine(DINO)) == 1


async def test_an_invitation_to_a_table_that_has_not_begun_is_declined(room: Room) -> None:
    table = await room.opened(ANNA, entry="invited")
    done(await room.tables.invite(room.by(ANNA), table, DINO))
    done(await room.tables.withdraw(room.by(DINO), table, DINO))
    assert code(await room.tables.join(room.by(DINO), table)) == "tables.not-invited"


@pytest.mark.parametrize(("user", "of"), [(BRUNO, BRUNO), (DINO, DINO), (ANNA, DINO)])
async def test_where_nobody_is_invited_there_is_no_invitation_to_take_back(room: Room, user: int, of: int) -> None:
    """Whether he sits there, passes by, or is the host who has never invited him; or it is gone already."""
    table = await room.opened(ANNA, BRUNO)
    assert code(await room.tables.withdraw(room.by(user), table, of)) == "tables.no-invitation"
    done(await room.tables.invite(room.by(ANNA), table, CARLA))
    done(await room.tables.withdraw(room.by(CARLA), table, CARLA))
    assert code(await room.tables.withdraw(room.by(CARLA), table, CARLA)) == "tables.no-invitation"


async def test_whoever_left_early_and_asks_for_the_rematch_takes_nobodys_place(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    done(await room.tables.resign(room.by(BRUNO), table))
    await room.tables.computers_idle()
    done(await room.tables.abandon(room.by(ANNA), table))
    again = done(await room.tables.rematch(room.by(BRUNO), table)).table
    assert done(await room.tables.rematch(room.by(ANNA), table)).table == again
    overview = await room.tables.overview(None, again)
    assert [sitter.kind for sitter in overview.sitters] == ["person", "person"]  # type: ignore[union-attr]
