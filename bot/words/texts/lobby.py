"""The messages of the part `lobby`."""

from typing import get_args

from bot.words.texts.declaring import WORD, WORDS, command, message
from engine.core.values.texts import Message
from engine.tables.clocks.clocks import PACES
from engine.tables.storage.records import Lateness

MESSAGES: tuple[Message, ...] = (
    *command("lobby", "new", "game", "seats", "who", "language", "pace"),
    *command("lobby", "start"),
    *command("lobby", "cancel"),
    *command("lobby", "invite", "person"),
    *command("lobby", "uninvite", "person"),
    # Opening a table
    message("lobby", "stage-sample", game=WORD),
    message("lobby", "stage-beta", game=WORD),
    message("lobby", "stage-stable", game=WORD),
    message("lobby", "not-in-direct"),
    message("lobby", "no-threads-here"),
    message("lobby", "missing-permissions", permissions=WORDS),
    message("lobby", "perm-view"),
    message("lobby", "perm-send"),
    message("lobby", "perm-threads"),
    message("lobby", "perm-send-threads"),
    message("lobby", "perm-files"),
    message("lobby", "perm-history"),
    message("lobby", "opened-anyone", id=WORD, game=WORD, channel=WORD),
    message("lobby", "opened-invited", id=WORD, game=WORD, channel=WORD),
    # The panel
    message("lobby", "joined"),
    message("lobby", "seat-taken"),
    message("lobby", "elsewhere"),
    message("lobby", "left"),
    message("lobby", "computer-added"),
    message("lobby", "computer-removed"),
    message("lobby", "started"),
    message("lobby", "cancelled"),
    message("lobby", "invited", name=WORD, channel=WORD),
    message("lobby", "invited-unseen", name=WORD, channel=WORD),
    message("lobby", "uninvited", name=WORD),
    message("lobby", "bots-do-not-play"),
    message("lobby", "ask-there"),
    # Options
    message("lobby", "options-title"),
    message("lobby", "options-of-host"),
    message("lobby", "setting", name=WORD, value=WORD),
    message("lobby", "seats"),
    message("lobby", "entry"),
    message("lobby", "entry-anyone"),
    message("lobby", "entry-invited"),
    message("lobby", "language"),
    message("lobby", "language-en"),
    message("lobby", "language-fr"),
    message("lobby", "pace"),
    *(message("lobby", f"pace-{word}") for word in (*PACES, "other")),
    message("lobby", "late"),
    *(message("lobby", f"late-{way}") for way in get_args(Lateness)),
    message("lobby", "earlier-options"),
    message("lobby", "further-options"),
    # Direct messages
    message("lobby", "dm-question"),
    message("lobby", "dm-yes"),
    message("lobby", "dm-no"),
    message("lobby", "dm-agreed"),
    message("lobby", "dm-declined"),
)
