"""Tables of Dynasties to order: say what matters, and every other piece lies somewhere without being lost."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from engine.core.play import start
from engine.core.state.agenda import Task
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.dynasties.data import ACTIONS, BOOKS, CHARACTERS, CITIES, GOODS, REGIONS, ROLES, SCORES, TABLES
from engine.games.dynasties.game import GAME
from engine.games.dynasties.state import (
    NEUTRAL,
    NOBODY,
    DynastiesOptions,
    DynastiesState,
    Founded,
    Hidden,
    Player,
    Ship,
    Slot,
    Town,
    Under,
    by_kind,
    minus,
    plus,
)

Counts = tuple[int, ...]
SEED = b"heirs and graces, or so"
FACTS = TABLES[1].facts
FULL = "1 black, 1 white, 1 gold, 1 blue, 1 pink"
"""What a ship carries if nothing else is said."""
WHO = {"-": NOBODY, "n": NEUTRAL, **{str(seat): seat for seat in range(5)}}


@dataclass(frozen=True)
class Side:
    """What one player has."""

    goods: str = ""
    """As "2 black, 1 pink"."""
    hand: Sequence[str] = ()
    scores: Sequence[str] = ()
    books: Sequence[str] = ()
    coats: Sequence[str] = ()
    reserve: int | None = None
    """All that stand nowhere, if nothing else is said."""
    looked: Sequence[str] = ()


def new(players: int = 3, seed: bytes = SEED) -> DynastiesState:
    """A table as it is set up."""
    return start(GAME, players, DynastiesOptions(), seed)[0]


def goods(said: str) -> Counts:
    """Goods by colour."""
    found = dict.fromkeys(GOODS, 0)
    for part in filter(None, said.split(", ")):
        n, colour = part.split()
        found[colour] += int(n)
    return tuple(found.values())


def position(
    *sides: Side,
    cities: Mapping[str, str] | None = None,
    free: Mapping[str, tuple[str, str]] | None = None,
    ships: Mapping[int, str] | None = None,
    aboard: Mapping[int, Seat] | None = None,
    characters: Sequence[str] = CHARACTERS,
    used: Sequence[str] = (),
    tiles: Sequence[int] = (0, 1, 2, 3),
    bag: str | None = None,
    books: Sequence[str] | None = None,
    yellows: Sequence[str] | None = None,
    under: Sequence[tuple[str, Seat]] = (),
    coats: Mapping[str, int] | None = None,
    revaluations: Mapping[str, Seat] | None = None,
    passed: Sequence[Seat] = (),
    round: int = 1,
    seat: Seat = 0,
    asked: str = "turn",
) -> DynastiesState:
    """A table at which `seat` has its turn.

    `cities`: who is prince, princess and child, as "01-"; `n` is a neutral figure. `free`: region and large role.
    Characters lie from the first slot on, two of each price, the last two at court. Who has passed stands behind the
    places in front. The piles have what is nowhere else, or just what is named.
    """
    begun = new(len(sides))
    towns = tuple(_town((cities or {}).get(city, "---")) for city in CITIES)
    cargo = {number: goods((ships or {}).get(number, FULL)) for number in (1, 2, 3)}
    lying = tuple(Ship(cargo[number], (aboard or {}).get(number, NOBODY)) for number in (1, 2, 3))
    hidden = tuple(_hidden(side) for side in sides)
    players = tuple(_player(side, at, towns, lying, passed) for at, side in enumerate(sides))
    coats_left = tuple((coats or {}).get(region, FACTS.coats) for region in REGIONS)
    state = replace(
        begun,
        towns=towns,
        free=tuple(_founded((free or {}).get(city.id)) for city in FACTS.free_cities),
        ships=lying,
        slots=tuple(Slot(CHARACTERS.index(name), name in used) for name in characters),
        region_tiles=tuple(tiles),
        players=players,
        hidden=hidden,
        coats=coats_left,
        neutrals=FACTS.neutrals - sum(said.count("n") for said in (cities or {}).values()),
        revaluations=tuple((revaluations or {}).get(region, NOBODY) for region in REGIONS),
        track=(NOBODY, NOBODY, *passed, *(NOBODY,) * (len(sides) - len(passed))),
        round=round,
        first=seat,
        active=seat,
        agenda=(),
        discards=(0,) * len(ACTIONS),
    )
    state = _piles(state, bag, books, yellows, under)
    faults = GAME.proves.faults(state)
    assert faults == (), faults
    return ask(state, (seat,), asked)


def _town(said: str) -> Town:
    return Town(*(WHO[each] for each in said))


def _founded(said: tuple[str, str] | None) -> Founded | None:
    return None if said is None else Founded(REGIONS.index(said[0]), ROLES.index(said[1]))


def _hidden(side: Side) -> Hidden:
    looked = tuple(SCORES.index(card) for card in side.looked)
    return Hidden(_counted(side.hand, ACTIONS), _counted(side.scores, SCORES), _counted(side.books, BOOKS), looked)


def _counted(things: Sequence[str], of: tuple[str, ...]) -> Counts:
    return by_kind((of.index(thing) for thing in things), len(of))


def _player(side: Side, seat: Seat, towns: tuple[Town, ...], ships: tuple[Ship, ...], passed: Sequence[Seat]) -> Player:
    standing = sum((town.prince, town.princess, town.child).count(seat) for town in towns)
    away = standing + sum(ship.first == seat for ship in ships) + (seat in passed)
    reserve = FACTS.figures - 1 - away if side.reserve is None else side.reserve
    points = (0,) * len(GAME.declares.sources)
    return Player(points, goods(side.goods), reserve, _counted(side.coats, REGIONS), int(seat in passed))


def _piles(
    state: DynastiesState,
    bag: str | None,
    books: Sequence[str] | None,
    yellows: Sequence[str] | None,
    under: Sequence[tuple[str, Seat]],
) -> DynastiesState:
    """What is nowhere else, or just what is named: the rest of it is then out of the game."""
    every, hidden = tuple(good.n for good in FACTS.goods), state.hidden
    out = plus(*(player.goods for player in state.players), *(ship.goods for ship in state.ships))
    in_hands = plus(*(mine.hand for mine in hidden))
    held = plus(*(mine.books for mine in hidden))
    scores = plus(*(mine.scores for mine in hidden))
    seen = _counted([*(card for card, _ in under), *(SCORES[card] for mine in hidden for card in mine.looked)], SCORES)
    greens = tuple(int(card[0] == "G") for card in SCORES)
    all_yellow = (*(0,) * len(FACTS.greens), *(card.n for card in FACTS.yellows))
    no_greens = tuple(0 if card[0] == "G" else n for card, n in zip(SCORES, scores, strict=True))
    left = minus(minus(all_yellow, no_greens), seen)
    return replace(
        state,
        bag=minus(every, out) if bag is None else goods(bag),
        actions=minus(tuple(card.n for card in FACTS.actions), in_hands),
        books=minus(tuple(tile.n for tile in FACTS.book_tiles), held) if books is None else _counted(books, BOOKS),
        greens=minus(greens, minus(scores, no_greens)),
        yellows=left if yellows is None else _counted(yellows, SCORES),
        under=tuple(Under(SCORES.index(card), seat) for card, seat in under),
    )


def waiting(state: DynastiesState, *tasks: Task) -> DynastiesState:
    """With something that comes after the turn; the next one first."""
    return replace(state, agenda=(*reversed(tasks), *state.agenda))
