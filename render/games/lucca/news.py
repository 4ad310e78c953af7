"""What is to be marked as new, read from the events the viewer was told."""

from collections.abc import Iterable

from engine.core.values.seats import Seat
from engine.core.values.texts import Param, Text
from render.core.scene import Happening


class News:
    """Marks for one picture. Triplets that were taken before the last ones were laid out are none any more."""

    def __init__(self, happenings: Iterable[Happening]) -> None:
        self.taken: set[int] = set()
        """Triplets of this round, by their numbers."""
        self.palaces: dict[Seat, set[str]] = {}
        """By seat: the colours he has built or opened."""
        self.face_down: dict[Seat, set[str]] = {}
        """By seat: whether there are more `walls`, `towers` or `discards`."""
        self.gained: dict[Seat, int] = {}
        """By seat: points."""
        for happening in happenings:
            for text in happening.texts:
                self._read(text)

    @property
    def any(self) -> bool:
        """Whether anything is marked."""
        return any((self.taken, self.palaces, self.face_down, any(self.gained.values())))

    def _read(self, text: Text) -> None:
        params, seat = text.params, number(text.params.get("seat", 0))
        match text.key:
            case "round":
                self.taken = set()
            case "taken":
                self.taken.add(number(params["n"]))
            case "started" | "enlarged":
                self._palace(seat, params)
            case "completed" | "opened":
                self._palace(seat, params)
                self.gained[seat] = self.gained.get(seat, 0) + number(params["points"])
            case "tower":
                self.face_down.setdefault(seat, set()).add("towers")
            case "face-down" | "face-down-own":  # one's own says which cards, not how many
                more = {name for name in ("walls", "discards") if params[name]}
                self.face_down.setdefault(seat, set()).update(more)

    def _palace(self, seat: Seat, params: dict[str, Param]) -> None:
        self.palaces.setdefault(seat, set()).add(str(params["colour"]))


def number(param: Param) -> int:
    """A parameter that is a number."""
    return param if isinstance(param, int) else 0
