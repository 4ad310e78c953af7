"""What people and moderators do to the place where a table stands, or to those who sit there, between two moves."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sandbox.http.trouble import refuse
from sandbox.world.permissions import May
from tests.bot.conftest import Play
from tests.bot.faults.faulting import Round, again, begun, never, opened, struck
from tests.bot.program.running import paravent

Happen = Callable[[Play, Round], Awaitable[None]]


# Nobody has to mend anything


async def archived(play: Play, going: Round) -> None:
    await play.sandbox.happenings.archive(going.thread)
    await play.anna.say("Are we still playing?", at=going.thread)


async def archived_and_locked(play: Play, going: Round) -> None:
    await play.sandbox.happenings.archive(going.thread, locked=True)
    await play.sandbox.threads.change(going.thread, {"archived": False})


async def post_deleted(play: Play, going: Round) -> None:
    await play.sandbox.happenings.delete_message(play.sandbox.messages.find(going.posts()[-1].id))


async def panel_deleted(play: Play, going: Round) -> None:
    await play.sandbox.happenings.delete_message(play.sandbox.messages.find(play.dora.sees(play.games)[0].id))


async def screen_deleted(play: Play, going: Round) -> None:
    await play.sandbox.happenings.delete_message(play.sandbox.messages.find(play.anna.sees(play.anna.direct)[0].id))


@pytest.mark.parametrize("happen", [archived, archived_and_locked, post_deleted, panel_deleted, screen_deleted])
async def test_the_game_goes_on_in_the_same_thread(play: Play, happen: Happen) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        thread = going.thread
        await happen(play, going)
        await going.favour(play.anna)
        await going.goes_on(1, since=1 if happen is post_deleted else 0)
        assert going.thread is thread


async def test_a_panel_that_was_deleted_before_the_start_comes_back_with_the_start(play: Play) -> None:
    async with paravent(play.sandbox, play.database) as bot:
        table, panel = await opened(play, play.anna, play.bruno)
        await play.sandbox.happenings.delete_message(play.sandbox.messages.find(panel.id))
        await play.anna.command("/table start", table=table)
        going = Round(bot, play, table, play.anna, play.bruno)
        await going.goes_on(0)
        [shown] = [seen for seen in play.dora.sees(play.games) if seen.components]
        assert f"<#{going.thread.id}>" in shown.text


# What is gone


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", "/channels/{}/messages/*"),
        ("POST", "/channels/{}/messages"),
        ("POST", "/channels/{}/messages/*/threads"),
    ],
    ids=["old panel", "new panel", "new thread"],
)
async def test_a_deleted_thread_is_opened_anew_wherever_the_bot_stops_on_the_way(
    play: Play, method: str, path: str
) -> None:
    let = asyncio.Event()
    async with begun(play, play.anna, play.bruno) as going:
        await play.sandbox.happenings.delete_channel(going.thread)
        blow = play.sandbox.trouble.next(method, path.format(play.games.id), never(let))
        await going.favour(play.anna, at=play.games)
        await struck(blow)
    let.set()
    if method == "DELETE":  # from a message that has had a thread, Discord begins no other
        threads = f"/channels/{play.games.id}/messages/*/threads"
        play.sandbox.trouble.next("POST", threads, refuse(400, 160004, "A thread has already been created"))
    async with again(play, going.table, play.anna, play.bruno) as going:
        await going.goes_on(1, since=1)
        assert "Nothing is lost" in going.posts()[0].text
        assert play.sandbox.trouble.left == []
        assert "was deleted" not in play.anna.reads(play.anna.direct)


@pytest.mark.parametrize("direct", [True, False])
async def test_when_the_channel_is_gone_everybody_is_told_and_plays_on_by_direct_message(
    play: Play, direct: bool
) -> None:
    async with begun(play, play.anna, play.bruno, direct=direct) as going:
        await play.sandbox.happenings.delete_channel(play.games)
        await going.favour(play.anna, at=play.anna.direct)
        await going.delivered()
        second = await going.favour(play.bruno, at=play.bruno.direct)
        first = await play.anna.command("/table screen", at=play.anna.direct, table=going.table)
        for person, answer, said in ((play.anna, first, "was deleted"), (play.bruno, second, "a été supprimé")):
            told = [seen for seen in person.sees(person.direct) if said in seen.text]
            assert len(told) == 1, person.reads(person.direct)
            assert direct or told[0].id == (answer.message.id if answer.message else None)
        asked = (await going.asked())[0]
        await going.move(at=asked.direct)
        assert await going.step() == 3


# What is forbidden for a while


async def forbidden_to_write(play: Play, going: Round) -> None:
    await play.sandbox.happenings.forbid(play.games, May.SEND_MESSAGES_IN_THREADS)


async def forbidden_to_see(play: Play, going: Round) -> None:
    await play.sandbox.happenings.forbid(play.games, May.VIEW_CHANNEL)


@pytest.mark.parametrize("happen", [forbidden_to_write, forbidden_to_see])
async def test_where_the_bot_may_not_write_the_host_is_told_and_all_is_posted_when_it_may(
    play: Play, happen: Happen
) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        await happen(play, going)
        await going.favour(play.bruno)
        await play.anna.will_see("I may not write at your table", at=play.anna.direct)
        await going.favour(play.anna)
        await going.waits()
        await play.sandbox.happenings.permit(play.games, May.SEND_MESSAGES_IN_THREADS | May.VIEW_CHANNEL)
        await play.dora.will_see("Anna has chosen", at=going.thread)
        await going.goes_on(2)
        assert play.anna.reads(play.anna.direct).count("I may not write") == 1


async def test_a_locked_thread_is_waited_for_and_the_host_is_told(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        role = next(role for role in play.guild.roles.values() if role.permissions & May.MANAGE_THREADS)
        await play.sandbox.happenings.change_role(play.guild, role, role.permissions & ~May.MANAGE_THREADS)
        await play.sandbox.threads.change(going.thread, {"locked": True})
        await going.favour(play.bruno)
        await play.anna.will_see("I may not write at your table", at=play.anna.direct)
        await going.waits()
        await play.sandbox.threads.change(going.thread, {"locked": False})
        await play.dora.will_see("Bruno has chosen", at=going.thread)
        await going.goes_on(1)


async def test_a_bot_that_is_thrown_out_and_invited_again_goes_on_where_it_was(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        await play.sandbox.happenings.kick(play.guild, play.sandbox.world.bot)
        await going.favour(play.anna, at=play.anna.direct)
        await going.waits()
        await play.sandbox.happenings.invite(play.guild)
        await play.dora.will_see("Anna has chosen", at=going.thread)
        await going.goes_on(1)


# People


async def test_closed_direct_messages_hold_nobody_up_and_are_told_to_whom_it_concerns(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        play.sandbox.happenings.close_direct(play.anna.user)
        await going.favour(play.anna)
        await going.is_whole(1, screens=False)
        told = await play.anna.command("/table screen", at=going.thread)
        assert "your direct messages are closed to me" in told.text
        assert told.message is not None
        assert "grey" in " ".join(told.message.alt)
        play.sandbox.happenings.open_direct(play.anna.user)
        await play.anna.press(told.message.buttons[0], on=told.message)
        await going.goes_on(1)


async def test_a_player_who_left_the_server_can_be_replaced_and_the_game_goes_on(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        await play.sandbox.happenings.kick(play.guild, play.bruno.user)
        await going.favour(play.anna)
        await play.anna.command("/table replace", at=going.thread, seat="Bruno", computer=True)
        going.people = (play.anna,)
        for _ in range(2):
            await going.delivered()  # what the computer does is none of ours to count
            await going.is_whole(await going.step())
            await going.move()
        assert "▣ Computer 1 plays on for Bruno" in "".join(post.text for post in going.posts())


async def test_a_host_who_left_the_server_leaves_the_game_to_those_who_are_there(play: Play) -> None:
    async with begun(play, play.bruno, play.anna) as going:
        await play.sandbox.happenings.kick(play.guild, play.bruno.user)
        await going.favour(play.anna)
        await going.is_whole(1, screens=False)
        closing = await play.anna.command("/admin close", at=play.games, table=going.table)
        assert closing.message is not None
        await play.anna.press(closing.message.buttons[0], on=closing.message)
        await going.seats.changes(play.anna, closing.message)
        await going.is_whole(2, screens=False)
        assert "closed the table" in going.posts()[-1].text


async def test_a_player_who_left_and_came_back_gets_his_screens_again(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        await play.sandbox.happenings.kick(play.guild, play.bruno.user)
        await going.favour(play.bruno, at=play.bruno.direct)
        await going.is_whole(1, screens=False)
        await play.sandbox.happenings.enter(play.guild, play.bruno.user)
        answer = await play.bruno.command("/table screen", at=going.thread)
        assert "me sont fermés" not in answer.text
        await going.favour(play.anna)
        await going.goes_on(2)
