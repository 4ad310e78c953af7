"""Tables of Carpe Diem to order: say what matters, and every other tile and card lies somewhere without being lost."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from engine.core.play import start
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemOptions, CarpeDiemState, Hidden, Laid, Player
from tests.games.carpe_diem.by_hand import DATA, KIND, TILES, District, laid, matches, rotation

SEED = b"seize the day, or two"
NUMBER = {tile: number for number, tile in enumerate(TILES)}
KINDS = tuple(KIND.values())
BOARDS = [board["id"] for board in DATA["boards"]]
FRAMES = [frame["id"] for frame in DATA["frames"]]
DEFAULT_BOARDS = ("B2", "B1", "B3", "B4")
TURNS = 7
"""Of each player in a phase."""
SIDE_BY_SIDE = ("s01", "s11", "s21", "s31", "s10", "s20", "s12", "s22", "s00", "s02", "s30", "s32")
"""Card spaces in the order in which the tests fill them: the first four lie below each other, with a circle between."""


@dataclass(frozen=True)
class Side:
    """What one player has."""

    district: Sequence[str] = ()
    """Tiles as they lie: "W41 C3 .M.W" names the edges, "W41 C3" is unturned."""
    goods: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Grapes, herbs, chickens, fish."""
    coins: int = 0
    bread: int = 0
    vp: int = 20
    pawn: int = 1
    """The space, from 1 to 7."""
    stored: Sequence[str] = ()
    fountains: Sequence[str] = ()
    under: Sequence[str] = ()
    board: str = ""
    """B2 for the first seat, which has no banner beside C3 or D3 but below it."""
    frames: Sequence[str] = ()


def new(players: int = 2, seed: bytes = SEED) -> CarpeDiemState:
    """A table as it is set up: the first pawn is to be placed."""
    return start(GAME, players, CarpeDiemOptions(), seed)[0]


def position(
    *sides: Side,
    spaces: Mapping[int, Sequence[str]] | None = None,
    row: Sequence[str] | None = None,
    cards: Sequence[str] = (),
    circles: Mapping[int, Seat] | None = None,
    track: Mapping[int, Sequence[Seat]] | None = None,
    pile: Sequence[str] | None = None,
    seat: Seat = 0,
    phase: int = 1,
    turns: int = 0,
) -> CarpeDiemState:
    """A table at which `seat` has its turn, after so many turns of this phase.

    Spaces that are not named are empty; if none is, two tiles of the box lie on the second. `cards` lie side by side, a
    circle between each and the next, for the first four. `track` has the discs from below, all others lie on 0. The
    pile of fountain cards has all that nobody holds, or just those named; the others are then under it.
    """
    players, begun = len(sides), new(len(sides))
    given = {1: (), **(spaces or {})}
    used = [tile for lying in given.values() for tile in lying]
    used += [tile for side in sides for tile in (*side.stored, *(said.split()[0] for said in side.district))]
    bottom = list(row) if row is not None else [tile for tile in TILES if tile[0] == "K" and tile not in used][:11]
    used += bottom
    assert len(set(used)) == len(used), "a tile lies in two places"
    left = [tile for tile in TILES if tile not in used]
    if spaces is None:
        given[2], left = left[:2], left[2:]
    white = _numbers([tile for tile in left if tile[0] == "W"][: 28 * max(0, 3 - phase)])
    black = _numbers([tile for tile in left if tile[0] == "K"][: 28 * (phase < 4)])
    state = replace(
        begun,
        spaces=tuple(_numbers(given.get(space, ())) for space in range(1, 8)),
        row=_numbers(bottom),
        white=white,
        black=black,
        box=tuple(sorted(set(_numbers(left)) - {*white, *black})),
        cards=_cards(begun, cards),
        circles=tuple((circles or {}).get(n, -1) for n in range(1, 18)),
        players=tuple(_player(begun.players[at], at, side) for at, side in enumerate(sides)),
        track=_track(players, track or {}),
        phase=phase,
        turns=turns,
        first=(seat - turns) % players,
        agenda=(),
    )
    return _sound(ask(_with_fountains(state, sides, pile), (seat,), "turn"))


def _numbers(tiles: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted(NUMBER[tile] for tile in tiles))


def _cards(state: CarpeDiemState, cards: Sequence[str]) -> tuple[str, ...]:
    """These cards, and any others on the spaces that are left."""
    in_use = [space for space, card in zip(DATA["card_spaces"], state.cards, strict=True) if card]
    places = [space for space in SIDE_BY_SIDE if space in in_use]
    others = [card["id"] for card in DATA["cards"] if card["id"] not in cards]
    lying = dict(zip(places, [*cards, *others], strict=False))
    return tuple(lying.get(space, "") for space in DATA["card_spaces"])


def _player(begun: Player, seat: Seat, side: Side) -> Player:
    district = dict(laid(said) for said in side.district)
    assert len(district) == len(side.district), "two tiles on one cell"
    for place, lying in district.items():
        assert matches(district, place, lying.edges), f"{lying} does not fit on {place}"
    return replace(
        begun,
        vp=side.vp,
        pawn=side.pawn - 1,
        district=lying_there(district),
        stored=tuple(NUMBER[tile] for tile in side.stored),
        goods=side.goods,
        coins=side.coins,
        bread=side.bread,
        board=BOARDS.index(side.board or DEFAULT_BOARDS[seat]),
        frames=tuple(FRAMES.index(piece) for piece in side.frames or FRAMES[4 * seat : 4 * seat + 4]),
    )


def lying_there(district: District) -> tuple[Laid, ...]:
    """A district as the engine has it."""
    return tuple(
        Laid(NUMBER[lying.tile], row * 6 + column, rotation(lying)) for (row, column), lying in district.items()
    )


def _track(players: int, said: Mapping[int, Sequence[Seat]]) -> tuple[tuple[Seat, ...], ...]:
    named = [seat for discs in said.values() for seat in discs]
    others = tuple(seat for seat in range(players) if seat not in named)
    return tuple((*(others if space == 0 else ()), *said.get(space, ())) for space in range(21))


def _with_fountains(state: CarpeDiemState, sides: Sequence[Side], pile: Sequence[str] | None) -> CarpeDiemState:
    left = dict.fromkeys(KINDS, 2)
    hidden = []
    for side in sides:
        hidden.append(Hidden(_by_kind(side.fountains), _by_kind(side.under)))
        for kind in (*side.fountains, *side.under):
            left[kind] -= 1
    fountains = tuple(left.values())
    if pile is not None:
        fountains = _by_kind(pile)
        rest = tuple(there - here for there, here in zip(left.values(), fountains, strict=True))
        last = hidden[-1]
        hidden[-1] = Hidden(last.cards, tuple(map(sum, zip(last.under, rest, strict=True))))
    return replace(state, hidden=tuple(hidden), fountains=fountains)


def _by_kind(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(list(cards).count(kind) for kind in KINDS)


def _sound(state: CarpeDiemState) -> CarpeDiemState:
    assert GAME.proves.census(state) == GAME.proves.census(new(state.seats)), "something is missing"
    assert GAME.proves.faults(state) == ()
    return state
