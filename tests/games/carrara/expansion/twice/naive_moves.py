"""The moves of the naive second implementation of Carrara, and every way to fill one in."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import product

from tests.games.carrara.expansion.brute import CATEGORIES, CITIES, TYPES, Built
from tests.games.carrara.expansion.brute_objects import Counts

Tile = tuple[str, int]
SECTIONS = ("I", "II", "III", "IV", "V", "VI")
WHATS = (*TYPES, *CITIES, *CATEGORIES)

ACTIONS = {
    "take": {"section", "blocks"},
    "build": {"building", "city", "blocks"},
    "improve": {"old", "building", "blocks"},
    "score": {"what"},
}
"""What has to be said with each; an object and the announcement may be, an upgrade depends on the tile."""


@dataclass(frozen=True)
class Move:
    """A complete answer: a verb, and what of its form is filled in."""

    verb: str
    section: str | None = None
    blocks: Counts | None = None
    building: str | None = None
    """A space of the display, "1" to "9", or an 8-tile, as "castello-8"."""
    city: str | None = None
    upgrade: str | None = None
    old: str | None = None
    """One's own building, as "porta-3"."""
    what: str | None = None
    object: str | None = None
    announce: bool = False

    def filled(self) -> set[str]:
        return {each.name for each in fields(self)[1:] if getattr(self, each.name) not in (None, False)}


def ways_to_take(wheel: Sequence[Counts]) -> Iterator[Move]:
    for section, lying in zip(SECTIONS, wheel, strict=True):
        for blocks in product(*[range(n + 1) for n in lying]):
            yield Move("take", section=section, blocks=blocks)


def ways_to_build(tiles: Mapping[str, Tile], blocks: Counts, upgrades: Sequence[str]) -> Iterator[Move]:
    for name, city, upgrade in product(tiles, CITIES, (None, *upgrades)):
        for paid in payments(blocks, tiles[name][1]):
            yield Move("build", building=name, city=city, blocks=paid, upgrade=upgrade)


def ways_to_improve(
    board: Sequence[Built], tiles: Mapping[str, Tile], blocks: Counts, upgrades: Sequence[str]
) -> Iterator[Move]:
    for (kind, cost, _), name, upgrade in product(board, tiles, (None, *upgrades)):
        for paid in payments(blocks, tiles[name][1] - cost):
            yield Move("improve", old=f"{kind}-{cost}", building=name, blocks=paid, upgrade=upgrade)


def payments(blocks: Counts, price: int) -> Iterator[Counts]:
    ways = product(*[range(min(n, price) + 1) for n in blocks])
    return (paid for paid in ways if sum(paid) == price)
