"""What is kept beside a game: messages that stand in Discord, what was to be sent, what those in charge did."""

from collections.abc import Iterator

from msgspec import DecodeError, json

from engine.tables.operate.carried.rows import Rows, twice
from engine.tables.outbox.intents import INVITED, KINDS, LATE, MOTION, OF_PERSON

STATUS = {"waiting": False, "claimed": False, "done": True, "overtaken": True, "dropped": True}
"""What becomes of what is to be sent, and whether it is settled then."""

ACTIONS: dict[str, tuple[str, ...]] = {
    "pause": (),
    "resume": (),
    "close": (),
    "import": (),
    "undo-by-host": ("step",),
    "replace-by-computer": ("seat",),
    "offer-seat": ("seat",),
    "open-seat": ("seat",),
    "close-idle": (),
}
"""What is done at one table and written down, with what is said of it. No person is: numbers mean others elsewhere."""


def sending_faults(rows: Rows) -> Iterator[str]:
    """Of kinds we know, about steps and to seats there are."""
    decisions = {row.number for row in rows.decisions}
    seats, motions = {row.seat for row in rows.seats if rows.has_begun}, {row.id for row in rows.motions}
    for name, known in (("posted", {*KINDS, INVITED}), ("outbox", KINDS)):
        for n, row in enumerate(getattr(rows, name)):
            if row.kind not in known:
                yield f"{name}[{n}]: nothing of the kind {row.kind!r} is ever sent"
            if row.seat is not None and row.seat not in seats:
                yield f"{name}[{n}]: there is no seat {row.seat}"
            about = {MOTION: MOTION, LATE: "decision"}.get(row.kind, "step") if name == "posted" else "step"
            known_of = {MOTION: motions, "decision": decisions}
            there = row.step in known_of[about] if about in known_of else row.step <= rows.table.step
            if not there and row.kind not in OF_PERSON:
                yield f"{name}[{n}]: there is no {about} {row.step}"
    yield from (f"posted: the message {each} is there twice" for each in twice(row.message for row in rows.posted))
    for n, intent in enumerate(rows.outbox):
        if STATUS.get(intent.status) != (intent.settled_at is not None):
            yield f"outbox[{n}]: it cannot be {intent.status!r} like that"


def audit_faults(rows: Rows) -> Iterator[str]:
    """Lines of this table, on its own server, that we would have written."""
    for n, row in enumerate(rows.audit):
        if row.server not in (None, rows.table.server):
            yield f"audit[{n}]: it is of another server"
        said = ACTIONS.get(row.action)
        if said is None:
            yield f"audit[{n}]: nothing like {row.action!r} is done at a table"
        elif not _says(row.detail, said):
            yield f"audit[{n}]: that is not said of {row.action}"


def _says(detail: str, said: tuple[str, ...]) -> bool:
    try:
        found = json.decode(detail, type=dict[str, int])
    except (DecodeError, UnicodeDecodeError):
        return False
    return tuple(found) == said
