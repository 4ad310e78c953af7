"""Lucca Città a second time, in plain lists and by the booklet alone: slow, simple, and nothing taken from the engine.

Only chance is not its own: it is told which cards were dealt and which triplets were laid out.
"""

from itertools import combinations, product

Card = int
TOWER = 0
AREAS = ("construction", "finished", "opened")
COLOURS = ("red", "green", "brown", "grey", "blue", "black")
Uses = tuple[str, ...]
Move = tuple[int, Uses, Card | None]
"""A triplet, what becomes of its cards, and which lies on top where that has to be said."""


class Naive:
    """One table. Seats, triplets and rounds are counted from 0, 0 and 1."""

    def __init__(
        self, cards: dict[Card, tuple[str, int, int]], hands: list[list[Card]], display: list[list[Card]]
    ) -> None:
        self.cards, self.hands, self.display = cards, hands, display
        self.players = len(hands)
        self.size, self.rounds = {3: (5, 7), 4: (4, 6), 5: (3, 5)}[self.players]
        shown = [card for group in hands + display for card in group]
        self.pile = [card for card in cards if card not in shown]
        self.areas: list[dict[str, list[list[Card]]]] = [{area: [] for area in AREAS} for _ in hands]
        self.walls, self.towers, self.discards = ([0] * self.players for _ in range(3))
        self.points = [[0, 0, 0, 0, 0] for _ in hands]
        self.round, self.order, self.waiting = 0, list[int](), list[int]()
        self.over = False

    # What is printed on the cards of a column

    def colour(self, column: list[Card]) -> str:
        return self.cards[column[0]][0]

    def windows(self, column: list[Card]) -> int:
        return sum(self.cards[card][1] for card in column)

    def shields(self, seat: int) -> int:
        return sum(self.cards[card][2] for column in self.areas[seat]["construction"] for card in column)

    def numbers(self, seat: int, *areas: str) -> list[int]:
        return [column[-1] for area in areas for column in self.areas[seat][area]]

    def find(self, seat: int, colour: str) -> tuple[str, list[Card]] | None:
        for area in AREAS:
            for column in self.areas[seat][area]:
                if self.colour(column) == colour:
                    return area, column
        return None

    # The start

    def ways_to_keep(self, seat: int) -> list[list[Card]]:
        """Two cards, the lower first; of one colour in either order."""
        ways = list[list[Card]]()
        for a, b in combinations(self.hands[seat], 2):
            ways.append([a, b])
            if self.cards[a][0] == self.cards[b][0]:
                ways.append([b, a])
        return ways

    def all_have_chosen(self, kept: list[list[Card]]) -> None:
        for seat, two in enumerate(kept):
            self.pile += [card for card in self.hands[seat] if card not in two]
            for card in two:
                self.build(seat, card)
        self.pile += [TOWER] * 4
        self.new_round()

    def new_round(self) -> None:
        self.round += 1
        self.find_order()
        self.waiting = list(self.order)

    def find_order(self) -> None:
        left, self.order = list(range(self.players)), []
        while left:
            first = left[0]
            for seat in left[1:]:
                if self.plays_before(seat, first):
                    first = seat
            self.order.append(first)
            left.remove(first)

    def plays_before(self, a: int, b: int) -> bool:
        if self.shields(a) != self.shields(b):
            return self.shields(a) > self.shields(b)
        mine, his = self.numbers(a, "construction"), self.numbers(b, "construction")
        if mine and his:
            return max(mine) > max(his)
        if mine or his:
            return bool(mine)
        return max(self.numbers(a, *AREAS)) > max(self.numbers(b, *AREAS))

    # A turn

    def openable(self, seat: int) -> list[str]:
        return [colour for colour in COLOURS if (found := self.find(seat, colour)) and found[0] == "finished"]

    def legal_moves(self, seat: int, triplet: int) -> list[Move]:
        """All ways to use the cards of a triplet."""
        cards, moves = self.display[triplet], list[Move]()
        for uses in product(("build", "wall", "discard"), repeat=3):
            if any(card == TOWER and use == "wall" for card, use in zip(cards, uses, strict=True)):
                continue
            built = [card for card, use in zip(cards, uses, strict=True) if use == "build" and card != TOWER]
            colours = [self.cards[card][0] for card in built]
            if any(colours.count(colour) > self.room(seat, colour) for colour in colours):
                continue
            twins = [card for card in built if colours.count(self.cards[card][0]) > 1]
            tops: list[Card | None] = [*twins] or [None]
            moves += [(triplet, uses, top) for top in tops]
        return moves

    def room(self, seat: int, colour: str) -> int:
        found = self.find(seat, colour)
        if found is None:
            return self.size
        return self.size - len(found[1]) if found[0] == "construction" else 0

    def open(self, seat: int, colour: str, source: int) -> None:
        for other in range(self.players):
            found = self.find(other, colour)
            if other == seat or found is None:
                continue
            if found[0] == "construction":
                self.points[seat][source] += len(found[1])
            if found[0] == "finished":
                self.points[seat][source] += 2
        mine = self.find(seat, colour)
        assert mine
        assert mine[0] == "finished"
        self.areas[seat]["finished"].remove(mine[1])
        self.areas[seat]["opened"].append(mine[1])

    def build(self, seat: int, card: Card) -> None:
        found = self.find(seat, self.cards[card][0])
        column = found[1] if found else []
        if not found:
            self.areas[seat]["construction"].append(column)
        column.append(card)
        if len(column) == self.size:
            self.points[seat][0] += self.windows(column)
            self.areas[seat]["construction"].remove(column)
            self.areas[seat]["finished"].append(column)

    def take_turn(self, seat: int, opens: list[str], move: Move) -> None:
        """After the last turn of a round the next triplets are still missing, unless the game is over."""
        assert seat == self.waiting.pop(0)
        for colour in opens:
            self.open(seat, colour, 1)
        triplet, uses, top = move
        cards, self.display[triplet] = self.display[triplet], []
        for card, use in sorted(zip(cards, uses, strict=True), key=lambda each: each[0] == top):
            if use == "wall":
                self.walls[seat] += 1
            elif use == "discard":
                self.discards[seat] += 1
            elif card == TOWER:
                self.towers[seat] += 1
            else:
                self.build(seat, card)
        if not self.waiting:
            self.display = [[] for _ in self.display]
            if self.round == self.rounds:
                self.reckon()

    def lay_out(self, display: list[list[Card]]) -> None:
        for card in (card for triplet in display for card in triplet):
            self.pile.remove(card)
        self.display = display
        self.new_round()

    # The end

    def reckon(self) -> None:
        self.over = True
        self.find_order()
        for seat in self.order:
            for colour in self.openable(seat):
                self.open(seat, colour, 2)
        for seat in range(self.players):
            if self.shields(seat) >= 2 * self.walls[seat]:
                self.points[seat][3] += (self.walls[seat] + self.towers[seat]) * len(self.areas[seat]["opened"])
        low = [(n, seat) for seat in range(self.players) for n in self.numbers(seat, "construction")]
        high = [(n, seat) for seat in range(self.players) for n in self.numbers(seat, "opened")]
        if low and high:
            self.points[min(low)[1]][4] -= 3
            self.points[max(high)[1]][4] += 3

    def ranking(self) -> list[int]:
        """All seats, the winner first; among equals the highest number decides."""
        worth = [(sum(self.points[seat]), max(self.numbers(seat, *AREAS)), seat) for seat in range(self.players)]
        return [seat for _, _, seat in sorted(worth, reverse=True)]
