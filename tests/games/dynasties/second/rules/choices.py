"""Every main choice and every use of a book tile, by trying everything (3.2, 3.6, 3.8).

|move|what it says|
|---|---|
|("trade", card, ship)|ships are counted from 0|
|("prince" or "princess", card, city, payment)|a payment is a number per colour|
|("character" or "court", card, character, payment)|what the character then needs is asked|
|("city", card, role, payment)|the city stands on the card|
|("double_trade", card, ship, payment)|the second ship is asked later|
|("pause", card)| |
|("pass", place, kept card or None)|"A", "B" or "normal"; in the last round no card is kept|
|("book", "actioncard") / ("book", "trade", ship) / ("book", "deploy", city, role, payment)|before or after|
|("end",)|only after the main choice|
"""

from tests.games.dynasties.second.ask import Move
from tests.games.dynasties.second.cubes import Cubes, minus, of, payments
from tests.games.dynasties.second.rules.characters import possible
from tests.games.dynasties.second.rules.cities import deployments, open_spaces
from tests.games.dynasties.second.rules.trade import ships_for
from tests.games.dynasties.second.table import Table
from tests.games.dynasties.second.tables import ROLES, ActionCard


def main_choices(table: Table, seat: int) -> list[Move]:
    found = list[Move]()
    for card in table.players[seat].hand:
        for icon in table.tables.action[card].icons:
            found += by_icon(table, seat, card, icon)
        found += by_special(table, seat, card)
        found.append(("pause", card))
    return found + passes(table, seat)


def by_icon(table: Table, seat: int, card: str, icon: str) -> list[Move]:
    if icon == "trade":
        return [("trade", card, ship) for ship in ships_for(table, seat)]
    if icon in ROLES:
        return [(icon, card, name, paid) for name, _, paid in deployments(table, seat, (icon,))]
    goods, colour = table.players[seat].goods, table.tables.colour["character"]
    return [
        ("character", card, slot.character, paid)
        for slot in table.slots
        if not slot.used and isinstance(slot.cost, int)
        for paid in payments(goods, colour, slot.cost)
        if possible(table, seat, slot.character, minus(goods, paid))
    ]


def by_special(table: Table, seat: int, card: str) -> list[Move]:
    said: ActionCard = table.tables.action[card]
    goods = table.players[seat].goods
    paying = payments(goods, table.tables.colour["special"], said.gold)
    if said.special == "court":
        return [
            ("court", card, slot.character, paid)
            for slot in table.slots
            if not slot.used and slot.cost == "gold"
            for paid in paying
            if possible(table, seat, slot.character, minus(goods, paid))
        ]
    if said.special == "double_trade":
        ships = ships_for(table, seat)
        enough = len(ships) >= 2 and table.players[seat].reserve >= 2
        return [("double_trade", card, ship, paid) for ship in ships for paid in paying] if enough else []
    city = said.special.removeprefix("city:")
    return [("city", card, role, paid) for name, role in open_spaces(table, seat) if name == city for paid in paying]


def places(table: Table, seat: int) -> list[str]:
    """On the pass track: those in front are free and can be paid, the next normal one is always there."""
    pink = of(table.players[seat].goods, "pink")
    front = [place for place, price in table.tables.places.items() if place not in table.front and price <= pink]
    return [*front, "normal"]


def passes(table: Table, seat: int) -> list[Move]:
    """With at most one card kept; after the last round there is nothing to keep it for (3.17, 4)."""
    kept: list[str | None] = [None]
    if table.round < table.tables.rounds:
        kept += table.players[seat].hand
    return [("pass", place, card) for place in places(table, seat) for card in kept]


def book_uses(table: Table, seat: int) -> list[Move]:
    """Tiles of a kind are alike."""
    kinds = {kind for kind, _ in table.players[seat].books}
    found = list[Move]()
    if "actioncard" in kinds:
        found.append(("book", "actioncard"))
    if "trade" in kinds:
        found += [("book", "trade", ship) for ship in ships_for(table, seat)]
    if "deploy" in kinds:
        found += [("book", "deploy", *each) for each in deployments(table, seat)]
    return found


def settled_main(table: Table, seat: int, legal: list[Move]) -> Move | None:
    """The only pass of one with an empty hand and no book tile."""
    player = table.players[seat]
    return legal[0] if len(legal) == 1 and not player.hand and not player.books else None


def price_of(table: Table, place: str) -> Cubes:
    pink = table.tables.places.get(place, 0)
    return (0, 0, 0, 0, pink)
