"""Well-written answers that may not be legal: what somebody could send who does not look at the menu."""

from engine.contract.trial import legal_form
from engine.core.forms.forms import CountsByKind, Field, Form, OneOf, SomeOf
from engine.core.forms.offers import Value
from engine.core.game import AnyGame
from engine.core.state.decisions import Decision
from engine.core.state.state import GameState
from engine.core.values.chance import Below

SOMETHING = ("1", "5", "nowhere", "")


def wild_form(game: AnyGame, below: Below) -> Form:
    """Any verb, its fields filled with anything of the right type."""
    verb = game.declares.verbs[below(len(game.declares.verbs))]
    return Form(verb.name, {field.name: wild_value(game, field, below) for field in verb.fields})


def almost_legal(game: AnyGame, state: GameState, decision: Decision, below: Below) -> Form:
    """A legal form with one value replaced by a well-written one that may not be legal."""
    form = legal_form(game, state, decision, below)
    fields = game.verb[form.verb].fields
    if not fields:
        return form
    field = fields[below(len(fields))]
    return Form(form.verb, {**form.values, field.name: wild_value(game, field, below)})


def wild_value(game: AnyGame, field: Field, below: Below) -> Value:
    """Anything of the right type for this field."""
    if isinstance(field, CountsByKind):
        return tuple(below(4) for _ in field.kinds)
    if isinstance(field, OneOf | SomeOf):
        values = (*game.declares.groups.get(field.group, ()), *SOMETHING)
        if isinstance(field, OneOf):
            return values[below(len(values))]
        return tuple(value for value in values if below(2))
    return below(2) == 1
