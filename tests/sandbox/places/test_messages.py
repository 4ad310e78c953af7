"""Messages in a channel: written, changed and removed by the unchanged discord.py; refused if they are no good."""

import io
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.server import TOKEN, Sandbox
from sandbox.world.places import Channel, User
from tests.sandbox.bot import Bot, running


def place(sandbox: Sandbox) -> tuple[User, User, Channel]:
    """Anna, somebody else, and the channel they are in."""
    anna = next(user for user in sandbox.world.users.values() if user.name == "Anna")
    return anna, sandbox.world.user("Bruno"), next(iter(sandbox.world.channels.values()))


def text_channel(bot: Bot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def test_a_message_can_be_changed_and_removed(sandbox: Sandbox) -> None:
    anna, _, channel = place(sandbox)
    async with running(sandbox) as bot:
        sent = await text_channel(bot).send("One")
        assert (await sent.edit(content="Two")).content == "Two"
        assert (await text_channel(bot).fetch_message(sent.id)).content == "Two"
        await sent.delete()
        assert sandbox.messages.seen_by(anna.id, channel.id) == []
        with pytest.raises(discord.NotFound):
            await sent.edit(content="Three")


async def test_the_same_nonce_writes_one_message(sandbox: Sandbox) -> None:
    anna, _, channel = place(sandbox)
    async with running(sandbox) as bot:
        first = await text_channel(bot).send("Once", nonce=77)
        again = await text_channel(bot).send("Once", nonce=77)
        assert first.id == again.id
        assert len(sandbox.messages.seen_by(anna.id, channel.id)) == 1


BREACHES: dict[str, tuple[dict[str, Any], int]] = {
    "a text too long": ({"content": "x" * 2001}, 50035),
    "nothing at all": ({}, 50006),
    "a nonce too long": ({"content": "x", "nonce": "n" * 26}, 50035),
}


@pytest.mark.parametrize("breach", BREACHES)
async def test_a_breach_is_refused_in_discords_shape(sandbox: Sandbox, breach: str) -> None:
    body, code = BREACHES[breach]
    anna, _, channel = place(sandbox)
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
        session.post(f"{sandbox.api}/channels/{channel.id}/messages", json=body) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (400, code)
    assert sandbox.messages.seen_by(anna.id, channel.id) == []


FILES: dict[str, tuple[int, int, int]] = {"a file too large": (1, 10 * 1024 * 1024 + 1, 413), "11 files": (11, 1, 400)}


@pytest.mark.parametrize("breach", FILES)
async def test_too_much_to_upload_is_refused(sandbox: Sandbox, breach: str) -> None:
    number, size, status = FILES[breach]
    _, _, channel = place(sandbox)
    form = aiohttp.FormData()
    form.add_field("payload_json", "{}")
    for n in range(number):
        form.add_field(f"files[{n}]", io.BytesIO(b"x" * size), filename=f"{n}.png")
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
        session.post(f"{sandbox.api}/channels/{channel.id}/messages", data=form) as answer,
    ):
        assert answer.status == status
