"""The numbers of the game, from a dictionary in the form of the tables the rules come with."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from tests.games.dynasties.second.cubes import COLOURS, JOKER, Cubes

ROLES = ("prince", "princess")
Tile = tuple[str, str | None]
Said = dict[str, Any]


class ActionCard(NamedTuple):
    icons: list[str]
    special: str
    gold: int


class RegionTile(NamedTuple):
    first: int
    second: int
    crown: int


class Tables:
    """The same for every game. Cards, cities and tiles are named as in the file."""

    def __init__(self, said: Said) -> None:
        self.regions: list[str] = said["regions"]
        self.cities: list[Said] = said["cities"]
        self.extra_cities: list[Said] = said["extraCities5p"]
        self.free_cities: dict[str, Said] = {each["name"]: each for each in said["freeCities"]}
        self.books: list[Tile] = [(kind, region) for kind, region in said["bookTiles"]]
        self.dice: list[list[str]] = said["dice"]
        self.action = {each["id"]: _action_card(each) for each in said["actionCards"]}
        self.green: dict[str, Said] = {each["id"]: each for each in said["greenCards"]}
        self.yellow: dict[str, Said] = {each["id"]: each for each in said["yellowCards"]}
        self.region_tiles = [RegionTile(each["first"], each["second"], each["crown"]) for each in said["regionTiles"]]
        self.revaluation = {each["region"]: (int(each["left"]), int(each["right"])) for each in said["revaluation"]}
        self.goods: Cubes = tuple(said["goods"][colour] for colour in COLOURS)
        self.start_goods: Cubes = tuple(said["startGoods"][colour] for colour in COLOURS)
        self.coats: dict[str, int] = said["coats"]
        self.figures: int = said["familyPerPlayer"]
        self.neutral: int = said["neutralFigures"]
        self.ships: int = said["ships"]
        self.per_ship: int = said["goodsPerShip"]
        self.hand = {int(players): int(cards) for players, cards in said["handByPlayers"].items()}
        self.slots: list[int | str] = said["characterSlots"]
        self.characters: list[str] = [each["id"] for each in said["characters"]]
        self.shared = {each["id"]: bool(each["shared"]) for each in said["bonusActions"]}
        self.places: dict[str, int] = said["passTrack"]["premiumPink"]
        self.singles = {int(round_): int(vp) for round_, vp in said["singles"].items()}
        self.convent_round: int = said["convent"]["afterRound"]
        self.convent_price: int = said["convent"]["pinkPerSingle"]
        self.rounds: int = said["rounds"]
        self.lone_goods: int = said["loneTraderGoods"]
        self.colour: dict[str, str] = said["costColour"]
        self.start_green: int = said["startGreen"]
        assert said["jokerColour"] == JOKER
        assert said["keepOnPass"] == 1
        assert said["symbolCardReading"] == "each_region"


def _action_card(said: Said) -> ActionCard:
    return ActionCard(said["icons"], said["special"], said["gold"])


def load(path: Path) -> Tables:
    return Tables(json.loads(path.read_text()))
