"""Upgrade tiles: each 8-building brings one at once, and it raises what one space of one's own board is worth."""

from functools import lru_cache

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.forms.offers import OneOffer
from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.games.carrara.data import SPACES, TABLES, Counts, FactTables
from engine.games.carrara.state import CarraraState, put


@lru_cache(512)
def values(tables: FactTables, laid: Counts) -> tuple[Counts, Counts]:
    """By space, cities first, then categories: what a point of cost is worth in points, and in coins."""
    facts = tables.facts
    printed = [(city.vp, city.coins) for city in facts.cities]
    printed += [(category.vp, category.coins) for category in facts.expansion.categories]
    raised = [(upgrade.vp, upgrade.coins) for upgrade in facts.expansion.upgrades]
    worth = [raised[space] if space in laid else printed[space] for space in range(len(SPACES))]
    return tuple([vp for vp, _ in worth]), tuple([coins for _, coins in worth])


def upgrades_to_take(state: CarraraState) -> OneOffer:
    """Any tile that is left, whatever stands on its space, and whether that was scored or not."""
    assert state.expansion is not UNSET
    return OneOffer(tuple([SPACES[space] for space in state.expansion.upgrades]))


def upgrade(state: CarraraState, seat: Seat, name: str) -> tuple[CarraraState, Event]:
    """The tile covers its space for good, of this board alone."""
    expansion, space = state.expansion, SPACES.index(name)
    assert expansion is not UNSET
    left = tuple([each for each in expansion.upgrades if each != space])
    laid = put(expansion.laid, seat, (*expansion.laid[seat], space))
    tile = TABLES[state.data].facts.expansion.upgrades[space]
    event = Event("upgraded", {"seat": seat, "space": name, "vp": tile.vp, "coins": tile.coins})
    return replace(state, expansion=replace(expansion, upgrades=left, laid=laid)), event
