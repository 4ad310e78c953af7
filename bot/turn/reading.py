"""What stands on a control of a page of the turn, read back: ids can be forged, and be of any age."""

from msgspec import Struct

from bot.interaction.control_ids import number
from bot.turn.taps import FOCUS


class Pressed(Struct, frozen=True):
    """A press on a page: for which question it was made, how the page looked, which it was, and what was pressed."""

    decision: int
    mark: str
    focus: str
    tap: str


def read(rest: str) -> Pressed | None:
    """As `Page.control` wrote it; None if it is anything else."""
    parts = rest.split(":")
    decision = number(parts[0])
    if len(parts) != 4 or decision is None or not FOCUS.fullmatch(parts[2]):
        return None
    return Pressed(decision, *parts[1:])
