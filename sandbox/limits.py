"""Discord's limits, each once, with where it is written. What breaks one is refused in Discord's own shape."""

from typing import NamedTuple

_COMMANDS = "docs: interactions/application-commands"


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
COMMAND_LETTERS = Limit(0, 8_000, _COMMANDS)
"""Names, descriptions and values of a whole command; of each field the longest localisation counts."""

GLOBAL_COMMANDS = {1: Limit(0, 100, _COMMANDS), 2: Limit(0, 15, _COMMANDS), 3: Limit(0, 15, _COMMANDS)}
"""By type: slash commands, and those in the menus of users and of messages."""

LOCALES = frozenset(
    [
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl"),
        *("pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th"),
        *("zh-CN", "ja", "zh-TW", "ko"),
    ]
)
"""docs: reference, Locales."""

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
