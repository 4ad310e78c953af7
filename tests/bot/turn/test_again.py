"""At every step of a turn: the bot is started anew, a press comes twice, old pages, two devices."""

import asyncio

import pytest

from bot.turn.taps import CONFIRM
from sandbox.client.reading import Seen
from tests.bot.attacks.attacking import Attack
from tests.bot.conftest import Play
from tests.bot.faults.faulting import DONE
from tests.bot.sketching import sketched as sketched
from tests.bot.turn.leafing import MANY
from tests.bot.turn.pressing import TURNS, Turning, again, at_a_table
from tests.thorough import some_of, thorough

OLDER, GONE_ON = "This page was an older one", "The game has gone on"
NOTICES = (OLDER, GONE_ON, "Cette page était", "Le jeu a continué", "La partie a continué")

pytestmark = pytest.mark.usefixtures("tiny")
kinds_of_turn = pytest.mark.parametrize(("game", "kind", "verb"), some_of(TURNS, 3))


def unnoticed(page: Seen) -> None:
    """He is told nothing of an older page."""
    assert not any(notice in page.text for notice in NOTICES), page.text


@thorough
@kinds_of_turn
async def test_the_bot_is_started_anew_before_each_press(play: Play, game: str, kind: str, verb: str) -> None:
    async with at_a_table(play, game, play.anna, play.bruno) as table:
        who, form = await table.about_to(kind, verb)
        person, step = who.person, await who.step()
        await who.play()
    while True:
        async with again(play, table) as table:
            who = table.of(person)
            stood = who.page.text
            tap = await who.next(form)
            # On another device the plan is where it was left.
            other = await Turning(table.room, person, table.id, table.game).play()
            assert stood == other.text or not who.page.components
            page = await who.tap(*tap)
            unnoticed(page)
            if tap[0] == CONFIRM:
                break
            assert await who.step() == step
    assert table.made()[step + 1] == form
    assert max(table.made()) == step + 1


@thorough
@kinds_of_turn
async def test_each_press_comes_twice_at_once(
    play: Play, game: str, kind: str, verb: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_a_table(play, game, play.anna, play.bruno) as table:
        who, form = await table.about_to(kind, verb)
        step = await who.step()
        await who.play()
        while True:
            tap = await who.next(form)
            await who.answered(*await asyncio.gather(who.begin(*tap), who.begin(*tap)))
            unnoticed(who.page)
            if tap[0] == CONFIRM:
                break
        assert who.page.text.startswith(DONE), who.page.text
        assert table.made()[step + 1] == form
        assert await who.step() == step + 1
        Attack(table.room, caplog).nothing_broke()


@thorough
@kinds_of_turn
async def test_old_pages_do_nothing_and_show_how_it_stands(
    play: Play, game: str, kind: str, verb: str, caplog: pytest.LogCaptureFixture
) -> None:
    """At each step a page is left open: whatever was last pressed there is not done, then or when the move is made."""
    async with at_a_table(play, game, play.anna, play.bruno) as table:
        at, (who, form) = Attack(table.room, caplog), await table.about_to(kind, verb)
        step, left = await who.step(), list[tuple[Turning, str, str]]()
        async for tap in who.each_step(form):
            before, meant = await at.rows(), await who.plan()
            for old, *pressed in left:
                page = await press_if_it_stands(old, *pressed)
                assert await who.plan() == meant, pressed
                assert page.components
            assert await at.rows() == before
            device = Turning(table.room, who.person, table.id, table.game)
            await device.play()
            left.append((device, *tap))
        stood = who.page.text
        for old, *pressed in left:
            await press_if_it_stands(old, *pressed)
        assert await who.step() == step + 1
        assert who.page.text == stood
        at.nothing_broke()


async def press_if_it_stands(device: Turning, tap: str, value: str) -> Seen:
    """On a page that has been shown anew since, that press may not be there any more."""
    return await device.tap(tap, value) if tap in device.controls else device.page


@thorough
@kinds_of_turn
async def test_two_devices_with_one_plan(play: Play, game: str, kind: str, verb: str) -> None:
    """Begun in the thread, gone on with in the direct messages at every press; confirmed on both at once."""
    async with at_a_table(play, game, play.anna, play.bruno) as table:
        who, form = await table.about_to(kind, verb)
        devices, step = [who, Turning(table.room, who.person, table.id, table.game, direct=True)], await who.step()
        for device in devices:
            await device.play()
        for n in range(MANY):
            if (tap := await devices[n % 2].next(form))[0] == CONFIRM:
                break
            await devices[n % 2].tap(*tap)
            await devices[1 - n % 2].play()
        for device in devices:
            await device.play()
        await who.answered(*await asyncio.gather(*(device.begin(CONFIRM) for device in devices)))
        assert await who.step() == step + 1
        assert table.made()[step + 1] == form
        said = [device.page.text for device in devices]
        assert [text.startswith(DONE) for text in said].count(True) == 1, said


async def test_who_answers_under_seal_as_before_is_heard_again(play: Play) -> None:
    """The page on which he confirms it looks as it did the first time, and stands on the same message."""
    async with at_a_table(play, "lanterns", play.anna, play.bruno) as table:
        who, form = await table.about_to("colour", "choose")
        await who.make(form)
        for _ in range(2):
            await who.go(form)
            before = await who.step()
            page = await who.tap(CONFIRM)
            assert page.text.startswith(DONE)
            assert await who.step() == before + 1
