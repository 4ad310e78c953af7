"""The rules as a table of contents: what each verb does, and what may wait on the agenda."""

from collections.abc import Callable, Mapping

from engine.core.forms.forms import Form
from engine.core.game import Outcome
from engine.core.groups import Apply
from engine.core.state.agenda import Handler, resume
from engine.core.values.seats import Seat
from engine.games.carpe_diem.rules.cards import add, pay, settle_or_ask
from engine.games.carpe_diem.rules.circles import ask_circle, lay_disc
from engine.games.carpe_diem.rules.fountains import give, look
from engine.games.carpe_diem.rules.phases import after_placing, next_phase, next_turn
from engine.games.carpe_diem.rules.rewards import ask_order, begin_with, building, pick, reward
from engine.games.carpe_diem.rules.ring import leap, place, walk
from engine.games.carpe_diem.state import CarpeDiemState

TASKS: Mapping[str, Handler[CarpeDiemState]] = {
    "pawns": after_placing,
    "building": building,
    "fountain": look,
    "order": ask_order,
    "reward": reward,
    "next": next_turn,
    "score": ask_circle,
    "card": settle_or_ask,
    "phase": next_phase,
}


def then_resume(rule: Callable[[CarpeDiemState, Seat, Form], Outcome[CarpeDiemState]]) -> Apply[CarpeDiemState]:
    """The rule, then what waits, until somebody is asked again."""

    def both(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
        state, events = rule(state, seat, form)
        return resume(state, TASKS, events)

    return both


RULES: dict[str, Apply[CarpeDiemState]] = {
    verb: then_resume(rule)
    for verb, rule in {
        "place": place,
        "walk": walk,
        "leap": leap,
        "pick": pick,
        "give": give,
        "begin": begin_with,
        "disc": lay_disc,
        "pay": pay,
        "add": add,
    }.items()
}
