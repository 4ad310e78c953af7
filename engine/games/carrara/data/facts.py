"""The facts of the base game as the data file says them."""

from typing import Annotated, Literal

from engine.core.values.facts import Defines, Facts, RefersTo
from engine.games.carrara.data.cards import ExpansionFacts

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
    expansion: ExpansionFacts
