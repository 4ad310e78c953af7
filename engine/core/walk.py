"""Filling in a form at random by walking its offers: the random player, who knows no game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.core.chance import Below
from engine.core.forms import Field, Filled, Form, YesNo

if TYPE_CHECKING:
    from engine.core.door import Door
    from engine.core.game import AnyGame


def random_form(game: "AnyGame", door: "Door[Any, Any, Any]", below: Below) -> Form:
    """A legal form picked by walking the choices in their declared order."""
    verbs = door.verbs()
    verb = verbs[below(len(verbs))] if len(verbs) > 1 else verbs[0]
    return Form(verb, fill(door, verb, game.verb[verb].fields, below))


def fill(
    door: "Door[Any, Any, Any]",
    verb: str,
    fields: Sequence[Field],
    below: Below,
    filled: Filled | None = None,
) -> Filled:
    """Fill these fields in this order, beside what is filled already. Optional ones are skipped half the time."""
    values = dict(filled or {})
    for field in fields:
        if field.optional and not isinstance(field, YesNo) and below(2):
            continue
        offer = door.choices(verb, values, field.name)
        if offer:
            values[field.name] = offer.pick(below)
        elif not field.optional:
            raise LookupError(f"nothing is offered for {verb}.{field.name} beside {values}")
    return values
