"""Forms: a verb with its filled fields, and the closed set of field kinds a verb is declared with.

A slash command, a menu, the random player and the computer are all made from these declarations.
"""

from typing import TypeAlias

from msgspec import DecodeError, Struct, json

from engine.core.forms.offers import Value

Filled: TypeAlias = dict[str, Value]
"""Any part of a form, filled in any order. Treat it as frozen."""

LONGEST = 64
"""No id is longer, no choice has more parts: what exceeds it is malformed before any rule looks at it."""

HUGE = 1_000_000
"""No count of pieces reaches this."""


class Grid(Struct, frozen=True, tag=True):
    """The values lie in rows, as on a board: a menu can be laid out like it, a picture can number them. No rule."""

    rows: tuple[tuple[str, ...], ...]

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(value for row in self.rows for value in row)


class Groups(Struct, frozen=True, tag=True):
    """The values belong together in groups, each called by a term: a menu can ask for the group first. No rule."""

    term: str
    groups: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(value for _, values in self.groups for value in values)


Layout: TypeAlias = Grid | Groups


class OneOf(Struct, frozen=True, tag=True):
    """Choose one value. `group` names the terms its values are read with; without one they are read as they are."""

    name: str
    group: str = ""
    optional: bool = False
    after: tuple[str, ...] = ()
    if_any: bool = False
    layout: Layout | None = None
    usual: bool = False
    """Whether what the game suggests is filled in, to be changed before all is confirmed: several such fields side by
    side, as the uses of three cards, are then seen and changed together."""

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and len(value) <= LONGEST


class SomeOf(Struct, frozen=True, tag=True):
    """Choose several different values; the offer says how many at least and at most. `ordered`: it matters which comes
    first."""

    name: str
    group: str = ""
    optional: bool = False
    after: tuple[str, ...] = ()
    if_any: bool = False
    layout: Layout | None = None
    ordered: bool = False

    def fits(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) > LONGEST:
            return False
        return all(isinstance(v, str) and len(v) <= LONGEST for v in value) and len(set(value)) == len(value)


class CountsByKind(Struct, frozen=True, tag=True):
    """Choose a multiset: how many of each kind, as a tuple in the order of the group's terms."""

    name: str
    kinds: tuple[str, ...]
    group: str
    optional: bool = False
    after: tuple[str, ...] = ()
    if_any: bool = False

    def fits(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.kinds):
            return False
        return all(type(n) is int and 0 <= n < HUGE for n in value)


class YesNo(Struct, frozen=True, tag=True):
    """Say yes, or leave it: an absent answer is no. `solemn`: who says yes is told what it starts, and asked again."""

    name: str
    group: str = ""
    optional: bool = True
    after: tuple[str, ...] = ()
    if_any: bool = False
    solemn: bool = False

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)


# Every kind has: `optional`, the form is complete without it; `after`, fields to be filled first, before which
# its offer is only a hint (what there is to buy, before one knows where); `if_any`, it goes by those fields whether
# there is anything to choose (which of two cards lies on top): where something is offered it must be filled, elsewhere
# it is left out.
Field: TypeAlias = OneOf | SomeOf | CountsByKind | YesNo


def is_required(field: Field) -> bool:
    """Whether no form is complete without it, whatever else is filled."""
    return not field.optional and not field.if_any


class Verb(Struct, frozen=True):
    """Something a player can do, with its fields in the order in which a person would fill them."""

    name: str
    fields: tuple[Field, ...] = ()
    final: bool = False
    """Whether nobody can take it back, as after a draw: who chooses it is told so before he confirms it."""
    solemn: bool = False
    """Whether it starts what concerns everybody: who chooses it is told what, and asked twice."""

    def field(self, name: str) -> Field:
        """The field of that name."""
        return next(field for field in self.fields if field.name == name)


class Form(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The answer to a decision. Absent optional fields are skipped ones."""

    verb: str
    values: Filled = {}


def one(filled: Filled, name: str) -> str | None:
    """The value of a *one of* field, or None if it is not filled."""
    return filled.get(name)  # type: ignore[return-value]


def some(filled: Filled, name: str) -> tuple[str, ...]:
    """The values of a *some of* field; none if it is not filled."""
    return filled.get(name, ())  # type: ignore[return-value]


def counts(filled: Filled, name: str) -> tuple[int, ...]:
    """The counts of a *counts by kind* field; empty if it is not filled."""
    return filled.get(name, ())  # type: ignore[return-value]


def yes(filled: Filled, name: str) -> bool:
    """Whether a *yes or no* field says yes."""
    return filled.get(name) is True


_decoder = json.Decoder(Form)


def form_from_json(text: bytes | str) -> Form:
    """A form from its JSON, with its shape checked. Raises `ValueError`, whatever is wrong with it."""
    try:
        return _decoder.decode(text)
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(f"this is not a form: {error}") from error
