"""The lines of a trace, as types: what `docs/trace.md` describes. They hold secrets."""

from importlib.metadata import version

from msgspec import Raw, Struct

from engine.contract.trial import Trial
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import start
from engine.core.state.events import AnyEvent, Reveal
from engine.core.state.state import GameState
from engine.core.state.undo import PlayedStep
from engine.core.stored import digest, encode
from engine.core.values.seats import Seat
from engine.core.values.texts import Params

VERSION = 1
"""Of the schema. It rises when a reader of the old one would go wrong."""


class PublicForm(Struct, frozen=True):
    """An event as everyone sees it."""

    key: str
    params: Params


class PrivateForm(Struct, frozen=True, omit_defaults=True):
    """The same as one seat sees it."""

    seat: Seat
    key: str
    params: Params
    reveals: bool = False


class EventLine(Struct, frozen=True):
    """One event with its audiences."""

    public: PublicForm
    private: PrivateForm | tuple[PrivateForm, ...] | None
    reveal: bool


class Versions(Struct, frozen=True):
    """What the play was made with."""

    schema: int
    rules: int
    data: int
    paravent: str


class QuestionLine(Struct, frozen=True, omit_defaults=True):
    """The decision that a form answers."""

    number: int
    kind: str
    about: Params = {}


class StartLine(Struct, frozen=True, kw_only=True):
    """The set-up."""

    v: int = VERSION
    kind: str = "start"
    game: str
    seats: int
    options: dict[str, str | bool]
    policy: str
    versions: Versions
    seed: str
    events: list[EventLine]
    state: Raw
    hash: str


class StepLine(Struct, frozen=True, kw_only=True):
    """One accepted form, with the complete states around it."""

    v: int = VERSION
    kind: str = "step"
    number: int
    seat: Seat
    decision: QuestionLine
    form: Form
    before: Raw
    after: Raw
    hash_before: str
    hash: str
    events: list[EventLine]


class SeatScore(Struct, frozen=True):
    """One seat's points by source, and in all."""

    seat: Seat
    points: dict[str, int]
    total: int


class EndLine(Struct, frozen=True, kw_only=True):
    """The final reckoning."""

    v: int = VERSION
    kind: str = "end"
    steps: int
    scores: list[SeatScore]
    winners: tuple[Seat, ...]


def start_line(trial: Trial, policy: str) -> StartLine:
    """The line before the first step."""
    game = trial.game
    state, events = start(game, trial.seats, trial.options, trial.seed)
    stored = encode(game, state)
    return StartLine(
        game=game.name,
        seats=trial.seats,
        options=trial.options.model_dump(),
        policy=policy,
        versions=Versions(game.schema_version, state.rules, state.data, version("paravent")),
        seed=trial.seed.hex(),
        events=list(map(_event, events)),
        state=Raw(stored),
        hash=digest(stored),
    )


def step_line(game: AnyGame, step: PlayedStep) -> StepLine:
    """The line of one step."""
    before, after = encode(game, step.before), encode(game, step.after)
    return StepLine(
        number=step.number,
        seat=step.seat,
        decision=QuestionLine(step.decision.number, step.decision.kind, step.decision.subject),
        form=step.form,
        before=Raw(before),
        after=Raw(after),
        hash_before=digest(before),
        hash=digest(after),
        events=list(map(_event, step.events)),
    )


def end_line(game: AnyGame, state: GameState, steps: int) -> EndLine:
    """The line after the last step."""
    scores = [
        SeatScore(seat, score.by_source(game.declares.sources), score.total)
        for seat, score in enumerate(game.shows.scores(state))
    ]
    return EndLine(steps=steps, scores=scores, winners=game.shows.winners(state))


def _event(event: AnyEvent) -> EventLine:
    own = tuple(PrivateForm(each.seat, each.key, each.params, each.reveals) for each in event.privates)
    private = own if isinstance(event.private, tuple) else own[0] if own else None
    return EventLine(PublicForm(event.key, event.params), private, isinstance(event, Reveal))
