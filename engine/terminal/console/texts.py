"""Every message of the terminal, declared, so that a missing or an unused sentence is found by a test."""

from importlib.resources import files

from engine.core.values.texts import NUMBER, NUMBERS, SEAT, SEATS, Kind, Message, term, terms
from engine.terminal.console.operator_texts import MESSAGES as OPERATOR

HOME = files("data") / "terminal"
"""The folder with the terminal's words."""

PREFIX = "terminal-"
"""What the keys begin with in the files, so that they meet no game's."""

WORD = term("")
"""Said as it is: what a person typed, the name of a file."""

WORDS = terms("")
"""Several such; a parameter called `legal` joins them with "or"."""


def _message(key: str, **params: Kind) -> Message:
    return Message(PREFIX + key, params)


AT_THE_TABLE = (
    _message("player", n=NUMBER),
    _message("computer", n=NUMBER, of=NUMBER),
    _message("pass", seat=SEAT),
    _message("pass-undo", seat=SEAT),
    _message("happened"),
    _message("table"),
    _message("screen"),
    _message("more"),
    _message("next"),
    _message("all-nothing"),
    _message("keys"),
    _message("keys-undo"),
    _message("help"),
    *(_message(f"help-{key}") for key in ("back", "undo", "all", "quit", "help", "verbs")),
    _message("quit-really"),
    _message("goodbye"),
    _message("input-ended"),
    _message("interrupted"),
    _message("over"),
    _message("total"),
    _message("winners", seats=SEATS),
    _message("key-back"),
    _message("key-undo"),
    _message("key-all"),
    _message("key-quit"),
)

FORMS = (
    _message("verbs"),
    _message("only-verb", verb=WORD, help=WORD),
    _message("field", field=WORD),
    _message("field-optional", field=WORD),
    _message("yes-no", field=WORD),
    _message("skip"),
    _message("nothing-offered", field=WORD),
    _message("settled", field=WORD, chosen=WORD),
    _message("costs", words=WORDS),
    _message("brings", words=WORDS),
    _message("in-order"),
    _message("all-in-order"),
    _message("enter-for", chosen=WORD),
    _message("just-some", n=NUMBER),
    _message("some", least=NUMBER, most=NUMBER),
    _message("up-to", n=NUMBER),
    _message("each", n=NUMBER),
    _message("totals", least=NUMBER, most=NUMBER),
    _message("totals-listed", legal=NUMBERS),
    _message("budget", n=NUMBER),
    _message("counts-how", example=WORD),
    _message("counts-suggested", chosen=WORD),
    _message("counts-by-kind"),
    _message("counts-none"),
    _message("counts-one", kind=WORD, most=NUMBER, chosen=WORD),
    _message("counts-one-priced", kind=WORD, most=NUMBER, chosen=WORD, price=NUMBER, budget=NUMBER),
    _message("counts-chosen", chosen=WORD),
    _message("summary", verb=WORD),
    _message("confirm"),
    _message("confirm-only"),
    _message("again"),
)

MISREAD = (
    _message("pick-number", typed=WORD, least=NUMBER, most=NUMBER),
    _message("pick-own", legal=WORDS),
    _message("pick-something", least=NUMBER, most=NUMBER),
    _message("unknown-word", typed=WORD, legal=WORDS),
    _message("ambiguous-word", typed=WORD, legal=WORDS),
    _message("chosen-twice", typed=WORD),
    _message("number-alone", n=NUMBER, kind=WORD),
    _message("numbers-alone", n=NUMBER, given=NUMBER),
    _message("huge", typed=WORD),
    _message("bad-count", typed=WORD, most=NUMBER),
    _message("yes-or-no", typed=WORD),
    _message("confirm-or-not", typed=WORD),
    _message("just-enter", typed=WORD),
    _message("back-nowhere"),
)

UNDO = (
    _message("undone", seat=SEAT),
    _message("undo-none"),
    _message("undo-others", seat=SEAT),
    _message("undo-turn"),
    _message("undo-drawn"),
    _message("undo-shown"),
    _message("undo-passed"),
)

COMMANDS = (
    _message("about"),
    *(_message(f"about-{command}") for command in ("games", "play", "trace", "fuzz")),
    *(_message(f"arg-{name}") for name in ("root", "game", "some-games", "seats", "computer", "lang", "name", "seed")),
    *(_message(f"arg-{name}") for name in ("option", "policy", "plays", "games", "seconds", "out", "replay")),
    _message("usage", problem=WORD, usage=WORD),
    _message("players", least=NUMBER, most=NUMBER),
    *(_message(f"stage-{stage}") for stage in ("sample", "beta", "stable")),
    _message("fuzz-fine", games=NUMBER, steps=NUMBER, rate=NUMBER, seconds=NUMBER),
    _message("fuzz-fault", game=WORD, seats=NUMBER, promise=WORD, fault=WORD),
    _message("fuzz-written", path=WORD, command=WORD),
    _message("fuzz-gone", promise=WORD),
    _message("trace-stuck", fault=WORD),
)

MISTAKES = (
    _message("no-games"),
    _message("unknown-game", typed=WORD, known=WORDS),
    _message("unknown-promise", typed=WORD, known=WORDS),
    _message("unknown-root", typed=WORD),
    _message("broken-root", problem=WORD),
    _message("unknown-language", typed=WORD, legal=WORDS),
    _message("wrong-seats", game=WORD, n=NUMBER, least=NUMBER, most=NUMBER),
    _message("nobody-plays", n=NUMBER),
    _message("too-many-names", n=NUMBER, most=NUMBER),
    _message("bad-name", typed=WORD, most=NUMBER),
    _message("same-name", typed=WORD),
    _message("bad-seed", typed=WORD),
    _message("bad-number", typed=WORD),
    _message("bad-option", typed=WORD),
    _message("no-options", game=WORD),
    _message("unknown-option", typed=WORD, known=WORDS),
    _message("unknown-value", option=WORD, typed=WORD, legal=WORDS),
    _message("bad-file", path=WORD, problem=WORD),
    _message("system-error", problem=WORD),
)

BOT = (
    *(_message(f"about-{command}") for command in ("run", "doctor")),
    *(_message(f"arg-{name}") for name in ("sync", "live", "server", "channel")),
    _message("no-library", name=WORD),
    _message("no-token", path=WORD),
    _message("not-set", problem=WORD),
    _message("wrong-setting", name=WORD, legal=WORDS),
    _message("unknown-setting", name=WORD, near=WORD),
    _message("not-text", path=WORD),
    _message("token-refused"),
    _message("not-a-token"),
    _message("unreachable", problem=WORD),
    _message("live-where"),
    _message("doctor-fine"),
    _message("doctor-wrong"),
    _message("doctor-versions", names=WORDS),
    _message("doctor-fonts"),
    _message("doctor-fonts-poor"),
    _message("doctor-fonts-none"),
    _message("doctor-file-open", path=WORD),
    _message("doctor-database", path=WORD),
    _message("doctor-database-new", path=WORD),
    _message("doctor-database-nowhere", path=WORD),
    _message("doctor-database-damaged", path=WORD, problem=WORD),
    _message("doctor-room", n=NUMBER),
    _message("doctor-backups", path=WORD, n=NUMBER),
    _message("doctor-backups-none", path=WORD),
    _message("doctor-backups-old", path=WORD, n=NUMBER),
    _message("doctor-token"),
    _message("doctor-token-missing"),
    _message("doctor-token-wrong", problem=WORD),
    _message("doctor-token-refused"),
    _message("doctor-unreachable", problem=WORD),
    _message("doctor-user", name=WORD, n=NUMBER),
    _message("doctor-server", name=WORD),
    _message("doctor-server-lacks", name=WORD, names=WORDS),
    _message("doctor-invite", link=WORD),
    _message("doctor-live-no-gateway"),
    _message("doctor-live-no-channel"),
    _message("doctor-live-lacks", name=WORD, names=WORDS),
    *(_message(f"doctor-live-{name}-works") for name in ("picture", "thread", "private", "page", "direct")),
    _message("doctor-live-button-works", n=NUMBER),
    *(
        _message(f"doctor-live-{name}-fails", problem=WORD)
        for name in ("picture", "thread", "button", "private", "page", "direct")
    ),
    _message("doctor-live-page-bare"),
    _message("doctor-live-nobody", n=NUMBER),
    _message("doctor-live-clean"),
    _message("doctor-live-left"),
    *(
        _message(f"doctor-live-{name}")
        for name in ("post", "picture", "thread", "press", "button", "thanks", "turned", "direct")
    ),
)
"""Of the bot's own commands, which are not in this package but in `bot/program`."""

MESSAGES: tuple[Message, ...] = (*AT_THE_TABLE, *FORMS, *MISREAD, *UNDO, *COMMANDS, *MISTAKES, *OPERATOR, *BOT)
