"""The contract: what a game has to provide so that everything else can run it without knowing one rule.

Every function is pure. A form reaches `apply` only through `engine.core.play.act`, which first checks it,
field by field, against `choices`: legality is described there, once, and `apply` may rely on it.

    >>> from engine.core.discovery import discover
    >>> pebbles = discover(("tests.sample.games",))["pebbles"]
    >>> pebbles.declares.players, [verb.name for verb in pebbles.declares.verbs]
    (range(2, 5), ['favour', 'draw', 'take', 'sell', 'polish'])
    >>> pebbles.declares.decisions["favourite"]
    ('favour',)
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cached_property, partial
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeAlias

from engine.core.forms.forms import Filled, Form, Verb, is_required
from engine.core.forms.offers import Offer
from engine.core.groups import C, Declares, Opt, Outcome, Plays, Proves, S, Sealing, Shows, T
from engine.core.state.sealed import question_of
from engine.core.values.seats import Seat

__all__ = [
    "AnyGame",
    "C",
    "Declares",
    "GameDefinition",
    "Opt",
    "Outcome",
    "Plays",
    "Proves",
    "S",
    "Sealing",
    "Shows",
    "Stage",
    "T",
]


class Stage(Enum):
    """How far a game has come; shown to those who start a table."""

    SAMPLE = "sample"
    BETA = "beta"
    STABLE = "stable"


@dataclass(frozen=True, kw_only=True, eq=False)
class GameDefinition(Generic[S, Opt, T, C]):
    """One game: S its state, Opt its options, T the table as everyone sees it, C one seat's screen.

    It reads as a page of contents: what the game declares, how it is played, what it shows, what proves it. Each part
    is explained in `engine/core/groups.py`.
    """

    name: str
    """Lower case, as in the folder's name: `carrara`."""

    home: Traversable
    """The folder in `data/` with its facts and its `text/en.ftl`, `text/fr.ftl`."""

    stage: Stage
    """How far it has come."""

    flagship: bool = False
    """Whether it is what is played when nobody has chosen."""

    declares: Declares[S, Opt, T, C]
    plays: Plays[S, Opt, T, C]
    shows: Shows[S, T, C]
    proves: Proves[S]

    # By name

    def may(self, state: S, seat: Seat, verb: str) -> bool:
        """Whether this verb, which can answer the seat's open decision, has a legal form now."""
        return self.plays.may[verb](state, seat)

    def choices(self, state: S, seat: Seat, verb: str, filled: Filled, field: str) -> Offer:
        """What may come for this field, with any other fields filled."""
        return self.plays.choices[verb][field](state, seat, filled)

    def apply(self, state: S, seat: Seat, form: Form) -> Outcome[S]:
        """Carry out a legal form."""
        return self.plays.apply[form.verb](state, seat, form)

    def open_screen(self, state: S, seat: Seat) -> C | None:
        """A seat's screen after the end, as far as it is opened."""
        shows = self.shows
        return shows.show_screen(state, seat) if shows.opens is None else shows.opens(state, seat)

    def open_screens(self, state: S) -> tuple[C | None, ...]:
        """Every seat's, in the order of seats."""
        return tuple(self.open_screen(state, seat) for seat in range(state.seats))

    def verbs_now(self, state: S, seat: Seat) -> tuple[str, ...]:
        """The verbs with which this seat can answer now; none if it is not asked."""
        decision = question_of(state, seat)
        if decision is None:
            return ()
        may = self.plays.may
        return tuple([verb for verb in self.declares.decisions[decision.kind] if may[verb](state, seat)])

    # What follows from what it declares

    @property
    def schema_version(self) -> int:
        """The version of the stored state's shape."""
        return len(self.declares.migrations) + 1

    @cached_property
    def verb(self) -> dict[str, Verb]:
        """The verbs by name."""
        return {verb.name: verb for verb in self.declares.verbs}

    @cached_property
    def shape(self) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
        """By verb: the fields that must be filled, and all that can be."""
        return {
            verb.name: (
                frozenset(field.name for field in verb.fields if is_required(field)),
                frozenset(field.name for field in verb.fields),
            )
            for verb in self.declares.verbs
        }

    @cached_property
    def bare(self) -> frozenset[str]:
        """The verbs without a required field: nothing but `may` tells when they are legal."""
        return frozenset(verb.name for verb in self.declares.verbs if not any(map(is_required, verb.fields)))

    def altered(self, **parts: Any) -> "GameDefinition[S, Opt, T, C]":
        """The same game with other parts, each by its name: for who watches a game play, and for its broken twins. One
        function may stand for a whole mapping: it is then told the verb, and the field."""
        changes: dict[str, Any] = {}
        verbs: tuple[Verb, ...] = parts.get("verbs", self.declares.verbs)
        if "verbs" in parts:  # of a verb that is new nothing is known but that it can be used
            parts = {"may": {verb.name: self.plays.may.get(verb.name, _always) for verb in verbs}, **parts}
        for name, part in parts.items():
            group = next((each for each in _GROUPS if name in _PARTS[each]), None)
            if group is None:
                changes[name] = part
            else:
                before = changes.get(group, getattr(self, group))
                changes[group] = replace(before, **{name: _mapped(verbs, name, part) if callable(part) else part})
        return replace(self, **changes)


_GROUPS = ("declares", "plays", "shows", "proves")
_PARTS = {
    name: {each.name for each in fields(group)}
    for name, group in zip(_GROUPS, (Declares, Plays, Shows, Proves), strict=True)
}


def _always(state: Any, seat: Seat) -> bool:
    return True


def _mapped(verbs: tuple[Verb, ...], name: str, part: Callable[..., Any]) -> Any:
    if name == "apply":
        return {verb.name: part for verb in verbs}
    if name == "may":
        return {verb.name: partial(_may, part, verb.name) for verb in verbs}
    if name == "choices":
        fields = {verb.name: [field.name for field in verb.fields] for verb in verbs}
        return {verb: {each: partial(_choose, part, verb, each) for each in of} for verb, of in fields.items()}
    return part


def _may(part: Callable[..., bool], verb: str, state: Any, seat: Seat) -> bool:
    return part(state, seat, verb)


def _choose(part: Callable[..., Offer], verb: str, field: str, state: Any, seat: Seat, filled: Filled) -> Offer:
    return part(state, seat, verb, filled, field)


AnyGame: TypeAlias = GameDefinition[Any, Any, Any, Any]
"""A game about which nothing is known."""
