"""The final scoring and who has won (3.10)."""

from tests.games.dynasties.second.table import Table

TILE_VP = 3


def strength(table: Table, seat: int, region: str) -> int:
    player = table.players[seat]
    members = sum(city.members(seat) for city in table.region(region))
    return members + player.coats[region] + player.books.count(("coat", region))


def ranks(table: Table, region: str) -> tuple[list[int], list[int]]:
    """Who is first and who second; of several that are first there is no second, and nothing never counts."""
    strengths = [strength(table, seat, region) for seat in range(table.seats)]
    best = max(strengths)
    first = [seat for seat, n in enumerate(strengths) if n == best and n > 0]
    if len(first) != 1:
        return first, []
    rest = max(n for seat, n in enumerate(strengths) if seat not in first)
    return first, [seat for seat, n in enumerate(strengths) if n == rest and n > 0 and seat not in first]


def crowned(table: Table, region: str) -> list[int]:
    crowns = [city for city in table.region(region) if city.symbol == "crown"]
    return [seat for seat in range(table.seats) if any(city.members(seat) for city in crowns)]


def final_scoring(table: Table) -> None:
    for region in table.tables.regions:
        score_region(table, region)
    for player in table.players:
        player.gain("books", TILE_VP * player.books.count(("3vp", None)))


def score_region(table: Table, region: str) -> None:
    tile = table.region_tiles[region]
    first, second = ranks(table, region)
    left, right = table.tables.revaluation[region]
    for seat, player in enumerate(table.players):
        ranked, crown = seat in first + second, seat in crowned(table, region)
        player.gain("majority", tile.first if seat in first else tile.second if seat in second else 0)
        player.gain("crown", tile.crown if crown else 0)
        if region in player.revaluation:
            player.gain("revaluation", (left if ranked else 0) + (right if crown else 0))


def winners(table: Table) -> list[int]:
    """Most points, then most goods; who is still tied shares."""
    rank = [(player.vp, sum(player.goods)) for player in table.players]
    return [seat for seat in range(table.seats) if rank[seat] == max(rank)]
