"""The same table and the same moves, as the engine and the naive implementation see them."""

from typing import Any

from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.by_hand import elements, name
from tests.games.carpe_diem.moves import cards_of, screen, table
from tests.games.carpe_diem.position import KINDS
from tests.games.carpe_diem.second.naive import NOBODY, Move, Naive, Question

Said = dict[str, Any]


def naive_table(state: CarpeDiemState) -> Naive:
    seen = table(state)
    return Naive(
        [each.board for each in state.players],
        [list(each.frames) for each in state.players],
        [card.id if card else "" for card in seen.cards],
        lying(state),
        [tile.id for tile in seen.row],
    )


def lying(state: CarpeDiemState) -> list[list[str]]:
    return [[tile.id for tile in space] for space in table(state).spaces]


# The same moves, as the engine is told them


def forms(question: Question) -> list[tuple[Move, str, Said]]:
    """Every legal answer as a form. What has only one way is not said: a rotation, the goods of a set, no bread."""
    return [(move, *form(question, move)) for move in question.legal]


def form(question: Question, move: Move) -> tuple[str, Said]:
    match question.kind:
        case "pawn":
            return "place", {"space": str(move[0] + 1)}
        case "turn":
            verb, space, *rest = move
            ways = [other for other in question.legal if other[:4] == move[:4]]
            leaps = {"space": str(space + 1)} if verb == "leap" else {}
            return verb, {**leaps, **_laying(*rest, ways=len(ways))}
        case "artisan":
            return "pick", _laying(*move, ways=len([other for other in question.legal if other[:2] == move[:2]]))
        case "fountain":
            return "give", {"card": move[0]}
        case "order":
            return "begin", {"kind": move[0]}
        case "circle":
            return "disc", {"circle": str(move[0]), "first": move[1]}
    sets, goods, _, bread = move
    paid = {"bread": str(bread)} if bread else {}
    if question.kind == "green":
        return "add", paid
    to_choose = len({other[1] for other in question.legal if other[0] == sets}) > 1
    return "pay", {"sets": str(sets), **({"goods": goods} if to_choose else {}), **paid}


def _laying(tile: str, cell: Any, times: int, *, ways: int) -> Said:
    where = {"tile": tile, "cell": "store" if cell is None else name(cell)}
    return {**where, "rotation": str(times)} if cell is not None and ways > 1 else where


# The same table, as both see it


def by_engine(state: CarpeDiemState) -> Said:
    seen = table(state)
    return {
        "phase": (seen.phase, seen.first, state.over),
        "spaces": [sorted(space) for space in lying(state)],
        "row": sorted(tile.id for tile in seen.row),
        "box": sorted(tile.id for tile in seen.box),
        "track": [list(space) for space in seen.track],
        "discs": {circle.number: circle.seat for circle in seen.circles if circle.seat is not None},
        "players": [
            (each.vp, NOBODY if each.pawn is None else each.pawn, each.goods, each.coins, each.bread)
            for each in seen.players
        ],
        "stored": [[tile.id for tile in each.stored] for each in seen.players],
        "districts": [{(laid.cell, laid.id, laid.edges) for laid in each.district} for each in seen.players],
        "elements": [
            {(each.kind, frozenset(each.cells), each.chimneys, each.finished) for each in player.elements}
            for player in seen.players
        ],
        "fountains": [sorted(cards_of(state, seat)) for seat in range(state.seats)],
        "under": [list(screen(state, seat).under) for seat in range(state.seats)],
    }


def by_hand(naive: Naive) -> Said:
    kind = dict(zip("VWHCPMBSAKOF", KINDS, strict=True)) | {".": ""}
    return {
        "phase": (naive.phase, naive.first, naive.over),
        "spaces": [sorted(space) for space in naive.spaces],
        "row": sorted(naive.row),
        "box": sorted(naive.box),
        "track": naive.track,
        "discs": naive.discs,
        "players": [
            (naive.vp[at], naive.pawn[at], tuple(naive.goods[at].values()), naive.coins[at], naive.bread[at])
            for at in range(naive.players)
        ],
        "stored": naive.stored,
        "districts": [
            {(name(cell), laid.tile, tuple(kind[edge] for edge in laid.edges)) for cell, laid in district.items()}
            for district in naive.districts
        ],
        "elements": [
            {(each.kind, frozenset(map(name, each.cells)), each.chimneys, each.finished) for each in elements(district)}
            for district in naive.districts
        ],
        "fountains": [sorted(cards) for cards in naive.kept],
        "under": [[cards.count(each) for each in KINDS] for cards in naive.under],
    }
