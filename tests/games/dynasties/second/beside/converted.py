"""The numbers of the game as the naive implementation wants them, from the project's own data file."""

from typing import Any

from engine.games.dynasties.data.facts import (
    ActionFacts,
    BonusFacts,
    BookTileFacts,
    CityFacts,
    FreeCityFacts,
    YellowFacts,
)
from engine.games.dynasties.data.whole import DynastiesFacts
from tests.games.dynasties.second.tables import Tables

Said = dict[str, Any]

ACTION_OF = {
    "vp3": "points",
    "goods3": "goods",
    "free": "free",
    "casanova": "casanova",
    "action": "action",
    "scoring": "scoring",
    "revaluation": "revaluation",
}
"""Bonus actions, as the engine calls them."""
BOOK_OF = {"vp": "3vp", "action": "actioncard", "trade": "trade", "deploy": "deploy", "coat": "coat"}
SPECIAL_OF = {"voyage": "double_trade", "court": "court"}
BY_HEART = {
    "die_goods": 2,
    "elizabeth_cards": 2,
    "fugger_lot": 6,
    "machiavelli_extra": 1,
    "philipp_dice": 2,
    "casanova_large": 2,
    "casanova_small": 1,
    "yellows_drawn": 3,
    "bonus_vp": 3,
    "bonus_goods": 3,
}
"""Numbers that stand in the rules of the naive implementation."""


def converted(facts: DynastiesFacts) -> Tables:
    assert {name: getattr(facts.effects, name) for name in BY_HEART} == BY_HEART
    assert facts.pause_goods == 1
    return Tables(_lists(facts) | _numbers(facts))


def _lists(facts: DynastiesFacts) -> Said:
    return {
        "regions": [region.id for region in facts.regions],
        "cities": [_city(city) for city in facts.cities],
        "extraCities5p": [_city(city) for city in facts.extra_cities],
        "freeCities": [_city(city) for city in facts.free_cities],
        "bookTiles": [book(tile) for tile in facts.book_tiles for _ in range(tile.n)],
        "dice": [[face_of(face) for face in die] for die in facts.dice],
        "actionCards": [each for card in facts.actions for each in _copies(card.id, card.n, _action(card))],
        "greenCards": [
            {"id": card.id, "cities": card.cities, "one": card.one, "both": card.both} for card in facts.greens
        ],
        "yellowCards": [each for card in facts.yellows for each in _copies(card.id, card.n, _yellow(card))],
        "regionTiles": [
            {"first": tile.first, "second": tile.second, "crown": tile.crown} for tile in facts.region_tiles
        ],
        "revaluation": [
            {"region": tile.region, "left": tile.majority, "right": tile.crown} for tile in facts.revaluations
        ],
        "characters": [{"id": character.id} for character in facts.characters],
        "characterSlots": ["gold" if slot.court else slot.cost for slot in facts.slots],
        "bonusActions": [
            {"id": name, "shared": shared}
            for name, called in ACTION_OF.items()
            for shared in [action.shared for action in facts.bonus_actions if action.id == called]
        ],
    }


def _numbers(facts: DynastiesFacts) -> Said:
    costs = facts.costs
    return {
        "goods": {good.id: good.n for good in facts.goods},
        "startGoods": {good.id: facts.start.goods for good in facts.goods},
        "startGreen": facts.start.greens,
        "coats": {region.id: facts.coats for region in facts.regions},
        "familyPerPlayer": facts.figures,
        "neutralFigures": facts.neutrals,
        "ships": facts.ships,
        "goodsPerShip": facts.goods_on_ship,
        "handByPlayers": dict(enumerate(facts.hand, 3)),
        "passTrack": {"premiumPink": {place.id: place.pink for place in facts.places}},
        "singles": dict(enumerate(facts.singles_vp, 1)),
        "convent": {"afterRound": facts.convent.after_round, "pinkPerSingle": facts.convent.pink},
        "rounds": facts.rounds,
        "keepOnPass": facts.kept_cards,
        "loneTraderGoods": facts.lone_trader_goods,
        "costColour": {name: getattr(costs, name) for name in ("prince", "princess", "character", "special")},
        "jokerColour": costs.joker,
        "symbolCardReading": "each_region",
    }


def _city(city: CityFacts | FreeCityFacts) -> Said:
    lying = {"region": city.region, "large": city.large} if isinstance(city, CityFacts) else {}
    costs = {"largeCost": city.large_cost, "smallCost": city.small_cost}
    return {"name": city.id, "symbol": city.symbol, "bonus": _bonus(city.bonus), **costs, **lying}


def _bonus(bonus: BonusFacts) -> str:
    found = [f"{bonus.vp}vp"] * (bonus.vp > 0) + [f"{bonus.goods}goods"] * (bonus.goods > 0) + ["book"] * bonus.book
    assert len(found) < 2
    return "".join(found) or "none"


def _action(card: ActionFacts) -> Said:
    return {"icons": list(card.icons), "special": SPECIAL_OF.get(card.special, f"city:{card.city}"), "gold": card.gold}


def _yellow(card: YellowFacts) -> Said:
    args = [arg for arg in (card.symbol, card.good, card.region, card.role) if arg is not None]
    by_round = "perByRound" if card.kind.startswith("per_") else "byRound"
    vp = {"fixed": card.vp[0]} if len({*card.vp}) == 1 else {by_round: list(card.vp)}
    return {"type": card.kind, "arg": args[0] if args else None, "vp": vp}


# Names


def _copies(name: str, n: int, said: Said) -> list[Said]:
    """Cards that are alike: the engine counts them, here each has a name of its own."""
    return [{"id": name if n == 1 else f"{name}/{number}", **said} for number in range(n)]


def kind(card: str) -> str:
    """Of a card, as the engine calls it."""
    return card.partition("/")[0]


def book(tile: BookTileFacts) -> tuple[str, str | None]:
    return BOOK_OF[tile.kind], tile.region


def face_of(face: str) -> str:
    """A face of a die, as it is called here."""
    return {"card": "scorecard", "goods": "goods2"}.get(face, face.replace("coat-", "coat:"))


def called(face: str) -> str:
    """The same, as the engine calls it."""
    return {"scorecard": "card", "goods2": "goods"}.get(face, face.replace("coat:", "coat-"))
