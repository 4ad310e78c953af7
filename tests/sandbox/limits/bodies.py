"""Bodies of requests, made by discord.py itself from its own views, windows, commands and files."""

import io
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.http import handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params

MESSAGES = "/channels/1/messages"
MESSAGE = "/channels/1/messages/2"
CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"
FIRST_ANSWER = "/webhooks/1/token/messages/@original"

Sent: TypeAlias = tuple[str, str, Any]
"""Method, path and body."""


def _body(**told: Any) -> Any:
    with handle_message_parameters(**told) as made:
        form = {field["name"]: field["value"] for field in made.multipart or []}
        return json.loads(form["payload_json"]) if form else made.payload


def _callback(type: int, **told: Any) -> Any:
    with interaction_message_response_params(type=type, **told) as made:
        return made.payload


class Panel(discord.ui.View):
    """Buttons and menus of the older kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(label="Turn", custom_id="turn", emoji="🎡"))
        self.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))
        options = [discord.SelectOption(label=f"Block {n}", value=str(n), description="A block") for n in range(25)]
        self.add_item(discord.ui.Select(custom_id="block", options=options, max_values=3, placeholder="Which?"))
        self.add_item(discord.ui.UserSelect(custom_id="who", default_values=[discord.Object(5, type=discord.User)]))


class Screen(discord.ui.LayoutView):
    """Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(discord.ui.Button(label="Turn", custom_id="turn"))
        picture = discord.MediaGalleryItem("attachment://board.png", description="The board")
        parts: list[discord.ui.Item[Any]] = [
            discord.ui.TextDisplay("# Your turn"),
            discord.ui.Section("Anna", accessory=discord.ui.Button(label="Look", custom_id="look")),
            discord.ui.Separator(),
            discord.ui.MediaGallery(picture),
            row,
        ]
        self.add_item(discord.ui.Container(*parts, accent_colour=discord.Colour.gold()))


class Window(discord.ui.Modal, title="How many?"):
    """A window with a text field of the older kind, and a menu under a label."""

    number: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Blocks", custom_id="number", max_length=2)
    where: discord.ui.Label[Any] = discord.ui.Label(
        text="Where",
        component=discord.ui.Select(custom_id="where", options=[discord.SelectOption(label="Here")]),
    )


class French(app_commands.Translator):
    """Every sentence in French."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return f"{string.message}-fr" if locale is discord.Locale.french else None


async def _commands() -> Any:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)

    @tree.command(name=app_commands.locale_str("wheel"), description=app_commands.locale_str("Turn the wheel"))
    @app_commands.describe(section=app_commands.locale_str("Which section"), times="How often")
    @app_commands.choices(section=[app_commands.Choice(name=app_commands.locale_str("first"), value="1")])
    @app_commands.default_permissions(manage_threads=True)
    @app_commands.guild_only()
    async def wheel(
        interaction: discord.Interaction, section: str, times: app_commands.Range[int, 1, 9] = 1
    ) -> None: ...

    group = app_commands.Group(name="table", description="Tables")

    @group.command(name="new", description="Open a table")
    async def new(interaction: discord.Interaction, with_whom: discord.Member | None = None) -> None: ...

    tree.add_command(group)
    return [await command.get_translated_payload(tree, French()) for command in tree.get_commands()]


async def _a_message() -> Sent:
    reference = discord.MessageReference(message_id=5, channel_id=1, guild_id=None).to_message_reference_dict()
    mentions = discord.AllowedMentions(users=[discord.Object(7)], everyone=False)
    told = {"content": "It turns.", "nonce": 77, "allowed_mentions": mentions, "message_reference": reference}
    return "POST", MESSAGES, _body(**told, embed=discord.Embed(title="The wheel", colour=1))


async def _a_message_with_a_file() -> Sent:
    return "POST", MESSAGES, _body(file=discord.File(io.BytesIO(b"x"), "board.png", description="The board"))


async def _buttons_and_menus() -> Sent:
    return "POST", MESSAGES, _body(content="The wheel", view=Panel())


async def _a_screen() -> Sent:
    return "POST", MESSAGES, _body(view=Screen())


async def _an_edit() -> Sent:
    return "PATCH", MESSAGE, _body(content=None, embed=None, view=None, attachments=[])


async def _an_edited_first_answer() -> Sent:
    return "PATCH", FIRST_ANSWER, _body(content="It has turned.", view=Panel())


async def _an_answer() -> Sent:
    flags = discord.MessageFlags(ephemeral=True)
    return "POST", CALLBACK, _callback(4, content="Only you see it.", flags=flags, view=Panel())


async def _an_update() -> Sent:
    return "POST", CALLBACK, _callback(7, content="The wheel has turned", view=None)


async def _a_deferral() -> Sent:
    return "POST", CALLBACK, {"type": 5, "data": {"flags": 64}}


async def _a_window() -> Sent:
    return "POST", CALLBACK, {"type": 9, "data": Window().to_dict()}


async def _suggestions() -> Sent:
    choices = [app_commands.Choice(name="2 green", value="g2").to_dict()]
    return "POST", CALLBACK, {"type": 8, "data": {"choices": choices}}


async def _all_commands() -> Sent:
    return "PUT", COMMANDS, await _commands()


async def _a_thread_at_a_message() -> Sent:
    body = {"name": "A game", "auto_archive_duration": 10080, "rate_limit_per_user": None}
    return "POST", f"{MESSAGE}/threads", body


async def _a_private_thread() -> Sent:
    body = {"name": "A game", "auto_archive_duration": 1440, "type": 12, "invitable": False}
    return "POST", "/channels/1/threads", {**body, "rate_limit_per_user": None}


async def _an_archived_thread() -> Sent:
    return "PATCH", "/channels/1", {"archived": True, "locked": True}


async def _a_direct_channel() -> Sent:
    return "POST", "/users/@me/channels", {"recipient_id": 1234567890}


SENT: dict[str, Callable[[], Awaitable[Sent]]] = {
    "a message": _a_message,
    "a message with a file": _a_message_with_a_file,
    "buttons and menus": _buttons_and_menus,
    "a screen of components V2": _a_screen,
    "an edit": _an_edit,
    "an edited first answer": _an_edited_first_answer,
    "an answer": _an_answer,
    "an update of the message": _an_update,
    "a deferral": _a_deferral,
    "a window": _a_window,
    "suggestions": _suggestions,
    "all commands": _all_commands,
    "a thread at a message": _a_thread_at_a_message,
    "a private thread": _a_private_thread,
    "an archived thread": _an_archived_thread,
    "a direct channel": _a_direct_channel,
}
