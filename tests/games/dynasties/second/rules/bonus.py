"""The bonus actions, in the order of the pass track, then Leonardo's (step 3 of 3.9).

|move|what it says|
|---|---|
|("vp3",) / ("goods3",) / ("action",) / ("scoring",)| |
|("revaluation", region)|the tile of this region|
|("free", tile, region, large role, own role, payment)| |
|("casanova", city, payment)|the neutral figure goes to the other space|
|("none",)|only Leonardo's|
"""

from tests.games.dynasties.second.ask import Move, Playing, Question
from tests.games.dynasties.second.cubes import Cubes, payments
from tests.games.dynasties.second.rules.chance import actions_to, goods_to, yellow_to
from tests.games.dynasties.second.rules.cities import place
from tests.games.dynasties.second.rules.dice import roll_and_pick
from tests.games.dynasties.second.table import NEUTRAL, City, Table, other
from tests.games.dynasties.second.tables import ROLES


def bonus_actions(table: Table) -> Playing:
    for seat in table.track():
        move = yield Question(seat, "bonus", open_actions(table, seat))
        yield from carry_out(table, seat, move)
    if table.leonardo is not None:
        move = yield Question(table.leonardo, "leonardo", [*open_actions(table, table.leonardo), ("none",)])
        if move[0] != "none":
            yield from carry_out(table, table.leonardo, move)


def open_actions(table: Table, seat: int) -> list[Move]:
    found: list[Move] = [("vp3",), ("goods3",), ("action",), ("scoring",)]
    found += [("revaluation", region) for region in table.revaluation]
    found += free_cities(table, seat)
    found += casanovas(table, seat)
    return [move for move in found if table.tables.shared[move[0]] or move[0] not in table.bonus_taken]


def free_cities(table: Table, seat: int) -> list[Move]:
    if table.players[seat].reserve == 0:
        return []
    tables = table.tables
    return [
        ("free", name, region, large, role, paid)
        for name in table.free_cities
        for region in tables.regions
        for large in ROLES
        for role in ROLES
        for paid in payments(
            table.players[seat].goods,
            tables.colour[role],
            City(tables.free_cities[name], region, large).cost[role],
        )
    ]


def casanovas(table: Table, seat: int) -> list[Move]:
    if table.neutral == 0:
        return []
    found = list[Move]()
    for city in table.cities.values():
        role = city.single()
        if role is not None and city.who[role] == seat:
            free = other(role)
            paying = payments(table.players[seat].goods, table.tables.colour[free], city.cost[free])
            found += [("casanova", city.name, paid) for paid in paying]
    return found


def carry_out(table: Table, seat: int, move: Move) -> Playing:
    table.bonus_taken.setdefault(move[0], []).append(seat)
    player = table.players[seat]
    if move[0] == "vp3":
        player.gain("bonus", 3)
    elif move[0] == "goods3":
        yield from goods_to(table, seat, 3)
    elif move[0] == "action":
        yield from actions_to(table, seat, 1)
    elif move[0] == "scoring":
        yield from yellow_to(table, seat)
    elif move[0] == "revaluation":
        table.revaluation.remove(move[1])
        player.revaluation.append(move[1])
    elif move[0] == "free":
        yield from found_city(table, seat, *move[1:])
    else:
        yield from casanova(table, seat, *move[1:])


def found_city(table: Table, seat: int, name: str, region: str, large: str, role: str, paid: Cubes) -> Playing:
    table.free_cities.remove(name)
    table.cities[name] = City(table.tables.free_cities[name], region, large)
    table.pay(seat, paid)
    table.players[seat].reserve -= 1
    yield from place(table, seat, name, role)


def casanova(table: Table, seat: int, name: str, paid: Cubes) -> Playing:
    """Two dice for a figure on the large space, one on the small one; no bonus of the city."""
    city = table.cities[name]
    role = city.single()
    assert role
    table.pay(seat, paid)
    table.neutral -= 1
    city.who[other(role)] = NEUTRAL
    yield from roll_and_pick(table, seat, 2 if role == city.large else 1)
