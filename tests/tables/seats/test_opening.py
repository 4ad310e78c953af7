"""Opening a table and starting the game: what can be chosen, how many there may be, and seats drawn by lot."""

from collections import Counter
from typing import Any

import pytest

from engine.core.values.refusals import Refusal
from engine.tables.service import Request
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, NAMES, Room, code, done
from tests.tables.situations import everything, host_of, overview_of, rows
from tests.tables.situations import sitters as sitters_of

SERVER = 7000

CREATED_BADLY: dict[str, tuple[str, dict[str, Any], str]] = {
    "an unknown game": ("chess", {}, "no-such-game"),
    "no name of a game": ("", {}, "no-such-game"),
    "too many places": ("pebbles", {"places": 5}, "wrong-places"),
    "too few places": ("pebbles", {"places": 1}, "wrong-places"),
    "no places": ("pebbles", {"places": 0}, "wrong-places"),
    "places below zero": ("pebbles", {"places": -3}, "wrong-places"),
    "places beyond all numbers": ("pebbles", {"places": 2**70}, "wrong-places"),
    "an option there is not": ("pebbles", {"options": {"sand": True}}, "bad-options"),
    "an option with a value it has not": ("pebbles", {"options": {"bag": "huge"}}, "bad-options"),
    "yes where a word belongs": ("pebbles", {"options": {"bag": True}}, "bad-options"),
    "a word where yes or no belongs": ("pebbles", {"options": {"shells": "yes"}}, "bad-options"),
    "a number where yes or no belongs": ("pebbles", {"options": {"shells": 1}}, "bad-options"),
    "nothing where yes or no belongs": ("pebbles", {"options": {"shells": None}}, "bad-options"),
    "an option without a name": ("pebbles", {"options": {"": True}}, "bad-options"),
    "an option whose name is no word": ("pebbles", {"options": {7: True}}, "bad-options"),
    "a list for an option": ("pebbles", {"options": {"bag": ["small"]}}, "bad-options"),
    "a language nobody speaks here": ("pebbles", {"language": "tlh"}, "bad-setting"),
    "an entry there is not": ("pebbles", {"entry": "friends"}, "bad-setting"),
    "no time at all": ("pebbles", {"pace": 0}, "bad-setting"),
    "less than no time": ("pebbles", {"pace": -60}, "bad-setting"),
    "more time than there is": ("pebbles", {"pace": 2**70}, "bad-setting"),
}


@pytest.mark.parametrize(("title", "chosen", "expected"), rows(CREATED_BADLY))
async def test_no_table_is_opened_with(room: Room, title: str, chosen: dict[str, Any], expected: str) -> None:
    before = await everything(room)
    assert code(await room.tables.create(room.by(ANNA), title, **chosen)) == f"tables.{expected}"
    assert await everything(room) == before


async def test_who_opens_a_table_sits_at_it_and_is_its_host(room: Room) -> None:
    table = await room.opened(ANNA, places=3, options={"shells": False}, language="fr", entry="invited", pace=86_400)
    found = await overview_of(room, table)
    assert (await sitters_of(room, table), await host_of(room, table)) == (["Anna"], "Anna")
    assert found.options == {"bag": "full", "shells": False}
    assert (found.table.places, found.table.language, found.table.entry) == (3, "fr", "invited")
    assert (found.table.pace, found.table.status) == (86_400, "open")


async def test_a_person_has_no_more_tables_than_the_server_allows(room: Room) -> None:
    assert await room.tables.settle(room.by(ANNA), SERVER, tables_per_person=2) is None
    mine, full = await room.opened(ANNA, server=SERVER), await room.opened(ANNA, BRUNO, server=SERVER)
    theirs = await room.opened(BRUNO, server=SERVER)
    assert code(await room.tables.create(room.by(ANNA), "pebbles", server=SERVER)) == "tables.too-many-live"
    assert code(await room.tables.join(room.by(ANNA), theirs)) == "tables.too-many-live"
    done(await room.tables.leave(room.by(ANNA), full))
    done(await room.tables.join(room.by(ANNA), theirs))
    assert await sitters_of(room, mine) == ["Anna"]


async def test_a_server_has_no_more_tables_than_it_allows(room: Room) -> None:
    assert await room.tables.settle(room.by(ANNA), SERVER, tables_per_server=1) is None
    first = await room.opened(ANNA, server=SERVER)
    assert code(await room.tables.create(room.by(BRUNO), "pebbles", server=SERVER)) == "tables.too-many-on-server"
    await room.opened(BRUNO, server=SERVER + 1)
    await room.opened(BRUNO)
    done(await room.tables.cancel(room.by(ANNA), first))
    await room.opened(BRUNO, server=SERVER)


# The start


async def test_the_game_begins_with_what_was_chosen(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, options={"shells": False, "bag": "small"})
    look = await room.tables.view_for(None, table)
    assert not isinstance(look, Refusal)
    assert (look.view.table.shells, look.view.table.bag) == ((), 12)


@pytest.mark.parametrize("computers", [1, 2, 3])
async def test_one_person_against_computers_is_a_fine_table(room: Room, computers: int) -> None:
    table = await room.started(ANNA, computers=computers)
    assert sorted(await sitters_of(room, table)) == ["", "Anna"][:1] * computers + ["Anna"]
    assert len(await room.asked(table, ANNA)) == 1


async def test_seats_are_drawn_by_lot(room: Room) -> None:
    """Over many tables everybody comes first sometimes, and the host no more often than chance would have it."""
    people = (ANNA, BRUNO, CARLA, DINO)
    first: Counter[str] = Counter()
    for number in range(48):
        table = await room.opened(*people)
        done(await room.tables.start(Request(f"start {number}", ANNA), table))
        first[(await sitters_of(room, table))[0]] += 1
        done(await room.tables.abandon(room.by(ANNA), table))
        for user in people[1:]:
            motion = (await overview_of(room, table)).motion
            assert motion is not None
            done(await room.tables.vote(room.by(user), table, motion.id, True))
    assert set(first) == {NAMES[user] for user in people}
    assert max(first.values()) < 24
