"""What goes wrong, and what is logged of it, tells no secret."""

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from engine.contract.secrecy import CANARY
from engine.core.forms.forms import Form
from engine.core.stored import digest
from engine.tables.service import Tables
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Request
from tests.roots import GAMES
from tests.tables.room import door_at, room_in
from tests.tables.secrecy.checks import chains_of, listen, marks_in
from tests.tables.secrecy.doings import hear_the_others
from tests.tables.secrecy.ear import ADDRESS
from tests.tables.secrecy.hidden import MARK, planted, rows
from tests.tables.secrecy.scenes import ANNA, Play, changed_hands, finished, staged, two_people

CALLS: tuple[Callable[[Tables, str], Awaitable[Any]], ...] = (
    lambda tables, table: tables.view_for(ANNA, table),
    lambda tables, table: tables.view_at(ANNA, table, 1),
    lambda tables, table: door_at(tables, ANNA, table),
    lambda tables, table: tables.undo_as_host(Request("take back", ANNA), table, 1),
    lambda tables, table: tables.submit(Request("draw", ANNA), table, 1, Form("draw")),
)
"""Calls that read a state."""


@pytest.mark.parametrize("play", [changed_hands, finished], ids=["changed_hands", "finished"])
async def test_what_is_logged_tells_no_secret(tmp_path: Path, play: Play, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    scene = await staged(tmp_path / "scene.db", play, "pebbles")
    marked = planted(scene, None, tmp_path / "planted.db")
    for chain in (*chains_of(ANNA), hear_the_others):
        await listen(marked, scene, ANNA, chain)
    assert caplog.records
    assert marks_in(caplog.records) == []


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda text: text.replace(str(CANARY), f'"{MARK}"'),
        lambda text: text.replace(str(CANARY), f"{CANARY}.5"),
        lambda text: text[: text.rindex(str(CANARY)) + 4],
        lambda text: text.replace(str(CANARY), f'{CANARY},"{MARK}":{CANARY}'),
        lambda text: f'{{"game":"pebbles","schema":{CANARY},"state":{{}}}}'.replace(str(CANARY), "99") + MARK,
    ],
    ids=["a word for a number", "half a coin", "cut off", "no JSON", "more than JSON"],
)
async def test_a_state_that_cannot_be_read_says_nothing_of_what_is_in_it(
    tmp_path: Path, spoilt: Callable[[str], str], caplog: pytest.LogCaptureFixture
) -> None:
    scene = await staged(tmp_path / "scene.db", two_people, "pebbles")
    marked = planted(scene, None, tmp_path / "planted.db")
    with rows(marked) as db:
        states = db.execute("SELECT step, state FROM states WHERE table_id = ?", (scene.table,)).fetchall()
        for step, text in states:
            written = spoilt(text), digest(spoilt(text).encode())
            db.execute("UPDATE states SET state = ? WHERE step = ? AND table_id = ?", (written[0], step, scene.table))
            db.execute("UPDATE steps SET hash = ? WHERE step = ? AND table_id = ?", (written[1], step, scene.table))
    async with room_in(marked) as room:
        for call in CALLS:
            assert await call(room.tables, scene.table) == No.UNREADABLE.refusal()
        mine = await room.tables.own_data(ANNA)
        assert isinstance(mine, dict)
        assert "view" not in mine["tables"][0], "an export leaves out what cannot be read"
    assert str(CANARY) not in ADDRESS.sub("", caplog.text)


async def test_a_computer_that_is_refused_is_logged_without_what_it_filled_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    refused = GAMES["pebbles"].altered(computer=lambda door, below: Form("favour", {"colour": MARK}))
    async with room_in(tmp_path / "paravent.db", games={"pebbles": refused}) as room:
        await room.started(ANNA, computers=1)
    assert "has failed" in caplog.text
    assert MARK not in caplog.text
