"""The whole table in plain values, as the engine has it: to hold against what the naive implementation sees."""

from typing import Any

from engine.games.dynasties.data import ACTIONS as CARDS
from engine.games.dynasties.data import BOOKS, CHARACTERS, CITIES, FREE_CITIES, REGIONS, ROLES, SCORES, TABLES, Counts
from engine.games.dynasties.rules.cities import large_role, open_cities, region_of
from engine.games.dynasties.scoring import SOURCES
from engine.games.dynasties.state import NEUTRAL, NOBODY, DynastiesState, in_track_order
from tests.games.dynasties.second import table as naive
from tests.games.dynasties.second.beside.converted import ACTION_OF, book, face_of, kind
from tests.games.dynasties.second.seen import seen
from tests.games.dynasties.second.table import Table

Plain = dict[str, Any]
SOURCE_OF = {"majorities": "majority", "crowns": "crown"}


def by_hand(table: Table) -> Plain:
    """Of cards that are alike only the kind counts."""
    found = seen(table)
    found["discards"] = sorted(map(kind, found["discards"]))
    found["under"] = [kind(card) for card in table.yellow_under]
    for player in found["players"]:
        for cards in ("hand", "yellow"):
            player[cards] = sorted(map(kind, player[cards]))
    return found


def by_engine(state: DynastiesState) -> Plain:
    return {
        "round": (state.round, state.first, state.over),
        "bag": state.bag,
        "ships": [(ship.goods, _who(ship.first), _who(ship.second)) for ship in state.ships],
        "cities": {CITIES[city]: _city(state, city) for city in open_cities(state)},
        "piles": {
            "action": sum(state.actions),
            "yellow": sum(state.yellows) + len(state.under),
            "book": sum(state.books),
        },
        "under": [SCORES[each.card] for each in state.under],
        "discards": names(CARDS, state.discards),
        "beside": _beside(state),
        "characters": _characters(state),
        "region tiles": {region: _tile(state, at) for region, at in zip(REGIONS, state.region_tiles, strict=True)},
        "track": list(in_track_order(state)),
        "places": {
            place.id: seat
            for place, seat in zip(TABLES[state.data].facts.places, state.track, strict=False)
            if seat != NOBODY
        },
        "leonardo": _who(state.leonardo),
        "bonus": {
            name: sorted(seats)
            for name, called in ACTION_OF.items()
            for at, action in enumerate(TABLES[state.data].facts.bonus_actions)
            if action.id == called and (seats := state.bonus[at])
        },
        "dice": [face_of(die.face) for die in state.dice],
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def names(of: tuple[str, ...], counts: Counts) -> list[str]:
    return sorted(name for name, n in zip(of, counts, strict=True) for _ in range(n))


def _who(seat: int) -> int | None:
    return {NOBODY: None, NEUTRAL: naive.NEUTRAL}.get(seat, seat)


def _city(state: DynastiesState, city: int) -> tuple[Any, ...]:
    town = state.towns[city]
    where = REGIONS[region_of(state, city)], ROLES[large_role(state, city)]
    return (*where, _who(town.prince), _who(town.princess), _who(town.child))


def _beside(state: DynastiesState) -> tuple[Any, ...]:
    free = sorted(name for name, where in zip(FREE_CITIES, state.free, strict=True) if where is None)
    left = sorted(region for region, owner in zip(REGIONS, state.revaluations, strict=True) if owner == NOBODY)
    return free, left, state.neutrals, dict(zip(REGIONS, state.coats, strict=True))


def _characters(state: DynastiesState) -> list[tuple[Any, ...]]:
    slots = zip(TABLES[state.data].facts.slots, state.slots, strict=True)
    return [("gold" if at.court else at.cost, CHARACTERS[slot.character], slot.used) for at, slot in slots]


def _tile(state: DynastiesState, at: int) -> tuple[int, int, int]:
    tile = TABLES[state.data].facts.region_tiles[at]
    return tile.first, tile.second, tile.crown


def _player(state: DynastiesState, seat: int) -> Plain:
    player, hidden = state.players[seat], state.hidden[seat]
    greens, tiles = TABLES[state.data].greens, TABLES[state.data].facts.book_tiles
    points = zip(SOURCES, player.points, strict=True)
    return {
        "vp": sum(player.points),
        "points": dict(sorted((SOURCE_OF.get(source, source), vp) for source, vp in points if vp)),
        "goods": player.goods,
        "reserve": player.reserve,
        "passed": seat in state.track,
        "hand": names(CARDS, hidden.hand),
        "green": names(SCORES[:greens], hidden.scores[:greens]),
        "yellow": names(SCORES[greens:], hidden.scores[greens:]),
        "books": sorted(
            (name, region or "")
            for tile, n in zip(tiles, hidden.books, strict=True)
            for name, region in [book(tile)] * n
        ),
        "coats": dict(zip(REGIONS, player.coats, strict=True)),
        "revaluation": sorted(
            region for region, owner in zip(REGIONS, state.revaluations, strict=True) if owner == seat
        ),
    }


def book_called(name: str) -> tuple[str, str | None]:
    """A book tile, as it is called here."""
    tiles = TABLES[max(TABLES)].facts.book_tiles
    return book(tiles[BOOKS.index(name)])
