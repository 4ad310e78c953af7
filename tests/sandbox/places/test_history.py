"""What was written before, as the unchanged discord.py asks for it."""

from datetime import UTC, datetime

import discord
import pytest

from sandbox.client.person import Person
from sandbox.clock import HandClock
from sandbox.server import Sandbox
from sandbox.world.places import Channel
from tests.sandbox.bare import ask
from tests.sandbox.bot import Bot, playing, running
from tests.sandbox.driving.nodding import NoddingBot, Press


def channel(bot: Bot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def written(sandbox: Sandbox, games: Channel, number: int) -> list[discord.Object]:
    """So many messages, called by their numbers, a second apart."""
    assert isinstance(sandbox.world.clock, HandClock)
    found = []
    for each in range(number):
        sandbox.world.clock.move(1)
        message = await sandbox.messages.write(games.id, sandbox.world.bot.id, {"content": str(each)})
        found.append(discord.Object(int(message.id)))
    return found


def numbers(*several: int) -> list[str]:
    return [str(each) for each in several]


async def test_it_comes_newest_first_and_page_by_page(sandbox: Sandbox, games: Channel) -> None:
    await written(sandbox, games, 205)
    async with running(sandbox) as bot:
        found = [message.content async for message in channel(bot).history(limit=None)]
        assert found == numbers(*reversed(range(205)))
        found = [message.content async for message in channel(bot).history(limit=None, oldest_first=True)]
        assert found == numbers(*range(205))
        assert len([message async for message in channel(bot).history(limit=3)]) == 3


async def test_before_after_and_around_a_message(sandbox: Sandbox, games: Channel) -> None:
    there = await written(sandbox, games, 9)
    async with running(sandbox) as bot:
        history = channel(bot).history
        assert [each.content async for each in history(limit=2, before=there[4])] == numbers(3, 2)
        assert [each.content async for each in history(limit=2, after=there[4])] == numbers(5, 6)
        assert [each.content async for each in history(limit=3, around=there[4])] == numbers(5, 4, 3)
        assert [each.content async for each in history(limit=2, around=there[4])] == numbers(5, 4, 3)
        assert [each.content async for each in history(limit=1, around=there[4])] == numbers(4)
        assert [each.content async for each in history(limit=5, around=there[0])] == numbers(2, 1, 0)
        assert [each.content async for each in history(after=there[2], before=there[5])] == numbers(3, 4)
        assert [each.content async for each in history(before=there[0])] == []


async def test_before_and_after_a_moment(sandbox: Sandbox, games: Channel) -> None:
    await written(sandbox, games, 3)
    now = datetime.fromtimestamp(sandbox.world.clock.now() - 0.5, UTC)
    async with running(sandbox) as bot:
        assert [each.content async for each in channel(bot).history(before=now)] == numbers(1, 0)
        assert [each.content async for each in channel(bot).history(after=now)] == numbers(2)


async def test_without_a_number_there_are_fifty(sandbox: Sandbox, games: Channel) -> None:
    await written(sandbox, games, 60)
    _, found = await ask(sandbox, "GET", f"/channels/{games.id}/messages")
    assert [message["content"] for message in found] == numbers(*reversed(range(10, 60)))


async def test_what_is_private_is_not_in_it(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    sent: list[int] = []

    async def answers(press: Press) -> None:
        await press.response.send_message("Only you see this.", ephemeral=True)
        sent.append((await press.original_response()).id)
        await press.followup.send("This is for all.")

    async with playing(sandbox, NoddingBot(answers)) as bot:
        await anna.command("/desk")
        await anna.will_see("This is for all.")
        assert [each.content async for each in bot.channel.history()] == ["This is for all."]
        with pytest.raises(discord.NotFound) as refused:
            await bot.channel.fetch_message(sent[0])
        assert refused.value.code == 10008
        assert bruno.reads() == "This is for all."


async def test_one_message_is_found_in_its_own_channel_only(sandbox: Sandbox, anna: Person, games: Channel) -> None:
    async with running(sandbox) as bot:
        sent = await channel(bot).send("Here")
        assert (await channel(bot).fetch_message(sent.id)).content == "Here"
        elsewhere = f"/channels/{anna.direct.id}/messages/{sent.id}"
        assert (await ask(sandbox, "GET", elsewhere))[1]["code"] == 10008
        await sent.delete()
        with pytest.raises(discord.NotFound):
            await channel(bot).fetch_message(sent.id)
        assert [each async for each in channel(bot).history()] == []


async def test_what_people_write_is_in_it_too(sandbox: Sandbox, anna: Person) -> None:
    async with running(sandbox) as bot:
        await channel(bot).send("Who plays?")
        await anna.say("I do")
        found = [(each.author.name, each.content) async for each in channel(bot).history()]
        assert found == [("Anna", "I do"), ("Paravent", "Who plays?")]
