"""What the bot may not do is refused as Discord refuses it; who may do what is the same for it and for the server."""

import io
from collections.abc import Awaitable, Callable

import discord
import pytest

from sandbox.client.person import Person
from sandbox.client.refusal import CannotDo
from sandbox.server import Sandbox
from sandbox.world.permissions import EVERYONE, May
from sandbox.world.places import Channel
from tests.sandbox.bot import playing
from tests.sandbox.driving.nodding import NoddingBot, Press, nods

Attempt = Callable[[discord.TextChannel, discord.Thread, discord.Message, discord.Message], Awaitable[object]]


def picture() -> discord.File:
    return discord.File(io.BytesIO(b"a picture"), "table.png")


NEEDED: dict[str, tuple[May, Attempt, int]] = {
    "write": (May.SEND_MESSAGES, lambda channel, thread, own, hers: channel.send("x"), 50013),
    "write in a thread": (May.SEND_MESSAGES_IN_THREADS, lambda channel, thread, own, hers: thread.send("x"), 50013),
    "attach files": (May.ATTACH_FILES, lambda channel, thread, own, hers: channel.send(file=picture()), 50013),
    "attach files in an edit": (
        May.ATTACH_FILES,
        lambda channel, thread, own, hers: own.edit(attachments=[picture()]),
        50013,
    ),
    "begin a thread": (
        May.CREATE_PUBLIC_THREADS,
        lambda channel, thread, own, hers: channel.create_thread(name="x", type=discord.ChannelType.public_thread),
        50013,
    ),
    "pin": (May.PIN_MESSAGES, lambda channel, thread, own, hers: own.pin(), 50013),
    "delete what another wrote": (May.MANAGE_MESSAGES, lambda channel, thread, own, hers: hers.delete(), 50013),
    "read a message anew": (
        May.READ_MESSAGE_HISTORY,
        lambda channel, thread, own, hers: channel.fetch_message(own.id),
        50013,
    ),
    "reply": (May.READ_MESSAGE_HISTORY, lambda channel, thread, own, hers: hers.reply("x"), 160002),
    "delete a thread": (May.MANAGE_THREADS, lambda channel, thread, own, hers: thread.delete(), 50013),
}
"""What is forbidden, what is tried then, and Discord's code."""


async def around(
    bot: NoddingBot, anna: Person
) -> tuple[discord.TextChannel, discord.Thread, discord.Message, discord.Message]:
    """The channel, a thread, a message of the bot's and one of Anna's."""
    thread = await bot.channel.create_thread(name="Table 7", type=discord.ChannelType.public_thread)
    own, hers = await bot.channel.send("Ours"), await anna.say("Hers")
    return bot.channel, thread, own, await bot.channel.fetch_message(int(hers.id))


@pytest.mark.parametrize("what", NEEDED)
async def test_what_is_forbidden_is_refused_and_works_again_when_it_is_not(
    sandbox: Sandbox, anna: Person, games: Channel, what: str
) -> None:
    needed, attempt, code = NEEDED[what]
    async with playing(sandbox, NoddingBot(nods)) as bot:
        there = await around(bot, anna)
        await sandbox.happenings.forbid(games, needed)
        with pytest.raises(discord.Forbidden) as refused:
            await attempt(*there)
        assert refused.value.code == code
        await sandbox.happenings.permit(games, needed)
        await attempt(*there)


@pytest.mark.parametrize("what", NEEDED)
async def test_where_it_does_not_even_see_the_channel_it_has_no_access(
    sandbox: Sandbox, anna: Person, games: Channel, what: str
) -> None:
    _, attempt, _ = NEEDED[what]
    async with playing(sandbox, NoddingBot(nods)) as bot:
        there = await around(bot, anna)
        await sandbox.happenings.forbid(games, May.VIEW_CHANNEL)
        with pytest.raises(discord.Forbidden) as refused:
            await attempt(*there)
        assert refused.value.code == 50001


async def test_of_the_history_it_may_not_read_it_gets_nothing(sandbox: Sandbox, anna: Person, games: Channel) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        await bot.channel.send("Ours")
        await sandbox.happenings.forbid(games, May.READ_MESSAGE_HISTORY)
        assert [message async for message in bot.channel.history()] == []
        await sandbox.happenings.forbid(games, May.VIEW_CHANNEL)
        with pytest.raises(discord.Forbidden) as refused:
            [message async for message in bot.channel.history()]
        assert refused.value.code == 50001


async def test_what_it_wrote_itself_it_may_change_and_delete(sandbox: Sandbox, games: Channel) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        own = await bot.channel.send("Ours")
        await sandbox.happenings.forbid(games, May.SEND_MESSAGES | May.MANAGE_MESSAGES | May.READ_MESSAGE_HISTORY)
        await own.edit(content="Still ours")
        await own.delete()


async def test_embeds_it_may_not_send_are_left_out_without_a_word(
    sandbox: Sandbox, bruno: Person, games: Channel
) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        before = await bot.channel.send("Before", embed=discord.Embed(title="The score"))
        assert [embed.title for embed in before.embeds] == ["The score"]
        await sandbox.happenings.forbid(games, May.EMBED_LINKS)
        sent = await bot.channel.send("After", embed=discord.Embed(title="Hidden"))
        assert (sent.content, sent.embeds) == ("After", [])
        assert (await sent.edit(embed=discord.Embed(title="Hidden"))).embeds == []
        assert "Hidden" not in bruno.reads()
        with pytest.raises(discord.HTTPException) as refused:
            await bot.channel.send(embed=discord.Embed(title="Hidden"))
        assert refused.value.code == 50006


FORBIDDEN = {
    "nothing": May(0),
    "to write": May.SEND_MESSAGES,
    "to write in threads": May.SEND_MESSAGES_IN_THREADS,
    "pins and threads": May.PIN_MESSAGES | May.MANAGE_THREADS,
    "to see it": May.VIEW_CHANNEL,
}


@pytest.mark.parametrize("what", FORBIDDEN)
async def test_discord_py_and_the_server_agree_on_what_the_bot_may(
    sandbox: Sandbox, anna: Person, games: Channel, what: str
) -> None:
    told: list[tuple[int, int]] = []

    async def compares(press: Press) -> None:
        assert isinstance(press.channel, discord.TextChannel | discord.Thread)
        assert press.guild is not None
        told.append((press.app_permissions.value, press.channel.permissions_for(press.guild.me).value))
        await press.response.send_message("Yes.")

    async with playing(sandbox, NoddingBot(compares)) as bot:
        thread = await bot.channel.create_thread(name="Table 7", type=discord.ChannelType.public_thread)
        await sandbox.happenings.forbid(games, FORBIDDEN[what])
        await anna.command("/desk")
        await anna.command("/desk", at=sandbox.world.channels[str(thread.id)])
    assert len(told) == 2
    for server, client in told:
        assert server == client


async def test_an_interaction_says_what_the_person_may(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    told: dict[str, bool] = {}

    async def looks(press: Press) -> None:
        told[press.user.name] = press.permissions.manage_guild
        await press.response.send_message("Yes.")

    guild = next(iter(sandbox.world.guilds.values()))
    ruler = sandbox.world.role(guild, "Hosts", EVERYONE | May.MANAGE_GUILD)
    clio = sandbox.world.user("Dora")
    sandbox.world.enter(guild, clio, ruler)
    async with playing(sandbox, NoddingBot(looks)):
        for person in (anna, bruno, Person(sandbox, clio, anna.at)):
            await person.command("/desk")
    assert told == {"Anna": True, "Bruno": False, "Dora": True}


async def test_a_command_for_hosts_is_offered_to_nobody_else(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    hosts = sandbox.world.role(guild, "Hosts", int(May.MANAGE_GUILD))
    async with playing(sandbox, NoddingBot(nods, discord.Permissions(manage_guild=True))):
        await anna.command("/desk")
        with pytest.raises(CannotDo, match="no command '/desk' here; there is: nothing"):
            await bruno.command("/desk")
        guild.members[bruno.user.id].roles.append(hosts.id)
        assert (await bruno.command("/desk")).text == "Yes."


async def test_a_role_that_rules_may_everything_whatever_a_channel_says(
    sandbox: Sandbox, bruno: Person, games: Channel
) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    rulers = sandbox.world.role(guild, "Rulers", int(May.ADMINISTRATOR))
    guild.members[bruno.user.id].roles.append(rulers.id)
    await sandbox.happenings.hide(games, bruno.user)
    await bruno.say("I am still here")
    assert bruno.reads() == "I am still here"
