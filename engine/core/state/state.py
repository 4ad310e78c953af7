"""The part of a state that every game has, and how decisions are opened and closed in it."""

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.state.decisions import Decision
from engine.core.values.chance import Chance
from engine.core.values.seats import Seat
from engine.core.values.texts import Params


class GameState(Struct, frozen=True, kw_only=True, gc=False, forbid_unknown_fields=True):
    """The base of a game's state: immutable, made of numbers, strings and tuples of such."""

    seats: int
    rules: int
    """The rules version this table began with: a later fix may ask for it."""
    data: int
    """The data version this table began with: a corrected number does not change a table in progress."""
    chance: Chance
    turn: int = 0
    """Rises whenever a turn ends; what came before is then no longer undone freely."""
    asked: int = 0
    """The number of the last decision opened."""
    decisions: tuple[Decision, ...] = ()
    over: bool = False


S = TypeVar("S", bound=GameState)


def ask(state: S, seats: Iterable[Seat], kind: str, about: Params | None = None, **changes: Any) -> S:
    """Close what is open, then put a question of this kind to each of these seats, perhaps about something; and what
    else changes."""
    decisions: tuple[Decision, ...] = ()
    asked, subject = state.asked, () if about is None else tuple(about.items())
    for seat in seats:
        asked += 1
        decisions += (Decision(asked, seat, kind, subject),)
    return replace(state, decisions=decisions, asked=asked, **changes)


def close(state: S, seat: Seat) -> S:
    """Close this seat's question and leave the others open."""
    return replace(state, decisions=tuple(d for d in state.decisions if d.seat != seat))


def decision_of(state: GameState, seat: Seat) -> Decision | None:
    """The question this seat owes an answer to, if any. A seat never owes two."""
    for decision in state.decisions:
        if decision.seat == seat:
            return decision
    return None
