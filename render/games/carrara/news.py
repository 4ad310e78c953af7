"""What is to be marked as new, read from the events the viewer was told."""

from collections.abc import Iterable

from engine.core.values.seats import Seat
from engine.core.values.texts import Param, Text
from engine.games.carrara.data import CITIES, COLOURS, OBJECTS, SECTIONS
from render.core.scene import Happening

NONE = (0,) * len(COLOURS)


class News:
    """Marks for one picture. Only the last turn of the wheel is one: what came before has moved on since."""

    def __init__(self, happenings: Iterable[Happening]) -> None:
        self.turned = False
        """Whether the wheel was turned."""
        self.arrived: tuple[int, ...] = NONE
        """Blocks that came onto section I with the last turn and lie there still, by colour."""
        self.taken: dict[int, tuple[int, ...]] = {}
        """Blocks taken since that turn, by section."""
        self.slots: set[int] = set()
        """Spaces of the display, from 1, with a building that was not there."""
        self.built: dict[Seat, list[tuple[str, str, int]]] = {}
        """By seat: city, type and cost of what he has built."""
        self.scored: dict[Seat, list[str]] = {}
        """By seat: what he has scored."""
        self.upgraded: dict[Seat, list[str]] = {}
        """By seat: the spaces he has laid upgrade tiles upon."""
        self.gained: dict[Seat, int] = {}
        """By seat: points on the track."""
        self.bought: set[str] = set()
        """Objects that are no longer for sale."""
        for happening in happenings:
            for text in happening.texts:
                self._at_the_wheel(text)
                self._elsewhere(text)

    @property
    def on_wheel(self) -> bool:
        """Whether anything is marked on the wheel."""
        return self.turned or bool(self.taken)

    @property
    def on_table(self) -> bool:
        """Whether anything is marked at all."""
        return self.on_wheel or any((self.slots, self.built, self.scored, self.gained, self.bought, self.upgraded))

    def on_board(self, seat: Seat) -> bool:
        """Whether anything is marked on one player's board: what he did, and which cities anybody has scored."""
        cities = any(what in CITIES for each in self.scored.values() for what in each)
        return cities or any(seat in each for each in (self.built, self.scored, self.gained, self.upgraded))

    def _at_the_wheel(self, text: Text) -> None:
        params = text.params
        match text.key:
            case "turned":
                self.turned, self.arrived, self.taken = True, counts(params["blocks"]), {}
            case "took" | "took-unturned":
                self._took(SECTIONS.index(str(params["section"])), counts(params["blocks"]))

    def _elsewhere(self, text: Text) -> None:
        params = text.params
        match text.key:
            case "built" | "built-eight" | "improved":
                self._built(params)
            case "displayed":
                self.slots.add(number(params["slot"]))
            case "scored" | "scored-category":
                self.scored.setdefault(seat_of(params), []).append(str(params["what"]))
                self._gain(params)
            case "upgraded":
                self.upgraded.setdefault(seat_of(params), []).append(str(params["space"]))
            case "announced" | "announced-with-coins":
                self._gain(params)
            case "bought":
                self.bought.add(OBJECTS[OBJECTS.index(str(params["object"]))])

    def _built(self, params: dict[str, Param]) -> None:
        """What was improved is gone; an 8-building comes from no space of the display."""
        mine = self.built.setdefault(seat_of(params), [])
        if "old" in params:
            old = (str(params["city"]), str(params["old"]), number(params["old_cost"]))
            mine[:] = [each for each in mine if each != old]
        mine.append((str(params["city"]), str(params["type"]), number(params["cost"])))
        self.slots.discard(number(params.get("slot", 0)))

    def _took(self, section: int, blocks: tuple[int, ...]) -> None:
        before = self.taken.get(section, NONE)
        self.taken[section] = tuple(a + b for a, b in zip(before, blocks, strict=True))
        if section == 0:
            self.arrived = tuple(max(0, a - b) for a, b in zip(self.arrived, blocks, strict=True))

    def _gain(self, params: dict[str, Param]) -> None:
        seat = seat_of(params)
        self.gained[seat] = self.gained.get(seat, 0) + number(params["vp"])


def number(param: Param) -> int:
    """A parameter that is a number."""
    return param if isinstance(param, int) else 0


def counts(param: Param) -> tuple[int, ...]:
    """A parameter that counts blocks by colour."""
    return tuple(map(number, param)) if isinstance(param, tuple) else NONE


def seat_of(params: dict[str, Param]) -> Seat:
    """Who did it."""
    return number(params["seat"])
