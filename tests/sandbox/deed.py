"""A bot on the unchanged discord.py with every kind of interaction, each answered as the test has it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

from sandbox.client.person import Person
from tests.sandbox.bot import PATIENCE, Bot

Press = discord.Interaction[Any]
Answer = Callable[[Press], Awaitable[Any]]


class Note(discord.ui.Modal, title="A note"):
    """A window; what comes of it is the bot's business."""

    words: discord.ui.Label[Any] = discord.ui.Label(
        text="Words", component=discord.ui.TextInput(custom_id="words", required=False)
    )

    def __init__(self, bot: "Deed") -> None:
        super().__init__()
        self._bot = bot

    async def on_submit(self, interaction: Press) -> None:
        await self._bot.do(interaction)


class Panel(discord.ui.View):
    """A button, a button that opens a window, and a menu."""

    def __init__(self, bot: "Deed") -> None:
        super().__init__(timeout=None)
        self._bot = bot

    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, interaction: Press, button: discord.ui.Button[Any]) -> None:
        await self._bot.do(interaction)

    @discord.ui.button(label="Window", custom_id="window")
    async def window(self, interaction: Press, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Note(self._bot))

    @discord.ui.select(
        custom_id="menu", options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")]
    )
    async def menu(self, interaction: Press, menu: discord.ui.Select[Any]) -> None:
        await self._bot.do(interaction)


class Deed(Bot):
    """`answer` is what it does whenever somebody does something; what went wrong with that is kept."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer
        self.wrong: list[Exception] = []
        self._done = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_command(self, "wheel"))
        self.tree.add_command(_table(self))
        self.tree.add_command(_panel(self))
        self.tree.add_command(_window(self))

    async def setup_hook(self) -> None:
        self.add_view(Panel(self))
        await self.tree.sync()

    async def do(self, interaction: Press) -> None:
        """Answer as the test has it."""
        try:
            await self.answer(interaction)
        except Exception as error:
            self.wrong.append(error)
        self._done.set()

    async def done(self) -> None:
        """Wait until it has; then nothing may have gone wrong."""
        await asyncio.wait_for(self._done.wait(), PATIENCE)
        self._done.clear()
        wrong, self.wrong = self.wrong, []
        assert wrong == [], wrong


def _command(bot: Deed, name: str) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Press, colour: str | None = None) -> None:
        await bot.do(interaction)

    made: app_commands.Command[Any, ..., Any] = app_commands.Command(name=name, description="x", callback=callback)

    @made.autocomplete("colour")
    async def suggest(interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        await bot.do(interaction)
        return []

    return made


def _table(bot: Deed) -> app_commands.Group:
    table = app_commands.Group(name="table", description="x")
    table.add_command(_command(bot, "new"))
    seat = app_commands.Group(name="seat", description="x", parent=table)
    seat.add_command(_command(bot, "take"))
    return table


def _panel(bot: Deed) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Press) -> None:
        await interaction.response.send_message("The panel", view=Panel(bot))

    return app_commands.Command(name="panel", description="x", callback=callback)


def _window(bot: Deed) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Press) -> None:
        await interaction.response.send_modal(Note(bot))

    return app_commands.Command(name="window", description="x", callback=callback)


async def _command_used(person: Person) -> Any:
    return await person.command("/wheel")


async def _subcommand_used(person: Person) -> Any:
    return await person.command("/table new")


async def _subcommand_in_a_group_used(person: Person) -> Any:
    return await person.command("/table seat take")


async def _typed(person: Person) -> Any:
    return await person.autocomplete("/wheel", "colour", "r")


async def _pressed(person: Person) -> Any:
    return await person.press("Press")


async def _chosen(person: Person) -> Any:
    return await person.choose("Red")


async def _filled_in_from_a_command(person: Person) -> Any:
    await person.command("/window")
    return await person.fill(Words="marble")


async def _filled_in_from_a_button(person: Person) -> Any:
    await person.press("Window")
    return await person.fill(Words="marble")


KINDS: dict[str, Callable[[Person], Awaitable[Any]]] = {
    "a command": _command_used,
    "a subcommand": _subcommand_used,
    "a subcommand in a group": _subcommand_in_a_group_used,
    "an option being typed": _typed,
    "a button": _pressed,
    "a menu": _chosen,
    "a window from a command": _filled_in_from_a_command,
    "a window from a button": _filled_in_from_a_button,
}
"""Everything a person can do."""


async def raw(interaction: Press, kind: int, data: Any = None, **query: Any) -> Any:
    """Answer by discord.py's own HTTP, but with anything, which its methods would not let one."""
    body = {"type": kind} if data is None else {"type": kind, "data": data}
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    return await interaction.client.http.request(route, json=body, params=query)
