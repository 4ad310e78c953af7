"""Looking at a table with the expansion, in the words of the tests: boards to order, what the cards make of them."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.games.carrara.state import CarraraState
from engine.games.carrara.views import Bonus, ExpandedScreenView, ExpansionView
from tests.games.carrara.moves import points, screen, table
from tests.games.carrara.position import Built, Counts, Side, Tile, Wider, position

CARDS = ("top", "objects", "buildings")
CITY_TYPES = ("biblioteca", "palazzo", "porta", "cattedrale")
LAND_TYPES = ("castello", "villa")


def expansion(state: CarraraState) -> ExpansionView:
    """What everyone sees of it."""
    found = table(state).expansion
    assert found is not UNSET
    return found


def behind(state: CarraraState, seat: Seat = 0) -> ExpandedScreenView:
    """What one seat sees of it."""
    found = screen(state, seat).expansion
    assert found is not UNSET
    return found


def met(state: CarraraState, card: str, seat: Seat = 0) -> bool:
    """Whether this seat has reached the objective of its `top`, `objects` or `buildings` card."""
    progress = behind(state, seat).progress[CARDS.index(card)]
    return progress.far >= progress.least


def bonus(state: CarraraState, seat: Seat = 0) -> Bonus:
    """What the bonus card would bring now."""
    found = behind(state, seat).bonus
    assert points(state, seat)["bonus"] == found.vp
    return found


def of_objects(number: int, objects: Sequence[int], players: int = 4) -> tuple[bool, int]:
    """With this object card: whether it is met with these objects, and what they are worth."""
    side = Side(objects=six(objects))
    state = position(side, players=players, for_sale=(), wider=Wider(objects=number))
    assert behind(state).object_points == points(state, 0)["objects"]
    return met(state, "objects"), points(state, 0)["objects"]


def six(counts: Sequence[int]) -> Counts:
    return (*counts, *(0,) * (6 - len(counts)))


def of_buildings(number: int, buildings: Sequence[Built], players: int = 4) -> tuple[bool, int]:
    """With this building card: whether it is met with these buildings, and what they are worth."""
    state = position(Side(buildings=buildings), players=players, wider=Wider(buildings=number))
    public = expansion(state).players[0]
    assert public.building_points == points(state, 0)["buildings"]
    assert public.progress[2] == behind(state).progress[2]
    return met(state, "buildings"), points(state, 0)["buildings"]


def tiles(types: Sequence[str], costs: Sequence[int] = (1, 2, 3, 4, 5)) -> Iterator[Tile]:
    """All tiles of these types, the cheapest first."""
    return ((kind, cost) for cost in costs for kind in types)


def in_cities(**counts: int) -> list[Built]:
    """So many buildings in each of these cities, whichever they are."""
    box = tiles((*CITY_TYPES, *LAND_TYPES))
    return [(*next(box), city) for city, n in counts.items() for _ in range(n)]


def of_category(city: Sequence[int] = (), land: Sequence[int] = (), where: str = "lerici") -> list[Built]:
    """City and Land buildings of these costs, all in one city."""
    found = list[Built]()
    for types, costs in ((CITY_TYPES, city), (LAND_TYPES, land)):
        for n, cost in enumerate(costs):
            found.append((types[costs[:n].count(cost)], cost, where))
    return found
