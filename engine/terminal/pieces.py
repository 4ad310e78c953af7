"""Choosing pieces by kind: all at once ("2 white, red") or kind by kind, with limits and running price in view."""

from engine.core.forms import CountsByKind
from engine.core.offers import CountsOffer
from engine.terminal.counts_text import Counts, read_counts
from engine.terminal.desk import Back
from engine.terminal.layout import listing, paragraph
from engine.terminal.naming import Names, number, plain
from engine.terminal.question import Question
from engine.terminal.voice import Mistake


def ask_counts(question: Question, field: CountsByKind, offer: CountsOffer) -> Counts | None:
    """A count for each kind; None if an optional field is skipped."""
    desk, voice = question.desk, question.desk.voice
    names = [kind_names(question, field, at) for at in range(len(field.kinds))]
    nothing = tuple(plain(voice.common(word)) for word in ("nothing", "no"))
    _show_offer(question, field, offer)
    while True:
        typed = desk.read(lambda typed: read_counts(typed, names, nothing) if typed else None)
        counts = typed or _kind_by_kind(question, field, offer)
        if counts is None:
            continue
        if field.optional and not any(counts):
            return None
        if offer.allows(counts):
            desk.tell("counts-chosen", chosen=chosen(question, field, counts))
            return counts
        desk.show(paragraph(voice.refusal(offer.why_not(field.name, counts))))


def kind_names(question: Question, field: CountsByKind, at: int) -> Names:
    """What a kind may be called: by its term, as it is counted, or by its id."""
    voice, kind = question.desk.voice, field.kinds[at]
    counted = (voice.value(field, unit(len(field.kinds), at, n)) for n in (1, 2))
    return (voice.term(field.group, kind), *(text.strip("0123456789 \u00a0\u202f") for text in counted), kind)


def unit(kinds: int, at: int, n: int = 1) -> Counts:
    """So many of one kind and none of the others."""
    return tuple(n if kind == at else 0 for kind in range(kinds))


def chosen(question: Question, field: CountsByKind, counts: Counts) -> str:
    """These pieces, with what they cost and bring."""
    text, price = question.desk.voice.value(field, counts), question.price(counts)
    return f"{text} ({price})" if price and any(counts) else text


def _show_offer(question: Question, field: CountsByKind, offer: CountsOffer) -> None:
    desk, voice = question.desk, question.desk.voice
    desk.tell("field-optional" if field.optional else "field", field=voice.field(field.name))
    desk.show(listing([_row(question, field, offer, at) for at in range(len(field.kinds))]))
    limits = [_totals(question, offer)]
    if offer.prices:
        limits.append(voice.tell("budget", n=offer.budget))
    desk.show(paragraph(" ".join(limits)))
    how = [voice.tell("counts-how", example=_example(question, field, offer))]
    if field.optional or 0 in offer.totals:
        how.append(voice.tell("counts-none"))
    desk.show(paragraph(" ".join(how)))


def _row(question: Question, field: CountsByKind, offer: CountsOffer, at: int) -> tuple[str, str, str]:
    """A kind, how many of it at most, and what one costs or brings."""
    voice = question.desk.voice
    price = question.price(unit(len(field.kinds), at))
    if not price and offer.prices:
        price = voice.tell("each", n=offer.prices[at])
    return voice.term(field.group, field.kinds[at]), voice.tell("up-to", n=offer.caps[at]), price


def _totals(question: Question, offer: CountsOffer) -> str:
    totals, voice = sorted(offer.totals), question.desk.voice
    if totals == list(range(totals[0], totals[-1] + 1)):
        return voice.tell("totals", least=totals[0], most=totals[-1])
    return voice.tell("totals-listed", legal=tuple(totals))


def _example(question: Question, field: CountsByKind, offer: CountsOffer) -> str:
    """What one might type: two of the first kind there is, and one of the next."""
    voice = question.desk.voice
    some = [at for at, cap in enumerate(offer.caps) if cap] or [0]
    first = unit(len(field.kinds), some[0], max(min(offer.caps[some[0]], 2), 1))
    parts = [voice.value(field, first), *(voice.term(field.group, field.kinds[at]) for at in some[1:2])]
    return ", ".join(parts)


def _kind_by_kind(question: Question, field: CountsByKind, offer: CountsOffer) -> Counts | None:
    """One number after the other; None if the person goes back to typing it all at once."""
    counts: Counts = (0,) * len(field.kinds)
    try:
        for at in range(len(field.kinds)):
            if most := _room(offer, counts, at):
                n = _how_many(question, field, offer, counts, at, most)
                counts = (*counts[:at], n, *counts[at + 1 :])
    except Back:
        _show_offer(question, field, offer)
        return None
    return counts


def _room(offer: CountsOffer, counts: Counts, at: int) -> int:
    """How many of this kind cap, total and budget still allow."""
    room = min(offer.caps[at], max(offer.totals) - sum(counts))
    if offer.prices and offer.prices[at]:
        room = min(room, (offer.budget - offer.price(counts)) // offer.prices[at])
    return max(room, 0)


def _how_many(
    question: Question, field: CountsByKind, offer: CountsOffer, counts: Counts, at: int, most: int
) -> int:
    voice = question.desk.voice
    told = {"kind": voice.term(field.group, field.kinds[at]), "most": most, "chosen": voice.value(field, counts)}
    if offer.prices:
        price, budget = offer.price(counts), offer.budget
        question.desk.tell("counts-one-priced", price=price, budget=budget, **told)
    else:
        question.desk.tell("counts-one", **told)
    return question.desk.read(lambda typed: _up_to(typed, most))


def _up_to(typed: str, most: int) -> int:
    if not typed:
        return 0
    if not plain(typed).isdecimal() or not number(plain(typed)) <= most:
        raise Mistake("pick-number", typed=typed, least=0, most=most)
    return number(plain(typed))
