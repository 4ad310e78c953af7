"""Games of Dynasties to look at, played by a simple rule that no better computer will ever change: of a few legal moves
the one after which most is scored and stands on the board."""

from collections.abc import Iterator
from functools import lru_cache

from engine.contract.trial import Trial, legal_form
from engine.core.door import look
from engine.core.play import Accepted, act, start
from engine.core.state.events import AnyEvent, seen
from engine.core.values.chance import Below
from engine.core.values.seats import Seat, Viewer
from engine.games.dynasties.game import GAME
from engine.games.dynasties.state import DynastiesOptions, DynastiesState
from render.core.scene import Draft, Happening, Scene
from tests.render.positions import NAMES

Step = tuple[DynastiesState, tuple[AnyEvent, ...]]
TRIES = 5
"""Moves that are compared."""


@lru_cache(16)
def played(seats: int, seed: int = 1) -> tuple[Step, ...]:
    """A whole game: each state, and what happened on the way to it."""
    return tuple(_play(seats, seed))


def _play(seats: int, seed: int) -> Iterator[Step]:
    trial = Trial(GAME, seats, DynastiesOptions(), bytes([seed]) * 16)
    below = trial.below("play")
    state, events = start(GAME, seats, DynastiesOptions(), trial.seed)
    yield state, tuple(events)
    while not state.over:
        done = best(state, below)
        state = done.state
        yield state, tuple(done.events)


def best(state: DynastiesState, below: Below) -> Accepted[DynastiesState]:
    """The best of a few moves; to leave the round is the last that one would do."""
    asked, found = state.decisions[0], list[tuple[float, int, Accepted[DynastiesState]]]()
    for at in range(TRIES):
        form = legal_form(GAME, state, asked, below)
        done = act(GAME, state, asked.seat, asked.number, form)
        assert isinstance(done, Accepted), done
        found.append((worth(done.state, asked.seat) - 5 * (form.verb in ("pass", "pause")), at, done))
    return max(found)[2]


def worth(state: DynastiesState, seat: Seat) -> float:
    """How good a table looks to a simple mind."""
    player = state.players[seat]
    standing = sum(seat in (town.prince, town.princess) for town in state.towns)
    return sum(player.points) + 2 * standing + 0.3 * sum(player.goods) + sum(player.coats)


def when(kind: str, seats: int = 5, seed: int = 1) -> int:
    """The last step after which somebody is asked this."""
    steps = played(seats, seed)
    return max(at for at, (state, _) in enumerate(steps) if kind in [each.kind for each in state.decisions])


def table(
    picture: str,
    seats: int,
    at: int | float,
    *,
    viewer: Viewer = None,
    seat: Seat | None = None,
    language: str = "en",
    theme: str = "dark",
    names: tuple[str, ...] = NAMES,
    seed: int = 1,
    news: int = 3,
    draft: Draft | None = None,
) -> Scene:
    """How it stood after so many steps, or after so much of the game."""
    steps = played(seats, seed)
    at = round(at * (len(steps) - 1)) if isinstance(at, float) else at % len(steps)
    state = steps[at][0]
    course = tuple(Happening(n, seen(events, viewer)) for n, (_, events) in enumerate(steps[: at + 1]))
    return Scene(
        "dynasties",
        picture,
        "k7f3q",
        names[:seats],
        look(GAME, state, viewer),
        language,
        theme,
        course[-news:] if news else (),
        course if state.over else (),
        GAME.shows.scores(state) if state.over else (),
        GAME.shows.winners(state) if state.over else (),
        seat,
        draft,
    )
