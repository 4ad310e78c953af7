"""Golden playthroughs: one play of each game as text, everything each viewer sees and may do at every step.

A leak or a changed rule shows in review as a changed line. `make golden` writes them anew.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.contract.trial import Trial, steps
from engine.core.door import Door, look
from engine.core.game import AnyGame
from engine.core.state.events import seen
from engine.core.state.state import GameState
from engine.core.state.undo import PlayedStep
from engine.core.stored import to_json
from engine.core.values.seats import PUBLIC
from tests.roots import GAMES

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_play_is_what_it_was(game: AnyGame) -> None:
    path = GOLDEN / f"{game.name}.txt"
    played = "\n".join(playthrough(game)) + "\n"
    if os.environ.get("PARAVENT_GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(played, encoding="utf8")
    assert path.is_file(), f"{game.name} has no golden playthrough yet: run `make golden`"
    assert played.splitlines() == path.read_text(encoding="utf8").splitlines()


def playthrough(game: AnyGame) -> Iterator[str]:
    """The play, line by line."""
    trial = Trial(game, game.declares.players[0], game.declares.options(), b"a golden play...")
    state = trial.begin()
    yield f"{game.name}, {trial.seats} seats, rules {state.rules}, data {state.data}"
    for step in steps(trial):
        yield from before(game, step)
        state = step.after
    yield ""
    yield from sight(game, state)
    yield f"scores {to_json(game.shows.scores(state)).decode()}, winners {game.shows.winners(state)}"


def before(game: AnyGame, step: PlayedStep) -> Iterator[str]:
    yield f"\n# {step.number}"
    yield from sight(game, step.before)
    for decision in step.before.decisions:
        door = Door(game, step.before, decision.seat)
        for verb in door.verbs():
            for field in game.verb[verb].fields:
                offer = to_json(door.choices(verb, {}, field.name)).decode()
                yield f"seat {decision.seat} may {verb} {field.name} {offer}"
    yield f"seat {step.seat} {to_json(step.form).decode()}"
    others = {own.seat for event in step.events for own in event.privates} - {step.seat}
    for viewer in (PUBLIC, step.seat, *sorted(others)):
        yield from (f"{who(viewer)} hears {to_json(text).decode()}" for text in seen(step.events, viewer))


def sight(game: AnyGame, state: GameState) -> Iterator[str]:
    for viewer in (PUBLIC, *range(state.seats)):
        view = look(game, state, viewer)
        yield f"{who(viewer)} sees {to_json(view.table if viewer is None else view.screen).decode()}"


def who(viewer: int | None) -> str:
    return "public" if viewer is None else f"seat {viewer}"
