"""The messages of the part `admin`."""

from bot.words.texts.declaring import WORD, WORDS, command, message
from engine.core.values.texts import NUMBER, Message

SETTINGS = ("language", "creators", "role", "per_person", "per_server", "away_days", "add_channel", "remove_channel")

FIELDS = ("language", "creators", "per-person", "per-server", "away-days", "channels")

MESSAGES: tuple[Message, ...] = (
    *command("admin", "admin"),
    *command("admin", "settings", *SETTINGS),
    *command("admin", "pause", "which"),
    *command("admin", "resume", "which"),
    *command("admin", "close", "which"),
    *command("admin", "bar", "person"),
    *command("admin", "unbar", "person"),
    *command("admin", "log"),
    message("admin", "not-you"),
    message("admin", "only-on-server"),
    message("admin", "settings"),
    message("admin", "settings-changed"),
    message("admin", "line-language", language=WORD),
    message("admin", "line-creators", who=WORD),
    message("admin", "line-per-person", n=NUMBER),
    message("admin", "line-per-server", n=NUMBER),
    message("admin", "line-away-days", n=NUMBER),
    message("admin", "line-channels", channels=WORDS),
    message("admin", "line-anywhere"),
    message("admin", "line-paused"),
    message("admin", "line-barred", names=WORDS),
    message("admin", "english"),
    message("admin", "french"),
    message("admin", "everyone"),
    message("admin", "managers"),
    message("admin", "role", role=WORD),
    message("admin", "not-allowed-anyway", channel=WORD),
    message("admin", "paused", table=WORD),
    message("admin", "resumed", table=WORD),
    message("admin", "server-paused"),
    message("admin", "server-resumed"),
    message("admin", "close-really", table=WORD, game=WORD),
    message("admin", "close-button"),
    message("admin", "closed", table=WORD),
    message("admin", "barred", person=WORD),
    message("admin", "barred-seated", person=WORD, tables=WORDS),
    message("admin", "unbarred", person=WORD),
    message("admin", "bots-do-not-play"),
    message("admin", "log"),
    message("admin", "log-empty"),
    message("admin", "log-line", at=WORD, what=WORD),
    message("admin", "did-settings", by=WORD, fields=WORDS),
    *(message("admin", f"did-{what}", by=WORD, table=WORD) for what in ("pause", "resume", "close", "undo", "replace")),
    message("admin", "did-import", table=WORD),
    *(message("admin", f"did-{what}", by=WORD) for what in ("pause-server", "resume-server", "welcome")),
    *(message("admin", f"did-{what}", by=WORD, about=WORD) for what in ("bar", "unbar")),
    *(message("admin", f"field-{name}") for name in FIELDS),
)
