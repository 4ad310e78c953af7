"""One field of a form as it is put to a person: what is on offer, and how each choice reads."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms import LONGEST, Field, Filled
from engine.core.offers import CountsOffer, Offer, SomeOffer, Value, YesNoOffer
from engine.core.refusals import Refusal
from engine.terminal.desk import Desk
from engine.terminal.naming import Names, find
from engine.terminal.voice import Declined


def is_choice(offer: Offer) -> bool:
    """Whether there is anything to choose."""
    match offer:
        case YesNoOffer():
            return offer.yes
        case SomeOffer():
            return bool(offer and offer.values and offer.most)
        case CountsOffer():
            return any(offer.totals)
    return bool(offer)


class Question(Struct, frozen=True):
    """A field of the form that is being filled in at this desk."""

    desk: Desk
    door: Door[Any, Any, Any]
    verb: str
    filled: Filled
    field: Field

    def offer(self) -> Offer:
        """What may come for the field."""
        return self.door.choices(self.verb, self.filled, self.field.name)

    def nothing(self, offer: Offer) -> Value | None:
        """The only answer where there is nothing to choose: for a field that must be filled, none of anything."""
        if self.field.optional:
            return None
        if isinstance(offer, SomeOffer) and offer.allows(()):
            return ()
        if isinstance(offer, CountsOffer) and offer.allows(none := (0,) * len(offer.kinds)):
            return none
        raise LookupError(f"nothing is offered for {self.verb}.{self.field.name} beside {self.filled}")

    def reads(self, value: Value) -> str:
        """The choice in words."""
        label = self.door.label(self.verb, self.filled, self.field.name, value)
        voice = self.desk.voice
        return voice.say(label.text) if label.text else voice.value(self.field, value)

    def price(self, value: Value) -> str:
        """What the choice costs and brings; nothing if the game does not say."""
        label = self.door.label(self.verb, self.filled, self.field.name, value)
        voice, parts = self.desk.voice, []
        if label.cost:
            parts.append(voice.tell("costs", words=tuple(map(voice.say, label.cost))))
        if label.gain:
            parts.append(voice.tell("brings", words=tuple(map(voice.say, label.gain))))
        return ", ".join(parts)

    def notes(self) -> list[str]:
        """What else is worth knowing about what was chosen for this field."""
        value = self.filled.get(self.field.name)
        if value is None:
            return []
        label = self.door.label(self.verb, self.filled, self.field.name, value)
        return [self.desk.voice.say(note) for note in label.note]

    def decline(self, typed: str, names: Sequence[Names]) -> None:
        """Raise `Declined`, with the reason, if something is meant that exists and is not on offer."""
        group, voice = self.field.group, self.desk.voice
        values = voice.groups.get(group, ())
        if not typed or find(typed, names):
            return
        for at in find(typed, [(voice.term(group, value), value) for value in values]):
            raise Declined(self.why_not(values[at]))
        if not group and typed.isdecimal() and len(typed) < LONGEST:
            raise Declined(self.why_not(typed))

    def why_not(self, value: Value) -> Refusal:
        """Why this value is not to be had."""
        return self.door.why_not(self.verb, self.filled, self.field.name, value)

    def names(self, value: str, reads: str) -> Names:
        """What a person may call this choice: as it reads, by its term, or by its id."""
        group = self.field.group
        return (self.desk.voice.term(group, value), reads, value) if group else (reads, value)
