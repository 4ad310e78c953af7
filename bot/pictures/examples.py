"""Examples to learn from: of each game one play by computers, always the same, seen by one of them."""

import asyncio
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bot.words.voice import Voice
from engine.core.door import Door, look
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, start
from engine.core.state.events import seen
from engine.core.state.state import GameState
from engine.core.state.views import Score, View
from engine.core.values.chance import Below, Chance
from engine.core.values.seats import Seat
from render.core.contract import Picture, Shows
from render.core.scene import Happening, Scene

NAMES = ("Livia", "Ugo", "Fosca", "Gino")
SEATS = 3
"""As many as there is a name for, and as a picture has room for at a glance."""
VIEWER: Seat = 0
SEED = b"an example to learn from"
MIDDLE = 0.6
"""How much of the game has been played where it is looked at: there is something of everything by then."""


class Example(Struct, frozen=True):
    """One play: how it stood in the middle, when it is the viewer's turn, and at the end, with all on the way there."""

    middle: View[Any, Any]
    end: View[Any, Any]
    course: tuple[Happening, ...]
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]

    def scene(self, game: AnyGame, picture: Picture, language: str, theme: str) -> Scene:
        """One of the game's pictures of it."""
        over = picture.shows is Shows.OVER
        return Scene(
            game.name,
            picture.name,
            Voice(language).tell("help", "example-table"),
            NAMES[: len(self.scores)],
            self.end if over else self.middle,
            language,
            theme,
            course=self.course if over else (),
            scores=self.scores if over else (),
            winners=self.winners if over else (),
            seat=VIEWER if picture.shows is Shows.SEAT else None,
        )


class Examples:
    """Each game is played when somebody first asks for it, in a thread of its own, and kept."""

    def __init__(self) -> None:
        self._played: dict[str, asyncio.Task[Example]] = {}

    async def of(self, game: AnyGame) -> Example:
        """The example of this game."""
        if game.name not in self._played:
            self._played[game.name] = asyncio.create_task(asyncio.to_thread(played, game))
        # Whoever asks first may go away; the others wait for the same play.
        return await asyncio.shield(self._played[game.name])


def played(game: AnyGame) -> Example:
    """Computers play from the first step to the last: the same from the same seed, always."""
    players = game.declares.players
    states = list(_states(game, min(max(SEATS, players[0]), players[-1], len(NAMES))))
    end = states[-1][0]
    return Example(
        look(game, _middle([state for state, _ in states]), VIEWER),
        look(game, end, VIEWER),
        tuple(happening for _, happening in states),
        game.shows.scores(end),
        game.shows.winners(end),
    )


def _states(game: AnyGame, seats: int) -> Iterator[tuple[GameState, Happening]]:
    below = _dice()
    state, events = start(game, seats, game.declares.options(), SEED)
    for step in range(game.plays.longest(seats) + 1):
        yield state, Happening(step, seen(events, VIEWER))
        if state.over:
            return
        asked = state.decisions[0]
        form = game.plays.computer(Door(game, state, asked.seat), below)
        done = act(game, state, asked.seat, asked.number, form)
        if not isinstance(done, Accepted):
            raise RuntimeError(f"a computer's form was refused: {done.code}")
        state, events = done.state, done.events


def _middle(states: list[GameState]) -> GameState:
    """From the middle on, the first at which the viewer is asked something."""
    later = states[round(MIDDLE * (len(states) - 1)) :]
    return next((state for state in later if any(asked.seat == VIEWER for asked in state.decisions)), later[0])


def _dice() -> Below:
    chance = Chance(SEED)

    def below(n: int) -> int:
        nonlocal chance
        number, chance = chance.below(n)
        return number

    return below
