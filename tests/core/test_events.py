"""Events: who gets to know which form of what happened."""

import pytest
from msgspec import json

from engine.core.state.events import AnyEvent, Event, Private, Reveal, seen
from engine.core.stored import to_json
from engine.core.values.seats import PUBLIC, Viewer
from engine.core.values.texts import Text


def chose(seat: int) -> Event:
    """A choice in secret, of which its seat knows more."""
    return Event("chose", {"seat": seat}, Private(seat, "chose-own", {"colour": "grey"}))


TOOK = Event("took", {"seat": 1, "pebbles": (1, 0, 2)})
BOASTED = Reveal("boasted", {"seat": 1, "colour": "grey"})


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_a_seat_has_its_own_form_of_what_it_did_in_secret(seat: int) -> None:
    assert chose(seat).seen_by(seat) == Text("chose-own", {"colour": "grey"})


@pytest.mark.parametrize(("seat", "viewer"), [(0, 1), (1, 0), (1, 3), (0, PUBLIC), (1, PUBLIC)])
def test_all_others_and_the_public_get_the_public_form(seat: int, viewer: Viewer) -> None:
    assert chose(seat).seen_by(viewer) == Text("chose", {"seat": seat})


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
@pytest.mark.parametrize("event", [TOOK, BOASTED])
def test_what_everyone_saw_is_the_same_for_all(event: Event, viewer: Viewer) -> None:
    assert event.seen_by(viewer) == Text(event.key, event.params)


def test_several_events_are_seen_in_their_order() -> None:
    assert [text.key for text in seen((chose(0), chose(1), TOOK, BOASTED), 1)] == [
        "chose", "chose-own", "took", "boasted",
    ]  # fmt: skip


def test_a_reveal_is_still_one_after_it_was_stored() -> None:
    """Undo asks for it, perhaps after a restart."""
    events: tuple[AnyEvent, ...] = (chose(0), TOOK, BOASTED)
    again = json.decode(to_json(events), type=tuple[AnyEvent, ...])
    assert again == events
    assert [type(event) for event in again] == [Event, Event, Reveal]


def test_what_was_shown_to_two_alone_is_so_after_it_was_stored() -> None:
    own = tuple(Private(seat, "got", {"card": card}, reveals=True) for seat, card in enumerate(("ace", "king")))
    events: tuple[AnyEvent, ...] = (Event("swapped", {}, own), chose(0))
    again = json.decode(to_json(events), type=tuple[AnyEvent, ...])
    assert again == events
    assert [event.shows for event in again] == [True, False]


def test_a_form_stored_before_it_could_be_said_that_it_shows_something_shows_nothing() -> None:
    stored = b'{"type":"event","key":"chose","params":{},"private":{"seat":0,"key":"chose-own","params":{}}}'
    assert not json.decode(stored, type=AnyEvent).shows


def test_a_reveal_is_not_the_same_as_an_event_that_says_as_much() -> None:
    assert Event(BOASTED.key, BOASTED.params) != BOASTED
