"""Filling in a form at the desk: a verb, its fields in turn, then a look at the whole before it counts."""

from collections.abc import Sequence
from typing import Any

from engine.core.door import Door
from engine.core.forms import CountsByKind, Field, Filled, Form, Verb
from engine.core.game import AnyGame
from engine.core.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value, YesNoOffer
from engine.terminal.choices import ask_one, ask_some, ask_yes_no, menu, pick, yes_or_no
from engine.terminal.desk import Back, Desk
from engine.terminal.layout import GAP, bullets, listing, paragraph
from engine.terminal.pieces import Pieces
from engine.terminal.question import Question, is_choice
from engine.terminal.voice import Declined, Mistake, Voice
from engine.words.called import Called
from engine.words.typed import Misread, plain


class Again(Exception):
    """Begin this form again."""


def fill_form(desk: Desk, game: AnyGame, door: Door[Any, Any, Any], known: set[str]) -> Form:
    """A form, filled in and confirmed. `known` are the verbs this person has read about. Raises `Undo` or `Quit`."""
    while True:
        try:
            verb = game.verb[choose_verb(desk, game, door, known)]
            return Form(verb.name, _rest(desk, door, verb, {}, verb.fields, asked=len(door.verbs()) > 1))
        except Again:
            desk.tell("again")
        except Back:
            if len(door.verbs()) == 1:
                desk.tell("back-nowhere")


def choose_verb(desk: Desk, game: AnyGame, door: Door[Any, Any, Any], known: set[str]) -> str:
    """What to do. What a verb means is said once; where there is only one thing to do, nothing is asked."""
    voice, verbs = desk.voice, door.verbs()
    desk.explained = [(voice.verb(verb), voice.verb_help(verb)) for verb in verbs]
    new = not known.issuperset(verbs)
    known.update(verbs)
    if len(verbs) == 1:
        if new or not game.verb[verbs[0]].fields:
            desk.tell("only-verb", verb=voice.verb(verbs[0]), help=voice.verb_help(verbs[0]))
        return verbs[0]
    if new:
        desk.tell("verbs")
        desk.show(menu(voice, desk.explained, skip=False))
    else:
        desk.show(paragraph(GAP.join([voice.tell("verbs"), *(f"{n} {voice.verb(v)}" for n, v in enumerate(verbs, 1))])))
    while True:
        try:
            return desk.read(lambda typed: _verb(typed, voice, door))
        except Back:
            desk.tell("back-nowhere")


def _verb(typed: str, voice: Voice, door: Door[Any, Any, Any]) -> str:
    """The verb that is meant. Raises `Mistake`, `Misread`, or `Declined` if it is not possible now."""
    verbs = door.verbs()
    closed = [verb for verb in door.answers() if verb not in verbs]
    if typed and not Called((voice.verb(verb), verb) for verb in verbs).find(word := plain(typed)):
        for at in Called((voice.verb(verb), verb) for verb in closed).find(word):
            raise Declined(door.why_not(closed[at], {}))
    return verbs[pick(typed, [(voice.verb(verb), verb) for verb in verbs], skip=False) or 0]


def _rest(
    desk: Desk, door: Door[Any, Any, Any], verb: Verb, filled: Filled, fields: Sequence[Field], *, asked: bool
) -> Filled:
    """Fill the first of these fields, then the others. Going back from the others asks the first again.

    `asked` tells whether anything was left to choose so far.
    """
    if not fields:
        _confirm(desk, door, verb, filled, asked=asked)
        return filled
    while True:
        question = Question.at(desk, door, verb.name, filled, fields[0])
        offer = question.offer()
        only = question.only(offer)
        open = only is None and is_choice(offer)
        value = _ask(question, offer) if open else _settle(question, offer, only)
        then = filled if value is None else {**filled, fields[0].name: value}
        try:
            return _rest(desk, door, verb, then, fields[1:], asked=asked or open)
        except Back:
            if not open:
                raise


def _ask(question: Question, offer: Offer) -> Value | None:
    question.desk.show()
    field = question.field
    match offer:
        case OneOffer():
            return ask_one(question, offer)
        case SomeOffer():
            return ask_some(question, offer)
        case YesNoOffer():
            return ask_yes_no(question, offer)
        case CountsOffer() if isinstance(field, CountsByKind):
            return Pieces(question, field, offer).ask()
    raise TypeError(f"{question.verb}.{field.name} is offered {offer}")


def _settle(question: Question, offer: Offer, only: Value | None) -> Value | None:
    """Say what is chosen where there is one answer, or that there is nothing to choose, and go on."""
    desk, field = question.desk, question.desk.voice.field(question.field.name)
    if only is not None:
        price = question.price(only)
        chosen = question.summed_up(only)
        desk.tell("settled", field=field, chosen=f"{chosen} ({price})" if price else chosen)
        return only
    value = question.nothing(offer)
    if not question.field.optional:
        desk.tell("nothing-offered", field=field)
    return value


def _confirm(desk: Desk, door: Door[Any, Any, Any], verb: Verb, filled: Filled, *, asked: bool) -> None:
    """Show the form. Raises `Again` if that is not what was meant."""
    desk.show()
    desk.tell("summary", verb=desk.voice.verb(verb.name))
    questions = [Question.at(desk, door, verb.name, filled, field) for field in verb.fields if filled.get(field.name)]
    if questions:
        desk.show(listing([_summed_up(question) for question in questions]))
    if notes := [note for question in questions for note in question.notes()]:
        desk.show(bullets(notes, "· "))
    desk.tell("confirm" if asked else "confirm-only")
    if not desk.read(lambda typed: _confirmed(desk, typed)):
        raise Again


def _summed_up(question: Question) -> tuple[str, str, str]:
    """A field, its value, what that costs and brings."""
    field, voice = question.field, question.desk.voice
    value = question.filled.get(field.name)
    if not value:
        return voice.field(field.name), voice.value(field, value), ""
    return voice.field(field.name), question.summed_up(value), question.price(value)


def _confirmed(desk: Desk, typed: str) -> bool:
    """Enter or yes, or no."""
    if not typed:
        return True
    try:
        return yes_or_no(typed, desk.voice)
    except Misread:
        raise Mistake("confirm-or-not", typed=typed) from None
