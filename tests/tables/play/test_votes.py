"""What takes the others' consent: who is asked, what decides it, and what overtakes it."""

from collections.abc import Awaitable, Callable

import pytest

from tests.tables.play.motion import Asked, asked
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, EVA, NAMES, Room, done
from tests.tables.situations import TAKE_NOTHING, answers, host_of, rows

TRIO = (ANNA, BRUNO, CARLA)


Story = Callable[[Asked], Awaitable[None]]
"""What happens while the motion is open. The others are in the order of their names."""


async def all_agree(of: Asked) -> None:
    for user in of.others:
        await of.says(user, True)


async def one_agrees(of: Asked) -> None:
    await of.says(of.others[0], True)


async def one_agrees_twice(of: Asked) -> None:
    await of.says(of.others[0], True)
    await of.says(of.others[0], True)


async def one_declines(of: Asked) -> None:
    await of.says(of.others[0], True)
    await of.says(of.others[1], False)


async def one_thinks_again(of: Asked) -> None:
    await of.says(of.others[0], True)
    await of.says(of.others[0], False)


async def the_asker_withdraws(of: Asked) -> None:
    await of.says(of.asker, False)


async def the_asker_plays_on(of: Asked) -> None:
    await answers(of.room, of.table, of.asker, TAKE_NOTHING)


async def the_host_takes_it_back(of: Asked) -> None:
    done(await of.room.tables.undo_as_host(of.room.by(ANNA), of.table, 4))


async def the_asker_resigns(of: Asked) -> None:
    done(await of.room.tables.resign(of.room.by(of.asker), of.table))


async def the_missing_one_resigns(of: Asked) -> None:
    await one_agrees(of)
    done(await of.room.tables.resign(of.room.by(of.others[1]), of.table))


async def the_missing_one_is_forgotten(of: Asked) -> None:
    await one_agrees(of)
    assert await of.room.tables.forget(of.others[1]) is None


async def the_missing_one_is_replaced(of: Asked) -> None:
    """By a computer, and by the host, who may be any of the three."""
    await one_agrees(of)
    host = await host_of(of.room, of.table)
    user = next(user for user in TRIO if NAMES[user] == host)
    if user == of.others[1]:
        done(await of.room.tables.resign(of.room.by(user), of.table))
    else:
        done(await of.room.tables.replace(of.room.by(user), of.table, await of.seat(of.others[1]), None))


async def hand_over(of: Asked, user: int) -> None:
    """One hands his own seat to Dino."""
    done(await of.room.tables.replace(of.room.by(user), of.table, await of.seat(user), DINO))
    done(await of.room.tables.join(of.room.by(DINO), of.table))


async def the_missing_one_is_replaced_by_a_person(of: Asked) -> None:
    await one_agrees(of)
    await hand_over(of, of.others[1])


async def who_agreed_is_replaced_by_a_person(of: Asked) -> None:
    await one_agrees(of)
    await hand_over(of, of.others[0])
    await of.says(of.others[1], True)


async def the_newcomer_agrees_too(of: Asked) -> None:
    await who_agreed_is_replaced_by_a_person(of)
    await of.says(DINO, True)


async def the_asker_is_replaced_by_a_person(of: Asked) -> None:
    await hand_over(of, of.asker)


async def who_agreed_resigns(of: Asked) -> None:
    await one_agrees(of)
    done(await of.room.tables.resign(of.room.by(of.others[0]), of.table))


OPEN, CARRIED, OVER = (True, False), (False, True), (False, False)

STORIES: dict[str, tuple[Story, tuple[bool, bool]]] = {
    "all agree": (all_agree, CARRIED),
    "only one of two agrees": (one_agrees, OPEN),
    "one agrees twice": (one_agrees_twice, OPEN),
    "one declines": (one_declines, OVER),
    "one agrees and thinks again": (one_thinks_again, OVER),
    "the asker withdraws": (the_asker_withdraws, OVER),
    "the asker plays on": (the_asker_plays_on, OVER),
    "the host takes it back himself": (the_host_takes_it_back, CARRIED),
    "the asker resigns": (the_asker_resigns, OVER),
    "the asker hands his seat on": (the_asker_is_replaced_by_a_person, OVER),
    "the one still missing resigns": (the_missing_one_resigns, CARRIED),
    "the one still missing is forgotten": (the_missing_one_is_forgotten, CARRIED),
    "a computer replaces the one still missing": (the_missing_one_is_replaced, CARRIED),
    "a person replaces the one still missing": (the_missing_one_is_replaced_by_a_person, OPEN),
    "a person replaces one who had agreed": (who_agreed_is_replaced_by_a_person, OPEN),
    "the newcomer agrees as well": (the_newcomer_agrees_too, CARRIED),
    "one who had agreed resigns": (who_agreed_resigns, OPEN),
}


@pytest.mark.parametrize(("story", "expected"), rows(STORIES))
async def test_whether_a_move_is_taken_back_when(room: Room, story: Story, expected: tuple[bool, bool]) -> None:
    of = await asked(room, *TRIO)
    await story(of)
    await room.tables.computers_idle()
    assert (await of.is_open(), await of.taken_back()) == expected
    if not expected[0]:
        assert await of.refused(of.others[0]) in ("tables.no-motion", "tables.not-seated")
        assert [item for user in TRIO for item in await room.tables.mine(user) if item.motion] == []


NOT_THEIRS: dict[str, tuple[int | None, bool, str]] = {
    "a stranger": (EVA, True, "tables.not-seated"),
    "the asker himself": (None, True, "tables.no-motion"),
}


@pytest.mark.parametrize(("user", "agrees", "expected"), rows(NOT_THEIRS))
async def test_no_vote_for(room: Room, user: int | None, agrees: bool, expected: str) -> None:
    of = await asked(room, *TRIO)
    assert await of.refused(user or of.asker, agrees) == expected
    assert await of.is_open()


@pytest.mark.parametrize("motion", [0, -1, 99, 2**70])
async def test_no_vote_on_a_motion_there_is_not(room: Room, motion: int) -> None:
    of = await asked(room, *TRIO)
    of.motion = motion
    assert await of.refused(of.others[0]) == "tables.no-motion"


async def test_who_has_left_votes_no_more(room: Room) -> None:
    """A computer sits there now, and computers are not asked."""
    of = await asked(room, *TRIO)
    done(await room.tables.resign(room.by(of.others[0]), of.table))
    assert await of.refused(of.others[0]) == "tables.not-seated"
    assert await of.is_open()
    await of.says(of.others[1], True)
    assert await of.taken_back()


async def test_no_vote_on_the_motion_of_another_table(room: Room) -> None:
    here, there = await asked(room, *TRIO), await asked(room, *TRIO)
    here.motion = there.motion
    assert await here.refused(here.others[0]) == "tables.no-motion"
