"""The cities: which there are, what their spaces cost, and who stands in them."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.games.dynasties.data import PRINCE, PRINCESS, REGIONS, ROLES, TABLES, Counts
from engine.games.dynasties.data.facts import CityFacts
from engine.games.dynasties.state import NOBODY, DynastiesState, Founded, Town, put

FIVE = 5
"""With so many players the extra cities are open, too."""


def founded(state: DynastiesState, city: int) -> Founded | None:
    """A free city as it was founded; nothing for the others."""
    free = city - TABLES[state.data].open_at_five
    return state.free[free] if free >= 0 else None


def is_open(state: DynastiesState, city: int) -> bool:
    """Whether this city is on the board."""
    tables = TABLES[state.data]
    if city < tables.printed:
        return True
    return state.seats == FIVE if city < tables.open_at_five else founded(state, city) is not None


def open_cities(state: DynastiesState) -> tuple[int, ...]:
    """All that are on the board."""
    return tuple([city for city in range(len(state.towns)) if is_open(state, city)])


def region_of(state: DynastiesState, city: int) -> int:
    """Where it lies; a free city lies where it was founded."""
    facts, free = TABLES[state.data].cities[city], founded(state, city)
    if isinstance(facts, CityFacts):
        return REGIONS.index(facts.region)
    return NOBODY if free is None else free.region


def large_role(state: DynastiesState, city: int) -> int:
    """The role that has the large space."""
    facts, free = TABLES[state.data].cities[city], founded(state, city)
    if isinstance(facts, CityFacts):
        return ROLES.index(facts.large)
    return NOBODY if free is None else free.large


def cost(state: DynastiesState, city: int, role: int) -> int:
    """What a space costs, in the colour of its role."""
    facts = TABLES[state.data].cities[city]
    return facts.large_cost if large_role(state, city) == role else facts.small_cost


def other(role: int) -> int:
    """The spouse's role."""
    return PRINCESS if role == PRINCE else PRINCE


def is_couple(town: Town) -> bool:
    """Whether both spaces are filled."""
    return town.prince != NOBODY and town.princess != NOBODY


def may_stand(state: DynastiesState, seat: Seat, city: int, role: int) -> bool:
    """Whether this space is free, and the other one not the player's own: nobody marries himself."""
    town = state.towns[city]
    return is_open(state, city) and town.on(role) == NOBODY and town.on(other(role)) != seat


def place(state: DynastiesState, seat: Seat, city: int, role: int) -> DynastiesState:
    """With a figure of this player, or a neutral one, on a space."""
    town = state.towns[city]
    town = replace(town, prince=seat) if role == PRINCE else replace(town, princess=seat)
    return replace(state, towns=put(state.towns, city, town))


def singles(state: DynastiesState, seat: Seat) -> tuple[tuple[int, int], ...]:
    """This player's unmarried figures, as city and role."""
    return tuple(
        (city, role)
        for city, town in enumerate(state.towns)
        for role in (PRINCE, PRINCESS)
        if town.on(role) == seat and town.on(other(role)) == NOBODY
    )


def members(state: DynastiesState, seat: Seat) -> Iterator[int]:
    """The city of each prince, princess and child of this player."""
    for city, town in enumerate(state.towns):
        for one in (town.prince, town.princess, town.child):
            if one == seat:
                yield city


def members_by_region(state: DynastiesState, seat: Seat) -> Counts:
    """How many of them each region has."""
    found = [region_of(state, city) for city in members(state, seat)]
    return tuple(found.count(region) for region in range(len(REGIONS)))


def has_symbol(state: DynastiesState, city: int, symbol: str | None) -> bool:
    """Whether a city shows this symbol."""
    return TABLES[state.data].cities[city].symbol == symbol


def is_crowned(state: DynastiesState, seat: Seat, region: int) -> bool:
    """Whether this player has somebody in a crowned city of the region."""
    mine = members(state, seat)
    return any(has_symbol(state, city, "crown") and region_of(state, city) == region for city in mine)


def can_bear(state: DynastiesState, seat: Seat) -> tuple[int, ...]:
    """Cities with a couple, one of the two this player's, and no child."""
    return tuple(
        city
        for city, town in enumerate(state.towns)
        if is_couple(town) and town.child == NOBODY and seat in (town.prince, town.princess)
    )
