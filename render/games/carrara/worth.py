"""What scoring would bring: points, coins and objects; and whether one can score at all."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.carrara.data import CITIES, FACTS, OBJECTS, TYPES
from engine.games.carrara.views import BuildingView, TableView
from render.core.scene import Scene


class Worth(Struct, frozen=True):
    """Points and coins; and each kind of object that such buildings have, with how many of it one would get."""

    vp: int = 0
    coins: int = 0
    objects: tuple[tuple[str, int], ...] = ()


def worth(table: TableView, buildings: Sequence[BuildingView]) -> Worth:
    """Of these buildings together, whether they share a type or a city."""
    vp = coins = 0
    for building in buildings:
        city = FACTS[table.data].cities[CITIES.index(building.city)]
        vp += building.cost * city.vp
        coins += building.cost * city.coins
    return Worth(vp, coins, tuple(_objects(table, [building.type for building in buildings])))


def _objects(table: TableView, built: Sequence[str]) -> list[tuple[str, int]]:
    """One for each building, while the supply lasts."""
    kinds = zip(TYPES, OBJECTS, table.supply, strict=True)
    return [(thing, min(built.count(kind), left)) for kind, thing, left in kinds if kind in built]


def barred(scene: Scene, seat: Seat) -> str | None:
    """Why he can score nothing any more: the message that says so."""
    if scene.view.over:
        return "picture-board-not-scored"
    return None if scene.view.table.players[seat].markers else "picture-board-no-marker"
