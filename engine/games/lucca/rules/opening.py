"""Chapter 4, second part: opening a finished palace brings points from its colour in the other quarters."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.state.events import AnyEvent, Event
from engine.core.values.seats import Seat
from engine.games.lucca.data import COLOURS, TABLES
from engine.games.lucca.state import LuccaState, in_area, palace_of, scored, set_quarter, with_palace


def openable(state: LuccaState, seat: Seat) -> tuple[str, ...]:
    """The colours of this seat's finished palaces that are not opened yet."""
    finished = {palace.colour for palace in in_area(state.quarters[seat], "finished")}
    return tuple(colour for colour in COLOURS if colour in finished)


def points_from(state: LuccaState, other: Seat, colour: str) -> int:
    """What the quarter of another is worth to who opens this colour: each card under construction, or a finished palace
    whatever its size; nothing once it is opened."""
    facts, palace = TABLES[state.data].facts, palace_of(state.quarters[other], colour)
    if palace is None or palace.area == "opened":
        return 0
    return facts.points_per_finished if palace.area == "finished" else facts.points_per_card * len(palace.cards)


def worth_opening(state: LuccaState, seat: Seat, colour: str) -> int:
    """What opening this colour would bring now."""
    return sum(points_from(state, other, colour) for other in range(state.seats) if other != seat)


def open_palaces(
    state: LuccaState, seat: Seat, colours: Iterable[str], source: int
) -> tuple[LuccaState, list[AnyEvent]]:
    """Open these palaces, one after the other, for points of this source."""
    events = list[AnyEvent]()
    for colour in colours:
        palace = palace_of(state.quarters[seat], colour)
        assert palace is not None, f"seat {seat} has no {colour} palace"
        from_each = [(other, points_from(state, other, colour)) for other in range(state.seats) if other != seat]
        paid = tuple(part for other, points in from_each if points for part in (other, points))
        points = sum(points for _, points in from_each)
        quarter = with_palace(state.quarters[seat], replace(palace, area="opened"))
        state = set_quarter(state, seat, scored(quarter, source, points))
        events.append(Event("opened", {"seat": seat, "colour": colour, "points": points, "thanks": paid}))
    return state, events
