"""Bonus actions: in the order of the track everybody chooses one, then whoever sent a figure to Leonardo."""

from engine.core.forms.forms import Filled, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.groups import Choose
from engine.core.state.agenda import Task
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.dynasties.data import BONUS_ACTIONS, CITIES, FREE_CITIES, REGIONS, ROLES, TABLES
from engine.games.dynasties.rules.cities import cost, other, singles
from engine.games.dynasties.rules.deploying import pinks_for
from engine.games.dynasties.rules.goods import goes_with, pinks_of, to_choose
from engine.games.dynasties.rules.questions import question
from engine.games.dynasties.state import NOBODY, DynastiesState

DECLINE = "none"
SPACES = tuple(f"{role}-{size}" for role in ROLES for size in ("large", "small"))
"""Where the founder of a free city stands: that decides which side of the tile lies up."""
FIELDS = {"free": ("free", "region", "space", "pink"), "casanova": ("city", "pink"), "revaluation": ("region",)}
"""What has to be said of an action beside its name."""


def ask_bonus(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """One after the other: what one has taken is gone, but for the points."""
    kind = "bonus" if task.kind == "bonus" else "leonardo"
    return ask(state, (task.seat,), kind, turn=state.turn + 1), ()


# What can be chosen


def actions_to_choose(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Those that nobody has taken, that can be paid, and that go with what is filled in."""
    said = [name for name in filled if name != "action"]
    shared = [action.shared for action in TABLES[state.data].facts.bonus_actions]
    found = [
        action
        for at, action in enumerate(BONUS_ACTIONS)
        if (shared[at] or not state.bonus[at])
        and is_possible(state, seat, action)
        and all(name in FIELDS.get(action, ()) and _allows(state, seat, action, name, filled) for name in said)
    ]
    may_decline = question(state, seat).kind == "leonardo" and not said
    return OneOffer((*found, DECLINE) if may_decline else tuple(found))


def _allows(state: DynastiesState, seat: Seat, action: str, name: str, filled: Filled) -> bool:
    rest: Filled = {other: value for other, value in filled.items() if other != name}
    return CHOICES[name](state, seat, {**rest, "action": action}).allows(filled[name])


def is_possible(state: DynastiesState, seat: Seat, action: str) -> bool:
    """Whether it can be carried out and paid in full."""
    match action:
        case "free":
            tiles = free_tiles(state)
            return bool(state.players[seat].reserve and any(spaces_of(state, seat, tile, {}) for tile in tiles))
        case "casanova":
            return state.neutrals > 0 and bool(cities_for_casanova(state, seat, {}))
        case "revaluation":
            return NOBODY in state.revaluations
    return True


def free_tiles(state: DynastiesState) -> tuple[int, ...]:
    """The free cities that are not founded yet."""
    return tuple(tile for tile, where in enumerate(state.free) if where is None)


def price_of(state: DynastiesState, tile: int, space: str) -> tuple[int, int]:
    """What a space of a free city costs, and in which colour."""
    role, size = space.split("-")
    facts = TABLES[state.data].facts.free_cities[tile]
    price = facts.large_cost if size == "large" else facts.small_cost
    return price, TABLES[state.data].colour[ROLES.index(role)]


def spaces_of(state: DynastiesState, seat: Seat, tile: int, filled: Filled) -> tuple[str, ...]:
    """The spaces of a free city that can be paid."""
    prices = {space: price_of(state, tile, space) for space in SPACES}
    return tuple(space for space, price in prices.items() if goes_with(pinks_of(state, seat, *price), filled))


def cities_for_casanova(state: DynastiesState, seat: Seat, filled: Filled) -> tuple[tuple[int, int], ...]:
    """Cities whose only figure is one's own, with the role of the space to be paid."""
    found = [(city, other(role)) for city, role in singles(state, seat)]
    return tuple(space for space in found if goes_with(pinks_for(state, seat, *space), filled))


def tiles_to_found(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Free cities of which a space can be paid."""
    if one(filled, "action") != "free":
        return OneOffer(())
    space = one(filled, "space")
    tiles = [tile for tile in free_tiles(state) if _has_space(state, seat, tile, space, filled)]
    return OneOffer(tuple(FREE_CITIES[tile] for tile in tiles))


def _has_space(state: DynastiesState, seat: Seat, tile: int, space: str | None, filled: Filled) -> bool:
    return any(space in (None, each) for each in spaces_of(state, seat, tile, filled))


def regions_to_choose(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """For a free city any, for a revaluation those whose tile is left."""
    match one(filled, "action"):
        case "free":
            return OneOffer(REGIONS)
        case "revaluation":
            owners = zip(REGIONS, state.revaluations, strict=True)
            return OneOffer(tuple(region for region, owner in owners if owner == NOBODY))
    return OneOffer(())


def spaces_to_take(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Of the free city chosen, or of any."""
    if one(filled, "action") != "free":
        return OneOffer(())
    chosen = one(filled, "free")
    tiles = [tile for tile in free_tiles(state) if chosen in (None, FREE_CITIES[tile])]
    found = {space for tile in tiles for space in spaces_of(state, seat, tile, filled)}
    return OneOffer(tuple(space for space in SPACES if space in found))


def cities_to_choose(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """For Casanova."""
    if one(filled, "action") != "casanova":
        return OneOffer(())
    return OneOffer(tuple(CITIES[city] for city, _ in cities_for_casanova(state, seat, filled)))


def pinks_to_pay(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Where there is a choice."""
    price = price_to_pay(state, seat, filled)
    return OneOffer(()) if price is None else to_choose(pinks_of(state, seat, *price))


def price_to_pay(state: DynastiesState, seat: Seat, filled: Filled) -> tuple[int, int] | None:
    """What the action costs, and in which colour, as far as it is filled in."""
    action, tile, space, city = (one(filled, name) for name in ("action", "free", "space", "city"))
    if action == "free" and tile in FREE_CITIES and space in SPACES:
        return price_of(state, FREE_CITIES.index(tile), space)
    spaces = dict(cities_for_casanova(state, seat, {}))
    if action == "casanova" and city in CITIES and CITIES.index(city) in spaces:
        role = spaces[CITIES.index(city)]
        return cost(state, CITIES.index(city), role), TABLES[state.data].colour[role]
    return None


CHOICES: dict[str, Choose[DynastiesState]] = {
    "action": actions_to_choose,
    "free": tiles_to_found,
    "region": regions_to_choose,
    "space": spaces_to_take,
    "city": cities_to_choose,
    "pink": pinks_to_pay,
}
