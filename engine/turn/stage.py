"""How far a half-filled form has come: what of it stands, what settles itself, and what is to be chosen next."""

from itertools import dropwhile, takewhile
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms.bags import everything
from engine.core.forms.forms import CountsByKind, Field, Filled, Form, OneOf, Verb, YesNo, is_required
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value
from engine.turn.possible import holds, only

AnyDoor: TypeAlias = Door[Any, Any, Any]


class Stage(Struct, frozen=True):
    """A form on its way."""

    verb: Verb
    values: Filled
    """Whatever stands: chosen, settled, or filled in as most would."""
    settled: frozenset[str]
    """The fields for which nothing else is possible."""
    asked: Field | None
    """What has to be chosen next, or is not complete; None if the form can be confirmed."""
    lost: tuple[str, ...]
    """The fields that were filled in and do not stand any more. What comes after the one that is asked is not looked at
    yet."""

    @property
    def form(self) -> Form:
        """All of it; legal if nothing is asked."""
        return Form(self.verb.name, self.values)


def stage(door: AnyDoor, verb: Verb, filled: Filled) -> Stage:
    """Where this form stands. What was filled in is taken in the order of the fields, as far as it is possible beside
    what came before it."""
    values: Filled = {}
    settled = set[str]()
    asked = _required(door, verb, filled, values, settled)
    if asked is None:
        asked = _optional(door, verb, filled, values)
    elif asked is last_required(verb) or asked.if_any:
        values |= said_beside(verb, filled)
    later = {field.name for field in dropwhile(lambda field: field is not asked, required(verb)) if field is not asked}
    lost = tuple(name for name in filled if values.get(name) != filled[name] and name not in later)
    return Stage(verb, values, frozenset(settled), asked, lost)


def _required(door: AnyDoor, verb: Verb, filled: Filled, values: Filled, settled: set[str]) -> Field | None:
    """Fill in what stands of the required fields; the first that has to be chosen, or is not complete."""
    for field in required(verb):
        offer, chosen = door.choices(verb.name, values, field.name), filled.get(field.name)
        if field.if_any and not offer:
            continue
        if chosen is None or not holds(offer, chosen):
            chosen = only(offer)
            if chosen is not None:
                settled.add(field.name)
            else:
                chosen = begun(door, verb.name, values, field, offer)
        if chosen is not None:
            values[field.name] = chosen
        if chosen is None or not offer.allows(chosen):
            return field
    return None


def _optional(door: AnyDoor, verb: Verb, filled: Filled, values: Filled) -> Field | None:
    """Fill in what stands of the optional ones; the last that is not complete."""
    asked = None
    for field in verb.fields:
        chosen = filled.get(field.name) if is_optional(field) else None
        if chosen is None or not is_said(chosen):
            continue
        offer = door.choices(verb.name, values, field.name)
        if holds(offer, chosen):
            values[field.name] = chosen
            asked = asked if offer.allows(chosen) else field
    return asked


def said_beside(verb: Verb, filled: Filled) -> Filled:
    """What was added stays while the last required field is on its way: beside half a payment nothing can be judged."""
    return {
        each.name: filled[each.name] for each in verb.fields if is_optional(each) and is_said(filled.get(each.name))
    }


def begun(door: AnyDoor, verb: str, values: Filled, field: Field, offer: Offer) -> Value | None:
    """What is filled in before anybody has chosen: what the game suggests, else all that one can pay, else nothing, if
    that is an answer. Of single values none, unless there is a usual one: one press chooses any of them."""
    if not offer or (isinstance(field, OneOf) and not is_usual(field)):
        return None
    suggested = door.suggested(verb, values, field.name)
    if suggested is not None and offer.allows(suggested):
        return suggested
    if isinstance(offer, CountsOffer) and offer.prices and (all_of_it := everything(offer)):
        return all_of_it
    return none_of(field) if offer.allows(none_of(field)) else None


def offered(door: AnyDoor, at: Stage, field: Field) -> Offer:
    """What may come for a field: beside what comes before it; what is optional, beside all the rest."""
    others = beside(at, field) if is_optional(field) else before(at.verb, at.values, field)
    return door.choices(at.verb.name, others, field.name)


def before(verb: Verb, filled: Filled, field: Field) -> Filled:
    """What stands of the required fields before this one."""
    earlier = takewhile(lambda each: each.name != field.name, required(verb))
    return {each.name: filled[each.name] for each in earlier if each.name in filled}


def beside(at: Stage, field: Field) -> Filled:
    """The rest of what stands: in its light a choice is described."""
    return {name: value for name, value in at.values.items() if name != field.name}


def so_far(at: Stage, field: Field) -> Value:
    """What is chosen for several pieces or values, if only none."""
    return at.values.get(field.name, none_of(field))


def none_of(field: Field) -> Value:
    """No piece, or none of several values."""
    return (0,) * len(field.kinds) if isinstance(field, CountsByKind) else ()


def required(verb: Verb) -> list[Field]:
    """The fields without which the form is not complete, wherever there is something to choose for them."""
    return [field for field in verb.fields if not is_optional(field)]


def last_required(verb: Verb) -> Field | None:
    """The last of them that every form has."""
    return next((field for field in reversed(verb.fields) if is_required(field) and not is_optional(field)), None)


def is_usual(field: Field) -> bool:
    """Whether what the game suggests is filled in, to be changed where all is confirmed."""
    return isinstance(field, OneOf) and field.usual


def is_optional(field: Field) -> bool:
    """Whether it may be left out: a yes that is not said is a no."""
    return field.optional or isinstance(field, YesNo)


def is_said(value: Value | None) -> bool:
    """Whether it is more than nothing: no yes, no piece and none of several count as left out."""
    return any(value) if isinstance(value, tuple) else bool(value)


def can_be_offered(offer: Offer) -> bool:
    """Whether an optional field is worth a word: there is something to choose."""
    match offer:
        case OneOffer(values):
            return bool(values)
        case SomeOffer(values, _, most):
            return bool(values) and most > 0
        case CountsOffer(_, caps):
            return bool(offer) and any(caps)
    return offer.allows(True)


def choices_of(offer: Offer) -> tuple[str, ...]:
    """The single values of an offer, in its order."""
    return offer.values if isinstance(offer, OneOffer | SomeOffer) else ()


def has_fixed_total(field: Field, offer: Offer) -> bool:
    """Whether it is a payment: so many pieces, whichever."""
    return isinstance(field, CountsByKind) and isinstance(offer, CountsOffer) and len(offer.totals) == 1
