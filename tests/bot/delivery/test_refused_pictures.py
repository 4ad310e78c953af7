"""Pictures that Discord does not take, crowds that look, presses that overtake each other: the words come anyway."""

import asyncio
import logging
import threading
from contextlib import suppress

import pytest
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.delivery.courier import AT_ONCE, Courier
from bot.pictures import drawing
from engine.tables.outbox.intents import PICTURE, POST
from render.core.scene import Scene
from render.core.studio import Studio
from sandbox.errors import DiscordError
from sandbox.http.trouble import Mishap, refuse
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import WHITE, delivering
from tests.bot.seating import seats
from tests.bot.table.test_look import carrara, looks, offered

REFUSALS = [(400, 20009), (413, 40005), (400, 50035), (403, 50013)]
"""Explicit content, too large, a form that is wrong, and no permission to attach anything."""


def without_files(status: int, code: int) -> Mishap:
    """Discord takes no message with a file."""

    async def mishap(request: web.Request, handler: Handler, strike: object) -> web.StreamResponse:
        if request.content_type.startswith("multipart"):
            return DiscordError(status, code, "refused").response()
        return await handler(request)

    return mishap


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Whoever looks waits until this is set; what is posted is drawn at once."""
    go, draw = threading.Event(), Studio.draw

    def late(studio: Studio, scene: Scene) -> bytes:
        if threading.current_thread().name.startswith("picture-looked"):
            go.wait(30)
        return draw(studio, scene)

    monkeypatch.setattr(Studio, "draw", late)
    return go


# What Discord does not take


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_post_and_screens_go_without_a_picture_that_discord_does_not_take(
    play: Play, status: int, code: int
) -> None:
    async with delivering(play) as hands:
        play.sandbox.trouble.next("POST", "/channels/*/messages", without_files(status, code), times=100)
        table = await hands.started(play.anna, play.bruno)
        [post] = hands.posts()
        assert "favourite" in post.text
        assert post.files == ()
        await hands.answer(table, play.anna, WHITE)
        await hands.settled()
        [screen] = hands.screens(play.anna)
        assert screen.files == ()
        assert "Your favourite is white." in screen.text, "without a picture, all of it in words"
        assert [intent.kind for intent in await hands.tables.outbox.unsettled() if intent.status == "waiting"] == []
        play.sandbox.trouble.forget()


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_who_looks_gets_the_words_of_a_picture_that_discord_does_not_take(
    play: Play, status: int, code: int
) -> None:
    async with seats(play) as room:
        _, thread = await room.started(play.anna, play.clio)
        await room.sent()
        play.sandbox.trouble.next("PATCH", "/webhooks/*/*/messages/@original", refuse(status, code))
        seen = await looks(play.anna, thread)
        assert seen.files == ()
        assert "There are 18 pebbles" in seen.text
        assert offered(seen) == ["Table", "Your screen"]


# Crowds


async def test_no_post_waits_for_those_who_look(play: Play, gate: threading.Event) -> None:
    async with seats(play) as room:
        id, thread = await room.started(play.anna, play.clio)
        await room.sent()
        pressing = [asyncio.create_task(play.dora.press("Look", at=thread)) for _ in range(20)]
        await room.move(id, play.anna)
        await room.sent()
        post = next(seen for seen in reversed(play.anna.sees(thread)) if "Look" in seen.buttons)
        assert len(post.files) == 1
        assert not any(press.done() for press in pressing)
        gate.set()
        assert [len(answer.message.files) for answer in await asyncio.gather(*pressing) if answer.message] == [1] * 20


async def test_of_two_pictures_chosen_the_last_stays(play: Play) -> None:
    answered, overtaken = list[int](), asyncio.Event()

    async def first_is_slow(request: web.Request, handler: Handler, strike: object) -> web.StreamResponse:
        """The answer to the first choice takes its time on the way; the second may overtake it, if it is sent."""
        number = len(begun)
        begun.append(number)
        if number == 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(overtaken.wait(), 1)
        response = await handler(request)
        answered.append(number)
        overtaken.set()
        return response

    begun = list[int]()
    async with seats(play) as room:
        _, thread = await carrara(room, play)
        seen = await looks(play.anna, thread)
        play.sandbox.trouble.next("PATCH", "/webhooks/*/*/messages/@original", first_is_slow, times=2)
        await play.anna.choose("Wheel", on=seen)
        while not begun:
            await asyncio.sleep(0.01)
        await play.anna.choose("Objectives", on=seen)
        while len(answered) < 2:
            await asyncio.sleep(0.01)
        assert next(each for each in play.anna.sees(thread) if each.id == seen.id).text.startswith("**Objectives**")


async def test_a_late_picture_is_not_kept_once_a_newer_post_stands(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    go, draw, couriers, begin = threading.Event(), Studio.draw, list[Courier](), Courier.__init__

    def noted(self: Courier, bot: object) -> None:
        begin(self, bot)  # type: ignore[arg-type]
        couriers.append(self)

    def slow(studio: Studio, scene: Scene) -> bytes:
        go.wait(30)
        return draw(studio, scene)

    monkeypatch.setattr(Courier, "__init__", noted)
    monkeypatch.setattr(Studio, "draw", slow)
    async with delivering(play) as hands:
        go.set()
        table = await hands.started(play.anna, play.bruno, direct=False)
        [courier] = couriers
        go.clear()
        monkeypatch.setattr(drawing, "PATIENCE", 0.01)
        await hands.answer(table, await hands.asked_at(table, play.anna, play.bruno))
        while not courier._at_tables._late:
            await asyncio.sleep(0.01)
        for _ in range(AT_ONCE):  # the bot is busy: the picture has to wait, and the next move comes
            await courier._room.acquire()
        monkeypatch.setattr(drawing, "PATIENCE", 5.0)
        go.set()
        await waiting(courier, PICTURE)
        await hands.answer(table, await hands.asked_at(table, play.anna, play.bruno))
        await waiting(courier, POST)
        for _ in range(AT_ONCE):
            courier._room.release()
        await hands.settled()
        assert courier._at_tables._late == {}
        assert len(hands.posts()[-1].files) == 1


async def waiting(courier: Courier, kind: str) -> None:
    """Until something of this kind waits for its turn to be sent."""
    while kind not in [intent.kind for intents in courier._waiting.values() for intent in intents]:
        await asyncio.sleep(0.01)


# What is written down


async def test_the_log_says_where_a_picture_failed_and_nothing_that_was_on_it(
    play: Play, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    coins = 7900 + 19

    def broken(studio: Studio, scene: Scene) -> bytes:
        raise KeyError(coins)

    monkeypatch.setattr(Studio, "draw", broken)
    with caplog.at_level(logging.ERROR, "paravent.pictures"):
        async with delivering(play) as hands:
            await hands.started(play.anna, play.bruno)
    assert "KeyError" in caplog.text
    assert "in broken" in caplog.text
    assert str(coins) not in caplog.text
