"""What scoring cards are worth at the end of a round."""

from engine.core.values.seats import Seat
from engine.games.dynasties.data import CITIES, GOODS, REGIONS, ROLES, TABLES
from engine.games.dynasties.data.facts import GreenFacts, YellowFacts
from engine.games.dynasties.rules.cities import has_symbol, is_couple, members, members_by_region, region_of
from engine.games.dynasties.state import DynastiesState


def worth(state: DynastiesState, seat: Seat, card: int) -> int:
    """The points of a card, were this the end of the round."""
    facts = TABLES[state.data].scores[card]
    if isinstance(facts, GreenFacts):
        return (0, facts.one, facts.both)[cities_met(state, seat, facts)]
    last = len(facts.vp) - 1
    return times_met(state, seat, facts) * facts.vp[min(max(state.round - 1, 0), last)]


def cities_met(state: DynastiesState, seat: Seat, card: GreenFacts) -> int:
    """In how many of the two cities this player has somebody."""
    mine = {CITIES[city] for city in members(state, seat)}
    return sum(city in mine for city in card.cities)


def times_met(state: DynastiesState, seat: Seat, card: YellowFacts) -> int:
    """How often the condition of a yellow card is met; at most once, where nothing is counted."""
    match card.kind:
        case "symbol_in_every_region":
            # In each region one city with the symbol is enough: a free city with it helps and is never required.
            found = {region_of(state, city) for city in members(state, seat) if has_symbol(state, city, card.symbol)}
            return int(len(found) == len(REGIONS))
        case "most_goods":
            return _has_most(state, seat, GOODS.index(card.good or ""))
        case "per_member_on_symbol":
            return on_symbol(state, seat, card.symbol)
        case "most_members_on_crowns":
            most = max(on_symbol(state, other, "crown") for other in range(state.seats) if other != seat)
            return int(on_symbol(state, seat, "crown") > most)
        case "per_married_member_in_region":
            return _married(state, seat, REGIONS.index(card.region or ""))
        case "all_four_regions":
            return int(all(members_by_region(state, seat)))
    role = ROLES.index(card.role or "")
    return sum(town.on(role) == seat for town in state.towns)


def on_symbol(state: DynastiesState, seat: Seat, symbol: str | None) -> int:
    """Princes, princesses and children in cities with this symbol."""
    return sum(has_symbol(state, city, symbol) for city in members(state, seat))


def _has_most(state: DynastiesState, seat: Seat, good: int) -> int:
    """At least one, and nobody has more."""
    mine = state.players[seat].goods[good]
    return int(mine > 0 and all(player.goods[good] <= mine for player in state.players))


def _married(state: DynastiesState, seat: Seat, region: int) -> int:
    """Princes and princesses in couples; children are not married."""
    couples = [town for city, town in enumerate(state.towns) if is_couple(town) and region_of(state, city) == region]
    return sum((town.prince == seat) + (town.princess == seat) for town in couples)


def can_only_fall(state: DynastiesState, seat: Seat, card: int) -> bool:
    """Whether a card can never be worth more than now, so that nobody would keep it: its one condition is met."""
    facts = TABLES[state.data].scores[card]
    if isinstance(facts, GreenFacts):
        return cities_met(state, seat, facts) == len(facts.cities)
    counted = facts.kind in ("per_member_on_symbol", "per_married_member_in_region", "per_role")
    return not counted and times_met(state, seat, facts) > 0
