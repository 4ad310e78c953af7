"""Events: what happened, as keys with parameters, and who may know it."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Kind, Params, Text


class Private(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one seat learns in place of the public form of an event."""

    seat: Seat
    key: str
    params: Params = {}
    reveals: bool = False
    """Whether it shows this seat what was hidden from it, as a `Reveal` does to all."""


class Event(Struct, frozen=True, tag="event", gc=False, forbid_unknown_fields=True):
    """Something everyone saw happen; one seat, or each of several, may have its own, fuller form of it.

    >>> swap = Event("swapped", {}, (Private(0, "got", {"card": "ace"}), Private(1, "got", {"card": "king"})))
    >>> [swap.seen_by(viewer).params for viewer in (0, 1, None)]
    [{'card': 'ace'}, {'card': 'king'}, {}]
    """

    key: str
    params: Params = {}
    private: Private | tuple[Private, ...] | None = None

    @property
    def privates(self) -> tuple[Private, ...]:
        """The forms that are one seat's own."""
        if self.private is None:
            return ()
        return self.private if isinstance(self.private, tuple) else (self.private,)

    @property
    def shows(self) -> bool:
        """Whether somebody sees by it what was hidden from him."""
        return any(own.reveals for own in self.privates)

    def own_form(self, viewer: Viewer) -> Private | None:
        """The form of it that is this viewer's own, if there is one."""
        if self.private is None or viewer is None:
            return None
        return next((own for own in self.privates if own.seat == viewer), None)

    def seen_by(self, viewer: Viewer) -> Text:
        """The event as this viewer may know it."""
        own = self.own_form(viewer)
        return Text(self.key, self.params) if own is None else Text(own.key, own.params)


class Reveal(Event, frozen=True, tag="reveal", gc=False):
    """The only kind of event that shows something hidden to all. After it, nothing before it can be undone freely."""

    @property
    def shows(self) -> bool:
        return True


AnyEvent: TypeAlias = Event | Reveal


class EventKind(Struct, frozen=True):
    """The declaration of an event: the parameters it may carry, and nothing else."""

    key: str
    params: dict[str, Kind] = {}
    drawn: frozenset[str] = frozenset()
    """Parameters decided by a random draw; all others must follow from what the viewer knew."""
    by_what_is_shown: frozenset[str] = frozenset()
    """Parameters that may go by what a `Reveal` before it in the same step has shown, as an order of play by cards just
    turned up; otherwise they must follow from what the viewer knew as well."""
    reveals: bool = False
    """True for events of the type `Reveal`, and for a seat's own form that shows it what was hidden from it."""
    private: bool = False
    """True if this is a seat's own form of another event."""


def seen(events: Iterable[AnyEvent], viewer: Viewer) -> tuple[Text, ...]:
    """These events as the viewer may know them."""
    return tuple(event.seen_by(viewer) for event in events)
