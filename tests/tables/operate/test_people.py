"""What is kept of a person: his name, what he prefers, and where messages reach him."""

from typing import Any

import pytest

from engine.words.names import LONGEST
from tests.tables.room import ANNA, BRUNO, NOON, Room, code
from tests.tables.situations import everything, person, rows, sitters

ZELDA = 424_242_424_242
"""Whom we have never met."""
CHANNEL = 989_898_989_898

NAMES: dict[str, tuple[str, str]] = {
    "plain": ("Zoë", "Zoë"),
    "changed": ("Bruno the Second", "Bruno the Second"),
    "none": ("", ""),
    "very long": ("z" * 10_000, "z" * 64),
    "with half a letter": ("Zo\ud800", "Zo?"),
    "with a flag": ("Zoë 🇫🇷", "Zoë 🇫🇷"),
}


@pytest.mark.parametrize(("name", "shown"), rows(NAMES))
async def test_a_name_is_kept(room: Room, name: str, shown: str) -> None:
    await room.tables.meet(BRUNO, name)
    assert (await person(room, BRUNO)).name == shown
    assert await sitters(room, await room.opened(BRUNO)) == [shown[:LONGEST]]


async def test_who_was_here_is_known_from_then_on(room: Room) -> None:
    assert code(await room.tables.person(ZELDA)) == "tables.no-such-person"
    await room.tables.meet(ZELDA, "Zelda")
    assert (await person(room, ZELDA)).seen_at == NOON
    room.now += 7200
    await room.tables.meet(ZELDA, "Zelda")
    assert (await person(room, ZELDA)).seen_at == NOON + 7200


PREFERRED: list[dict[str, str | None]] = [
    {"language": "fr"},
    {"language": "fr", "palette": "deuteranopia", "theme": "night", "time_zone": "Europe/Paris"},
    {"language": None},
    {"advice": "off"},
    {"advice": "on"},
    {"advice": None},
    {},
]


@pytest.mark.parametrize("chosen", PREFERRED)
async def test_preferences_are_kept(room: Room, chosen: dict[str, str | None]) -> None:
    assert await room.tables.prefer(ANNA, **chosen) is None
    found = await person(room, ANNA)
    assert {name: getattr(found, name) for name in chosen} == chosen
    assert found.name == "Anna"


NOT_PREFERRED: dict[str, dict[str, Any]] = {
    "an unknown language": {"language": "tlh"},
    "an empty language": {"language": ""},
    "a language that is no word": {"language": 7},
    "an unknown preference": {"mood": "good"},
    "the name": {"name": "Bruno"},
    "where messages arrive": {"dm_state": "closed"},
    "an empty theme": {"theme": ""},
    "a very long theme": {"theme": "x" * 10_000},
    "a theme that is no word": {"theme": ["night"]},
    "a theme of two lines": {"theme": "a\nb"},
    "neither with advice nor without": {"advice": "perhaps"},
    "advice that is no word": {"advice": False},
    "half a letter": {"time_zone": "\ud800"},
    "something good and something bad": {"language": "fr", "theme": ""},
}


@pytest.mark.parametrize("chosen", rows(NOT_PREFERRED))
async def test_cannot_be_preferred(room: Room, chosen: dict[str, Any]) -> None:
    before = await everything(room, but=())
    assert code(await room.tables.prefer(ANNA, **chosen)) == "tables.bad-setting"
    assert await everything(room, but=()) == before


async def test_where_direct_messages_arrive(room: Room) -> None:
    assert await room.tables.reach(ANNA, CHANNEL, "open") is None
    assert ((await person(room, ANNA)).dm_channel, (await person(room, ANNA)).dm_state) == (CHANNEL, "open")
    assert await room.tables.reach(ANNA, None, "closed") is None
    assert ((await person(room, ANNA)).dm_channel, (await person(room, ANNA)).dm_state) == (CHANNEL, "closed")
    wrong: Any = "asleep"
    assert code(await room.tables.reach(ANNA, None, wrong)) == "tables.bad-setting"
