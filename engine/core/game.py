"""The contract: what a game has to provide so that everything else can run it without knowing one rule.

Every function is pure. A form reaches `apply` only through `engine.core.play.act`, which first checks it,
field by field, against `choices`: legality is described there, once, and `apply` may rely on it.

    >>> from engine.core.discovery import discover
    >>> pebbles = discover(("tests.sample.games",))["pebbles"]
    >>> pebbles.players, [verb.name for verb in pebbles.verbs]
    (range(2, 5), ['favour', 'draw', 'take', 'sell', 'polish'])
    >>> pebbles.decisions["favourite"]
    ('favour',)
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from engine.core.forms.forms import Filled, Form, Verb
from engine.core.forms.offers import Offer, Value
from engine.core.state.events import AnyEvent, EventKind
from engine.core.state.state import GameState, decision_of
from engine.core.state.views import Label, Score, Section, View
from engine.core.values.chance import Below, Chance
from engine.core.values.facts import Facts
from engine.core.values.options import Options
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Message

if TYPE_CHECKING:
    from engine.core.door import Door

S = TypeVar("S", bound=GameState)
Opt = TypeVar("Opt", bound=Options)
T = TypeVar("T")
C = TypeVar("C")

Outcome: TypeAlias = tuple[S, tuple[AnyEvent, ...]]
"""A new state and what happened on the way to it."""

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""From one stored shape of the state to the next, on plain JSON values. It uses no code of ours: that changes."""


class Stage(Enum):
    """How far a game has come; shown to those who start a table."""

    SAMPLE = "sample"
    BETA = "beta"
    STABLE = "stable"


def plain_label(state: Any, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """The label of a choice whose own name says enough."""
    return Label()


def no_reason(state: Any, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> None:
    """For games that have nothing to add to the core's refusals."""


@dataclass(frozen=True, kw_only=True, eq=False)
class GameDefinition(Generic[S, Opt, T, C]):
    """One game: S its state, Opt its options, T the table as everyone sees it, C one seat's screen."""

    # What it is

    name: str
    """Lower case, as in the folder's name: `carrara`."""

    home: Traversable
    """The folder in `data/` with its facts and its `text/en.ftl`, `text/fr.ftl`."""

    stage: Stage
    """How far it has come."""

    players: range
    """How many can play: `range(2, 5)` is two to four."""

    options: type[Opt]
    """What can be chosen before the start."""

    rules_version: int
    """Rises with each change of rules; a state keeps the one it began with and may ask for it."""

    replays_from: int = 1
    """The oldest rules version whose steps this program plays exactly as they were played. A fix that asks
    `state.rules` leaves it; one that changes tables in progress too raises it to the new version."""

    facts: Mapping[int, Facts]
    """Its data by version, oldest first. New tables take the last; old ones keep theirs."""

    migrations: tuple[Migration, ...] = ()
    """How older stored states become today's. The schema version is one more than their number."""

    # What it declares: the words and shapes everything else is made from

    state_type: type[S]
    """The type of its state, for reading a stored one."""

    table_type: type[T]
    """The type of the table view: what everyone may see, and no place for anything else."""

    screen_type: type[C]
    """The type of the screen: what one seat hides and sees of its own."""

    verbs: tuple[Verb, ...]
    """What players can do, with the fields of each form."""

    decisions: dict[str, tuple[str, ...]]
    """The public kinds of question it asks, and the verbs that can ever answer each."""

    events: tuple[EventKind, ...]
    """What can happen, and which parameters each kind may carry."""

    refusals: tuple[Message, ...] = ()
    """Its own reasons to refuse, with keys that begin with its name: `carrara.city-colour`."""

    sources: tuple[str, ...]
    """Where points come from, in the order of the final reckoning."""

    groups: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Its terms by group (`city`, `colour`), in the order in which counts are kept."""

    counted: tuple[str, ...] = ()
    """The groups whose terms are also said with a number: "2 white"."""

    messages: tuple[Message, ...] = ()
    """Every other message: labels of choices, and the lines that describe table and screen."""

    # How it is played

    initial: Callable[[int, Opt, Chance], Outcome[S]]
    """The set-up for so many players: the first state, with its first decisions open."""

    may: Callable[[S, Seat, str], bool]
    """`(state, seat, verb)`: whether this verb, which can answer the seat's open decision, has a legal form now."""

    choices: Callable[[S, Seat, str, Filled, str], Offer]
    """`(state, seat, verb, filled, field)`: what may come for this field, with any other fields filled.

    Exact: each value offered can be completed to a form that `act` accepts, and a form is legal just if each
    of its values is offered beside the others. It must not depend on what other seats hide.
    """

    apply: Callable[[S, Seat, Form], Outcome[S]]
    """Carry out a legal form. It changes no input, draws only from `state.chance`, and always closes the decision."""

    label: Callable[[S, Seat, str, Filled, str, Value], Label] = plain_label
    """How a choice is offered to its player, with cost and gain; asked only for what is shown."""

    why_not: Callable[[S, Seat, str, Filled, str, Value], Refusal | None] = no_reason
    """A better reason than the core's for refusing this value; with the field `""`, for refusing the verb."""

    computer: Callable[["Door[S, T, C]", Below], Form]
    """The computer player: from what the seat may see and ask to a legal form."""

    longest: Callable[[int], int]
    """No play with so many seats takes more steps than this."""

    # What it shows

    show_table: Callable[[S], T]
    """The table as everyone sees it. It is not told who looks, so it cannot show one more than another."""

    show_screen: Callable[[S, Seat], C]
    """What this seat sees of its own beyond the table."""

    tell: Callable[[View[T, C]], tuple[Section, ...]]
    """The view in words, by sections: for the terminal, and for those who cannot see the picture. Public sections say
    the same to everybody; what is behind a screen is told in private ones, the gist first."""

    scores: Callable[[S], tuple[Score, ...]]
    """Each seat's points by source; asked when the game is over."""

    winners: Callable[[S], tuple[Seat, ...]]
    """Who won, all of them if they share it."""

    # What its tests need

    census: Callable[[S], dict[str, int]]
    """All pieces by kind, wherever they lie. It is the same after every step."""

    faults: Callable[[S], tuple[str, ...]]
    """What is wrong with a state that should never be, in words for a developer; empty if it is sound."""

    redeal: Callable[[S, Viewer, Chance], S]
    """The same table with all that this viewer cannot see rearranged, consistent with what has been seen."""

    plant: Callable[[S, Seat, int], S]
    """The same table with this number planted wherever the seat hides one, to look for it in what others get."""

    @property
    def schema_version(self) -> int:
        """The version of the stored state's shape."""
        return len(self.migrations) + 1

    @cached_property
    def verb(self) -> dict[str, Verb]:
        """The verbs by name."""
        return {verb.name: verb for verb in self.verbs}

    def verbs_now(self, state: S, seat: Seat) -> tuple[str, ...]:
        """The verbs with which this seat can answer now; none if it is not asked."""
        decision = decision_of(state, seat)
        if decision is None:
            return ()
        return tuple([verb for verb in self.decisions[decision.kind] if self.may(state, seat, verb)])

    @cached_property
    def shape(self) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
        """By verb: the fields that must be filled, and all that can be."""
        return {
            verb.name: (
                frozenset(field.name for field in verb.fields if not field.optional),
                frozenset(field.name for field in verb.fields),
            )
            for verb in self.verbs
        }

    @cached_property
    def bare(self) -> frozenset[str]:
        """The verbs without a required field: nothing but `may` tells when they are legal."""
        return frozenset(verb.name for verb in self.verbs if all(field.optional for field in verb.fields))


AnyGame: TypeAlias = GameDefinition[Any, Any, Any, Any]
"""A game about which nothing is known."""
