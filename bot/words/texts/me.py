"""The messages of the part `me`."""

from bot.words.texts.declaring import WORD, command, message
from engine.core.values.texts import NUMBER, Message

SET = ("language", "theme", "advice", "zone", "quiet", "remind", "away")
"""What is set, each with a button that leads to it and a line that says how."""

_BARE = (
    *("title", "back", "tables-button", "results-button", "data-button"),
    *("in-english", "in-french", "language-title", "language-app", "language-why"),
    *("theme-title", "theme-usual", "theme-dark", "theme-light", "theme-why"),
    *("advice-title", "advice-on", "advice-first", "advice-off", "advice-why"),
    *("remind-title", "remind-usual", "remind-seldom", "remind-never", "remind-why", "remind-seldom-why"),
    *("where-direct", "where-thread", "dm-closed", "dm-declined", "dm-unknown"),
    *("zone-title", "zone-none", "zone-why", "zone-europe", "zone-america", "zone-asia", "zone-oceania"),
    *("quiet-title", "quiet-none", "quiet-why", "quiet-no-zone", "quiet-from", "quiet-until", "quiet-off"),
    "quiet-same",
    *("away-title", "away-not", "away-from", "away-until", "away-go", "away-back", "away-stay", "away-no-zone"),
    *("results-title", "results-none"),
    *("data-title", "data-what", "data-not", "data-file", "data-forget", "data-sent", "data-too-large"),
    *("forget-really", "forget-final", "forget-yes", "forget-no", "forgotten"),
)

MESSAGES: tuple[Message, ...] = (
    *command("me", "me"),
    *(message("me", key) for key in _BARE),
    *(message("me", f"{name}-button") for name in SET),
    *(message("me", f"line-{name}", value=WORD) for name in SET),
    message("me", "now", value=WORD),
    message("me", "as-app", language=WORD),
    message("me", "remind-now", often=WORD, where=WORD),
    message("me", "zone-now", time=WORD, cities=WORD),
    message("me", "hour", n=NUMBER),
    message("me", "quiet-now", start=WORD, end=WORD),
    message("me", "quiet-until-missing", start=WORD),
    message("me", "quiet-from-missing", end=WORD),
    message("me", "away-now", start=WORD, end=WORD),
    message("me", "away-really", start=WORD, end=WORD),
    *(
        message("me", f"away-{end}-{day}", day=WORD)
        for end in ("from", "until")
        for day in ("today", "tomorrow", "day")
    ),
    message("me", "away-happens", n=NUMBER),
    message("me", "away-happens-each", least=NUMBER, most=NUMBER),
    message("me", "result", game=WORD, played=NUMBER, won=NUMBER),
    message("me", "forget-tables", n=NUMBER),
)
