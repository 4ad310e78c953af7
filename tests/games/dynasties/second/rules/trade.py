"""Boarding a ship, and the trade that the second boarder starts (3.3)."""

from tests.games.dynasties.second.ask import Play, Playing, Question
from tests.games.dynasties.second.cubes import NONE, Cubes, divisions, groups, minus, plus
from tests.games.dynasties.second.rules.chance import fill_ship
from tests.games.dynasties.second.table import Ship, Table


def ships_for(table: Table, seat: int) -> list[int]:
    if table.players[seat].reserve == 0:
        return []
    return [number for number, ship in enumerate(table.ships) if seat not in (ship.large, ship.small)]


def board(table: Table, seat: int, number: int) -> Playing:
    assert number in ships_for(table, seat)
    ship = table.ships[number]
    table.players[seat].reserve -= 1
    if ship.large is None:
        ship.large = seat
        return
    ship.small = seat
    taken = ship.goods
    if sum(ship.goods) > 1:
        taken = yield from share(ship, ship.large, seat)
    first, second = table.players[ship.large], table.players[seat]
    first.goods = plus(first.goods, taken)
    second.goods = plus(second.goods, minus(ship.goods, taken))
    ship.goods = NONE
    ship.large = ship.small = None
    first.reserve += 1
    second.reserve += 1
    yield from fill_ship(table, number)


def share(ship: Ship, first: int, second: int) -> Play[Cubes]:
    """What the first boarder takes. A divider may name either group; where there is but one division, group 1 is one
    good of the first colour there is. Of equal groups the first is taken unasked."""
    named = groups(ship.goods)
    single = max(group for group in named if sum(group) == 1)
    settled = (single,) if len(divisions(ship.goods)) == 1 else None
    (one,) = yield Question(second, "divide goods", [(group,) for group in named], settled)
    two = minus(ship.goods, one)
    (chosen,) = yield Question(first, "choose goods", [(1,), (2,)], (1,) if one == two else None)
    return one if chosen == 1 else two
