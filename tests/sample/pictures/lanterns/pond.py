"""The pond: a cell for each lantern. To who is about to place one, the free cells are numbered and it lies where it
would lie."""

from engine.core.forms.forms import one
from engine.core.forms.offers import OneOffer
from engine.core.values.seats import Seat
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.pen import Pen
from render.core.scene import Scene
from render.core.theme import Theme
from render.core.tokens import token
from tests.sample.games.lanterns.data import CELLS, ROWS
from tests.sample.games.lanterns.views import TableView
from tests.sample.pictures.lanterns.palette import DEEP, LIGHTS, ON_WATER, WATER

CELL, GAP = 200, 16
SIDE = len(ROWS) * CELL + (len(ROWS) + 1) * GAP


def draw_pond(canvas: Canvas, easel: Easel, left: int, top: int) -> None:
    """All cells with what lies on them."""
    scene, table = easel.scene, easel.scene.view.table
    assert isinstance(table, TableView)
    canvas.box(DEEP, left, top, SIDE, SIDE, 24)
    numbers, chosen = offered(scene), about_to(scene)
    for row, cells in enumerate(ROWS):
        for column, cell in enumerate(cells):
            x, y = left + GAP + column * (CELL + GAP), top + GAP + row * (CELL + GAP)
            canvas.box(WATER, x, y, CELL, CELL, 18)
            lantern = table.pond[CELLS.index(cell)]
            if lantern is not None:
                draw_lantern(canvas, easel.theme, x, y, lantern.seat, lantern.colour)
            elif cell == chosen and scene.view.viewer is not None:
                draw_lantern(canvas, easel.theme, x, y, scene.view.viewer, table.colours[scene.view.viewer])
                canvas.text(x + CELL - 14, y + 24, "?", 40, ON_WATER, anchor="right")
            elif cell in numbers:
                canvas.text(x + CELL / 2, y + CELL / 2, str(numbers.index(cell) + 1), 64, ON_WATER, anchor="middle")
            canvas.text(x + 14, y + 22, easel.term("cell", cell), 24, ON_WATER)


def draw_lantern(canvas: Canvas, theme: Theme, x: float, y: float, seat: Seat, colour: str) -> None:
    """A light of its colour, and whose it is."""
    canvas.sprite(x + CELL / 2, y + CELL / 2, 130, glow, colour)
    canvas.sprite(x + CELL / 2, y + CELL / 2, 56, token, seat, theme.players[seat], theme.on_player)


def glow(pen: Pen, colour: str) -> None:
    """Each colour has a shape of its own as well: round, six-sided, or square."""
    fill = LIGHTS[colour]
    match colour:
        case "red":
            pen.disc(fill, 0.5, 0.5, 0.5)
        case "yellow":
            pen.polygon(fill, (0.25, 0.0), (0.75, 0.0), (1.0, 0.5), (0.75, 1.0), (0.25, 1.0), (0.0, 0.5))
        case _:
            pen.rect(fill, 0.06, 0.06, 0.94, 0.94, 0.1)


def offered(scene: Scene) -> tuple[str, ...]:
    """The free cells, while their viewer is about to choose one."""
    offer = scene.draft.offers.get("cell") if scene.draft is not None else None
    return offer.values if isinstance(offer, OneOffer) else ()


def about_to(scene: Scene) -> str | None:
    """The cell he has chosen, and not confirmed."""
    return None if scene.draft is None else one(scene.draft.filled, "cell")
