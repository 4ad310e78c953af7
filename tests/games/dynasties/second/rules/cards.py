"""What scoring cards are worth, and playing them at the end of a round (3.14, step 5 of 3.9)."""

from typing import Any

from tests.games.dynasties.second.ask import Move, Playing, Question
from tests.games.dynasties.second.cubes import of
from tests.games.dynasties.second.table import Table


def worth(table: Table, seat: int, card: str) -> int:
    """Victory points of a card if it were played at the end of this round."""
    tables = table.tables
    if card in tables.green:
        said = tables.green[card]
        cities = sum(table.cities[name].members(seat) > 0 for name in said["cities"])
        return int([0, said["one"], said["both"]][cities])
    said = tables.yellow[card]
    count = how_often(table, seat, said["type"], said["arg"])
    vp: dict[str, Any] = said["vp"]
    if "perByRound" in vp:
        return count * int(vp["perByRound"][table.round - 1])
    return (count > 0) * int(vp["fixed"] if "fixed" in vp else vp["byRound"][table.round - 1])


def how_often(table: Table, seat: int, kind: str, arg: Any) -> int:
    """How often the condition of a yellow card is met; 0 or 1 for those that cannot be met repeatedly."""
    cities = list(table.cities.values())
    if kind == "symbol_in_every_region":
        return int(all(any(c.symbol == arg and c.members(seat) for c in table.region(r)) for r in table.tables.regions))
    if kind == "all_four_regions":
        return int(all(any(c.members(seat) for c in table.region(r)) for r in table.tables.regions))
    if kind == "most_goods":
        have = [of(player.goods, arg) for player in table.players]
        return int(0 < have[seat] == max(have))
    if kind == "most_members_on_crowns":
        have = [sum(c.members(each) for c in cities if c.symbol == "crown") for each in range(table.seats)]
        return int(all(have[seat] > n for each, n in enumerate(have) if each != seat))
    if kind == "per_member_on_symbol":
        return sum(c.members(seat) for c in cities if c.symbol == arg)
    if kind == "per_married_member_in_region":
        return sum(list(c.who.values()).count(seat) for c in table.region(arg) if c.married())
    assert kind == "per_role"
    return sum(c.who[arg] == seat for c in cities)


def never_more(table: Table, seat: int, card: str) -> bool:
    """Worth something now and never worth more: it is played unasked."""
    now = worth(table, seat, card)
    if now == 0:
        return False
    if card in table.tables.green:
        return now == int(table.tables.green[card]["both"])
    return "perByRound" not in table.tables.yellow[card]["vp"]


def play_cards(table: Table, seat: int) -> Playing:
    player = table.players[seat]
    while True:
        worthy = [card for card in [*player.green, *player.yellow] if worth(table, seat, card)]
        legal: list[Move] = [*((card,) for card in worthy), ("done",)]
        (card,) = yield Question(seat, "scoring cards", legal, settled(table, seat, worthy))
        if card == "done":
            return
        player.gain("cards", worth(table, seat, card))
        (player.green if card in player.green else player.yellow).remove(card)
        table.played.append(card)


def settled(table: Table, seat: int, worthy: list[str]) -> Move | None:
    last = table.round == table.tables.rounds
    for card in worthy:
        if last or never_more(table, seat, card):
            return (card,)
    return None if worthy else ("done",)
