"""What somebody typed into an option, read as the value of its field: by value or by label, in any of our languages."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import Any

from bot.forms.labels import head, label
from bot.forms.languages import and_mixed, first_of
from bot.forms.spelling import HINT, NOTHING, PART, tidy, unspelled
from bot.words import Voice
from engine.core.door import Door
from engine.core.forms import LONGEST as LONGEST_ID
from engine.core.forms import CountsByKind, Field, Filled, SomeOf, YesNo
from engine.core.offers import Offer, OneOffer, SomeOffer, Value
from engine.core.refusals import Core, Refusal
from engine.words.asked import Asked
from engine.words.typed import Misread, Names, find, plain, yes_or_no
from engine.words.typed_several import read_counts, read_list

LONGEST = 300
"""Characters; no answer to any question is longer."""


class Declined(Exception):
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
        self._called: dict[str, set[str]] = {}

    @cached_property
    def offer(self) -> Offer:
        """What may come for the field."""
        return self.own.offer()

    def label(self, value: Value) -> str:
        """A choice as it is offered to this person."""
        return label(self.own, self.voice, value, self.offer)

    def read(self, text: str) -> Value | None:
        """The value that is meant, which is on offer; None if nothing was typed, or an optional field is left out.

        Raises `Misread` or `Declined`.
        """
        value = self.understand(text)
        if value is None or (self.field.optional and isinstance(value, tuple) and not any(value)):
            return None
        if not self.offer.allows(value):
            raise Declined(self.why_not(value))
        return value

    def understand(self, text: str) -> Value | None:
        """The value that is meant, on offer or not. Raises `Misread`."""
        text = tidy(text)
        if text == HINT:
            raise Misread("hint-only", field=self.voice.field(self.field.name))
        if len(text) > LONGEST:
            raise Misread("too-long", field=self.voice.field(self.field.name))
        if not text:
            return None
        value = unspelled(self.field, text)
        return self._meant(text) if value is None else value

    def why_not(self, value: Value) -> Refusal:
        """Why this value is not to be had."""
        if self.field.fits(value):
            return self.own.why_not(value)
        return Core.MALFORMED_FIELD.refuse({"verb": self.own.verb, "field": self.field.name})

    def _meant(self, text: str) -> Value:
        # A label is as good as a value, and what it says of cost and gain may have changed since.
        bare = text.split(PART)[0]
        if isinstance(self.field, YesNo):
            words = [(voice.common("yes"), voice.common("no")) for _, voice in self.ways]
            return first_of(partial(yes_or_no, bare, yes, no) for yes, no in words)
        if isinstance(self.field, CountsByKind):
            return first_of(partial(read_counts, bare, kinds, self.nothing) for kinds in self.kinds)
        if isinstance(self.field, SomeOf):
            return self._some(bare)
        return self._one(bare)

    # Several

    @cached_property
    def nothing(self) -> Names:
        """Words for none at all."""
        return tuple(plain(voice.common(word)) for _, voice in self.ways for word in ("nothing", "no"))

    @cached_property
    def kinds(self) -> list[list[Names]]:
        """What each kind of piece may be called: in each language, and in all of them at once."""
        field = self.field
        assert isinstance(field, CountsByKind)
        return and_mixed([asked.kinds(field) for asked, _ in self.ways])

    @cached_property
    def things(self) -> list[list[Names]]:
        """What each value there is may be called, in the same way; those on offer come first."""
        return and_mixed([[self._names(asked, value) for value in self.values] for asked, _ in self.ways])

    @cached_property
    def values(self) -> tuple[str, ...]:
        """Every value there is, on offer or not."""
        offered = self.offer.values if isinstance(self.offer, OneOffer | SomeOffer) else ()
        return tuple(dict.fromkeys((*offered, *self.voice.groups.get(self.field.group, ()))))

    def _names(self, asked: Asked, value: str) -> Names:
        if self.field.group:
            return asked.voice.term(self.field.group, value), value
        return asked.reads((value,)), value

    def _some(self, bare: str) -> tuple[str, ...]:
        if bare == NOTHING or plain(bare) in self.nothing:
            return ()
        chosen = first_of(partial(read_list, bare, things, numbered=False) for things in self.things)
        return tuple(self.values[at] for at in chosen)

    # One

    def _one(self, bare: str) -> str:
        """What is called exactly so goes before what begins so, and so does what is not on offer: to be told why."""
        offered = self.offer.values if isinstance(self.offer, OneOffer) else ()
        if bare in offered or self._is_number(bare):
            return bare
        exact = [value for value in offered if plain(bare) in self.called(value)]
        exact = exact or [value for value in self.values if plain(bare) in self._termed(value)]
        if len(exact) == 1:
            return exact[0]
        return self._begins(bare, exact or offered) or self._elsewhere(bare) or self._unknown(bare, offered)

    def called(self, value: str) -> set[str]:
        """Everything this choice is called somewhere."""
        if value not in self._called:
            heads = {plain(head(asked, value)) for asked, _ in self.ways}
            bare = {text.removeprefix(f"{plain(value)} – ") for text in heads}
            self._called[value] = self._termed(value) | heads | bare
        return self._called[value]

    def _termed(self, value: str) -> set[str]:
        """What this value is called wherever it appears."""
        group = self.field.group
        return {plain(value), *(plain(voice.term(group, value)) for _, voice in self.ways)}

    def _begins(self, bare: str, values: Sequence[str]) -> str | None:
        """The one whose name begins so, in the first language in which there is one."""
        for asked, _ in self.ways:
            found = find(bare, [asked.names(value, asked.reads(value)) for value in values])
            if len(found) == 1:
                return values[found[0]]
            if found:
                legal = tuple(head(self.own, values[at]) for at in found)
                raise Misread("ambiguous-word", typed=bare, legal=legal)
        return None

    def _is_number(self, bare: str) -> bool:
        """Whether it is the number of something that has no other name, not one that stands in a description."""
        return not self.field.group and bare.isdecimal() and len(bare) < LONGEST_ID

    def _elsewhere(self, bare: str) -> str | None:
        """Something that exists and is not on offer."""
        for asked, _ in self.ways if self.field.group else ():
            if found := find(bare, [self._names(asked, value) for value in self.values]):
                return self.values[found[0]]
        return None

    def _unknown(self, bare: str, offered: Sequence[str]) -> str:
        if not offered:
            raise Misread("nothing-offered", field=self.voice.field(self.field.name))
        raise Misread("unknown-word", typed=bare, legal=tuple(head(self.own, value) for value in offered))
