"""What a server has settled and what was done on it, in words for those who run it."""

from collections.abc import Iterable

from bot.interaction.control import Control
from bot.interaction.places import LONGEST
from bot.interaction.press import Press
from bot.pages.paging import START, fitted, span, turning, window
from bot.words.naming import MORE, plain
from engine.core.values.texts import Param
from engine.tables.seeing.shown import Notice
from engine.tables.transaction.server_settings import ServerSettings

AT_TABLE, ON_SERVER, ABOUT = ("by", "table"), ("by",), ("by", "about")
ACTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "settings": ("did-settings", ("by", "fields")),
    "pause": ("did-pause", AT_TABLE),
    "resume": ("did-resume", AT_TABLE),
    "pause-server": ("did-pause-server", ON_SERVER),
    "resume-server": ("did-resume-server", ON_SERVER),
    "close": ("did-close", AT_TABLE),
    "bar": ("did-bar", ABOUT),
    "unbar": ("did-unbar", ABOUT),
    "welcome": ("did-welcome", ON_SERVER),
    "undo-by-host": ("did-undo", AT_TABLE),
    "replace-by-computer": ("did-replace", AT_TABLE),
    "import": ("did-import", ("table",)),
}
"""What the audit calls an act, and the message that tells of it, with what it takes."""

AUDIT = "audit"
"""What the buttons to other pages of it stand for."""

FIELDS = {
    "language": "field-language",
    "creators": "field-creators",
    "tables_per_person": "field-per-person",
    "tables_per_server": "field-per-server",
    "away_days": "field-away-days",
    "channels": "field-channels",
}
"""A server's settings, and what they are called."""

LANGUAGES = {"en": "english", "fr": "french"}
ROOM = 600
"""Letters for those who are barred; `/admin log` has the others."""


async def settings_lines(press: Press, server: int) -> list[str]:
    """A line for each setting."""
    settings, tell = await press.tables.settings(server), press.voice.tell
    channels = tuple(f"<#{channel}>" for channel in settings.channels)
    barred = _some(map(plain, await press.tables.barred(server)))
    return [
        tell("admin", "line-language", language=tell("admin", LANGUAGES[await press.server_language(server)])),
        tell("admin", "line-creators", who=_creators(press, settings)),
        tell("admin", "line-channels", channels=channels) if channels else tell("admin", "line-anywhere"),
        tell("admin", "line-per-person", n=settings.tables_per_person),
        tell("admin", "line-per-server", n=settings.tables_per_server),
        tell("admin", "line-away-days", n=settings.away_days),
        *([tell("admin", "line-barred", names=barred)] if barred else []),
        *([tell("admin", "line-paused")] if await press.tables.is_server_paused(server) else []),
    ]


def _some(names: Iterable[str]) -> tuple[str, ...]:
    """As many of these as fit; three dots stand for the rest."""
    kept, room = list[str](), ROOM
    for name in names:
        room -= len(name) + len(", ")
        kept.append(name if room >= 0 else MORE)
        if room < 0:
            break
    return tuple(kept)


def _creators(press: Press, settings: ServerSettings) -> str:
    if isinstance(settings.creators, int):
        return press.voice.tell("admin", "role", role=f"<@&{settings.creators}>")
    return press.voice.tell("admin", settings.creators)


async def audit(press: Press, server: int, place: str = START) -> tuple[str, list[Control]]:
    """A page of what was done, the newest first."""
    total, voice = await press.tables.noticed(server), press.voice
    if not total:
        return voice.tell("admin", "log-empty"), []
    seen = window(place, total)
    notices = await press.tables.notices(server, len(seen), seen.start)
    lines = [voice.tell("admin", "log-line", at=f"<t:{each.at}:f>", what=_did(press, each)) for each in notices]
    heading = voice.tell("admin", "log")
    shown = fitted(lines, seen, place, LONGEST - len(heading))
    kept = [lines[at - seen.start] for at in shown]
    return "\n".join([heading, *kept, *span(voice, shown, total)]), turning(voice, AUDIT, shown, total)


def _did(press: Press, notice: Notice) -> str:
    """Who did what."""
    somebody = press.voice.tell("core", "somebody")
    known: dict[str, Param] = {
        "by": plain(notice.by) or somebody,
        "about": plain(notice.about) or somebody,
        "table": notice.table or "",
        "fields": tuple(press.voice.tell("admin", FIELDS[name]) for name in notice.changed if name in FIELDS),
    }
    key, wanted = ACTIONS[notice.action]
    return press.voice.tell("admin", key, **{name: known[name] for name in wanted})
