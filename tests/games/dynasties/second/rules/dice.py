"""The dowry dice: what a face does, in which order a player carries out his dice, which of three he may pick."""

from itertools import combinations
from typing import Any

from tests.games.dynasties.second.ask import Move, Playing, Question, only
from tests.games.dynasties.second.rules.chance import goods_to, roll, yellow_to
from tests.games.dynasties.second.rules.trade import board, ships_for
from tests.games.dynasties.second.table import City, Table


def birth_cities(table: Table, seat: int) -> list[str]:
    if table.players[seat].reserve == 0:
        return []
    return [
        city.name
        for city in table.cities.values()
        if city.married() and seat in city.who.values() and city.child is None
    ]


def coat_regions(table: Table, region: str) -> list[str | None]:
    """The region on the die; without coats there any other with coats; without any coats nothing."""
    if table.coats[region]:
        return [region]
    return [each for each in table.coats if table.coats[each]] or [None]


def ways(table: Table, seat: int, face: str) -> list[Any]:
    """The ways to carry out a die, None where there is nothing to choose; none at all: it is impossible."""
    if face == "trade":
        return [*ships_for(table, seat)]
    if face == "birth":
        return [*birth_cities(table, seat)]
    if face.startswith("coat:"):
        return [*coat_regions(table, face.removeprefix("coat:"))]
    return [None]


def carry_out(table: Table, seat: int, dice: list[str]) -> Playing:
    """Die by die, in the order the player likes. What is impossible when his dice come up is lost."""
    left = [face for face in dice if ways(table, seat, face)]
    while left:
        legal = [(face, way) for face in left for way in ways(table, seat, face)]
        face, way = yield Question(seat, "die", legal, settled(table, left, legal))
        left.remove(face)
        yield from carry_out_one(table, seat, face, way)


def carry_out_one(table: Table, seat: int, face: str, way: Any) -> Playing:
    player = table.players[seat]
    if face.startswith("vp"):
        player.gain("dice", int(face.removeprefix("vp")))
    elif face == "trade":
        yield from board(table, seat, way)
    elif face == "birth":
        player.reserve -= 1
        table.cities[way].child = seat
    elif face == "scorecard":
        yield from yellow_to(table, seat)
    elif face == "goods2":
        yield from goods_to(table, seat, 2)
    elif way is not None:
        table.coats[way] -= 1
        player.coats[way] += 1


def settled(table: Table, left: list[str], legal: list[Move]) -> Move | None:
    """At once: points, a coat without a choice, two goods unless a trade waits; then whatever has one form only."""
    at_once = [face for face in left if face.startswith("vp")]
    at_once += [face for face in left if face.startswith("coat:") and _no_choice(table, face)]
    if "trade" not in left:
        at_once += [face for face in left if face == "goods2"]
    for face in at_once:
        return next(move for move in legal if move[0] == face)
    return only(legal)


def _no_choice(table: Table, face: str) -> bool:
    """Also where one other region alone has coats left: then it cannot be another."""
    return len(coat_regions(table, face.removeprefix("coat:"))) == 1


def roll_and_pick(table: Table, seat: int, count: int) -> Playing:
    """Philipp and Casanova: so many of the three dice; one that is impossible may not be picked."""
    yield from roll(table, seat)
    faces = table.dice
    possible = [at for at in range(len(faces)) if ways(table, seat, faces[at])]
    legal: list[Move] = list(combinations(possible, count))
    picked = yield Question(seat, "pick dice", legal, only(legal))
    yield from carry_out(table, seat, [faces[at] for at in picked])
    table.dice = []


def marry(table: Table, city: City) -> Playing:
    """The small space rolls and divides, the large one chooses and carries out first."""
    divider, chooser = city.who[city.small], city.who[city.large]
    assert divider is not None
    assert chooser is not None
    yield from roll(table, divider)
    faces = table.dice
    (at,) = yield Question(divider, "divide dice", [(at,) for at in range(len(faces))])
    single, pair = [faces[at]], [face for number, face in enumerate(faces) if number != at]
    (chosen,) = yield Question(chooser, "choose dice", [("single",), ("pair",)])
    yield from carry_out(table, chooser, single if chosen == "single" else pair)
    yield from carry_out(table, divider, pair if chosen == "single" else single)
    table.dice = []
