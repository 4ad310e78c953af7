"""Turns: one card each, book tiles before and after it, and whose turn comes next."""

from msgspec.structs import replace

from engine.core.forms.forms import Form
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.core.values.texts import number_in
from engine.games.dynasties.rules.cards import draw_actions
from engine.games.dynasties.rules.playing import before_main_choice, has_tile, use_tile
from engine.games.dynasties.rules.rounds.passing import front_places, leave
from engine.games.dynasties.state import NOBODY, DynastiesState, around, has_passed


def take_turn(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Who has neither card nor tile and can pay for no place in front just passes."""
    seat, mine = task.seat, state.hidden[task.seat]
    if not any(mine.hand) and not any(mine.books) and not front_places(state, seat):
        return leave(state, seat, {})
    return ask(state, (seat,), "turn"), ()


def after(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Who holds a book tile, of whatever kind, is asked; unless he has said that he has had enough and got no more."""
    books, enough = sum(state.hidden[task.seat].books), number_in(task.about, "enough")
    if books > enough:
        return ask(state, (task.seat,), "after"), ()
    told = (Event("ended", {"seat": task.seat}),) if books else ()
    return push(state, Task("next", task.seat)), told


def end(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """Enough of tiles."""
    return push(close(state, seat), Task("next", seat)), (Event("ended", {"seat": seat}),)


def next_turn(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Clockwise to whoever is still there; if nobody is, the round ends."""
    left = [seat for seat in (*around(state, task.seat)[1:], task.seat) if not has_passed(state, seat)]
    state = replace(state, turn=state.turn + 1, active=left[0] if left else NOBODY)
    return push(state, Task("turn", left[0]) if left else Task("closing", task.seat)), ()


# A book tile for an action card


def can_draw(state: DynastiesState, seat: Seat) -> bool:
    """Who has the tile."""
    return has_tile(state, seat, "action")


def draw_card(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """One more card in hand for this round."""
    main = before_main_choice(state, seat)
    state, events = use_tile(close(state, seat), seat, "action", main=main)
    state, drawn = draw_actions(state, seat, 1)
    return state, (*events, *drawn)
