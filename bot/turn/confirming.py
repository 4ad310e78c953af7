"""The last page of a turn: the whole of it with cost and gain, before and after; and one press that does it."""

from collections.abc import Iterator

from bot.turn.asking import now
from bot.turn.choosing import capital
from bot.turn.page import Block, Page, Press, Presses, Words
from bot.turn.picturing import pictured
from bot.turn.rows import LONGEST
from bot.turn.seat import AtSeat
from bot.turn.taps import CONFIRM, number_of
from engine.core.forms.forms import CountsByKind, Field, Form, SomeOf, YesNo
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer
from engine.turn.stage import (
    Stage,
    can_be_offered,
    has_fixed_total,
    is_optional,
    is_said,
    is_usual,
    last_required,
    offered,
    required,
)
from engine.words.asked import Asked


def confirming(seat: AtSeat, at: Stage, plan: Form) -> Page:
    """What will be done, what of it can be chosen otherwise, what may be added, and the press that does it."""
    blocks = (
        Words("\n".join(_summary(seat, at))),
        *_pieces(seat, at),
        *_additions(seat, at),
        Presses((confirm(seat, at), *seat.back(at, plan))),
    )
    return Page(seat.decision.number, "", blocks, *pictured(seat, at), (at.verb.name, ""))


def really(seat: AtSeat, at: Stage) -> Page:
    """Once more, before what concerns everybody."""
    words = Words("\n".join([seat.about(at), seat.tell("sure"), seat.voice.verb_warning(at.verb)]))
    yes = Press(seat.tell("yes-do", verb=seat.verb(at.verb.name)), CONFIRM, "grave")
    blocks = (words, Presses((yes, Press(seat.tell("back"), "p"))))
    return Page(seat.decision.number, "s", blocks, *pictured(seat, at), (at.verb.name, ""))


def really_yes(seat: AtSeat, at: Stage, field: Field, focus: str) -> Page:
    """The same before a yes that concerns everybody; the whole is confirmed after it."""
    words = Words("\n".join([seat.about(at), seat.tell("sure"), seat.voice.field_warning(field)]))
    label = seat.tell("yes-to", field=seat.voice.field(field.name))
    yes = Press(label, f"y{number_of(at.verb, field)}", "grave")
    blocks = (words, Presses((yes, Press(seat.tell("back"), "p"))))
    return Page(seat.decision.number, focus, blocks, *pictured(seat, at), (at.verb.name, field.name))


# The whole


def _summary(seat: AtSeat, at: Stage) -> Iterator[str]:
    yield from _head(seat, at)
    notes = list[str]()
    for field in at.verb.fields:
        if is_said(at.values.get(field.name)) and not _shown_below(at, field):
            yield seat.line(at, field)
            notes += _notes(seat.asked(at, field), at)
    yield from notes
    if warning := seat.voice.verb_warning(at.verb):
        yield f"**{warning}**"
    then = [seat.voice.say(line) for line in seat.door.foresee(at.form)] if at.asked is None else []
    if behind := seat.behind():
        yield from (behind, *then)


def _head(seat: AtSeat, at: Stage) -> Iterator[str]:
    """What he is about to do; where no page has come before this one, what is asked."""
    before = [each for each in required(at.verb) if _is_open(at, each) and not is_usual(each)]
    first = len(seat.door.verbs()) == 1 and all(is_chosen_last(at, each) for each in before)
    yield seat.heading() if first else f"### {seat.verb(at.verb.name)}"
    if not required(at.verb):
        yield seat.voice.verb_help(at.verb.name)


def is_chosen_last(at: Stage, field: Field) -> bool:
    """Several pieces or values that come last are chosen where the whole is confirmed."""
    return isinstance(field, CountsByKind | SomeOf) and field is last_required(at.verb)


def _notes(asked: Asked, at: Stage) -> list[str]:
    return [asked.voice.say(note) for note in asked.label(at.values[asked.field.name]).note]


def confirm(seat: AtSeat, at: Stage) -> Press:
    """Of what is solemn the press asks once more; of what costs something, the price stands on it."""
    verb, possible = at.verb, at.asked is None
    if verb.solemn:
        return Press(f"{seat.verb(verb.name)} …", "ps", "grave", disabled=not possible)
    if verb.final:
        return Press(seat.tell("do-now", verb=seat.verb(verb.name)), CONFIRM, "go", disabled=not possible)
    return Press(_doing(seat, at), CONFIRM, "go", disabled=not possible)


def _doing(seat: AtSeat, at: Stage) -> str:
    """The verb and every price, unless a phone would cut them: the whole stands above, with what is left of it."""
    verb, costs = seat.verb(at.verb.name), _costs(seat, at) if at.asked is None else ()
    priced = seat.tell("do-for", verb=verb, costs=" + ".join(costs)) if costs else ""
    return priced if 0 < len(priced) <= LONGEST else seat.tell("do", verb=verb)


def _costs(seat: AtSeat, at: Stage) -> tuple[str, ...]:
    """What all that is chosen costs, price by price."""
    said = [field for field in at.verb.fields if is_said(at.values.get(field.name))]
    return tuple(cost for field in said for cost in seat.asked(at, field).costs(at.values[field.name]))


# Pieces and values that are chosen here


def _pieces(seat: AtSeat, at: Stage) -> Iterator[Block]:
    """Several pieces or values can be changed at once; a payment that most would make, on a page of its own."""
    yield from _usual(seat, at)
    for field in required(at.verb):
        if isinstance(field, CountsByKind | SomeOf) and field.name not in at.settled:
            yield from _piece(seat, at, field, offered(seat.door, at, field))


def _piece(seat: AtSeat, at: Stage, field: Field, offer: Offer) -> Iterator[Block]:
    if field.if_any and not offer:
        return
    if has_fixed_total(field, offer) and field.name in at.values and field is not at.asked:
        label = seat.tell("otherwise", field=seat.voice.field(field.name))
        yield Presses((Press(label, f"pf{number_of(at.verb, field)}"),))
    else:
        if field is at.asked:
            yield Words(now(seat, at, field, offer))
        yield from _several(seat, at, field, offer)


def _usual(seat: AtSeat, at: Stage) -> Iterator[Block]:
    """What was filled in as most would choose, each with all it could be, one press away."""
    for field in filter(is_usual, at.verb.fields):
        if _is_open(at, field):
            choosing, value = seat.choosing(at, field), str(at.values[field.name])
            yield Words(choosing.stands(value))
            yield choosing.instead(offered(seat.door, at, field), value)


def _is_open(at: Stage, field: Field) -> bool:
    """Whether it is filled in and could be otherwise."""
    return field.name in at.values and field.name not in at.settled


def _shown_below(at: Stage, field: Field) -> bool:
    """Whether it is said where it is chosen: what is usual, and what is not complete yet."""
    return field is at.asked or (is_usual(field) and _is_open(at, field))


def _several(seat: AtSeat, at: Stage, field: Field, offer: Offer) -> Iterator[Block]:
    choosing, value = seat.choosing(at, field), at.values.get(field.name)
    if isinstance(offer, CountsOffer):
        yield from choosing.counts(offer, value)
    elif isinstance(offer, SomeOffer):
        yield from choosing.some(offer, tuple(map(str, value)) if isinstance(value, tuple) else ())


# What may be added


def _additions(seat: AtSeat, at: Stage) -> Iterator[Block]:
    """The optional fields, each only if there is something to choose."""
    for field in at.verb.fields if at.asked is None or is_optional(at.asked) else ():
        offer = offered(seat.door, at, field) if is_optional(field) else None
        if offer is not None and can_be_offered(offer):
            yield from _addition(seat, at, field, offer)


def _addition(seat: AtSeat, at: Stage, field: Field, offer: Offer) -> Iterator[Block]:
    if isinstance(field, YesNo):
        yield Presses((_yes_no(seat, at, field),))
        return
    yield Words(seat.tell("may-add", field=seat.voice.field(field.name)))
    if isinstance(offer, OneOffer):
        yield from seat.choosing(at, field).one(offer.values, offer.values, at.values.get(field.name))
    else:
        yield from _several(seat, at, field, offer)


def _yes_no(seat: AtSeat, at: Stage, field: YesNo) -> Press:
    number, said = number_of(at.verb, field), at.values.get(field.name) is True
    label = seat.tell(
        "pair", what=capital(seat.voice.field(field.name)), value=seat.voice.common("yes" if said else "no")
    )
    if said:
        return Press(label, f"x{number}", "chosen")
    return Press(label, f"py{number}" if field.solemn else f"y{number}")
