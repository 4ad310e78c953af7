"""A small bot with a bit of everything: a table people join, a secret for each, a menu, a window, a thread."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from tests.sandbox.bot import Bot

Press = discord.Interaction[Any]

COLOURS = ("white", "red", "green")


class French(app_commands.Translator):
    """Names in French."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return string.extras.get("fr") if locale is discord.Locale.french else None


class Quarry(Bot):
    """Each who joins has a secret number. What it does wrong is what a test asks of it."""

    def __init__(self, wrong: str = "") -> None:
        super().__init__()
        self.wrong = wrong
        self.secrets: dict[int, str] = {}
        self.people: list[discord.User | discord.Member] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(group(self))

    async def setup_hook(self) -> None:
        self.add_view(Panel(self))
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def join(self, press: Press) -> None:
        """Somebody joins: his secret goes to him alone."""
        self.secrets[press.user.id] = f"secret-{press.user.name}"
        await press.response.send_message("You have joined.", ephemeral=True)
        self.people.append(press.user)
        whom: Any = press.user
        if self.wrong == "writes to another person":
            whom = self.people[0]
        if self.wrong == "writes in public instead":
            whom = press.channel
        await whom.send(f"Behind your screen: {self.secrets[press.user.id]}")

    async def show(self, press: Press) -> None:
        """One's own screen, for oneself."""
        owner = press.user.id in self.secrets
        if not owner and self.wrong != "asks not whose it is":
            await press.response.send_message("You do not play here.", ephemeral=True)
            return
        whose = press.user.id if owner else next(iter(self.secrets))
        if self.wrong == "mistakes one for another":
            whose = next(user for user in self.secrets if user != press.user.id)
        private = self.wrong != "forgets that it is private"
        await press.response.send_message(f"Your screen: {self.secrets[whose]}", ephemeral=private)


class Note(discord.ui.Modal, title="A note"):
    """A window with one field."""

    words: discord.ui.Label[Any] = discord.ui.Label(
        text="Words", component=discord.ui.TextInput(custom_id="words", max_length=20)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        field = self.words.component
        assert isinstance(field, discord.ui.TextInput)
        await interaction.response.send_message(f"{interaction.user.name} notes: {field.value}")


class Panel(discord.ui.View):
    """What can be done at the table."""

    def __init__(self, bot: Quarry) -> None:
        super().__init__(timeout=None)
        self._bot = bot

    @discord.ui.button(label="Join", custom_id="join")
    async def join(self, press: Press, button: discord.ui.Button[Any]) -> None:
        await self._bot.join(press)

    @discord.ui.button(label="My screen", custom_id="screen")
    async def screen(self, press: Press, button: discord.ui.Button[Any]) -> None:
        await self._bot.show(press)

    @discord.ui.button(label="Note", custom_id="note")
    async def note(self, press: Press, button: discord.ui.Button[Any]) -> None:
        await press.response.send_modal(Note())

    @discord.ui.button(label="Later", custom_id="later", disabled=True)
    async def later(self, press: Press, button: discord.ui.Button[Any]) -> None: ...

    @discord.ui.select(
        custom_id="take",
        placeholder="Take blocks",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=colour) for colour in COLOURS],
    )
    async def take(self, press: Press, menu: discord.ui.Select[Any]) -> None:
        await press.response.edit_message(content=f"{press.user.name} took {', '.join(sorted(menu.values))}")


def group(bot: Quarry) -> app_commands.Group:
    """The slash commands."""
    found = app_commands.Group(name=locale_str("quarry", fr="carrière"), description="A quarry")

    @found.command(name=locale_str("open", fr="ouvrir"), description="Open a table")
    async def opens(press: Press, name: str, seats: app_commands.Range[int, 2, 4] = 2) -> None:
        await press.response.send_message(f"{name}, {seats} seats", view=Panel(bot))

    @found.command(name="paint", description="Paint somebody")
    @app_commands.choices(coats=[app_commands.Choice(name=locale_str("two coats", fr="deux couches"), value=2)])
    async def paint(press: Press, colour: str, whom: discord.User, coats: app_commands.Choice[int]) -> None:
        await press.response.defer(thinking=True)
        await press.followup.send(f"{whom.mention} is {colour} ({coats.value})")

    @paint.autocomplete("colour")
    async def colours(press: Press, typed: str) -> list[app_commands.Choice[str]]:
        whom = getattr(press.namespace, "coats", None)
        return [
            app_commands.Choice(name=f"{each} {whom or ''}".strip(), value=each) for each in COLOURS if typed in each
        ]

    @found.command(name="thread", description="Open a thread")
    async def thread(press: Press, name: str) -> None:
        assert isinstance(press.channel, discord.TextChannel)
        await press.response.send_message("A thread opens.", ephemeral=True)
        made = await press.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await (await made.send("Here we play.", view=Panel(bot))).pin()

    return found
