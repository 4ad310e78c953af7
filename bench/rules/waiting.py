"""How often a game makes people wait for each other: its questions in games of computers, at every number of players.
`python -m bench.rules.waiting GAME`; `make tournament` ends with it."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from msgspec import Struct, field

from bench.die import die
from engine.core.discovery import discover
from engine.core.door import Door
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, start
from engine.core.state import agenda
from engine.core.state.agenda import AgendaState, Handler, Task
from engine.core.state.events import AnyEvent
from engine.core.state.state import GameState
from engine.core.values.options import Options

GAMES = 20


class Waiting(Struct):
    """What was counted in some games with so many players."""

    games: int = 0
    rounds: float = 0
    """As many as everybody has had turns."""
    asked: int = 0
    """Questions in all,"""
    together: int = 0
    """of which so many were put to several at the same time,"""
    between: int = 0
    """and so many to somebody in the middle of another's turn."""
    handed: int = 0
    """How often the table waited for somebody else than before; for several at the same time, once."""
    tasks: Counter[tuple[str, bool]] = field(default_factory=Counter)
    """What came up on an agenda, by kind, and whether somebody was asked for it."""

    @property
    def settled(self) -> int:
        """How often nobody had to be asked for what somebody is asked for at other times."""
        return sum(n for (kind, asked), n in self.tasks.items() if not asked and self.tasks[kind, True])


def measure(game: AnyGame, seats: int, games: int = GAMES, options: Options | None = None) -> Waiting:
    """Some games of computers."""
    found = Waiting()
    with watched(found.tasks):
        for seed in range(games):
            _play(game, seats, seed, game.declares.options() if options is None else options, found)
    return found


def _play(game: AnyGame, seats: int, seed: int, options: Options, found: Waiting) -> None:
    below = die(seed)
    state: GameState = start(game, seats, options, seed.to_bytes(32, "big"))[0]
    number, turn, mover = 0, -1, -1
    before = frozenset[int]()
    while not state.over:
        waits = frozenset(each.seat for each in state.decisions)
        new = [each.seat for each in state.decisions if each.number > number]
        if state.turn != turn:
            turn, mover = state.turn, state.decisions[0].seat
        if new:
            _count(found, new, mover)
            found.handed += waits != before
            before = waits
        number = state.asked
        decision = state.decisions[0]
        form = game.plays.computer(Door(game, state, decision.seat), below)
        answer = act(game, state, decision.seat, decision.number, form)
        assert isinstance(answer, Accepted), answer
        state = answer.state
    found.games += 1
    found.rounds += state.turn / seats


def _count(found: Waiting, new: list[int], mover: int) -> None:
    """These were asked something, in the turn of this one."""
    found.asked += len(new)
    if len(new) > 1:
        found.together += len(new)
    else:
        found.between += new[0] != mover


@contextmanager
def watched(tasks: Counter[tuple[str, bool]]) -> Iterator[None]:
    """Count what is carried out on agendas, whichever game has one."""
    resume = agenda.resume

    def counting(
        state: AgendaState, handlers: Mapping[str, Handler[Any]], events: tuple[AnyEvent, ...] = ()
    ) -> tuple[AgendaState, tuple[AnyEvent, ...]]:
        return resume(state, {kind: counted(kind, handler) for kind, handler in handlers.items()}, events)

    def counted(kind: str, handler: Handler[Any]) -> Handler[Any]:
        def carried_out(state: Any, task: Task) -> tuple[Any, tuple[AnyEvent, ...]]:
            after, events = handler(state, task)
            if after.decisions or events:  # else nothing was to be done
                tasks[kind, bool(after.decisions)] += 1
            return after, events

        return carried_out

    places = [module for module in sys.modules.values() if getattr(module, "resume", None) is resume]
    for module in places:
        setattr(module, "resume", counting)  # noqa: B010
    try:
        yield
    finally:
        for module in places:
            setattr(module, "resume", resume)  # noqa: B010


def as_line(seats: int, found: Waiting) -> str:
    """The figures for people."""
    rounds, games = found.rounds, found.games
    return (
        f"{seats} players, waiting: {found.asked / games:.0f} questions a game, {found.asked / rounds:.1f} a round, of"
        f" them {found.between / rounds:.1f} in the middle of another's turn and {found.together / rounds:.1f} put to"
        f" several at once; the table changes hands {found.handed / rounds:.1f} times;"
        f" {found.settled / rounds:.1f} settled without asking"
    )


def main(name: str = "carrara") -> None:
    """Play and print."""
    game = discover()[name]
    for seats in game.declares.players:
        print(as_line(seats, measure(game, seats)))


if __name__ == "__main__":
    main(*sys.argv[1:])
