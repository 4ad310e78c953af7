"""Sealed answers: several seats are asked at once, and nothing is shown before the last of them has answered.

Until then each may change his answer, alone: that undoes nobody's step, and nobody is told. That he has answered is
public, what he has answered is not.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from engine.core.forms.forms import Form
from engine.core.state.decisions import Decision
from engine.core.state.state import GameState, decision_of
from engine.core.values.seats import Seat

if TYPE_CHECKING:
    from engine.core.state.agenda import A


class SealedAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has answered, and to what."""

    decision: Decision
    form: Form


def sealed_answer(state: GameState, seat: Seat) -> SealedAnswer | None:
    """What this seat has answered and may still change, if anything."""
    answers: tuple[SealedAnswer, ...] = getattr(state, "sealed", ())
    return next((each for each in answers if each.decision.seat == seat), None)


def question_of(state: GameState, seat: Seat) -> Decision | None:
    """What this seat may answer now: what it is asked, or what it has answered under seal."""
    asked = decision_of(state, seat)
    if asked is not None:
        return asked
    answer = sealed_answer(state, seat)
    return None if answer is None else answer.decision


def seal(state: "A", decision: Decision, form: Form) -> "A":
    """With this answer under seal; the question to this seat is closed."""
    others = [each for each in state.sealed if each.decision.seat != decision.seat]
    sealed = sorted((*others, SealedAnswer(decision, form)), key=lambda each: each.decision.seat)
    left = tuple(each for each in state.decisions if each.seat != decision.seat)
    return replace(state, sealed=tuple(sealed), decisions=left)


def unseal(state: "A") -> "tuple[A, Mapping[Seat, Form]]":
    """All answers, once nobody is asked any more."""
    return replace(state, sealed=()), {each.decision.seat: each.form for each in state.sealed}
