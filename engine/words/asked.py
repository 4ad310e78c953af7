"""One field of a form as it is put to a person: how each choice reads, what it costs, and what he may call it."""

from functools import cached_property
from typing import Any

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms.forms import Field, Filled, OneOf
from engine.core.forms.offers import Offer, Value
from engine.core.state.views import Label
from engine.core.values.refusals import Refusal
from engine.words.called import Names
from engine.words.speaker import Speaker


class Asked(Struct, frozen=True, dict=True):
    """A field of the form that somebody fills in, in his language. Each choice is put into words once."""

    voice: Speaker
    door: Door[Any, Any, Any]
    verb: str
    filled: Filled
    field: Field

    def offer(self) -> Offer:
        """What may come for the field."""
        return self.door.choices(self.verb, self.filled, self.field.name)

    def label(self, value: Value) -> Label:
        """How the game offers this choice."""
        if value not in self._labels:
            self._labels[value] = self.door.label(self.verb, self.filled, self.field.name, value)
        return self._labels[value]

    def reads(self, value: Value) -> str:
        """The choice in words."""
        if value not in self._words:
            text = self.label(value).text
            self._words[value] = self.voice.say(text) if text else self.voice.value(self.field, value)
        return self._words[value]

    def costs(self, value: Value) -> tuple[str, ...]:
        """What the choice costs; nothing if the game does not say, or it is free."""
        return tuple(map(self.voice.say, self.label(value).cost))

    def free(self, value: Value) -> bool:
        """Whether the game says that it costs nothing."""
        return self.label(value).free

    def brings(self, value: Value) -> tuple[str, ...]:
        """What the choice brings; nothing if the game does not say."""
        return tuple(map(self.voice.say, self.label(value).gain))

    def summed_up(self, value: Value) -> str:
        """The choice once it is made, in few words; where its name says nothing, or as little as that of one use among
        several, as it was offered."""
        alike = isinstance(self.field, OneOf) and self.field.usual
        plain = (self.field.group and not alike) or isinstance(value, bool)
        return self.voice.value(self.field, value) if plain else self.reads(value)

    def short(self, value: Value) -> str:
        """The choice on a button."""
        text = self.label(value).short
        return self.voice.say(text) if text else self.summed_up(value)

    def suggested(self) -> Value | None:
        """What most players would fill in here, if there is such an answer."""
        return self.door.suggested(self.verb, self.filled, self.field.name)

    def notes(self) -> list[str]:
        """What else is worth knowing about what was chosen for this field."""
        value = self.filled.get(self.field.name)
        return [] if value is None else [self.voice.say(note) for note in self.label(value).note]

    def hints(self, value: Value) -> list[str]:
        """What else is worth knowing of this choice before it is made."""
        label = self.label(value)
        return [self.voice.say(text) for text in (*label.hint, *label.note)]

    def why_not(self, value: Value) -> Refusal:
        """Why this value is not to be had."""
        return self.door.why_not(self.verb, self.filled, self.field.name, value)

    # What it may be called

    def names(self, value: str, reads: str) -> Names:
        """What a person may call this choice: as it reads, by its term, or by its id."""
        group = self.field.group
        return (self.voice.term(group, value), reads, value) if group else (reads, value)

    # What was made before

    @cached_property
    def _labels(self) -> dict[Value, Label]:
        return {}

    @cached_property
    def _words(self) -> dict[Value, str]:
        return {}
