"""Promises about secrets: what a viewer gets does not change when all that is hidden from him is dealt anew."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.contract.trial import BrokenPromise, Trial, states, steps
from engine.contract.wild import almost_legal, wild_form
from engine.core.door import Door, look
from engine.core.forms.forms import Filled, Form
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.state.events import AnyEvent, EventKind, Reveal
from engine.core.state.sealed import SealedAnswer
from engine.core.state.state import GameState
from engine.core.state.undo import PlayedStep
from engine.core.state.views import View
from engine.core.stored import to_json
from engine.core.values.chance import Below, Chance
from engine.core.values.refusals import Refusal
from engine.core.values.seats import PUBLIC, Seat, Viewer
from engine.core.walk import random_form

PLAYS = 5
"""In so many plays somebody comes to hide something."""
CANARY = 7919
"""A number no game prints by itself."""


def hides_from_everyone(trial: Trial) -> None:
    """Redeal: view, decisions, choices, labels, what is foreseen, refusals, the computer's move stay the same, byte for
    byte."""
    below = trial.below("redeal")
    for number, state in enumerate(states(trial), 1):
        viewer = _somebody(trial.seats, below)
        dealt = redealt(trial, state, viewer, below)
        here, there = transcript(trial, state, viewer), transcript(trial, dealt, viewer)
        for (what, seen), (_, seen_too) in zip(here, there, strict=True):
            if seen != seen_too:
                raise BrokenPromise(
                    f"step {number}: {who(viewer)} can tell from {what} what is hidden: {seen!r} or {seen_too!r}"
                )


def hides_while_acting(trial: Trial) -> None:
    """Redeal through a step: what a viewer learns from it follows from what he knew, unless it is a Reveal."""
    below = trial.below("redeal a step")
    mine, others = (_known(trial.game, events, PUBLIC) for events in trial.beginnings())
    if mine != others:
        raise BrokenPromise(f"the set-up tells what is hidden: {mine} with one seed, {others} with another")
    for step in steps(trial):
        viewer = _somebody(trial.seats, below)
        dealt = redealt(trial, step.before, viewer, below)
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
        planted = trial.game.proves.plant(step.before, owner, CANARY)
        for viewer in (PUBLIC, *(seat for seat in range(trial.seats) if seat != owner)):
            for what, seen in (*transcript(trial, planted, viewer), *_told(trial.game, planted, step, viewer)):
                if str(CANARY) in seen:
                    raise BrokenPromise(
                        f"step {step.number}: seat {owner}'s secret reaches {who(viewer)} in {what}: {seen}"
                    )


def really_redeals(trial: Trial) -> None:
    """A redeal does move what is hidden, and makes a table that could be; else the promises above say nothing. A play
    in which nobody comes to hide anything says nothing either: then others are looked at."""
    moved = planted = False
    for again in range(PLAYS):
        play = replace(trial, seed=bytes(byte ^ again for byte in trial.seed))
        moves, plants = _hidden_things_move(play)
        moved, planted = moved or moves, planted or plants
        if moved and planted:
            return
    raise BrokenPromise(f"in {PLAYS} whole plays {'redeal' if not moved else 'plant'} never changed anything")


def _hidden_things_move(trial: Trial) -> tuple[bool, bool]:
    """Whether redealing, and planting, ever change anything in a play."""
    below, game = trial.below("really"), trial.game
    moved = planted = False
    for step in steps(trial):
        dealt = redealt(trial, step.before, PUBLIC, below)
        if game.proves.census(dealt) != game.proves.census(step.before) or game.proves.faults(dealt):
            raise BrokenPromise(
                f"step {step.number}: the redeal makes a table that cannot be: {game.proves.faults(dealt)}"
            )
        moved |= replace(dealt, chance=step.before.chance) != step.before
        planted |= game.proves.plant(step.before, below(trial.seats), CANARY) != step.before
    return moved, planted


def transcript(trial: Trial, state: GameState, viewer: Viewer) -> list[tuple[str, str]]:
    """Everything this viewer can get out of a state, the same questions asked each time."""
    game, below = trial.game, trial.below("transcript")
    view = _closed(look(game, state, viewer))
    seen: list[tuple[str, str]] = [("the view", _text(view)), ("the view in words", _text(game.shows.tell(view)))]
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
                yield f"what is suggested for {verb}.{field.name}", _text(door.suggested(verb, filled, field.name))
                filled = filled if field.optional and below(2) else {**filled, field.name: value}
        for field in game.verb[verb].fields:
            offer = door.choices(verb, filled, field.name)
            yield f"the choices for {verb}.{field.name}", _text(offer)
            if field.name in filled:
                yield (
                    f"a label of {verb}.{field.name}",
                    _text(door.label(verb, filled, field.name, filled[field.name])),
                )
        yield f"what is foreseen of {verb}", _text(door.foresee(Form(verb, filled)))
    yield "the computer's move", _text(game.plays.computer(door, below))


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
    drew = any(step.before.chance.drawn != after.chance.drawn for after in (step.after, other.state))
    if not drew or [e.key for e in step.events] == [e.key for e in other.events]:
        here, there = _known(game, step.events, viewer), _known(game, other.events, viewer)
        if here != there:
            raise BrokenPromise(f"step {step.number}: an event tells {who(viewer)} what is hidden: {here} or {there}")
    both = (*step.events, *other.events)
    revealed = _shown_alone(both, viewer) or any(isinstance(event, Reveal) for event in both)
    asked = (step.after.decisions, step.after.turn), (other.state.decisions, other.state.turn)
    if not revealed and asked[0] != asked[1]:
        raise BrokenPromise(
            f"step {step.number}: whose turn it is depends on what is hidden from {who(viewer)}:"
            f" {step.after.decisions} or {other.state.decisions}"
        )
    if [e.seen_by(viewer) for e in step.events] != [e.seen_by(viewer) for e in other.events]:
        return  # a draw or a Reveal came out differently: from here on what is seen may differ
    here_view, there_view = (_closed(look(game, state, viewer)) for state in (step.after, other.state))
    if to_json(here_view) != to_json(there_view):
        raise BrokenPromise(
            f"step {step.number}: what {who(viewer)} sees after it differs: {here_view} or {there_view}"
        )


def _closed(view: View[Any, Any]) -> View[Any, Any]:
    """Without what is opened at the end: that was hidden before."""
    return replace(view, opened=())


def _known(game: AnyGame, events: tuple[AnyEvent, ...], viewer: Viewer) -> list[Any]:
    """The events as the viewer gets them, without what was decided by a draw, shown to him, or by what was shown."""
    kinds, found, shown = {kind.key: kind for kind in game.declares.events}, list[Any](), False
    for at, event in enumerate(events):
        if _shows(event, events[:at], viewer):
            shown = True
            continue
        text = event.seen_by(viewer)
        kind = kinds.get(text.key, EventKind(text.key))
        free = kind.drawn | kind.by_what_is_shown if shown else kind.drawn
        found.append((text.key, {name: value for name, value in text.params.items() if name not in free}))
    return found


def _shows(event: AnyEvent, before: tuple[AnyEvent, ...], viewer: Viewer) -> bool:
    """Whether it shows the viewer something: to him alone, or a Reveal of another seat's secret, or of several. His own
    depends on the others only if he was shown something just before."""
    own = event.own_form(viewer)
    if own is not None or not isinstance(event, Reveal):
        return own is not None and own.reveals
    return viewer is None or event.params.get("seat") != viewer or _shown_alone(before, viewer)


def _shown_alone(events: tuple[AnyEvent, ...], viewer: Viewer) -> bool:
    return any(own is not None and own.reveals for own in (event.own_form(viewer) for event in events))


def _told(game: AnyGame, planted: GameState, step: PlayedStep, viewer: Viewer) -> Iterator[tuple[str, str]]:
    """What the viewer hears of the step, carried out on the table with the planted number."""
    answer = act(game, planted, step.seat, step.decision.number, step.form)
    if isinstance(answer, Accepted):
        for event in answer.events:
            if not isinstance(event, Reveal):
                yield f"the event {event.key!r}", _text(event.seen_by(viewer))


def _text(value: object) -> str:
    return to_json(value).decode()


def redealt(trial: Trial, state: GameState, viewer: Viewer, below: Below) -> GameState:
    """The same table with all that this viewer cannot see dealt anew, what others have answered under seal, too."""
    seed = bytes(below(256) for _ in range(16))
    dealt: GameState = trial.game.proves.redeal(state, viewer, Chance(seed, state.chance.drawn))
    return resealed(trial.game, dealt, viewer, below)


def resealed(game: AnyGame, state: GameState, viewer: Viewer, below: Below) -> GameState:
    """With other answers under everybody else's seal."""
    answers: tuple[SealedAnswer, ...] = getattr(state, "sealed", ())
    if not answers:
        return state
    others = tuple(
        each
        if each.decision.seat == viewer
        else replace(each, form=random_form(game, Door(game, state, each.decision.seat), below))
        for each in answers
    )
    changes: dict[str, Any] = {"sealed": others}
    return replace(state, **changes)


def _somebody(seats: int, below: Below) -> Viewer:
    number = below(seats + 1)
    return PUBLIC if number == seats else number


def who(viewer: Viewer) -> str:
    """For a sentence about what is wrong."""
    return "the public" if viewer is None else f"seat {viewer}"
