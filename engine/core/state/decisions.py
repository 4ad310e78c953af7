"""Decisions: open questions to seats, as data in the state, so that a table can sleep for months."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.core.values.texts import Param, Params


class Decision(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """One open question. A button names its number: once closed it is never open again under that number."""

    number: int
    """Counted within the table, never reused, not even after an undo."""
    seat: Seat
    kind: str
    """The public kind of the question. It must not depend on anything hidden."""
    about: tuple[tuple[str, Param], ...] = ()
    """What it is about, as parameters of its sentence: "divide the goods of ship 2". As public as its kind."""

    @property
    def subject(self) -> Params:
        """The same by name."""
        return dict(self.about)
