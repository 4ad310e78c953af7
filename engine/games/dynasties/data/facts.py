"""The shape of the data file of Dynasties: what is printed on board, cards and tiles, and how much of it is our own."""

from typing import Annotated, Literal

from engine.core.values.facts import Defines, Facts, RefersTo

Counts = tuple[int, ...]
"""Pieces by kind, in the order of the data file."""
Origin = Literal["printed", "source", "reconstructed"]
"""In the booklet, in public accounts of the game, or our own."""
RoleName = Literal["prince", "princess"]
Symbol = Literal["crown", "book", "anchor", "vp"]


class RegionFacts(Facts):
    """A region of the board."""

    id: Annotated[str, Defines("region")]


class GoodFacts(Facts):
    """A colour of goods, and how many cubes there are."""

    id: Annotated[str, Defines("good")]
    n: int


class BonusFacts(Facts):
    """What a figure brings when it is put into a city."""

    vp: int = 0
    goods: int = 0
    book: int = 0


class CityFacts(Facts):
    """A city of the board. The large space is the dearer one."""

    id: Annotated[str, Defines("city")]
    region: Annotated[str, RefersTo("region")]
    symbol: Symbol
    bonus: BonusFacts
    large: RoleName
    large_cost: int
    small_cost: int


class FreeCityFacts(Facts):
    """A free city: who founds it chooses its region, and which space is the large one."""

    id: Annotated[str, Defines("city")]
    symbol: Symbol
    bonus: BonusFacts
    large_cost: int
    small_cost: int


class BookTileFacts(Facts):
    """A kind of book tile."""

    id: Annotated[str, Defines("book")]
    kind: Literal["coat", "vp", "action", "trade", "deploy"]
    region: Annotated[str, RefersTo("region")] | None = None
    vp: int = 0
    n: int


class ActionFacts(Facts):
    """A kind of action card: its basic icons, its special action with its price in gold, and how many there are."""

    id: Annotated[str, Defines("action")]
    icons: tuple[Literal["trade", "prince", "princess", "character"], ...]
    special: Literal["city", "voyage", "court"]
    city: Annotated[str, RefersTo("city")] | None = None
    gold: int
    n: int


class GreenFacts(Facts):
    """A green scoring card: two cities, and points for being in one of them or in both."""

    id: Annotated[str, Defines("score")]
    cities: tuple[Annotated[str, RefersTo("city")], Annotated[str, RefersTo("city")]]
    one: int
    both: int


class YellowFacts(Facts):
    """A kind of yellow scoring card: its condition, and its points by round, for each time if it can be met often."""

    id: Annotated[str, Defines("score")]
    kind: Literal[
        "symbol_in_every_region",
        "most_goods",
        "per_member_on_symbol",
        "most_members_on_crowns",
        "per_married_member_in_region",
        "all_four_regions",
        "per_role",
    ]
    symbol: Symbol | None = None
    good: Annotated[str, RefersTo("good")] | None = None
    region: Annotated[str, RefersTo("region")] | None = None
    role: RoleName | None = None
    vp: Counts
    n: int


class RegionTileFacts(Facts):
    """What a region brings at the end: to the first, to the second, and for its crowned cities."""

    first: int
    second: int
    crown: int


class RevaluationFacts(Facts):
    """What its owner gets besides, for a place in the majority and for a crowned city."""

    region: Annotated[str, RefersTo("region")]
    majority: int
    crown: int


class SlotFacts(Facts):
    """Where a character lies: its cost in blue, or at court, where only a special action reaches it."""

    cost: int
    court: bool = False


class CharacterFacts(Facts):
    """A character."""

    id: Annotated[str, Defines("character")]


class BonusActionFacts(Facts):
    """A bonus action, and whether several players may choose it in one round."""

    id: Annotated[str, Defines("bonus")]
    shared: bool


class PlaceFacts(Facts):
    """A front place of the pass track, and its price in pink."""

    id: Annotated[str, Defines("place")]
    pink: int


class ConventFacts(Facts):
    """After which round singles go to the convent, and what saves one."""

    after_round: int
    pink: int


class CostFacts(Facts):
    """The colour in which each thing is paid, and the one that stands for any."""

    prince: Annotated[str, RefersTo("good")]
    princess: Annotated[str, RefersTo("good")]
    character: Annotated[str, RefersTo("good")]
    special: Annotated[str, RefersTo("good")]
    joker: Annotated[str, RefersTo("good")]


class StartFacts(Facts):
    """What everybody begins with: so many goods of each colour, so many green cards."""

    goods: int
    greens: int


class EffectFacts(Facts):
    """Numbers of dice, characters and bonus actions."""

    die_goods: int
    elizabeth_cards: int
    fugger_lot: int
    machiavelli_extra: int
    philipp_dice: int
    casanova_large: int
    casanova_small: int
    yellows_drawn: int
    bonus_vp: int
    bonus_goods: int
