"""Every message of the tables, declared: what happened around a game, what is refused, what is wrong with the file."""

from importlib.resources import files

from engine.core.values.texts import NUMBER, SEAT, Message, Text
from engine.tables.storage.faults import Fault
from engine.tables.transaction.refusals import No

HOME = files("data") / "tables"
"""The folder with their words."""

NOTICES = (
    Message("event-table-undone", {"seat": SEAT}),
    Message("event-table-undone-agreed", {"seat": SEAT}),
    Message("event-table-undone-by-host", {"step": NUMBER}),
    Message("event-table-undo-declined", {"seat": SEAT, "by": SEAT}),
    Message("event-table-abandon-declined", {"seat": SEAT, "by": SEAT}),
    Message("event-table-seat-taken", {"seat": SEAT, "other": SEAT}),
    Message("event-table-seat-back", {"seat": SEAT, "other": SEAT}),
    Message("event-table-seat-open-taken", {"seat": SEAT}),
    Message("event-table-open-seat-waits", {"seat": SEAT, "by": SEAT}),
    Message("event-table-open-seat-computer", {"seat": SEAT, "other": SEAT}),
    Message("event-table-seat-computer", {"seat": SEAT, "other": SEAT}),
    Message("event-table-resigned", {"seat": SEAT, "other": SEAT}),
    Message("event-table-abandoned", {"seat": SEAT}),
    Message("event-table-abandoned-agreed", {"seat": SEAT}),
    Message("event-table-deserted"),
    Message("event-table-restored"),
    Message("event-table-paused"),
    Message("event-table-resumed"),
    Message("event-table-closed"),
    Message("event-table-idle"),
    Message("event-table-late", {"seat": SEAT}),
    Message("event-table-late-waits", {"seat": SEAT, "by": SEAT}),
    Message("event-table-late-computer", {"seat": SEAT, "other": SEAT}),
    Message("event-table-late-computer-again", {"seat": SEAT, "other": SEAT}),
    Message("event-table-late-computer-chosen", {"seat": SEAT, "other": SEAT}),
    Message("event-table-host", {"seat": SEAT}),
    Message("event-table-stand-in", {"seat": SEAT}),
    Message("event-table-stand-in-by", {"seat": SEAT, "by": SEAT}),
    Message("event-table-seat-open", {"seat": SEAT}),
    Message("event-table-seat-still-open", {"seat": SEAT}),
    Message("event-table-seat-computer-declined", {"seat": SEAT, "by": SEAT}),
    Message("event-table-seat-open-declined", {"seat": SEAT, "by": SEAT}),
    Message("event-table-pace", {"seconds": NUMBER}),
    Message("event-table-pace-declined", {"seat": SEAT, "by": SEAT}),
    Message("event-table-away", {"seat": SEAT, "start": NUMBER, "end": NUMBER}),
    Message("event-table-away-still", {"seat": SEAT, "start": NUMBER, "end": NUMBER}),
    Message("event-table-away-limited", {"seat": SEAT, "start": NUMBER, "end": NUMBER, "until": NUMBER}),
    Message("event-table-away-runs", {"seat": SEAT, "start": NUMBER, "end": NUMBER}),
    Message("event-table-stays", {"seat": SEAT}),
    Message("event-table-back", {"seat": SEAT}),
)
"""What the log says besides what the game says."""

OF_TABLES = "table-"
"""How the keys of all those events begin."""

UNREADABLE = Text("table-unreadable")
"""What the log says of a step if it cannot be read what happened in it."""

MESSAGES: tuple[Message, ...] = (
    *NOTICES,
    Message(f"event-{UNREADABLE.key}"),
    *(no.message for no in No),
    *(fault.message for fault in Fault),
)
