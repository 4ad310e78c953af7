"""Pages on which one of a few is chosen: language, theme, advice, reminders."""

from bot.interaction.control import Control
from bot.interaction.press import Press
from bot.pages import consent
from bot.pages.me.page import ADVICE, LANGUAGE, REMINDERS, THEME, MePage, Rows, back, choices, text, whoever
from engine.words.sources import LANGUAGES

APP, USUAL, FIRST, DIRECT, REMIND, WHERE = "app", "usual", "first", "direct", "remind", "where"
"""What nothing is stored for, and what the two rows of the reminders stand for."""

CALLED = {"en": "in-english", "fr": "in-french"}
"""Each language by its own name: whoever looks for it may not read the other."""
THEMES = {USUAL: "theme-usual", "dark": "theme-dark", "light": "theme-light"}
ADVISED = {"on": "advice-on", FIRST: "advice-first", "off": "advice-off"}
OFTEN = {USUAL: "remind-usual", "seldom": "remind-seldom", "never": "remind-never"}
PLACES = {DIRECT: "where-direct", "thread": "where-thread"}

UNSET = {THEME: USUAL, ADVICE: FIRST, REMIND: USUAL, WHERE: DIRECT}
PREFERENCES = {THEME: "theme", ADVICE: "advice", REMIND: "remind", WHERE: "remind_where"}
"""What is chosen, and what the tables call it."""
OFFERED = {THEME: THEMES, ADVICE: ADVISED, REMIND: OFTEN, WHERE: PLACES}
ON_PAGE = {REMIND: REMINDERS, WHERE: REMINDERS}
"""The page on which something is chosen, if it is not called the same."""


def now(press: Press, what: str) -> str:
    """What is chosen now."""
    found: str | None = getattr(whoever(press), PREFERENCES[what])
    return found if found in OFFERED[what] else UNSET[what]


def said(press: Press, what: str) -> str:
    """The same in a word or two."""
    return press.voice.tell("me", OFFERED[what][now(press, what)])


def language_said(press: Press) -> str:
    """The language he is spoken to in, and whether he has chosen it."""
    name = press.voice.tell("me", CALLED[press.language])
    chosen = whoever(press).chosen_language in LANGUAGES
    return name if chosen else press.voice.tell("me", "as-app", language=name)


def changes_for(press: Press, what: str, value: str) -> dict[str, str | None] | None:
    """What is to be stored for a choice; None if there is no such choice."""
    if what == LANGUAGE:
        if value == APP:
            return {"chosen_language": None, "language": press.app_language}
        return {"chosen_language": value, "language": value} if value in LANGUAGES else None
    if value not in OFFERED.get(what, {}):
        return None
    return {PREFERENCES[what]: None if value == UNSET[what] else value}


def _row(press: Press, what: str) -> list[Control]:
    labels = [(value, press.voice.tell("me", key)) for value, key in OFFERED[what].items()]
    return choices(what, now(press, what), labels)


# The pages


async def language(press: Press) -> MePage:
    """As the app has it, or one of ours for good."""
    tell, chosen = press.voice.tell, whoever(press).chosen_language
    labels = [(APP, tell("me", "language-app")), *((each, tell("me", CALLED[each])) for each in LANGUAGES)]
    row = choices(LANGUAGE, chosen if chosen in LANGUAGES else APP, labels)
    lines = tell("me", "language-title"), tell("me", "now", value=language_said(press)), tell("me", "language-why")
    return text(*lines), [row, back(press)]


async def theme(press: Press) -> MePage:
    """Dark or light pictures."""
    tell = press.voice.tell
    lines = tell("me", "theme-title"), tell("me", "now", value=said(press, THEME)), tell("me", "theme-why")
    return text(*lines), [_row(press, THEME), back(press)]


async def advice(press: Press) -> MePage:
    """Tips at each step of a turn."""
    tell = press.voice.tell
    lines = tell("me", "advice-title"), tell("me", "now", value=said(press, ADVICE)), tell("me", "advice-why")
    return text(*lines), [_row(press, ADVICE), back(press)]


async def reminders(press: Press) -> MePage:
    """How often and where; and whether direct messages get there at all."""
    tell = press.voice.tell
    lines = [
        tell("me", "remind-title"),
        tell("me", "now", value=reminders_said(press)),
        tell("me", "remind-why"),
        tell("me", "remind-seldom-why"),
    ]
    rows: Rows = [_row(press, REMIND), _row(press, WHERE)]
    if now(press, REMIND) != "never" and now(press, WHERE) == DIRECT:
        lines += _closed(press)
        rows += [consent.agreeing(press)]
    return text(*lines), [*rows, back(press)]


def reminders_said(press: Press, *, really: bool = False) -> str:
    """How often, and where if at all: as he has chosen; or really, if direct messages do not get through."""
    if now(press, REMIND) == "never":
        return said(press, REMIND)
    where = press.voice.tell("me", "where-thread") if really and _closed(press) else said(press, WHERE)
    return press.voice.tell("me", "remind-now", often=said(press, REMIND), where=where)


def _closed(press: Press) -> list[str]:
    """Why he is reminded in threads although he would like it otherwise."""
    keys = {"closed": "dm-closed", "declined": "dm-declined", "unknown": "dm-unknown"}
    key = keys.get(whoever(press).dm_state)
    return [press.voice.tell("me", key)] if key else []
