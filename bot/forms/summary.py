"""What is said to a player privately after his move: what was done, what is worth knowing, and what comes next."""

from collections.abc import Sequence
from typing import Any

from bot.forms.naming import command_line
from bot.forms.spelling import PART
from bot.words.voice import Voice
from engine.core.door import Door
from engine.core.forms.forms import Form, Verb
from engine.core.forms.offers import Value
from engine.core.game import AnyGame
from engine.core.values.texts import Params
from engine.words.asked import Asked


def done(voice: Voice, door: Door[Any, Any, Any], verb: Verb, form: Form) -> list[str]:
    """The form in words, and the notes of what was chosen. The door is that before the move."""
    asked = [Asked(voice, door, verb.name, form.values, field) for field in verb.fields if form.values.get(field.name)]
    fields = [chosen(voice, each, form.values[each.field.name]) for each in asked]
    text = voice.tell("play", "done", verb=voice.verb_button(verb.name), fields=PART.join(fields), n=len(fields))
    return [text, *(note for each in asked for note in each.notes())]


def chosen(voice: Voice, asked: Asked, value: Value) -> str:
    """A field with its value, what that costs and what it brings."""
    said: Params = {"field": voice.field(asked.field.name), "value": asked.summed_up(value)}
    price = with_price(voice, asked, value)
    return voice.tell("play", "chosen-with", **said, price=price) if price else voice.tell("play", "chosen", **said)


def with_price(voice: Voice, asked: Asked, value: Value) -> str:
    """What a choice costs and brings; empty if the game does not say."""
    parts = [voice.common("free")] if asked.free(value) else list(asked.costs(value))
    if brings := asked.brings(value):
        parts.append(voice.tell("play", "brings", words=brings))
    return ", ".join(parts)


def what_next(voice: Voice, door: Door[Any, Any, Any], game: AnyGame, language: str) -> str:
    """Whose turn it is now; if it is still his, what he can do. The door is that after the move."""
    decision, view = door.decision(), door.view()
    if view.over:
        return voice.tell("play", "over")
    if decision is None:
        seats: Sequence[int] = tuple(dict.fromkeys(each.seat for each in view.decisions))
        return voice.tell("play", "others", seats=tuple(seats))
    commands = tuple(command_line(game, verb, language) for verb in door.verbs())
    if door.answer() is not None:
        owing = tuple(dict.fromkeys(each.seat for each in view.decisions))
        return voice.tell("play", "sealed", seats=owing, legal=commands)
    return voice.tell("play", "yours", question=voice.decision(decision, door.seat), legal=commands)
