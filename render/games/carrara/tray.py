"""The tray: every piece of Carrara by its name, ready to be put on a canvas in the colours of its theme."""

from collections.abc import Sequence

from engine.games.carrara.data import CATEGORIES, CITIES, COLOURS, FACTS
from render.core.canvas import Canvas
from render.core.colours import Colour
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts.pieces import arrow
from render.core.parts.tray import Tray as Common
from render.games.carrara.palette import colours, edge
from render.games.carrara.shapes import buildings, cities, objects, pieces, spaces

LAND = frozenset(kind.id for kind in FACTS[max(FACTS)].types if kind.category == "land")
MINI_W, MINI_H = 58, 40
"""A building in miniature: its outline and its cost."""


class Tray(Common):
    """For one canvas. Places are the middles of pieces, unless they are said to be corners."""

    def __init__(self, easel: Easel, canvas: Canvas) -> None:
        self.colours = colours(easel.theme)
        super().__init__(easel, canvas, (self.colours.laurel, self.colours.laurel_dark))
        self.facts = FACTS[easel.scene.view.table.data]

    # Pieces

    def block(self, x: float, y: float, size: float, colour: int) -> None:
        """A block of marble."""
        stone = self.colours.stones[colour]
        self.canvas.sprite(x, y, size, pieces.block, colour, stone, edge(stone.front))

    def building(self, x: float, y: float, size: float, kind: str) -> None:
        """The outline of a building, on the ground of its tile."""
        own = self.colours
        self.canvas.sprite(x, y, size, buildings.building, kind, own.wall, own.shade, own.door)

    def thing(self, x: float, y: float, size: float, kind: str, *, gone: bool = False, bright: bool = False) -> None:
        """An object; one that is gone leaves its shadow, one on a dark ground shines in either theme."""
        own, theme = self.colours, self.theme
        gold, dark = (own.coin, own.coin_rim) if bright else (own.gold, own.gold_dark)
        gold, dark = (theme.line, theme.panel) if gone else (gold, dark)
        self.canvas.sprite(x, y, size, objects.thing, kind, gold, dark)

    def crest(self, x: float, y: float, size: float, city: str) -> None:
        """The crest of a city."""
        stone = self.colours.stones[CITIES.index(city)]
        self.canvas.sprite(x, y, size, cities.crest, city, stone, edge(stone.front))

    def category(self, x: float, y: float, size: float, kind: str) -> None:
        """The sign of City buildings, or of Land buildings."""
        own = self.colours
        ground = own.country if kind == "land" else own.town
        self.canvas.sprite(x, y, size, spaces.category, kind, ground, own.wall, own.shade)

    def coin(self, x: float, y: float, size: float, number: int | str = "") -> None:
        """A coin, with a number on it."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.coin, own.coin, own.coin_rim)
        self.upon(x, y, size, str(number), own.coin_ink)

    def before(self, right: float, y: float, size: float, price: int) -> None:
        """A price that will not be paid any more, with an arrow to the one that will; it ends here."""
        self.canvas.sprite(right - size * 0.4, y, size * 0.8, arrow, self.theme.soft)
        self.canvas.text(right - size * 0.86, y, str(price), round(size), self.theme.soft, Face.BOLD, "right")

    def pennant(self, x: float, y: float, size: float) -> None:
        """The start player's."""
        self.canvas.sprite(x, y, size, pieces.pennant, self.theme.turn, self.theme.ink)

    def bag(self, x: float, y: float, size: float) -> None:
        """The bag."""
        self.canvas.sprite(x, y, size, pieces.bag, self.colours.shade, self.colours.door)

    def pile(self, x: float, y: float, size: float, n: int) -> None:
        """The pile of buildings; where it was, if there are none."""
        top, edge_of = (self.colours.town, self.colours.door) if n else (self.theme.panel, self.theme.line)
        self.canvas.sprite(x, y, size, pieces.pile, top, edge_of, min(n, 3))

    def cost(self, x: float, y: float, size: float, n: int) -> None:
        """So many blocks of any colour: what a building costs."""
        own = self.colours
        self.canvas.sprite(x, y, size, pieces.cube, own.wall, own.shade, own.door)
        front = pieces.FRONT / 2
        self.upon(x - (0.5 - front) * size, y + (0.5 - front) * size, size * 0.98, str(n), own.door)

    # Things put together

    def ground_of(self, kind: str) -> Colour:
        """What a building of this type stands on: the city's, or the land's."""
        return self.colours.country if kind in LAND else self.colours.town

    def mini(self, left: float, top: float, kind: str, cost: int, *, new: bool = False, grown: float = 1) -> None:
        """A building in miniature, by its upper left corner; one that is new has a frame and a spark."""
        canvas, wide, high = self.canvas, MINI_W * grown, MINI_H * grown
        if new:
            canvas.box(self.theme.new, left - 4, top - 4, wide + 8, high + 8, 12)
        canvas.box(self.ground_of(kind), left, top, wide, high, 8)
        self.building(left + 20 * grown, top + high / 2, 33 * grown, kind)
        size = round(26 * grown)
        canvas.text(left + wide - 5 * grown, top + high / 2, str(cost), size, self.colours.wall, Face.BOLD, "right")
        if new:
            self.spark(left + wide, top, 28 * grown)

    def needed(self, x: float, y: float, n: int) -> None:
        """So many buildings, whatever they are."""
        self.canvas.text(x - 9, y, str(n), 26, self.theme.soft, Face.BOLD, "middle")
        self.canvas.sprite(x + 10, y, 20, pieces.house, self.theme.soft)

    def scored(self, x: float, y: float, size: float, what: str) -> None:
        """What a marker has scored: a type of building, a city, or with the expansion a category."""
        if what in CITIES:
            self.crest(x, y, size, what)
        elif what in CATEGORIES:
            self.category(x, y, size, what)
        else:
            self.canvas.box(self.ground_of(what), x - size / 2, y - size / 2, size, size, 9)
            self.building(x, y, size * 0.84, what)

    def accepted(self, left: float, y: float, size: float, city: str) -> float:
        """The blocks a city takes, in a row from the left; how wide it has become."""
        taken = self.facts.cities[CITIES.index(city)].accepts
        for at, name in enumerate(taken):
            self.block(left + size / 2 + at * size * 1.08, y, size, COLOURS.index(name))
        return len(taken) * size * 1.08

    def value(self, x: float, y: float, size: float, city: str) -> None:
        """What a point of building cost is worth in a city: points in a wreath, or coins."""
        facts = self.facts.cities[CITIES.index(city)]
        if facts.vp:
            self.points(x, y, size, facts.vp)
        else:
            self.coin(x, y, size * 0.9, facts.coins)

    def bar(self, left: float, top: float, width: float, height: float, parts: Sequence[tuple[float, Colour]]) -> None:
        """A bar, filled from the left by parts of the whole."""
        self.canvas.box(self.theme.well, left, top, width, height, int(height / 2))
        at = 0.0
        for part, colour in parts:
            long = max(0.0, min(part, 1 - at)) * width
            if long >= height:
                self.canvas.box(colour, left + at * width, top, long, height, int(height / 2))
            at += part
