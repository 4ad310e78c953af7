"""The undo rule: computed from what happened, never declared by a game."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.forms.forms import Form
from engine.core.state.decisions import Decision
from engine.core.state.events import AnyEvent
from engine.core.state.state import GameState
from engine.core.values.seats import Seat

S = TypeVar("S", bound=GameState)


class PlayedStep(Struct, frozen=True):
    """One accepted form, with the states around it."""

    number: int
    seat: Seat
    decision: Decision
    form: Form
    before: GameState
    after: GameState
    events: tuple[AnyEvent, ...]


def is_free(steps: Sequence[PlayedStep], seat: Seat) -> bool:
    """Whether this seat may take its last step back without asking anyone.

    Yes while it is the newest step, the turn goes on, no random number was drawn and nothing was revealed to anybody.
    """
    if not steps or steps[-1].seat != seat:
        return False
    step = steps[-1]
    return (
        step.before.turn == step.after.turn
        and not step.after.over
        and step.before.chance == step.after.chance
        and not any(event.shows for event in step.events)
        and _others(step.before, seat) == _others(step.after, seat)
    )


def rewind(before: S, now: GameState) -> S:
    """The earlier state as it stands after an undo: neither the draws nor the decisions' numbers go back.

    Questions that are open all the while keep their number, and the buttons that name it.
    """
    asked, decisions = now.asked, []
    for decision in before.decisions:
        if decision not in now.decisions:
            asked += 1
            decision = replace(decision, number=asked)
        decisions.append(decision)
    return replace(before, chance=now.chance, decisions=tuple(decisions), asked=asked)


def _others(state: GameState, seat: Seat) -> tuple[Decision, ...]:
    """What the other seats are asked: if that changed, the turn has gone on to them."""
    return tuple(decision for decision in state.decisions if decision.seat != seat)
