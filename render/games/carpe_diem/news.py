"""What is to be marked as new, read from the events the viewer was told."""

from collections.abc import Iterable

from engine.core.values.seats import Seat
from engine.core.values.texts import Param, Text
from engine.games.carpe_diem.data import GOODS
from render.core.scene import Happening

ROW = "row"


class News:
    """Marks for one picture."""

    def __init__(self, happenings: Iterable[Happening]) -> None:
        self.spaces: set[str] = set()
        """Where tiles were taken, by the names of spaces; or the bottom row."""
        self.cells: dict[Seat, set[str]] = {}
        """By seat: where he has built."""
        self.more: dict[Seat, set[str]] = {}
        """By seat: what he has more or less of: goods, coins, bread, cards, stored tiles, steps."""
        self.gained: dict[Seat, int] = {}
        """By seat: points, less those that were lost."""
        self.pairs: list[frozenset[str]] = []
        """The two cards between which each disc was laid."""
        for happening in happenings:
            for text in happening.texts:
                self._read(text)

    @property
    def any(self) -> bool:
        """Whether anything is marked."""
        return any((self.spaces, self.cells, self.more, self.gained, self.pairs))

    def of(self, seat: Seat) -> bool:
        """Whether anything is marked on one player's district."""
        return any(seat in each for each in (self.cells, self.more, self.gained))

    def _read(self, text: Text) -> None:
        params, seat = text.params, number(text.params.get("seat", 0))
        match text.key:
            case "phase":
                self.spaces = set()
            case "built" | "stored":
                self._taken(seat, params)
            case "disc":
                self.pairs.append(frozenset((str(params["first"]), str(params["second"]))))
            case "fulfilled" | "failed":
                won = number(params["vp"]) * (1 if text.key == "fulfilled" else -1)
                self.gained[seat] = self.gained.get(seat, 0) + won
                self._changed(seat, params)
            case _:
                self._changed(seat, CHANGES.get(text.key, params))

    def _taken(self, seat: Seat, params: dict[str, Param]) -> None:
        """A tile that was taken, and built or stored."""
        self.spaces.add(str(params["space"]))
        if "cell" in params:
            self.cells.setdefault(seat, set()).add(str(params["cell"]))
        else:
            self._changed(seat, {"stored": 1})

    def _changed(self, seat: Seat, params: dict[str, Param]) -> None:
        counted = {name: number(params.get(name, 0)) for name in ("coins", "bread", "card", "stored", "banner")}
        counted["coins"] += number(params.get("paid_coins", 0))
        counted["bread"] += number(params.get("by_bread", 0))
        for name in ("goods", "paid"):
            for good, n in zip(GOODS, counts(params.get(name, ())), strict=False):
                counted[good] = counted.get(good, 0) + n
        if changed := {name for name, n in counted.items() if n}:
            self.more.setdefault(seat, set()).update(changed)


CHANGES: dict[str, dict[str, Param]] = {
    "leapt": {"bread": 1},
    "advanced": {"banner": 1},
    "baker": {"bread": 1},
    "bakery": {"bread": 1},
    "market": {"coins": 1},
    "kept": {"card": 1},
    "kept-own": {"card": 1},
}
"""What events change that do not say so in their parameters."""


def number(param: Param) -> int:
    """A parameter that is a number."""
    return param if isinstance(param, int) else 0


def counts(param: Param) -> tuple[int, ...]:
    """A parameter that counts goods."""
    return tuple(map(number, param)) if isinstance(param, tuple) else ()
