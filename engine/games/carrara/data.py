"""The facts of Carrara: what the data file says, and the same as tables in the order in which the state counts."""

from importlib.resources import files
from typing import Annotated, Literal

from msgspec import Struct

from engine.core.values.facts import Defines, Facts, RefersTo, load

HOME = files("data").joinpath("carrara")

Counts = tuple[int, ...]
"""Blocks by colour, or objects by type of building, in the order of the data file."""


class ColourFacts(Facts):
    """A colour of block, and its price in each section of the wheel."""

    id: Annotated[str, Defines("colour")]
    of_each: int
    prices: Counts


class CityFacts(Facts):
    """A city: the colours it accepts, and what a point of building cost is worth there."""

    id: Annotated[str, Defines("city")]
    accepts: Annotated[tuple[str, ...], RefersTo("colour")]
    vp: int
    coins: int
    buildings_to_score: int


class TypeFacts(Facts):
    """A type of building, and the object it brings when it is scored."""

    id: Annotated[str, Defines("type")]
    category: Literal["city", "land"]
    object: Annotated[str, Defines("object")]
    reconstructed: bool
    """The picture that paired type and object is lost; the pair is our reading."""


class ObjectiveFacts(Facts):
    """What has to be reached before the end can be announced, with so many players."""

    players: int
    scorings: int
    objects: int
    cost: int


class CarraraFacts(Facts):
    """The data file, whole."""

    source: str
    reconstructed: tuple[str, ...]
    colours: tuple[ColourFacts, ...]
    sections: Annotated[tuple[str, ...], Defines("section")]
    wheel_holds: int
    start_blocks: Annotated[tuple[str, ...], RefersTo("colour")]
    start_coins: int
    cities: tuple[CityFacts, ...]
    types: tuple[TypeFacts, ...]
    costs: Counts
    display: int
    objects_of_each: int
    objects_for_sale_of_each: int
    object_price: int
    markers: int
    relief: int
    announcement_vp: int
    objectives: tuple[ObjectiveFacts, ...]
    vp_per_object: int
    coins_per_vp: int


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
    """By tile. A tile is a number: the types in order, each with its costs in order."""
    objectives: dict[int, ObjectiveFacts]
    markers: int
    object_price: int


def tables(facts: CarraraFacts) -> FactTables:
    """Turn the facts by a quarter."""
    colours, cities = facts.colours, facts.cities
    tiles = [(kind, cost) for kind in range(len(facts.types)) for cost in facts.costs]
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
        tuple(kind for kind, _ in tiles),
        tuple(cost for _, cost in tiles),
        {objective.players: objective for objective in facts.objectives},
        facts.markers,
        facts.object_price,
    )


def _reach(colours: tuple[ColourFacts, ...], city: CityFacts) -> int:
    """How far down the colours a city goes. They are sorted from white, the dearest; no city leaves one out."""
    reach = len(city.accepts)
    if city.accepts != tuple(colour.id for colour in colours[:reach]):
        raise ValueError(f"{city.id} must accept the first {reach} colours in their order")
    return reach


FACTS: dict[int, CarraraFacts] = {1: load(CarraraFacts, HOME, "1.json")}
TABLES: dict[int, FactTables] = {version: tables(facts) for version, facts in FACTS.items()}

# The names are the same in every data version; only numbers are ever corrected.
_names = FACTS[max(FACTS)]
COLOURS = tuple(colour.id for colour in _names.colours)
CITIES = tuple(city.id for city in _names.cities)
TYPES = tuple(kind.id for kind in _names.types)
OBJECTS = tuple(kind.object for kind in _names.types)
SECTIONS = _names.sections
SLOTS = tuple(str(slot) for slot in range(1, _names.display + 1))
SCORABLE = (*TYPES, *CITIES)
