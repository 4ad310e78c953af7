"""The facts of Lanterns as typed tables, one per data version, read once."""

from functools import cached_property
from importlib.resources import files
from typing import Annotated, Literal

from engine.core.values.facts import Defines, Facts, RefersTo, load, names

HOME = files("tests.sample.data").joinpath("lanterns")


class WishFacts(Facts):
    """One kind of wish: how many cards there are, and what so many in one hand are worth."""

    id: Annotated[str, Defines("wish")]
    cards: int
    points: tuple[int, ...]


class RewardFacts(Facts):
    """What filling these cells brings."""

    id: Annotated[str, Defines("reward")]
    kind: Literal["coins", "glow", "lantern"]
    cells: tuple[Annotated[str, RefersTo("cell")], ...]


class FactTables(Facts):
    """Everything printed in the rules, for one data version."""

    rows: Annotated[tuple[tuple[str, ...], ...], Defines("cell")]
    middle: Annotated[str, RefersTo("cell")]
    colours: Annotated[tuple[str, ...], Defines("colour")]
    wishes: tuple[WishFacts, ...]
    rewards: tuple[RewardFacts, ...]
    coins_for_a_row: int
    cards_in_hand: int

    @cached_property
    def beside(self) -> dict[str, tuple[str, ...]]:
        """The cells next to each, not diagonally."""
        at = {cell: (row, column) for row, cells in enumerate(self.rows) for column, cell in enumerate(cells)}
        return {
            cell: tuple(other for other, (r, c) in at.items() if abs(r - row) + abs(c - column) == 1)
            for cell, (row, column) in at.items()
        }

    @cached_property
    def reward(self) -> dict[str, RewardFacts]:
        """The rewards by their ids."""
        return {reward.id: reward for reward in self.rewards}


TABLES: dict[int, FactTables] = {1: load(FactTables, HOME, "1.json")}
ROWS = TABLES[1].rows
CELLS = names(TABLES[1], "cell")
COLOURS = names(TABLES[1], "colour")
WISHES = names(TABLES[1], "wish")
REWARDS = names(TABLES[1], "reward")
