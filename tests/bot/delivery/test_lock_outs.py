"""Where the bot may not write: whatever ends that is heard, also after a restart, and what waits goes out at once.

The clock stands still in these tests: nothing goes out because its next try has come.
"""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import pytest

from bot.interaction.press import Press
from bot.pictures import drawing
from render.core.scene import Scene
from render.core.studio import Studio
from sandbox.http.trouble import hold_answer, refuse
from sandbox.world.permissions import EVERYONE, May
from sandbox.world.places import Role
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import GREY, PATIENCE, Hands, delivering, played_without
from tests.bot.faults.test_gateway import at_once
from tests.bot.waiting import LOOK_AGAIN
from tests.thorough import some_of, thorough

Deed: TypeAlias = Callable[[Play, Hands], Awaitable[None]]

IN_THREADS = May.SEND_MESSAGES_IN_THREADS


# How it begins, and how it ends


def own_role(play: Play) -> Role:
    return next(role for role in play.guild.roles.values() if role.name == play.sandbox.world.bot.name)


def everyone(play: Play) -> Role:
    return play.guild.roles[play.guild.id]


def players(play: Play) -> Role:
    """The role without which nobody may write here."""
    return next(role for role in play.guild.roles.values() if role.name == "Players")


def muted(play: Play) -> Role:
    return next(role for role in play.guild.roles.values() if role.name == "Muted")


async def only_players_write(play: Play, hands: Hands) -> None:
    """The bot is no player."""
    role = await play.sandbox.happenings.add_role(play.guild, "Players", EVERYONE)
    for each in (everyone(play), own_role(play)):
        await play.sandbox.happenings.change_role(play.guild, each, each.permissions & ~IN_THREADS)
    assert role.permissions & IN_THREADS


async def a_role_is_given(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.give_role(play.guild, play.sandbox.world.bot, players(play))


async def the_role_permits_it_again(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.change_role(play.guild, own_role(play), own_role(play).permissions | IN_THREADS)


async def the_bot_is_muted(play: Play, hands: Hands) -> None:
    """By a role for which the channel forbids it, whatever the server permits."""
    role = await play.sandbox.happenings.add_role(play.guild, "Muted")
    await play.sandbox.happenings.forbid_role(play.games, role, IN_THREADS)
    await play.sandbox.happenings.give_role(play.guild, play.sandbox.world.bot, role)


async def the_role_is_taken(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.take_role(play.guild, play.sandbox.world.bot, muted(play))


async def the_role_is_deleted(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.delete_role(play.guild, muted(play))


async def the_channel_permits_the_role(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.permit_role(play.games, own_role(play), IN_THREADS)


async def the_channel_forbids_it(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.forbid(play.games, IN_THREADS)


async def the_channel_permits_it(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.permit(play.games, IN_THREADS)


async def the_channel_is_hidden(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.forbid(play.games, May.VIEW_CHANNEL)


async def the_channel_is_shown(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.permit(play.games, May.VIEW_CHANNEL)


async def the_thread_is_locked(play: Play, hands: Hands) -> None:
    role = own_role(play)
    await play.sandbox.happenings.change_role(play.guild, role, role.permissions & ~May.MANAGE_THREADS)
    await play.sandbox.threads.change(hands.thread(), {"locked": True})


async def the_thread_is_unlocked(play: Play, hands: Hands) -> None:
    await play.sandbox.threads.change(hands.thread(), {"locked": False})


async def the_bot_is_thrown_out(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.kick(play.guild, play.sandbox.world.bot)


async def the_bot_is_invited(play: Play, hands: Hands) -> None:
    await play.sandbox.happenings.invite(play.guild)


LOCK_OUTS: dict[str, tuple[Deed, Deed]] = {
    "a role is given": (only_players_write, a_role_is_given),
    "a role permits it": (only_players_write, the_role_permits_it_again),
    "a role that was in the way is taken": (the_bot_is_muted, the_role_is_taken),
    "a role that was in the way is deleted": (the_bot_is_muted, the_role_is_deleted),
    "the channel permits it to a role": (the_bot_is_muted, the_channel_permits_the_role),
    "the channel permits it": (the_channel_forbids_it, the_channel_permits_it),
    "the channel is shown": (the_channel_is_hidden, the_channel_is_shown),
    "the thread is unlocked": (the_thread_is_locked, the_thread_is_unlocked),
    "the bot is invited again": (the_bot_is_thrown_out, the_bot_is_invited),
}
"""What locks the bot out, and what ends it."""

each_lock_out = pytest.mark.parametrize(("locks", "ends"), LOCK_OUTS.values(), ids=LOCK_OUTS)
some_lock_outs = pytest.mark.parametrize("name", some_of([*LOCK_OUTS], 3))


@asynccontextmanager
async def locked_out(play: Play, locks: Deed) -> AsyncIterator[tuple[Hands, str]]:
    """A table at which Anna's choice could not be told."""
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await locks(play, hands)
        await hands.answer(table, play.anna, GREY)
        await hands.waits()
        yield hands, table


async def told(play: Play, hands: Hands, what: str = "Anna has chosen") -> None:
    """It has been told, once; and nothing waits any more."""
    await hands.settled()
    posts = "".join(post.text for post in hands.posts())
    assert posts.count(what) == 1


async def tries(play: Play) -> int:
    """How often what waits was tried, while no bot delivers anything."""
    async with played_without(play) as tables:
        return max(intent.attempts for intent in await tables.outbox.unsettled())


async def tried_again(hands: Hands, tried: int = 1) -> None:
    """Wait until what waited when the bot started has been tried once more, and waits again."""
    async with asyncio.timeout(PATIENCE):
        while not any(intent.attempts > tried for intent in await hands.tables.outbox.unsettled()):
            await asyncio.sleep(LOOK_AGAIN)
    await hands.waits()


def complaints(play: Play) -> int:
    """How often the host was told that the bot may not write."""
    return play.anna.reads(play.anna.direct).count("I may not write at your table")


# What is heard


@each_lock_out
async def test_what_ends_a_lock_out_is_heard_and_all_goes_out_at_once(play: Play, locks: Deed, ends: Deed) -> None:
    async with locked_out(play, locks) as (hands, _):
        await ends(play, hands)
        await told(play, hands)


@thorough
@some_lock_outs
async def test_it_is_heard_after_a_restart_as_well(play: Play, name: str) -> None:
    locks, ends = LOCK_OUTS[name]
    async with locked_out(play, locks):
        pass
    async with delivering(play) as hands:
        await tried_again(hands)
        await ends(play, hands)
        await told(play, hands)


@thorough
@some_lock_outs
async def test_what_ended_while_the_bot_was_away_is_noticed_when_it_starts(play: Play, name: str) -> None:
    locks, ends = LOCK_OUTS[name]
    async with locked_out(play, locks) as (hands, _):
        pass
    await ends(play, hands)
    async with delivering(play) as hands:
        await told(play, hands)


async def test_what_ended_while_the_connection_was_lost_is_noticed_when_it_is_back(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with locked_out(play, the_channel_forbids_it) as (hands, _):
        monkeypatch.setattr(hands.bot, "before_identify_hook", at_once)
        ready = asyncio.create_task(hands.bot.wait_for("ready"))
        await play.sandbox.gateway.invalidate(resumable=False)
        await the_channel_permits_it(play, hands)
        await ready
        await told(play, hands)


async def test_what_ends_while_the_bot_is_just_being_refused_is_not_missed(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await the_channel_forbids_it(play, hands)
        let, posting = asyncio.Event(), ("POST", f"/channels/{hands.thread().id}/messages")
        play.sandbox.trouble.next(*posting, refuse(403, 50013))  # with its picture
        refused = play.sandbox.trouble.next(*posting, hold_answer(let))
        await hands.answer(table, play.anna, GREY)
        await refused.struck()
        changed = asyncio.create_task(hands.bot.wait_for("guild_channel_update"))
        await asyncio.sleep(0)
        await the_channel_permits_it(play, hands)
        await changed
        let.set()
        await told(play, hands)


# What must not end it


async def test_a_late_picture_does_not_make_anybody_forget_that_the_bot_is_locked_out(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, draw = threading.Event(), Studio.draw

    def slowly(studio: Studio, scene: Scene) -> bytes:
        go.wait(30)
        return draw(studio, scene)

    monkeypatch.setattr(drawing, "PATIENCE", 0.01)
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        monkeypatch.setattr(Studio, "draw", slowly)
        await hands.answer(table, play.bruno, GREY)
        await play.dora.will_see("Bruno has chosen", at=hands.thread())
        await the_channel_is_hidden(play, hands)
        await hands.answer(table, play.anna, GREY)
        await play.anna.will_see("I may not write at your table", at=play.anna.direct)
        go.set()
        await hands.waits()
        await the_channel_is_shown(play, hands)
        await told(play, hands)
        assert complaints(play) == 1


# What the host hears of it


async def test_the_host_is_told_once_for_each_trouble_however_often_the_bot_is_started(play: Play) -> None:
    async with locked_out(play, the_channel_forbids_it):
        await play.anna.will_see("I may not write at your table", at=play.anna.direct)
    for _ in range(2):
        tried = await tries(play)
        async with delivering(play) as hands:
            await tried_again(hands, tried)
            assert await reminded(play, hands) == [], "he was told"
            assert complaints(play) == 1
    async with delivering(play) as hands:
        await the_channel_permits_it(play, hands)
        await told(play, hands)
        table = (await hands.tables.listed(int(play.guild.id)))[0].id
        await the_channel_forbids_it(play, hands)
        await hands.answer(table, play.bruno, GREY)
        await hands.waits()
        async with asyncio.timeout(PATIENCE):
            while complaints(play) < 2:
                await asyncio.sleep(LOOK_AGAIN)


async def test_a_host_who_gets_no_direct_messages_is_told_when_he_is_next_here_even_after_a_restart(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, direct=False)
        await the_channel_forbids_it(play, hands)
        await hands.answer(table, play.anna, GREY)
        await hands.waits()
    async with delivering(play) as hands:
        await tried_again(hands)
        [said] = await reminded(play, hands)
        assert f"I may not write at your table Pebbles · {table}" in said
        assert await reminded(play, hands) == []
    async with delivering(play) as hands:
        await tried_again(hands)
        assert await reminded(play, hands) == []


async def reminded(play: Play, hands: Hands) -> list[str]:
    """What Anna is told beside the answer to whatever she does next."""
    pressed = cast(Any, SimpleNamespace(user=SimpleNamespace(id=int(play.anna.user.id)), id=1, locale="en-GB"))
    return await hands.bot.direct_messages.reminder(Press(hands.bot, pressed))


async def test_players_get_their_screens_when_the_bot_is_invited_again_even_after_a_restart(play: Play) -> None:
    async with locked_out(play, the_bot_is_thrown_out) as (hands, _):
        assert "grey" not in screen_of(play, hands)
    async with delivering(play) as hands:
        await tried_again(hands)
        await the_bot_is_invited(play, hands)
        await told(play, hands)
        assert "grey" in screen_of(play, hands)


def screen_of(play: Play, hands: Hands) -> str:
    """What Anna's screen shows, of which there is one."""
    [screen] = [seen for seen in hands.screens(play.anna) if seen.alt]
    return screen.alt[0]
