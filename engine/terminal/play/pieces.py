"""Choosing pieces by kind: all at once ("2 white, red") or kind by kind, with limits and running price in view."""

from itertools import cycle

from msgspec.structs import replace

from engine.core.forms.forms import HUGE, CountsByKind
from engine.core.forms.offers import CountsOffer
from engine.core.values.texts import Params
from engine.terminal.console.layout import listing, paragraph
from engine.terminal.console.voice import Mistake
from engine.terminal.play.prompt import Back
from engine.terminal.play.question import Question
from engine.words.called import Called
from engine.words.typed import number, plain, ready
from engine.words.typed_several import Counts, read_counts
from engine.words.vocabulary import only

_EXAMPLE = 3
"""So many pieces make an example, if so many may be chosen."""


class Pieces:
    """The question for a count of each kind."""

    def __init__(self, question: Question, field: CountsByKind, offer: CountsOffer) -> None:
        self.question = question
        self.field = field
        self.offer = offer
        self.prompt = question.prompt
        self.voice = self.prompt.voice
        self.kinds = range(len(field.kinds))

    def ask(self) -> Counts | None:
        """A count for each kind; None if an optional field is skipped."""
        names = Called(self.voice.kinds(self.field))
        nothing = tuple(ready(self.voice.common(word)) for word in ("nothing", "no"))
        self._show()
        while True:
            typed = self.prompt.read(lambda typed: read_counts(plain(typed), names, nothing) if typed else None)
            counts = typed or self._suggested() or self._kind_by_kind()
            if counts is None:
                self._show()
            elif self.field.optional and not any(counts):
                return None
            elif self.offer.allows(counts):
                self.prompt.tell("counts-chosen", chosen=self._reads(counts))
                return counts
            else:
                self.prompt.warn(self.voice.refusal(self.question.why_not(counts)))

    def _suggested(self) -> tuple[int, ...]:
        found = self.question.suggested()
        return tuple(n for n in found if isinstance(n, int)) if isinstance(found, tuple) else ()

    # What is shown

    def _show(self) -> None:
        """The kinds, the limits, and how to answer."""
        optional, tell = self.field.optional, self.voice.tell
        self.prompt.tell("field-optional" if optional else "field", field=self.voice.field(self.field.name))
        self.prompt.show(listing([self._row(at) for at in self.kinds if self.offer.caps[at]]))
        lines = [self._totals(), tell("budget", n=self.offer.budget)] if self.offer.prices else [self._totals()]
        self.prompt.show(paragraph(" ".join(lines)))
        how = [tell("counts-how", example=self._example())]
        if optional or 0 in self.offer.totals:
            how.append(tell("counts-none"))
        suggested = self._suggested()
        how.append(tell("counts-suggested", chosen=self._reads(suggested)) if suggested else tell("counts-by-kind"))
        self.prompt.show(paragraph(" ".join(how)))

    def _row(self, at: int) -> tuple[str, str, str]:
        """A kind, how many of it at most, and what one costs or brings."""
        price = self.question.price(only(self.field, at))
        if not price and self.offer.prices:
            each = self.offer.prices[at]
            price = self.voice.tell("each", n=each) if each else self.voice.common("free")
        most = self._room((0,) * len(self.kinds), at)
        return self._term(at), self.voice.tell("up-to", n=most), price

    def _totals(self) -> str:
        totals = sorted(self.offer.totals)
        if len(totals) > 1 and totals == list(range(totals[0], totals[-1] + 1)):
            return self.voice.tell("totals", least=totals[0], most=totals[-1])
        return self.voice.tell("totals-listed", legal=tuple(totals))

    def _example(self) -> str:
        """What one might type: a few pieces, of the first and the last kinds there are, that may really be chosen."""
        totals, rolls = sorted(self.offer.totals), cycle((0, HUGE))
        few = next((total for total in totals if total >= _EXAMPLE), totals[-1])
        value = replace(self.offer, totals=(few,)).pick(lambda n: min(next(rolls), n - 1))
        return self.voice.value(self.field, value)

    def _reads(self, counts: Counts) -> str:
        """These pieces, with what they cost and bring."""
        text, price = self.voice.value(self.field, counts), self.question.price(counts)
        return f"{text} ({price})" if price and any(counts) else text

    def _term(self, at: int) -> str:
        return self.voice.term(self.field.group, self.field.kinds[at])

    # Kind by kind

    def _kind_by_kind(self) -> Counts | None:
        """One number after the other; None if the person goes back to typing it all at once."""
        counts: Counts = (0,) * len(self.kinds)
        try:
            for at in self.kinds:
                if most := self._room(counts, at):
                    counts = (*counts[:at], self._how_many(counts, at, most), *counts[at + 1 :])
        except Back:
            return None
        return counts

    def _room(self, counts: Counts, at: int) -> int:
        """How many of this kind cap, total and budget still allow."""
        offer = self.offer
        room = min(offer.caps[at], max(offer.totals) - sum(counts))
        if offer.prices and offer.prices[at]:
            room = min(room, (offer.budget - offer.price(counts)) // offer.prices[at])
        return max(room, 0)

    def _how_many(self, counts: Counts, at: int, most: int) -> int:
        so_far: Params = {"kind": self._term(at), "most": most, "chosen": self.voice.value(self.field, counts)}
        if self.offer.prices:
            price = self.offer.price(counts)
            self.prompt.tell("counts-one-priced", price=price, budget=self.offer.budget, **so_far)
        else:
            self.prompt.tell("counts-one", **so_far)
        return self.prompt.read(lambda typed: _up_to(typed, most))


def _up_to(typed: str, most: int) -> int:
    """A number, or nothing for 0."""
    word = plain(typed) or "0"
    if not word.isdecimal() or number(word) > most:
        raise Mistake("bad-count", typed=typed, most=most)
    return number(word)
