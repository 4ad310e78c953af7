"""Which tables are opened in a season: games, paces, what becomes of who is late, who plays, and on which day."""

from dataclasses import dataclass
from random import Random
from typing import Final

from engine.tables.storage.records import Lateness

GAMES: Final = ("pebbles", "lanterns", "pebbles", "pebbles", "lucca", "pebbles", "lanterns", "carpe_diem", "pebbles")
GREAT: Final = {9: "carrara", 13: "dynasties", 25: "carrara"}
"""The others are played at a table or two: they take long."""
PACES: Final = ("day", "two-days", "none", "day", "week")
LATE: Final[tuple[Lateness, ...]] = ("ask", "ask", "turn", "ask", "computer", "wait", "ask")
LEAST: Final = {"lucca": 3, "dynasties": 3}
MOST: Final = {"pebbles": 4, "lanterns": 4, "lucca": 4, "dynasties": 3}


@dataclass(frozen=True)
class Sketch:
    """One table as it will be."""

    game: str
    pace: str
    late: Lateness
    players: tuple[int, ...]
    computers: int
    day: int


def plan(tables: int, people: int, days: int, seed: int, *, great: bool = True) -> list[Sketch]:
    """So many tables for so many people, begun in the first third of the season."""
    chance, found = Random(seed), list[Sketch]()
    order = list[int]()
    for at in range(tables):
        game = GREAT.get(at, GAMES[at % len(GAMES)]) if great else GAMES[at % 2]
        sits = chance.randint(LEAST.get(game, 2), min(MOST.get(game, 3), people))
        while len(order) < people:  # everybody plays about as often as anybody
            order += chance.sample(range(people), people)
        players = tuple(dict.fromkeys(order))[:sits]
        for player in players:
            order.remove(player)
        computers = int(at % 6 == 5 and sits < MOST.get(game, 3))
        day = 0 if not great else int(at * days / 3 / tables)
        found.append(Sketch(game, PACES[at % 5], LATE[at % 7], players, computers, day))
    return found
