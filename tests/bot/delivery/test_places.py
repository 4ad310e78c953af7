"""What happens to the place where a table stands: archived, locked, deleted, forbidden, and given back."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.interaction.press import Press
from sandbox.world.permissions import May
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import GREY, PATIENCE, delivering, done
from tests.bot.waiting import LOOK_AGAIN


async def test_a_thread_that_fell_asleep_wakes_with_the_next_post(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await play.sandbox.happenings.archive(hands.thread())
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        assert "Anna has chosen" in hands.posts()[-1].text
        assert not hands.thread().archived


async def test_a_deleted_thread_is_opened_anew_and_the_game_goes_on_there(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        old = hands.thread()
        await play.sandbox.happenings.delete_channel(old)
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        assert hands.thread().id != old.id
        [post] = hands.posts()
        assert "Nothing is lost" in post.text
        assert "Anna has chosen" in post.text
        assert "Bruno, which colour is your favourite?" in post.text
        assert len(post.files) == 1
        await hands.answer(table, play.bruno, GREY)
        await hands.settled()
        assert len(hands.posts()) == 2
        [panel] = [seen for seen in play.anna.sees() if seen.components]
        assert f"<#{hands.thread().id}>" in panel.text


async def test_of_a_deleted_channel_those_who_can_be_reached_are_told(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await play.sandbox.happenings.delete_channel(play.games)
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        for person in (play.anna, play.bruno):
            assert "was deleted" in person.reads(person.direct)
        await hands.answer(table, play.bruno, GREY)
        await hands.settled()
        assert play.anna.reads(play.anna.direct).count("was deleted") == 1
        shown = [alt for seen in play.anna.sees(play.anna.direct) for alt in seen.alt]
        assert "grey" in " ".join([play.anna.reads(play.anna.direct), *shown])


@pytest.mark.parametrize("what", [May.SEND_MESSAGES_IN_THREADS, May.VIEW_CHANNEL])
async def test_where_the_bot_may_not_write_everything_waits_and_the_host_is_told_once(play: Play, what: May) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        stood = len(hands.posts())
        await play.sandbox.happenings.forbid(play.games, what)
        await hands.answer(table, play.anna, GREY)
        await hands.waits()
        await play.anna.will_see("I may not write at your table", at=play.anna.direct)
        await hands.answer(table, play.bruno, GREY)
        await play.sandbox.happenings.permit(play.games, what)
        await hands.settled()
        told = "".join(post.text for post in hands.posts()[stood:])
        assert told.count("Anna has chosen") == 1
        assert told.count("Bruno has chosen") == 1
        assert play.anna.reads(play.anna.direct).count("I may not write") == 1


async def test_a_host_without_direct_messages_is_told_when_he_is_next_here(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, direct=False)
        await play.sandbox.happenings.forbid(play.games, May.SEND_MESSAGES_IN_THREADS)
        await hands.answer(table, play.anna, GREY)
        await hands.waits()
        # What he presses next is answered with it; which of the bot's controls that is does not matter here.
        pressed = cast(Any, SimpleNamespace(user=SimpleNamespace(id=int(play.anna.user.id)), id=1, locale="en-GB"))
        press = Press(hands.bot, pressed)
        async with asyncio.timeout(PATIENCE):
            while not (reminded := await hands.bot.direct_messages.reminder(press)):
                await asyncio.sleep(LOOK_AGAIN)  # that it waits is written down before anybody is told
        [told] = reminded
        assert f"I may not write at your table Pebbles · {table}" in told
        assert await hands.bot.direct_messages.reminder(press) == []


async def test_without_the_right_to_attach_the_post_goes_without_its_picture(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await play.sandbox.happenings.forbid(play.games, May.ATTACH_FILES)
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        assert "Anna has chosen" in hands.posts()[-1].text
        assert hands.posts()[-1].files == ()


async def test_a_deleted_post_does_no_harm(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await play.sandbox.happenings.delete_message(play.sandbox.messages.find(hands.posts()[-1].id))
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        assert "Anna has chosen" in hands.posts()[-1].text


async def test_a_locked_thread_is_waited_for(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        thread = hands.thread()
        role = next(role for role in play.guild.roles.values() if role.permissions & May.MANAGE_THREADS)
        await play.sandbox.happenings.change_role(play.guild, role, role.permissions & ~May.MANAGE_THREADS)
        await play.sandbox.happenings.archive(thread, locked=True)
        await hands.answer(table, play.anna, GREY)
        await hands.waits()
        await play.sandbox.threads.change(thread, {"archived": False, "locked": False})
        await hands.settled()
        assert "Anna has chosen" in hands.posts()[-1].text


async def test_a_table_of_which_nobody_is_left_ends_and_says_so(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, computers=1)
        done(await hands.tables.resign(hands.by(play.anna), table))
        await hands.settled()
        assert "without a result" in hands.posts()[-1].text
        assert "Rematch" in hands.posts()[-1].buttons
