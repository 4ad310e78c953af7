"""What there is to draw in a whole game of computers: the scenes of each picture, step by step."""

from bench.die import die
from engine.core.door import Door, look
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, start
from engine.core.state.events import seen
from engine.core.state.state import GameState
from engine.core.values.texts import Text
from render.core.contract import Picture, Shows
from render.core.scene import Happening, Scene

NAMES = ("Maximiliana", "Bruno", "Élodie", "Αλέξανδρος", "Ömer")
NEWS = 4
"""Steps since somebody looked."""

Play = list[tuple[GameState, tuple[Text, ...]]]


def played(game: AnyGame, seats: int, seed: int = 1) -> Play:
    """Each state, and what everyone saw happen on the way to it."""
    below = die(seed)
    state, events = start(game, seats, game.declares.options(), seed.to_bytes(32, "big"))
    made: Play = [(state, seen(events, None))]
    while not state.over:
        decision = state.decisions[0]
        form = game.plays.computer(Door(game, state, decision.seat), below)
        answer = act(game, state, decision.seat, decision.number, form)
        assert isinstance(answer, Accepted)
        state = answer.state
        made.append((state, seen(answer.events, None)))
    return made


def scenes(game: AnyGame, play: Play, picture: Picture, theme: str = "dark", language: str = "en") -> list[Scene]:
    """One picture after each step at which it can be looked at."""
    course = tuple(Happening(step, texts) for step, (_, texts) in enumerate(play))
    whole = range(len(play) - 1, len(play)) if picture.shows is Shows.OVER else range(len(play))
    return [_scene(game, play[at][0], picture, course[: at + 1], theme, language) for at in whole]


def _scene(
    game: AnyGame, state: GameState, picture: Picture, course: tuple[Happening, ...], theme: str, language: str
) -> Scene:
    return Scene(
        game.name,
        picture.name,
        "k7f3q",
        NAMES[: state.seats],
        look(game, state, 0 if picture.shows is Shows.OWN else None),
        language,
        theme,
        course[-NEWS:],
        course if state.over else (),
        game.shows.scores(state) if state.over else (),
        game.shows.winners(state) if state.over else (),
        1 if picture.shows is Shows.SEAT else None,
    )
