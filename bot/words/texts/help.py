"""The messages of the part `help`: the rules of a game, page by page."""

from bot.words.texts.declaring import WORD, command, message
from engine.core.values.texts import Message

MESSAGES: tuple[Message, ...] = (
    *command("help", "rules", "topic"),
    message("help", "page", title=WORD, game=WORD),
    message("help", "example"),
    message("help", "example-table"),
    # What is pressed
    message("help", "topics"),
    message("help", "before"),
    message("help", "after"),
    message("help", "advice-on"),
    message("help", "advice-off"),
    # After it
    message("help", "advised"),
    message("help", "unadvised"),
)
