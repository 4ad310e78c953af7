"""What is to be marked as new, read from the events the viewer was told."""

from collections.abc import Iterable

from engine.core.values.seats import Seat
from engine.core.values.texts import Param, Text
from render.core.scene import Happening

STOOD = {"deployed": ("city", "role"), "founded": ("city", "role"), "seduced": ("city", "role")}
"""Events after which a figure stands somewhere."""
POINTS = {"die-points": "n", "city-points": "n", "bonus-points": "n", "scored": "vp", "singles": "vp"}
"""Events that bring points, and the parameter that says how many."""


class News:
    """Marks for one picture."""

    def __init__(self, happenings: Iterable[Happening]) -> None:
        self.spaces: set[tuple[str, str]] = set()
        """City and role, or `child`."""
        self.ships: set[str] = set()
        self.characters: set[str] = set()
        self.coats: set[str] = set()
        """Regions of which somebody has taken a coat or the revaluation."""
        self.gained: dict[Seat, int] = {}
        """By seat: points."""
        self.passed: set[Seat] = set()
        for happening in happenings:
            for text in happening.texts:
                self._read(text)

    @property
    def any(self) -> bool:
        """Whether anything is marked."""
        return any((self.spaces, self.ships, self.characters, self.coats, self.gained, self.passed))

    def _read(self, text: Text) -> None:
        params, key = text.params, text.key
        if key in STOOD:
            self.spaces.add((str(params.get("city")), str(params.get("role"))))
        elif key == "born":
            self.spaces.add((str(params.get("city")), "child"))
        elif key in POINTS:
            seat, n = number(params.get("seat", 0)), number(params.get(POINTS[key], 0))
            self.gained[seat] = self.gained.get(seat, 0) + n
        elif key in ("coat", "revalued"):
            self.coats.add(str(params.get("region")))
        elif key == "passed":
            self.passed.add(number(params.get("seat", 0)))
        else:
            self._moved(key, params)

    def _moved(self, key: str, params: dict[str, Param]) -> None:
        if key in ("boarded", "joined", "traded"):
            self.ships.add(str(params.get("ship")))
        elif key == "character":
            self.characters.add(str(params.get("character")))
        elif key == "round":
            self.characters, self.passed = set(), set()


def number(param: Param) -> int:
    """A parameter that is a number."""
    return param if isinstance(param, int) else 0
