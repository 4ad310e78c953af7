"""Buttons, menus and windows of the unchanged discord.py, pressed and filled in."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from sandbox.server import Sandbox
from sandbox.world.interactions import COMPONENT, MODAL, Interaction
from sandbox.world.messages import Message
from sandbox.world.places import Channel, User
from tests.sandbox.bot import Bot, running

Press = discord.Interaction[Bot]
Answer = Callable[[Press], Awaitable[None]]


def place(sandbox: Sandbox) -> tuple[User, Channel]:
    anna = next(user for user in sandbox.world.users.values() if user.name == "Anna")
    return anna, next(iter(sandbox.world.channels.values()))


class Window(discord.ui.Modal, title="How many?"):
    """A window that says what was typed."""

    number: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Blocks", custom_id="number")

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"You typed {self.number.value}.", ephemeral=True)


class Panel(discord.ui.View):
    """One button, which answers as the test has it."""

    def __init__(self, answer: Answer, done: asyncio.Event) -> None:
        super().__init__(timeout=None)
        self._answer, self._done = answer, done

    @discord.ui.button(label="Turn", custom_id="turn")
    async def turn(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await self._answer(interaction)
        self._done.set()


async def pressed(sandbox: Sandbox, answer: Answer) -> list[Message]:
    """Anna presses the button, and fills in the window if one opens; what she then sees."""
    anna, channel = place(sandbox)
    async with running(sandbox) as bot:
        done = asyncio.Event()
        sent = await bot.guilds[0].text_channels[0].send("The wheel", view=Panel(answer, done))
        source = sandbox.messages.find(str(sent.id))
        press = await sandbox.interactions.begin(
            COMPONENT, anna, channel, {"custom_id": "turn", "component_type": 2}, source=source
        )
        await asyncio.wait_for(done.wait(), 20)
        if press.window is not None:
            await fill(sandbox, press, "3")
            for _ in range(200):
                if len(sandbox.messages.seen_by(anna.id, channel.id)) > 1:
                    break
                await asyncio.sleep(0.01)
    return sandbox.messages.seen_by(anna.id, channel.id)


async def fill(sandbox: Sandbox, press: Interaction, typed: str) -> None:
    """Anna fills in the window that was opened, and sends it."""
    assert press.window is not None
    row = {"type": 1, "components": [{"type": 4, "custom_id": "number", "value": typed}]}
    data = {"custom_id": press.window["custom_id"], "components": [row]}
    await sandbox.interactions.begin(MODAL, press.user, press.channel, data, source=press.source)


async def changes_it(interaction: Press) -> None:
    await interaction.response.edit_message(content="The wheel has turned", view=None)


async def changes_it_later(interaction: Press) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(content="The wheel has turned at last")


async def answers_privately(interaction: Press) -> None:
    await interaction.response.send_message("Not your turn", ephemeral=True)


async def opens_a_window(interaction: Press) -> None:
    await interaction.response.send_modal(Window())


PRESSED: dict[str, tuple[Answer, list[str]]] = {
    "changes the message": (changes_it, ["The wheel has turned"]),
    "changes it later": (changes_it_later, ["The wheel has turned at last"]),
    "answers privately": (answers_privately, ["The wheel", "Not your turn"]),
    "opens a window": (opens_a_window, ["The wheel", "You typed 3."]),
}


@pytest.mark.parametrize("how", PRESSED)
async def test_a_pressed_button(sandbox: Sandbox, how: str) -> None:
    answer, seen = PRESSED[how]
    assert [message.body.get("content", "") for message in await pressed(sandbox, answer)] == seen
