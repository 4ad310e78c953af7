"""Whose phone makes a sound: whom a message names, as far as it lets itself and as far as its author may."""

from typing import Any

import discord
import pytest
from discord import AllowedMentions

from sandbox.client.person import Person
from sandbox.server import Sandbox
from sandbox.world.permissions import May
from sandbox.world.places import Channel, Guild
from tests.sandbox.bare import ask
from tests.sandbox.bot import playing
from tests.sandbox.driving.nodding import NoddingBot, Press, nods


def guild(sandbox: Sandbox) -> Guild:
    return next(iter(sandbox.world.guilds.values()))


def called(*people: Person) -> list[str]:
    """Whose phone made a sound, once for each time."""
    return [person.user.name for person in people for _ in person.notified()]


def object_of(person: Person) -> discord.Object:
    return discord.Object(int(person.user.id))


LETS: dict[str, tuple[AllowedMentions, list[str]]] = {
    "all, if nothing is said": (AllowedMentions(), ["Anna", "Bruno", "Clio"]),
    "all": (AllowedMentions.all(), ["Anna", "Bruno", "Clio"]),
    "nobody": (AllowedMentions.none(), []),
    "users": (AllowedMentions(users=True, roles=False, everyone=False), ["Anna"]),
    "roles": (AllowedMentions(users=False, roles=True, everyone=False), ["Bruno"]),
    "everybody": (AllowedMentions(users=False, roles=False, everyone=True), ["Anna", "Bruno", "Clio"]),
}


@pytest.mark.parametrize("whom", LETS)
async def test_a_message_calls_whom_it_lets_itself_call(
    sandbox: Sandbox, anna: Person, bruno: Person, clio: Person, games: Channel, whom: str
) -> None:
    lets, expected = LETS[whom]
    masons = sandbox.world.role(guild(sandbox), "Masons", 0)
    guild(sandbox).members[bruno.user.id].roles.append(masons.id)
    await sandbox.happenings.permit(games, May.MENTION_EVERYONE)
    async with playing(sandbox, NoddingBot(nods)) as bot:
        text = f"<@{anna.user.id}> <@&{masons.id}> @everyone"
        sent = await bot.channel.send(text, allowed_mentions=lets)
        assert called(anna, bruno, clio) == expected
        assert sent.mention_everyone == (len(expected) == 3)


async def test_only_those_that_are_listed_are_called(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        lets = AllowedMentions(users=[object_of(bruno)], roles=False, everyone=False)
        await bot.channel.send(f"<@{anna.user.id}> and <@!{bruno.user.id}>", allowed_mentions=lets)
        assert called(anna, bruno) == ["Bruno"]
        only_listed = AllowedMentions(users=[object_of(anna)])
        await bot.channel.send("Nobody is named", allowed_mentions=only_listed)
        assert called(anna, bruno) == ["Bruno"]


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a kind there is not": ({"parse": ["people"]}, "parse"),
    "all and some": ({"parse": ["users"], "users": ["1"]}, "users"),
    "more than 100": ({"users": [str(number) for number in range(101)]}, "users"),
}


@pytest.mark.parametrize("what", WRONG)
async def test_what_contradicts_itself_is_refused(sandbox: Sandbox, games: Channel, what: str) -> None:
    allowed, where = WRONG[what]
    body = {"content": "x", "allowed_mentions": allowed}
    status, answer = await ask(sandbox, "POST", f"/channels/{games.id}/messages", json=body)
    assert (status, answer["code"]) == (400, 50035)
    assert where in answer["errors"]["allowed_mentions"]


async def test_everybody_and_closed_roles_are_called_by_those_who_may(
    sandbox: Sandbox, bruno: Person, clio: Person, games: Channel
) -> None:
    masons = sandbox.world.role(guild(sandbox), "Masons", 0)
    guild(sandbox).members[bruno.user.id].roles.append(masons.id)
    async with playing(sandbox, NoddingBot(nods)) as bot:
        sent = await bot.channel.send(f"@everyone @here <@&{masons.id}>")
        assert (sent.mention_everyone, sent.role_mentions, called(bruno, clio)) == (False, [], [])
        masons.mentionable = True
        await bot.channel.send(f"@everyone <@&{masons.id}>")
        assert called(bruno, clio) == ["Bruno"]
        await sandbox.happenings.permit(games, May.MENTION_EVERYONE)
        await bot.channel.send("@here")
        assert called(bruno, clio) == ["Bruno", "Bruno", "Clio"]


async def test_the_owner_calls_everybody_and_a_member_does_not(
    sandbox: Sandbox, anna: Person, bruno: Person, clio: Person
) -> None:
    await bruno.say("@everyone")
    assert called(anna, bruno, clio) == []
    await anna.say("@everyone")
    assert called(anna, bruno, clio) == ["Bruno", "Clio"]


async def test_a_silent_message_names_people_and_calls_nobody(sandbox: Sandbox, anna: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        sent = await bot.channel.send(f"<@{anna.user.id}>", silent=True)
        assert ([user.id for user in sent.mentions], sent.flags.suppress_notifications) == ([int(anna.user.id)], True)
        await (await bot.create_dm(object_of(anna))).send("Psst", silent=True)
        assert called(anna) == []


async def test_an_edit_names_anew_and_calls_nobody(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        sent = await bot.channel.send(f"<@{anna.user.id}>")
        edited = await sent.edit(content=f"<@{bruno.user.id}> <@{anna.user.id}>")
        assert {user.id for user in edited.mentions} == {int(bruno.user.id), int(anna.user.id)}
        none = await sent.edit(content=f"<@{bruno.user.id}>", allowed_mentions=AllowedMentions.none())
        assert none.mentions == []
        assert called(anna, bruno) == ["Anna"]


async def test_a_direct_message_always_calls(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        await (await bot.create_dm(object_of(anna))).send("Your turn", allowed_mentions=AllowedMentions.none())
        assert called(anna, bruno) == ["Anna"]


async def test_a_name_in_a_layout_calls_and_one_in_an_embed_does_not(
    sandbox: Sandbox, anna: Person, bruno: Person
) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        layout = discord.ui.LayoutView()
        layout.add_item(discord.ui.Container(discord.ui.TextDisplay(f"<@{anna.user.id}> moves")))
        await bot.channel.send(view=layout)
        await bot.channel.send(embed=discord.Embed(title="Score", description=f"<@{bruno.user.id}>"))
        assert called(anna, bruno) == ["Anna"]


async def test_who_does_not_see_the_channel_is_not_called(sandbox: Sandbox, bruno: Person, games: Channel) -> None:
    await sandbox.happenings.hide(games, bruno.user)
    async with playing(sandbox, NoddingBot(nods)) as bot:
        await bot.channel.send(f"<@{bruno.user.id}>")
        assert called(bruno) == []
        await sandbox.happenings.reveal(games, bruno.user)
        assert called(bruno) == []
        assert "@Bruno" in bruno.reads()


REPLIES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "as it comes": ({}, ["Anna"]),
    "with a call": ({"mention_author": True}, ["Anna"]),
    "without": ({"mention_author": False}, []),
    "where users are not called": ({"allowed_mentions": AllowedMentions(users=False, replied_user=True)}, ["Anna"]),
    "where nobody is called": ({"allowed_mentions": AllowedMentions.none()}, []),
    "silently": ({"silent": True}, []),
}


@pytest.mark.parametrize("how", REPLIES)
async def test_who_is_answered_is_called_if_that_is_wanted(
    sandbox: Sandbox, anna: Person, bruno: Person, how: str
) -> None:
    options, expected = REPLIES[how]
    async with playing(sandbox, NoddingBot(nods)) as bot:
        hers = await anna.say("Whose turn is it?")
        asked = await bot.channel.fetch_message(int(hers.id))
        answer = await asked.reply("Yours", **options)
        assert called(anna, bruno) == expected
        assert answer.type is discord.MessageType.reply
        assert answer.reference is not None
        assert isinstance(answer.reference.resolved, discord.Message)
        assert answer.reference.resolved.content == "Whose turn is it?"


async def test_a_reply_outlives_what_it_answered(sandbox: Sandbox, anna: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        hers = await anna.say("Whose turn is it?")
        asked = await bot.channel.fetch_message(int(hers.id))
        answer = await asked.reply("Yours")
        await asked.delete()
        again = await bot.channel.fetch_message(answer.id)
        assert again.reference is not None
        assert isinstance(again.reference.resolved, discord.DeletedReferencedMessage)
        with pytest.raises(discord.HTTPException) as refused:
            await asked.reply("Still yours")
        assert (refused.value.code, "Unknown message" in refused.value.text) == (50035, True)
        reference = asked.to_reference(fail_if_not_exists=False)
        sent = await bot.channel.send("An ordinary message", reference=reference)
        assert (sent.type, sent.reference) == (discord.MessageType.default, None)


async def test_a_notice_cannot_be_answered(sandbox: Sandbox) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        await (await bot.channel.send("The table")).pin()
        notice, *_ = [each async for each in bot.channel.history()]
        with pytest.raises(discord.HTTPException) as refused:
            await notice.reply("Thank you")
        assert (refused.value.code, "system message" in refused.value.text) == (50035, True)


async def test_an_answer_to_a_command_calls_and_a_private_one_does_not(
    sandbox: Sandbox, anna: Person, bruno: Person
) -> None:
    async def names(press: Press) -> None:
        await press.response.send_message(f"<@{bruno.user.id}>")
        await press.followup.send(f"<@{anna.user.id}>", ephemeral=True)
        await press.edit_original_response(content=f"<@{anna.user.id}>")

    async with playing(sandbox, NoddingBot(names)):
        await anna.command("/desk")
        await anna.will_see("@Anna")
        assert called(anna, bruno) == ["Bruno"]
