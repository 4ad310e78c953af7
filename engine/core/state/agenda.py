"""An agenda: what is still to be done in a turn that is a chain of questions, perhaps to several seats.

A turn can lead from one thing to another: a tile brings a tile, a reward waits behind another, a marriage is settled by
two others before its player goes on. What waits stands in the state as tasks, the next one last. A rule pushes what
follows from it; `resume` then carries out one task after the other until somebody is asked something. A task that comes
up while another waits is done first, with all that follows from it.

    >>> from engine.core.values.chance import Chance
    >>> from engine.core.state.state import ask
    >>> state = AgendaState(seats=2, rules=1, data=1, chance=Chance(b"sixteen bytes..."))
    >>> state = push(state, Task("pay", 0), Task("divide", 1, {"ship": 2}))
    >>> handlers = {
    ...     "pay": lambda state, task: (state, ()),
    ...     "divide": lambda state, task: (ask(state, (task.seat,), "divide", task.about), ()),
    ... }
    >>> state, _ = resume(state, handlers)
    >>> [(asked.seat, asked.kind, asked.subject) for asked in state.decisions], state.agenda
    ([(1, 'divide', {'ship': 2})], ())
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.state.events import AnyEvent
from engine.core.state.sealed import SealedAnswer
from engine.core.state.state import GameState
from engine.core.values.seats import Seat
from engine.core.values.texts import Params


class Task(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """Something still to be done: of which kind, for which seat, about what."""

    kind: str
    seat: Seat
    about: Params = {}


class AgendaState(GameState, frozen=True, kw_only=True, gc=False):
    """The base of a state whose turns are chains, or in which answers are sealed. Other games need neither."""

    agenda: tuple[Task, ...] = ()
    """What waits, the next one last. It is hidden, unless the game shows it."""
    sealed: tuple[SealedAnswer, ...] = ()
    """What was answered to a question that several are asked, until the last of them has."""


A = TypeVar("A", bound=AgendaState)

Handler: TypeAlias = Callable[[A, Task], tuple[A, tuple[AnyEvent, ...]]]
"""Carries out a task: it may ask somebody, push more tasks, or just happen."""


def push(state: A, *tasks: Task) -> A:
    """These come before all that waits, the first of them first."""
    return replace(state, agenda=(*state.agenda, *reversed(tasks)))


def drop(state: A, kind: str) -> A:
    """What waits of this kind is not done any more."""
    return replace(state, agenda=tuple(task for task in state.agenda if task.kind != kind))


def resume(
    state: A, handlers: Mapping[str, Handler[A]], events: tuple[AnyEvent, ...] = ()
) -> tuple[A, tuple[AnyEvent, ...]]:
    """Carry out what waits until somebody is asked something, the game is over, or nothing is left. `events`: what
    happened before."""
    while state.agenda and not state.decisions and not state.over:
        task = state.agenda[-1]
        state, more = handlers[task.kind](replace(state, agenda=state.agenda[:-1]), task)
        events += more
    return state, events
