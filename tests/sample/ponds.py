"""Ponds in the middle of a game of Lanterns, and moves on them: for the tests of rules, words and pictures."""

from typing import Any

from msgspec.structs import replace

from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.core.play import Accepted, act, start
from engine.core.state.agenda import Task
from engine.core.state.events import AnyEvent
from engine.core.state.sealed import question_of
from engine.core.state.state import ask
from engine.core.values.refusals import Refusal
from tests.sample.games.lanterns.game import GAME
from tests.sample.games.lanterns.state import Hidden, Lantern, LanternsOptions, LanternsState

Played = tuple[LanternsState, tuple[AnyEvent, ...]]


def table(seats: int = 2) -> LanternsState:
    """A table as it is set up."""
    return start(GAME, seats, LanternsOptions(), b"lights on a pond")[0]


def holding(sun: int = 0, moon: int = 0, star: int = 0, cloud: int = 0) -> Hidden:
    """What a player hides: these wishes, and a cloud to keep."""
    return Hidden((sun, moon, star, cloud), "cloud")


def pond(*rows: str) -> tuple[Lantern | None, ...]:
    """Rows of cells like `0red . 1red`: whose lantern, and its colour."""
    cells = [cell for row in rows for cell in row.split()]
    return tuple(None if cell == "." else Lantern(int(cell[0]), cell[1:]) for cell in cells)


EMPTY = pond(". . .", ". . .", ". . .")
COLUMN = pond("0mauve . .", "0mauve . .", ". . .")
BOTH = pond("0mauve . .", "0mauve . .", ". 1mauve 1mauve")


def position(*colours: str, on: tuple[Lantern | None, ...] = EMPTY, **changes: Any) -> LanternsState:
    """The first player is about to place his lantern, then all others; these are the colours of the round."""
    seats = len(colours)
    hands = (holding(sun=3), holding(moon=3), holding(star=3), holding(cloud=3))[:seats]
    waiting = (Task("round", 1), *(Task("turn", seat) for seat in range(seats - 1, 0, -1)))
    state = replace(table(seats), first=0, colours=colours, pond=on, agenda=waiting, hidden=hands)
    return ask(replace(state, **changes), (0,), "place", {"colour": colours[0]})


def answer(state: LanternsState, seat: int, verb: str, **values: Value) -> Accepted[LanternsState] | Refusal:
    question = question_of(state, seat)
    assert question is not None, f"seat {seat} is not asked"
    return act(GAME, state, seat, question.number, Form(verb, values))


def play(state: LanternsState, seat: int, verb: str, **values: Value) -> Played:
    """The table after this move, and what happened."""
    accepted = answer(state, seat, verb, **values)
    assert isinstance(accepted, Accepted), accepted
    return accepted.state, accepted.events


def after(state: LanternsState, seat: int, verb: str, **values: Value) -> LanternsState:
    return play(state, seat, verb, **values)[0]


def swap(state: LanternsState, giver: int, placer: int, given: str, returned: str) -> Played:
    return play(after(state, giver, "give", wish=given), placer, "repay", wish=returned)


def asked(state: LanternsState) -> dict[int, tuple[str, dict[str, Any]]]:
    """Who is asked what, about what."""
    return {decision.seat: (decision.kind, dict(decision.subject)) for decision in state.decisions}
