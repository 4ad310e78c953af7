"""Filling in a form at the prompt: a verb, its fields in turn, then a look at the whole before it counts."""

from collections.abc import Sequence
from typing import Any

from engine.core.door import Door
from engine.core.forms.forms import CountsByKind, Field, Filled, Form, Verb, is_required
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value, YesNoOffer
from engine.core.game import AnyGame
from engine.terminal.console.layout import GAP, bullets, listing, paragraph
from engine.terminal.console.voice import Mistake, TerminalVoice, TurnedDown
from engine.terminal.play.choices import ask_one, ask_some, ask_yes_no, menu, pick, yes_or_no
from engine.terminal.play.pieces import Pieces
from engine.terminal.play.prompt import Back, Prompt
from engine.terminal.play.question import Question, is_choice
from engine.words.called import Called
from engine.words.typed import Misread, plain


class Again(Exception):
    """Begin this form again."""


def fill_form(prompt: Prompt, game: AnyGame, door: Door[Any, Any, Any], known: set[str]) -> Form:
    """A form, filled in and confirmed. `known` are the verbs this person has read about. Raises `Undo` or `Quit`."""
    while True:
        try:
            verb = game.verb[choose_verb(prompt, game, door, known)]
            return Form(verb.name, _rest(prompt, door, verb, {}, verb.fields, asked=len(door.verbs()) > 1))
        except Again:
            prompt.tell("again")
        except Back:
            if len(door.verbs()) == 1:
                prompt.tell("back-nowhere")


def choose_verb(prompt: Prompt, game: AnyGame, door: Door[Any, Any, Any], known: set[str]) -> str:
    """What to do. What a verb means is said once; where there is only one thing to do, nothing is asked."""
    voice, verbs = prompt.voice, door.verbs()
    prompt.explained = [(voice.verb(verb), voice.verb_help(verb)) for verb in verbs]
    new = not known.issuperset(verbs)
    known.update(verbs)
    if len(verbs) == 1:
        if new or not game.verb[verbs[0]].fields:
            prompt.tell("only-verb", verb=voice.verb(verbs[0]), help=voice.verb_help(verbs[0]))
        return verbs[0]
    if new:
        prompt.tell("verbs")
        prompt.show(menu(voice, prompt.explained, skip=False))
    else:
        prompt.show(
            paragraph(GAP.join([voice.tell("verbs"), *(f"{n} {voice.verb(v)}" for n, v in enumerate(verbs, 1))]))
        )
    while True:
        try:
            return prompt.read(lambda typed: _verb(typed, voice, door))
        except Back:
            prompt.tell("back-nowhere")


def _verb(typed: str, voice: TerminalVoice, door: Door[Any, Any, Any]) -> str:
    """The verb that is meant. Raises `Mistake`, `Misread`, or `Declined` if it is not possible now."""
    verbs = door.verbs()
    closed = [verb for verb in door.answers() if verb not in verbs]
    if typed and not Called((voice.verb(verb), verb) for verb in verbs).find(word := plain(typed)):
        for at in Called((voice.verb(verb), verb) for verb in closed).find(word):
            raise TurnedDown(door.why_not(closed[at], {}))
    return verbs[pick(typed, [(voice.verb(verb), verb) for verb in verbs], skip=False) or 0]


def _rest(
    prompt: Prompt, door: Door[Any, Any, Any], verb: Verb, filled: Filled, fields: Sequence[Field], *, asked: bool
) -> Filled:
    """Fill the first of these fields, then the others. Going back from the others asks the first again.

    `asked` tells whether anything was left to choose so far.
    """
    if not fields:
        _confirm(prompt, door, verb, filled, asked=asked)
        return filled
    while True:
        question = Question.at(prompt, door, verb.name, filled, fields[0])
        offer = question.offer()
        only = question.only(offer)
        open = only is None and is_choice(offer)
        value = _ask(question, offer) if open else _settle(question, offer, only)
        then = filled if value is None else {**filled, fields[0].name: value}
        try:
            return _rest(prompt, door, verb, then, fields[1:], asked=asked or open)
        except Back:
            if not open:
                raise


def _ask(question: Question, offer: Offer) -> Value | None:
    question.prompt.show()
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
    prompt, field = question.prompt, question.prompt.voice.field(question.field.name)
    if only is not None:
        price = question.price(only)
        chosen = question.summed_up(only)
        prompt.tell("settled", field=field, chosen=f"{chosen} ({price})" if price else chosen)
        return only
    value = question.nothing(offer)
    if is_required(question.field):
        prompt.tell("nothing-offered", field=field)
    return value


def _confirm(prompt: Prompt, door: Door[Any, Any, Any], verb: Verb, filled: Filled, *, asked: bool) -> None:
    """Show the form. Raises `Again` if that is not what was meant."""
    prompt.show()
    prompt.tell("summary", verb=prompt.voice.verb(verb.name))
    questions = [Question.at(prompt, door, verb.name, filled, field) for field in verb.fields if filled.get(field.name)]
    if questions:
        prompt.show(listing([_summed_up(question) for question in questions]))
    notes = [note for question in questions for note in question.notes()]
    notes += [prompt.voice.say(line) for line in door.foresee(Form(verb.name, filled))]
    if notes:
        prompt.show(bullets(notes, "· "))
    prompt.tell("confirm" if asked else "confirm-only")
    if not prompt.read(lambda typed: _confirmed(prompt, typed)):
        raise Again


def _summed_up(question: Question) -> tuple[str, str, str]:
    """A field, its value, what that costs and brings."""
    field, voice = question.field, question.prompt.voice
    value = question.filled.get(field.name)
    if not value:
        return voice.field(field.name), voice.value(field, value), ""
    return voice.field(field.name), question.summed_up(value), question.price(value)


def _confirmed(prompt: Prompt, typed: str) -> bool:
    """Enter or yes, or no."""
    if not typed:
        return True
    try:
        return yes_or_no(typed, prompt.voice)
    except Misread:
        raise Mistake("confirm-or-not", typed=typed) from None
