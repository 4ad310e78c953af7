"""Carrara with the expansion a second time, in plain lists and by the rules alone: slow, simple, nothing of the engine.

Only chance is not its own: it is told which blocks were drawn and which tile was laid out. A move is legal if it can be
carried out to its end on a copy of the table.
"""

from collections.abc import Iterator
from pickle import dumps, loads

from tests.games.carrara.expansion import brute
from tests.games.carrara.expansion.brute import CATEGORIES, CITIES, TYPES, Built, Cards, building_met, top_met
from tests.games.carrara.expansion.brute_objects import Counts, object_met
from tests.games.carrara.expansion.twice import naive_moves
from tests.games.carrara.expansion.twice.naive_moves import ACTIONS, SECTIONS, WHATS, Move, Tile

OBJECTS = ("book", "crown", "gate", "cup", "flag", "coat")
UPGRADES = (*CITIES, *CATEGORIES)
BUILDINGS_TO_SCORE = {"livorno": 2, "pisa": 2, "lucca": 2, "viareggio": 3, "massa": 3, "lerici": 3}
START_BLOCKS = ((0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 1, 0), (0, 0, 0, 1, 0, 0), (0, 0, 1, 0, 0, 0))
NONE: Counts = (0,) * 6


class Refused(Exception):
    """The move cannot be made."""


def demand(condition: bool) -> None:
    if not condition:
        raise Refused


def plus(counts: Counts, more: Counts) -> Counts:
    return tuple(n + m for n, m in zip(counts, more, strict=True))


def minus(counts: Counts, less: Counts) -> Counts:
    """There have to be so many."""
    demand(len(less) == 6 and all(0 <= m <= n for n, m in zip(counts, less, strict=True)))
    return tuple(n - m for n, m in zip(counts, less, strict=True))


class Naive:
    """One table. Seats are counted from 0, who begins; an empty space of the display is None."""

    def __init__(self, cards: Cards, players: int, display: list[Tile]) -> None:
        self.cards, self.players = cards, players
        self.display: list[Tile | None] = [*display]
        self.pile = [(kind, cost) for kind in TYPES for cost in (1, 2, 3, 4, 5) if (kind, cost) not in display]
        self.eights = [(kind, 8) for kind in TYPES]
        self.upgrades_left, self.gone = list(UPGRADES), list[Tile]()
        self.wheel: list[Counts] = [(1,) * 6, *[NONE] * 5]
        self.blocks: list[Counts] = list(START_BLOCKS[:players])
        self.bag: Counts = (6,) * 6
        for block in self.blocks:
            self.bag = minus(self.bag, block)
        self.for_sale: Counts = (1,) * 6
        self.supply: Counts = (5,) * 6
        self.coins, self.vp = [20] * players, [0] * players
        self.objects = [NONE] * players
        self.boards: list[list[Built]] = [[] for _ in range(players)]
        self.laid: list[list[str]] = [[] for _ in range(players)]
        self.scored: list[list[str]] = [[] for _ in range(players)]
        """One entry for each marker that was laid."""
        self.seat, self.asked, self.over = 0, "turn", False
        self.ended_by: int | None = None
        self.announcer: int | None = None
        self.hole: int | None = None
        """The space that waits for a tile of the pile."""

    # Moves

    def legal(self, move: Move) -> bool:
        copy: Naive = loads(dumps(self))
        try:
            copy.act(move)
        except Refused:
            return False
        return True

    def play(self, move: Move, drawn: Counts = NONE, shown: Tile | None = None) -> None:
        self.act(move)
        if move.verb == "turn":
            assert sum(drawn) == min(11 - sum(map(sum, self.wheel)), sum(self.bag))
        self.bag, self.wheel[0] = minus(self.bag, drawn), plus(self.wheel[0], drawn)
        assert (shown is None) == (self.hole is None)
        if shown is not None and self.hole is not None:
            self.pile.remove(shown)
            self.display[self.hole], self.hole = shown, None

    def act(self, move: Move) -> None:
        """All of a move but what chance does."""
        verb = move.verb
        demand(not self.over and (self.asked == "turn" or verb in ("take", "relief")))
        if verb not in ACTIONS:
            demand(not move.filled() and verb in ("turn", "announce", "relief", "skip"))
            {"turn": self.turn, "announce": self.announce, "relief": self.relief, "skip": self.skip}[verb]()
            return
        demand(move.filled() - {"upgrade", "object", "announce"} == ACTIONS[verb])
        {"take": self.take, "build": self.build, "improve": self.improve, "score": self.score}[verb](move)
        if move.object is not None:
            self.buy(move.object)
        if move.announce:
            self.announce()
        self.next_turn()

    def candidates(self, verb: str) -> Iterator[Move]:
        """Every way to fill in a form, without object and announcement: all legal ones, and others."""
        mine, tiles, upgrades = self.blocks[self.seat], self.tiles(), self.upgrades_left
        if verb == "take":
            return naive_moves.ways_to_take(self.wheel)
        if verb == "build":
            return naive_moves.ways_to_build(tiles, mine, upgrades)
        if verb == "improve":
            return naive_moves.ways_to_improve(self.boards[self.seat], tiles, mine, upgrades)
        return iter([Move("score", what=what) for what in WHATS] if verb == "score" else [Move(verb)])

    def possible(self, verb: str) -> bool:
        return any(self.legal(move) for move in self.candidates(verb))

    def tiles(self) -> dict[str, Tile]:
        shown = {str(space): tile for space, tile in enumerate(self.display, start=1) if tile is not None}
        return shown | {f"{kind}-8": (kind, cost) for kind, cost in self.eights}

    # The actions

    def turn(self) -> None:
        demand(sum(map(sum, self.wheel)) + sum(self.bag) > 0)
        self.wheel = [self.wheel[5], *self.wheel[:5]]
        self.asked = "take"

    def take(self, move: Move) -> None:
        demand(move.section in SECTIONS and move.upgrade is None)
        section = SECTIONS.index(str(move.section))
        blocks = move.blocks or NONE
        self.wheel[section] = minus(self.wheel[section], blocks)
        demand(sum(blocks) > 0)
        white_costs = 6 - section
        price = sum(n * max(0, white_costs - colour) for colour, n in enumerate(blocks))
        demand(price <= self.coins[self.seat])
        self.coins[self.seat] -= price
        self.blocks[self.seat] = plus(self.blocks[self.seat], blocks)

    def build(self, move: Move) -> None:
        kind, cost = self.take_tile(move)
        demand(move.city in CITIES)
        self.pay(cost, str(move.city), move)
        self.boards[self.seat].append((kind, cost, str(move.city)))

    def improve(self, move: Move) -> None:
        found = [each for each in self.boards[self.seat] if f"{each[0]}-{each[1]}" == move.old]
        demand(len(found) == 1)
        kind, cost = self.take_tile(move)
        was, paid, city = found[0]
        demand(cost > paid)
        self.pay(cost - paid, city, move)
        self.boards[self.seat].remove(found[0])
        self.boards[self.seat].append((kind, cost, city))
        self.gone.append((was, paid))

    def take_tile(self, move: Move) -> Tile:
        demand(move.building in self.tiles())
        tile = self.tiles()[str(move.building)]
        demand((move.upgrade is not None) == (tile[1] == 8))
        if move.upgrade is not None:
            demand(move.upgrade in self.upgrades_left)
            self.upgrades_left.remove(move.upgrade)
            self.laid[self.seat].append(move.upgrade)
            self.eights.remove(tile)
        else:
            space = self.display.index(tile)
            self.display[space] = None
            self.hole = space if self.pile else None
        return tile

    def pay(self, price: int, city: str, move: Move) -> None:
        blocks = move.blocks or NONE
        self.blocks[self.seat] = minus(self.blocks[self.seat], blocks)
        # Livorno accepts the first colour only, each further city one more.
        demand(sum(blocks) == price and not any(blocks[CITIES.index(city) + 1 :]))
        self.bag = plus(self.bag, blocks)

    def score(self, move: Move) -> None:
        demand(move.what in WHATS and move.upgrade is None)
        seat, what = self.seat, str(move.what)
        markers = [each for scored in self.scored for each in scored] if what in CITIES else self.scored[seat]
        demand(len(self.scored[seat]) < 6 and what not in markers)
        demand(len(brute.scored_by(what, self.boards[seat])) >= BUILDINGS_TO_SCORE.get(what, 1))
        vp, coins, objects = brute.scoring(what, self.boards[seat], self.laid[seat])
        given = tuple(map(min, objects, self.supply))
        self.supply = minus(self.supply, given)
        self.objects[seat] = plus(self.objects[seat], given)
        self.vp[seat], self.coins[seat] = self.vp[seat] + vp, self.coins[seat] + coins
        self.scored[seat].append(what)

    def buy(self, name: str) -> None:
        demand(name in OBJECTS and self.coins[self.seat] >= 10)
        one = tuple(int(name == each) for each in OBJECTS)
        self.for_sale = minus(self.for_sale, one)
        self.objects[self.seat] = plus(self.objects[self.seat], one)
        self.coins[self.seat] -= 10

    def relief(self) -> None:
        verbs = ("turn", *ACTIONS) if self.asked == "turn" else ("take",)
        demand(not any(self.possible(verb) for verb in verbs))
        self.coins[self.seat] += 2
        self.next_turn()

    def skip(self) -> None:
        demand(self.ended_by is not None)
        self.next_turn()

    # The end

    def met(self) -> bool:
        seat, (top, objects, buildings, _) = self.seat, self.cards
        board, scored = self.boards[seat], self.scored[seat]
        cities = len([what for what in scored if what in CITIES])
        mine = {"scorings": len(scored), "cities_scored": cities, "coins": self.coins[seat], "vp": self.vp[seat]}
        return (
            top_met(top, self.players, buildings=board, **mine)
            and object_met(objects, self.players, self.objects[seat])
            and building_met(buildings, self.players, board)
        )

    def announce(self) -> None:
        """At the start of a turn its action still comes."""
        demand(self.ended_by is None and self.met())
        self.vp[self.seat] += 5
        self.ended_by = self.announcer = self.seat

    def next_turn(self) -> None:
        if self.ended_by is None and not self.pile and not any(self.display):
            self.ended_by = self.seat
        self.over = self.ended_by is not None and self.seat == self.players - 1
        self.seat, self.asked = (self.seat + 1) % self.players, "turn"

    def points(self, seat: int) -> dict[str, int]:
        """By source, as if the game were over now."""
        found = brute.final(
            self.cards,
            seat,
            vp=self.vp[seat],
            announced=self.announcer == seat,
            objects=self.objects[seat],
            boards=self.boards,
            upgrades=self.laid,
            coins=self.coins,
        )
        return dict(found)

    def winners(self) -> list[int]:
        worth = [(sum(self.points(seat).values()), sum(self.blocks[seat])) for seat in range(self.players)]
        return [seat for seat in range(self.players) if worth[seat] == max(worth)]
