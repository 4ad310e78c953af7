"""Who may know of a table: its own people wherever they ask, and whoever sees its channel. For others it is not there.

Every call that takes a table from somebody is tried, found by its signature: a new one is tried by itself.
"""

from inspect import Parameter, signature
from typing import Any

import pytest
from msgspec import Struct

from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.tables.service import Tables
from engine.tables.transaction.knowing import NOBODY, Access
from tests.tables.room import ANNA, BRUNO, CARLA, CHANNEL, DINO, EVA, Room, code, done
from tests.tables.situations import everything, rows

HERE, ELSEWHERE = 7, 8
STATES = ("open", "playing", "finished", "abandoned")
INVENTED = "zzzzz"
UNKNOWN = 999
"""A user we have never met."""

SEES = Access(HERE, frozenset({CHANNEL, 902}))
BLIND = Access(HERE, frozenset({902}), (5,), manages=True)
ABROAD = Access(ELSEWHERE, frozenset({55}), (5,), manages=True)


class Asker(Struct, frozen=True):
    user: int
    access: Access


STRANGERS = {
    "who does not see the channel, though he manages the server": Asker(EVA, BLIND),
    "who is on another server, and manages that": Asker(EVA, ABROAD),
    "who writes by direct message": Asker(EVA, NOBODY),
    "who was never here": Asker(UNKNOWN, NOBODY),
}
FRIENDS = {
    "the host, by direct message": Asker(ANNA, NOBODY),
    "a player, who does not see the channel": Asker(BRUNO, BLIND),
    "who once played, on another server": Asker(CARLA, ABROAD),
    "whom a seat was offered, by direct message": Asker(DINO, NOBODY),
    "who sees the channel": Asker(EVA, SEES),
    "who sees the channel and was never here": Asker(UNKNOWN, SEES),
}

NEEDED: dict[str, Any] = {
    "user": ANNA,
    "seat": 0,
    "step": 1,
    "decision": 1,
    "form": Form("draw"),
    "verb": "draw",
    "filled": {},
    "field": "pebbles",
    "motion": 1,
    "agrees": True,
    "word": "day",
    "what": "wait",
}
"""What a call may need besides who asks, and about which table."""

OTHERS = {
    "place": "the bot says where a table stands",
    **dict.fromkeys(("told", "waits_for", "asked_asleep", "who_hears"), "whoever delivers asks them, for the public"),
    "undo_now": "it names what it would take, and nothing for a table that is not there",
    **dict.fromkeys(("governed", "pause", "resume", "close"), "they are asked by a server"),
}
"""The calls that take a table and do not refuse it so."""


def calls() -> list[str]:
    """Every call that takes the id of a table from somebody."""
    public = [name for name in dir(Tables) if not name.startswith("_") and callable(getattr(Tables, name))]
    return [name for name in public if "table" in signature(getattr(Tables, name)).parameters and name not in OTHERS]


async def ask(room: Room, asker: Asker, call: str, table: str) -> Any:
    """What this call answers him about a table."""
    _, first, *rest = signature(getattr(Tables, call)).parameters.values()
    given: dict[str, Any] = {
        each.name: NEEDED[each.name] for each in rest if each.default is Parameter.empty and each.name != "table"
    }
    if "access" in [each.name for each in rest]:
        given["access"] = asker.access
    who = room.by(asker.user, asker.access) if first.name == "request" else asker.user
    return await getattr(room.tables, call)(who, table=table, **given)


async def tables_of(room: Room) -> dict[str, str]:
    """A table in every state: Anna hosts, Bruno plays, Carla did, Dino could."""
    await room.tables.meet(EVA, "Eva")
    playing = await room.started(ANNA, BRUNO, CARLA, server=HERE)
    done(await room.tables.resign(room.by(CARLA), playing))
    done(await room.tables.replace(room.by(ANNA), playing, await room.seat(playing, BRUNO), DINO))
    closed = await room.started(ANNA, BRUNO, CARLA, server=HERE)
    done(await room.tables.close(room.by(ANNA), HERE, closed))
    return {"open": await room.opened(ANNA, BRUNO, server=HERE), "playing": playing, "abandoned": closed}


def test_every_group_of_calls_is_among_them() -> None:
    assert {"join", "submit", "vote", "overview", "view_for", "log_for", "export_for", "rematch"} <= set(calls())
    assert not {"create", "mine", "seated", "known"} & set(calls())


@pytest.mark.parametrize("asker", rows(STRANGERS))
async def test_for_a_stranger_a_table_is_as_if_nobody_ever_had_its_id(room: Room, asker: Asker) -> None:
    real = await tables_of(room)
    before = await everything(room)
    for call in calls():
        invented = await ask(room, asker, call, INVENTED)
        assert invented == Refusal("tables.no-such-table"), call
        for state, table in real.items():
            assert await ask(room, asker, call, table) == invented, (call, state)
    assert await everything(room) == before


@pytest.mark.parametrize("asker", rows(FRIENDS))
async def test_its_own_people_know_a_table_from_anywhere_and_whoever_sees_its_channel_does(
    room: Room, asker: Asker
) -> None:
    playing = (await tables_of(room))["playing"]
    for call in ("overview", "view_for", "log_for", "since", "export_for", "vote"):
        answer = await ask(room, asker, call, playing)
        assert not isinstance(answer, Refusal) or answer.code != "tables.no-such-table", call


async def test_when_its_channel_is_gone_only_its_own_people_know_a_table(room: Room) -> None:
    playing = (await tables_of(room))["playing"]
    await room.tables.place(playing, None, None)
    assert code(await room.tables.overview(EVA, playing, SEES)) == "tables.no-such-table"
    for user in (ANNA, BRUNO, CARLA, DINO):
        assert not isinstance(await room.tables.overview(user, playing), Refusal)


async def test_who_is_no_longer_invited_does_not_know_it_any_more(room: Room) -> None:
    opened = await room.opened(ANNA, server=HERE)
    done(await room.tables.invite(room.by(ANNA), opened, EVA))
    assert not isinstance(await room.tables.overview(EVA, opened), Refusal)
    done(await room.tables.withdraw(room.by(ANNA), opened, EVA))
    assert code(await room.tables.overview(EVA, opened)) == "tables.no-such-table"


async def test_who_is_barred_is_told_so_only_of_a_table_that_he_may_know(room: Room) -> None:
    opened = (await tables_of(room))["open"]
    assert await room.tables.bar(room.by(ANNA), HERE, EVA) is None
    assert code(await room.tables.join(room.by(EVA, SEES), opened)) == "tables.barred"
    for access in (BLIND, ABROAD, NOBODY):
        assert code(await room.tables.join(room.by(EVA, access), opened)) == "tables.no-such-table"


async def test_a_paused_table_is_not_there_for_strangers_either(room: Room) -> None:
    opened = (await tables_of(room))["open"]
    done(await room.tables.pause(room.by(ANNA), HERE, opened))
    assert code(await room.tables.join(room.by(EVA, SEES), opened)) == "tables.paused"
    assert code(await room.tables.join(room.by(EVA, BLIND), opened)) == "tables.no-such-table"


@pytest.mark.parametrize("asker", rows(STRANGERS | FRIENDS))
async def test_lists_hold_what_one_may_know_and_nothing_else(room: Room, asker: Asker) -> None:
    await tables_of(room)
    for user, server, channel in ((ANNA, ELSEWHERE, 55), (CARLA, HERE, 904), (DINO, HERE, 902)):
        room.now += 60
        await room.started(user, computers=1, server=server, channel=channel)
    listed = await room.tables.known(asker.user, asker.access, *STATES)
    every = [table for server in (HERE, ELSEWHERE) for table in await room.tables.listed(server, *STATES)]
    here = [table for table in every if asker.access.server in (None, table.server)]
    may = {table.id for table in here if await _known(room, asker, table.id)}
    assert {table.id for table in listed} == may
    assert [table.created_at for table in listed] == sorted((table.created_at for table in listed), reverse=True)
    live = await room.tables.known(asker.user, asker.access)
    assert {table.status for table in live} <= {"open", "playing"}


async def _known(room: Room, asker: Asker, table: str) -> bool:
    return not isinstance(await room.tables.overview(asker.user, table, asker.access), Refusal)


# Managing a server


async def test_managing_one_server_gives_no_right_at_a_table_of_another(room: Room) -> None:
    playing = (await tables_of(room))["playing"]
    seat = await room.seat(playing, ANNA)
    for user in (None, EVA):
        answer = await room.tables.replace(room.by(BRUNO, ABROAD), playing, seat, user)
        assert code(answer) == "tables.not-host"
        assert code(await room.tables.replace(room.by(EVA, ABROAD), playing, seat, user)) == "tables.no-such-table"
    manager = Access(HERE, SEES.channels, manages=True)
    done(await room.tables.replace(room.by(EVA, manager), playing, seat, None))


async def test_whoever_manages_a_server_governs_all_its_tables_and_knows_those_he_sees(room: Room) -> None:
    opened = (await tables_of(room))["open"]
    assert code(await room.tables.overview(EVA, opened, BLIND)) == "tables.no-such-table"
    assert not isinstance(await room.tables.governed(HERE, opened), Refusal)
    done(await room.tables.pause(room.by(EVA, BLIND), HERE, opened))
    assert code(await room.tables.close(room.by(EVA, ABROAD), ELSEWHERE, opened)) == "tables.no-such-table"
    assert code(await room.tables.governed(ELSEWHERE, opened)) == "tables.no-such-table"
    done(await room.tables.close(room.by(EVA, BLIND), HERE, opened))
