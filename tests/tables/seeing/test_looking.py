"""What one user may see of a table: at his seat, beside it, from afar; now, then, and since he was here."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import LogEntry
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, EVA, THERE, Room, code, done, door_at
from tests.tables.situations import after_a_draw, favours, log_of, overview_of, rows, screen_of

NOBODY = 999
"""A user we have never met."""

BESIDE: dict[str, int | None] = {"a spectator": EVA, "somebody unknown": NOBODY, "the public": None}
HUGE = 2**70

Look = Callable[[Room, str], Awaitable[Any]]


def looks(call: str, user: int | None, *arguments: Any) -> Look:
    async def look(room: Room, table: str) -> Any:
        return await getattr(room.tables, call)(user, table, *arguments, access=THERE)

    return look


async def chosen(room: Room) -> str:
    """Anna has chosen a favourite, Bruno has not."""
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, ANNA)
    return table


def seen(entries: tuple[LogEntry, ...] | Refusal) -> list[tuple[int, str]]:
    """The steps, and what is said of them."""
    assert not isinstance(entries, Refusal)
    return [(entry.step, text.key) for entry in entries for text in entry.texts]


# The table


async def test_a_player_sees_his_own_screen(room: Room) -> None:
    table = await chosen(room)
    for user, favourite in ((ANNA, "grey"), (BRUNO, "")):
        look = await room.tables.view_for(user, table)
        assert not isinstance(look, Refusal)
        assert (look.step, look.view.viewer) == (1, await room.seat(table, user))
        assert (await screen_of(room, table, user)).favourite == favourite
        assert look.told


@pytest.mark.parametrize("user", rows(BESIDE))
async def test_who_does_not_sit_there_sees_no_screen(room: Room, user: int | None) -> None:
    table = await chosen(room)
    look = await room.tables.view_for(user, table, THERE)
    assert not isinstance(look, Refusal)
    assert (look.view.viewer, look.view.screen) == (None, None)
    assert len(look.view.decisions) == 1
    assert await log_of(room, table, user) == await log_of(room, table, None)
    assert seen(await log_of(room, table, user)) == [(0, "began"), (1, "favoured")]


async def test_a_player_reads_in_the_log_what_only_he_knows(room: Room) -> None:
    table = await chosen(room)
    assert seen(await log_of(room, table, ANNA)) == [(0, "began"), (1, "favoured-own")]
    assert seen(await log_of(room, table, BRUNO)) == [(0, "began"), (1, "favoured")]


async def test_the_table_as_it_stood_then(room: Room) -> None:
    table, _ = await after_a_draw(room, ANNA, BRUNO)
    bags = []
    for step in range(4):
        look = await room.tables.view_at(ANNA, table, step)
        assert not isinstance(look, Refusal)
        bags.append((look.step, look.view.table.bag, (await screen_of(room, table, ANNA, step)).favourite))
    assert bags == [(0, 18, ""), (1, 18, "grey"), (2, 18, "grey"), (3, 15, "grey")]


async def test_the_table_as_it_stood_when_somebody_left_or_took_back(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    await favours(room, table, ANNA)
    done(await room.tables.replace(room.by(BRUNO), table, await room.seat(table, BRUNO), DINO))
    done(await room.tables.join(room.by(DINO), table))
    done(await room.tables.undo(room.by(ANNA), table))
    favourites = [(await screen_of(room, table, ANNA, step)).favourite for step in range(4)]
    assert favourites == ["", "grey", "grey", ""]


NOT_SEEN: dict[str, tuple[Look, str]] = {
    "a step below the start": (looks("view_at", ANNA, -1), "no-such-step"),
    "a step still to come": (looks("view_at", ANNA, 2), "no-such-step"),
    "a step beyond all numbers": (looks("view_at", ANNA, HUGE), "no-such-step"),
    "the door of a spectator": (lambda room, table: door_at(room.tables, EVA, table, THERE), "not-seated"),
    "the door of somebody unknown": (lambda room, table: door_at(room.tables, NOBODY, table, THERE), "not-seated"),
    "a result before the end": (lambda room, table: room.tables.result(None, table), "not-over"),
}


@pytest.mark.parametrize(("look", "expected"), rows(NOT_SEEN))
async def test_not_to_be_seen(room: Room, look: Look, expected: str) -> None:
    assert code(await look(room, await chosen(room))) == f"tables.{expected}"


LOOKS: dict[str, Look] = {
    "view_for": looks("view_for", ANNA),
    "view_at": looks("view_at", ANNA, 0),
    "the door": lambda room, table: door_at(room.tables, ANNA, table),
    "result": lambda room, table: room.tables.result(None, table),
}
LOGS: dict[str, Look] = {
    "log_for": looks("log_for", ANNA),
    "since": looks("since", ANNA),
    "draft_for": looks("draft_for", ANNA),
    "export_for": looks("export_for", ANNA),
    "overview": lambda room, table: room.tables.overview(None, table),
}


@pytest.mark.parametrize("look", rows(LOOKS))
async def test_a_game_that_has_not_begun_cannot_be_seen(room: Room, look: Look) -> None:
    assert code(await look(room, await room.opened(ANNA))) == "tables.not-playing"


@pytest.mark.parametrize("look", rows(LOOKS | LOGS))
async def test_a_table_there_is_not(room: Room, look: Look) -> None:
    assert code(await look(room, "zzzzz")) == "tables.no-such-table"


async def test_before_the_start_nothing_has_happened(room: Room) -> None:
    table = await room.opened(ANNA)
    assert await room.tables.log_for(ANNA, table) == ()
    assert await room.tables.since(ANNA, table) == ()
    assert await room.tables.draft_for(ANNA, table) is None


async def test_a_game_that_was_given_up_has_no_result(room: Room) -> None:
    table = await room.started(ANNA, computers=1)
    done(await room.tables.abandon(room.by(ANNA), table))
    assert code(await room.tables.result(None, table)) == "tables.no-result"
    assert not isinstance(await room.tables.view_for(ANNA, table), Refusal)


async def test_of_an_old_game_the_first_and_the_last_picture_stay(room: Room) -> None:
    table = await room.started(ANNA, computers=1)
    await room.play_out(table, ANNA)
    last = (await overview_of(room, table)).table.step
    log = await log_of(room, table)
    room.now += 100 * 86_400
    await room.tables.prune(30)
    looks = {step: await room.tables.view_at(ANNA, table, step) for step in range(last + 1)}
    assert {step for step, look in looks.items() if not isinstance(look, Refusal)} == {0, last}
    assert code(looks[1]) == "tables.state-gone"
    assert await log_of(room, table) == log


# What happened


PARTS: dict[str, tuple[int, int | None, list[int]]] = {
    "all": (0, None, [0, 1, 2, 3]),
    "from one on": (2, None, [2, 3]),
    "up to one": (0, 1, [0, 1]),
    "one": (2, 2, [2]),
    "from before the start": (-5, 0, [0]),
    "beyond the end": (3, 99, [3]),
    "what is to come": (4, None, []),
    "back to front": (3, 1, []),
    "from beyond all numbers": (HUGE, None, []),
    "from below all numbers": (-HUGE, HUGE, [0, 1, 2, 3]),
}


@pytest.mark.parametrize(("first", "last", "steps"), rows(PARTS))
async def test_a_part_of_the_log(room: Room, first: int, last: int | None, steps: list[int]) -> None:
    table, _ = await after_a_draw(room, ANNA, BRUNO)
    entries = await room.tables.log_for(ANNA, table, first, last)
    assert [step for step, _ in seen(entries)] == steps


SINCE: dict[str, tuple[int | None, list[int]]] = {
    "a step": (1, [2, 3]),
    "the last step": (3, []),
    "before the start": (-1, [0, 1, 2, 3]),
    "beyond all numbers": (HUGE, []),
    "below all numbers": (-HUGE, [0, 1, 2, 3]),
}


@pytest.mark.parametrize(("step", "steps"), rows(SINCE))
async def test_what_happened_since(room: Room, step: int | None, steps: list[int]) -> None:
    table, _ = await after_a_draw(room, ANNA, BRUNO)
    assert [number for number, _ in seen(await room.tables.since(EVA, table, step, THERE))] == steps


async def test_what_happened_since_ones_own_last_move(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    await favours(room, table, ANNA, BRUNO)
    own = {}
    for user in (ANNA, BRUNO, CARLA, EVA):
        own[user] = [step for step, _ in seen(await room.tables.since(user, table, access=THERE))]
    assert own == {ANNA: [2], BRUNO: [], CARLA: [0, 1, 2], EVA: [0, 1, 2]}
