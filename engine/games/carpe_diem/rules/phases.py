"""Turns, rounds, phases and the end: seven rounds, a scoring, the marker goes on, new tiles come."""

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event, Reveal
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import TABLES, Counts
from engine.games.carpe_diem.rules.track import order_of_scoring
from engine.games.carpe_diem.state import NOBODY, CarpeDiemState


def after_placing(state: CarpeDiemState, task: Task) -> Outcome[CarpeDiemState]:
    """The next pawn, or the first turn when all stand."""
    waiting = [seat for seat, player in enumerate(state.players) if player.pawn == NOBODY]
    if waiting:
        return ask(push(state, task), (waiting[0],), "pawn", turn=state.turn + 1), ()
    return ask(state, (state.first,), "turn", turn=state.turn + 1), ()


def whose_turn(state: CarpeDiemState) -> Seat:
    """Clockwise from whoever has the marker."""
    return (state.first + state.turns) % state.seats


def next_turn(state: CarpeDiemState, task: Task) -> Outcome[CarpeDiemState]:
    """After seven rounds the spaces are empty, and everybody scores, in the order of the track."""
    state = replace(state, turns=state.turns + 1, turn=state.turn + 1)
    if state.turns < TABLES[state.data].facts.rounds * state.seats:
        return ask(state, (whose_turn(state),), "turn"), ()
    scorings = tuple(Task("score", seat) for seat in order_of_scoring(state))
    return push(state, *scorings, Task("phase", state.first)), (Event("scoring", {"phase": state.phase}),)


def next_phase(state: CarpeDiemState, task: Task) -> Outcome[CarpeDiemState]:
    """The marker goes to the left, tiles are laid out: the black ones in the last phase. After it the game is over."""
    facts = TABLES[state.data].facts
    if state.phase == facts.phases:
        return finish(state)
    first, phase = (state.first + 1) % state.seats, state.phase + 1
    state, spaces = lay_out(state, black=phase == facts.phases)
    state = replace(state, spaces=spaces, first=first, phase=phase, turns=0)
    tiles = tuple(tile for lying in spaces for tile in lying)
    began = Event("phase", {"phase": phase, "seat": first, "tiles": tiles})
    return ask(state, (first,), "turn", turn=state.turn + 1), (began,)


def lay_out(state: CarpeDiemState, *, black: bool) -> tuple[CarpeDiemState, tuple[Counts, ...]]:
    """Four tiles on each space."""
    facts, pile = TABLES[state.data].facts, state.black if black else state.white
    each, n = facts.tiles_on_space, facts.spaces
    drawn, left, chance = state.chance.pick(pile, each * n)
    spaces = tuple(tuple(sorted(drawn[at * each : (at + 1) * each])) for at in range(n))
    state = replace(state, chance=chance, black=left) if black else replace(state, chance=chance, white=left)
    return state, spaces


def finish(state: CarpeDiemState) -> Outcome[CarpeDiemState]:
    """The fountain cards are shown."""
    state = replace(state, over=True, turn=state.turn + 1)
    shown = tuple(Reveal("shown", {"seat": seat, "cards": mine.cards}) for seat, mine in enumerate(state.hidden))
    return state, shown
