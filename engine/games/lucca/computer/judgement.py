"""How good a quarter is, in points one may expect by the end: what the computer goes by. It knows only what is seen."""

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.games.lucca.views import CardView, PlayerView, TableView

PER_TURN = 1.9
"""Cards a turn that fit what one is building, where one can choose."""
WINDOWS_OF_A_CARD = 1.5
SHIELD = 0.12
"""What a shield under construction is worth for playing early."""
GIVEN = 0.3
"""What a card of one's own costs, for each neighbour who will open its colour."""


class Built(Struct, frozen=True):
    """A palace in a quarter that is judged."""

    cards: tuple[CardView, ...]
    area: str = "construction"

    @property
    def windows(self) -> int:
        return sum(card.windows for card in self.cards)

    @property
    def shields(self) -> int:
        return sum(card.shields for card in self.cards)


class Prospect(Struct, frozen=True):
    """A quarter as it could stand after a turn."""

    palaces: dict[str, Built]
    walls: int
    towers: int
    points: int = 0

    def with_card(self, card: CardView, size: int) -> "Prospect":
        """With this card built, and its palace completed if it is."""
        if card.kind == "tower":
            return replace(self, towers=self.towers + 1)
        before = self.palaces.get(card.kind, Built(()))
        built = Built((*before.cards, card))
        if len(built.cards) < size:
            return replace(self, palaces={**self.palaces, card.kind: built})
        done = replace(built, area="finished")
        return replace(self, palaces={**self.palaces, card.kind: done}, points=self.points + built.windows)


def prospect(player: PlayerView) -> Prospect:
    """The quarter as it stands."""
    palaces = {palace.colour: Built(palace.cards, palace.area) for palace in player.palaces}
    return Prospect(palaces, player.walls, player.towers)


class Judge:
    """What a seat may expect at this table, with so many turns still to come after this one."""

    def __init__(self, table: TableView, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.left = table.rounds - max(table.round, 1) + (0 if table.round else 1)

    @cached_property
    def others(self) -> list[PlayerView]:
        return [player for seat, player in enumerate(self.table.players) if seat != self.seat]

    def worth(self, quarter: Prospect) -> float:
        """Points in hand and to be expected."""
        likely = dict(self._likely(quarter))
        value, opened, shields = float(quarter.points), 0.0, 0.0
        for colour, palace in quarter.palaces.items():
            p = likely.get(colour, 1.0)
            opened += p
            if palace.area == "construction":
                need = self.table.palace - len(palace.cards)
                value += p * (palace.windows + WINDOWS_OF_A_CARD * need)
                shields += (1 - p) * palace.shields
                value += SHIELD * palace.shields * min(self.left, 3) / 3
                value -= GIVEN * len(palace.cards) * self._openers(colour)
            if palace.area != "opened":
                value += p * self.opening(colour)
        return value + self._walls(quarter, opened, shields) + self._numbers(quarter)

    def _likely(self, quarter: Prospect) -> Iterator[tuple[str, float]]:
        """How likely each palace under construction is to be completed: the nearest first, while cards will come."""
        under = [(colour, palace) for colour, palace in quarter.palaces.items() if palace.area == "construction"]
        missing = 0.0
        for colour, palace in sorted(under, key=lambda each: -len(each[1].cards)):
            missing += self.table.palace - len(palace.cards)
            yield colour, 1 / (1 + 3 ** (missing - PER_TURN * self.left)) if self.left else 0.0

    def opening(self, colour: str) -> float:
        """What opening a colour brings now, and may bring later."""
        points = 0.0
        for player in self.others:
            for palace in player.palaces:
                if palace.colour == colour and palace.area != "opened":
                    points += 2 if palace.area == "finished" else len(palace.cards)
        return points

    def _openers(self, colour: str) -> int:
        """How many neighbours have this colour finished, or nearly so."""
        near = self.table.palace - 1
        return sum(
            palace.colour == colour
            and (palace.area == "finished" or (palace.area == "construction" and len(palace.cards) >= near))
            for player in self.others
            for palace in player.palaces
        )

    def _walls(self, quarter: Prospect, opened: float, shields: float) -> float:
        """Walls and towers count only if all walls are carried."""
        needed = 2 * quarter.walls
        carried = 1.0 if shields >= needed else (shields / needed) ** 3
        return (quarter.walls + quarter.towers) * opened * carried

    def _numbers(self, quarter: Prospect) -> float:
        """The lowest number under construction pays, the highest that is opened is paid."""
        low = [palace.cards[-1].number for palace in quarter.palaces.values() if palace.area == "construction"]
        high = [palace.cards[-1].number for palace in quarter.palaces.values() if palace.area != "construction"]
        theirs = [(palace.area, palace.number) for player in self.others for palace in player.palaces]
        pays = low and min(low) < min((n for area, n in theirs if area == "construction"), default=1_000)
        paid = high and max(high) > max((n for area, n in theirs if area != "construction"), default=0)
        weight = 3.0 / (1 + 0.5 * self.left)
        return weight * (bool(paid) - bool(pays))
