"""Games to look at, each played by a simple rule of its own that no better computer will ever change."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypedDict, TypeVar, Unpack

from engine.contract.trial import Trial
from engine.core.door import look
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, start
from engine.core.state.events import AnyEvent, seen
from engine.core.state.state import GameState
from engine.core.values.chance import Below
from engine.core.values.options import Options
from engine.core.values.seats import Seat, Viewer
from render.core.scene import Draft, Happening, Scene
from tests.render.positions import NAMES

S = TypeVar("S", bound=GameState)


class Look(TypedDict, total=False):
    """For whom a table is drawn, and how."""

    viewer: Viewer
    seat: Seat | None
    language: str
    theme: str
    names: tuple[str, ...]
    news: int
    draft: Draft | None


def play(
    game: AnyGame, seats: int, options: Options, seed: int, move: Callable[[S, Below], Form], die: str = "play"
) -> Iterator[tuple[S, tuple[AnyEvent, ...]]]:
    """A whole game: each state, and what happened on the way to it."""
    trial = Trial(game, seats, options, bytes([seed]) * 16)
    below = trial.below(die)
    state, events = start(game, seats, options, trial.seed)
    yield state, tuple(events)
    while not state.over:
        asked = state.decisions[0]
        done = act(game, state, asked.seat, asked.number, move(state, below))
        assert isinstance(done, Accepted), done
        state = done.state
        yield state, tuple(done.events)


def scene_at(
    game: AnyGame,
    steps: Sequence[tuple[GameState, tuple[AnyEvent, ...]]],
    at: int | float,
    picture: str,
    **how: Unpack[Look],
) -> Scene:
    """How it stood after so many steps, or after so much of the game, with what happened just before."""
    at = round(at * (len(steps) - 1)) if isinstance(at, float) else at % len(steps)
    state, viewer, news = steps[at][0], how.get("viewer"), how.get("news", 3)
    course = tuple(Happening(n, seen(events, viewer)) for n, (_, events) in enumerate(steps[: at + 1]))
    return Scene(
        game.name,
        picture,
        "k7f3q",
        how.get("names", NAMES)[: state.seats],
        look(game, state, viewer),
        how.get("language", "en"),
        how.get("theme", "dark"),
        course[-news:] if news else (),
        course if state.over else (),
        game.shows.scores(state) if state.over else (),
        game.shows.winners(state) if state.over else (),
        how.get("seat"),
        how.get("draft"),
    )
