"""What moderators do: what the bot hears of it, what people then see, and what its next request gets."""

import asyncio
from collections.abc import Awaitable

import discord
import pytest

from sandbox.client.person import Person
from sandbox.client.refusal import CannotDo
from sandbox.server import Sandbox
from sandbox.world.permissions import May
from sandbox.world.places import Channel, Guild
from tests.sandbox.bot import NO_MORE, Bot, playing, running
from tests.sandbox.driving.nodding import NoddingBot, heard_until, nods


@pytest.fixture
def guild(sandbox: Sandbox) -> Guild:
    return next(iter(sandbox.world.guilds.values()))


def channel(bot: Bot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def refused(attempt: Awaitable[object]) -> int:
    """The code with which Discord refuses it."""
    with pytest.raises(discord.HTTPException) as answer:
        await attempt
    return answer.value.code


async def begun(sandbox: Sandbox, bot: Bot) -> tuple[discord.Thread, Channel]:
    thread = await channel(bot).create_thread(name="Table 7", type=discord.ChannelType.public_thread)
    await bot.hears("thread_create")
    return thread, sandbox.world.channels[str(thread.id)]


async def test_a_thread_is_put_to_sleep(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        thread, place = await begun(sandbox, bot)
        message = await thread.send("Here we play.")
        await sandbox.happenings.archive(place)
        _, after = await bot.hears("thread_update")
        assert after.archived
        assert bruno.reads(place) == "Here we play."
        assert await refused(message.edit(content="x")) == 50083


async def test_a_thread_is_deleted(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        thread, place = await begun(sandbox, bot)
        message = await thread.send("Here we play.")
        await sandbox.happenings.delete_channel(place)
        assert (await bot.hears("thread_delete"))[0].id == thread.id
        assert bruno.reads(place) == ""
        assert b"Here we play." in bruno.received()
        assert await refused(message.edit(content="x")) == 10003
        assert await refused(thread.send("x")) == 10003


async def test_a_channel_is_deleted_with_its_threads(sandbox: Sandbox, anna: Person, games: Channel) -> None:
    async with running(sandbox) as bot:
        thread, place = await begun(sandbox, bot)
        there = channel(bot)
        await sandbox.happenings.delete_channel(games)
        assert (await bot.hears("guild_channel_delete"))[0].id == there.id
        assert (list(bot.guilds[0].text_channels), list(bot.guilds[0].threads)) == ([], [])
        assert await refused(there.send("x")) == 10003
        assert await refused(thread.send("x")) == 10003
        with pytest.raises(CannotDo, match="does not see that channel"):
            await anna.say("Hello?", at=place)


class Listening(Bot):
    """It hears of messages, too."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        discord.Client.__init__(self, intents=intents, guild_ready_timeout=NO_MORE)
        self.heard = asyncio.Queue()


async def test_a_message_is_deleted(sandbox: Sandbox, bruno: Person) -> None:
    async with playing(sandbox, Listening()) as bot:
        message = await channel(bot).send("The table")
        await sandbox.happenings.delete_message(sandbox.messages.find(str(message.id)))
        assert (await bot.hears("raw_message_delete"))[0].message_id == message.id
        assert bruno.reads() == ""
        assert await refused(message.edit(content="x")) == 10008
        assert await refused(message.delete()) == 10008


async def test_the_bot_may_no_longer_write(sandbox: Sandbox, games: Channel) -> None:
    async with running(sandbox) as bot:
        await sandbox.happenings.forbid(games, May.SEND_MESSAGES)
        _, after = await bot.hears("guild_channel_update")
        assert not after.permissions_for(after.guild.me).send_messages
        assert await refused(channel(bot).send("x")) == 50013
        await sandbox.happenings.permit(games, May.SEND_MESSAGES)
        _, after = await bot.hears("guild_channel_update")
        assert after.permissions_for(after.guild.me).send_messages
        await channel(bot).send("x")


async def test_the_bot_hears_nothing_of_what_it_does_not_see(sandbox: Sandbox, anna: Person, games: Channel) -> None:
    async with playing(sandbox, Listening()) as bot:
        _, place = await begun(sandbox, bot)
        await sandbox.happenings.forbid(games, May.VIEW_CHANNEL)
        await bot.hears("guild_channel_update")
        await anna.say("Is it gone?")
        await sandbox.threads.begin(games, anna.user, {"name": "Without the bot", "type": 11})
        await sandbox.happenings.delete_channel(place)
        await sandbox.happenings.permit(games, May.VIEW_CHANNEL)
        heard = await heard_until(bot, "thread_join")
        assert not {"message", "thread_create", "thread_delete"} & set(heard)
        assert [thread.name for thread in bot.guilds[0].threads] == ["Without the bot"]


async def test_a_channel_is_hidden_from_a_member_and_shown_again(
    sandbox: Sandbox, bruno: Person, clio: Person, games: Channel
) -> None:
    async with running(sandbox) as bot:
        await channel(bot).send("Before")
        await sandbox.happenings.hide(games, bruno.user)
        await bot.hears("guild_channel_update")
        await channel(bot).send("Meanwhile")
        assert (bruno.reads(), clio.reads()) == ("", "Before\nMeanwhile")
        assert b"Meanwhile" not in bruno.received()
        with pytest.raises(CannotDo, match="does not see that channel"):
            await bruno.say("Hello?")
        await sandbox.happenings.reveal(games, bruno.user)
        assert bruno.reads() == "Before\nMeanwhile"
        assert b"Meanwhile" in bruno.received()


async def test_a_role_that_lets_in_shows_what_was_written_before(
    sandbox: Sandbox, bruno: Person, guild: Guild, games: Channel
) -> None:
    everyone = guild.roles[guild.id]
    permitted = everyone.permissions
    async with running(sandbox) as bot:
        await sandbox.happenings.change_role(guild, everyone, permitted & ~int(May.VIEW_CHANNEL))
        await bot.hears("guild_role_update")
        await channel(bot).send("The table")
        assert b"The table" not in bruno.received()
        await sandbox.happenings.change_role(guild, everyone, permitted)
        assert b"The table" in bruno.received()


async def test_the_bot_hears_of_its_own_roles_without_the_intent_for_members(
    sandbox: Sandbox, bruno: Person, guild: Guild, games: Channel
) -> None:
    async with running(sandbox) as bot:
        role = await sandbox.happenings.add_role(guild, "Muted")
        assert (await bot.hears("guild_role_create"))[0].id == int(role.id)
        await sandbox.happenings.forbid_role(games, role, May.SEND_MESSAGES)
        await bot.hears("guild_channel_update")
        await sandbox.happenings.give_role(guild, bruno.user, role)
        await sandbox.happenings.give_role(guild, sandbox.world.bot, role)
        _, after = await bot.hears("member_update")
        assert (after.id, [each.name for each in after.roles][-1]) == (int(sandbox.world.bot.id), "Muted")
        assert await refused(channel(bot).send("x")) == 50013
        await sandbox.happenings.take_role(guild, sandbox.world.bot, role)
        _, after = await bot.hears("member_update")
        assert "Muted" not in [each.name for each in after.roles]
        await channel(bot).send("x")


async def test_a_role_is_deleted_with_what_channels_took_from_it(
    sandbox: Sandbox, guild: Guild, games: Channel
) -> None:
    async with running(sandbox) as bot:
        role = await sandbox.happenings.add_role(guild, "Muted")
        await sandbox.happenings.give_role(guild, sandbox.world.bot, role)
        await sandbox.happenings.forbid_role(games, role, May.SEND_MESSAGES)
        await bot.hears("guild_channel_update")
        assert await refused(channel(bot).send("x")) == 50013
        await sandbox.happenings.delete_role(guild, role)
        assert (await bot.hears("guild_role_delete"))[0].id == int(role.id)
        await channel(bot).send("x")


async def test_a_person_leaves_and_comes_back(sandbox: Sandbox, bruno: Person, guild: Guild) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        _, place = await begun(sandbox, bot)
        await bot.channel.send("Before")
        await sandbox.happenings.kick(guild, bruno.user)
        await bot.channel.send(f"<@{bruno.user.id}> has left")
        assert (bruno.reads(), bruno.reads(place), bruno.notified()) == ("", "", [])
        with pytest.raises(CannotDo, match="does not see that channel"):
            await bruno.command("/desk")
        with pytest.raises(discord.NotFound):
            await bot.guilds[0].fetch_member(int(bruno.user.id))
        await sandbox.happenings.enter(guild, bruno.user)
        assert "@Bruno has left" in bruno.reads()
        assert b"has left" in bruno.received()
        assert bruno.notified() == []


async def test_who_comes_later_reads_what_is_there_and_nothing_private(
    sandbox: Sandbox, anna: Person, guild: Guild, games: Channel
) -> None:
    async with running(sandbox) as bot:
        thread, place = await begun(sandbox, bot)
        await thread.send("Here we play.")
        private = {"content": "Only hers"}
        await sandbox.messages.write(games.id, sandbox.world.bot.id, private, only_for=anna.user.id)
        gone = await channel(bot).send("Gone before he came")
        await gone.delete()
        late = Person(sandbox, sandbox.world.user("Emil"), games)
        assert late.received() == b""
        await sandbox.happenings.enter(guild, late.user)
        assert (late.reads(), late.reads(place)) == ("Table 7", "Here we play.")
        assert b"Here we play." in late.received()
        assert b"Only hers" not in late.received()
        assert b"Gone before he came" not in late.received()


async def test_the_bot_is_thrown_out_and_invited_again(
    sandbox: Sandbox, anna: Person, guild: Guild, games: Channel
) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        thread, _ = await begun(sandbox, bot)
        there = bot.channel
        message = await there.send("The table")
        await sandbox.happenings.kick(guild, sandbox.world.bot)
        assert (await bot.hears("guild_remove"))[0].id == int(guild.id)
        assert list(bot.guilds) == []
        for attempt in (there.send("x"), message.edit(content="x"), thread.send("x"), message.pin(), message.delete()):
            assert await refused(attempt) == 50001
        assert await refused(bot.fetch_guild(int(guild.id))) == 10004
        assert anna.reads() == "Table 7\nThe table"
        with pytest.raises(CannotDo, match="no command"):
            await anna.command("/desk")
        await sandbox.happenings.invite(guild)
        assert (await bot.hears("guild_join"))[0].id == int(guild.id)
        await bot.channel.send("Back again")
        assert (await anna.command("/desk")).text == "Yes."
        assert [role.name for role in bot.guilds[0].roles] == ["@everyone", "Paravent"]


async def test_a_bot_that_was_thrown_out_hears_nothing_more_and_can_start_anew(
    sandbox: Sandbox, anna: Person, bruno: Person, guild: Guild, games: Channel
) -> None:
    async with playing(sandbox, Listening()) as bot:
        await sandbox.happenings.kick(guild, sandbox.world.bot)
        await bot.hears("guild_remove")
        await anna.say("It is gone.")
        await sandbox.happenings.hide(games, bruno.user)
        await sandbox.happenings.delete_channel(sandbox.world.channel(guild, "elsewhere"))
        await sandbox.happenings.invite(guild)
        heard = await heard_until(bot, "guild_join")
        assert not [event for event in heard if event.startswith(("message", "guild_channel"))]
        await sandbox.happenings.kick(guild, sandbox.world.bot)
    async with running(sandbox) as again:
        assert list(again.guilds) == []


async def test_direct_messages_are_closed_and_nobody_is_told(sandbox: Sandbox, anna: Person) -> None:
    async with running(sandbox) as bot:
        her = await bot.create_dm(discord.Object(int(anna.user.id)))
        sandbox.happenings.close_direct(anna.user)
        assert await refused(her.send("x")) == 50007
        sandbox.happenings.open_direct(anna.user)
        await her.send("Hello")
        assert anna.reads(anna.direct) == "Hello"
