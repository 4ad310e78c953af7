"""For the tests of secrecy: everything a viewer cannot see, dealt anew; and numbers planted to be looked for."""

from collections import Counter

from msgspec.structs import replace

from engine.core.values.chance import Chance
from engine.core.values.seats import Seat, Viewer
from tests.sample.games.lanterns.data import TABLES, WISHES
from tests.sample.games.lanterns.state import Counts, Hidden, LanternsState, hide, more


def redeal(state: LanternsState, viewer: Viewer, chance: Chance) -> LanternsState:
    """Shuffle the bag and all foreign cards together and deal them out again, each place as many as before."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    pool = state.bag
    for seat in others:
        pool = tuple(map(int.__add__, pool, cards(state.hidden[seat])))
    for seat in others:
        was = state.hidden[seat]
        hand, pool, chance = chance.draw(pool, sum(was.hand))
        keepsake, pool, chance = chance.draw(pool, 1)
        gift, pool, chance = chance.draw(pool, 1 if was.gift else 0)
        state = hide(state, seat, Hidden(hand, card(keepsake), card(gift)))
    return replace(state, bag=pool, chance=chance)


def cards(hidden: Hidden) -> Counts:
    """All that a seat hides, by kind."""
    held = more(hidden.hand, hidden.keepsake)
    return more(held, hidden.gift) if hidden.gift else held


def card(drawn: Counts) -> str:
    """The one card that was drawn, if one was."""
    return WISHES[drawn.index(1)] if any(drawn) else ""


def plant(state: LanternsState, seat: Seat, mark: int) -> LanternsState:
    """This number wherever the seat hides one."""
    return hide(state, seat, replace(state.hidden[seat], hand=(mark,) * len(WISHES)))


def census(state: LanternsState) -> dict[str, int]:
    """All wishes by kind, wherever they lie."""
    found = Counter[str]()
    for pile in (state.bag, *map(cards, state.hidden)):
        found.update(dict(zip(WISHES, pile, strict=True)))
    return dict(found)


def faults(state: LanternsState) -> tuple[str, ...]:
    """What can never be: hands that are not equal, a gift without a swap, a lantern of another colour."""
    found, full = [], TABLES[state.data].cards_in_hand
    swaps = {decision.kind for decision in state.decisions} & {"return"}
    for seat, hidden in enumerate(state.hidden):
        if min(hidden.hand) < 0 or sum(hidden.hand) + bool(hidden.gift) != full:
            found.append(f"seat {seat} holds {hidden}, not {full} wishes")
        if hidden.gift and not swaps:
            found.append(f"seat {seat} has laid down {hidden.gift}, and nobody is asked for a wish in return")
    if min(state.bag) < 0:
        found.append(f"the bag holds less than nothing: {state.bag}")
    if state.over and None in state.pond:
        found.append("the game is over, and the pond is not full")
    return tuple(found)
