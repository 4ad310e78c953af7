"""A table played by the engine and by the naive second implementation at once, and what both have to agree on."""

from dataclasses import fields
from random import Random
from typing import Any

from msgspec import UNSET

from engine.core.forms.offers import Value
from engine.core.play import Accepted
from engine.games.carrara.game import GAME
from engine.games.carrara.state import EMPTY, CarraraState, Expansion
from tests.games.carrara.expansion.twice.naive import Naive
from tests.games.carrara.expansion.twice.naive_moves import Move, Tile
from tests.games.carrara.moves import answer, happened, keys, points
from tests.games.carrara.position import CITIES, NONE, NUMBERS, TYPES, UPGRADES

SCORABLE = (*TYPES, *UPGRADES)
TILES: list[Tile] = [(kind, cost) for kind in TYPES for cost in (1, 2, 3, 4, 5)] + [(kind, 8) for kind in TYPES]


def expansion_of(state: CarraraState) -> Expansion:
    assert state.expansion is not UNSET
    return state.expansion


def naive_table(state: CarraraState) -> Naive:
    """The same table, all of it, for the other implementation."""
    wider = expansion_of(state)
    numbers = [NUMBERS.index(each) + 1 for each in (wider.top, wider.objects, wider.buildings, wider.bonus)]
    top, objects, buildings, bonus = numbers
    naive = Naive((top, objects, buildings, bonus), state.seats, [])
    for name, value in by_engine(state).items():
        setattr(naive, name, value)
    return naive


def by_engine(state: CarraraState) -> dict[str, Any]:
    """Everything that lies anywhere, as the other implementation calls it."""
    wider, (decision,) = expansion_of(state), state.decisions or (None,)
    cities = [
        [city for city, seat in zip(CITIES, state.city_markers, strict=True) if seat == n] for n in range(state.seats)
    ]
    return {
        "display": [None if tile == EMPTY else TILES[tile] for tile in state.display],
        "pile": [TILES[tile] for tile in state.pile],
        "eights": [TILES[tile] for tile in wider.eights],
        "upgrades_left": [UPGRADES[space] for space in wider.upgrades],
        "gone": [TILES[tile] for tile in wider.replaced],
        "wheel": list(state.wheel),
        "bag": state.bag,
        "for_sale": state.for_sale,
        "supply": state.supply,
        "coins": [hidden.coins for hidden in state.hidden],
        "blocks": [hidden.blocks for hidden in state.hidden],
        "objects": [hidden.objects for hidden in state.hidden],
        "vp": [board.vp for board in state.boards],
        "boards": [[(*TILES[each.tile], CITIES[each.city]) for each in board.buildings] for board in state.boards],
        "laid": [[UPGRADES[space] for space in mine] for mine in wider.laid],
        "scored": [
            [*[SCORABLE[n] for n in board.scored], *mine] for board, mine in zip(state.boards, cities, strict=True)
        ],
        "seat": decision.seat if decision else 0,
        "asked": "take" if decision and decision.kind == "take" else "turn",
        "ended_by": None if state.ended_by == EMPTY else state.ended_by,
        "announcer": None if state.announcer == EMPTY else state.announcer,
        "over": state.over,
    }


def agree(state: CarraraState, naive: Naive) -> None:
    """Both tables lie alike, but for the order of what has none."""
    for name, value in by_engine(state).items():
        other = getattr(naive, name)
        if name in ("boards", "scored"):
            value, other = [sorted(each) for each in value], [sorted(each) for each in other]
        elif name in ("pile", "eights"):
            value, other = sorted(value), sorted(other)
        assert value == other, name


def agree_in_the_end(state: CarraraState, naive: Naive) -> None:
    for seat in range(state.seats):
        assert points(state, seat) == naive.points(seat)
    assert list(GAME.shows.winners(state)) == naive.winners()


def as_form(move: Move) -> tuple[str, dict[str, Value]]:
    """What the engine calls it: an 8-building is built by a verb of its own."""
    values = {each.name: getattr(move, each.name) for each in fields(move)[1:] if each.name in move.filled()}
    if move.verb == "build" and str(move.building).endswith("-8"):
        values["type"] = values.pop("building").removesuffix("-8")
        return "eight", values
    return move.verb, values


def accepts(state: CarraraState, move: Move) -> bool:
    verb, values = as_form(move)
    return isinstance(answer(state, verb, **values), Accepted)


def step(state: CarraraState, naive: Naive, move: Move) -> CarraraState:
    """Both make the move; what chance did is told to the other one."""
    verb, values = as_form(move)
    accepted = answer(state, verb, **values)
    assert isinstance(accepted, Accepted), (accepted, move)
    drawn, shown = NONE, None
    if verb == "turn":
        drawn = happened(accepted, "turned")["blocks"]  # type: ignore[assignment]
    if "displayed" in keys(accepted):
        tile = happened(accepted, "displayed")
        shown = (str(tile["type"]), int(tile["cost"]))  # type: ignore[arg-type]
    naive.play(move, drawn, shown)
    return accepted.state


def pick(random: Random, counts: tuple[int, ...], n: int) -> tuple[int, ...]:
    """So many of these, or all there are."""
    lot = [kind for kind, number in enumerate(counts) for _ in range(number)]
    chosen = random.sample(lot, max(0, min(n, len(lot))))
    return tuple(chosen.count(kind) for kind in range(6))
