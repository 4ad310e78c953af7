"""Tables that are as full as the rules allow, which no computer ever plays to: by game, by name."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine.games.carrara.data import CITIES, COLOURS, FACTS, OBJECTS, TYPES
from engine.games.carrara.views import BuildableView, BuildingView, PlayerView, ScreenView, TableView, TileView
from render.core.scene import Scene

Grown = Callable[[Scene], Scene]


def full_market(seen: Scene) -> Scene:
    """All blocks that the wheel holds on one section, dear buildings on display; one screen has all other blocks."""
    table: TableView = seen.view.table
    display = tuple(TileView(TYPES[n % len(TYPES)], 5 - n // len(TYPES), OBJECTS[n % len(TYPES)]) for n in range(9))
    nothing = (0,) * len(COLOURS)
    table = replace(
        table,
        wheel=((2, 2, 2, 2, 2, 1), *(nothing for _ in table.wheel[1:])),
        bag=0,
        display=display,
        for_sale=(1,) * len(OBJECTS),
        supply=(0,) * len(OBJECTS),
        players=tuple(_without(player, display) for player in table.players),
    )
    screen = seen.view.screen and _rich(seen.view.screen, display)
    return replace(seen, view=replace(seen.view, table=table, screen=screen))


def _without(player: PlayerView, tiles: tuple[TileView, ...]) -> PlayerView:
    """There is one of each building: it is on display, or on a board."""
    shown = {(tile.type, tile.cost) for tile in tiles}
    left = tuple(building for building in player.buildings if (building.type, building.cost) not in shown)
    return replace(player, buildings=left, cost=sum(building.cost for building in left))


def _rich(screen: ScreenView, tiles: tuple[TileView, ...]) -> ScreenView:
    """Every building on display can be built in every city."""
    builds = tuple(BuildableView(slot, tile.type, tile.cost, CITIES) for slot, tile in enumerate(tiles, 1))
    blocks, objects = (5, 5, 5, 5, 5, 6), (5,) * len(OBJECTS)
    return replace(screen, coins=999, blocks=blocks, objects=objects, buildable=builds)


def one_built_all(seen: Scene) -> Scene:
    """All thirty buildings stand on one board, in one city; their owner has scored every type."""
    table: TableView = seen.view.table
    seat, facts = seen.seat or 0, FACTS[table.data]
    built = tuple(BuildingView(kind, cost, CITIES[0]) for kind in TYPES for cost in facts.costs)
    bare = {"vp": 0, "buildings": (), "cost": 0, "scored": (), "scorings": 0, "markers": facts.markers}
    players = [replace(player, **bare) for player in table.players]
    players[seat] = _scored_all(players[seat], built, facts.cities[0].vp)
    table = replace(
        table,
        players=tuple(players),
        display=(None,) * len(table.display),
        pile=0,
        supply=(0,) * len(OBJECTS),
        city_markers=(None,) * len(CITIES),
        ending="built",
        ended_by=seat,
    )
    return replace(seen, view=replace(seen.view, table=table), news=())


def _scored_all(player: PlayerView, built: tuple[BuildingView, ...], value: int) -> PlayerView:
    cost, times = sum(building.cost for building in built), len(TYPES)
    return replace(player, vp=cost * value, buildings=built, cost=cost, scored=TYPES, scorings=times, markers=0)


EXTREMES: Mapping[str, Mapping[str, Grown]] = {"carrara": {"full-market": full_market, "one-built-all": one_built_all}}
