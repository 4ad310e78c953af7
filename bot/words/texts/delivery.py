"""The messages of the part `delivery`: panels, posts, screens, and what is said when something is in the way."""

from bot.words.texts.declaring import WORD, WORDS, message
from engine.core.values.texts import NUMBER, SEAT, SEATS, Message

BUTTONS = (
    "join",
    "leave",
    "computer",
    "no-computer",
    "options",
    "start",
    "cancel",
    "screen",
    "look",
    "in-words",
    "undo",
    "rematch",
    "agree",
    "decline",
    "take-seat",
    "no-seat",
)
"""What stands on each control that is sent, by what it stands for."""

MESSAGES: tuple[Message, ...] = (
    *(message("delivery", name) for name in BUTTONS),
    message("delivery", "title", game=WORD, table=WORD),
    message("delivery", "host", name=WORD),
    message("delivery", "seated", names=WORDS),
    message("delivery", "free", n=NUMBER),
    message("delivery", "option", option=WORD, value=WORD),
    message("delivery", "entry", entry=WORD),
    message("delivery", "language", language=WORD),
    message("delivery", "playing", names=WORDS),
    message("delivery", "played", names=WORDS),
    message("delivery", "to-thread", thread=WORD),
    message("delivery", "cancelled"),
    message("delivery", "moved"),
    message("delivery", "winners", winners=SEATS),
    message("delivery", "points", seat=SEAT, n=NUMBER),
    message("delivery", "over", names=WORDS),
    message("delivery", "screen-title", game=WORD, table=WORD),
    message("delivery", "nothing-hidden"),
    message("delivery", "to-table", link=WORD),
    message("delivery", "ask-undo", seat=SEAT),
    message("delivery", "ask-undo-more"),
    message("delivery", "ask-abandon", seat=SEAT),
    message("delivery", "asked", names=WORDS),
    message("delivery", "motion-closed"),
    message("delivery", "invite", name=WORD, seat=SEAT, game=WORD, table=WORD),
    message("delivery", "invite-unsigned", name=WORD, game=WORD, table=WORD),
    message("delivery", "invite-closed", table=WORD),
    message("delivery", "offer", name=WORD, seat=SEAT),
    message("delivery", "offer-direct", game=WORD, table=WORD, seat=SEAT),
    message("delivery", "offer-closed"),
    message("delivery", "channel-gone", game=WORD, table=WORD),
    message("delivery", "locked-out", game=WORD, table=WORD, place=WORD),
)
