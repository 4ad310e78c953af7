"""Chapter 4: what full rows and columns bring, in the order in which it is taken."""

from msgspec.structs import replace

from engine.core.forms.forms import Form, some
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.core.values.texts import word_in
from tests.sample.games.lanterns.data import TABLES
from tests.sample.games.lanterns.state import LanternsState, free_cells, lantern_on


def earned(state: LanternsState, cell: str) -> tuple[str, ...]:
    """What the lantern on this cell has brought; on a full pond that is coins for rows only."""
    return tuple(
        reward.id
        for reward in TABLES[state.data].rewards
        if cell in reward.cells
        and all(lantern_on(state, other) for other in reward.cells)
        and (reward.kind == "coins" or free_cells(state))
    )


def tasks(state: LanternsState, seat: Seat, rewards: tuple[str, ...]) -> tuple[Task, ...]:
    """To take these rewards: in an order that has to be asked for, where one of them is a lantern."""
    if any(TABLES[state.data].reward[reward].kind == "lantern" for reward in rewards):
        return (Task("rewards", seat, {"rewards": rewards}),)
    return tuple(Task("reward", seat, {"reward": reward}) for reward in rewards)


def ask_order(state: LanternsState, task: Task) -> Outcome[LanternsState]:
    """Which first?"""
    return ask(state, (task.seat,), "rewards", task.about), ()


def arrange(state: LanternsState, seat: Seat, form: Form) -> Outcome[LanternsState]:
    """One after the other; what follows from one goes before the next."""
    rewards = some(form.values, "rewards")
    state = push(close(state, seat), *(Task("reward", seat, {"reward": reward}) for reward in rewards))
    return state, (Event("arranged", {"seat": seat, "rewards": rewards}),)


def take(state: LanternsState, task: Task) -> Outcome[LanternsState]:
    """One reward. What an earlier one has left no room for is lost."""
    tables, seat, reward = TABLES[state.data], task.seat, word_in(task.about, "reward")
    kind, free = tables.reward[reward].kind, len(free_cells(state))
    if kind == "coins":
        return pay(state, seat, reward, tables.coins_for_a_row)
    if not free:
        return state, ()
    if kind == "glow":
        return pay(state, seat, reward, free)
    asked = ask(state, (seat,), "place", {"colour": state.colours[seat]})
    return asked, (Event("another", {"seat": seat, "reward": reward}),)


def pay(state: LanternsState, seat: Seat, reward: str, n: int) -> Outcome[LanternsState]:
    """Coins, for all to see."""
    coins = (*state.coins[:seat], state.coins[seat] + n, *state.coins[seat + 1 :])
    return replace(state, coins=coins), (Event("earned", {"seat": seat, "reward": reward, "coins": n}),)
