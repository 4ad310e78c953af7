"""Choosing from a menu: one of several things, some of them, yes or no."""

from collections.abc import Sequence

from engine.core.forms.offers import OneOffer, SomeOffer, YesNoOffer
from engine.terminal.console.layout import numbered, paragraph
from engine.terminal.console.voice import Mistake, TerminalVoice
from engine.terminal.play.question import Question
from engine.words.called import Called, Names
from engine.words.typed import plain
from engine.words.typed import yes_or_no as read_yes_or_no
from engine.words.typed_several import read_list


def ask_one(question: Question, offer: OneOffer) -> str | None:
    """One value, or None if an optional field is skipped."""
    prompt, optional = question.prompt, question.field.optional
    reads = [question.reads(value) for value in offer.values]
    rows = [(text, question.more(value)) for text, value in zip(reads, offer.values, strict=True)]
    prompt.tell("field-optional" if optional else "field", field=prompt.voice.field(question.field.name))
    numbers = own_numbers(offer.values)
    prompt.show(menu(prompt.voice, rows, optional, numbers))
    names = [question.names(value, text) for value, text in zip(offer.values, reads, strict=True)]

    suggested = None if optional else question.suggested()
    if isinstance(suggested, str):
        prompt.tell("enter-for", chosen=question.reads(suggested))

    def understood(typed: str) -> int | None:
        if not typed and isinstance(suggested, str):
            return offer.values.index(suggested)
        if numbers or not plain(typed).isdecimal():  # else it is a place on the menu
            question.decline(typed, names)
        return pick(typed, names, optional, numbers)

    at = prompt.read(understood)
    return None if at is None else offer.values[at]


def ask_some(question: Question, offer: SomeOffer) -> tuple[str, ...] | None:
    """Several values; None if an optional field is skipped."""
    prompt, voice = question.prompt, question.prompt.voice
    reads = [question.reads((value,)) for value in offer.values]
    rows = [(text, question.price((value,))) for text, value in zip(reads, offer.values, strict=True)]
    names = [question.names(value, text) for value, text in zip(offer.values, reads, strict=True)]
    prompt.tell("field", field=voice.field(question.field.name))
    prompt.show(menu(voice, rows, question.field.optional or not offer.least))
    if offer.ordered and offer.least == len(offer.values):
        prompt.tell("all-in-order")
    else:
        most = min(offer.most, len(offer.values))
        if offer.least == most:
            prompt.tell("just-some", n=most)
        else:
            prompt.tell("some", least=offer.least, most=most)
        if offer.ordered:
            prompt.tell("in-order")
    suggested = None if question.field.optional else question.suggested()
    if suggested:
        prompt.tell("enter-for", chosen=voice.value(question.field, suggested))
    first = tuple(offer.values.index(str(each)) for each in suggested) if isinstance(suggested, tuple) else None
    while True:
        chosen = prompt.read(
            lambda typed: first if first and not typed else _several(typed, names, offer, question.field.optional)
        )
        if chosen is None:
            return None
        values = tuple(offer.values[at] for at in chosen)
        if offer.allows(values):
            return values
        prompt.warn(voice.refusal(offer.why_not(question.field.name, values)))


def ask_yes_no(question: Question, offer: YesNoOffer) -> bool:
    """Yes or no; Enter is no."""
    prompt = question.prompt
    prompt.tell("yes-no", field=prompt.voice.field(question.field.name))
    if price := question.price(True):
        prompt.show(paragraph(price, "  "))
    return prompt.read(lambda typed: yes_or_no(typed, prompt.voice))


def own_numbers(values: Sequence[str]) -> Sequence[str]:
    """Things that are numbers, like the spaces of a display, keep them on the menu; others are counted from 1 on."""
    return values if all(map(str.isdecimal, values)) else ()


def menu(voice: TerminalVoice, rows: Sequence[tuple[str, str]], skip: bool, numbers: Sequence[str] = ()) -> str:
    """The choices by number; 0 leaves the field out."""
    numbers = numbers or [str(n) for n in range(1, len(rows) + 1)]
    choices = [(number, *row) for number, row in zip(numbers, rows, strict=True)]
    return numbered([("0", voice.tell("skip"), ""), *choices] if skip else choices)


def pick(typed: str, names: Sequence[Names], skip: bool, numbers: Sequence[str] = ()) -> int | None:
    """The place of what is meant by a number or a name, or None to skip. Raises `Mistake` or `Misread`."""
    least, word = 0 if skip else 1, plain(typed)
    if skip and word in ("", "0"):
        return None
    if not typed and numbers:
        raise Mistake("pick-own", legal=tuple(numbers))
    if not typed:
        raise Mistake("pick-something", least=least, most=len(names))
    if numbers or not word.isdecimal():
        return numbers.index(word) if word in numbers else Called(names).one(word, typed)
    if word not in map(str, range(1, len(names) + 1)):
        raise Mistake("pick-number", typed=typed, least=least, most=len(names))
    return int(word) - 1


def yes_or_no(typed: str, voice: TerminalVoice) -> bool:
    """Yes or no in any of our languages; nothing typed is no. Raises `Misread`."""
    return read_yes_or_no(plain(typed), voice.common("yes"), voice.common("no"), typed=typed)


def _several(typed: str, names: Sequence[Names], offer: SomeOffer, optional: bool) -> tuple[int, ...] | None:
    """The places of what is meant; none, or None to skip, if that is possible and nothing or 0 is typed."""
    if (word := plain(typed)) in ("", "0"):
        if optional:
            return None
        if not offer.least:
            return ()
        raise Mistake("pick-something", least=1, most=len(names))
    return read_list(word, Called(names), ordered=offer.ordered)
