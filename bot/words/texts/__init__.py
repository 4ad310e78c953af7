"""Every message of the bot, declared part by part, so that a missing or an unused sentence is found by a test.

Each part has its words in `data/bot/<part>/text`. A key begins with `bot-<part>-` in the files.
"""

from importlib.resources import files

from bot.words.texts import admin, core, delivery, help, lobby, me, play, slow, table, turn, welcome
from engine.core.values.texts import Message

HOME = files("data") / "bot"

PARTS: dict[str, tuple[Message, ...]] = {
    "core": core.MESSAGES,
    "lobby": lobby.MESSAGES,
    "table": table.MESSAGES,
    "play": play.MESSAGES,
    "turn": turn.MESSAGES,
    "help": help.MESSAGES,
    "delivery": delivery.MESSAGES,
    "admin": admin.MESSAGES,
    "slow": slow.MESSAGES,
    "welcome": welcome.MESSAGES,
    "me": me.MESSAGES,
}

MESSAGES: tuple[Message, ...] = tuple(message for part in PARTS.values() for message in part)
HOMES = tuple(HOME / part for part in PARTS)
