"""One post for a turn of two steps: the first waits for the second, a minute at most, by the outbox's own clock."""

import asyncio

import pytest

from engine.core.forms.forms import Form
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import DRAW, GREY, PATIENCE, TAKE_NOTHING, Hands, delivering, notifications
from tests.bot.waiting import LOOK_AGAIN

TURN = Form("turn")


async def all_due_sent(hands: Hands) -> None:
    """Wait until all that may be sent now is sent."""
    async with asyncio.timeout(PATIENCE):
        while any(each.not_before <= hands.play.clock.now() for each in await hands.tables.outbox.unsettled()):
            await asyncio.sleep(LOOK_AGAIN)


async def later(hands: Hands, seconds: int) -> None:
    """So much time passes."""
    hands.play.clock.move(seconds)
    hands.tables.outbox.news.set()
    await all_due_sent(hands)


async def turned(hands: Hands, play: Play) -> tuple[str, Person, Person]:
    """Somebody has turned the wheel and may now take: the table, he, and the other."""
    table = await hands.started(play.anna, play.bruno, game="carrara")
    mover = await hands.asked_at(table, play.anna, play.bruno)
    await hands.answer(table, mover, TURN)
    await all_due_sent(hands)
    return table, mover, play.bruno if mover is play.anna else play.anna


async def test_turning_and_taking_are_one_post_with_one_picture(play: Play) -> None:
    async with delivering(play) as hands:
        table, mover, other = await turned(hands, play)
        assert len(hands.posts()) == 1, "that of the start"
        calls, asked = notifications(other, hands.thread()), len(hands.asked)
        await hands.answer(table, mover)
        await all_due_sent(hands)
        _, post = hands.posts()
        assert f"{mover.user.name} turns the wheel" in post.text
        assert "from section" in post.text
        assert len(post.files) == 1
        assert notifications(other, hands.thread()) == calls + 1
        sent = [each for each in hands.asked[asked:] if hands.thread().id in each]
        assert sent == [f"POST /api/v10/channels/{hands.thread().id}/messages"]


async def test_who_leaves_it_at_turning_is_told_of_after_a_minute_with_what_he_may_do(play: Play) -> None:
    async with delivering(play) as hands:
        _, mover, _ = await turned(hands, play)
        await later(hands, 59)
        assert len(hands.posts()) == 1
        await later(hands, 1)
        _, post = hands.posts()
        assert f"{mover.user.name} turns the wheel" in post.text
        assert f"**{mover.user.name}, which blocks do you take?**" in post.text
        assert len(post.files) == 1


@pytest.mark.parametrize("takes", [True, False])
async def test_the_same_after_a_restart(play: Play, takes: bool) -> None:
    async with delivering(play) as hands:
        table, mover, _ = await turned(hands, play)
    async with delivering(play) as hands:
        await later(hands, 59)
        assert len(hands.posts()) == 1
        if takes:
            await hands.answer(table, mover)
            await all_due_sent(hands)
        else:
            await later(hands, 1)
        _, post = hands.posts()
        assert f"{mover.user.name} turns the wheel" in post.text
        assert ("from section" in post.text) is takes


async def test_the_courier_wakes_by_itself_when_the_minute_is_over(play: Play) -> None:
    """Nobody says that there is news: what counts is when it may be sent."""
    async with delivering(play) as hands:
        await turned(hands, play)
        play.clock.move(59)
        hands.tables.outbox.news.set()  # so that it reckons anew: a second is left
        await asyncio.sleep(0.2)
        play.clock.move(1)
        await play.dora.will_see("turns the wheel", at=hands.thread())


async def test_the_screen_of_who_turns_and_his_answer_do_not_wait(play: Play) -> None:
    async with delivering(play) as hands:
        table, mover, _ = await hands.first_turn(play.anna, play.bruno)
        posts = len(hands.posts())
        await hands.answer(table, mover, DRAW)
        await hands.tables.screens_again(int(mover.user.id))
        await all_due_sent(hands)
        assert len(hands.posts()) == posts
        assert len(hands.screens(mover)) == 1


async def test_what_asks_others_goes_at_once(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, play.clio)
        for person in (play.anna, play.bruno, play.clio):
            posts = len(hands.posts())
            await hands.answer(table, person, GREY)
            await all_due_sent(hands)
            assert len(hands.posts()) == posts + 1
        mover = await hands.asked_at(table, play.anna, play.bruno, play.clio)
        await hands.answer(table, mover, DRAW)
        await hands.answer(table, mover, TAKE_NOTHING)
        await all_due_sent(hands)
        called = await hands.asked_at(table, play.anna, play.bruno, play.clio)
        assert f"@{called.user.name}" in hands.posts()[-1].text
