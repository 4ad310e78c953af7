"""The eight characters: when they may be chosen and what they do (3.5)."""

from itertools import product

from tests.games.dynasties.second.ask import Move, Playing, Question, only
from tests.games.dynasties.second.cubes import NONE, Cubes, double_payments, minus, parts, plus
from tests.games.dynasties.second.rules.chance import actions_to, goods_to, yellow_to
from tests.games.dynasties.second.rules.cities import Space, courted, open_spaces, place
from tests.games.dynasties.second.rules.dice import roll_and_pick
from tests.games.dynasties.second.table import Table, other
from tests.games.dynasties.second.tables import ROLES

PLENTY = 6
EXTRA = 2
"""Cubes of any colour that Machiavelli's two deployments cost more."""


def possible(table: Table, seat: int, character: str, left: Cubes) -> bool:
    """Whether it has an effect for a player whom the payment leaves these goods."""
    if character == "leonardo":
        return table.players[seat].reserve > 0
    if character == "isabella":
        return bool(courted(table, seat))
    if character == "machiavelli":
        return bool(pairs(table, seat, left))
    return True


def use(table: Table, seat: int, character: str) -> Playing:
    (slot,) = [slot for slot in table.slots if slot.character == character]
    assert not slot.used
    slot.used = True
    if character == "leonardo":
        assert table.leonardo is None
        table.players[seat].reserve -= 1
        table.leonardo = seat
    elif character == "karl":
        yield from yellow_to(table, seat)
    elif character == "elizabeth":
        yield from actions_to(table, seat, 2)
    elif character == "philipp":
        yield from roll_and_pick(table, seat, 2)
    else:
        yield from {"drake": drake, "machiavelli": machiavelli, "isabella": isabella, "fugger": fugger}[character](
            table, seat
        )


def drake(table: Table, seat: int) -> Playing:
    """One cube of each ship; a ship without goods gives none."""
    legal: list[Move] = list(product(*(parts(ship.goods, min(1, sum(ship.goods))) for ship in table.ships)))
    taken = yield Question(seat, "drake", legal, only(legal))
    player = table.players[seat]
    for ship, cube in zip(table.ships, taken, strict=True):
        ship.goods = minus(ship.goods, cube)
        player.goods = plus(player.goods, cube)


def isabella(table: Table, seat: int) -> Playing:
    legal: list[Move] = [(name,) for name in courted(table, seat)]
    (name,) = yield Question(seat, "isabella", legal, only(legal))
    role = table.cities[name].single()
    assert role
    table.players[seat].reserve -= 1
    yield from place(table, seat, name, other(role))


def fugger(table: Table, seat: int) -> Playing:
    """First the bag for those with little, then the others, each by what he had when Fugger was used."""
    had = [sum(player.goods) for player in table.players]
    others = table.clockwise(seat)[1:]
    yield from goods_to(table, seat, sum(had[each] < PLENTY for each in others))
    for giver in others:
        if had[giver] < PLENTY:
            continue
        player = table.players[giver]
        legal: list[Move] = [(given,) for given in parts(player.goods, had[giver] // PLENTY)]
        (given,) = yield Question(giver, "fugger", legal, only(legal))
        player.goods = minus(player.goods, given)
        table.players[seat].goods = plus(table.players[seat].goods, given)


def price(table: Table, *spaces: Space) -> tuple[tuple[str, int], ...]:
    """What so many spaces cost as printed, by colour."""
    colour = table.tables.colour
    return tuple(
        (colour[role], sum(table.cities[name].cost[each] for name, each in spaces if each == role)) for role in ROLES
    )


def pairs(table: Table, seat: int, goods: Cubes) -> list[tuple[Space, Space]]:
    """Two spaces in two cities, in order, that can be paid together."""
    if table.players[seat].reserve < 2:
        return []
    spaces = open_spaces(table, seat)
    return [
        (one, two)
        for one, two in product(spaces, repeat=2)
        if one[0] != two[0] and double_payments(goods, price(table, one, two), EXTRA)
    ]


def machiavelli(table: Table, seat: int) -> Playing:
    player = table.players[seat]
    legal: list[Move] = list(pairs(table, seat, player.goods))
    one, two = yield Question(seat, "machiavelli", legal, only(legal))
    payable: list[Move] = [(paid,) for paid in double_payments(player.goods, price(table, one, two), EXTRA)]
    (paid,) = yield Question(seat, "machiavelli payment", payable, only(payable))
    assert paid != NONE
    table.pay(seat, paid)
    player.reserve -= 2
    table.in_hand = [seat, seat]
    for name, role in (one, two):
        table.in_hand.remove(seat)
        yield from place(table, seat, name, role)
