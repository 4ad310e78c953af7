"""For the tests of secrecy: everything a viewer cannot see, dealt anew; and numbers planted to be looked for."""

from msgspec.structs import replace

from engine.core.values.chance import Chance
from engine.core.values.seats import Seat, Viewer
from tests.sample.games.pebbles.data import COLOURS, TABLES
from tests.sample.games.pebbles.state import Counts, Hidden, PebblesState, hide, plus

MOST_COINS = 9


def redeal(state: PebblesState, viewer: Viewer, chance: Chance) -> PebblesState:
    """Shuffle bag and foreign screens together and deal them out again; the bag keeps its number."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    pool = state.bag
    for seat in others:
        pool = plus(pool, state.hidden[seat].pebbles)
    bag, pool, chance = chance.draw(pool, sum(state.bag))
    for n, seat in enumerate(others, 1):
        share = sum(pool)
        if n < len(others):
            share, chance = chance.below(share + 1)
        pebbles, pool, chance = chance.draw(pool, share)
        dealt, chance = deal(state, seat, pebbles, chance)
        state = hide(state, seat, dealt)
    return replace(state, bag=bag, chance=chance)


def deal(state: PebblesState, seat: Seat, pebbles: Counts, chance: Chance) -> tuple[Hidden, Chance]:
    """Another screen this seat might have: what it has boasted of, and that it has chosen, is known."""
    was = state.hidden[seat]
    coins, chance = chance.below(MOST_COINS)
    (favourite,), _, chance = chance.pick(COLOURS, 1)
    kept = state.boasts[seat] or (favourite if was.favourite else "")
    if was.polish is None:
        return Hidden(coins, pebbles, kept), chance
    owned = tuple(colour for colour, n in zip(COLOURS, pebbles, strict=True) if n)
    colours, _, chance = chance.pick(owned, min(TABLES[state.data].most_polished, coins))
    return Hidden(coins, pebbles, kept, colours), chance


def plant(state: PebblesState, seat: Seat, mark: int) -> PebblesState:
    """This number wherever the seat hides one."""
    return hide(state, seat, replace(state.hidden[seat], coins=mark, pebbles=(mark,) * len(COLOURS)))


def census(state: PebblesState) -> dict[str, int]:
    """All pieces by kind, wherever they lie."""
    pebbles = plus(plus(state.bag, state.beach), state.sea)
    for hidden in state.hidden:
        pebbles = plus(pebbles, hidden.pebbles)
    shells = len(state.shells) + sum(map(len, state.shells_of))
    return {**dict(zip(COLOURS, pebbles, strict=True)), "shells": shells}


def faults(state: PebblesState) -> tuple[str, ...]:
    """What can never be."""
    piles = {"bag": state.bag, "beach": state.beach, "sea": state.sea}
    piles |= {f"seat {seat}": (*hidden.pebbles, hidden.coins) for seat, hidden in enumerate(state.hidden)}
    return tuple(f"{name} holds less than nothing: {pile}" for name, pile in piles.items() if min(pile) < 0)
