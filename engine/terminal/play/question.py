"""One field of a form as it is put to a person at the prompt: what is on offer, and what he types."""

from collections.abc import Sequence
from typing import Any

from engine.core.door import Door
from engine.core.forms.bags import bags
from engine.core.forms.forms import LONGEST, Field, Filled, is_required
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value, YesNoOffer
from engine.terminal.console.voice import TurnedDown
from engine.terminal.play.prompt import Prompt
from engine.words.asked import Asked
from engine.words.called import Called, Names
from engine.words.typed import plain


def _one_order(offer: SomeOffer) -> bool:
    return not offer.ordered or len(offer.values) == 1


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


class Question(Asked, frozen=True):
    """A field of the form that is being filled in at this prompt."""

    prompt: Prompt

    @classmethod
    def at(cls, prompt: Prompt, door: Door[Any, Any, Any], verb: str, filled: Filled, field: Field) -> "Question":
        """The question, in the language of the prompt."""
        return cls(prompt.voice, door, verb, filled, field, prompt)

    def nothing(self, offer: Offer) -> Value | None:
        """The only answer where there is nothing to choose: for a field that must be filled, none of anything."""
        if not is_required(self.field):
            return None
        if isinstance(offer, SomeOffer) and offer.allows(()):
            return ()
        if isinstance(offer, CountsOffer) and offer.allows(none := (0,) * len(offer.kinds)):
            return none
        raise LookupError(f"nothing is offered for {self.verb}.{self.field.name} beside {self.filled}")

    def only(self, offer: Offer) -> Value | None:
        """The answer, where there is one and no other; a field that may be left out always has two."""
        if self.field.optional:
            return None
        match offer:
            case OneOffer(values=(value,)):
                return value
            case SomeOffer() if offer.values and offer.least == len(offer.values) and _one_order(offer):
                return offer.values
            case CountsOffer() if any(offer.totals) and len(legal := bags(offer, (0,) * len(offer.caps), 1)) == 1:
                return legal[0]
        return None

    def price(self, value: Value) -> str:
        """What the choice costs and brings; nothing if the game does not say."""
        tell, parts = self.prompt.voice.tell, []
        if costs := self.costs(value):
            parts.append(tell("costs", words=costs))
        elif self.free(value):
            parts.append(self.prompt.voice.common("free"))
        if brings := self.brings(value):
            parts.append(tell("brings", words=brings))
        return ", ".join(parts)

    def more(self, value: Value) -> str:
        """The same; and what else is worth knowing before it is chosen, unless it is part of its name."""
        hints = self.hints(value) if self.label(value).text is None else []
        return ", ".join(part for part in (self.price(value), *hints) if part not in ("", self.reads(value)))

    def decline(self, typed: str, names: Sequence[Names]) -> None:
        """Raise `Declined`, with the reason, if something is meant that exists and is not on offer."""
        group, voice = self.field.group, self.prompt.voice
        values, word = voice.groups.get(group, ()), plain(typed)
        if not typed or Called(names).find(word):
            return
        for at in Called((voice.term(group, value), value) for value in values).find(word):
            raise TurnedDown(self.why_not(values[at]))
        if not group and typed.isdecimal() and len(typed) < LONGEST:
            raise TurnedDown(self.why_not(typed))
