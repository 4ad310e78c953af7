"""The facts of Carrara: what the data file says, the same as tables in the order in which the state counts, and the
names of all there is."""

from importlib.resources import files

from engine.core.values.facts import load
from engine.games.carrara.data.facts import CarraraFacts, CityFacts, Counts, ObjectiveFacts
from engine.games.carrara.data.tables import CardTables, FactTables, categories, tables

__all__ = [
    "CATEGORIES",
    "CITIES",
    "COLOURS",
    "EIGHTS",
    "FACTS",
    "HOME",
    "OBJECTS",
    "SCORABLE",
    "SECTIONS",
    "SLOTS",
    "SPACES",
    "TABLES",
    "TYPES",
    "CardTables",
    "CarraraFacts",
    "CityFacts",
    "Counts",
    "FactTables",
    "ObjectiveFacts",
    "tables",
]

HOME = files("data").joinpath("carrara")
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
CATEGORIES = tuple(categories(_names))
SPACES = (*CITIES, *CATEGORIES)
"""What an upgrade tile can cover."""
SCORABLE = (*TYPES, *SPACES)
EIGHTS = tuple(f"{kind}-{_names.expansion.cost}" for kind in TYPES)
"""What the 8-buildings are called, which lie on no space."""
