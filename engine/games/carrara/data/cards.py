"""The facts of the expansion: 8-buildings, category spaces, upgrade tiles, and the 31 cards of the objectives board."""

from typing import Annotated, Literal

from engine.core.values.facts import Defines, Facts, RefersTo

Numbers = tuple[int, ...]


class CategoryFacts(Facts):
    """A category space: what a point of building cost is worth there, wherever the buildings stand."""

    id: Annotated[str, Defines("category")]
    vp: int
    coins: int


class UpgradeFacts(Facts):
    """An upgrade tile: what a point of building cost is worth once it covers its space."""

    space: Annotated[str, Defines("space")]
    vp: int
    coins: int
    reconstructed: bool = False


class GoalFacts(Facts):
    """A card with an objective: what is counted, and how much of it is enough with 2, 3 and 4 players."""

    goal: str
    least: tuple[int, int, int]
    size: int = 0
    """How many objects make a set, or how many buildings in a city count."""
    reconstructed: bool = False


class TopFacts(GoalFacts):
    """A top card has an objective only; one of them makes coins count for more."""

    id: Annotated[str, Defines("top-card")]
    goal: Literal["scorings", "dear-buildings", "cities-scored", "buildings", "coins", "points"]
    costs: Numbers = ()
    coins_per_vp: int = 0


class ObjectCardFacts(GoalFacts):
    """An object card: its objective, and what objects are worth in the end."""

    id: Annotated[str, Defines("object-card")]
    goal: Literal["objects", "identical", "two-and-four", "different"]
    score: Literal["each", "sets", "by-type", "by-set", "product"]
    vp: Numbers = ()
    groups: int = 0


class BuildingCardFacts(GoalFacts):
    """A building card: its objective, and what buildings are worth in the end."""

    id: Annotated[str, Defines("building-card")]
    goal: Literal["cost", "cities", "eights", "land", "city", "pairs"]
    score: Literal["cost", "sets", "eights", "category", "product", "pairs"]
    vp: Numbers = ()
    groups: int = 0


class BonusFacts(Facts):
    """A bonus card has no objective: it scores something once more in the end."""

    id: Annotated[str, Defines("bonus-card")]
    score: Literal["cities", "types", "smallest", "most"]
    choose: int = 0
    """So many, the best of them."""
    cities: Annotated[tuple[str, ...], RefersTo("city")] = ()
    areas: Annotated[tuple[tuple[str, ...], ...], RefersTo("city")] = ()
    vp: Numbers = ()
    reconstructed: bool = False


class ExpansionFacts(Facts):
    """The expansion, whole."""

    cost: int
    vp_per_object_left: int
    """What an object is worth that the object card leaves out."""
    categories: tuple[CategoryFacts, ...]
    upgrades: tuple[UpgradeFacts, ...]
    first_game: str
    """The number of the four cards one learns it with."""
    top_cards: tuple[TopFacts, ...]
    object_cards: tuple[ObjectCardFacts, ...]
    building_cards: tuple[BuildingCardFacts, ...]
    bonus_cards: tuple[BonusFacts, ...]
