"""Filling in a form at the desk: a verb, its fields in turn, then a look at the whole before it counts."""

from collections.abc import Sequence
from typing import Any

from engine.core.door import Door
from engine.core.forms import CountsByKind, Field, Filled, Form, Verb
from engine.core.game import AnyGame
from engine.core.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value, YesNoOffer
from engine.terminal.choices import ask_one, ask_some, ask_yes_no, menu, pick, yes_or_no
from engine.terminal.desk import Back, Desk
from engine.terminal.layout import bullets, listing
from engine.terminal.pieces import Pieces
from engine.terminal.question import Question, is_choice
from engine.terminal.voice import Declined, Mistake, Voice
from engine.words.called import Called
from engine.words.typed import Misread, plain


class Again(Exception):
    """Begin this form again."""


def fill_form(desk: Desk, game: AnyGame, door: Door[Any, Any, Any]) -> Form:
    """A form, filled in and confirmed. Raises `Undo` or `Quit`."""
    while True:
        try:
            verb = game.verb[choose_verb(desk, door)]
            return Form(verb.name, _rest(desk, door, verb, {}, verb.fields))
        except Again:
            desk.tell("again")
        except Back:
            if len(door.verbs()) == 1:
                desk.tell("back-nowhere")


def choose_verb(desk: Desk, door: Door[Any, Any, Any]) -> str:
    """What to do. Where there is only one thing, that is said."""
    voice, verbs = desk.voice, door.verbs()
    desk.show()
    if len(verbs) == 1:
        desk.tell("only-verb", verb=voice.verb(verbs[0]), help=voice.verb_help(verbs[0]))
        return verbs[0]
    desk.tell("verbs")
    desk.show(menu(voice, [(voice.verb(verb), voice.verb_help(verb)) for verb in verbs], skip=False))
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


def _rest(desk: Desk, door: Door[Any, Any, Any], verb: Verb, filled: Filled, fields: Sequence[Field]) -> Filled:
    """Fill the first of these fields, then the others. Going back from the others asks the first again."""
    if not fields:
        _confirm(desk, door, verb, filled)
        return filled
    while True:
        question = Question.at(desk, door, verb.name, filled, fields[0])
        offer = question.offer()
        value = _ask(question, offer) if is_choice(offer) else _leave_out(question, offer)
        try:
            return _rest(desk, door, verb, filled if value is None else {**filled, fields[0].name: value}, fields[1:])
        except Back:
            if not is_choice(offer):
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


def _leave_out(question: Question, offer: Offer) -> Value | None:
    """Say that there is nothing to choose, and go on."""
    value = question.nothing(offer)
    if not question.field.optional:
        question.desk.tell("nothing-offered", field=question.desk.voice.field(question.field.name))
    return value


def _confirm(desk: Desk, door: Door[Any, Any, Any], verb: Verb, filled: Filled) -> None:
    """Show the form. Raises `Again` if that is not what was meant."""
    desk.show()
    desk.tell("summary", verb=desk.voice.verb(verb.name))
    questions = [Question.at(desk, door, verb.name, filled, field) for field in verb.fields if filled.get(field.name)]
    if questions:
        desk.show(listing([_summed_up(question) for question in questions]))
    if notes := [note for question in questions for note in question.notes()]:
        desk.show(bullets(notes, "· "))
    desk.tell("confirm")
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
