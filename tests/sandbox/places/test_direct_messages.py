"""Direct messages: one channel for each person, read by nobody else, and only where they get through."""

import discord
import pytest

from sandbox.client.person import Person
from sandbox.client.refusal import CannotDo
from sandbox.server import Sandbox
from tests.sandbox.bare import ask
from tests.sandbox.bot import Bot, playing, running
from tests.sandbox.driving.nodding import NoddingBot, Press
from tests.sandbox.driving.quarry import Quarry


async def to(bot: Bot, person: Person) -> discord.DMChannel:
    return await bot.create_dm(discord.Object(int(person.user.id)))


async def refused(channel: discord.DMChannel) -> int:
    """The code with which a message is refused."""
    with pytest.raises(discord.Forbidden) as answer:
        await channel.send("Hello?")
    return answer.value.code


async def test_opening_them_twice_gives_the_same_channel(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with running(sandbox) as bot:
        first = await to(bot, anna)
        _, again = await ask(sandbox, "POST", "/users/@me/channels", json={"recipient_id": anna.user.id})
        assert (int(again["id"]), str(first.id)) == (first.id, anna.direct.id)
        assert (await to(bot, bruno)).id != first.id
    async with running(sandbox) as later:
        assert (await to(later, anna)).id == first.id


async def test_what_is_sent_reaches_one_person_alone(
    sandbox: Sandbox, anna: Person, bruno: Person, clio: Person
) -> None:
    async with running(sandbox) as bot:
        sent = await (await to(bot, anna)).send("Behind your screen: 20 coins")
        assert anna.reads(anna.direct) == "Behind your screen: 20 coins"
        await sent.edit(content="Behind your screen: 30 coins")
        for other in (bruno, clio):
            assert other.reads(anna.direct) == ""
            assert b"Behind your screen" not in other.received()
            with pytest.raises(CannotDo, match="does not see that channel"):
                await other.say("And mine?", at=anna.direct)


async def test_closed_ones_are_refused_until_they_are_opened(sandbox: Sandbox, anna: Person) -> None:
    async with running(sandbox) as bot:
        her = await to(bot, anna)
        before = await her.send("Before")
        sandbox.happenings.close_direct(anna.user)
        assert await refused(her) == 50007
        await before.edit(content="What is there can be changed")
        sandbox.happenings.open_direct(anna.user)
        await her.send("After")
        assert anna.reads(anna.direct) == "What is there can be changed\nAfter"


async def test_who_shares_no_server_gets_nothing_until_he_does_again(sandbox: Sandbox, bruno: Person) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    async with running(sandbox) as bot:
        his = await to(bot, bruno)
        await sandbox.happenings.kick(guild, bruno.user)
        assert await refused(his) == 50278
        await sandbox.happenings.enter(guild, bruno.user)
        await his.send("Welcome back")
        await sandbox.happenings.kick(guild, sandbox.world.bot)
        assert await refused(his) == 50278


NOBODY = {"nobody": "1", "the bot itself": "bot"}


@pytest.mark.parametrize("whom", NOBODY)
async def test_they_are_opened_with_people_only(sandbox: Sandbox, whom: str) -> None:
    user = sandbox.world.bot.id if NOBODY[whom] == "bot" else NOBODY[whom]
    status, answer = await ask(sandbox, "POST", "/users/@me/channels", json={"recipient_id": user})
    assert (status, answer["code"]) == (400, 50033)


async def test_a_command_and_a_button_there_are_answered_there(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, Quarry()):
        assert (await anna.command("/quarry open", name="At home", at=anna.direct)).text == "At home, 2 seats"
        joined = await anna.press("Join", at=anna.direct)
        assert (joined.text, joined.private) == ("You have joined.", True)
        await anna.will_see("secret-Anna", at=anna.direct)
        assert (anna.reads(), bruno.received()) == ("", b"")


async def test_an_interaction_there_comes_from_a_user_and_no_member(sandbox: Sandbox, anna: Person) -> None:
    told: list[object] = []

    async def looks(press: Press) -> None:
        told.extend([type(press.user), press.guild, type(press.channel), press.context.dm_channel])
        await press.response.send_message("Yes.")

    async with playing(sandbox, NoddingBot(looks)):
        await anna.command("/desk", at=anna.direct)
    assert told == [discord.User, None, discord.DMChannel, True]


async def test_an_interaction_is_answered_where_direct_messages_are_closed(sandbox: Sandbox, anna: Person) -> None:
    async with playing(sandbox, Quarry()) as bot:
        await anna.command("/quarry open", name="At home", at=anna.direct)
        sandbox.happenings.close_direct(anna.user)
        assert (await anna.press("My screen", at=anna.direct)).text == "You do not play here."
        assert await refused(await to(bot, anna)) == 50007


async def test_what_a_person_writes_there_the_bot_cannot_delete(sandbox: Sandbox, anna: Person) -> None:
    async with running(sandbox) as bot:
        her = await to(bot, anna)
        said = await anna.say("Hello", at=anna.direct)
        assert [message.content async for message in her.history()] == ["Hello"]
        with pytest.raises(discord.Forbidden) as answer:
            await her.get_partial_message(int(said.id)).delete()
        assert answer.value.code == 50003
