"""What the operator's commands say, declared."""

from engine.core.values.texts import NUMBER, Kind, Message, term, terms
from engine.tables.outbox.intents import KINDS

PREFIX = "terminal-"
WORD, WORDS = term(""), terms("")


def _message(key: str, **params: Kind) -> Message:
    return Message(PREFIX + key, params)


ARGUMENTS = (
    *("database", "to", "keep", "backup", "table", "table-or-all"),
    *("for", "out-file", "exported", "days", "user", "forget"),
)

MESSAGES = (
    *(
        _message(f"about-{name}")
        for name in ("backup", "restore", "export", "import", "verify", "prune", "stats", "person")
    ),
    *(_message(f"arg-{name}") for name in ARGUMENTS),
    _message("unknown-user", typed=WORD),
    _message("bad-user", typed=WORD),
    _message("unknown-table", typed=WORD),
    _message("backup-made", path=WORD, size=NUMBER),
    _message("backup-left", n=NUMBER),
    _message("backup-damaged", tables=WORDS),
    _message("backup-kept-all"),
    _message("restored", path=WORD, backup=WORD, tables=NUMBER),
    _message("restore-kept", path=WORD, lost=NUMBER),
    _message("restore-forgotten"),
    _message("restore-itself", path=WORD),
    _message("bad-backup", path=WORD),
    _message("file-exists", path=WORD),
    _message("exported", table=WORD, path=WORD),
    _message("exported-for", table=WORD, path=WORD),
    _message("imported", table=WORD),
    *(_message(f"import-{why}", path=WORD, problem=WORD) for why in ("other", "here", "view", "game", "broken")),
    _message("verify-done", tables=NUMBER, steps=NUMBER, again=NUMBER),
    *(_message(f"verify-skipped-{reason}", steps=NUMBER) for reason in ("rules", "pruned", "game", "set-up")),
    _message("verify-fault", table=WORD, fault=WORD),
    _message("verify-unknown", table=WORD, game=WORD),
    _message("verify-fine"),
    _message("verify-advice"),
    _message("pruned"),
    *(_message(f"pruned-{what}", n=NUMBER) for what in ("requests", "intents", "drafts", "tables", "states")),
    _message("stats-file", path=WORD, size=NUMBER),
    *(_message(f"status-{status}") for status in ("open", "playing", "finished", "abandoned")),
    _message("stats-people", n=NUMBER, here=NUMBER),
    _message("stats-steps", n=NUMBER, lately=NUMBER),
    _message("stats-intents", n=NUMBER),
    _message("stats-oldest", table=WORD, days=NUMBER),
    _message("stats-trouble"),
    _message("stats-advice"),
    _message("stats-stuck", table=WORD, kind=WORD, n=NUMBER, attempts=NUMBER, minutes=NUMBER),
    _message("stats-error", error=WORD),
    _message("stats-more", n=NUMBER),
    *(_message(f"intent-{kind}") for kind in KINDS),
    _message("stats-unreadable", table=WORD),
    _message("stats-unknown", table=WORD, game=WORD),
    _message("stats-silent", table=WORD, n=NUMBER),
    _message("forgotten", on=NUMBER, ended=NUMBER),
    _message("forgotten-marks", n=NUMBER),
    _message("person-written", path=WORD),
)
