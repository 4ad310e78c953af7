"""Complete moves guessed at, legal ones and others, and a player who goes for the three cards."""

from collections.abc import Iterator
from dataclasses import replace
from pickle import dumps, loads
from random import Random

from tests.games.carrara.expansion.brute import building_points
from tests.games.carrara.expansion.brute_objects import object_points
from tests.games.carrara.expansion.twice.beside import pick
from tests.games.carrara.expansion.twice.naive import OBJECTS, UPGRADES, Naive, Refused
from tests.games.carrara.expansion.twice.naive_moves import ACTIONS, SECTIONS, WHATS, Move
from tests.games.carrara.position import CITIES, TYPES

PLAIN = ("turn", "announce", "relief", "skip")
NAMES = (*map(str, range(1, 10)), *(f"{kind}-8" for kind in TYPES))


def guess(naive: Naive, random: Random) -> Move:
    """Mostly one that could be right."""
    verb = random.choice(("take", "build", "build", "improve", "improve", "score", "score", *PLAIN))
    if verb in PLAIN:
        return Move(verb)
    move = {"take": taking, "build": building, "improve": improving, "score": scoring}[verb](naive, random)
    if random.random() < 0.3:
        move = replace(move, object=random.choice(OBJECTS))
    return replace(move, announce=random.random() < 0.3)


def taking(naive: Naive, random: Random) -> Move:
    number = random.randrange(6)
    lying = naive.wheel[number if random.random() < 0.95 else random.randrange(6)]
    return Move("take", section=SECTIONS[number], blocks=pick(random, lying, random.randint(0, 4)))


def off(random: Random) -> int:
    return random.choice((0,) * 12 + (-1, 1))


def building(naive: Naive, random: Random) -> Move:
    name, mine, city = random.choice(NAMES), naive.blocks[naive.seat], random.randrange(6)
    cost = naive.tiles().get(name, ("", 3))[1]
    colours = mine[: city + 1] + (0,) * (5 - city) if random.random() < 0.9 else mine
    paid = pick(random, colours, cost + off(random))
    return Move("build", building=name, city=CITIES[city], blocks=paid, upgrade=upgrade(name, random))


def improving(naive: Naive, random: Random) -> Move:
    seat = naive.seat if random.random() < 0.95 else random.randrange(naive.players)
    if not naive.boards[seat]:
        return Move("improve", old="villa-1", building="1", blocks=(0, 0, 0, 0, 0, 1))
    kind, cost, city = random.choice(naive.boards[seat])
    name, mine, reach = random.choice(NAMES), naive.blocks[naive.seat], CITIES.index(city) + 1
    difference = naive.tiles().get(name, ("", cost + 1))[1] - cost
    colours = mine[:reach] + (0,) * (6 - reach) if random.random() < 0.9 else mine
    paid = pick(random, colours, difference + off(random))
    return Move("improve", old=f"{kind}-{cost}", building=name, blocks=paid, upgrade=upgrade(name, random))


def upgrade(name: str, random: Random) -> str | None:
    return random.choice(UPGRADES) if name.endswith("-8") == (random.random() < 0.93) else None


def scoring(naive: Naive, random: Random) -> Move:
    return Move("score", what=random.choice(WHATS))


def any_legal(naive: Naive, random: Random) -> Move:
    """Turning first: it is nearly always possible."""
    actions = random.sample(sorted(ACTIONS), len(ACTIONS)) if naive.asked == "turn" else ["take"]
    for verb in ("turn", *actions, "relief", "skip"):
        for move in naive.candidates(verb):
            if naive.legal(move):
                return move
    raise AssertionError("a dead end")


def choose(naive: Naive, legal: list[Move], random: Random) -> Move:
    """Announce if that is possible; else mostly what brings one further."""
    if naive.ended_by is None and naive.legal(Move("announce")) and random.random() < 0.7:
        return Move("announce")
    announcing = [move for move in legal if move.announce]
    if announcing:
        return random.choice(announcing)
    if naive.ended_by is not None and random.random() < 0.5:
        legal = [move for move in legal if move.verb != "announce"]
    if not legal:
        return any_legal(naive, random)
    if random.random() < 0.25:
        return random.choice(legal)
    return max(legal, key=lambda move: worth(naive, move))


def worth(naive: Naive, move: Move) -> float:
    """What the cards make of one's things after it, with something for blocks and coins."""
    copy: Naive = loads(dumps(naive))
    seat = copy.seat
    try:
        copy.act(move)
    except Refused:
        return -1.0
    board, objects = copy.boards[seat], copy.objects[seat]
    by_cards = building_points(copy.cards[2], board) + object_points(copy.cards[1], objects)
    more = 2 * len(copy.scored[seat]) + 1.5 * len(board) + 0.5 * sum(cost for _, cost, _ in board)
    return by_cards + more + copy.vp[seat] * 0.5 + copy.coins[seat] * 0.2 + min(12, sum(copy.blocks[seat])) * 1.1


def some_legal(naive: Naive, random: Random, n: int) -> Iterator[tuple[Move, bool]]:
    for _ in range(n):
        move = guess(naive, random)
        yield move, naive.legal(move)
