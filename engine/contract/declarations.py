"""Promises about what a game declares: no play is needed to see whether they are kept."""

from collections.abc import Callable

from msgspec import Struct

from engine.contract.trial import BrokenPromise
from engine.core.forms.forms import Field, OneOf, SomeOf
from engine.core.game import AnyGame
from engine.core.learning import HELP
from engine.core.state.agenda import AgendaState
from engine.core.values.facts import broken_references, names
from engine.core.values.options import option_values
from engine.words.audit import audit
from engine.words.bundles import LANGUAGES
from engine.words.speaker import Speaker


class Declaration(Struct, frozen=True):
    """One thing every game's declarations promise."""

    name: str
    check: Callable[[AnyGame], None]


def has_every_text(game: AnyGame) -> None:
    """Every text is there in every language, is used, asks for no variable it does not get, and is no other's name."""
    for fault_in in (audit, named_alike):
        faults = [f"{language}: {fault}" for language in LANGUAGES for fault in fault_in(game, language)]
        if faults:
            raise BrokenPromise(f"{game.name}: " + "; ".join(faults))


def named_alike(game: AnyGame, language: str) -> list[str]:
    """The things of one group that have one name: nobody could say which of them he means."""
    speaker = Speaker(game, language)
    named = [(group, thing, speaker.term(group, thing)) for group, things in speaker.groups.items() for thing in things]
    once = {(group, name): thing for group, thing, name in named}
    return [
        f"{group} {thing} and {other} are both called {name!r}"
        for group, thing, name in named
        if (other := once[group, name]) != thing
    ]


def refers_to_what_there_is(game: AnyGame) -> None:
    """Every reference in the data leads somewhere, and the terms are those that the data defines."""
    for version, facts in game.declares.facts.items():
        if broken := broken_references(facts):
            raise BrokenPromise(f"{game.name}, data {version}: " + "; ".join(broken))
        for group, terms in game.declares.groups.items():
            defined = names(facts, group)
            if defined and not set(defined) <= set(terms):
                raise BrokenPromise(f"{game.name}, data {version}: {group} {set(defined) - set(terms)} has no text")


def declares_its_forms(game: AnyGame) -> None:
    """Verbs and fields are named once, and a field's name means the same thing in every verb."""
    fields: dict[str, Field] = {}
    if len(game.verb) != len(game.declares.verbs):
        raise BrokenPromise(f"{game.name}: two verbs have one name")
    for verb in game.declares.verbs:
        if len({field.name for field in verb.fields}) != len(verb.fields):
            raise BrokenPromise(f"{game.name}.{verb.name}: two fields have one name")
        for field in verb.fields:
            same = fields.setdefault(field.name, field)
            if (type(same), same.group) != (type(field), field.group):
                raise BrokenPromise(f"{game.name}: the field {field.name!r} means two things: {same} and {field}")
            if fault := _fault_of(game, field):
                raise BrokenPromise(f"{game.name}.{verb.name}.{field.name}: {fault}")


def _fault_of(game: AnyGame, field: Field) -> str:
    """What is wrong with a field by itself."""
    layout = field.layout if isinstance(field, OneOf | SomeOf) else None
    if field.group and field.group not in game.declares.groups:
        return f"there is no group {field.group!r}"
    if field.if_any and not field.after:
        return "by which fields is there anything to choose?"
    if layout is not None and len(set(layout.values)) != len(layout.values):
        return f"something lies in two places: {layout}"
    return ""


def declares_its_questions(game: AnyGame) -> None:
    """What questions are about and which answers are sealed is said of questions there are, by states that keep it."""
    for kind in (*game.declares.subjects, *game.plays.sealed):
        if kind not in game.declares.decisions:
            raise BrokenPromise(f"{game.name}: there is no question {kind!r}")
    if game.plays.sealed and not issubclass(game.declares.state_type, AgendaState):
        raise BrokenPromise(f"{game.name}: sealed answers need an AgendaState, not {game.declares.state_type.__name__}")
    events = {event.key: event.params for event in game.declares.events}
    for kind, sealing in game.plays.sealed.items():
        if events.get(sealing.answered, {}).keys() != {"seat"}:
            raise BrokenPromise(f"{game.name}.{kind}: the event {sealing.answered!r} must say the seat and no more")


def declares_its_refusals(game: AnyGame) -> None:
    """A game's refusals carry its name, so that no two games mean different things by one code."""
    for refusal in game.declares.refusals:
        if not refusal.key.startswith(f"{game.name}."):
            raise BrokenPromise(f"the refusal {refusal.key!r} must begin with {game.name!r} and a dot")


def teaches_what_there_is(game: AnyGame) -> None:
    """Lessons are of steps there are and lead to pages there are; who learns a game is left alone at none of them."""
    declares = game.declares
    topics, lessons = [topic.name for topic in declares.topics], [lesson.at for lesson in declares.lessons]
    asked = {f"{kind}.{verb}" for kind, verbs in declares.decisions.items() for verb in verbs}
    fields = {f"{verb.name}.{field.name}" for verb in declares.verbs for field in verb.fields}
    steps = {*declares.decisions, *game.verb, *fields, *asked}
    needed = {*declares.decisions, *(verb.name for verb in declares.verbs if verb.fields)} if lessons else set()
    for named, of in ((topics, "topics"), (lessons, "lessons")):
        if len(set(named)) != len(named):
            raise BrokenPromise(f"{game.name}: two {of} have one name: {named}")
    if HELP in game.verb:
        raise BrokenPromise(f"{game.name}: a verb cannot be called {HELP!r}: its command is the one that has the rules")
    if stray := set(lessons) - steps:
        raise BrokenPromise(f"{game.name}: lessons for what is no question, verb or field: {sorted(stray)}")
    if missing := needed - set(lessons):
        raise BrokenPromise(f"{game.name}: no lesson for {sorted(missing)}")
    if lost := {lesson.topic for lesson in declares.lessons} - set(topics):
        raise BrokenPromise(f"{game.name}: lessons lead to no such topic: {sorted(lost)}")


def has_sensible_options(game: AnyGame) -> None:
    """Every option is a choice a panel can show, with a default; and somebody can play."""
    option_values(game.declares.options)
    game.declares.options()
    if not game.declares.players or game.declares.players[0] < 1:
        raise BrokenPromise(f"{game.name}: nobody can play it: {game.declares.players}")


DECLARATIONS: tuple[Declaration, ...] = (
    Declaration("has-every-text", has_every_text),
    Declaration("refers-to-what-there-is", refers_to_what_there_is),
    Declaration("declares-its-forms", declares_its_forms),
    Declaration("declares-its-questions", declares_its_questions),
    Declaration("declares-its-refusals", declares_its_refusals),
    Declaration("teaches-what-there-is", teaches_what_there_is),
    Declaration("has-sensible-options", has_sensible_options),
)
