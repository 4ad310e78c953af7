"""Which library keeps the records of the hot path: a state of the same shape in each, built, changed and compared."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from timeit import repeat
from typing import Any, NamedTuple

import msgspec
import pydantic

SEATS, COPIES = 4, 2000
COUNTS = (1, 2, 3, 4, 5, 6)


class StructBoard(msgspec.Struct, frozen=True, gc=False):
    vp: int
    markers: int
    blocks: tuple[int, ...]


class StructTable(msgspec.Struct, frozen=True, gc=False):
    turn: int
    bag: tuple[int, ...]
    wheel: tuple[tuple[int, ...], ...]
    boards: tuple[StructBoard, ...]


@dataclass(frozen=True, slots=True)
class DataBoard:
    vp: int
    markers: int
    blocks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DataTable:
    turn: int
    bag: tuple[int, ...]
    wheel: tuple[tuple[int, ...], ...]
    boards: tuple[DataBoard, ...]


class TupleBoard(NamedTuple):
    vp: int
    markers: int
    blocks: tuple[int, ...]


class TupleTable(NamedTuple):
    turn: int
    bag: tuple[int, ...]
    wheel: tuple[tuple[int, ...], ...]
    boards: tuple[TupleBoard, ...]


class ModelBoard(pydantic.BaseModel, frozen=True):
    vp: int
    markers: int
    blocks: tuple[int, ...]


class ModelTable(pydantic.BaseModel, frozen=True):
    turn: int
    bag: tuple[int, ...]
    wheel: tuple[tuple[int, ...], ...]
    boards: tuple[ModelBoard, ...]


LIBRARIES: dict[str, tuple[Any, Any, Callable[[Any, int], Any]]] = {
    "msgspec": (StructTable, StructBoard, lambda table, turn: msgspec.structs.replace(table, turn=turn)),
    "dataclass": (DataTable, DataBoard, lambda table, turn: replace(table, turn=turn)),
    "namedtuple": (TupleTable, TupleBoard, lambda table, turn: table._replace(turn=turn)),
    "pydantic": (ModelTable, ModelBoard, lambda table, turn: table.model_copy(update={"turn": turn})),
}


def as_table() -> str:
    """Microseconds, each beside msgspec's in the same run."""
    rows = {name: _measure(*library) for name, library in LIBRARIES.items()}
    base = rows["msgspec"]
    lines = [f"{'records, µs':<14}{'build':>16}{'changed copy':>16}{'equality':>16}"]
    for name, costs in rows.items():
        cells = (f"{cost:.2f} x{cost / own:.1f}" for cost, own in zip(costs, base, strict=True))
        lines.append(f"{name:<14}" + "".join(f"{cell:>16}" for cell in cells))
    return "\n".join(lines)


def _measure(table: Any, board: Any, changed: Callable[[Any, int], Any]) -> list[float]:
    def build() -> Any:
        boards = tuple([board(vp=seat, markers=6, blocks=COUNTS) for seat in range(SEATS)])
        return table(turn=1, bag=COUNTS, wheel=(COUNTS,) * 6, boards=boards)

    one, other = build(), build()
    calls: list[Callable[[], object]] = [build, lambda: changed(one, 2), lambda: one == other]
    return [min(repeat(call, number=COPIES, repeat=5)) / COPIES * 1e6 for call in calls]
