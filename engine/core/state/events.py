"""Events: what happened, as keys with parameters, and who may know it."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Kind, Params, Text


class Private(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat learns in place of the public form of an event."""

    seat: Seat
    key: str
    params: Params = {}


class Event(Struct, frozen=True, tag="event", gc=False, forbid_unknown_fields=True):
    """Something everyone saw happen; one seat may have its own, fuller form of it."""

    key: str
    params: Params = {}
    private: Private | None = None

    def seen_by(self, viewer: Viewer) -> Text:
        """The event as this viewer may know it."""
        if self.private is not None and viewer is not None and viewer == self.private.seat:
            return Text(self.private.key, self.private.params)
        return Text(self.key, self.params)


class Reveal(Event, frozen=True, tag="reveal", gc=False):
    """The only kind of event that shows something hidden. After it, nothing before it can be undone freely."""


AnyEvent: TypeAlias = Event | Reveal


class EventKind(Struct, frozen=True):
    """The declaration of an event: the parameters it may carry, and nothing else."""

    key: str
    params: dict[str, Kind] = {}
    drawn: frozenset[str] = frozenset()
    """Parameters decided by a random draw; all others must follow from what the viewer knew."""
    reveals: bool = False
    """True for events of the type `Reveal`."""
    private: bool = False
    """True if this is a seat's own form of another event."""


def seen(events: Iterable[AnyEvent], viewer: Viewer) -> tuple[Text, ...]:
    """These events as the viewer may know them."""
    return tuple(event.seen_by(viewer) for event in events)
