"""Spaces of cities: which are open to a player, what they cost, and what placing a figure brings (3.4)."""

from tests.games.dynasties.second.ask import Playing
from tests.games.dynasties.second.cubes import Cubes, payments
from tests.games.dynasties.second.rules.chance import book_to, goods_to
from tests.games.dynasties.second.rules.dice import marry
from tests.games.dynasties.second.table import City, Table, other
from tests.games.dynasties.second.tables import ROLES

Space = tuple[str, str]
"""A city and a role."""


def open_spaces(table: Table, seat: int, roles: tuple[str, ...] = ROLES) -> list[Space]:
    """Free spaces beside which no own figure stands; none without a figure in reserve."""
    if table.players[seat].reserve == 0:
        return []
    return [
        (city.name, role)
        for city in table.cities.values()
        for role in roles
        if city.who[role] is None and city.who[other(role)] != seat
    ]


def deployments(table: Table, seat: int, roles: tuple[str, ...] = ROLES) -> list[tuple[str, str, Cubes]]:
    goods, colour = table.players[seat].goods, table.tables.colour
    return [
        (name, role, paid)
        for name, role in open_spaces(table, seat, roles)
        for paid in payments(goods, colour[role], table.cities[name].cost[role])
    ]


def courted(table: Table, seat: int) -> list[str]:
    """Cities for Isabella and Ferdinand: one space filled, by another player."""
    if table.players[seat].reserve == 0:
        return []
    return [
        city.name for city in table.cities.values() if (role := city.single()) is not None and city.who[role] != seat
    ]


def deploy(table: Table, seat: int, name: str, role: str, paid: Cubes) -> Playing:
    table.pay(seat, paid)
    table.players[seat].reserve -= 1
    yield from place(table, seat, name, role)


def place(table: Table, seat: int, name: str, role: str) -> Playing:
    """The figure has left the reserve and everything is paid: bonus first, then perhaps a marriage."""
    city = table.cities[name]
    assert city.who[role] is None
    assert city.who[other(role)] != seat
    city.who[role] = seat
    yield from city_bonus(table, seat, city)
    if city.married():
        yield from marry(table, city)


def city_bonus(table: Table, seat: int, city: City) -> Playing:
    if city.bonus == "book":
        yield from book_to(table, seat)
    elif city.bonus.endswith("goods"):
        yield from goods_to(table, seat, int(city.bonus.removesuffix("goods")))
    elif city.bonus.endswith("vp"):
        table.players[seat].gain("cities", int(city.bonus.removesuffix("vp")))
    else:
        assert city.bonus == "none"
