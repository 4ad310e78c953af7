"""Positions to draw: games played by computers, looked at early, in the middle and at the end."""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.contract.trial import Trial
from engine.core.door import Door, look
from engine.core.play import Accepted, act, start
from engine.core.state.events import seen
from engine.core.state.state import GameState
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Text
from engine.games.carrara.data import CITIES, TABLES, TYPES
from engine.games.carrara.rules.scoring import worths
from engine.games.carrara.state import Building
from engine.games.carrara.views import BuildingView, TableView
from render.core.scene import Happening, Scene
from tests.roots import GAMES

NAMES = ("Anna", "Bruno", "Clio", "Dora", "Emil")
LONG = (
    "Maximiliana-Theodora von Habsburg",
    "Ἀλέξανδρος ὁ Μέγας τῆς Μακεδον",
    "いろはにほへとちりぬるをわかよたれそつねならむ",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Владимир Святославич Ясно Солныш",
)
"""Thirty-two letters, the most that Discord lets a name have, or as broad."""


@lru_cache(64)
def played(game: str, seats: int, seed: int = 1) -> tuple[tuple[GameState, tuple[Text, ...]], ...]:
    """A whole game of computers: each state, and what everyone saw happen on the way to it."""
    definition = GAMES[game]
    trial = Trial(definition, seats, definition.declares.options(), bytes([seed]) * 16)
    below = trial.below("computer")
    state, events = start(definition, seats, definition.declares.options(), trial.seed)
    made = [(state, seen(events, None))]
    while not state.over:
        decision = state.decisions[0]
        form = definition.plays.computer(Door(definition, state, decision.seat), below)
        done = act(definition, state, decision.seat, decision.number, form)
        assert isinstance(done, Accepted)
        state = done.state
        made.append((state, seen(done.events, None)))
    return tuple(made)


def step_at(game: str, seats: int, part: float, seed: int = 1) -> int:
    """The step that stands after so much of the game."""
    return round(part * (len(played(game, seats, seed)) - 1))


def last_round(game: str, seats: int, seed: int = 1) -> float:
    """How much of the game is over one step before its end: the last round, where there is one."""
    last = len(played(game, seats, seed)) - 1
    return (last - 1) / last


def behind(seen: Scene, state: GameState) -> Scene:
    """The same scene at a table where other things are hidden."""
    return replace(seen, view=look(GAMES[seen.game], state, seen.view.viewer))


def with_buildings(of: Scene, seat: Seat, buildings: tuple[BuildingView, ...], **player: Any) -> Scene:
    """The same scene of Carrara with other buildings on a board, worth what they are worth there."""
    table: TableView = of.view.table
    tables = TABLES[table.data]
    tiles = [(TYPES[kind], cost) for kind, cost in zip(tables.tile_type, tables.tile_cost, strict=True)]
    built = tuple(Building(tiles.index((b.type, b.cost)), CITIES.index(b.city)) for b in buildings)
    players = list(table.players)
    worth = worths(tables, built, table.supply, None)
    players[seat] = replace(players[seat], buildings=buildings, worth=worth, **player)
    return replace(of, view=replace(of.view, table=replace(table, players=tuple(players))))


def scene(
    game: str,
    picture: str,
    seats: int,
    part: float,
    *,
    viewer: Viewer = None,
    seat: Seat | None = None,
    language: str = "en",
    theme: str = "dark",
    names: tuple[str, ...] = NAMES,
    seed: int = 1,
    news: int = 4,
) -> Scene:
    """How the table stood after so much of the game, with what happened in the last few steps before."""
    definition, steps, at = GAMES[game], played(game, seats, seed), step_at(game, seats, part, seed)
    state = steps[at][0]
    course = tuple(Happening(step, texts) for step, (_, texts) in enumerate(steps[: at + 1]))
    return Scene(
        game,
        picture,
        "k7f3q",
        names[:seats],
        look(definition, state, viewer),
        language,
        theme,
        course[-news:] if news else (),
        course if state.over else (),
        definition.shows.scores(state) if state.over else (),
        definition.shows.winners(state) if state.over else (),
        seat,
    )
