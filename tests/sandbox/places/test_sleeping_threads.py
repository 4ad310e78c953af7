"""Threads in which nothing happens fall asleep after their time, whether somebody lets it pass or it goes by itself."""

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from sandbox.actions.threads import sleeps_at
from sandbox.client.person import Person
from sandbox.client.refusal import CannotDo
from sandbox.clock import Clock, HandClock
from sandbox.server import Sandbox
from sandbox.world.permissions import May
from sandbox.world.places import Channel
from tests.sandbox.bare import ask
from tests.sandbox.bot import Bot, running
from tests.sandbox.conftest import one
from tests.sandbox.driving.nodding import heard_until
from tests.sandbox.places.test_threads import begun, channel, place

HOUR = 3_600.0
DAY = 24 * HOUR


async def lasting(bot: Bot, minutes: int, name: str = "Table 7") -> discord.Thread:
    """A thread with this time."""
    thread = await begun(bot, name)
    return await thread.edit(auto_archive_duration=minutes)  # type: ignore[arg-type]


async def table_of(sandbox: Sandbox, games: Channel) -> tuple[Channel, float]:
    """A thread that sleeps after an hour, with a message of the bot and a button, and when that will be."""
    bot = sandbox.world.bot
    thread = sandbox.world.thread(games, "Table 7", bot, 60)
    play = {"type": 2, "style": 1, "label": "Play", "custom_id": "play"}
    body = {"content": "It is your turn", "components": [{"type": 1, "components": [play]}]}
    await sandbox.messages.write(thread.id, bot.id, body)
    return thread, sleeps_at(thread)


@pytest.mark.parametrize("minutes", [60, 1_440, 4_320, 10_080])
async def test_one_falls_asleep_when_its_time_has_passed_and_not_before(sandbox: Sandbox, minutes: int) -> None:
    async with running(sandbox) as bot:
        thread = await lasting(bot, minutes)
        await sandbox.pass_time(minutes * 60 - 1)
        assert not place(sandbox, thread).archived
        await sandbox.pass_time(1)
        assert place(sandbox, thread).archived


async def test_the_bot_is_told_of_it_as_by_discord_and_forgets_the_thread(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        thread = await lasting(bot, 60)
        await bot.hears("thread_update")
        due = sandbox.world.clock.now() + HOUR
        await sandbox.pass_time(DAY)
        _, after = await bot.hears("thread_update")
        assert (after.id, after.archived, after.locked) == (thread.id, True, False)
        assert after.archive_timestamp.timestamp() == due, "when it fell asleep, not when somebody looked"
        assert list(bot.guilds[0].threads) == []


async def test_a_message_keeps_it_awake_from_then_on(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        thread = await lasting(bot, 60)
        for _ in range(3):
            await sandbox.pass_time(0.9 * HOUR)
            await bruno.say("I am still thinking", at=place(sandbox, thread))
        assert not place(sandbox, thread).archived
        await sandbox.pass_time(HOUR)
        assert place(sandbox, thread).archived


async def test_a_message_that_was_deleted_has_kept_it_awake_all_the_same(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        thread = await lasting(bot, 60)
        await sandbox.pass_time(0.9 * HOUR)
        await (await thread.send("Oh")).delete()
        await sandbox.pass_time(0.9 * HOUR)
        assert not place(sandbox, thread).archived


async def test_an_edit_does_not_keep_it_awake(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        thread = await lasting(bot, 60)
        message = await thread.send("Here we play.")
        await sandbox.pass_time(0.9 * HOUR)
        await message.edit(content="Here we play!")
        await sandbox.pass_time(0.1 * HOUR)
        assert place(sandbox, thread).archived


async def test_one_that_was_woken_sleeps_again_after_its_time(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        thread = await lasting(bot, 60)
        await sandbox.pass_time(2 * HOUR)
        await thread.edit(archived=False)
        await sandbox.pass_time(0.9 * HOUR)
        assert not place(sandbox, thread).archived
        await sandbox.pass_time(0.1 * HOUR)
        assert place(sandbox, thread).archived


async def test_another_time_counts_from_when_it_was_set(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        thread = await lasting(bot, 1_440)
        await sandbox.pass_time(23 * HOUR)
        await thread.edit(auto_archive_duration=60)
        await sandbox.pass_time(0.9 * HOUR)
        assert not place(sandbox, thread).archived
        await sandbox.pass_time(0.1 * HOUR)
        assert place(sandbox, thread).archived


async def test_of_several_each_goes_by_its_own_time_and_the_bot_hears_them_in_that_order(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        slow, quick = await lasting(bot, 1_440, "Slow"), await lasting(bot, 60, "Quick")
        later = await lasting(bot, 10_080, "Later")
        while not bot.heard.empty():
            bot.heard.get_nowait()
        await sandbox.pass_time(DAY)
        assert [(await bot.hears("thread_update"))[1].name for _ in range(2)] == ["Quick", "Slow"]
        assert [place(sandbox, each).archived for each in (slow, quick, later)] == [True, True, False]
        assert [each.name for each in await bot.guilds[0].active_threads()] == ["Later"]
        asleep = [each.name async for each in channel(bot).archived_threads(limit=None)]
        assert asleep == ["Slow", "Quick"], "the last to fall asleep first"


async def test_a_word_wakes_it_and_the_bot_hears_of_both(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        thread = await lasting(bot, 60)
        await sandbox.pass_time(DAY)
        await bruno.say("Good morning", at=place(sandbox, thread))
        (woken,) = await bot.hears("thread_join")
        assert (woken.id, woken.archived) == (thread.id, False)


async def test_in_one_that_fell_asleep_nothing_is_changed_or_pressed(
    sandbox: Sandbox, bruno: Person, games: Channel
) -> None:
    thread, _ = await table_of(sandbox, games)
    (message,) = sandbox.messages.public_in(thread.id)
    await sandbox.pass_time(HOUR)
    there, body = f"/channels/{thread.id}/messages", {"json": {"content": "There"}}
    for method, path, sent in (("PATCH", there, body), ("DELETE", there, {}), ("PUT", f"{there}/pins", {})):
        _, answer = await ask(sandbox, method, f"{path}/{message.id}", **sent)
        assert answer["code"] == 50083
    with pytest.raises(CannotDo, match="sleeps"):
        await bruno.press("Play", at=thread)


@pytest_asyncio.fixture
async def by_itself() -> AsyncIterator[Sandbox]:
    """One whose time goes by itself: `go_on` stands for waiting that long."""
    async with Sandbox(Clock()) as sandbox:
        world = sandbox.world
        world.channel(world.guild("The Quarry", *map(world.user, ("Anna", "Bruno", "Clio"))), "games")
        yield sandbox


def games_of(sandbox: Sandbox) -> Channel:
    return next(iter(sandbox.world.channels.values()))


async def test_nobody_presses_in_one_whose_time_is_over_though_nobody_has_looked(by_itself: Sandbox) -> None:
    thread, _ = await table_of(by_itself, games_of(by_itself))
    by_itself.world.clock.go_on(HOUR)
    with pytest.raises(CannotDo, match="sleeps"):
        await one(by_itself, "Bruno").press("Play", at=thread)
    assert thread.archived


async def test_who_writes_in_one_whose_time_is_over_wakes_it(by_itself: Sandbox) -> None:
    thread, _ = await table_of(by_itself, games_of(by_itself))
    by_itself.world.clock.go_on(HOUR)
    await one(by_itself, "Bruno").say("Good morning", at=thread)
    assert not thread.archived
    assert by_itself.world.clock.now() - thread.changed_at < 60, "it was woken just now"


async def test_time_that_goes_by_itself_does_the_same_at_the_next_request(by_itself: Sandbox) -> None:
    thread, due = await table_of(by_itself, games_of(by_itself))
    by_itself.world.clock.go_on(HOUR)
    _, answer = await ask(by_itself, "GET", f"/channels/{thread.id}")
    assert answer["thread_metadata"]["archived"] is True
    assert thread.changed_at == due


async def test_who_looks_often_is_told_the_same(by_itself: Sandbox) -> None:
    world, games = by_itself.world, games_of(by_itself)
    thread, due = await table_of(by_itself, games)
    other = world.thread(games, "Table 8", world.bot, 60)
    while world.clock.now() < due:
        assert not thread.archived
        world.clock.go_on(600)
        other.last_message = world.ids.next()
        await by_itself.threads.look_after()
    assert (thread.archived, other.archived) == (True, False)


async def test_a_clock_that_is_only_set_puts_none_to_sleep(sandbox: Sandbox, bruno: Person, games: Channel) -> None:
    assert isinstance(sandbox.world.clock, HandClock)
    thread, _ = await table_of(sandbox, games)
    sandbox.world.clock.move(300 * DAY)
    _, answer = await ask(sandbox, "GET", f"/channels/{thread.id}")
    assert answer["thread_metadata"]["archived"] is False
    await sandbox.pass_time(1)
    assert thread.archived, "as soon as time passes"


async def test_a_channel_and_direct_messages_never_sleep(sandbox: Sandbox, bruno: Person, games: Channel) -> None:
    await bruno.say("Hello")
    direct = bruno.direct
    await sandbox.pass_time(300 * DAY)
    assert not games.archived
    assert not direct.archived


async def test_a_bot_that_does_not_see_the_channel_is_not_told(sandbox: Sandbox, games: Channel) -> None:
    async with running(sandbox) as bot:
        thread = await lasting(bot, 60)
        await sandbox.happenings.forbid(games, May.VIEW_CHANNEL)
        await heard_until(bot, "guild_channel_update")
        await sandbox.pass_time(DAY)
        assert place(sandbox, thread).archived
        await sandbox.happenings.add_role(sandbox.world.guilds[games.guild], "Masons")
        assert "thread_update" not in await heard_until(bot, "guild_role_create")
