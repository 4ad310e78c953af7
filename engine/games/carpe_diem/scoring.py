"""Final scoring: points by source, and who won."""

from collections.abc import Iterator

from msgspec import Struct

from engine.core.state.views import Score
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import KINDS, SIDE_NAMES, SIZE, TABLES, FactTables
from engine.games.carpe_diem.rules.district import District, elements
from engine.games.carpe_diem.state import CarpeDiemState, Player, place_on_track

SOURCES = ("play", "villas", "leftovers", "track", "fountains", "frame")


class FrameTask(Struct, frozen=True, gc=False):
    """A task of the frame, on its side of a district."""

    side: str
    line: int
    """The row or column it looks along."""
    kind: int
    vp: int


def scores(state: CarpeDiemState) -> tuple[Score, ...]:
    """Every seat's points, in the order of `SOURCES`."""
    return tuple(score(state, seat) for seat in range(state.seats))


def score(state: CarpeDiemState, seat: Seat) -> Score:
    """One seat's points, each source by itself."""
    tables, player = TABLES[state.data], state.players[seat]
    items = sum(player.goods) + player.coins + player.bread + len(player.stored)
    return Score(
        (
            player.vp,
            villa_points(tables, player.district),
            items // tables.facts.items_per_vp,
            place_on_track(state, seat),
            fountain_points(state, seat),
            sum(task.vp for task in frame_tasks(tables, player) if is_met(tables, player.district, task)),
        )
    )


def villa_points(tables: FactTables, district: District) -> int:
    """Finished villas by their chimneys."""
    villa, table = KINDS.index("villa"), tables.facts.villa_vp
    finished = [each for each in elements(tables, district) if each.kind == villa and each.finished]
    return sum(table[min(each.chimneys, len(table) - 1)] for each in finished)


def fountain_points(state: CarpeDiemState, seat: Seat) -> int:
    """Each fountain card pays for every finished one of its kind."""
    tables = TABLES[state.data]
    found = [each.kind for each in elements(tables, state.players[seat].district) if each.finished]
    pays = {card.id: card.vp for card in tables.facts.fountains}
    held = enumerate(state.hidden[seat].cards)
    return sum(n * pays[KINDS[kind]] * found.count(kind) for kind, n in held if n)


def frame_tasks(tables: FactTables, player: Player) -> Iterator[FrameTask]:
    """The eight tasks around a district. Positions run clockwise, so that two sides count backwards."""
    for side, piece in zip(SIDE_NAMES, player.frames, strict=True):
        for task in tables.facts.frames[piece].tasks:
            forwards = side in ("top", "right")
            line = task.position - 1 if forwards else SIZE - task.position
            yield FrameTask(side, line, KINDS.index(task.kind), task.vp)


def is_met(tables: FactTables, district: District, task: FrameTask) -> bool:
    """Whether a finished element of that kind has a part on the line."""
    by_row = task.side in ("left", "right")
    return any(
        each.finished
        and each.kind == task.kind
        and any((cell // SIZE if by_row else cell % SIZE) == task.line for cell in each.cells)
        for each in elements(tables, district)
    )


def winners(state: CarpeDiemState) -> tuple[Seat, ...]:
    """Most points; of those who tie, who is furthest back on the track, on one space the lower disc."""
    totals = [each.total for each in scores(state)]
    behind = [seat for discs in state.track for seat in discs]
    best = [seat for seat in behind if totals[seat] == max(totals)]
    return (best[0],)
