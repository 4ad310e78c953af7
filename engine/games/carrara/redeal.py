"""For the tests of secrecy: everything a viewer cannot see, dealt anew; and numbers planted to be looked for."""

from collections import Counter
from itertools import chain

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.values.chance import Chance
from engine.core.values.seats import Seat, Viewer
from engine.games.carrara.data import COLOURS, TABLES, TYPES, Counts
from engine.games.carrara.state import EMPTY, CarraraState, Expansion, Hidden, hide, on_offer, plus

MOST_COINS = 40


def redeal(state: CarraraState, viewer: Viewer, chance: Chance) -> CarraraState:
    """Bag and foreign blocks are shuffled together and dealt anew, so are foreign objects; foreign coins are any.

    The supply lies open, so that the others' objects are known together, but not who has which. Which tiles are
    in the pile is known from those seen; which comes next is not decided before it comes.
    """
    others = [seat for seat in range(state.seats) if seat != viewer]
    blocks, objects = state.bag, (0,) * len(TYPES)
    for seat in others:
        blocks, objects = plus(blocks, state.hidden[seat].blocks), plus(objects, state.hidden[seat].objects)
    bag, blocks, chance = chance.draw(blocks, sum(state.bag))
    for left in range(len(others) - 1, -1, -1):
        dealt_blocks, blocks, chance = deal(blocks, chance, last=not left)
        dealt_objects, objects, chance = deal(objects, chance, last=not left)
        coins, chance = chance.below(MOST_COINS)
        state = hide(state, others[left], Hidden(coins, dealt_blocks, dealt_objects))
    return replace(state, bag=bag, chance=chance)


def deal(pool: Counts, chance: Chance, *, last: bool) -> tuple[Counts, Counts, Chance]:
    """Some of a pool for one seat, all of it for the last: (dealt, left, chance)."""
    share = sum(pool)
    if not last:
        share, chance = chance.below(share + 1)
    return chance.draw(pool, share)


def plant(state: CarraraState, seat: Seat, mark: int) -> CarraraState:
    """This number wherever the seat hides one."""
    return hide(state, seat, Hidden(mark, (mark,) * len(COLOURS), (mark,) * len(TYPES)))


def census(state: CarraraState) -> dict[str, int]:
    """42 blocks, 36 objects, 30 tiles, all markers, wherever they lie; with the expansion 36 tiles and 8 upgrades."""
    blocks, objects = state.bag, plus(state.for_sale, state.supply)
    for section in state.wheel:
        blocks = plus(blocks, section)
    for hidden in state.hidden:
        blocks, objects = plus(blocks, hidden.blocks), plus(objects, hidden.objects)
    built = [building.tile for board in state.boards for building in board.buildings]
    tiles = [*state.pile, *built, *(tile for tile in on_offer(state) if tile != EMPTY)]
    markers = sum(board.markers + len(board.scored) for board in state.boards)
    pieces = {
        **{f"blocks {colour}": n for colour, n in zip(COLOURS, blocks, strict=True)},
        **{f"objects of {kind}": n for kind, n in zip(TYPES, objects, strict=True)},
        **{f"tile {tile}": tiles.count(tile) for tile in range(TABLES[state.data].in_pile)},
        "markers": markers + sum(seat != EMPTY for seat in state.city_markers),
    }
    return pieces if state.expansion is UNSET else {**pieces, **expanded_census(state.expansion, tiles)}


def expanded_census(expansion: Expansion, tiles: list[int]) -> dict[str, int]:
    """All 36 tiles, some of them out of the game, and the 8 upgrade tiles."""
    found = Counter([*tiles, *expansion.replaced])
    upgrades = Counter([*expansion.upgrades, *chain(*expansion.laid)])
    return {
        **{f"tile {tile}": n for tile, n in sorted(found.items())},
        **{f"upgrade {space}": n for space, n in sorted(upgrades.items())},
    }


def faults(state: CarraraState) -> tuple[str, ...]:
    """What can never be."""
    piles = {"bag": state.bag, "sale": state.for_sale, "supply": state.supply}
    piles |= {f"section {n}": section for n, section in enumerate(state.wheel, 1)}
    piles |= {f"seat {n}": (h.coins, *h.blocks, *h.objects) for n, h in enumerate(state.hidden)}
    found = [f"{name} holds less than nothing: {pile}" for name, pile in piles.items() if min(pile) < 0]
    lying = sum(map(sum, state.wheel))
    if lying > TABLES[state.data].facts.wheel_holds:
        found.append(f"{lying} blocks lie on the wheel")
    if tuple(sorted(state.pile)) != state.pile:
        found.append("the pile has an order")
    if any(len(set(board.scored)) != len(board.scored) for board in state.boards):
        found.append("a type or category was scored twice by one player")
    if state.expansion is not UNSET and len(state.expansion.eights) > len(state.expansion.upgrades):
        found.append("an 8-building is left for which there is no upgrade tile")
    return tuple(found)
