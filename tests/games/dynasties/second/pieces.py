"""Every piece is somewhere: what is counted here, group by group, against the tables."""

from collections import Counter

from tests.games.dynasties.second.cubes import NONE, plus
from tests.games.dynasties.second.table import NEUTRAL, Table


def missing(table: Table) -> list[str]:
    """The groups of pieces of which some are lost or too many; none when all is well."""
    tables = table.tables
    counted: dict[str, tuple[object, object]] = {
        "goods": (_goods(table), tables.goods),
        "figures": (_figures(table), [tables.figures] * table.seats),
        "neutral": (table.neutral + _on_board(table, NEUTRAL), tables.neutral),
        "action cards": (sorted(_action_cards(table)), sorted(tables.action)),
        "scoring cards": (sorted(_scoring_cards(table)), sorted([*tables.green, *tables.yellow])),
        "book tiles": (_book_tiles(table), Counter(tables.books)),
        "coats": (_coats(table), tables.coats),
        "revaluation": (sorted(_revaluation(table)), sorted(tables.revaluation)),
        "free cities": (sorted(_free_cities(table)), sorted(tables.free_cities)),
    }
    return [f"{name}: {have}, not {want}" for name, (have, want) in counted.items() if have != want]


def _goods(table: Table) -> tuple[int, ...]:
    total = NONE
    for some in (table.bag, *(ship.goods for ship in table.ships), *(player.goods for player in table.players)):
        assert min(some) >= 0
        total = plus(total, some)
    return total


def _on_board(table: Table, who: int) -> int:
    return sum(city.members(who) for city in table.cities.values())


def _figures(table: Table) -> list[int]:
    """With the one that marks the score."""
    found = list[int]()
    for seat, player in enumerate(table.players):
        assert player.reserve >= 0
        on_ships = sum(seat in (ship.large, ship.small) for ship in table.ships)
        on_track = seat in table.track() and seat not in table.without_figure
        elsewhere = on_ships + on_track + (table.leonardo == seat) + table.in_hand.count(seat)
        found.append(1 + player.reserve + _on_board(table, seat) + elsewhere)
    return found


def _action_cards(table: Table) -> list[str]:
    return [*table.action_pile, *table.discards, *(card for player in table.players for card in player.hand)]


def _scoring_cards(table: Table) -> list[str]:
    held = [card for player in table.players for card in [*player.green, *player.yellow]]
    return [*table.green_pile, *table.yellow_pile, *table.yellow_under, *table.looked_at, *table.played, *held]


def _book_tiles(table: Table) -> Counter[tuple[str, str | None]]:
    held = [tile for player in table.players for tile in player.books]
    return Counter([*table.book_pile, *table.books_used, *held])


def _coats(table: Table) -> dict[str, int]:
    return {region: n + sum(player.coats[region] for player in table.players) for region, n in table.coats.items()}


def _revaluation(table: Table) -> list[str]:
    return [*table.revaluation, *(region for player in table.players for region in player.revaluation)]


def _free_cities(table: Table) -> list[str]:
    return [*table.free_cities, *(name for name in table.cities if name in table.tables.free_cities)]
