"""What may wait on the agenda, and who carries it out: whatever somebody does, the game goes on from there."""

from collections.abc import Callable, Mapping
from typing import ParamSpec

from engine.core.game import Outcome
from engine.core.state.agenda import Handler, resume
from tests.sample.games.lanterns.rules.pond import take_turn
from tests.sample.games.lanterns.rules.rewards import ask_order, take
from tests.sample.games.lanterns.rules.rounds import end_round
from tests.sample.games.lanterns.rules.swaps import ask_gift, ask_return
from tests.sample.games.lanterns.state import LanternsState

P = ParamSpec("P")

TASKS: Mapping[str, Handler[LanternsState]] = {
    "turn": take_turn,
    "gift": ask_gift,
    "return": ask_return,
    "rewards": ask_order,
    "reward": take,
    "round": end_round,
}


def then_resume(rule: Callable[P, Outcome[LanternsState]]) -> Callable[P, Outcome[LanternsState]]:
    """The rule, then what waits, until somebody is asked again."""

    def both(*args: P.args, **kwargs: P.kwargs) -> Outcome[LanternsState]:
        state, events = rule(*args, **kwargs)
        return resume(state, TASKS, events)

    return both
