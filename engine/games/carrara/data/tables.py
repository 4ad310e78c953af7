"""The facts as tables in the order in which the state counts."""

from msgspec import Struct

from engine.games.carrara.data.cards import BonusFacts, BuildingCardFacts, ExpansionFacts, ObjectCardFacts, TopFacts
from engine.games.carrara.data.facts import CarraraFacts, CityFacts, ColourFacts, Counts, ObjectiveFacts


class CardTables(Struct, frozen=True, eq=False):
    """The cards of the expansion by their numbers."""

    top: dict[str, TopFacts]
    objects: dict[str, ObjectCardFacts]
    buildings: dict[str, BuildingCardFacts]
    bonus: dict[str, BonusFacts]


class FactTables(Struct, frozen=True, eq=False):
    """The facts in the order in which the state counts: colours, cities and types are numbers there. Two of them are
    never the same, so that what is computed from them can be remembered by them."""

    facts: CarraraFacts
    prices: tuple[Counts, ...]
    """By section, then by colour."""
    turned: tuple[Counts, ...]
    """The same one turn of the wheel later: by section, what a block that lies there now will cost then."""
    affordable: tuple[Counts, ...]
    """By coins, then by section: the first colour from which on a block costs no more than that."""
    reach: Counts
    """By city: it accepts so many colours, from white on."""
    vp: Counts
    coins: Counts
    to_score: Counts
    """By city: what a point of cost is worth, and how many buildings a scoring of the city needs."""
    tile_type: Counts
    tile_cost: Counts
    """By tile. A tile is a number: the types in order, each with its costs in order; then the 8-buildings, in the order
    of their types."""
    in_pile: int
    """The tiles that come from the pile are those below this number: all but the 8-buildings."""
    dearest: int
    """What the dearest of those costs."""
    category: Counts
    """By type: 0 for City buildings, 1 for Land buildings."""
    cards: CardTables
    objectives: dict[int, ObjectiveFacts]
    markers: int
    object_price: int


def tables(facts: CarraraFacts) -> FactTables:
    """Turn the facts by a quarter."""
    colours, cities = facts.colours, facts.cities
    if [upgrade.space for upgrade in facts.expansion.upgrades] != [city.id for city in cities] + categories(facts):
        raise ValueError("the upgrade tiles must stand in the order of the cities, then of the categories")
    tiles = [(kind, cost) for kind in range(len(facts.types)) for cost in facts.costs]
    eights = [(kind, facts.expansion.cost) for kind in range(len(facts.types))]
    prices = tuple(tuple(colour.prices[section] for colour in colours) for section in range(len(facts.sections)))
    return FactTables(
        facts,
        prices,
        (*prices[1:], prices[0]),
        tuple(
            tuple(sum(price > coins for price in row) for row in prices) for coins in range(max(map(max, prices)) + 1)
        ),
        tuple(_reach(colours, city) for city in cities),
        tuple(city.vp for city in cities),
        tuple(city.coins for city in cities),
        tuple(city.buildings_to_score for city in cities),
        tuple(kind for kind, _ in [*tiles, *eights]),
        tuple(cost for _, cost in [*tiles, *eights]),
        len(tiles),
        max(facts.costs),
        tuple(categories(facts).index(kind.category) for kind in facts.types),
        _cards(facts.expansion),
        {objective.players: objective for objective in facts.objectives},
        facts.markers,
        facts.object_price,
    )


def categories(facts: CarraraFacts) -> list[str]:
    return [category.id for category in facts.expansion.categories]


def _cards(facts: ExpansionFacts) -> CardTables:
    return CardTables(
        {card.id: card for card in facts.top_cards},
        {card.id: card for card in facts.object_cards},
        {card.id: card for card in facts.building_cards},
        {card.id: card for card in facts.bonus_cards},
    )


def _reach(colours: tuple[ColourFacts, ...], city: CityFacts) -> int:
    """How far down the colours a city goes. They are sorted from white, the dearest; no city leaves one out."""
    reach = len(city.accepts)
    if city.accepts != tuple(colour.id for colour in colours[:reach]):
        raise ValueError(f"{city.id} must accept the first {reach} colours in their order")
    return reach
