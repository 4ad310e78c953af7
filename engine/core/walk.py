"""Filling in a form at random by walking its offers: the random player, who knows no game."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.forms.forms import Field, Filled, Form, is_required
from engine.core.forms.offers import YesNoOffer
from engine.core.groups import Choose
from engine.core.state.decisions import Decision
from engine.core.state.state import GameState
from engine.core.values.chance import Below
from engine.core.values.seats import Seat

if TYPE_CHECKING:
    from engine.core.door import Door
    from engine.core.game import AnyGame


def random_form(game: "AnyGame", door: "Door[Any, Any, Any]", below: Below) -> Form:
    """A legal form picked by walking the choices in their declared order; every legal verb is as likely as the next."""
    verbs = list(door.answers())
    while verbs:
        verb = verbs.pop(below(len(verbs)))
        if door.may(verb):
            return Form(verb, fill(door, verb, game.verb[verb].fields, below))
    raise LookupError(f"seat {door.seat} is asked {door.decision()} and no verb is open to it")


def walked(game: "AnyGame", state: GameState, decision: Decision, below: Below) -> Form:
    """The same for whoever has the state itself, as the engine has when it plays alone."""
    plays, seat, verbs = game.plays, decision.seat, list(game.declares.decisions[decision.kind])
    while verbs:
        verb = verbs.pop(below(len(verbs)))
        if plays.may[verb](state, seat):
            return Form(verb, along(verb, plays.choices[verb], state, seat, game.verb[verb].fields, below, {}))
    raise LookupError(f"seat {seat} is asked {decision} and no verb is open to it")


def fill(
    door: "Door[Any, Any, Any]",
    verb: str,
    fields: Sequence[Field],
    below: Below,
    filled: Filled | None = None,
) -> Filled:
    """Fill these fields in this order, beside what is filled already. Optional ones are skipped half the time."""
    return door.by_lot(verb, fields, below, dict(filled or {}))


def along(
    verb: str,
    choices: Mapping[str, Choose[Any]],
    state: GameState,
    seat: Seat,
    fields: Sequence[Field],
    below: Below,
    values: Filled,
) -> Filled:
    """Fill in what is offered for one field after the other."""
    for field in fields:
        if field.optional and not below(2):
            continue
        offer = choices[field.name](state, seat, values)
        if offer.__class__ is YesNoOffer:
            if offer.yes:
                values[field.name] = True
        elif offer:
            values[field.name] = offer.pick(below)
        elif is_required(field):
            raise LookupError(f"nothing is offered for {verb}.{field.name} beside {values}")
    return values
