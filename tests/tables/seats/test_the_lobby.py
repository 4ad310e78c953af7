"""The lobby: sitting down and getting up, and what the host may choose."""

import pytest

from tests.tables.room import ANNA, BRUNO, CARLA, EVA, Room, code, done
from tests.tables.situations import Attempt, Situation, asks, everything, game, host_of, lobby, overview_of, rows
from tests.tables.situations import sitters as sitters_of

REFUSED: dict[str, tuple[Situation, Attempt, str]] = {
    "joining twice": (lobby(ANNA, BRUNO), asks(BRUNO, "join"), "already-seated"),
    "the host joining": (lobby(ANNA), asks(ANNA, "join"), "already-seated"),
    "joining a full table": (lobby(ANNA, BRUNO, places=2), asks(CARLA, "join"), "full"),
    "joining a table full of computers": (lobby(ANNA, computers=3), asks(CARLA, "join"), "full"),
    "joining without an invitation": (lobby(ANNA, entry="invited"), asks(BRUNO, "join"), "not-invited"),
    "joining after the start": (game(ANNA, BRUNO), asks(CARLA, "join"), "not-open"),
    "joining twice after the start": (game(ANNA, BRUNO), asks(BRUNO, "join"), "already-seated"),
    "leaving where one does not sit": (lobby(ANNA), asks(BRUNO, "leave"), "not-seated"),
    "leaving after the start": (game(ANNA, BRUNO), asks(BRUNO, "leave"), "not-open"),
    "a computer added by a guest": (lobby(ANNA, BRUNO), asks(BRUNO, "add_computer"), "not-host"),
    "a computer added by a stranger": (lobby(ANNA), asks(EVA, "add_computer"), "not-host"),
    "a computer too many": (lobby(ANNA, computers=3), asks(ANNA, "add_computer"), "full"),
    "a computer added after the start": (game(ANNA, BRUNO), asks(ANNA, "add_computer"), "not-open"),
    "a computer removed by a guest": (lobby(ANNA, BRUNO, computers=1), asks(BRUNO, "remove_computer"), "not-host"),
    "a computer removed where none is": (lobby(ANNA, BRUNO), asks(ANNA, "remove_computer"), "no-computer"),
    "an invitation by a guest": (lobby(ANNA, BRUNO), asks(BRUNO, "invite", CARLA), "not-host"),
    "an invitation to who sits there": (lobby(ANNA, BRUNO), asks(ANNA, "invite", BRUNO), "already-seated"),
    "an invitation to oneself": (lobby(ANNA), asks(ANNA, "invite", ANNA), "already-seated"),
    "an invitation after the start": (game(ANNA, BRUNO), asks(ANNA, "invite", CARLA), "not-open"),
    "options by a guest": (lobby(ANNA, BRUNO), asks(BRUNO, "configure", options={"bag": "small"}), "not-host"),
    "options after the start": (game(ANNA, BRUNO), asks(ANNA, "configure", options={"bag": "small"}), "not-open"),
    "bad options later": (lobby(ANNA), asks(ANNA, "configure", options={"bag": "huge"}), "bad-options"),
    "fewer places than are taken": (lobby(ANNA, BRUNO, CARLA), asks(ANNA, "configure", places=2), "full"),
    "too small with computers": (lobby(ANNA, computers=2), asks(ANNA, "configure", places=2), "full"),
    "wrong places later": (lobby(ANNA), asks(ANNA, "configure", places=9), "wrong-places"),
    "no places later": (lobby(ANNA), asks(ANNA, "configure", places=0), "wrong-places"),
    "good options beside wrong places": (
        lobby(ANNA),
        asks(ANNA, "configure", options={"bag": "small"}, places=9),
        "wrong-places",
    ),
    "an unknown language later": (lobby(ANNA), asks(ANNA, "configure", language="tlh"), "bad-setting"),
    "an unknown entry later": (lobby(ANNA), asks(ANNA, "configure", entry="friends"), "bad-setting"),
    "a start by a guest": (lobby(ANNA, BRUNO), asks(BRUNO, "start"), "not-host"),
    "a start alone": (lobby(ANNA), asks(ANNA, "start"), "too-few"),
    "a start twice": (game(ANNA, BRUNO), asks(ANNA, "start"), "not-open"),
    "cancelled by a guest": (lobby(ANNA, BRUNO), asks(BRUNO, "cancel"), "not-host"),
    "cancelled after the start": (game(ANNA, BRUNO), asks(ANNA, "cancel"), "not-open"),
}


@pytest.mark.parametrize(("situation", "attempt", "expected"), rows(REFUSED))
async def test_refused_and_nothing_changes(room: Room, situation: Situation, attempt: Attempt, expected: str) -> None:
    table = await situation(room)
    before = await everything(room)
    assert code(await attempt(room, table)) == f"tables.{expected}"
    assert await everything(room) == before


CALLS = ("join", "leave", "add_computer", "remove_computer", "start", "cancel", "rematch")


@pytest.mark.parametrize("call", CALLS)
async def test_a_table_that_is_not_there(room: Room, call: str) -> None:
    assert code(await asks(ANNA, call)(room, "zzzzz")) == "tables.no-such-table"


SEATED: dict[str, tuple[Situation, list[Attempt], list[str], str | None]] = {
    "a guest leaves": (lobby(ANNA, BRUNO, CARLA), [asks(BRUNO, "leave")], ["Anna", "Carla"], "Anna"),
    "the host leaves": (lobby(ANNA, BRUNO, CARLA), [asks(ANNA, "leave")], ["Bruno", "Carla"], "Bruno"),
    "two hosts leave": (lobby(ANNA, BRUNO, CARLA), [asks(ANNA, "leave"), asks(BRUNO, "leave")], ["Carla"], "Carla"),
    "the host leaves past a computer": (
        lobby(ANNA, computers=1),
        [asks(BRUNO, "join"), asks(ANNA, "leave")],
        ["", "Bruno"],
        "Bruno",
    ),
    "the last leaves": (lobby(ANNA, BRUNO), [asks(BRUNO, "leave"), asks(ANNA, "leave")], [], None),
    "one leaves and comes back": (
        lobby(ANNA, BRUNO, CARLA),
        [asks(ANNA, "leave"), asks(ANNA, "join")],
        ["Anna", "Bruno", "Carla"],
        "Bruno",
    ),
    "a computer goes": (
        lobby(ANNA, BRUNO, computers=2),
        [asks(ANNA, "remove_computer")],
        ["Anna", "Bruno", ""],
        "Anna",
    ),
    "the invited one comes": (
        lobby(ANNA, entry="invited"),
        [asks(ANNA, "invite", BRUNO), asks(BRUNO, "join")],
        ["Anna", "Bruno"],
        "Anna",
    ),
    "opened to anyone": (
        lobby(ANNA, entry="invited"),
        [asks(ANNA, "configure", entry="anyone"), asks(BRUNO, "join")],
        ["Anna", "Bruno"],
        "Anna",
    ),
    "one place more": (
        lobby(ANNA, BRUNO, places=2),
        [asks(ANNA, "configure", places=3), asks(CARLA, "join")],
        ["Anna", "Bruno", "Carla"],
        "Anna",
    ),
}


@pytest.mark.parametrize(("situation", "attempts", "seated", "host"), rows(SEATED))
async def test_who_sits_there_when(
    room: Room, situation: Situation, attempts: list[Attempt], seated: list[str], host: str | None
) -> None:
    table = await situation(room)
    for attempt in attempts:
        done(await attempt(room, table))
    assert await sitters_of(room, table) == seated
    assert await host_of(room, table) == host
    assert (await overview_of(room, table)).table.status == ("open" if host else "abandoned")


@pytest.mark.parametrize("ended", ["cancel", "leave"])
async def test_nobody_can_join_a_table_that_was_given_up(room: Room, ended: str) -> None:
    table = await room.opened(ANNA)
    done(await room.tables.invite(room.by(ANNA), table, BRUNO))
    done(await asks(ANNA, ended)(room, table))
    assert (await overview_of(room, table)).table.status == "abandoned"
    assert code(await room.tables.join(room.by(BRUNO), table)) == "tables.not-open"
    assert code(await room.tables.start(room.by(ANNA), table)) == "tables.not-open"


async def test_an_invitation_is_used_once(room: Room) -> None:
    table = await room.opened(ANNA, entry="invited")
    done(await room.tables.invite(room.by(ANNA), table, BRUNO))
    done(await room.tables.join(room.by(BRUNO), table))
    done(await room.tables.leave(room.by(BRUNO), table))
    assert code(await room.tables.join(room.by(BRUNO), table)) == "tables.not-invited"


async def test_what_was_not_configured_stays(room: Room) -> None:
    table = await room.opened(ANNA, places=3, options={"bag": "small"}, language="fr")
    done(await room.tables.configure(room.by(ANNA), table, options={"shells": False}))
    done(await room.tables.configure(room.by(ANNA), table))
    found = await overview_of(room, table)
    assert found.options == {"bag": "small", "shells": False}
    assert (found.table.places, found.table.language, found.table.entry) == (3, "fr", "anyone")
