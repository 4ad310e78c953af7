"""The messages every part of the bot uses."""

from bot.words.texts.declaring import WORD, message
from engine.core.values.texts import NUMBER, Message

MESSAGES: tuple[Message, ...] = (
    message("core", "computer", n=NUMBER),
    message("core", "somebody"),
    message("core", "open-seat"),
    message("core", "broken", id=WORD),
    message("core", "store-fault"),
    message("core", "done-before"),
    message("core", "old-control"),
    message("core", "unreadable"),
    message("core", "dm-closed"),
)
