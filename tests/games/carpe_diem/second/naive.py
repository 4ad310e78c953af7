"""Carpe Diem a second time, in plain lists and by the rules alone: slow, simple, and nothing taken from the engine.

A game is one long function that yields each question with every legal answer and is sent the one chosen. Only chance
is not its own: it is told which tiles were laid out and which fountain cards were drawn.
"""

from collections.abc import Generator
from itertools import product
from typing import Any, NamedTuple

from tests.games.carpe_diem.by_hand import (
    DATA,
    DWELLINGS,
    GOODS,
    KIND,
    LANDSCAPES,
    TILES,
    Cell,
    District,
    Found,
    Lying,
    elements,
    placements,
    turned,
)

NOBODY = -1
Move = tuple[Any, ...]
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["cards"]}
CLASSES = {**dict.fromkeys(LANDSCAPES, "landscape"), "merchant": "merchant", "artisan": "artisan"}


class Question(NamedTuple):
    """Who is asked what, and every legal answer; what only chance can say is asked of nobody."""

    seat: int
    kind: str
    legal: list[Move]


Asking = Generator[Question, Any, None]


class Naive:
    """One table. Spaces and seats are counted from 0, phases from 1."""

    def __init__(
        self, boards: list[int], frames: list[list[int]], cards: list[str], spaces: list[list[str]], row: list[str]
    ) -> None:
        n = self.players = len(boards)
        self.boards, self.frames = [DATA["boards"][at] for at in boards], frames
        self.cards, self.spaces, self.row = dict(zip(DATA["card_spaces"], cards, strict=True)), spaces, row
        self.box = list[str]()
        self.vp = {2: [8, 9], 3: [8, 9, 13], 4: [8, 9, 10, 11]}[n]
        self.pawn, self.coins, self.bread = [NOBODY] * n, [0] * n, [0] * n
        self.goods = [dict.fromkeys(GOODS, 0) for _ in range(n)]
        self.districts: list[District] = [{} for _ in range(n)]
        self.stored: list[list[str]] = [[] for _ in range(n)]
        self.kept: list[list[str]] = [[] for _ in range(n)]
        self.under: list[list[str]] = [[] for _ in range(n)]
        self.track: list[list[int]] = [list(range(n)), *([] for _ in range(20))]
        self.discs = dict[int, int]()
        self.phase, self.first, self.over = 1, 0, False

    def play(self) -> Asking:
        for seat in range(self.players):
            free = [space for space in range(7) if space not in self.pawn]
            (self.pawn[seat],) = yield Question(seat, "pawn", [(space,) for space in free])
        for self.phase in range(1, 5):
            if self.phase > 1:
                self.first = (self.first + 1) % self.players
                self.spaces = yield Question(NOBODY, "tiles", [])
            for turn in range(7 * self.players):
                yield from self.turn((self.first + turn) % self.players)
            for seat in [seat for space in self.track[::-1] for seat in space[::-1]]:
                yield from self.score(seat)
        self.over = True

    # A turn

    def ways_to_lay(self, seat: int, tile: str) -> list[tuple[Cell | None, int]]:
        row, column = self.boards[seat]["shovel"]
        return [*placements(self.districts[seat], (row, column), tile), (None, 0)]

    def walks(self, seat: int) -> set[int]:
        goals = set()
        for step in (-1, 1):
            space = (self.pawn[seat] + step) % 7
            while not self.spaces[space]:
                space = (space + step) % 7
            goals.add(space)
        return goals

    def turn(self, seat: int) -> Asking:
        goals = [("walk", space) for space in sorted(self.walks(seat))]
        if self.bread[seat]:
            goals += [("leap", space) for space in range(7) if self.spaces[space]]
        ways = {tile: self.ways_to_lay(seat, tile) for _, space in goals for tile in self.spaces[space]}
        legal = [
            (verb, space, tile, *way) for verb, space in goals for tile in self.spaces[space] for way in ways[tile]
        ]
        verb, space, tile, cell, times = yield Question(seat, "turn", legal)
        self.bread[seat] -= verb == "leap"
        self.pawn[seat] = space
        self.spaces[space].remove(tile)
        if len(self.spaces[space]) == {2: 2, 3: 1, 4: 0}[self.players]:
            self.box += self.spaces[space]
            self.spaces[space] = []
        yield from self.lay(seat, tile, cell, times)

    def lay(self, seat: int, tile: str, cell: Cell | None, times: int) -> Asking:
        if cell is None:
            self.stored[seat].append(tile)
            return
        district = self.districts[seat]
        district[cell] = Lying(tile, turned(TILES[tile].edges, times))
        if list(cell) in self.boards[seat]["banners"]:
            self.step(seat, 1)
        if core := TILES[tile].core:
            yield from self.one_tile_building(seat, KIND[core])
            return
        done = [each for each in elements(district) if cell in each.cells and each.finished]
        done.sort(key=lambda each: each.kind == "artisan")
        classes = {CLASSES[each.kind] for each in done if each.kind in CLASSES}
        if len(classes) == 2:
            (first,) = yield Question(seat, "order", [(each.kind,) for each in done])
            done.sort(key=lambda each: each.kind != first)
        for each in done:
            yield from self.reward(seat, each)

    def one_tile_building(self, seat: int, kind: str) -> Asking:
        if kind == "market":
            self.coins[seat] += 1
        elif kind == "bakery":
            self.bread[seat] += 1
        else:
            self.kept[seat] += yield Question(NOBODY, "draw", [(seat,)])
            (card,) = yield Question(seat, "fountain", [(kind,) for kind in sorted({*self.kept[seat]})])
            self.kept[seat].remove(card)
            self.under[seat].append(card)

    def reward(self, seat: int, done: Found) -> Asking:
        goods = self.goods[seat]
        if done.kind in LANDSCAPES:
            goods[GOODS[LANDSCAPES.index(done.kind)]] += len(done.cells) - 1
        elif done.kind == "merchant":
            self.coins[seat] += sum(goods.values()) + 1
            goods.update(dict.fromkeys(GOODS, 0))
        elif done.kind == "baker":
            self.bread[seat] += 2
        elif done.kind == "senator":
            self.step(seat, 2)
        elif done.kind == "artisan" and self.row:
            legal = [(tile, *way) for tile in self.row for way in self.ways_to_lay(seat, tile)]
            tile, cell, times = yield Question(seat, "artisan", legal)
            self.row.remove(tile)
            yield from self.lay(seat, tile, cell, times)

    def step(self, seat: int, n: int) -> None:
        at = self.on_track(seat)
        if n and at < 20:
            self.track[at].remove(seat)
            self.track[min(20, at + n)].append(seat)

    def on_track(self, seat: int) -> int:
        return next(space for space in range(21) if seat in self.track[space])

    # A scoring

    def score(self, seat: int) -> Asking:
        circles = {n: [self.cards[space] for space in pair] for n, pair in enumerate(DATA["circles"], 1)}
        free = {n: pair for n, pair in circles.items() if all(pair) and n not in self.discs}
        number, first = yield Question(seat, "circle", [(n, card) for n, pair in free.items() for card in pair])
        self.discs[number] = seat
        for card in sorted(free[number], key=lambda card: card != first):
            yield from self.resolve(seat, CARDS[card])

    def resolve(self, seat: int, card: dict[str, Any]) -> Asking:
        red = card["deck"] in "AB"
        ways = self.ways_to_pay(seat, card) if red else [(self.times(seat, card), (0, 0, 0, 0), 0)]
        legal = [(*way, bread) for way in ways for bread in self.ways_by_bread(seat, card, way[0])]
        sets, goods, coins, bread = legal[0]
        if len(legal) > 1:
            sets, goods, coins, bread = yield Question(seat, "red" if red else "green", legal)
        for good, n in zip(GOODS, goods, strict=True):
            self.goods[seat][good] -= n
        self.coins[seat] -= coins
        for _ in range(sets):
            self.receive(seat, card["reward"])
        for _ in range(bread):
            assert self.bread[seat] >= 3
            self.bread[seat] -= 3
            self.receive(seat, card["reward"])
        if sets + bread == 0:
            self.vp[seat] -= 4

    def receive(self, seat: int, reward: dict[str, int]) -> None:
        self.vp[seat] += reward.get("vp", 0)
        self.coins[seat] += reward.get("coin", 0)
        self.bread[seat] += reward.get("bread", 0)
        self.step(seat, reward.get("banner", 0))

    def ways_to_pay(self, seat: int, card: dict[str, Any]) -> list[Move]:
        """Sets, goods and coins: each single good of each set by that good or by a coin."""
        ways, sets, need = list[Move](), 0, dict(card["need"])
        while True:
            wanted = [need.get(good, 0) * sets for good in GOODS]
            caps = [min(n, self.goods[seat][good]) for n, good in zip(wanted, GOODS, strict=True)]
            tried = product(*(range(cap + 1) for cap in caps))
            found = [goods for goods in tried if sum(wanted) - sum(goods) <= self.coins[seat]]
            if not found:
                return ways
            ways += [(sets, goods, sum(wanted) - sum(goods)) for goods in found]
            sets += 1

    def ways_by_bread(self, seat: int, card: dict[str, Any], sets: int) -> list[int]:
        back = card["reward"].get("bread", 0)
        bread, ways = self.bread[seat] + sets * back, [0]
        while bread >= 3:
            bread += back - 3
            ways.append(len(ways))
        return ways

    def times(self, seat: int, card: dict[str, Any]) -> int:
        need: list[tuple[str, int]] = card["need"]
        return min(self.how_many(seat, item) // n for item, n in need)

    def how_many(self, seat: int, item: str) -> int:
        found = elements(self.districts[seat])
        if item == "chimney":
            return sum(TILES[lying.tile].chimneys for lying in self.districts[seat].values())
        kinds = {"any_landscape": LANDSCAPES, "any_dwelling": DWELLINGS}.get(item, (item,))
        return sum(each.kind in kinds for each in found if each.finished)

    # The end

    def points(self, seat: int) -> list[int]:
        """From play, villas, left-overs, the track, fountain cards and the frame."""
        done = [each for each in elements(self.districts[seat]) if each.finished]
        villas = sum(each.chimneys**2 // 4 + 1 for each in done if each.kind == "villa" and each.chimneys)
        items = sum(self.goods[seat].values()) + self.coins[seat] + self.bread[seat] + len(self.stored[seat])
        fountains = sum(2 for card in self.kept[seat] for each in done if each.kind == card)
        frame = 0
        for side, piece in enumerate(self.frames[seat]):
            for task in DATA["frames"][piece]["tasks"]:
                line = task["position"] - 1 if side in (0, 1) else 6 - task["position"]
                on_line = [e for e in done if e.kind == task["kind"] and any(c[1 - side % 2] == line for c in e.cells)]
                frame += task["vp"] if on_line else 0
        return [self.vp[seat], villas, items // 2, self.on_track(seat), fountains, frame]

    def winner(self) -> int:
        """Most points; of equals the one furthest back, below on one space."""
        order = [seat for space in self.track for seat in space]
        return max(order, key=lambda seat: (sum(self.points(seat)), -order.index(seat)))
