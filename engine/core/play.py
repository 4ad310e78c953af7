"""The one way to act: is this decision open, is it this seat's, is the form legal? Then, and only then, the rules."""

from typing import Any, Generic

from msgspec import Struct

from engine.core.forms.forms import Field, Filled, Form, Verb, is_required
from engine.core.game import C, GameDefinition, Opt, Outcome, S, Sealing, T
from engine.core.reasons import why_not_verb
from engine.core.state.decisions import Decision
from engine.core.state.events import AnyEvent, Event
from engine.core.state.sealed import question_of, seal, sealed_answer, unseal
from engine.core.state.state import GameState
from engine.core.values.chance import Chance
from engine.core.values.refusals import Core, Refusal
from engine.core.values.seats import Seat


class Accepted(Struct, Generic[S], frozen=True, gc=False):
    """The form was carried out: the new state, and what happened."""

    state: S
    events: tuple[AnyEvent, ...]


def start(game: GameDefinition[S, Opt, T, C], seats: int, options: Opt, seed: bytes) -> Outcome[S]:
    """Set the game up for so many players. The seed is 16 to 64 secret bytes."""
    if seats not in game.declares.players:
        raise ValueError(
            f"{game.name} is for {game.declares.players[0]} to {game.declares.players[-1]} players, not {seats}"
        )
    if not 16 <= len(seed) <= 64:
        raise ValueError(f"a seed has 16 to 64 bytes, not {len(seed)}")
    return game.plays.initial(seats, options, Chance(seed))


def act(game: GameDefinition[S, Opt, T, C], state: S, seat: Seat, decision: int, form: Form) -> Accepted[S] | Refusal:
    """Answer a decision. A refused form changes nothing.

    >>> from engine.core.discovery import discover
    >>> game = discover(("tests.sample.games",))["pebbles"]
    >>> state, _ = start(game, 2, game.declares.options(), b"sixteen bytes...")
    >>> [(asked.number, asked.seat, asked.kind) for asked in state.decisions]
    [(1, 0, 'favourite'), (2, 1, 'favourite')]
    >>> [asked.seat for asked in act(game, state, 0, 1, Form("favour", {"colour": "grey"})).state.decisions]
    [1]
    >>> act(game, state, 0, 1, Form("favour", {"colour": "pink"}))
    Refusal(code='core.not-offered', params={'field': 'colour', 'legal': ('white', 'grey', 'black')})
    """
    mine = question_of(state, seat)
    if mine is None or mine.number != decision or type(seat) is not int or type(decision) is not int:
        return _not_this_seat(state, seat, decision)
    refusal = _illegal(game, state, mine, form)
    if refusal is not None:
        return refusal
    return carry_out(game, state, mine, form)


def carry_out(game: GameDefinition[S, Opt, T, C], state: S, decision: Decision, form: Form) -> Accepted[S]:
    """A form that is known to be legal, such as one that the engine has picked from the offers itself. What people
    submit is checked first: by `act`."""
    sealing = game.plays.sealed.get(decision.kind) if game.plays.sealed else None
    if sealing is not None:
        return Accepted(*_seal(sealing, state, decision, form))
    return Accepted(*game.plays.apply[form.verb](state, decision.seat, form))


def _seal(sealing: Sealing[S], state: Any, decision: Decision, form: Form) -> Outcome[S]:
    """Keep the answer, in the place of an earlier one, of which nobody is told; with the last one, open them all."""
    again = sealed_answer(state, decision.seat) is not None
    kept = seal(state, decision, form)
    events: tuple[AnyEvent, ...] = () if again else (Event(sealing.answered, {"seat": decision.seat}),)
    if kept.decisions:
        return kept, events
    state, answers = unseal(kept)
    after, more = sealing.opened(state, answers)
    return after, (*events, *more)


def _not_this_seat(state: GameState, seat: Seat, decision: int) -> Refusal:
    if type(seat) is not int or not 0 <= seat < state.seats:
        return Core.NO_SUCH_SEAT.refuse()
    if state.over:
        return Core.GAME_OVER.refuse()
    for other in state.decisions:
        if other.number == decision and other.seat != seat:
            return Core.NOT_YOUR_DECISION.refuse({"seat": other.seat})
    return Core.DECISION_CLOSED.refuse()


def _illegal(game: GameDefinition[S, Opt, T, C], state: S, decision: Decision, form: Form) -> Refusal | None:
    well_typed = type(form.verb) is str and type(form.values) is dict
    verb = game.verb.get(form.verb) if well_typed else None
    if verb is None:
        return Core.UNKNOWN_VERB.refuse({"legal": game.verbs_now(state, decision.seat)})
    if verb.name not in game.declares.decisions[decision.kind]:
        return why_not_verb(game, state, decision.seat, verb.name)
    if verb.name in game.bare and not game.may(state, decision.seat, verb.name):
        return why_not_verb(game, state, decision.seat, verb.name)
    required, known = game.shape[verb.name]
    if not required <= form.values.keys() <= known:
        possible = game.may(state, decision.seat, verb.name)
        return _incomplete(verb, form) if possible else why_not_verb(game, state, decision.seat, verb.name)
    return _not_offered(game, state, decision.seat, verb, form)


def _incomplete(verb: Verb, form: Form) -> Refusal:
    """Which field is missing; if none is, there is one too many."""
    for field in verb.fields:
        if is_required(field) and field.name not in form.values:
            return _missing(verb, field)
    return Core.UNKNOWN_FIELD.refuse({"verb": verb.name})


def _missing(verb: Verb, field: Field) -> Refusal:
    return Core.MISSING_FIELD.refuse({"verb": verb.name, "field": field.name})


def _not_offered(game: GameDefinition[S, Opt, T, C], state: S, seat: Seat, verb: Verb, form: Form) -> Refusal | None:
    """Ask the offers one field after the other, each beside those before it. An offer allows nothing badly written."""
    filled: Filled = {}
    for field in verb.fields:
        name = field.name
        if name not in form.values:
            if field.if_any and game.choices(state, seat, verb.name, filled, name):
                return _missing(verb, field)
            continue
        value = form.values[name]
        offer = game.choices(state, seat, verb.name, filled, name)
        if not offer.allows(value):
            if not field.fits(value):
                return Core.MALFORMED_FIELD.refuse({"verb": verb.name, "field": name})
            if not (filled or offer or field.optional):
                return why_not_verb(game, state, seat, verb.name)
            return game.plays.why_not(state, seat, verb.name, filled, name, value) or offer.why_not(name, value)
        filled[name] = value
    return None
