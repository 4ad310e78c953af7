"""Whose turn it is, and the end: the round is played out, so that all have had the same number of turns."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.events import AnyEvent, Reveal
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.carrara.rules.bonus import told_bonuses
from engine.games.carrara.state import CarraraState

START_PLAYER: Seat = 0


def next_turn(state: CarraraState, seat: Seat, events: tuple[AnyEvent, ...]) -> Outcome[CarraraState]:
    """The seat to the left, unless the last round is over."""
    following = (seat + 1) % state.seats
    if state.ending and following == START_PLAYER:
        return finish(state, events)
    return ask(state, (following,), question(state), turn=state.turn + 1), events


def question(state: CarraraState) -> str:
    """What a turn begins with. With the expansion there are more answers, and it is another question."""
    return "turn" if state.expansion is UNSET else "wider-turn"


def finish(state: CarraraState, events: tuple[AnyEvent, ...]) -> Outcome[CarraraState]:
    """All screens are raised; with the expansion the bonus card is scored."""
    state = replace(state, decisions=(), over=True, turn=state.turn + 1)
    raised = tuple(
        Reveal(
            "screen-raised",
            {"seat": seat, "coins": hidden.coins, "blocks": hidden.blocks, "objects": hidden.objects},
        )
        for seat, hidden in enumerate(state.hidden)
    )
    return state, (*events, *raised, *told_bonuses(state))
