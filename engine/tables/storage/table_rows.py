"""The rows of one table as they are, by the SQL table they are in: what an export carries from one file to another."""

from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]

OF_A_TABLE = (
    "options", "seats", "invitations", "steps", "states", "decisions", "deadlines", "reminders", "late", "timers",
    "motions", "drafts", "posted", "outbox", "requests", "audit", "forgotten",
)  # fmt: skip
"""The SQL tables with a `table_id`, in an order in which they can be written."""

NUMBERED = ("seats", "motions", "outbox", "posted", "audit")
"""Those whose `id` is only a number within one file."""


class BadRow(ValueError):
    """A row cannot be written: something is wrong with it, or with what it refers to."""
