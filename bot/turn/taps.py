"""What a press on a page of the turn means. All of it is absolute ("two green", never "one more"): twice is as once.

A tap is a letter and numbers, as `o1.3`. The focus of a page is a letter and a number as well: `f2`, the third field is
open though it could be left as it is; `g1`, the second group of values; `y3`, whether the fourth field is really meant;
`s`, whether the whole is.
"""

import re
from typing import Any

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms.forms import Field, Filled, Form, Verb
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value
from engine.core.game import AnyGame
from engine.turn.plan import as_most_would, put, with_count, with_value, without, without_value
from engine.turn.possible import counts_of
from engine.turn.stage import Stage, offered, stage

CONFIRM, NO_ADVICE = "d", "q"
_TAP = re.compile(r"([a-z])([0-9]{0,4}(?:\.[0-9]{1,4}){0,2})")
FOCUS = re.compile(r"(?:[fgy][0-9]{1,4}|s)?")


class Tapped(Struct, frozen=True):
    """What comes of a press: the plan, and the page to be shown."""

    plan: Form | None
    focus: str = ""


class Taps:
    """The presses at one seat, with the plan as it stands."""

    def __init__(self, game: AnyGame, door: Door[Any, Any, Any], plan: Form | None) -> None:
        self._game, self._door, self._plan = game, door, plan

    def tapped(self, tap: str, focus: str, values: tuple[str, ...] = ()) -> Tapped | None:
        """What this press leads to; None if it means nothing, or nothing here: an id can be forged, or be old."""
        if tap.startswith("p") and FOCUS.fullmatch(tap[1:]):
            return Tapped(self._plan, tap[1:])
        found = _TAP.fullmatch(tap)
        if found is None:
            return None
        numbers = [int(each) for each in found[2].split(".") if each]
        numbers += [int(each) for each in values[:1] if each.isascii() and each.isdigit() and len(each) < 5]
        try:
            return self._apply(found[1], numbers, focus)
        except (IndexError, LookupError, ValueError):
            return None

    def _apply(self, letter: str, numbers: list[int], focus: str) -> Tapped | None:
        if letter == "b" and not numbers:
            return Tapped(None)
        if letter == "v":
            return Tapped(self._begin(numbers[0], *numbers[1:2]))
        if self._plan is None:
            return None
        at = stage(self._door, self._game.verb[self._plan.verb], self._plan.values)
        field = at.verb.fields[numbers[0]]
        return self._change(at, field, letter, numbers[1:], focus)

    def _begin(self, verb: int, value: int | None = None) -> Form:
        """A verb, perhaps with a value for its first field."""
        chosen = self._game.declares.verbs[verb]
        if chosen.name not in self._door.verbs():
            raise LookupError(chosen.name)
        if value is None:
            return Form(chosen.name)
        first = chosen.fields[0]
        offer = self._door.choices(chosen.name, {}, first.name)
        return Form(chosen.name, {first.name: _values(offer)[value]})

    def _change(self, at: Stage, field: Field, letter: str, numbers: list[int], focus: str) -> Tapped | None:
        verb, offer, filled = at.verb, offered(self._door, at, field), self._standing(at)
        match letter, numbers:
            case ("o", [value]) | ("m", [_, value]):
                return Tapped(put(verb, filled, field, _values(offer)[value]))
            case "y", []:
                return Tapped(put(verb, filled, field, True))
            case "u", []:
                return Tapped(as_most_would(verb, filled, field))
            case (("x" | "b"), []):
                return Tapped(without(verb, filled, field))
        several = _several(at, field, offer, letter, numbers)
        return None if several is None else Tapped(put(verb, filled, field, several), focus)

    def _standing(self, at: Stage) -> Filled:
        """What was chosen and still stands; what settled itself is not chosen."""
        chosen = self._plan.values if self._plan is not None else {}
        return {name: value for name, value in chosen.items() if name not in at.lost}


def _several(at: Stage, field: Field, offer: Offer, letter: str, numbers: list[int]) -> Value | None:
    """The counts or values of a field after a press; None if it is none of these."""
    value = at.values.get(field.name)
    if isinstance(offer, CountsOffer):
        counts = counts_of(value) or (0,) * len(offer.caps)
        match letter, numbers:
            case "c", [kind, n] if n <= offer.caps[kind]:
                return with_count(counts, kind, n)
            case "z", []:
                return (0,) * len(offer.caps)
    if isinstance(offer, SomeOffer):
        chosen = tuple(str(each) for each in value) if isinstance(value, tuple) else ()
        match letter, numbers:
            case "t", [which]:
                return with_value(chosen, offer.values[which], offer.values, ordered=offer.ordered)
            case "r", [which]:
                return without_value(chosen, offer.values[which])
            case "a", [] if not offer.ordered and offer.allows(offer.values):
                return offer.values
    return None


def _values(offer: Offer) -> tuple[str, ...]:
    return offer.values if isinstance(offer, OneOffer) else ()


def number_of(verb: Verb, field: Field) -> int:
    """By which a tap knows a field."""
    return verb.fields.index(field)
