"""The same game with few pieces: what runs short once in a hundred games runs short in each of these."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

from engine.games.dynasties import initial
from engine.games.dynasties.data import FACTS, TABLES, tables
from engine.games.dynasties.data.whole import DynastiesFacts

LATEST = max(TABLES)
FEW = LATEST - 1
"""A data version that no table has; the latest is another."""


def few_pieces(seats: int, random: Random) -> DynastiesFacts:
    """Not fewer than a game needs to begin; each kind of piece may be plenty."""
    facts = FACTS[LATEST]
    least = seats + 1
    changes: dict[str, object] = {
        "goods": tuple(good.model_copy(update={"n": random.randint(least, least + 6)}) for good in facts.goods),
        "figures": random.randint(4, 12),
        "coats": random.randint(0, 2),
        "neutrals": random.randint(0, 1),
        "yellows": tuple(card.model_copy(update={"n": random.choice((0, 0, card.n))}) for card in facts.yellows),
        "book_tiles": tuple(tile.model_copy(update={"n": random.randint(0, tile.n)}) for tile in facts.book_tiles),
    }
    return facts.model_copy(update={name: value for name, value in changes.items() if random.random() < 0.8})


@contextmanager
def playing_with(facts: DynastiesFacts) -> Iterator[None]:
    """Tables that are begun now have these."""
    with patch.dict(TABLES, {FEW: tables(facts)}), patch.object(initial, "DATA_VERSION", FEW):
        yield
