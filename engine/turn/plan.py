"""What somebody has chosen so far: changed only to absolute values, so that a press that comes twice does no harm."""

from engine.core.forms.bags import Counts
from engine.core.forms.forms import Field, Filled, Form, Verb
from engine.core.forms.offers import Value
from engine.turn.stage import before, is_optional


def put(verb: Verb, filled: Filled, field: Field, value: Value) -> Form:
    """With this value; what else was chosen stays, as far as it is still possible beside it."""
    return Form(verb.name, {**filled, field.name: value})


def without(verb: Verb, filled: Filled, field: Field) -> Form:
    """Back to where this field was not chosen; an optional one goes alone."""
    if is_optional(field):
        return Form(verb.name, {name: value for name, value in filled.items() if name != field.name})
    return Form(verb.name, before(verb, filled, field))


def as_most_would(verb: Verb, filled: Filled, field: Field) -> Form:
    """What was chosen for a required field is taken back; what was added beside it stays."""
    return Form(verb.name, {**before(verb, filled, field), **_optional(verb, filled)})


def _optional(verb: Verb, filled: Filled) -> Filled:
    return {each.name: filled[each.name] for each in verb.fields if is_optional(each) and each.name in filled}


def with_count(counts: Counts, kind: int, n: int) -> Counts:
    """So many of one kind."""
    return (*counts[:kind], n, *counts[kind + 1 :])


def with_value(chosen: tuple[str, ...], value: str, offered: tuple[str, ...], *, ordered: bool) -> tuple[str, ...]:
    """With one more of several values: last where the order counts, else where it is offered."""
    if value in chosen:
        return chosen
    more = (*chosen, value)
    return more if ordered else tuple(each for each in offered if each in more)


def without_value(chosen: tuple[str, ...], value: str) -> tuple[str, ...]:
    """Without it."""
    return tuple(each for each in chosen if each != value)
