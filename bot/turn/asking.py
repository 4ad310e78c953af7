"""The page that asks for one field of the form."""

from collections.abc import Iterator

from bot.turn.choosing import BUTTONS
from bot.turn.page import Block, Page, Press, Presses, Words
from bot.turn.picturing import pictured
from bot.turn.seat import AtSeat
from bot.turn.taps import number_of
from engine.core.forms.forms import Field, Form, Groups, OneOf
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value
from engine.turn.possible import counts_of
from engine.turn.stage import Stage, is_said, offered, so_far


def asking(seat: AtSeat, at: Stage, plan: Form, field: Field, group: int | None = None, focus: str = "") -> Page:
    """What may come for this field. Where there are too many values for buttons, first one of their groups."""
    offer = offered(seat.door, at, field)
    blocks = (
        Words(_head(seat, at, field)),
        *_choices(seat, at, field, offer, group),
        *_ways_out(seat, at, plan, field, offer, group),
    )
    return Page(seat.decision.number, focus, blocks, *pictured(seat, at, field), (at.verb.name, field.name))


def otherwise(seat: AtSeat, at: Stage, plan: Form, field: Field, focus: str) -> Page:
    """What is filled in already, to be chosen otherwise; from here the way leads to where all is confirmed, and back to
    what most would choose."""
    offer, value = offered(seat.door, at, field), at.values[field.name]
    done = Press(seat.tell("next"), "p", "go", disabled=not offer.allows(value))
    blocks = (
        Words(_head(seat, at, field)),
        *_choices(seat, at, field, offer, None),
        Words(now(seat, at, field, offer)),
    )
    back = Press(seat.tell("back"), f"u{number_of(at.verb, field)}")
    shown = (*blocks, Presses((done, back)))
    return Page(seat.decision.number, focus, shown, *pictured(seat, at), (at.verb.name, field.name))


def now(seat: AtSeat, at: Stage, field: Field, offer: Offer) -> str:
    """What is chosen for several pieces or values so far; and what is wrong with it, as long as it is not possible."""
    asked, value = seat.asked(at, field), so_far(at, field)
    chosen = asked.summed_up(value) if is_said(value) else seat.voice.value(field, value)
    said = seat.tell("chosen-now", field=seat.voice.field(field.name), value=chosen)
    if offer.allows(value):
        return said
    missing = _missing(offer, value)
    why = seat.tell("missing", n=missing) if missing else seat.voice.refusal(asked.why_not(value))
    return "\n".join([said, f"-# {why}"])


def _missing(offer: Offer, value: Value) -> int:
    """How many more pieces or values it takes at least."""
    if isinstance(offer, CountsOffer):
        return max(min(offer.totals, default=0) - sum(counts_of(value)), 0)
    return max(offer.least - len(value), 0) if isinstance(offer, SomeOffer) and isinstance(value, tuple) else 0


def _head(seat: AtSeat, at: Stage, field: Field) -> str:
    lines = (seat.about(at), seat.behind(), seat.tell("choose", field=seat.voice.field(field.name)))
    return "\n".join(line for line in lines if line)


def _choices(seat: AtSeat, at: Stage, field: Field, offer: Offer, group: int | None) -> Iterator[Block]:
    choosing, value = seat.choosing(at, field), at.values.get(field.name)
    match offer:
        case OneOffer(values):
            layout = field.layout if isinstance(field, OneOf) else None
            if not isinstance(layout, Groups) or len(values) <= BUTTONS:
                yield from choosing.one(values, values)
            elif group is None or group >= len(layout.groups):
                yield from choosing.groups(values, layout)
            else:
                inside = layout.groups[group][1]
                yield from choosing.one([each for each in values if each in inside], values)
        case SomeOffer():
            yield from choosing.some(offer, tuple(map(str, value)) if isinstance(value, tuple) else ())
        case CountsOffer():
            yield from choosing.counts(offer, value)


def _ways_out(seat: AtSeat, at: Stage, plan: Form, field: Field, offer: Offer, group: int | None) -> Iterator[Block]:
    """On to the next field, where several values make one answer; and back."""
    on: tuple[Press, ...] = ()
    if not isinstance(offer, OneOffer):
        allowed = offer.allows(so_far(at, field))
        on = (Press(seat.tell("next"), "p", "go", disabled=not allowed),)
    back = (Press(seat.tell("back"), "p"),) if group is not None else seat.back(at, plan)
    if on or back:
        yield Presses((*on, *back))
