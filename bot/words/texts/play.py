"""The messages of the part `play`: slash commands made from a game's forms."""

from bot.words.texts.declaring import WORD, WORDS, message
from engine.core.values.texts import NUMBER, SEATS, Message

MESSAGES: tuple[Message, ...] = (
    # The commands
    message("play", "table"),
    message("play", "table-help"),
    message("play", "help-one", field=WORD),
    message("play", "help-some", field=WORD),
    message("play", "help-in-order", field=WORD),
    message("play", "help-counts", field=WORD, example=WORD),
    message("play", "help-yes-no", field=WORD),
    # Suggestions
    message("play", "costs", words=WORDS),
    message("play", "brings", words=WORDS),
    message("play", "all"),
    message("play", "all-that-can-be-paid"),
    message("play", "all-free"),
    message("play", "first", field=WORD),
    message("play", "hint-no-table"),
    message("play", "hint-which-table"),
    # What cannot be read
    message("play", "unknown-word", typed=WORD, legal=WORDS),
    message("play", "ambiguous-word", typed=WORD, legal=WORDS),
    message("play", "chosen-twice", typed=WORD),
    message("play", "number-alone", n=NUMBER, kind=WORD),
    message("play", "numbers-alone", n=NUMBER, given=NUMBER),
    message("play", "huge", typed=WORD),
    message("play", "yes-or-no", typed=WORD),
    message("play", "hint-only", field=WORD),
    message("play", "too-long", field=WORD),
    message("play", "nothing-offered", field=WORD),
    # Which table
    message("play", "no-table", game=WORD),
    message("play", "which-table", game=WORD),
    message("play", "more-tables", n=NUMBER),
    message("play", "other-game", game=WORD, command=WORD),
    message("play", "other-game-gone"),
    # Beside a move
    message("play", "help"),
    # After a move
    message("play", "done", verb=WORD, fields=WORD, n=NUMBER),
    message("play", "chosen", field=WORD, value=WORD),
    message("play", "chosen-with", field=WORD, value=WORD, price=WORD),
    message("play", "yours", question=WORD, legal=WORDS),
    message("play", "others", seats=SEATS),
    message("play", "sealed", seats=SEATS, legal=WORDS),
    message("play", "over"),
)
