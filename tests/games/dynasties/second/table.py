"""One table of Dynasties: plain objects that change as the game goes on, and nothing that knows a rule."""

from tests.games.dynasties.second.cubes import NONE, Cubes, minus, plus
from tests.games.dynasties.second.tables import ROLES, RegionTile, Said, Tables, Tile

NEUTRAL = -1
"""The neutral figure on a space of a city; seats are counted from 0."""


class City:
    def __init__(self, said: Said, region: str, large: str) -> None:
        self.name: str = said["name"]
        self.region, self.large = region, large
        self.symbol: str = said["symbol"]
        self.bonus: str = said["bonus"]
        self.cost: dict[str, int] = {role: said["largeCost" if role == large else "smallCost"] for role in ROLES}
        self.who: dict[str, int | None] = dict.fromkeys(ROLES)
        self.child: int | None = None

    @property
    def small(self) -> str:
        return other(self.large)

    def married(self) -> bool:
        return all(who is not None for who in self.who.values())

    def single(self) -> str | None:
        """The role of the only figure here, if there is just one."""
        filled = [role for role in ROLES if self.who[role] is not None]
        return filled[0] if len(filled) == 1 else None

    def members(self, seat: int) -> int:
        return [*self.who.values(), self.child].count(seat)


def other(role: str) -> str:
    return ROLES[1 - ROLES.index(role)]


class Ship:
    def __init__(self) -> None:
        self.goods: Cubes = NONE
        self.large: int | None = None
        self.small: int | None = None


class Player:
    def __init__(self, tables: Tables) -> None:
        self.goods = tables.start_goods
        self.reserve = tables.figures - 1
        self.hand: list[str] = []
        self.green: list[str] = []
        self.yellow: list[str] = []
        self.books: list[Tile] = []
        self.coats = dict.fromkeys(tables.regions, 0)
        self.revaluation: list[str] = []
        self.points: dict[str, int] = {}
        self.passed = False

    @property
    def vp(self) -> int:
        return sum(self.points.values())

    def gain(self, source: str, vp: int) -> None:
        self.points[source] = self.points.get(source, 0) + vp


class Slot:
    def __init__(self, cost: int | str, character: str) -> None:
        self.cost, self.character, self.used = cost, character, False


class Table:
    """Piles have no order here, as chance says what is drawn; only what was put under the yellow pile has one."""

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables, self.seats = tables, seats
        self.players = [Player(tables) for _ in range(seats)]
        said = [*tables.cities, *(tables.extra_cities if seats == 5 else [])]
        self.cities = {each["name"]: City(each, each["region"], each["large"]) for each in said}
        self.ships = [Ship() for _ in range(tables.ships)]
        self.bag = tables.goods
        for player in self.players:
            self.bag = minus(self.bag, player.goods)
        self.action_pile, self.discards = list(tables.action), list[str]()
        self.green_pile = list(tables.green)
        self.yellow_pile, self.yellow_under, self.looked_at = list(tables.yellow), list[str](), list[str]()
        self.played: list[str] = []
        self.book_pile, self.books_used = list(tables.books), list[Tile]()
        self.coats = dict(tables.coats)
        self.free_cities = list(tables.free_cities)
        self.revaluation = list(tables.revaluation)
        self.neutral = tables.neutral
        self.region_tiles: dict[str, RegionTile] = {}
        self.slots: list[Slot] = []
        self.round, self.start, self.active = 0, 0, 0
        self.in_hand: list[int] = []
        """Figures taken for Machiavelli that are not placed yet, by seat."""
        self.dice: list[str] = []
        self.front: dict[str, int] = {}
        self.normal: list[int] = []
        self.without_figure: list[int] = []
        self.leonardo: int | None = None
        self.bonus_taken: dict[str, list[int]] = {}
        self.over = False

    def track(self) -> list[int]:
        """The seats that have passed: A, B, normal places."""
        return [*(self.front[place] for place in sorted(self.front)), *self.normal]

    def clockwise(self, first: int) -> list[int]:
        return [(first + n) % self.seats for n in range(self.seats)]

    def pay(self, seat: int, paid: Cubes) -> None:
        self.players[seat].goods = minus(self.players[seat].goods, paid)
        self.bag = plus(self.bag, paid)

    def region(self, region: str) -> list[City]:
        return [city for city in self.cities.values() if city.region == region]
