"""Promises about what a game declares: no play is needed to see whether they are kept."""

from collections.abc import Callable

from msgspec import Struct

from engine.contract.trial import BrokenPromise
from engine.core.forms.forms import Field
from engine.core.game import AnyGame
from engine.core.values.facts import broken_references, names
from engine.core.values.options import option_values
from engine.words.audit import audit
from engine.words.bundles import LANGUAGES


class Declaration(Struct, frozen=True):
    """One thing every game's declarations promise."""

    name: str
    check: Callable[[AnyGame], None]


def has_every_text(game: AnyGame) -> None:
    """Every text is present in every language, is used, and asks for no variable it does not get."""
    faults = [f"{language}: {fault}" for language in LANGUAGES for fault in audit(game, language)]
    if faults:
        raise BrokenPromise(f"{game.name}: " + "; ".join(faults))


def refers_to_what_there_is(game: AnyGame) -> None:
    """Every reference in the data leads somewhere, and the terms are those that the data defines."""
    for version, facts in game.facts.items():
        if broken := broken_references(facts):
            raise BrokenPromise(f"{game.name}, data {version}: " + "; ".join(broken))
        for group, terms in game.groups.items():
            defined = names(facts, group)
            if defined and not set(defined) <= set(terms):
                raise BrokenPromise(f"{game.name}, data {version}: {group} {set(defined) - set(terms)} has no text")


def declares_its_forms(game: AnyGame) -> None:
    """Verbs and fields are named once, and a field's name means the same thing in every verb."""
    fields: dict[str, Field] = {}
    if len(game.verb) != len(game.verbs):
        raise BrokenPromise(f"{game.name}: two verbs have one name")
    for verb in game.verbs:
        if len({field.name for field in verb.fields}) != len(verb.fields):
            raise BrokenPromise(f"{game.name}.{verb.name}: two fields have one name")
        for field in verb.fields:
            same = fields.setdefault(field.name, field)
            if (type(same), same.group) != (type(field), field.group):
                raise BrokenPromise(f"{game.name}: the field {field.name!r} means two things: {same} and {field}")
            if field.group and field.group not in game.groups:
                raise BrokenPromise(f"{game.name}.{verb.name}.{field.name}: there is no group {field.group!r}")


def declares_its_refusals(game: AnyGame) -> None:
    """A game's refusals carry its name, so that no two games mean different things by one code."""
    for refusal in game.refusals:
        if not refusal.key.startswith(f"{game.name}."):
            raise BrokenPromise(f"the refusal {refusal.key!r} must begin with {game.name!r} and a dot")


def has_sensible_options(game: AnyGame) -> None:
    """Every option is a choice a panel can show, with a default; and somebody can play."""
    option_values(game.options)
    game.options()
    if not game.players or game.players[0] < 1:
        raise BrokenPromise(f"{game.name}: nobody can play it: {game.players}")


DECLARATIONS: tuple[Declaration, ...] = (
    Declaration("has-every-text", has_every_text),
    Declaration("refers-to-what-there-is", refers_to_what_there_is),
    Declaration("declares-its-forms", declares_its_forms),
    Declaration("declares-its-refusals", declares_its_refusals),
    Declaration("has-sensible-options", has_sensible_options),
)
