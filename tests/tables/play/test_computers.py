"""Computers play by ordinary requests, go on after a restart, and a broken one stops nobody else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.values.chance import Below
from engine.core.values.refusals import Refusal
from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.stored import Stored
from engine.tables.transaction.request import Done
from tests.sample.games.pebbles.game import GAME
from tests.tables.play.thinking import (
    PATIENCE,
    Computer,
    Thinker,
    answers_illegally,
    answers_nonsense,
    begun,
    forms_by,
    moves,
    raises,
    with_computer,
)
from tests.tables.room import ANNA, BRUNO, Room, code, done, room_in
from tests.tables.situations import log_of, overview_of


async def status(room: Room, table: str) -> str:
    return (await overview_of(room, table)).table.status


def requests_of_computers(stored: Stored) -> int:
    query = "SELECT count(*) FROM requests WHERE person IS NULL AND id LIKE 'computer %'"
    return int(stored.db.execute(query).fetchone()[0])


async def test_a_computer_plays_by_ordinary_requests_that_are_stored_with_their_answers(room: Room) -> None:
    table = await room.started(ANNA, computers=2)
    await room.play_out(table, ANNA)
    mine = await room.seat(table, ANNA)
    answered = [seat for seat in await forms_by(room, table) if seat != mine]
    assert await room.tables.store.read(requests_of_computers) == len(answered) > 0


async def test_a_computer_that_was_asked_before_a_restart_answers_after_it(tmp_path: Path) -> None:
    path, thinker = tmp_path / "paravent.db", Thinker()
    with thinker.released_at_last():
        async with room_in(path, games=with_computer(thinker)) as room:
            table = await begun(room, ANNA)
            await thinker.is_thinking()
            before = await forms_by(room, table)
    async with room_in(path) as room:
        await room.tables.computers_idle()
        assert len(await forms_by(room, table)) == len(before) + 1
        await room.play_out(table, ANNA)
        assert await status(room, table) == "finished"


async def test_stopping_at_once_after_a_start_stops(tmp_path: Path) -> None:
    path, thinker = tmp_path / "paravent.db", Thinker()
    with thinker.released_at_last():
        async with room_in(path, games=with_computer(thinker)) as room:
            table = await begun(room, ANNA)
    async with asyncio.timeout(PATIENCE), room_in(path):
        pass  # the computers have been woken, and none of them has begun
    async with room_in(path) as room:
        await room.tables.computers_idle()
        assert len(await forms_by(room, table)) == 1, "what it was asked is answered at a later start, once"


async def test_stopping_while_a_computer_thinks_keeps_the_question(tmp_path: Path) -> None:
    path, thinker = tmp_path / "paravent.db", Thinker()
    with thinker.released_at_last():
        async with asyncio.timeout(PATIENCE), room_in(path, games=with_computer(thinker)) as room:
            table = await begun(room, ANNA)
            await thinker.is_thinking()
            before = await log_of(room, table)
        async with room_in(path, games=with_computer(thinker)) as room:
            await thinker.is_thinking()
            assert await log_of(room, table) == before


@pytest.mark.parametrize("broken", [raises, answers_illegally, answers_nonsense])
async def test_a_broken_computer_is_logged_and_stops_only_its_own_table(
    tmp_path: Path, broken: Computer, caplog: pytest.LogCaptureFixture
) -> None:
    thoughts = 0

    def counted(door: Door[Any, Any, Any], below: Below) -> Form:
        nonlocal thoughts
        thoughts += 1
        return broken(door, below)

    async with room_in(tmp_path / "paravent.db", games=with_computer(counted, gravel=GAME.plays.computer)) as room:
        table, other = await begun(room, ANNA), await begun(room, BRUNO, game="gravel")
        await room.tables.computers_idle()
        assert await room.play_out(other, BRUNO) > 0
        assert await status(room, other) == "finished"
        assert await status(room, table) == "playing"
        assert await forms_by(room, table) == []
        assert [record for record in caplog.records if table in record.getMessage()]
        assert not [record for record in caplog.records if other in record.getMessage()]
        await moves(room, table, ANNA)
        await room.tables.computers_idle()
        assert thoughts < 20


@pytest.mark.parametrize("broken", [raises, answers_illegally])
async def test_a_computer_that_has_been_mended_goes_on_with_the_same_question(tmp_path: Path, broken: Computer) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path, games=with_computer(broken)) as room:
        table = await begun(room, ANNA)
        await room.tables.computers_idle()
        assert await forms_by(room, table) == []
    async with room_in(path) as room:
        await room.tables.computers_idle()
        assert len(await forms_by(room, table)) == 1


async def test_a_broken_computer_can_be_replaced_by_a_person(tmp_path: Path) -> None:
    async with room_in(tmp_path / "paravent.db", games=with_computer(raises)) as room:
        table = await begun(room, ANNA)
        await room.tables.computers_idle()
        seat = 1 - await room.seat(table, ANNA)
        done(await room.tables.replace(room.by(ANNA), table, seat, BRUNO))
        done(await room.tables.join(room.by(BRUNO), table))
        await room.play_out(table, ANNA, BRUNO)
        assert await status(room, table) == "finished"


async def test_a_computer_answers_again_when_its_question_was_taken_away_while_it_thought(tmp_path: Path) -> None:
    thinker = Thinker()
    with thinker.released_at_last():
        async with room_in(tmp_path / "paravent.db", games=with_computer(thinker)) as room:
            table = await begun(room, ANNA)
            await thinker.is_thinking()
            thinker.may_answer.release()
            await room.tables.computers_idle()
            step = await moves(room, table, ANNA)
            while not await computer_is_asked(room, table):
                step = await moves(room, table, ANNA)
            await thinker.is_thinking()
            for _ in range(6):
                done(await room.tables.undo_as_host(room.by(ANNA), table, step))
                step = await moves(room, table, ANNA)
                thinker.may_answer.release()
                await thinker.is_thinking()
            thinker.may_answer.release(100)
            await room.tables.computers_idle()
            assert not await computer_is_asked(room, table)
            assert len(await room.asked(table, ANNA)) == 1


async def computer_is_asked(room: Room, table: str) -> bool:
    look = await room.tables.view_for(ANNA, table)
    assert not isinstance(look, Refusal)
    return any(decision.seat != look.view.viewer for decision in look.view.decisions)


async def test_a_computer_whose_seat_was_taken_while_it_thought_does_not_answer_for_it(tmp_path: Path) -> None:
    thinker = Thinker()
    with thinker.released_at_last():
        async with room_in(tmp_path / "paravent.db", games=with_computer(thinker)) as room:
            table = await begun(room, ANNA)
            await thinker.is_thinking()
            seat = 1 - await room.seat(table, ANNA)
            done(await room.tables.replace(room.by(ANNA), table, seat, BRUNO))
            done(await room.tables.join(room.by(BRUNO), table))
            thinker.may_answer.release()
            await room.tables.computers_idle()
            assert await forms_by(room, table) == []
            assert await room.asked(table, BRUNO)


async def test_a_computer_that_was_held_up_by_the_file_is_asked_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.opened(ANNA, computers=1)

    async def full(thought: Any) -> Done:
        raise StoreFault(Fault.DISK_FULL, "paravent.db")

    with monkeypatch.context() as patch:
        patch.setattr(room.tables._computers, "_play", full)
        done(await room.tables.start(room.by(ANNA), table))
        await room.tables.computers_idle()
    assert "held up" in caplog.text
    assert await forms_by(room, table) == []
    await room.tables.alive()
    await room.tables.computers_idle()
    assert len(await forms_by(room, table)) == 1


async def test_nobody_can_speak_for_a_computer(room: Room) -> None:
    table = await room.started(ANNA, computers=1)
    [(_, decision)] = await room.asked(table, ANNA)
    assert code(await room.tables.submit(room.by(0), table, decision, Form("favour", {"colour": "white"})))
    assert code(await room.tables.submit(room.by(BRUNO), table, decision + 1, Form("favour", {"colour": "white"})))
