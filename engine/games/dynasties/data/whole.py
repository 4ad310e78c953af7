"""The data file of Dynasties as a whole."""

from engine.core.values.facts import Facts
from engine.games.dynasties.data.facts import (
    ActionFacts,
    BonusActionFacts,
    BookTileFacts,
    CharacterFacts,
    CityFacts,
    ConventFacts,
    CostFacts,
    Counts,
    EffectFacts,
    FreeCityFacts,
    GoodFacts,
    GreenFacts,
    Origin,
    PlaceFacts,
    RegionFacts,
    RegionTileFacts,
    RevaluationFacts,
    SlotFacts,
    StartFacts,
    YellowFacts,
)


class DynastiesFacts(Facts):
    """Everything, each table with its origin. What goes by players stands in the order 3, 4, 5."""

    source: str
    origin: dict[str, Origin]
    """By table."""
    notes: tuple[str, ...]
    """What of a table is known, and what of it is ours."""
    regions: tuple[RegionFacts, ...]
    goods: tuple[GoodFacts, ...]
    cities: tuple[CityFacts, ...]
    extra_cities: tuple[CityFacts, ...]
    """For five players."""
    free_cities: tuple[FreeCityFacts, ...]
    book_tiles: tuple[BookTileFacts, ...]
    dice: tuple[tuple[str, ...], ...]
    actions: tuple[ActionFacts, ...]
    greens: tuple[GreenFacts, ...]
    yellows: tuple[YellowFacts, ...]
    region_tiles: tuple[RegionTileFacts, ...]
    revaluations: tuple[RevaluationFacts, ...]
    coats: int
    """Of each region."""
    figures: int
    """Of each player; one of them marks the score."""
    neutrals: int
    ships: int
    goods_on_ship: int
    hand: Counts
    slots: tuple[SlotFacts, ...]
    characters: tuple[CharacterFacts, ...]
    bonus_actions: tuple[BonusActionFacts, ...]
    places: tuple[PlaceFacts, ...]
    """Those in front; behind them everybody finds a place for nothing."""
    singles_vp: Counts
    """By round."""
    convent: ConventFacts
    rounds: int
    kept_cards: int
    lone_trader_goods: int
    pause_goods: int
    costs: CostFacts
    start: StartFacts
    effects: EffectFacts
