"""Public threads, begun and kept by the unchanged discord.py; its cache follows what becomes of them."""

import discord
import pytest

from sandbox.client.person import Person
from sandbox.client.refusal import CannotDo
from sandbox.clock import HandClock
from sandbox.errors import DiscordError
from sandbox.server import Sandbox
from sandbox.world.permissions import May
from sandbox.world.places import Channel
from tests.sandbox.bare import ask
from tests.sandbox.bot import Bot, running
from tests.sandbox.driving.nodding import heard_until

PUBLIC = discord.ChannelType.public_thread


def channel(bot: Bot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def begun(bot: Bot, name: str = "Table 7") -> discord.Thread:
    """A thread, and the bot has heard of it."""
    thread = await channel(bot).create_thread(name=name, type=PUBLIC)
    await bot.hears("thread_create")
    return thread


def place(sandbox: Sandbox, thread: discord.Thread) -> Channel:
    return sandbox.world.channels[str(thread.id)]


async def code(sandbox: Sandbox, method: str, path: str, **sent: object) -> int:
    _, answer = await ask(sandbox, method, path, **sent)
    return int(answer["code"])


async def test_one_that_hangs_from_the_channel_is_announced_and_read_by_all(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        assert (thread.name, thread.parent_id, thread.owner) == ("Table 7", channel(bot).id, bot.guilds[0].me)
        assert bot.guilds[0].get_thread(thread.id) is not None
        assert thread.me is not None
        assert bruno.reads() == "Table 7"
        (notice,) = [message async for message in channel(bot).history()]
        assert (notice.type, notice.reference and notice.reference.channel_id) == (
            discord.MessageType.thread_created,
            thread.id,
        )
        await thread.send("Here we play.")
        assert bruno.reads(place(sandbox, thread)) == "Here we play."


async def test_one_that_hangs_from_a_message_shows_it(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        message = await channel(bot).send("A table for three")
        thread = await message.create_thread(name="Table 7")
        assert thread.id == message.id
        found = await channel(bot).fetch_message(message.id)
        assert found.thread == thread
        assert found.flags.has_thread
        (first,) = [each async for each in thread.history()]
        assert first.type is discord.MessageType.thread_starter_message
        assert first.reference is not None
        assert isinstance(first.reference.resolved, discord.Message)
        assert first.reference.resolved.content == "A table for three"
        assert bruno.reads() == "A table for three"


async def test_a_message_has_one_thread_at_most(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        message = await channel(bot).send("A table for three")
        await message.create_thread(name="Table 7")
        with pytest.raises(discord.HTTPException) as refused:
            await message.create_thread(name="Table 8")
        assert refused.value.code == 160004


WRONG: dict[str, dict[str, object]] = {
    "no name": {"type": 11},
    "an empty name": {"name": "", "type": 11},
    "a name too long": {"name": "x" * 101, "type": 11},
    "a time that is not offered": {"name": "x", "type": 11, "auto_archive_duration": 61},
    "a private one": {"name": "x", "type": 12},
}


@pytest.mark.parametrize("what", WRONG)
async def test_what_discord_does_not_take_begins_none(sandbox: Sandbox, games: Channel, what: str) -> None:
    assert await code(sandbox, "POST", f"/channels/{games.id}/threads", json=WRONG[what]) == 50035
    assert list(sandbox.world.channels.values()) == [games]


async def test_no_thread_hangs_from_a_thread_or_a_direct_message(sandbox: Sandbox, anna: Person) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        for where in (str(thread.id), anna.direct.id):
            assert await code(sandbox, "POST", f"/channels/{where}/threads", json={"name": "x", "type": 11}) == 50024


async def test_name_and_time_can_be_changed(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        changed = await thread.edit(name="Table 8", auto_archive_duration=60)
        assert (changed.name, changed.auto_archive_duration) == ("Table 8", 60)
        before, after = await bot.hears("thread_update")
        assert (before.name, after.name) == ("Table 7", "Table 8")
        assert await code(sandbox, "PATCH", f"/channels/{thread.id}", json={"name": "x" * 101}) == 50035


async def test_one_that_sleeps_leaves_the_cache_and_is_woken_by_a_word_of_the_bot(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        await thread.edit(archived=True)
        await bot.hears("thread_update")
        assert list(bot.guilds[0].threads) == []
        await thread.send("Good morning")
        (woken,) = await bot.hears("thread_join")
        assert (woken.id, woken.archived) == (thread.id, False)
        assert not place(sandbox, thread).archived


async def test_a_word_of_a_player_wakes_it_too(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        await sandbox.happenings.archive(place(sandbox, thread))
        await bot.hears("thread_update")
        await bruno.say("Good morning", at=place(sandbox, thread))
        await bot.hears("thread_join")


async def test_nothing_in_one_that_sleeps_can_be_changed(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        message = await thread.send("Here we play.")
        await sandbox.happenings.archive(place(sandbox, thread))
        for attempt in (
            message.edit(content="There"),
            message.pin(),
            message.delete(),
            thread.edit(name="Table 8"),
            thread.edit(locked=True),
            thread.add_user(discord.Object(1 if bot.user is None else bot.user.id)),
            thread.leave(),
        ):
            with pytest.raises(discord.HTTPException) as refused:
                await attempt
            assert refused.value.code == 50083
        assert (await thread.edit(archived=False, name="Table 8")).name == "Table 8"


async def test_a_locked_one_is_written_in_by_those_who_may_unlock_it(
    sandbox: Sandbox, anna: Person, bruno: Person, games: Channel
) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        await thread.edit(locked=True)
        await thread.send("The game is over.")
        await anna.say("The owner may", at=place(sandbox, thread))
        with pytest.raises(DiscordError, match="Thread is archived"):
            await bruno.say("But", at=place(sandbox, thread))
        await sandbox.happenings.forbid(games, May.MANAGE_THREADS)
        with pytest.raises(discord.Forbidden) as refused:
            await thread.send("And")
        assert refused.value.code == 50083


async def test_without_the_permission_a_bot_changes_only_what_it_began(
    sandbox: Sandbox, anna: Person, games: Channel
) -> None:
    async with running(sandbox) as bot:
        own = await begun(bot, "Ours")
        hers = await sandbox.threads.begin(games, anna.user, {"name": "Hers", "type": 11})
        await bot.hears("thread_create")
        await sandbox.happenings.forbid(games, May.MANAGE_THREADS)
        await own.edit(name="Still ours", archived=True)
        await own.edit(archived=False)
        foreign = bot.guilds[0].get_thread(int(hers.id))
        assert foreign is not None
        for attempt in (own.edit(locked=True), own.delete(), foreign.edit(name="x"), foreign.edit(archived=True)):
            with pytest.raises(discord.Forbidden) as refused:
                await attempt
            assert refused.value.code == 50013
        await sandbox.happenings.archive(hers)
        assert not (await foreign.edit(archived=False)).archived
        await sandbox.happenings.archive(hers, locked=True)
        with pytest.raises(discord.Forbidden) as refused:
            await foreign.edit(archived=False)
        assert refused.value.code == 50013


async def test_people_are_added_and_removed_and_the_bot_comes_and_goes(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        him = discord.Object(int(bruno.user.id))
        await thread.add_user(him)
        assert (await thread.fetch_member(him.id)).id == him.id
        assert set(place(sandbox, thread).joined) == {bruno.user.id, sandbox.world.bot.id}
        await thread.remove_user(him)
        with pytest.raises(discord.NotFound):
            await thread.fetch_member(him.id)
        await thread.leave()
        assert (await bot.hears("thread_remove"))[0].id == thread.id
        await thread.join()
        assert (await bot.hears("thread_join"))[0].me is not None


async def test_without_the_members_intent_a_bot_hears_of_no_other_followers(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        await thread.add_user(discord.Object(int(bruno.user.id)))
        await thread.edit(name="A later event")
        assert not [event for event in await heard_until(bot, "thread_update") if "member" in event]


async def test_to_remove_somebody_else_takes_the_permission(sandbox: Sandbox, bruno: Person, games: Channel) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        await thread.add_user(discord.Object(int(bruno.user.id)))
        await sandbox.happenings.forbid(games, May.MANAGE_THREADS)
        with pytest.raises(discord.Forbidden) as refused:
            await thread.remove_user(discord.Object(int(bruno.user.id)))
        assert refused.value.code == 50013


async def test_one_that_is_deleted_is_gone_for_all(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        await thread.send("Here we play.")
        there = place(sandbox, thread)
        await thread.delete()
        await bot.hears("thread_delete")
        assert list(bot.guilds[0].threads) == []
        assert bruno.sees(there) == []
        with pytest.raises(discord.NotFound) as refused:
            await thread.send("Hello?")
        assert refused.value.code == 10003


async def test_those_awake_and_those_asleep_are_listed(sandbox: Sandbox) -> None:
    assert isinstance(sandbox.world.clock, HandClock)
    async with running(sandbox) as bot:
        threads = [await begun(bot, f"Table {number}") for number in range(5)]
        for thread in threads[:4]:
            sandbox.world.clock.move(1)
            await thread.edit(archived=True)
        assert [each.name for each in await bot.guilds[0].active_threads()] == ["Table 4"]
        asleep = [each.name async for each in channel(bot).archived_threads(limit=None)]
        assert asleep == ["Table 3", "Table 2", "Table 1", "Table 0"]
        _, page = await ask(sandbox, "GET", f"/channels/{channel(bot).id}/threads/archived/public?limit=2")
        assert ([each["name"] for each in page["threads"]], page["has_more"]) == (["Table 3", "Table 2"], True)
        last = page["threads"][-1]["thread_metadata"]["archive_timestamp"]
        query = {"limit": 2, "before": last}
        _, page = await ask(sandbox, "GET", f"/channels/{channel(bot).id}/threads/archived/public", params=query)
        assert ([each["name"] for each in page["threads"]], page["has_more"]) == (["Table 1", "Table 0"], False)


async def test_who_does_not_see_the_channel_sees_none_of_its_threads(
    sandbox: Sandbox, bruno: Person, games: Channel
) -> None:
    async with running(sandbox) as bot:
        thread = await begun(bot)
        await sandbox.happenings.hide(games, bruno.user)
        await thread.send("Here we play.")
        assert bruno.sees(place(sandbox, thread)) == []
        assert b"Here we play." not in bruno.received()
        with pytest.raises(CannotDo, match="does not see that channel"):
            await bruno.say("Let me in", at=place(sandbox, thread))


async def test_a_bot_that_comes_later_knows_the_threads_that_are_awake(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        await begun(bot, "Awake")
        await (await begun(bot, "Asleep")).edit(archived=True)
    async with running(sandbox) as again:
        (thread,) = again.guilds[0].threads
        assert (thread.name, thread.me is not None) == ("Awake", True)
