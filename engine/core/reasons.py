"""Why a verb cannot be used now: asked when a form is refused, and when somebody asks before filling one in."""

from engine.core.game import C, GameDefinition, Opt, S, T
from engine.core.state.sealed import question_of
from engine.core.values.refusals import Core, Refusal
from engine.core.values.seats import Seat


def why_not_verb(game: GameDefinition[S, Opt, T, C], state: S, seat: Seat, verb: str) -> Refusal:
    """The game is asked for a reason only if the verb could answer the question at all."""
    decision = question_of(state, seat)
    answers = game.declares.decisions[decision.kind] if decision else ()
    reason = game.plays.why_not(state, seat, verb, {}, "", "") if verb in answers else None
    return reason or Core.VERB_NOT_NOW.refuse({"verb": verb, "legal": game.verbs_now(state, seat)})
