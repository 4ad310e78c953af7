"""Chapter 5: the end. Finished palaces are opened in order, walls and towers are reckoned, and the numbers compared."""

from msgspec import Struct
from msgspec.structs import replace

from engine.core.state.events import AnyEvent, Event
from engine.core.values.seats import Seat
from engine.games.lucca.data import TABLES
from engine.games.lucca.rules.opening import open_palaces, openable
from engine.games.lucca.state import (
    FINAL_OPENINGS,
    NUMBERS,
    WALLS,
    Area,
    LuccaState,
    Quarter,
    in_area,
    scored,
    set_quarter,
    shields,
)


class Numbered(Struct, frozen=True):
    """A street number that counts at the end, and whose it is."""

    seat: Seat
    number: int


def reckon(state: LuccaState) -> tuple[LuccaState, tuple[AnyEvent, ...]]:
    """Nobody decides anything any more."""
    events = list[AnyEvent]()
    for seat in state.order:
        state, more = open_palaces(state, seat, openable(state, seat), FINAL_OPENINGS)
        events += more
    for seat in state.order:
        state, wall = _reckon_walls(state, seat)
        events.append(wall)
    state, numbers = _compare_numbers(state)
    return replace(state, over=True, decisions=()), (*events, numbers)


# Walls and towers


def are_supported(state: LuccaState, quarter: Quarter) -> bool:
    """Whether the shields under construction carry all walls; no wall needs none."""
    return shields(state.data, quarter) >= TABLES[state.data].facts.shields_per_wall * quarter.walls


def worth_of_walls(state: LuccaState, quarter: Quarter) -> int:
    """Each wall and tower counts once for every opened palace; none of them if one wall is not supported."""
    opened = len(list(in_area(quarter, "opened")))
    return (quarter.walls + quarter.towers) * opened if are_supported(state, quarter) else 0


def _reckon_walls(state: LuccaState, seat: Seat) -> tuple[LuccaState, Event]:
    quarter = state.quarters[seat]
    points = worth_of_walls(state, quarter)
    said = {
        "seat": seat,
        "walls": quarter.walls,
        "towers": quarter.towers,
        "opened": len(list(in_area(quarter, "opened"))),
        "shields": shields(state.data, quarter),
        "needed": TABLES[state.data].facts.shields_per_wall * quarter.walls,
        "points": points,
    }
    key = "walls" if are_supported(state, quarter) else "walls-fall"
    return set_quarter(state, seat, scored(quarter, WALLS, points)), Event(key, {**said})


# Street numbers


def lowest_under_construction(state: LuccaState) -> Numbered | None:
    """Whose number pays; nobody's, if nothing is under construction."""
    return min(_numbers(state, "construction"), key=lambda each: each.number, default=None)


def highest_opened(state: LuccaState) -> Numbered | None:
    """Whose number is paid; nobody's, if nothing is opened."""
    return max(_numbers(state, "opened"), key=lambda each: each.number, default=None)


def _numbers(state: LuccaState, area: Area) -> list[Numbered]:
    quarters = enumerate(state.quarters)
    return [Numbered(seat, palace.number) for seat, quarter in quarters for palace in in_area(quarter, area)]


def _compare_numbers(state: LuccaState) -> tuple[LuccaState, Event]:
    """The lowest number under construction pays the highest that is opened, once."""
    low, high, n = lowest_under_construction(state), highest_opened(state), TABLES[state.data].facts.transfer
    if low is None or high is None:
        return state, Event("no-lowest" if low is None else "no-highest")
    said = {"low": low.number, "high": high.number}
    if low.seat == high.seat:
        return state, Event("numbers-kept", {"seat": low.seat, **said})
    state = set_quarter(state, low.seat, scored(state.quarters[low.seat], NUMBERS, -n))
    state = set_quarter(state, high.seat, scored(state.quarters[high.seat], NUMBERS, n))
    return state, Event("numbers", {"seat": low.seat, "other": high.seat, "points": n, **said})
