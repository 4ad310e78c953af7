"""How the pages of a turn are answered: a slow database, answers that are lost, presses that are told of twice."""

import asyncio
import gc
from typing import Any

import pytest

from bot.interaction import answering
from bot.turn import after
from bot.turn.taps import CONFIRM
from engine.tables.service import Tables
from engine.tables.storage.faults import Fault, StoreFault
from sandbox.actions.interactions import DEFERRED, DEFERRED_UPDATE
from sandbox.http.trouble import refuse
from tests.bot.attacks.attacking import Attack
from tests.bot.conftest import Play
from tests.bot.faults.faulting import DONE, arrived, struck
from tests.bot.faults.test_requests import ACKNOWLEDGEMENT, ANSWER, MISHAPS
from tests.bot.sketching import sketched as sketched
from tests.bot.turn.pressing import Table, Turning, again, at_a_table, finished
from tests.thorough import LONG, thorough

pytestmark = pytest.mark.usefixtures("tiny")


# A slow database


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Until the event is set, tables are not found; whoever waits is told after a moment that it takes longer."""
    let, at_table = asyncio.Event(), Tables.at_table

    async def waiting(*args: Any, **named: Any) -> Any:
        await let.wait()
        return await at_table(*args, **named)

    monkeypatch.setattr(Tables, "at_table", waiting)
    monkeypatch.setattr(answering, "PATIENCE", 0.02)
    let.set()
    return let


async def test_what_takes_long_is_acknowledged_in_time_and_answered_once(
    play: Play, slow: asyncio.Event, requests: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    async with at_a_table(play, "carrara", play.anna, play.bruno) as table:
        who, form = await table.about_to("turn", "build")
        step = await who.step()
        slow.clear()
        opening = asyncio.create_task(who.play())
        done = await acknowledged(play, who, DEFERRED)
        assert done.original is not None
        slow.set()
        await opening
        while True:
            tap = await who.next(form)
            slow.clear()
            asked, before = await who.begin(*tap), len(requests)
            await arrived(play, lambda asked=asked: asked.answered == DEFERRED_UPDATE, "not acknowledged")  # type: ignore[misc]
            slow.set()
            await who.answered(asked)
            assert [each.rpartition("/")[2] for each in requests[before:]] in (["callback", "@original"], ["@original"])
            if tap[0] == CONFIRM:
                break
        assert who.page.text.startswith(DONE)
        assert await who.step() == step + 1
        Attack(table.room, caplog).nothing_broke()


async def acknowledged(play: Play, who: Turning, how: int) -> Any:
    """What he has last done, once the bot has said that it takes longer."""
    await arrived(play, lambda: newest(play, who).answered == how, "not acknowledged")
    return newest(play, who)


def newest(play: Play, who: Turning) -> Any:
    return play.sandbox.interactions.newest(who.person.user)


# Answers that are lost


@thorough
@pytest.mark.parametrize("how", MISHAPS if LONG else ["answer lost", "request lost", "too much for this route"])
async def test_at_each_step_the_answer_goes_wrong(play: Play, how: str, caplog: pytest.LogCaptureFixture) -> None:
    """The page is as it should be all the same, and the move is made once."""
    async with at_a_table(play, "carrara", play.anna, play.bruno) as table:
        who, form = await table.about_to("turn", "build")
        step, trouble = await who.step(), play.sandbox.trouble
        trouble.next(*ACKNOWLEDGEMENT, MISHAPS[how]())
        await who.play()
        while (tap := await who.next(form))[0] != CONFIRM:
            trouble.next(*ACKNOWLEDGEMENT, MISHAPS[how]())
            await who.tap(*tap)
        for request in (ACKNOWLEDGEMENT, ANSWER):
            trouble.next(*request, MISHAPS[how]())
        await who.tap(CONFIRM)
        assert who.page.text.startswith(DONE)
        assert table.made()[step + 1] == form
        assert await who.step() == step + 1
        assert trouble.left == []
        await table.room.sent()
        Attack(table.room, caplog).nothing_broke()


@pytest.mark.parametrize("late", [False, True])
async def test_a_move_that_discord_takes_no_answer_to_is_not_made(
    play: Play, slow: asyncio.Event, late: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever pressed is told by Discord that it failed: so it must not have been done."""
    async with at_a_table(play, "carrara", play.anna, play.bruno) as table:
        who, form = await table.about_to("turn", "build")
        step = await who.step()
        await who.play()
        await who.go(form)
        if late:
            slow.clear()
        blow = play.sandbox.trouble.next(*ACKNOWLEDGEMENT, refuse(404, 10062, "Unknown interaction"), times=2)
        await who.begin(CONFIRM)
        await struck(blow)
        slow.set()
        await finished()
        play.sandbox.trouble.forget()
        assert await who.step() == step
        await who.tap(CONFIRM)
        assert table.made()[step + 1] == form
        assert await who.step() == step + 1
        Attack(table.room, caplog).nothing_broke()


async def test_a_database_that_fails_is_told_once_and_nothing_more_comes(
    play: Play, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(answering, "PATIENCE", 0.05)
    async with at_a_table(play, "pebbles", play.anna, play.clio) as table:
        who, form = await table.about_to("favourite", "favour")
        await who.play()
        await who.go(form)

        async def failing(*args: Any, **named: Any) -> Any:
            raise StoreFault(Fault.TRUNCATED, play.database)

        with monkeypatch.context() as broken:
            broken.setattr(Tables, "at_table", failing)
            done = await who.begin(CONFIRM)
            await arrived(play, lambda: done.answered is not None, "not answered")
            await finished()
            await asyncio.sleep(0.1)  # longer than it would have taken to be acknowledged
        gc.collect()  # of a task that fails unheard asyncio tells when it is thrown away
        unheard = [each.getMessage() for each in caplog.records if each.name == "asyncio"]
        assert unheard == []
        await who.tap(CONFIRM)
        assert who.page.text.startswith(DONE)


# Told of twice


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_press_that_is_told_of_again_changes_nothing(play: Play, restarted: bool) -> None:
    """Something else has been pressed on the page since."""
    async with at_a_table(play, "carrara", play.anna, play.bruno) as table:
        who, form = await table.about_to("turn", "build")
        person = who.person
        await who.play()
        await who.tap(*await who.next(form))
        old = newest(play, who)
        play.clock.move(1)
        await who.tap(*await who.next(form))
        if not restarted:
            await told_again(play, table, who, old)
    if restarted:
        async with again(play, table) as table:
            await told_again(play, table, table.of(person), old)


async def told_again(play: Play, table: Table, who: Turning, old: Any) -> None:
    plan, stood, made = await who.plan(), who.page, table.made()
    await play.sandbox.interactions.deliver(old)
    await quiet()
    assert await who.plan() == plan
    assert who.page == stood
    assert table.made() == made


async def quiet() -> None:
    """Wait until the bot has read what it was told, and is done with it."""
    for _ in range(50):
        await asyncio.sleep(0.002)
    await finished()


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_confirmed_move_that_is_told_of_again_stays_as_it_was_answered(play: Play, restarted: bool) -> None:
    async with at_a_table(play, "carrara", play.anna, play.bruno) as table:
        who, form = await table.about_to("turn", "build")
        person = who.person
        await who.play()
        await who.go(form)
        play.clock.move(1)
        await who.tap(CONFIRM)
        old = newest(play, who)
        await table.room.sent()
        if not restarted:
            await told_again(play, table, who, old)
    if restarted:
        async with again(play, table) as table:
            await told_again(play, table, table.of(person), old)


async def test_a_move_that_was_written_down_and_not_answered_is_answered_when_it_comes_again(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot ended in between: that was all he was told."""

    async def ended(*args: Any) -> None:
        raise asyncio.CancelledError

    async with at_a_table(play, "carrara", play.anna, play.clio) as table:
        who, form = await table.about_to("turn", "build")
        person, step = who.person, await who.step()
        await who.play()
        await who.go(form)
        with monkeypatch.context() as ends:
            ends.setattr(after, "show", ended)
            await who.tap(CONFIRM)
        assert await who.step() == step + 1
        await table.room.sent()
    async with again(play, table) as table:
        await play.sandbox.interactions.deliver(newest(play, who))
        await quiet()
        assert table.of(person).page.text == "That is done. I was interrupted before I could tell you."
        assert table.made()[step + 1] == form
        assert max(table.made()) == step + 1
