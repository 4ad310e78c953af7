"""What is pinned in a channel, by the unchanged discord.py."""

import discord
import pytest

from sandbox.client.person import Person
from sandbox.clock import HandClock
from sandbox.server import Sandbox
from sandbox.world.permissions import May
from sandbox.world.places import Channel
from tests.sandbox.bare import ask
from tests.sandbox.bot import Bot, running


def channel(bot: Bot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def pinned(where: discord.TextChannel | discord.DMChannel) -> list[str]:
    return [message.content async for message in where.pins(limit=None)]


async def test_what_is_pinned_is_listed_the_latest_first(sandbox: Sandbox) -> None:
    assert isinstance(sandbox.world.clock, HandClock)
    async with running(sandbox) as bot:
        first, second = await channel(bot).send("The table"), await channel(bot).send("The rules")
        for message in (second, first):
            sandbox.world.clock.move(1)
            await message.pin()
        assert await pinned(channel(bot)) == ["The table", "The rules"]
        assert (await channel(bot).fetch_message(first.id)).pinned
        await first.unpin()
        assert await pinned(channel(bot)) == ["The rules"]
        _, old = await ask(sandbox, "GET", f"/channels/{channel(bot).id}/pins")
        assert [message["content"] for message in old] == ["The rules"]


async def test_the_channel_says_that_something_was_pinned(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        message = await channel(bot).send("The table")
        await message.pin()
        where, when = await bot.hears("guild_channel_pins_update")
        assert (where.id, when is not None) == (channel(bot).id, True)
        notice, *_ = [each async for each in channel(bot).history()]
        assert notice.type is discord.MessageType.pins_add
        assert notice.reference is not None
        assert notice.reference.message_id == message.id
        assert len(bruno.sees()) == 2
        assert bruno.notified() == []
        with pytest.raises(discord.HTTPException) as refused:
            await notice.pin()
        assert refused.value.code == 50021


async def test_pinning_twice_says_so_once(sandbox: Sandbox, bruno: Person) -> None:
    async with running(sandbox) as bot:
        message = await channel(bot).send("The table")
        await message.pin()
        await message.pin()
        assert len(bruno.sees()) == 2
        await message.unpin()
        await message.unpin()
        assert await pinned(channel(bot)) == []


async def test_a_channel_holds_250_and_gives_them_50_at_a_time(sandbox: Sandbox, games: Channel) -> None:
    assert isinstance(sandbox.world.clock, HandClock)
    async with running(sandbox) as bot:
        for number in range(250):
            sandbox.world.clock.move(1)
            message = await sandbox.messages.write(games.id, sandbox.world.bot.id, {"content": str(number)})
            message.pinned_at = sandbox.world.clock.now()
        one_more = await channel(bot).send("One more")
        with pytest.raises(discord.HTTPException) as refused:
            await one_more.pin()
        assert refused.value.code == 30003
        assert await pinned(channel(bot)) == [str(number) for number in reversed(range(250))]
        _, page = await ask(sandbox, "GET", f"/channels/{games.id}/messages/pins")
        assert (len(page["items"]), page["has_more"]) == (50, True)


async def test_it_takes_a_permission_of_its_own(sandbox: Sandbox, games: Channel) -> None:
    async with running(sandbox) as bot:
        message = await channel(bot).send("The table")
        await sandbox.happenings.forbid(games, May.PIN_MESSAGES)
        for attempt in (message.pin(), message.unpin()):
            with pytest.raises(discord.Forbidden) as refused:
                await attempt
            assert refused.value.code == 50013


async def test_without_the_history_there_are_none_to_see(sandbox: Sandbox, games: Channel) -> None:
    async with running(sandbox) as bot:
        await (await channel(bot).send("The table")).pin()
        await sandbox.happenings.forbid(games, May.READ_MESSAGE_HISTORY)
        assert await pinned(channel(bot)) == []


async def test_in_direct_messages_anything_can_be_pinned(sandbox: Sandbox, anna: Person) -> None:
    async with running(sandbox) as bot:
        her = await bot.create_dm(discord.Object(int(anna.user.id)))
        await (await her.send("Behind your screen")).pin()
        hers = await anna.say("My own note", at=anna.direct)
        await her.get_partial_message(int(hers.id)).pin()
        assert set(await pinned(her)) == {"Behind your screen", "My own note"}


async def test_what_is_not_there_for_all_cannot_be_pinned(sandbox: Sandbox, anna: Person, games: Channel) -> None:
    private = await sandbox.messages.write(
        games.id, sandbox.world.bot.id, {"content": "Only hers"}, only_for=anna.user.id
    )
    for message in (private.id, "1"):
        _, answer = await ask(sandbox, "PUT", f"/channels/{games.id}/messages/pins/{message}")
        assert answer["code"] == 10008
