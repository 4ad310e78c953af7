"""Promises about every step: it ends, nothing is lost, nothing is changed behind anybody's back."""

from msgspec.structs import replace

from engine.contract.trial import BrokenPromise, Trial, carry_out, legal_form, steps
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.state.events import EventKind
from engine.core.state.state import GameState
from engine.core.state.undo import PlayedStep
from engine.core.stored import decode, digest, encode, to_json
from engine.core.values.chance import Chance


def ends(trial: Trial) -> None:
    """Some legal form always exists, and the play ends within its bound, with scores and a winner."""
    game, state = trial.game, trial.begin()
    for step in steps(trial):
        state = step.after
    scores, winners = game.shows.scores(state), game.shows.winners(state)
    lengths = {len(score.points) for score in scores}
    if len(scores) != trial.seats or len(lengths) != 1 or not lengths <= set(range(1, len(game.declares.sources) + 1)):
        raise BrokenPromise(f"scores must give each seat a number for the same of {game.declares.sources}: {scores}")
    if not winners or not set(winners) <= set(range(trial.seats)):
        raise BrokenPromise(f"somebody at the table must have won, not {winners}")
    if state.decisions:
        raise BrokenPromise(f"the game is over, and still asks: {state.decisions}")


def keeps_pieces(trial: Trial) -> None:
    """Pieces are neither lost nor made, and no state is impossible."""
    game, state = trial.game, trial.begin()
    census = game.proves.census(state)
    for step in steps(trial):
        if (now := game.proves.census(step.after)) != census:
            raise BrokenPromise(f"step {step.number} {step.form}: pieces were {census} and are {now}")
        if faults := game.proves.faults(step.after):
            raise BrokenPromise(f"step {step.number} {step.form}: {'; '.join(faults)}")


def changes_no_input(trial: Trial) -> None:
    """A rule gets a state and a form, and leaves both as they were."""
    game, state, below = trial.game, trial.begin(), trial.below("play")
    for number in range(1, game.plays.longest(trial.seats) + 1):
        if state.over:
            return
        decision = state.decisions[below(len(state.decisions))]
        form = legal_form(game, state, decision, below)
        before, written = to_json(state), to_json(form)
        after = carry_out(game, state, decision, form, number).after
        if to_json(state) != before:
            raise BrokenPromise(f"step {number} {form} changed the state it was given")
        if to_json(form) != written:
            raise BrokenPromise(f"step {number} changed its form from {written.decode()} to {form}")
        state = after


def survives_storing(trial: Trial) -> None:
    """A state written and read again is the same, has the same hash, and goes on in the same way."""
    game = trial.game
    for step in steps(trial):
        stored = encode(game, step.before)
        again = decode(game, stored)
        if again != step.before or digest(encode(game, again)) != digest(stored):
            raise BrokenPromise(f"before step {step.number}: the state is not the same after storing and reading it")
        answer = act(game, again, step.seat, step.decision.number, step.form)
        if answer != Accepted(step.after, step.events):
            raise BrokenPromise(f"step {step.number} {step.form} goes another way after storing and reading the state")


def draws_from_chance(trial: Trial) -> None:
    """Whatever is random comes from the state's generator, and moves it on."""
    for step in steps(trial):
        if step.before.chance.drawn == step.after.chance.drawn:
            _same_with_another_seed(trial.game, step)


def _same_with_another_seed(game: AnyGame, step: PlayedStep) -> None:
    other = replace(step.before, chance=Chance(bytes(32), step.before.chance.drawn))
    answer = act(game, other, step.seat, step.decision.number, step.form)
    same = isinstance(answer, Accepted) and replace(answer.state, chance=step.after.chance) == step.after
    if not same or (isinstance(answer, Accepted) and answer.events != step.events):
        raise BrokenPromise(
            f"step {step.number} {step.form}: the generator stood still, yet another seed changes the outcome"
        )


def asks_properly(trial: Trial) -> None:
    """A seat owes one answer at most, an answered question is closed, and numbers are never used again."""
    for step in steps(trial):
        seats = [decision.seat for decision in step.after.decisions]
        if len(set(seats)) != len(seats):
            raise BrokenPromise(f"after step {step.number} a seat owes two answers: {step.after.decisions}")
        if step.decision in step.after.decisions:
            raise BrokenPromise(f"step {step.number} {step.form} answered a question and left it open")
        _fresh_numbers(step.before, step.after)
        for decision in step.after.decisions:
            if decision.kind not in trial.game.declares.decisions:
                raise BrokenPromise(f"the question {decision.kind!r} is not declared")
            about = trial.game.declares.subjects.get(decision.kind, {})
            if decision.subject.keys() != about.keys():
                raise BrokenPromise(
                    f"the question {decision.kind!r} is about {sorted(decision.subject)}; declared is {sorted(about)}"
                )


def _fresh_numbers(before: GameState, after: GameState) -> None:
    new = [decision for decision in after.decisions if decision not in before.decisions]
    if any(decision.number <= before.asked for decision in new):
        raise BrokenPromise(f"a number of an earlier question is used again: {new}, after {before.asked} questions")
    if any(decision.number > after.asked for decision in new):
        raise BrokenPromise(f"questions are numbered beyond those counted ({after.asked}): {new}")


def declares_events(trial: Trial) -> None:
    """Each event is declared, and carries its declared parameters and no other."""
    kinds = {kind.key: kind for kind in trial.game.declares.events}
    for events in (trial.beginnings()[0], *(step.events for step in steps(trial))):
        for event in events:
            reveals = type(event).__name__ == "Reveal"
            _declared(kinds, event.key, set(event.params), private=False, reveals=reveals)
            for own in event.privates:
                _declared(kinds, own.key, set(own.params), private=True, reveals=own.reveals)


def _declared(kinds: dict[str, EventKind], key: str, params: set[str], *, private: bool, reveals: bool) -> None:
    kind = kinds.get(key)
    if kind is None:
        raise BrokenPromise(f"the event {key!r} is not declared")
    if params != set(kind.params):
        raise BrokenPromise(f"the event {key!r} carries {sorted(params)}; declared are {sorted(kind.params)}")
    if kind.private != private:
        raise BrokenPromise(f"the event {key!r} is {'' if kind.private else 'not '}declared as one seat's own")
    if kind.reveals != reveals:
        raise BrokenPromise(
            f"the event {key!r} is {'' if kind.reveals else 'not '}declared to reveal something, but came otherwise"
        )
