"""Announcing the end at the start of a turn, and skipping in the last round."""

from msgspec.structs import replace

from engine.core.forms.forms import Form
from engine.core.game import Outcome
from engine.core.state.events import Event, Reveal
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.carrara.data import TABLES
from engine.games.carrara.rules.cards.goals import coins_to_show
from engine.games.carrara.rules.objectives import reached_now
from engine.games.carrara.rules.rounds import next_turn, question
from engine.games.carrara.state import CarraraState, put


def can_announce(state: CarraraState, seat: Seat) -> bool:
    """With all three objectives reached, unless the last round is already being played."""
    return not state.ending and reached_now(state, seat)


def can_skip(state: CarraraState, seat: Seat) -> bool:
    """Only in the last round."""
    return bool(state.ending)


def announce(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """At the start of a turn; the action of that turn may follow, or be skipped."""
    state, shown = announced(state, seat)
    return ask(state, (seat,), question(state)), (shown,)


def announced(state: CarraraState, seat: Seat) -> tuple[CarraraState, Reveal]:
    """The screen is raised to show the objects, and where the top card asks for coins those as well; the announcement
    is worth points at once."""
    vp, board = TABLES[state.data].facts.announcement_vp, state.boards[seat]
    boards = put(state.boards, seat, replace(board, vp=board.vp + vp))
    mine = state.hidden[seat]
    shown = Reveal("announced", {"seat": seat, "vp": vp, "objects": mine.objects})
    if coins_to_show(state):
        shown = Reveal("announced-with-coins", {**shown.params, "coins": mine.coins})
    return replace(state, boards=boards, ending="announced", ended_by=seat, announcer=seat), shown


def skip(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """In the last round nobody has to take another action."""
    state = replace(state, skipped=(*state.skipped, seat))
    return next_turn(state, seat, (Event("skipped", {"seat": seat}),))
