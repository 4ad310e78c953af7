"""The whole table in plain values, to hold against the same of another implementation; nothing is hidden here."""

from typing import Any

from tests.games.dynasties.second.table import Player, Table


def seen(table: Table) -> dict[str, Any]:
    return {
        "round": (table.round, table.start, table.over),
        "bag": table.bag,
        "ships": [(ship.goods, ship.large, ship.small) for ship in table.ships],
        "cities": {
            city.name: (city.region, city.large, city.who["prince"], city.who["princess"], city.child)
            for city in table.cities.values()
        },
        "piles": piles(table),
        "discards": sorted(table.discards),
        "beside": (sorted(table.free_cities), sorted(table.revaluation), table.neutral, dict(table.coats)),
        "characters": [(slot.cost, slot.character, slot.used) for slot in table.slots],
        "region tiles": {region: tuple(tile) for region, tile in table.region_tiles.items()},
        "track": table.track(),
        "places": dict(table.front),
        "leonardo": table.leonardo,
        "bonus": {action: sorted(seats) for action, seats in table.bonus_taken.items()},
        "dice": list(table.dice),
        "players": [of_player(player) for player in table.players],
    }


def piles(table: Table) -> dict[str, int]:
    return {
        "action": len(table.action_pile),
        "yellow": len(table.yellow_pile) + len(table.yellow_under),
        "book": len(table.book_pile),
    }


def of_player(player: Player) -> dict[str, Any]:
    return {
        "vp": player.vp,
        "points": {source: vp for source, vp in sorted(player.points.items()) if vp},
        "goods": player.goods,
        "reserve": player.reserve,
        "passed": player.passed,
        "hand": sorted(player.hand),
        "green": sorted(player.green),
        "yellow": sorted(player.yellow),
        "books": sorted((kind, region or "") for kind, region in player.books),
        "coats": dict(player.coats),
        "revaluation": sorted(player.revaluation),
    }
