"""The facts of Pebbles as typed tables, one per data version, read once."""

from functools import cached_property
from importlib.resources import files
from typing import Annotated, Literal

from engine.core.values.facts import Defines, Facts, RefersTo, load, names

HOME = files("tests.sample.data").joinpath("pebbles")


class ColourFacts(Facts):
    """One colour: what a pebble costs on the beach, and what the sea pays for it."""

    id: Annotated[str, Defines("colour")]
    price: int
    sells: int


class BagFacts(Facts):
    """How many pebbles of each colour a bag holds at the start."""

    id: Literal["full", "small"]
    of_each: int


class FactTables(Facts):
    """Everything printed in the rules, for one data version."""

    colours: tuple[ColourFacts, ...]
    bags: tuple[BagFacts, ...]
    shells: Annotated[tuple[str, ...], Defines("shell")]
    cheapest: Annotated[str, RefersTo("colour")]
    """The colour a poor player looks for."""
    shell_price: int
    shell_points: int
    coins_at_start: int
    drawn_each_turn: int
    coins_per_point: int
    most_polished: int

    @cached_property
    def prices(self) -> tuple[int, ...]:
        """What a pebble of each colour costs on the beach."""
        return tuple(colour.price for colour in self.colours)

    @cached_property
    def sells(self) -> tuple[int, ...]:
        """What the sea pays for a pebble of each colour."""
        return tuple(colour.sells for colour in self.colours)

    def of_each(self, bag: str) -> int:
        """How many pebbles of each colour are in this bag."""
        return next(facts.of_each for facts in self.bags if facts.id == bag)


TABLES: dict[int, FactTables] = {1: load(FactTables, HOME, "1.json")}
COLOURS = names(TABLES[1], "colour")
SHELLS = names(TABLES[1], "shell")
