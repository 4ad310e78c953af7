"""The facts of Lucca Città: what the data file says, and the same by number of card and of players."""

from collections import Counter
from importlib.resources import files
from typing import Annotated

from msgspec import Struct
from pydantic import Field, model_validator

from engine.core.values.facts import Defines, Facts, RefersTo, load

HOME = files("data").joinpath("lucca")

TOWER = 0
"""What a tower is among the numbers of cards: it has none, and all towers are alike."""


class CardFacts(Facts):
    """A palace card: its street number, which no other card has, its colour, windows and shields."""

    number: int = Field(ge=1)
    colour: Annotated[str, RefersTo("colour")]
    windows: int = Field(ge=0, le=3)
    shields: int = Field(ge=0, le=3)


class TableFacts(Facts):
    """What goes by the number of players."""

    players: int
    triplets: int
    palace: int
    """With so many cards a palace is complete."""
    rounds: int


class LuccaFacts(Facts):
    """The data file, whole."""

    source: str
    reconstructed: tuple[str, ...]
    """No list of the cards could be found: what is named here is our reading."""
    colours: Annotated[tuple[str, ...], Defines("colour")]
    cards_of_each: int
    towers: int
    hand: int
    kept: int
    points_per_card: int
    """For each card under construction elsewhere, when a palace of its colour is opened."""
    points_per_finished: int
    """The same for each palace elsewhere that is finished and not opened."""
    shields_per_wall: int
    transfer: int
    """What the lowest number under construction pays to the highest that is opened."""
    tables: tuple[TableFacts, ...]
    cards: tuple[CardFacts, ...]

    @model_validator(mode="after")
    def _each_number_once(self) -> "LuccaFacts":
        """Ties are broken by street numbers, so that none may come twice."""
        numbers = Counter(card.number for card in self.cards)
        if twice := [number for number, n in numbers.items() if n > 1]:
            raise ValueError(f"cards: the number {twice[0]} comes twice")
        colours = Counter(card.colour for card in self.cards)
        for colour in self.colours:
            if colours[colour] != self.cards_of_each:
                raise ValueError(f"cards: {colours[colour]} are {colour}, not {self.cards_of_each}")
        return self


class FactTables(Struct, frozen=True, eq=False):
    """The facts by the numbers they are asked by."""

    facts: LuccaFacts
    card: dict[int, CardFacts]
    by_players: dict[int, TableFacts]


def tables(facts: LuccaFacts) -> FactTables:
    """The same facts, to be looked up."""
    return FactTables(
        facts, {card.number: card for card in facts.cards}, {table.players: table for table in facts.tables}
    )


FACTS: dict[int, LuccaFacts] = {1: load(LuccaFacts, HOME, "1.json")}
TABLES: dict[int, FactTables] = {version: tables(facts) for version, facts in FACTS.items()}

# The names are the same in every data version; only numbers are ever corrected.
_latest = FACTS[max(FACTS)]
COLOURS = _latest.colours
KINDS = (*COLOURS, "tower")
"""What a card can be."""
MOST_TRIPLETS = max(table.triplets for table in _latest.tables)
USES = ("build", "wall", "discard")
PLACES = ("first", "second", "third")
"""The cards of a triplet, as they lie."""
