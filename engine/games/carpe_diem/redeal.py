"""For the tests of secrecy: everything a viewer cannot see, dealt anew; and numbers planted to be looked for."""

from msgspec.structs import replace

from engine.core.values.chance import Chance
from engine.core.values.seats import Seat, Viewer
from engine.games.carpe_diem.data import KINDS, TABLES, Counts
from engine.games.carpe_diem.state import NOBODY, CarpeDiemState, Hidden, put


def redeal(state: CarpeDiemState, viewer: Viewer, chance: Chance) -> CarpeDiemState:
    """Fountain cards that others keep or have put under the pile are shuffled with the pile and dealt anew. Which tiles
    are in the piles is known from those seen; which comes next is not decided before it comes."""
    pool, others = state.fountains, [seat for seat in range(state.seats) if seat != viewer]
    for seat in others:
        pool = _plus(pool, state.hidden[seat].cards, state.hidden[seat].under)
    hidden = state.hidden
    for seat in others:
        mine = state.hidden[seat]
        cards, pool, chance = chance.draw(pool, sum(mine.cards))
        under, pool, chance = chance.draw(pool, sum(mine.under))
        hidden = put(hidden, seat, Hidden(cards, under))
    return replace(state, hidden=hidden, fountains=pool, chance=chance)


def _plus(*counts: Counts) -> Counts:
    return tuple(map(sum, zip(*counts, strict=True)))


def plant(state: CarpeDiemState, seat: Seat, mark: int) -> CarpeDiemState:
    """This number wherever the seat hides one."""
    marked = (mark,) * len(KINDS)
    return replace(state, hidden=put(state.hidden, seat, Hidden(marked, marked)))


def census(state: CarpeDiemState) -> dict[str, int]:
    """123 tiles, 24 fountain cards and every disc, wherever they lie."""
    tiles = [*state.white, *state.black, *state.row, *state.box, *(tile for lying in state.spaces for tile in lying)]
    for player in state.players:
        tiles += [*player.stored, *(laid.tile for laid in player.district)]
    cards = _plus(state.fountains, *(_plus(mine.cards, mine.under) for mine in state.hidden))
    return {
        **{f"tile {tile}": tiles.count(tile) for tile in range(len(TABLES[state.data].chimneys))},
        **{f"fountain cards of {kind}": n for kind, n in zip(KINDS, cards, strict=True)},
        "discs on the track": sum(map(len, state.track)),
    }


def faults(state: CarpeDiemState) -> tuple[str, ...]:
    """What can never be."""
    found = list[str]()
    for seat, player in enumerate(state.players):
        cells = [laid.cell for laid in player.district]
        if len(set(cells)) != len(cells):
            found.append(f"two tiles of seat {seat} lie on one cell")
        if min(player.coins, player.bread, *player.goods, *state.hidden[seat].cards) < 0:
            found.append(f"seat {seat} has less than nothing")
    if any(pile != tuple(sorted(pile)) for pile in (state.white, state.black)):
        found.append("a pile has an order")
    used = [seat for seat in state.circles if seat != NOBODY]
    if any(used.count(seat) > state.phase for seat in range(state.seats)):
        found.append("somebody has laid more discs than there were scorings")
    return tuple(found)
