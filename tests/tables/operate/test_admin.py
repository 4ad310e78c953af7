"""Those who run a server pause, close and bar; what they settle is kept to, whoever calls."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview
from engine.tables.service import Access
from engine.tables.storage.records import Table
from tests.tables.room import ANNA, BRUNO, CARLA, CHANNEL, DINO, NOON, Room, code, done, room_in
from tests.tables.situations import said_last

HERE, ELSEWHERE = 7, 8
"""Two servers."""
HOUR = 3600


async def shown(room: Room, table: str) -> Overview:
    found = await room.tables.overview(None, table)
    assert not isinstance(found, Refusal)
    return found


async def due(room: Room, user: int) -> int | None:
    return (await room.tables.mine(user))[0].due


async def timed(room: Room) -> tuple[str, int]:
    """A table with an hour for each answer, and who is asked."""
    table = await room.started(ANNA, BRUNO, server=HERE, pace=HOUR)
    return table, (await room.asked(table, ANNA, BRUNO))[0][0]


# Paused


ACTS: dict[str, Callable[[Room, str], Awaitable[Any]]] = {
    "a move": lambda room, table: room.tables.submit(room.by(ANNA), table, 1, Form("take")),
    "taking back": lambda room, table: room.tables.undo(room.by(ANNA), table),
    "the host's undo": lambda room, table: room.tables.undo_as_host(room.by(ANNA), table, 1),
    "giving up": lambda room, table: room.tables.abandon(room.by(ANNA), table),
    "a vote": lambda room, table: room.tables.vote(room.by(ANNA), table, 1, True),
    "resigning": lambda room, table: room.tables.resign(room.by(BRUNO), table),
    "another player": lambda room, table: room.tables.replace(room.by(ANNA), table, 0, CARLA),
    "sitting down": lambda room, table: room.tables.join(room.by(CARLA), table),
    "a withdrawal": lambda room, table: room.tables.withdraw(room.by(ANNA), table, CARLA),
    "a draft": lambda room, table: room.tables.keep_draft(ANNA, table, 1, Form("take")),
}
IN_THE_LOBBY: dict[str, Callable[[Room, str], Awaitable[Any]]] = {
    "sitting down": lambda room, table: room.tables.join(room.by(CARLA), table),
    "getting up": lambda room, table: room.tables.leave(room.by(BRUNO), table),
    "a computer": lambda room, table: room.tables.add_computer(room.by(ANNA), table),
    "the start": lambda room, table: room.tables.start(room.by(ANNA), table),
    "the end": lambda room, table: room.tables.cancel(room.by(ANNA), table),
    "options": lambda room, table: room.tables.configure(room.by(ANNA), table, places=2),
    "an invitation": lambda room, table: room.tables.invite(room.by(ANNA), table, DINO),
}


@pytest.mark.parametrize("act", ACTS)
async def test_nobody_acts_at_a_paused_table(room: Room, act: str) -> None:
    table = await room.started(ANNA, BRUNO, server=HERE)
    done(await room.tables.pause(room.by(CARLA), HERE, table))
    before = await shown(room, table)
    assert before.paused
    assert code(await ACTS[act](room, table)) == "tables.paused"
    assert await shown(room, table) == before


@pytest.mark.parametrize("act", ACTS)
async def test_nobody_acts_while_the_whole_server_is_paused(room: Room, act: str) -> None:
    table = await room.started(ANNA, BRUNO, server=HERE)
    assert await room.tables.pause_server(room.by(CARLA), HERE) is None
    assert (await shown(room, table)).paused
    assert code(await ACTS[act](room, table)) == "tables.server-paused"


@pytest.mark.parametrize("act", IN_THE_LOBBY)
async def test_a_paused_table_that_has_not_begun_stays_as_it_is(room: Room, act: str) -> None:
    table = await room.opened(ANNA, BRUNO, server=HERE)
    done(await room.tables.pause(room.by(CARLA), HERE, table))
    assert code(await IN_THE_LOBBY[act](room, table)) == "tables.paused"
    done(await room.tables.resume(room.by(CARLA), HERE, table))
    assert not isinstance(await IN_THE_LOBBY[act](room, table), Refusal)


async def test_no_table_is_opened_on_a_paused_server_and_other_servers_go_on(room: Room) -> None:
    assert await room.tables.pause_server(room.by(CARLA), HERE) is None
    assert code(await room.tables.create(room.by(ANNA), "pebbles", server=HERE)) == "tables.server-paused"
    await room.started(ANNA, BRUNO, server=ELSEWHERE)


async def test_those_at_the_table_are_told_of_a_pause_and_of_its_end(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, server=HERE)
    done(await room.tables.pause(room.by(CARLA), HERE, table))
    assert await said_last(room, table) == "table-paused"
    done(await room.tables.resume(room.by(CARLA), HERE, table))
    assert await said_last(room, table) == "table-resumed"
    assert await room.move(table, ANNA, BRUNO)


async def test_a_clock_has_its_time_back_after_a_pause(room: Room) -> None:
    table, asked = await timed(room)
    done(await room.tables.pause(room.by(CARLA), HERE, table))
    room.now += 5 * HOUR
    assert await room.tables.overdue() == []
    done(await room.tables.resume(room.by(CARLA), HERE, table))
    assert await due(room, asked) == NOON + 6 * HOUR
    assert await room.tables.overdue() == []


@pytest.mark.parametrize("order", ["table first", "server first"])
async def test_two_pauses_that_overlap_give_back_each_hour_once(room: Room, order: str) -> None:
    table, asked = await timed(room)
    calls: list[Callable[[], Awaitable[Any]]] = [
        lambda: room.tables.pause(room.by(CARLA), HERE, table),
        lambda: room.tables.pause_server(room.by(CARLA), HERE),
        lambda: room.tables.resume(room.by(CARLA), HERE, table),
        lambda: room.tables.resume_server(room.by(CARLA), HERE),
    ]
    if order == "server first":
        calls = [calls[1], calls[0], calls[3], calls[2]]
    for call in calls:
        assert not isinstance(await call(), Refusal)
        room.now += HOUR
    assert await due(room, asked) == NOON + 4 * HOUR, "an hour to answer, and three in which nobody could"


async def test_a_pause_within_another_gives_nothing_back_twice(room: Room) -> None:
    table, asked = await timed(room)
    done(await room.tables.pause(room.by(CARLA), HERE, table))
    room.now += HOUR
    assert await room.tables.pause_server(room.by(CARLA), HERE) is None
    room.now += HOUR
    assert await room.tables.resume_server(room.by(CARLA), HERE) is None
    room.now += HOUR
    done(await room.tables.resume(room.by(CARLA), HERE, table))
    assert await due(room, asked) == NOON + 4 * HOUR


async def test_the_bots_own_absence_during_a_pause_counts_once(tmp_path: Path) -> None:
    async with room_in(tmp_path / "paravent.db") as room:
        table, asked = await timed(room)
        done(await room.tables.pause(room.by(CARLA), HERE, table))
    async with room_in(tmp_path / "paravent.db", now=NOON + 9 * HOUR) as later:
        done(await later.tables.resume(later.by(CARLA), HERE, table))
        assert await due(later, asked) == NOON + 10 * HOUR


async def test_a_computer_waits_too_and_goes_on_afterwards(room: Room) -> None:
    table = await room.opened(ANNA, server=HERE, computers=1)
    done(await room.tables.start(room.by(ANNA), table))
    done(await room.tables.pause(room.by(CARLA), HERE, table))
    await room.tables.computers_idle()
    step = (await shown(room, table)).table.step
    room.tables._computers.wake(table)
    await room.tables.computers_idle()
    assert (await shown(room, table)).table.step == step
    assert await room.tables.store.read(lambda stored: stored.statistics.silent_computers(NOON)) == []
    done(await room.tables.resume(room.by(CARLA), HERE, table))
    await room.tables.computers_idle()
    assert await room.asked(table, ANNA), "it was the computer's turn or hers: it is hers now"


async def test_pausing_twice_or_resuming_what_goes_on_is_said(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, server=HERE)
    by = room.by(CARLA)
    assert code(await room.tables.resume(by, HERE, table)) == "tables.not-paused"
    assert code(await room.tables.resume_server(by, HERE)) == "tables.not-paused"
    done(await room.tables.pause(room.by(CARLA), HERE, table))
    assert code(await room.tables.pause(room.by(CARLA), HERE, table)) == "tables.paused"
    assert await room.tables.pause_server(room.by(CARLA), HERE) is None
    assert code(await room.tables.pause_server(room.by(CARLA), HERE)) == "tables.server-paused"


# Closed


@pytest.mark.parametrize("paused", [False, True])
async def test_a_closed_game_has_no_result_and_asks_nobody_anything(room: Room, paused: bool) -> None:
    table = await room.started(ANNA, BRUNO, server=HERE)
    if paused:
        done(await room.tables.pause(room.by(CARLA), HERE, table))
    done(await room.tables.close(room.by(CARLA), HERE, table))
    assert await said_last(room, table) == "table-closed"
    assert (await shown(room, table)).table.status == "abandoned"
    assert not (await shown(room, table)).paused
    assert await room.asked(table, ANNA, BRUNO) == []
    assert code(await room.tables.result(None, table)) == "tables.no-result"
    assert code(await room.tables.close(room.by(CARLA), HERE, table)) == "tables.not-playing"


async def test_a_table_that_has_not_begun_can_be_closed(room: Room) -> None:
    table = await room.opened(ANNA, server=HERE)
    done(await room.tables.close(room.by(CARLA), HERE, table))
    assert code(await room.tables.join(room.by(BRUNO), table)) == "tables.not-open"


@pytest.mark.parametrize("call", ["pause", "resume", "close"])
async def test_another_servers_table_is_not_there(room: Room, call: str) -> None:
    table = await room.started(ANNA, BRUNO, server=HERE)
    before = await shown(room, table)
    answers = [await getattr(room.tables, call)(room.by(CARLA), ELSEWHERE, which) for which in (table, "zzzzz")]
    assert [code(answer) for answer in answers] == ["tables.no-such-table"] * 2
    assert await shown(room, table) == before
    assert await room.tables.notices(HERE) == await room.tables.notices(ELSEWHERE) == ()


# Barred


async def test_who_is_barred_can_neither_open_nor_join_nor_take_over_there(room: Room) -> None:
    ended = await room.started(BRUNO, CARLA, server=HERE)
    done(await room.tables.close(room.by(ANNA), HERE, ended))
    table, offered = await room.opened(ANNA, server=HERE), await room.started(ANNA, CARLA, server=HERE)
    done(await room.tables.replace(room.by(ANNA), offered, 0, BRUNO))
    assert await room.tables.bar(room.by(ANNA), HERE, BRUNO) is None
    for answer in (
        await room.tables.create(room.by(BRUNO), "pebbles", server=HERE),
        await room.tables.join(room.by(BRUNO), table),
        await room.tables.join(room.by(BRUNO), offered),
        await room.tables.rematch(room.by(BRUNO), ended),
    ):
        assert code(answer) == "tables.barred"
    await room.opened(BRUNO, server=ELSEWHERE)
    await room.opened(BRUNO)
    assert await room.tables.barred(HERE) == ("Bruno",)
    assert await room.tables.unbar(room.by(ANNA), HERE, BRUNO) is None
    assert await room.tables.barred(HERE) == ()
    done(await room.tables.join(room.by(BRUNO), table))


async def test_who_is_barred_stays_where_he_sits(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, server=HERE)
    assert await room.tables.bar(room.by(ANNA), HERE, BRUNO) is None
    await room.play_out(table, ANNA, BRUNO)
    assert (await shown(room, table)).table.status == "finished"


async def test_somebody_who_was_never_here_can_be_barred_and_a_stranger_not_let_in(room: Room) -> None:
    assert await room.tables.bar(room.by(ANNA), HERE, 999) is None
    assert code(await room.tables.create(room.by(999), "pebbles", server=HERE)) == "tables.barred"
    assert code(await room.tables.unbar(room.by(ANNA), HERE, 998)) == "tables.not-barred"
    assert code(await room.tables.bar(room.by(ANNA), HERE, -1)) == "tables.no-such-person"


# What a server settles


async def test_tables_are_opened_only_in_the_channels_that_are_settled(room: Room) -> None:
    assert await room.tables.settle(room.by(ANNA), HERE, channels=(11, 12)) is None
    for channel in (None, 13):
        refused = await room.tables.create(room.by(ANNA), "pebbles", server=HERE, channel=channel)
        assert code(refused) == "tables.wrong-channel"
        assert isinstance(refused, Refusal)
        assert refused.params == {"legal": ("<#11>", "<#12>")}
    done(await room.tables.create(room.by(ANNA), "pebbles", server=HERE, channel=12))
    done(await room.tables.create(room.by(ANNA), "pebbles", server=ELSEWHERE, channel=13))


MANAGER, HOLDER, MEMBER = Access(HERE, manages=True), Access(HERE, roles=(4, 5)), Access(HERE, roles=(4,))
ELSEWHERES = Access(ELSEWHERE, roles=(4, 5), manages=True)


@pytest.mark.parametrize(
    ("creators", "may"),
    [
        ("everyone", {"manager", "holder", "member", "manager of another server"}),
        ("managers", {"manager"}),
        (5, {"manager", "holder"}),
    ],
)
async def test_tables_are_opened_only_by_those_who_may(room: Room, creators: str | int, may: set[str]) -> None:
    assert await room.tables.settle(room.by(ANNA), HERE, creators=creators) is None
    found = set()
    everybody = {"manager": MANAGER, "holder": HOLDER, "member": MEMBER, "manager of another server": ELSEWHERES}
    for name, access in everybody.items():
        answer = await room.tables.create(room.by(ANNA, access), "pebbles", server=HERE)
        if isinstance(answer, Refusal):
            assert code(answer) == "tables.may-not-create"
        else:
            found.add(name)
    assert found == may


async def test_a_rematch_is_a_table_like_any_other(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, server=HERE)
    done(await room.tables.close(room.by(CARLA), HERE, table))
    assert await room.tables.settle(room.by(CARLA), HERE, creators="managers") is None
    assert code(await room.tables.rematch(room.by(ANNA), table)) == "tables.may-not-create"
    assert code(await room.tables.rematch(room.by(ANNA, ELSEWHERES), table)) == "tables.may-not-create"
    done(await room.tables.rematch(room.by(ANNA, MANAGER), table))


@pytest.mark.parametrize(
    "changes",
    [
        *({"channels": channels} for channels in (("a",), (0,), tuple(range(1, 27)))),
        *({"creators": creators} for creators in ("nobody", True, -5)),
    ],
)
async def test_a_setting_that_cannot_be_is_named(room: Room, changes: dict[str, Any]) -> None:
    refused = await room.tables.settle(room.by(ANNA), HERE, **changes)
    assert isinstance(refused, Refusal)
    assert refused.params == {"setting": next(iter(changes))}


# The audit


async def test_each_act_leaves_a_line_on_its_own_server(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, server=HERE)
    by, tables = room.by(CARLA), room.tables
    assert await tables.settle(by, HERE, language="fr") is None
    for call in (tables.pause, tables.resume):
        done(await call(room.by(CARLA), HERE, table))
    for on_server in (tables.pause_server, tables.resume_server):
        assert await on_server(by, HERE) is None
    for about in (tables.bar, tables.unbar):
        assert await about(by, HERE, BRUNO) is None
    assert await tables.welcome(by, HERE, CHANNEL) is None
    done(await tables.replace(room.by(ANNA), table, await room.seat(table, BRUNO), None))
    done(await tables.close(room.by(CARLA), HERE, table))
    lines = await tables.notices(HERE)
    assert [(line.action, line.table, line.by, line.about) for line in lines] == [
        ("close", table, "Carla", ""),
        ("replace-by-computer", table, "Anna", ""),
        ("welcome", None, "Carla", ""),
        ("unbar", None, "Carla", "Bruno"),
        ("bar", None, "Carla", "Bruno"),
        ("resume-server", None, "Carla", ""),
        ("pause-server", None, "Carla", ""),
        ("resume", table, "Carla", ""),
        ("pause", table, "Carla", ""),
        ("settings", None, "Carla", ""),
    ]
    assert lines[-1].changed == ("language",)
    assert await tables.notices(HERE, 2) == lines[:2]
    assert await tables.notices(ELSEWHERE) == ()


async def test_what_was_refused_leaves_none(room: Room) -> None:
    assert code(await room.tables.unbar(room.by(ANNA), HERE, BRUNO)) == "tables.not-barred"
    assert code(await room.tables.settle(room.by(ANNA), HERE, language="xx")) == "tables.bad-setting"
    assert await room.tables.bar(room.by(ANNA), HERE, BRUNO) is None
    assert await room.tables.bar(room.by(ANNA), HERE, BRUNO) is None
    assert await room.tables.settle(room.by(ANNA), HERE, channels=(CHANNEL + 1,)) is None
    assert code(await room.tables.welcome(room.by(ANNA), HERE, CHANNEL)) == "tables.wrong-channel"
    assert [line.action for line in await room.tables.notices(HERE)] == ["settings", "bar"]


def test_a_table_is_not_paused_unless_somebody_says_so() -> None:
    assert Table.__struct_defaults__ == (None, "ask")
