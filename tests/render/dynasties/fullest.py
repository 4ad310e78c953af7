"""Tables of Dynasties that no computer plays to: as full as the rules allow, questions about goods and dice, and a city
that is being chosen."""

from functools import cache

from msgspec.structs import replace

from engine.core.door import look
from engine.core.forms.offers import OneOffer
from engine.games.dynasties.data import CITIES, REGIONS, TABLES
from engine.games.dynasties.game import GAME
from engine.games.dynasties.state import NEUTRAL, DynastiesState, Founded, Hidden, Player, Town, Under
from render.core.scene import Draft, Scene
from tests.render.dynasties.plays import played, when

SEATS, DATA = 5, 1


def full(seen: Scene) -> Scene:
    """Every space taken, children everywhere, all free cities founded, everybody as rich as can be, all passed."""
    return shown(seen, rich())


def dividing(seen: Scene) -> Scene:
    """Goods of a ship in two groups."""
    return shown(seen, played(SEATS)[when("goods")][0])


def marrying(seen: Scene) -> Scene:
    """One die is set apart, on the fullest board."""
    state = played(SEATS)[when("dowry")][0]
    return shown(seen, replace(rich(), dice=state.dice, decisions=state.decisions))


def choosing(seen: Scene) -> Scene:
    """A city is being chosen: every one has a number, and the first is chosen already."""
    state = played(SEATS)[60][0]
    seat = state.decisions[0].seat
    there = shown(replace(seen, view=look(GAME, state, seat)), state)
    cities = tuple(city.id for city in there.view.table.cities)
    draft = Draft("plot", {"role": "prince", "city": cities[0]}, {"city2": OneOffer(cities[1:])})
    return replace(there, draft=draft)


def looking(seen: Scene) -> Scene:
    """The fullest screen: every card that is printed, and three to choose from."""
    tables = TABLES[DATA]
    hidden = Hidden(
        tuple(min(card.n, 1 + (at == 2)) for at, card in enumerate(tables.facts.actions[:10]))
        + tuple(int(card.id in ("A31", "A32", "A33", "A34")) for card in tables.facts.actions[10:]),
        (1, 1, *(0,) * (tables.greens - 2), *(tile.n for tile in tables.facts.yellows[8:])),
        tuple(tile.n for tile in tables.facts.book_tiles),
        tuple(range(tables.greens, tables.greens + 3)),
    )
    state = rich()
    under = tuple(Under(tables.greens + at, seen.view.viewer or 0) for at in range(3, 8))
    return shown(seen, replace(state, hidden=(hidden,) * SEATS, under=under))


def shown(seen: Scene, state: DynastiesState) -> Scene:
    """This table instead."""
    return replace(seen, view=look(GAME, state, seen.view.viewer), course=(), scores=(), winners=())


@cache
def rich() -> DynastiesState:
    """A table that is full of everything."""
    state = played(SEATS)[when("bonus")][0]
    return replace(
        state,
        towns=tuple(_town(at) for at in range(len(CITIES))),
        free=tuple(Founded(region, at % 2) for at, region in enumerate((0, 2, 2))),
        players=tuple(_rich(player, seat) for seat, player in enumerate(state.players)),
        revaluations=(1, 1, 4, 3),
        coats=(0,) * len(REGIONS),
        track=(0, 1, 2, 3, 4, *state.track[5:]),
        leonardo=2,
        bonus=((0, 1, 2, 3, 4), *((seat,) for seat in (0, 1, 2, 3, 4, 0))),
        slots=tuple(replace(slot, used=True) for slot in state.slots),
    )


def _town(at: int) -> Town:
    prince, princess = at % SEATS, (at + 1 + at // SEATS) % SEATS
    if at % 7 == 6:
        princess = NEUTRAL
    return Town(prince, (prince + 1) % SEATS if princess == prince else princess, (at * 3) % SEATS)


def _rich(player: Player, seat: int) -> Player:
    points = (188, *(0,) * (len(player.points) - 1)) if seat else (1288, *(0,) * (len(player.points) - 1))
    return replace(player, points=points, goods=(18, 18, 12, 12, 12), reserve=17, coats=(6, 6, 6, 6))
