"""The turn of one seat: which page comes for what has been chosen so far."""

from functools import cached_property

from bot.turn.asking import asking, otherwise
from bot.turn.confirming import confirming, is_chosen_last, really, really_yes
from bot.turn.first import first
from bot.turn.page import Page
from bot.turn.seat import AtSeat
from engine.core.forms.forms import CountsByKind, Form, SomeOf
from engine.turn.stage import Stage, is_optional, stage


class Turn:
    """Somebody who is asked something, with the plan he has made so far."""

    def __init__(self, seat: AtSeat, plan: Form | None) -> None:
        self.seat, self._given = seat, plan

    @cached_property
    def plan(self) -> Form | None:
        """What he has chosen, as far as it answers what he is asked now. The only thing that can be done is chosen."""
        verbs = self.seat.door.verbs()
        if self._given is not None and self._given.verb in verbs:
            return self._given
        return Form(verbs[0]) if len(verbs) == 1 else None

    @cached_property
    def at(self) -> Stage | None:
        """How far that has come."""
        if self.plan is None:
            return None
        return stage(self.seat.door, self.seat.game.verb[self.plan.verb], self.plan.values)

    @property
    def lost(self) -> tuple[str, ...]:
        """The fields of his plan that no longer stand; of one that is not possible at all, all of them."""
        if self._given is None or self._given is self.plan:
            return self.at.lost if self.at is not None else ()
        return tuple(self._given.values) or (self._given.verb,)

    def page(self, focus: str = "") -> Page:
        """The page that comes next, or the one that is asked for, if it is there."""
        at, plan = self.at, self.plan
        if at is None or plan is None:
            return first(self.seat)
        return self._open(at, plan, focus) or self._next(at, plan)

    def _open(self, at: Stage, plan: Form, focus: str) -> Page | None:
        """A page that is only there if somebody opens it."""
        if focus == "s" and at.asked is None and at.verb.solemn:
            return really(self.seat, at)
        number = int(focus[1:]) if focus[1:].isdigit() else len(at.verb.fields)
        field = at.verb.fields[number] if number < len(at.verb.fields) else None
        if focus.startswith("y") and field is not None and is_optional(field):
            return really_yes(self.seat, at, field, focus)
        if focus.startswith("f") and isinstance(field, CountsByKind | SomeOf) and field.name in at.values:
            return otherwise(self.seat, at, plan, field, focus)
        if focus.startswith("g") and at.asked is not None and not is_chosen_last(at, at.asked):
            return asking(self.seat, at, plan, at.asked, number, focus)
        return None

    def _next(self, at: Stage, plan: Form) -> Page:
        if at.asked is None or is_optional(at.asked) or is_chosen_last(at, at.asked):
            return confirming(self.seat, at, plan)
        return asking(self.seat, at, plan, at.asked)
