"""What somebody typed into an option, read as the value of its field: by value or by label, in any of our languages."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import Any

from bot.forms.entry import Entry
from bot.forms.labels import head, label
from bot.forms.languages import Ways, and_mixed, first_of
from bot.forms.spelling import HINT, NOTHING, unspelled
from bot.words.voice import Voice
from engine.core.door import Door
from engine.core.forms.forms import LONGEST as LONGEST_ID
from engine.core.forms.forms import CountsByKind, Field, Filled, SomeOf, YesNo
from engine.core.forms.offers import Offer, OneOffer, SomeOffer, Value
from engine.core.values.refusals import Core, Refusal
from engine.words.asked import Asked
from engine.words.called import Called, Names
from engine.words.typed import Misread, Plain, ready, yes_or_no
from engine.words.typed_several import read_counts, read_list


class TypedWrong(Exception):
    """What was typed is understood and not possible: the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Reader:
    """One field beside what else is filled, with the voices of all our languages, the person's own first."""

    def __init__(
        self, voices: Sequence[Voice], door: Door[Any, Any, Any], verb: str, filled: Filled, field: Field
    ) -> None:
        self.voice, self.field = voices[0], field
        self.ways = [(Asked(voice, door, verb, filled, field), voice) for voice in voices]
        """The same question in each language."""
        self.own = self.ways[0][0]
        self._called: dict[str, set[Plain]] = {}

    @cached_property
    def offer(self) -> Offer:
        """What may come for the field."""
        return self.own.offer()

    def label(self, value: Value) -> str:
        """A choice as it is offered to this person."""
        return label(self.own, self.voice, value, self.offer)

    def read(self, entry: Entry) -> Value | None:
        """The value that is meant, which is on offer; None if nothing was typed, or an optional field is left out.

        Raises `Misread` or `Declined`.
        """
        value = self.understand(entry)
        if value is None or (self.field.optional and isinstance(value, tuple) and not any(value)):
            return None
        if not self.offer.allows(value):
            raise TypedWrong(self.why_not(value))
        return value

    def understand(self, entry: Entry) -> Value | None:
        """The value that is meant, on offer or not. Raises `Misread`."""
        word = self.word(entry)
        if entry.text == HINT:
            raise Misread("hint-only", field=self.voice.field(self.field.name))
        if not entry.text:
            return None
        if isinstance(self.field, YesNo):
            return entry.once(lambda: self._yes_no(entry.text, word))
        if isinstance(self.field, CountsByKind):
            return entry.once(lambda: self._pieces(entry.text, word))
        return self._some(entry.text, word) if isinstance(self.field, SomeOf) else self._one(entry.text, word)

    def word(self, entry: Entry) -> Plain:
        """What was typed as it is compared. Raises `Misread` if it is too long for that."""
        if entry.plain is None:
            raise Misread("too-long", field=self.voice.field(self.field.name))
        return entry.plain

    def why_not(self, value: Value) -> Refusal:
        """Why this value is not to be had."""
        if self.field.fits(value):
            return self.own.why_not(value)
        return Core.MALFORMED_FIELD.refuse({"verb": self.own.verb, "field": self.field.name})

    def _yes_no(self, text: str, word: Plain) -> Value:
        value = unspelled(self.field, text)
        if value is not None:
            return value
        words = [(voice.common("yes"), voice.common("no")) for _, voice in self.ways]
        return first_of(partial(yes_or_no, word, yes, no, typed=text) for yes, no in words)

    # Several

    @cached_property
    def nothing(self) -> tuple[Plain, ...]:
        """Words for none at all."""
        return tuple(ready(voice.common(word)) for _, voice in self.ways for word in ("nothing", "no"))

    @cached_property
    def kinds(self) -> Ways:
        """What each kind of piece may be called: in each language, and in all of them at once."""
        field = self.field
        assert isinstance(field, CountsByKind)
        return and_mixed(tuple(voice.kinds(field) for _, voice in self.ways))

    @cached_property
    def things(self) -> Ways:
        """What each value there is may be called, in the same way; those on offer come first."""
        return and_mixed(tuple(tuple(self._names(asked, value) for value in self.values) for asked, _ in self.ways))

    @cached_property
    def values(self) -> tuple[str, ...]:
        """Every value there is, on offer or not."""
        offered = self.offer.values if isinstance(self.offer, OneOffer | SomeOffer) else ()
        return tuple(dict.fromkeys((*offered, *self.voice.groups.get(self.field.group, ()))))

    def _names(self, asked: Asked, value: str) -> Names:
        if self.field.group:
            return asked.voice.term(self.field.group, value), value
        return asked.reads((value,)), value

    def _pieces(self, text: str, word: Plain) -> Value:
        value = unspelled(self.field, text)
        if value is not None:
            return value
        return first_of(partial(read_counts, word, kinds, self.nothing) for kinds in self.kinds)

    def _some(self, text: str, word: Plain) -> tuple[str, ...]:
        if text == NOTHING or word in self.nothing:
            return ()
        if len(exact := [value for value in self.values if word in self._termed(value)]) == 1:
            return (exact[0],)  # the whole name of one, in whatever language, is nothing else in another
        ordered = isinstance(self.field, SomeOf) and self.field.ordered
        chosen = first_of(partial(read_list, word, things, numbered=False, ordered=ordered) for things in self.things)
        return tuple(self.values[at] for at in chosen)

    # One

    def _one(self, text: str, word: Plain) -> str:
        """What is called exactly so goes before what begins so, and so does what is not on offer: to be told why."""
        offered = self.offer.values if isinstance(self.offer, OneOffer) else ()
        if text in offered or self._is_number(text):
            return text
        exact = [value for value in offered if word in self.called(value)]
        exact = exact or [value for value in self.values if word in self._termed(value)]
        if len(exact) == 1:
            return exact[0]
        return self._begins(text, word, exact or offered) or self._elsewhere(word) or self._unknown(text, offered)

    def called(self, value: str) -> set[Plain]:
        """Everything this choice is called somewhere."""
        if value not in self._called:
            heads = {ready(head(asked, value)) for asked, _ in self.ways}
            bare = {Plain(text.removeprefix(f"{ready(value)} – ")) for text in heads}
            self._called[value] = self._termed(value) | heads | bare
        return self._called[value]

    def _termed(self, value: str) -> set[Plain]:
        """What this value is called wherever it appears."""
        group = self.field.group
        return {ready(value), *(ready(voice.term(group, value)) for _, voice in self.ways)}

    def _begins(self, text: str, word: Plain, values: Sequence[str]) -> str | None:
        """The one whose name begins so, in the first language in which there is one."""
        for asked, _ in self.ways:
            found = Called(asked.names(value, asked.reads(value)) for value in values).find(word)
            if len(found) == 1:
                return values[found[0]]
            if found:
                legal = tuple(head(self.own, values[at]) for at in found)
                raise Misread("ambiguous-word", typed=text, legal=legal)
        return None

    def _is_number(self, text: str) -> bool:
        """Whether it is the number of something that has no other name, not one that stands in a description."""
        return not self.field.group and text.isdecimal() and len(text) < LONGEST_ID

    def _elsewhere(self, word: Plain) -> str | None:
        """Something that exists and is not on offer."""
        found = [at for things in self.things[:-1] for at in things.find(word)] if self.field.group else []
        return self.values[found[0]] if found else None

    def _unknown(self, text: str, offered: Sequence[str]) -> str:
        if not offered:
            raise Misread("nothing-offered", field=self.voice.field(self.field.name))
        raise Misread("unknown-word", typed=text, legal=tuple(head(self.own, value) for value in offered))
