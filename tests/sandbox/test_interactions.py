"""A person uses a command; the unchanged discord.py answers in every way there is, and only in time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from sandbox.clock import HandClock
from sandbox.server import Sandbox
from sandbox.world.interactions import AUTOCOMPLETE, COMMAND, Interaction
from sandbox.world.messages import Message
from sandbox.world.places import Channel, User
from tests.sandbox.bot import Bot, running

Press = discord.Interaction[Bot]
Answer = Callable[[Press], Awaitable[None]]


def place(sandbox: Sandbox) -> tuple[User, User, Channel]:
    """Anna, somebody else, and the channel they are in."""
    anna, bruno = (next(user for user in sandbox.world.users.values() if user.name == who) for who in ("Anna", "Bruno"))
    return anna, bruno, next(iter(sandbox.world.channels.values()))


async def used(sandbox: Sandbox, answer: Answer) -> tuple[list[Message], list[Message]]:
    """Anna uses a command that answers like this; what she sees then, and what Bruno does."""
    anna, bruno, channel = place(sandbox)
    async with running(sandbox) as bot:
        done = asyncio.Event()
        tree = app_commands.CommandTree(bot)

        @tree.command(name="wheel", description="Turn the wheel")
        async def wheel(interaction: Press) -> None:
            await answer(interaction)
            done.set()

        (command,) = await tree.sync()
        data = {"id": str(command.id), "name": "wheel", "type": 1}
        await sandbox.interactions.begin(COMMAND, anna, channel, data)
        await asyncio.wait_for(done.wait(), 20)
    return sandbox.messages.seen_by(anna.id, channel.id), sandbox.messages.seen_by(bruno.id, channel.id)


def contents(messages: list[Message]) -> list[str]:
    return [message.body.get("content", "") for message in messages]


async def publicly(interaction: Press) -> None:
    await interaction.response.send_message("It turns.")


async def privately(interaction: Press) -> None:
    await interaction.response.send_message("Only you see it turn.", ephemeral=True)


async def later(interaction: Press) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.followup.send("It has turned.")


async def later_and_privately(interaction: Press) -> None:
    await interaction.response.defer(thinking=True, ephemeral=True)
    await interaction.edit_original_response(content="It has turned for you.")


async def twice(interaction: Press) -> None:
    await interaction.response.send_message("One.")
    await interaction.followup.send("Two.", ephemeral=True)


async def corrected(interaction: Press) -> None:
    await interaction.response.send_message("Wrong.")
    await interaction.edit_original_response(content="Right.")


async def taken_back(interaction: Press) -> None:
    await interaction.response.send_message("Never mind.")
    await interaction.delete_original_response()


SEEN: dict[str, tuple[Answer, list[str], list[str]]] = {
    "publicly": (publicly, ["It turns."], ["It turns."]),
    "privately": (privately, ["Only you see it turn."], []),
    "later": (later, ["It has turned."], ["It has turned."]),
    "later and privately": (later_and_privately, ["It has turned for you."], []),
    "twice, once privately": (twice, ["One.", "Two."], ["One."]),
    "corrected": (corrected, ["Right."], ["Right."]),
    "taken back": (taken_back, [], []),
}


@pytest.mark.parametrize("how", SEEN)
async def test_an_answer_is_seen_by_whom_it_is_for(sandbox: Sandbox, how: str) -> None:
    answer, hers, his = SEEN[how]
    seen, seen_by_another = await used(sandbox, answer)
    assert (contents(seen), contents(seen_by_another)) == (hers, his)


async def test_autocomplete_offers_what_the_bot_suggests(sandbox: Sandbox) -> None:
    anna, _, channel = place(sandbox)
    async with running(sandbox) as bot:
        tree = app_commands.CommandTree(bot)
        offered = asyncio.Event()

        @tree.command(name="take", description="Take blocks")
        async def take(interaction: Press, colour: str) -> None: ...

        @take.autocomplete("colour")
        async def colours(interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
            asyncio.get_running_loop().call_later(0.05, offered.set)
            return [app_commands.Choice(name=f"{typed}hite", value="white")]

        (command,) = await tree.sync()
        option = {"name": "colour", "type": 3, "value": "w", "focused": True}
        data = {"id": str(command.id), "name": "take", "type": 1, "options": [option]}
        asked = await sandbox.interactions.begin(AUTOCOMPLETE, anna, channel, data)
        await asyncio.wait_for(offered.wait(), 20)
        assert asked.suggestions == [{"name": "white", "value": "white"}]


# What Discord refuses, told by bare requests


async def post(sandbox: Sandbox, path: str, body: dict[str, Any]) -> tuple[int, Any]:
    async with aiohttp.ClientSession() as session, session.post(f"{sandbox.api}{path}", json=body) as answer:
        return answer.status, await answer.json() if answer.status != 204 else None


async def begun(sandbox: Sandbox, kind: int = COMMAND) -> tuple[Interaction, str]:
    anna, _, channel = place(sandbox)
    interaction = await sandbox.interactions.begin(kind, anna, channel, {"name": "wheel", "type": 1})
    return interaction, f"/interactions/{interaction.id}/{interaction.token}/callback"


def saying(content: str) -> dict[str, Any]:
    return {"type": 4, "data": {"content": content}}


async def test_an_answer_after_three_seconds_is_too_late() -> None:
    clock = HandClock()
    async with Sandbox(clock) as sandbox:
        people = map(sandbox.world.user, ("Anna", "Bruno"))
        sandbox.world.channel(sandbox.world.guild("The Quarry", *people), "games")
        _, path = await begun(sandbox)
        clock.move(3.1)
        status, answer = await post(sandbox, path, saying("late"))
        assert (status, answer["code"]) == (404, 10062)


async def test_after_a_quarter_of_an_hour_nothing_can_follow() -> None:
    clock = HandClock()
    async with Sandbox(clock) as sandbox:
        people = map(sandbox.world.user, ("Anna", "Bruno"))
        sandbox.world.channel(sandbox.world.guild("The Quarry", *people), "games")
        interaction, path = await begun(sandbox)
        assert (await post(sandbox, path, saying("in time")))[0] == 204
        clock.move(901)
        status, answer = await post(sandbox, f"/webhooks/{sandbox.world.bot.id}/{interaction.token}", {"content": "x"})
        assert (status, answer["code"]) == (404, 10015)


async def test_an_interaction_is_acknowledged_once(sandbox: Sandbox) -> None:
    _, path = await begun(sandbox)
    assert (await post(sandbox, path, saying("once")))[0] == 204
    status, answer = await post(sandbox, path, saying("twice"))
    assert (status, answer["code"]) == (400, 40060)


REFUSED: dict[str, tuple[dict[str, Any], int]] = {
    "a message too long": (saying("x" * 2001), 50035),
    "an empty message": (saying(""), 50006),
    "suggestions for a command": ({"type": 8, "data": {"choices": []}}, 50035),
    "an answer of no kind": ({"type": 99}, 50035),
}


@pytest.mark.parametrize("how", REFUSED)
async def test_a_breach_is_refused_and_nothing_is_written(sandbox: Sandbox, how: str) -> None:
    body, code = REFUSED[how]
    interaction, path = await begun(sandbox)
    status, answer = await post(sandbox, path, body)
    assert (status, answer["code"]) == (400, code)
    assert sandbox.messages.seen_by(interaction.user.id, interaction.channel.id) == []
    assert (await post(sandbox, path, saying("now rightly")))[0] == 204


async def test_26_suggestions_are_too_many(sandbox: Sandbox) -> None:
    _, path = await begun(sandbox, AUTOCOMPLETE)
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert (await post(sandbox, path, {"type": 8, "data": {"choices": choices}}))[0] == 400
