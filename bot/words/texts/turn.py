"""The messages of the part `turn`: the pages on which a turn is made by pressing."""

from bot.words.texts.declaring import WORD, WORDS, message
from engine.core.values.texts import NUMBER, SEATS, Message

MESSAGES: tuple[Message, ...] = (
    message("turn", "cmd-play"),
    message("turn", "cmd-play-help"),
    # Buttons
    message("turn", "back"),
    message("turn", "next"),
    message("turn", "all"),
    message("turn", "none"),
    message("turn", "otherwise", field=WORD),
    message("turn", "do", verb=WORD),
    message("turn", "do-for", verb=WORD, costs=WORD),
    message("turn", "do-now", verb=WORD),
    message("turn", "yes-do", verb=WORD),
    message("turn", "yes-to", field=WORD),
    message("turn", "no-advice"),
    # Pages
    message("turn", "choose", field=WORD),
    message("turn", "each", words=WORD),
    message("turn", "from-to", field=WORD, first=WORD, last=WORD),
    message("turn", "chosen-now", field=WORD, value=WORD),
    message("turn", "settled", chosen=WORD),
    message("turn", "missing", n=NUMBER),
    message("turn", "pair", what=WORD, value=WORD),
    message("turn", "prices", prices=WORD),
    message("turn", "may-add", field=WORD),
    message("turn", "sure"),
    message("turn", "answered", answer=WORD),
    # What has changed
    message("turn", "other-page"),
    message("turn", "gone-on"),
    message("turn", "overtaken"),
    message("turn", "lost", fields=WORDS),
    message("turn", "lost-all", verb=WORD),
    message("turn", "waits", seats=SEATS),
    message("turn", "continue", play=WORD),
    message("turn", "done", said=WORD),
    message("turn", "unadvised", help=WORD),
)
