"""Well-written answers that may not be legal: what somebody could send who does not look at the menu."""

from engine.core.chance import Below
from engine.core.forms import CountsByKind, Field, Form, OneOf, SomeOf
from engine.core.game import AnyGame
from engine.core.offers import Value

SOMETHING = ("1", "5", "nowhere", "")


def wild_form(game: AnyGame, below: Below) -> Form:
    """Any verb, its fields filled with anything of the right type."""
    verb = game.verbs[below(len(game.verbs))]
    return Form(verb.name, {field.name: wild_value(game, field, below) for field in verb.fields})


def wild_value(game: AnyGame, field: Field, below: Below) -> Value:
    """Anything of the right type for this field."""
    if isinstance(field, CountsByKind):
        return tuple(below(4) for _ in field.kinds)
    if isinstance(field, OneOf | SomeOf):
        values = (*game.groups.get(field.group, ()), *SOMETHING)
        if isinstance(field, OneOf):
            return values[below(len(values))]
        return tuple(value for value in values if below(2))
    return below(2) == 1
