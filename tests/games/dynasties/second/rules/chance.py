"""Everything drawn, rolled or shuffled: chance is asked, its answer is checked and taken from the stock."""

from typing import Any

from tests.games.dynasties.second.ask import Chance, Play, Playing, Question
from tests.games.dynasties.second.cubes import NONE, Cubes, minus, plus, within
from tests.games.dynasties.second.table import Slot, Table


def draw(kind: str, whom: tuple[Any, ...], count: int, pool: list[Any]) -> Play[list[Any]]:
    """So many of the pool, or all there are, in the order drawn."""
    count = min(count, len(pool))
    if count == 0:
        return []
    drawn: list[Any] = list((yield Chance(kind, whom, count, tuple(pool))))
    assert len(drawn) == count, f"{kind}: {drawn} is not {count}"
    for each in drawn:
        pool.remove(each)
    return drawn


def draw_goods(table: Table, whom: tuple[Any, ...], count: int) -> Play[Cubes]:
    count = min(count, sum(table.bag))
    if count == 0:
        return NONE
    drawn: Cubes = yield Chance("goods", whom, count, table.bag)
    assert sum(drawn) == count, f"goods: {drawn} is not {count}"
    assert within(drawn, table.bag), f"goods: {drawn} is not in the bag {table.bag}"
    table.bag = minus(table.bag, drawn)
    return drawn


def goods_to(table: Table, seat: int, count: int) -> Playing:
    drawn = yield from draw_goods(table, ("player", seat), count)
    table.players[seat].goods = plus(table.players[seat].goods, drawn)


def fill_ship(table: Table, number: int) -> Playing:
    ship = table.ships[number]
    drawn = yield from draw_goods(table, ("ship", number), table.tables.per_ship - sum(ship.goods))
    ship.goods = plus(ship.goods, drawn)


def actions_to(table: Table, seat: int, count: int) -> Playing:
    drawn = yield from draw("action", ("player", seat), count, table.action_pile)
    table.players[seat].hand += drawn


def book_to(table: Table, seat: int) -> Playing:
    drawn = yield from draw("book", ("player", seat), 1, table.book_pile)
    table.players[seat].books += drawn


def yellow_to(table: Table, seat: int) -> Playing:
    """Three are drawn and one is kept. Below those never seen lie those put back, in the order they were put there."""
    drawn = yield from draw("yellow", ("player", seat), 3, table.yellow_pile)
    while len(drawn) < 3 and table.yellow_under:
        drawn.append(table.yellow_under.pop(0))
    if not drawn:
        return
    table.looked_at = list(drawn)
    (kept,) = yield Question(seat, "keep", [(card,) for card in drawn], (drawn[0],) if len(drawn) == 1 else None)
    table.looked_at = []
    table.players[seat].yellow.append(kept)
    table.yellow_under += [card for card in drawn if card != kept]


def roll(table: Table, seat: int) -> Playing:
    dice = table.tables.dice
    faces: list[str] = list((yield Chance("dice", ("player", seat), len(dice), dice)))
    assert len(faces) == len(dice)
    assert all(face in die for face, die in zip(faces, dice, strict=True)), faces
    table.dice = faces


def lay_out_characters(table: Table) -> Playing:
    characters = yield from draw("characters", (), len(table.tables.slots), list(table.tables.characters))
    table.slots = [Slot(cost, each) for cost, each in zip(table.tables.slots, characters, strict=True)]


def set_up(table: Table) -> Playing:
    """Region tiles, goods on the ships, green cards; the other green cards leave the game. Then the start player."""
    tiles = yield from draw("tiles", (), len(table.tables.regions), list(table.tables.region_tiles))
    table.region_tiles = dict(zip(table.tables.regions, tiles, strict=True))
    for number in range(len(table.ships)):
        yield from fill_ship(table, number)
    for seat, player in enumerate(table.players):
        drawn = yield from draw("green", ("player", seat), table.tables.start_green, table.green_pile)
        player.green += drawn
    (table.start,) = yield from draw("start", (), 1, list(range(table.seats)))
