"""The banner track: discs go forward and lie on top of those they find; the order of scoring is read from it."""

from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.carpe_diem.state import CarpeDiemState, place_on_track, put


def advance(state: CarpeDiemState, seat: Seat, steps: int) -> CarpeDiemState:
    """So many steps as one move. At the end of the track a disc stays as it lies."""
    now, last = place_on_track(state, seat), len(state.track) - 1
    to = min(now + steps, last)
    if to == now:
        return state
    track = put(state.track, now, tuple(disc for disc in state.track[now] if disc != seat))
    return replace(state, track=put(track, to, (*track[to], seat)))


def moved(before: CarpeDiemState, after: CarpeDiemState, seat: Seat) -> Params:
    """How many steps the disc has gone, and where it lies now. None is told, too: it lay at the end."""
    to = place_on_track(after, seat)
    return {"seat": seat, "n": to - place_on_track(before, seat), "to": to}


def order_of_scoring(state: CarpeDiemState) -> tuple[Seat, ...]:
    """The furthest first; of those on one space the upper disc."""
    return tuple(seat for discs in reversed(state.track) for seat in reversed(discs))
