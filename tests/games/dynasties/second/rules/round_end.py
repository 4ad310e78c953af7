"""The end of a round, step by step (3.9)."""

from tests.games.dynasties.second.ask import Move, Playing, Question, only
from tests.games.dynasties.second.cubes import NONE, cubes, minus, of, parts, plus
from tests.games.dynasties.second.rules.bonus import bonus_actions
from tests.games.dynasties.second.rules.cards import play_cards
from tests.games.dynasties.second.rules.chance import fill_ship
from tests.games.dynasties.second.table import City, Table


def end_round(table: Table) -> Playing:
    for number in range(len(table.ships)):
        yield from lone_trader(table, number)
    for number in range(len(table.ships)):
        yield from renew_ship(table, number)
    yield from bonus_actions(table)
    for city in table.cities.values():
        score_single(table, city)
    for seat in table.track():
        yield from play_cards(table, seat)
    if table.round == table.tables.convent_round:
        for seat in table.track():
            yield from convent(table, seat)
    go_home(table)
    if table.round < table.tables.rounds:
        clear_track(table)


def lone_trader(table: Table, number: int) -> Playing:
    ship = table.ships[number]
    if ship.large is None:
        return
    owner, player = ship.large, table.players[ship.large]
    player.reserve += 1
    ship.large = None
    taken = ship.goods
    if sum(ship.goods) > table.tables.lone_goods:
        legal: list[Move] = [(part,) for part in parts(ship.goods, table.tables.lone_goods)]
        (taken,) = yield Question(owner, f"lone trader {number}", legal, only(legal))
    ship.goods = minus(ship.goods, taken)
    player.goods = plus(player.goods, taken)


def renew_ship(table: Table, number: int) -> Playing:
    ship = table.ships[number]
    if sum(ship.goods) < table.tables.per_ship:
        table.bag, ship.goods = plus(table.bag, ship.goods), NONE
        yield from fill_ship(table, number)


def score_single(table: Table, city: City) -> None:
    role = city.single()
    if role is not None:
        owner = city.who[role]
        assert owner is not None
        table.players[owner].gain("singles", table.tables.singles[table.round])


def convent(table: Table, seat: int) -> Playing:
    """Singles are saved one by one; at "done" the others go back to the reserve."""
    price = table.tables.convent_price
    singles = [c for c in table.cities.values() if (role := c.single()) is not None and c.who[role] == seat]
    while singles:
        can_pay = of(table.players[seat].goods, "pink") >= price
        legal: list[Move] = [*((city.name,) for city in singles if can_pay), ("done",)]
        (name,) = yield Question(seat, "convent", legal, only(legal))
        if name == "done":
            break
        table.pay(seat, cubes(pink=price))
        singles = [city for city in singles if city.name != name]
    for city in singles:
        role = city.single()
        assert role
        city.who[role] = None
        table.players[seat].reserve += 1


def go_home(table: Table) -> None:
    """All figures but those on ships and in cities return; after the last round that makes no difference any more."""
    for seat in table.track():
        if seat not in table.without_figure:
            table.players[seat].reserve += 1
    if table.leonardo is not None:
        table.players[table.leonardo].reserve += 1
    table.leonardo, table.without_figure = None, table.track()


def clear_track(table: Table) -> None:
    """The first on the track starts the next round."""
    table.start = table.track()[0]
    for player in table.players:
        player.passed = False
    table.front, table.normal, table.without_figure, table.bonus_taken = {}, [], [], {}
