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
    Message("event-table-seat-computer", {"seat": SEAT, "other": SEAT}),
    Message("event-table-resigned", {"seat": SEAT, "other": SEAT}),
    Message("event-table-abandoned", {"seat": SEAT}),
    Message("event-table-abandoned-agreed", {"seat": SEAT}),
    Message("event-table-deserted"),
    Message("event-table-restored"),
    Message("event-table-paused"),
    Message("event-table-resumed"),
    Message("event-table-closed"),
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
