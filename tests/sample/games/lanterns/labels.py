"""How choices are offered, with cost and gain: asked only for what is shown."""

from engine.core.forms.forms import Filled
from engine.core.forms.offers import Value
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from tests.sample.games.lanterns.data import TABLES, WISHES
from tests.sample.games.lanterns.rules.pond import light, neighbours
from tests.sample.games.lanterns.rules.rewards import earned
from tests.sample.games.lanterns.scoring import worth
from tests.sample.games.lanterns.state import LanternsState, free_cells, more


def label(state: LanternsState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """What a choice costs and brings."""
    match verb, value:
        case "place", str(cell):
            return label_cell(state, seat, cell)
        case (("give" | "repay"), str(wish)):
            return label_wish(state, seat, wish)
        case "arrange", str(reward):
            return Label(short=Text(f"short-{TABLES[state.data].reward[reward].kind}"))
    return Label()


def label_cell(state: LanternsState, seat: Seat, cell: str) -> Label:
    """What a lantern there would earn, and with whom one would swap."""
    lit = light(state, seat, cell)
    swaps = (Text("swap-with", {"seat": other}) for other in neighbours(lit, seat, cell))
    return Label(gain=tuple(gain(lit, reward) for reward in earned(lit, cell)), note=tuple(swaps))


def gain(state: LanternsState, reward: str) -> Text:
    """What a reward would bring now."""
    tables = TABLES[state.data]
    match tables.reward[reward].kind:
        case "coins":
            return Text("coins", {"n": tables.coins_for_a_row})
        case "glow":
            return Text("coins", {"n": len(free_cells(state))})
    return Text("one-lantern")


def label_wish(state: LanternsState, seat: Seat, wish: str) -> Label:
    """How many of it one holds, and what they would be worth less."""
    tables, hand = TABLES[state.data], state.hidden[seat].hand
    lost = worth(tables, hand) - worth(tables, more(hand, wish, -1))
    held = Text("wish-held", {"wish": wish, "n": hand[WISHES.index(wish)]})
    cost = (Text("points", {"n": lost}),) if lost else ()
    return Label(held, cost=cost, free=not lost, short=Text("wish-short", {"wish": wish}))
