"""A form as somebody fills it in, in any order: what of it stands, what is suggested for the rest, and the whole."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.forms.entry import Entry
from bot.forms.reading import Reader, TypedWrong
from bot.forms.suggesting import Suggestion, hint, hint_first, suggest
from bot.words.voice import Voice
from engine.core.door import Door
from engine.core.forms.forms import Field, Filled, Form, Verb, is_required
from engine.core.forms.offers import OneOffer, Value
from engine.core.values.refusals import Core, Refusal
from engine.words.typed import Misread


class Filling:
    """The texts of a command's options by the names of their fields; the voices, the person's own first."""

    def __init__(
        self, voices: Sequence[Voice], door: Door[Any, Any, Any], verb: Verb, texts: Mapping[str, str]
    ) -> None:
        self.voices, self.door, self.verb = voices, door, verb
        self._entries = {field.name: Entry.of(texts.get(field.name, "")) for field in verb.fields}

    def form(self) -> Form:
        """The whole form, every field legal beside those before it. Raises `Misread` or `Declined`."""
        if refusal := why_not_now(self.door, self.verb.name):
            raise TypedWrong(refusal)
        filled: Filled = {}
        for field in self.verb.fields:
            value = self._reader(field, filled).read(self._entries[field.name])
            if value is not None:
                filled[field.name] = value
            elif is_required(field) or (field.if_any and self._reader(field, filled).offer):
                raise TypedWrong(Core.MISSING_FIELD.refuse({"verb": self.verb.name, "field": field.name}))
        return Form(self.verb.name, filled)

    def suggestions(self, name: str) -> list[Suggestion]:
        """What may come for this field, given what stands of the others."""
        if refusal := why_not_now(self.door, self.verb.name):
            return hint(self.voices[0].refusal(refusal))
        field, legal = self.verb.field(name), self.legal(name)
        for before in self._missing(field, legal):
            return hint_first(self.voices[0], before)
        reader = self._reader(field, legal)
        if isinstance(reader.offer, OneOffer) and self._waiting_for(name):
            reader.offer = self._narrowed(name, reader.offer)
        return suggest(reader, self._entries[name])

    def legal(self, focus: str = "", value: Value | None = None) -> Filled:
        """What can be read of the form and is legal beside what comes before it; perhaps with this value for one
        field."""
        kept: Filled = {}
        for field in self.verb.fields:
            mine = value if field.name == focus else self._readable(field, kept)
            if mine is not None and not self._missing(field, kept):
                kept[field.name] = mine
        return kept

    def _missing(self, field: Field, kept: Filled) -> list[str]:
        """What has to be filled in before this field: not what there is nothing to choose for beside the rest."""
        left = [self.verb.field(before) for before in field.after if before not in kept]
        return [each.name for each in left if not each.if_any or self._reader(each, kept).offer]

    def _readable(self, field: Field, kept: Filled) -> Value | None:
        entry = self._entries[field.name]
        try:
            return self._reader(field, kept).read(entry) if entry.text else None
        except (Misread, TypedWrong):
            return None

    def _reader(self, field: Field, filled: Filled) -> Reader:
        # What is filled grows while the form is read; each question keeps what was there when it was put.
        return Reader(self.voices, self.door, self.verb.name, dict(filled), field)

    def _waiting_for(self, name: str) -> bool:
        """Whether something is filled in already that goes by what is chosen here."""
        return any(name in field.after and self._entries[field.name].text for field in self.verb.fields)

    def _narrowed(self, name: str, offer: OneOffer) -> OneOffer:
        """The choices beside which most of what is filled in stands."""
        stands = {value: len(self.legal(name, value)) for value in offer.values}
        return OneOffer(tuple(value for value in offer.values if stands[value] == max(stands.values())))


def why_not_now(door: Door[Any, Any, Any], verb: str) -> Refusal | None:
    """Why this seat cannot use this verb now; None if it can."""
    if door.decision() is not None:
        possible = verb in door.answers() and door.may(verb)
        return None if possible else door.why_not(verb, {})
    view = door.view()
    if view.over:
        return Core.GAME_OVER.refuse()
    for decision in view.decisions:
        return Core.NOT_YOUR_DECISION.refuse({"seat": decision.seat})
    return Core.DECISION_CLOSED.refuse()
