"""The messages of the part `welcome`."""

from bot.words.texts.declaring import WORD, WORDS, command, message
from engine.core.values.texts import NUMBER, Message

MESSAGES: tuple[Message, ...] = (
    *command("welcome", "welcome"),
    # For those who manage the server
    message("welcome", "stands", channel=WORD),
    message("welcome", "missing-permissions", channel=WORD, permissions=WORDS),
    # The welcome
    message("welcome", "who"),
    message("welcome", "open"),
    message("welcome", "play"),
    message("welcome", "mine"),
    message("welcome", "play-now"),
    message("welcome", "play-this", game=WORD),
    # For whoever plays now
    message("welcome", "playing", id=WORD, game=WORD, n=NUMBER),
    message("welcome", "soon", channel=WORD),
)
