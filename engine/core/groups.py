"""The parts of a game's definition in four groups: what it declares, how it is played, what it shows, its proofs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from engine.core.forms.forms import Filled, Form, Verb
from engine.core.forms.offers import Offer, Value
from engine.core.learning import Lesson, Topic
from engine.core.state.events import AnyEvent, EventKind
from engine.core.state.state import GameState
from engine.core.state.views import Label, Score, Section, View
from engine.core.values.chance import Below, Chance
from engine.core.values.facts import Facts
from engine.core.values.options import Options
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Kind as ValueKind
from engine.core.values.texts import Message, Text

if TYPE_CHECKING:
    from engine.core.door import Door

S = TypeVar("S", bound=GameState)
Opt = TypeVar("Opt", bound=Options)
T = TypeVar("T")
C = TypeVar("C")

Outcome: TypeAlias = tuple[S, tuple[AnyEvent, ...]]
"""A new state and what happened on the way to it."""

May: TypeAlias = Callable[[S, Seat], bool]
Choose: TypeAlias = Callable[[S, Seat, Filled], Offer]
Apply: TypeAlias = Callable[[S, Seat, Form], Outcome[S]]

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""From one stored shape of the state to the next, on plain JSON values. It uses no code of ours: that changes."""


def plain_label(state: Any, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """The label of a choice whose own name says enough."""
    return Label()


def nothing_foreseen(state: Any, seat: Seat, form: Form) -> tuple[Text, ...]:
    """For games in which nothing is hidden, or nothing can be foreseen."""
    return ()


def no_suggestion(state: Any, seat: Seat, verb: str, filled: Filled, field: str) -> None:
    """For games in which no answer is more likely than another."""


@dataclass(frozen=True, kw_only=True)
class Sealing(Generic[S]):
    """A kind of question that several seats are asked at once, with answers under seal until the last has come."""

    answered: str
    """The event that says that a seat has answered: its one parameter is `seat`."""

    opened: Callable[[S, Mapping[Seat, Form]], Outcome[S]]
    """What happens when all have answered, with everybody's form."""


def no_meaning(then: Any, now: Any, told: Any) -> tuple[Text, ...]:
    """For games in which what happened says enough."""
    return ()


def no_reason(state: Any, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> None:
    """For games that have nothing to add to the core's refusals."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Declares(Generic[S, Opt, T, C]):
    """The words and shapes that everything else is made from."""

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

    subjects: dict[str, dict[str, ValueKind]] = field(default_factory=dict)
    """What questions can be about, by kind: the parameters of their sentences beside the seat."""

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

    topics: tuple[Topic, ...] = ()
    """Its rules on a few short pages, in the order in which they are read."""

    lessons: tuple[Lesson, ...] = ()
    """What each step of a turn is about, for who plays it for the first time: by question, verb or field. If there is
    any, every question and every verb with fields has one."""

    messages: tuple[Message, ...] = ()
    """Every other message: labels of choices, and the lines that describe table and screen."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Plays(Generic[S, Opt, T, C]):
    """How it is played. What has one function for each verb is a mapping: nothing looks for the right one twice."""

    initial: Callable[[int, Opt, Chance], Outcome[S]]
    """The set-up for so many players: the first state, with its first decisions open."""

    may: Mapping[str, May[S]]
    """By verb, `(state, seat)`: whether the verb, which can answer the seat's open decision, has a legal form now."""

    choices: Mapping[str, Mapping[str, Choose[S]]]
    """By verb and field, `(state, seat, filled)`: what may come for this field, with any other fields filled.

    Exact: each value offered can be completed to a form that `act` accepts, and a form is legal just if each
    of its values is offered beside the others. It must not depend on what other seats hide.
    """

    apply: Mapping[str, Apply[S]]
    """By verb: carry out a legal form. It changes no input, draws only from `state.chance`, and always closes the
    decision. No entry is needed for a verb that only answers under seal."""

    sealed: Mapping[str, Sealing[S]] = field(default_factory=dict)
    """The kinds of question whose answers are sealed. The state is then an `AgendaState`."""

    suggest: Callable[[S, Seat, str, Filled, str], Value | None] = no_suggestion
    """`(state, seat, verb, filled, field)`: what most players would fill in here, if there is such an answer. It must
    be on offer."""

    label: Callable[[S, Seat, str, Filled, str, Value], Label] = plain_label
    """How a choice is offered to its player, with cost and gain; asked only for what is shown."""

    foresee: Callable[[S, Seat, Form], tuple[Text, ...]] = nothing_foreseen
    """`(state, seat, form)`: how one's own screen will stand once this legal form is carried out, in lines; only what
    its player can know before. A secret of others, or what will be drawn, must not show."""

    why_not: Callable[[S, Seat, str, Filled, str, Value], Refusal | None] = no_reason
    """A better reason than the core's for refusing this value; with the field `""`, for refusing the verb."""

    computer: Callable[["Door[S, T, C]", Below], Form]
    """The computer player: from what the seat may see and ask to a legal form."""

    longest: Callable[[int], int]
    """No play with so many seats takes more steps than this."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Shows(Generic[S, T, C]):
    """What it shows."""

    show_table: Callable[[S], T]
    """The table as everyone sees it. It is not told who looks, so it cannot show one more than another."""

    show_screen: Callable[[S, Seat], C]
    """What this seat sees of its own beyond the table."""

    opens: Callable[[S, Seat], C | None] | None = None
    """After the end, what of a seat's screen everybody may look at; None where the rules keep it closed for good.
    Without this, all of it."""

    tell: Callable[[View[T, C]], tuple[Section, ...]]
    """The view in words, by sections: for the terminal, and for those who cannot see the picture. Public sections say
    the same to everybody; what is behind a screen is told in private ones, the gist first. After the end, every
    screen that is opened is told in a public one, called by `opened_section`."""

    means: Callable[[View[T, C], View[T, C], tuple[Text, ...]], tuple[Text, ...]] = no_meaning
    """`(then, now, told)`: what it means for a player that the others have moved: his own view after his last move, his
    own view now, and what he was told between them. A line each, only what matters to him, the most important first."""

    scores: Callable[[S], tuple[Score, ...]]
    """Each seat's points by source; asked when the game is over."""

    winners: Callable[[S], tuple[Seat, ...]]
    """Who won, all of them if they share it."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Proves(Generic[S]):
    """What its tests need."""

    census: Callable[[S], dict[str, int]]
    """All pieces by kind, wherever they lie. It is the same after every step."""

    faults: Callable[[S], tuple[str, ...]]
    """What is wrong with a state that should never be, in words for a developer; empty if it is sound."""

    redeal: Callable[[S, Viewer, Chance], S]
    """The same table with all that this viewer cannot see rearranged, consistent with what has been seen."""

    plant: Callable[[S, Seat, int], S]
    """The same table with this number planted wherever the seat hides one, to look for it in what others get."""
