"""Discord's limits, each once, with where it is written. What breaks one is refused in Discord's own shape."""

from typing import NamedTuple

_COMMANDS = "docs: interactions/application-commands"
_COMPONENTS = "docs: components/reference"
_EMBEDS = "docs: resources/message, Embed Limits"
_OPENAPI = "Discord's OpenAPI description"


class Limit(NamedTuple):
    """From how many to how many, and the page of Discord's documentation that says so."""

    least: int
    most: int
    source: str


COMMAND_NAME = Limit(1, 32, _COMMANDS)
COMMAND_DESCRIPTION = Limit(1, 100, _COMMANDS)
COMMAND_OPTIONS = Limit(0, 25, _COMMANDS)
OPTION_CHOICES = Limit(0, 25, _COMMANDS)
CHOICE_NAME = Limit(1, 100, _COMMANDS)
CHOICE_VALUE = Limit(0, 100, _COMMANDS)
TYPED_LEAST = Limit(0, 6_000, _COMMANDS)
TYPED_MOST = Limit(1, 6_000, _COMMANDS)
"""The fewest and the most letters that a command can ask for in an option."""
COMMAND_LETTERS = Limit(0, 8_000, _COMMANDS)
"""Names, descriptions and values of a whole command; of each field the longest localisation counts."""

GLOBAL_COMMANDS = {1: Limit(0, 100, _COMMANDS), 2: Limit(0, 15, _COMMANDS), 3: Limit(0, 15, _COMMANDS)}
"""By type: slash commands, and those in the menus of users and of messages."""

LOCALES = frozenset(
    [
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl"),
        *("pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th"),
        *("zh-CN", "ja", "zh-TW", "ko", "ar", "he"),
    ]
)
"""docs: reference, Locales; the last two: Discord's OpenAPI description."""

MESSAGE_CONTENT = Limit(0, 2_000, "docs: resources/message")
AUTOCOMPLETE_CHOICES = Limit(0, 25, "docs: interactions/receiving-and-responding")

FIRST_RESPONSE_SECONDS = 3.0
"""docs: interactions/receiving-and-responding. Then the token is worth nothing."""
TOKEN_SECONDS = 900.0
"""docs: interactions/receiving-and-responding. So long can one follow up and edit."""

FILE_BYTES = Limit(0, 10 * 1024 * 1024, "docs: reference, Uploading Files")
FILES = Limit(0, 10, "docs: resources/message")
ALT_TEXT = Limit(0, 1_024, "docs: resources/message, Attachment Object")
NONCE = Limit(0, 25, "docs: resources/message")
NONCE_SECONDS = 300.0
"""How long a nonce is remembered. Discord says "the past few minutes"; five are assumed."""

CUSTOM_ID = Limit(1, 100, "docs: components/reference")
WINDOW_TITLE = Limit(1, 45, "docs: interactions/receiving-and-responding, Modal")
WINDOW_COMPONENTS = Limit(1, 5, "docs: interactions/receiving-and-responding, Modal")

ROWS = Limit(0, 5, "docs: components/reference, Legacy Message Component Behavior")
ROW_COMPONENTS = Limit(1, 5, _COMPONENTS)
"""As many buttons; a menu or a text input takes the whole row."""
COMPONENTS = Limit(0, 40, _COMPONENTS)
"""In a message under the V2 flag; those within others count."""
CONTAINER_COMPONENTS = Limit(1, 40, _OPENAPI)
SECTION_TEXTS = Limit(1, 3, _COMPONENTS)
TEXT_DISPLAY = Limit(1, 4_000, _OPENAPI)
LAYOUT_LETTERS = Limit(0, 4_000, "discord.py: ui.LayoutView.content_length; Discord's error 50035 says it too")
"""In all text displays of a message together."""
GALLERY_ITEMS = Limit(1, 10, _COMPONENTS)
MEDIA_DESCRIPTION = Limit(1, 1_024, f"{_COMPONENTS}; that it is not empty: {_OPENAPI}")
MEDIA_URL = Limit(0, 2_048, _OPENAPI)
COLOUR = Limit(0, 0xFFFFFF, _COMPONENTS)
COMPONENT_ID = Limit(0, 2**31 - 1, _COMPONENTS)
BUTTON_LABEL = Limit(0, 80, _COMPONENTS)
BUTTON_URL = Limit(0, 512, _COMPONENTS)
EMOJI_NAME = Limit(0, 32, _OPENAPI)

MENU_OPTIONS = Limit(1, 25, _COMPONENTS)
MENU_PLACEHOLDER = Limit(0, 150, _COMPONENTS)
MENU_LEAST = Limit(0, 25, _COMPONENTS)
MENU_MOST = Limit(1, 25, _COMPONENTS)
"""How many must be chosen at least, and how many can be at most."""
MENU_DEFAULTS = Limit(0, 25, _OPENAPI)
OPTION_LABEL = Limit(1, 100, _COMPONENTS)
OPTION_VALUE = Limit(1, 100, _COMPONENTS)
OPTION_DESCRIPTION = Limit(0, 100, _COMPONENTS)

INPUT_LABEL = Limit(1, 45, _COMPONENTS)
LABEL_DESCRIPTION = Limit(1, 100, f"{_COMPONENTS}; that it is not empty: {_OPENAPI}")
INPUT_LEAST = Limit(0, 4_000, _COMPONENTS)
INPUT_MOST = Limit(1, 4_000, _COMPONENTS)
INPUT_VALUE = Limit(0, 4_000, _COMPONENTS)
INPUT_PLACEHOLDER = Limit(0, 100, _COMPONENTS)
UPLOAD_LEAST = Limit(0, 10, _COMPONENTS)
UPLOAD_MOST = Limit(1, 10, _COMPONENTS)
RADIO_OPTIONS = Limit(2, 10, _COMPONENTS)
CHECKBOX_OPTIONS = Limit(1, 10, _COMPONENTS)
CHECKBOX_LEAST = Limit(0, 10, _COMPONENTS)
CHECKBOX_MOST = Limit(1, 10, _COMPONENTS)

EMBEDS = Limit(0, 10, _EMBEDS)
EMBED_TITLE = Limit(0, 256, _EMBEDS)
EMBED_DESCRIPTION = Limit(0, 4_096, _EMBEDS)
EMBED_FIELDS = Limit(0, 25, _EMBEDS)
EMBED_FIELD_NAME = Limit(0, 256, _EMBEDS)
EMBED_FIELD_VALUE = Limit(0, 1_024, _EMBEDS)
EMBED_FOOTER = Limit(0, 2_048, _EMBEDS)
EMBED_AUTHOR = Limit(0, 256, _EMBEDS)
EMBED_LETTERS = Limit(0, 6_000, _EMBEDS)
"""In all embeds of a message together: titles, descriptions, fields, footers and authors."""

ALLOWED_MENTIONS = Limit(0, 100, "docs: resources/message, Allowed Mentions Object")
THREAD_NAME = Limit(1, 100, "docs: resources/channel, Start Thread")
THREAD_SLEEPS_AFTER = (60, 1_440, 4_320, 10_080)
"""docs: resources/channel. Minutes without a message, until a thread is archived."""
PINS = Limit(0, 250, "docs: resources/message, Pin Message")
PINS_PAGE = Limit(1, 50, _OPENAPI)
ARCHIVED_PAGE = Limit(2, 100, _OPENAPI)
"""How many pins, and how many archived threads, can be asked for at once."""
HISTORY = Limit(1, 100, "docs: resources/message, Get Channel Messages")

GATEWAY_BYTES = Limit(0, 4_096, "docs: events/gateway, Sending Events")
"""Of one payload that a client sends; a greater one closes the connection."""
