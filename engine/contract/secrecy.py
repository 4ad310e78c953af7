"""Promises about secrets: what a viewer gets does not change when all that is hidden from him is dealt anew."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.contract.trial import BrokenPromise, Trial, states, steps
from engine.contract.wild import almost_legal, wild_form
from engine.core.door import Door, look
from engine.core.forms.forms import Filled
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.state.events import AnyEvent, Reveal
from engine.core.state.state import GameState
from engine.core.state.undo import PlayedStep
from engine.core.stored import to_json
from engine.core.values.chance import Below, Chance
from engine.core.values.refusals import Refusal
from engine.core.values.seats import PUBLIC, Seat, Viewer

CANARY = 7919
"""A number no game prints by itself."""


def hides_from_everyone(trial: Trial) -> None:
    """Redeal: view, decisions, choices, labels, refusals and the computer's move stay the same, byte for byte."""
    below = trial.below("redeal")
    for number, state in enumerate(states(trial), 1):
        viewer = _somebody(trial.seats, below)
        dealt = _redealt(trial, state, viewer, below)
        here, there = transcript(trial, state, viewer), transcript(trial, dealt, viewer)
        for (what, seen), (_, seen_too) in zip(here, there, strict=True):
            if seen != seen_too:
                raise BrokenPromise(
                    f"step {number}: {_who(viewer)} can tell from {what} what is hidden: {seen!r} or {seen_too!r}"
                )


def hides_while_acting(trial: Trial) -> None:
    """Redeal through a step: what a viewer learns from it follows from what he knew, unless it is a Reveal."""
    below = trial.below("redeal a step")
    mine, others = (_known(trial.game, events, PUBLIC) for events in trial.beginnings())
    if mine != others:
        raise BrokenPromise(f"the set-up tells what is hidden: {mine} with one seed, {others} with another")
    for step in steps(trial):
        viewer = _somebody(trial.seats, below)
        dealt = _redealt(trial, step.before, viewer, below)
        answer = act(trial.game, dealt, step.seat, step.decision.number, step.form)
        if isinstance(answer, Accepted):
            _same_to(viewer, trial.game, step, answer)
        elif viewer == step.seat:
            raise BrokenPromise(
                f"step {step.number} {step.form}: legal or not, depending on what others hide: {answer}"
            )


def plants_no_canary(trial: Trial) -> None:
    """A number planted behind one screen appears in nothing that reaches anybody else."""
    below = trial.below("canary")
    for step in steps(trial):
        owner = below(trial.seats)
        planted = trial.game.plant(step.before, owner, CANARY)
        for viewer in (PUBLIC, *(seat for seat in range(trial.seats) if seat != owner)):
            for what, seen in (*transcript(trial, planted, viewer), *_told(trial.game, planted, step, viewer)):
                if str(CANARY) in seen:
                    raise BrokenPromise(
                        f"step {step.number}: seat {owner}'s secret reaches {_who(viewer)} in {what}: {seen}"
                    )


def really_redeals(trial: Trial) -> None:
    """A redeal does move what is hidden, and makes a table that could be; else the promises above say nothing."""
    below, game = trial.below("really"), trial.game
    moved = planted = False
    for step in steps(trial):
        dealt = _redealt(trial, step.before, PUBLIC, below)
        if game.census(dealt) != game.census(step.before) or game.faults(dealt):
            raise BrokenPromise(f"step {step.number}: the redeal makes a table that cannot be: {game.faults(dealt)}")
        moved |= replace(dealt, chance=step.before.chance) != step.before
        planted |= game.plant(step.before, below(trial.seats), CANARY) != step.before
    if not moved or not planted:
        raise BrokenPromise(f"in a whole play {'redeal' if not moved else 'plant'} never changed anything")


def transcript(trial: Trial, state: GameState, viewer: Viewer) -> list[tuple[str, str]]:
    """Everything this viewer can get out of a state, the same questions asked each time."""
    game, below = trial.game, trial.below("transcript")
    view = look(game, state, viewer)
    seen: list[tuple[str, str]] = [("the view", _text(view)), ("the view in words", _text(game.tell(view)))]
    seen += _refusals(game, state, viewer, below)
    if viewer is not None and Door(game, state, viewer).decision() is not None:
        seen += _menus(game, state, viewer, below)
    return seen


def _menus(game: AnyGame, state: GameState, seat: Seat, below: Below) -> Iterator[tuple[str, str]]:
    door = Door(game, state, seat)
    yield "its verbs", _text(door.verbs())
    for verb in door.verbs():
        filled: Filled = {}
        for field in game.verb[verb].fields:
            offer = door.choices(verb, filled, field.name)
            yield f"the choices for {verb}.{field.name}", _text(offer)
            if offer:
                value = offer.pick(below)
                yield f"a label of {verb}.{field.name}", _text(door.label(verb, filled, field.name, value))
                filled = filled if field.optional and below(2) else {**filled, field.name: value}
        for field in game.verb[verb].fields:
            offer = door.choices(verb, filled, field.name)
            yield f"the choices for {verb}.{field.name}", _text(offer)
            if field.name in filled:
                yield (
                    f"a label of {verb}.{field.name}",
                    _text(door.label(verb, filled, field.name, filled[field.name])),
                )
    yield "the computer's move", _text(game.computer(door, below))


def _refusals(game: AnyGame, state: GameState, viewer: Viewer, below: Below) -> Iterator[tuple[str, str]]:
    """Forms for every open question, one's own and others', and for one that is closed."""
    seat = -1 if viewer is None else viewer
    for number in (0, *(decision.number for decision in state.decisions)):
        own = [decision for decision in state.decisions if (decision.number, decision.seat) == (number, seat)]
        almost = [almost_legal(game, state, decision, below) for decision in own for _ in range(3)]
        for form in (*almost, *(wild_form(game, below) for _ in range(4))):
            answer = act(game, state, seat, number, form)
            yield f"the answer to {form}", _text(answer) if isinstance(answer, Refusal) else "accepted"


def _same_to(viewer: Viewer, game: AnyGame, step: PlayedStep, other: Accepted[Any]) -> None:
    drew = step.before.chance.drawn != step.after.chance.drawn
    if not drew or [e.key for e in step.events] == [e.key for e in other.events]:
        here, there = _known(game, step.events, viewer), _known(game, other.events, viewer)
        if here != there:
            raise BrokenPromise(f"step {step.number}: an event tells {_who(viewer)} what is hidden: {here} or {there}")
    revealed = any(isinstance(event, Reveal) for event in (*step.events, *other.events))
    asked = (step.after.decisions, step.after.turn), (other.state.decisions, other.state.turn)
    if not revealed and asked[0] != asked[1]:
        raise BrokenPromise(
            f"step {step.number}: whose turn it is depends on what is hidden from {_who(viewer)}:"
            f" {step.after.decisions} or {other.state.decisions}"
        )
    if [e.seen_by(viewer) for e in step.events] != [e.seen_by(viewer) for e in other.events]:
        return  # a draw or a Reveal came out differently: from here on what is seen may differ
    here_view, there_view = look(game, step.after, viewer), look(game, other.state, viewer)
    if to_json(here_view) != to_json(there_view):
        raise BrokenPromise(
            f"step {step.number}: what {_who(viewer)} sees after it differs: {here_view} or {there_view}"
        )


def _known(game: AnyGame, events: tuple[AnyEvent, ...], viewer: Viewer) -> list[Any]:
    """The events as the viewer gets them, without what a draw or a Reveal decided."""
    drawn = {kind.key: kind.drawn for kind in game.events}
    seen = [event.seen_by(viewer) for event in events if not _of_another(event, viewer)]
    return [
        (text.key, {name: value for name, value in text.params.items() if name not in drawn.get(text.key, ())})
        for text in seen
    ]


def _of_another(event: AnyEvent, viewer: Viewer) -> bool:
    """A Reveal of another seat's secret, or of several; one's own shows nothing that depends on the others."""
    return isinstance(event, Reveal) and (viewer is None or event.params.get("seat") != viewer)


def _told(game: AnyGame, planted: GameState, step: PlayedStep, viewer: Viewer) -> Iterator[tuple[str, str]]:
    """What the viewer hears of the step, carried out on the table with the planted number."""
    answer = act(game, planted, step.seat, step.decision.number, step.form)
    if isinstance(answer, Accepted):
        for event in answer.events:
            if not isinstance(event, Reveal):
                yield f"the event {event.key!r}", _text(event.seen_by(viewer))


def _text(value: object) -> str:
    return to_json(value).decode()


def _redealt(trial: Trial, state: GameState, viewer: Viewer, below: Below) -> GameState:
    seed = bytes(below(256) for _ in range(16))
    dealt: GameState = trial.game.redeal(state, viewer, Chance(seed, state.chance.drawn))
    return dealt


def _somebody(seats: int, below: Below) -> Viewer:
    number = below(seats + 1)
    return PUBLIC if number == seats else number


def _who(viewer: Viewer) -> str:
    return "the public" if viewer is None else f"seat {viewer}"
