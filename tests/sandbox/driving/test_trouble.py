"""Trouble on demand, and what the unchanged discord.py makes of each kind: what it tries again and what it raises."""

import asyncio
import io
from collections.abc import Callable

import aiohttp
import discord
import pytest
from discord import app_commands

from sandbox.actions.interactions import COMMAND
from sandbox.clock import HandClock
from sandbox.http import trouble
from sandbox.http.trouble import Mishap
from sandbox.server import TOKEN, Sandbox
from sandbox.world.places import Channel, User
from tests.sandbox.bot import PATIENCE, Bot, running

MESSAGES, MESSAGE = "/channels/*/messages", "/channels/*/messages/*"
CALLBACK, FOLLOW_UP = "/interactions/*/*/callback", "/webhooks/*/*"


def place(sandbox: Sandbox) -> tuple[User, Channel]:
    anna = next(user for user in sandbox.world.users.values() if user.name == "Anna")
    return anna, next(iter(sandbox.world.channels.values()))


def text_channel(bot: Bot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


def seen(sandbox: Sandbox) -> list[str]:
    anna, channel = place(sandbox)
    return [message.body.get("content", "") for message in sandbox.messages.seen_by(anna.id, channel.id)]


async def write(sandbox: Sandbox, content: str) -> int:
    return (await answered(sandbox, content)).status


async def answered(sandbox: Sandbox, content: str) -> aiohttp.ClientResponse:
    """Write by a bare request."""
    _, channel = place(sandbox)
    address, headers = f"{sandbox.api}/channels/{channel.id}/messages", {"Authorization": f"Bot {TOKEN}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(address, json={"content": content}) as answer,
    ):
        await answer.read()
        return answer


RETRIED: dict[str, Mishap] = {
    "asked to wait": trouble.limit(0.05),
    "asked to wait everywhere": trouble.limit(0.05, everywhere=True),
    "an error of the server": trouble.refuse(500),
    "an error after the message was written": trouble.refuse(500, carried_out=True),
    "a page by a proxy": trouble.break_down(502),
}


@pytest.mark.parametrize("how", RETRIED)
async def test_what_the_client_tries_again_stands_there_once(sandbox: Sandbox, how: str) -> None:
    """It sends the same nonce again, so that not even a message that was written is written twice."""
    sandbox.trouble.next("POST", MESSAGES, RETRIED[how])
    async with running(sandbox) as bot:
        sent = await text_channel(bot).send("Your turn")
        assert (sent.content, seen(sandbox)) == ("Your turn", ["Your turn"])
    assert sandbox.trouble.left == []


RAISED: dict[str, tuple[Mishap, type[discord.HTTPException], int]] = {
    "no permission": (trouble.refuse(403, 50013, "Missing Permissions"), discord.Forbidden, 50013),
    "no such channel": (trouble.refuse(404, 10003, "Unknown Channel"), discord.NotFound, 10003),
    "out of order": (trouble.break_down(503), discord.DiscordServerError, 0),
    "banned by Cloudflare": (trouble.ban(60), discord.HTTPException, 0),
}


@pytest.mark.parametrize("how", RAISED)
async def test_what_the_client_raises_at_once_is_not_carried_out(sandbox: Sandbox, how: str) -> None:
    mishap, error, code = RAISED[how]
    sandbox.trouble.next("POST", MESSAGES, mishap)
    async with running(sandbox) as bot:
        with pytest.raises(error) as raised:
            await text_channel(bot).send("Your turn")
        assert raised.value.code == code
        assert seen(sandbox) == []


@pytest.mark.parametrize("mishap", [trouble.ban(60), trouble.break_down(502)])
async def test_on_a_page_by_somebody_else_nothing_is_discords(sandbox: Sandbox, mishap: Mishap) -> None:
    sandbox.trouble.next("POST", MESSAGES, mishap)
    page = await answered(sandbox, "x")
    assert page.content_type == "text/html"
    assert not {"Via", "X-RateLimit-Bucket"} & set(page.headers)


async def test_too_many_edits_of_an_old_message_are_given_up_after_five_tries(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        sent = await text_channel(bot).send("One")
        sandbox.trouble.next("PATCH", MESSAGE, trouble.limit(0.01, code=30046, message="Too many edits"), times=5)
        with pytest.raises(discord.HTTPException) as raised:
            await sent.edit(content="Two")
        assert (raised.value.status, raised.value.code) == (429, 30046)
        assert (seen(sandbox), sandbox.trouble.left) == (["One"], [])


# Connections that end without an answer.
#
# discord.py 2.7.1 tries again only what ends with error 54 or 10054, the numbers of macOS and Windows for a connection
# reset by the other side. On Linux that is 104, and an orderly end is no OSError at all: both are raised, as errors of
# aiohttp and not of discord.py. Only aiohttp itself tries again, once, and not POST and PATCH.

ENDS: dict[str, tuple[bool, type[aiohttp.ClientError]]] = {
    "closed": (False, aiohttp.ServerDisconnectedError),
    "reset": (True, aiohttp.ClientOSError),
}


@pytest.mark.parametrize("how", ENDS)
async def test_a_lost_answer_is_raised_though_the_message_stands_there(sandbox: Sandbox, how: str) -> None:
    reset, error = ENDS[how]
    async with running(sandbox) as bot:
        blow = sandbox.trouble.next("POST", MESSAGES, trouble.lose_answer(reset=reset))
        with pytest.raises(error):
            await text_channel(bot).send("Your turn", nonce=77)
        await asyncio.wait_for(blow.struck(), PATIENCE)
        assert seen(sandbox) == ["Your turn"]
        await text_channel(bot).send("Your turn", nonce=77)
        assert seen(sandbox) == ["Your turn"]


@pytest.mark.parametrize("how", ENDS)
async def test_a_lost_request_is_raised_and_nothing_stands_there(sandbox: Sandbox, how: str) -> None:
    reset, error = ENDS[how]
    async with running(sandbox) as bot:
        sandbox.trouble.next("POST", MESSAGES, trouble.lose_request(reset=reset))
        with pytest.raises(error):
            await text_channel(bot).send("Your turn")
        assert seen(sandbox) == []


async def test_a_large_request_is_lost_as_quietly_as_a_small_one(sandbox: Sandbox) -> None:
    picture = discord.File(io.BytesIO(bytes(4 * 1024 * 1024)), "table.png")
    async with running(sandbox) as bot:
        sandbox.trouble.next("POST", MESSAGES, trouble.lose_request())
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await text_channel(bot).send(file=picture)
        assert seen(sandbox) == []


async def test_a_removal_whose_answer_is_lost_is_tried_again_and_then_finds_nothing(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        sent = await text_channel(bot).send("Your turn")
        sandbox.trouble.next("DELETE", MESSAGE, trouble.lose_answer())
        with pytest.raises(discord.NotFound):
            await sent.delete()
        assert seen(sandbox) == []


# Waiting


async def test_a_held_request_is_carried_out_when_it_is_let_go(sandbox: Sandbox) -> None:
    let_go = asyncio.Event()
    blow = sandbox.trouble.next("POST", MESSAGES, trouble.hold_request(let_go))
    writing = asyncio.create_task(write(sandbox, "held"))
    await asyncio.wait_for(blow.struck(), PATIENCE)
    assert await write(sandbox, "overtakes it") == 200
    assert seen(sandbox) == ["overtakes it"]
    let_go.set()
    assert await writing == 200
    assert seen(sandbox) == ["overtakes it", "held"]


async def test_a_held_answer_comes_late_but_the_message_stands_there(sandbox: Sandbox) -> None:
    let_go = asyncio.Event()
    blow = sandbox.trouble.next("POST", MESSAGES, trouble.hold_answer(let_go))
    writing = asyncio.create_task(write(sandbox, "held"))
    await asyncio.wait_for(blow.struck(), PATIENCE)
    assert (seen(sandbox), writing.done()) == (["held"], False)
    let_go.set()
    assert await writing == 200


@pytest.mark.parametrize("hold", [trouble.hold_request, trouble.hold_answer])
async def test_so_many_seconds_will_do_as_well(sandbox: Sandbox, hold: Callable[[float], Mishap]) -> None:
    sandbox.trouble.next("POST", MESSAGES, hold(0.01))
    assert await write(sandbox, "held") == 200
    assert seen(sandbox) == ["held"]


# Interactions


async def pressed(sandbox: Sandbox, bot: Bot) -> asyncio.Future[list[discord.HTTPException]]:
    """Anna uses a command that answers and follows up; what the bot was refused on the way."""
    done: asyncio.Future[list[discord.HTTPException]] = asyncio.get_running_loop().create_future()
    tree = app_commands.CommandTree(bot)

    @tree.command(name="wheel", description="Turn the wheel")
    async def wheel(interaction: discord.Interaction[Bot]) -> None:
        try:
            await interaction.response.send_message("It turns.")
            await interaction.followup.send("It has turned.")
        except discord.HTTPException as refused:
            done.set_result([refused])
        else:
            done.set_result([])

    (command,) = await tree.sync()
    anna, channel = place(sandbox)
    data = {"id": str(command.id), "name": "wheel", "type": 1}
    await sandbox.interactions.begin(COMMAND, anna, channel, data)
    return done


async def test_an_answer_held_for_more_than_three_seconds_is_too_late() -> None:
    clock, let_go = HandClock(), asyncio.Event()
    async with Sandbox(clock) as sandbox:
        sandbox.world.channel(sandbox.world.guild("The Quarry", sandbox.world.user("Anna")), "games")
        async with running(sandbox) as bot:
            blow = sandbox.trouble.next("POST", CALLBACK, trouble.hold_request(let_go))
            done = await pressed(sandbox, bot)
            await asyncio.wait_for(blow.struck(), PATIENCE)
            clock.move(3.1)
            let_go.set()
            (refused,) = await asyncio.wait_for(done, PATIENCE)
            assert (refused.status, refused.code, seen(sandbox)) == (404, 10062, [])


@pytest.mark.parametrize("path", [CALLBACK, FOLLOW_UP])
async def test_an_answer_and_a_follow_up_that_must_wait_stand_there_once(sandbox: Sandbox, path: str) -> None:
    sandbox.trouble.next("POST", path, trouble.limit(0.05))
    async with running(sandbox) as bot:
        assert await asyncio.wait_for(await pressed(sandbox, bot), PATIENCE) == []
        assert seen(sandbox) == ["It turns.", "It has turned."]
    assert sandbox.trouble.left == []


async def test_an_answer_that_failed_after_it_was_carried_out_is_refused_the_second_time(sandbox: Sandbox) -> None:
    """The client tries again after a second, and is told that it has answered before."""
    sandbox.trouble.next("POST", CALLBACK, trouble.refuse(500, carried_out=True))
    async with running(sandbox) as bot:
        (refused,) = await asyncio.wait_for(await pressed(sandbox, bot), PATIENCE)
        assert (refused.code, seen(sandbox)) == (40060, ["It turns."])


# Which requests it strikes


async def test_it_strikes_as_often_as_said_and_only_what_matches(sandbox: Sandbox) -> None:
    blow = sandbox.trouble.next("POST", MESSAGES, trouble.refuse(403, 50013), times=2)
    sandbox.trouble.next("PATCH", MESSAGES, trouble.refuse(500))
    sandbox.trouble.next("POST", "/channels/0/messages", trouble.refuse(500))
    assert [await write(sandbox, str(number)) for number in range(3)] == [403, 403, 200]
    await blow.struck()
    await blow.struck()
    assert seen(sandbox) == ["2"]
    sandbox.trouble.forget()


async def test_of_two_that_wait_for_the_same_request_the_older_strikes_first(sandbox: Sandbox) -> None:
    sandbox.trouble.next("POST", MESSAGES, trouble.refuse(500))
    sandbox.trouble.next("POST", MESSAGES, trouble.refuse(403))
    assert [await write(sandbox, "x") for _ in range(3)] == [500, 403, 200]


async def test_what_never_struck_is_listed(sandbox: Sandbox) -> None:
    sandbox.trouble.next("POST", MESSAGES, trouble.refuse(500), times=2)
    sandbox.trouble.next("GET", "/users/@me", trouble.lose_answer())
    await write(sandbox, "x")
    assert sandbox.trouble.left == [f"POST {MESSAGES}", "GET /users/@me"]
    sandbox.trouble.forget()
