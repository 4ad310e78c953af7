"""What goes wrong on the way to Discord: nothing is lost, nothing is said twice, and the game goes on."""

import pytest

from sandbox.http.trouble import Mishap, break_down, hold_answer, limit, lose_answer, lose_request, refuse
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import DRAW, GREY, TAKE_NOTHING, delivering, done, notifications, played_without
from tests.bot.sketching import sketched as sketched

POST = "/channels/*/messages"


@pytest.mark.parametrize(
    "mishap",
    [lose_request(), lose_answer(), lose_answer(reset=True), break_down(503), refuse(503, carried_out=True)],
    ids=["request lost", "answer lost", "connection reset", "Discord down", "down, but carried out"],
)
async def test_a_post_that_went_wrong_stands_once_in_the_end(play: Play, mishap: Mishap) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, direct=False)
        play.sandbox.trouble.next("POST", f"/channels/{hands.thread().id}/messages", mishap)
        await hands.answer(table, play.anna, GREY)
        await hands.waits()
        play.clock.move(600)  # longer than Discord remembers a nonce
        await hands.again()
        assert ["Anna has chosen" in post.text for post in hands.posts()] == [False, True]
        assert play.sandbox.trouble.left == []


async def test_rates_are_respected_and_nothing_is_lost(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, direct=False)
        play.sandbox.trouble.next("POST", POST, limit(0.01))
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        assert ["Anna has chosen" in post.text for post in hands.posts()] == [False, True]


async def test_what_was_decided_while_nobody_delivered_is_told_at_the_next_start(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
    async with played_without(play) as tables:
        hands.tables = tables
        await hands.answer(table, play.anna, GREY)
        assert len(await tables.outbox.claim()) > 0  # and then it died, before it had sent anything
    async with delivering(play) as hands:
        await hands.settled()
        assert ["Anna has chosen" in post.text for post in hands.posts()] == [False, True]
        assert [len(hands.screens(person)) for person in (play.anna, play.bruno)] == [1, 1]


async def test_a_bot_that_died_after_sending_does_not_repeat_itself(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        blow = play.sandbox.trouble.next("POST", f"/channels/{hands.thread().id}/messages", hold_answer(0.5))
        await hands.answer(table, play.anna, GREY)
        await blow.struck()
    play.clock.move(600)
    async with delivering(play) as hands:
        await hands.again()
        await hands.answer(table, play.bruno, GREY)
        await hands.settled()
        texts = [post.text for post in hands.posts()]
        assert ["Anna has chosen" in text for text in texts] == [False, True, False]
        assert ["Bruno has chosen" in text for text in texts] == [False, False, True]


async def test_a_start_that_was_interrupted_anywhere_leaves_one_thread_and_one_post(play: Play) -> None:
    for method, path in (("POST", "/channels/*/messages/*/threads"), ("PATCH", "/channels/*/messages/*")):
        async with delivering(play) as hands:
            table = await hands.opened(play.anna, play.bruno)
            await hands.settled()
            threads = len(play.threads)
            blow = play.sandbox.trouble.next(method, path, hold_answer(0.5))
            done(await hands.tables.start(hands.by(play.anna), table))
            await blow.struck()
        play.clock.move(600)
        async with delivering(play) as hands:
            await hands.again()
            assert len(play.threads) == threads + 1
            assert len(hands.posts()) == 1


async def test_the_gateway_may_drop_in_the_middle_of_a_game(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await play.sandbox.gateway.drop()
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        assert ["Anna has chosen" in post.text for post in hands.posts()] == [False, True]


async def test_one_table_in_trouble_does_not_hold_up_another(play: Play) -> None:
    async with delivering(play) as hands:
        first = await hands.started(play.anna, play.bruno, direct=False)
        stuck = hands.thread()
        second = await hands.started(play.anna, play.clio, direct=False)
        play.sandbox.trouble.next("POST", f"/channels/{stuck.id}/messages", break_down())
        await hands.answer(first, play.bruno, GREY)
        await hands.answer(second, play.clio, GREY)
        await hands.waits()
        await play.clio.will_see("Clio has chosen", at=hands.thread())
        await hands.again()
        assert "Bruno has chosen" in hands.posts(stuck)[-1].text


async def test_who_is_called_is_called_once_whatever_went_wrong(play: Play) -> None:
    async with delivering(play) as hands:
        table, mover, other = await hands.first_turn(play.anna, play.bruno)
        thread = hands.thread()
        calls = notifications(other, thread)
        await hands.answer(table, mover, DRAW)
        await hands.settled()
        play.sandbox.trouble.next("POST", f"/channels/{thread.id}/messages", lose_answer())
        await hands.answer(table, mover, TAKE_NOTHING)
        await hands.waits()
        await hands.again()
        assert notifications(other, thread) == calls + 1
