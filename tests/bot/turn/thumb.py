"""A thumb that knows what it wants: which press on a page brings it nearer to a form."""

from typing import Any

from bot.turn.page import Menu, Page, Presses
from bot.turn.taps import CONFIRM, NO_ADVICE, number_of
from engine.core.door import Door
from engine.core.forms.forms import Field, Form, Groups, OneOf, Verb
from engine.core.forms.offers import CountsOffer, OneOffer, SomeOffer, Value
from engine.core.game import AnyGame
from engine.turn.stage import Stage, is_said, offered, stage

Tap = tuple[str, str]
"""What is pressed, and what is chosen if it is a menu."""


class Thumb:
    """It sees the taps on a page and the plan so far, as a person sees its words."""

    def __init__(self, game: AnyGame, door: Door[Any, Any, Any], target: Form) -> None:
        self.game, self.door, self.target = game, door, target

    def next(self, taps: set[str], plan: Form | None) -> Tap:
        """The next press. `taps`: of the buttons that can be pressed, and of menus."""
        verbs = self.door.verbs()
        if plan is None and len(verbs) == 1:
            plan = Form(verbs[0])
        if plan is None or plan.verb != self.target.verb:
            return self._begin(taps)
        at = stage(self.door, self.game.verb[plan.verb], plan.values)
        for field in at.verb.fields:
            wanted = self.target.values.get(field.name)
            if at.values.get(field.name) != wanted and (
                is_said(wanted) or field.name in at.values or field is at.asked
            ):
                return self._towards(taps, at, field, wanted)
        return next((tap, "") for tap in (CONFIRM, "ps", "p") if tap in taps)

    def _begin(self, taps: set[str]) -> Tap:
        verb = self.game.verb[self.target.verb]
        number = self.game.declares.verbs.index(verb)
        if verb.fields:
            offer = self.door.choices(verb.name, {}, verb.fields[0].name)
            values = offer.values if isinstance(offer, OneOffer) else ()
            wanted = self.target.values.get(verb.fields[0].name)
            if wanted in values and f"v{number}.{values.index(str(wanted))}" in taps:
                return f"v{number}.{values.index(str(wanted))}", ""
        return f"v{number}", ""

    def _towards(self, taps: set[str], at: Stage, field: Field, wanted: Value | None) -> Tap:
        number, offer, value = number_of(at.verb, field), offered(self.door, at, field), at.values.get(field.name)
        if isinstance(offer, OneOffer):
            return self._one(taps, at.verb, field, offer, str(wanted)) if is_said(wanted) else (f"x{number}", "")
        if isinstance(offer, CountsOffer):
            return _counts(taps, number, offer, value, wanted)
        if isinstance(offer, SomeOffer):
            return _some(taps, number, offer, value, wanted)
        return (f"y{number}" if f"y{number}" in taps else f"py{number}", "") if wanted else (f"x{number}", "")

    def _one(self, taps: set[str], verb: Verb, field: Field, offer: OneOffer, wanted: str) -> Tap:
        number, at = number_of(verb, field), offer.values.index(wanted)
        if f"o{number}.{at}" in taps:
            return f"o{number}.{at}", ""
        starts = [int(tap.partition(".")[2]) for tap in taps if tap.startswith(f"m{number}.")]
        if starts:
            return f"m{number}.{max(start for start in starts if start <= at)}", str(at)
        assert isinstance(field, OneOf)
        if not isinstance(field.layout, Groups):  # it is asked on another page than the one that is open
            return next((tap, "") for tap in ("ps", "p") if tap in taps)
        group = next(n for n, (_, values) in enumerate(field.layout.groups) if wanted in values)
        return f"pg{group}", ""


def _counts(taps: set[str], number: int, offer: CountsOffer, value: Value | None, wanted: Value | None) -> Tap:
    counts = value if isinstance(value, tuple) else (0,) * len(offer.caps)
    goal = wanted if isinstance(wanted, tuple) else (0,) * len(offer.caps)
    # What is too much first: there may be no money for the rest before.
    order = sorted(range(len(counts)), key=lambda kind: int(counts[kind]) <= int(goal[kind]))
    for kind in order:
        if counts[kind] != goal[kind]:
            if f"c{number}.{kind}" in taps:
                return f"c{number}.{kind}", str(goal[kind])
            found = [tap for tap in taps if tap.startswith(f"c{number}.{kind}.")]
            return (found[0] if found else f"pf{number}"), ""
    raise AssertionError("nothing is to be done")


def _some(taps: set[str], number: int, offer: SomeOffer, value: Value | None, wanted: Value | None) -> Tap:
    chosen, goal = (each if isinstance(each, tuple) else () for each in (value, wanted))
    kept = 0
    if not chosen and len(goal) > 1 and set(goal) == set(offer.values) and f"a{number}" in taps:
        return f"a{number}", ""
    while kept < min(len(chosen), len(goal)) and chosen[kept] == goal[kept]:
        kept += 1
    which, letter = (str(chosen[-1]), "r") if len(chosen) > kept else (str(goal[kept]), "t")
    tap = f"{letter}{number}.{offer.values.index(which)}"
    return (tap if tap in taps else f"pf{number}"), ""


def taps_on(page: Page) -> set[str]:
    """What can be pressed on a page."""
    found = set[str]()
    for block in page.blocks:
        if isinstance(block, Presses):
            found |= {press.tap for press in block.buttons if press.tap and not press.disabled}
        elif isinstance(block, Menu):
            found.add(block.tap)
    return found - {NO_ADVICE}
