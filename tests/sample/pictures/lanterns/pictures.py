"""The pictures of Lanterns, as a table of contents: the table, and one's own screen."""

from importlib.resources import files

from engine.core.state.views import public_lines
from engine.core.values.texts import Message, Text
from render.core.canvas import Canvas
from render.core.contract import OPENED, SCREEN, TABLE, GamePictures, Picture, Shows
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.plain import screen_lines
from render.core.scene import Scene
from render.core.tokens import token
from tests.sample.games.lanterns.tell import tell
from tests.sample.pictures.lanterns.palette import colours
from tests.sample.pictures.lanterns.pond import SIDE, draw_pond

WIDTH, MARGIN, TITLE, LINE = 1080, 32, 44, 30
BESIDE = MARGIN + SIDE + MARGIN


def draw_table(easel: Easel) -> Canvas:
    """The pond with the players beside it."""
    return _sheet(easel, ())


def draw_screen(easel: Easel) -> Canvas:
    """The same, and below it what one hides."""
    return _sheet(easel, tell_screen(easel.scene))


def _sheet(easel: Easel, below: tuple[Text, ...]) -> Canvas:
    said = [easel.speaker.say(text) for text in below]
    rows = [row for line in said for row in broken(line, Face.TEXT, LINE, WIDTH - 2 * MARGIN)]
    top = 2 * MARGIN + TITLE
    canvas = easel.canvas(WIDTH, top + SIDE + MARGIN + len(rows) * (LINE + 14) + (MARGIN if rows else 0))
    title = f"{easel.say('game-name')} · {easel.scene.table}"
    canvas.text(MARGIN, MARGIN + TITLE // 2, title, TITLE, easel.theme.turn, Face.TITLE, width=WIDTH - 2 * MARGIN)
    draw_pond(canvas, easel, MARGIN, top)
    for seat in easel.scene.seats:
        _player(canvas, easel, seat, top + 20 + seat * 150)
    for at, row in enumerate(rows):
        canvas.text(MARGIN, top + SIDE + MARGIN + at * (LINE + 14) + LINE // 2, row, LINE, easel.theme.ink)
    return canvas


def _player(canvas: Canvas, easel: Easel, seat: int, top: int) -> None:
    """Who he is, whether he is asked, and his coins."""
    theme, view = easel.theme, easel.scene.view
    asked = any(decision.seat == seat for decision in view.decisions)
    width = WIDTH - MARGIN - BESIDE
    canvas.sprite(BESIDE + 24, top + 24, 48, token, seat, theme.players[seat], theme.on_player)
    canvas.text(
        BESIDE + 60, top + 24, easel.name(seat), 32, theme.turn if asked else theme.ink, Face.TEXT, width=width - 60
    )
    coins = easel.say("coins", n=view.table.coins[seat])
    canvas.text(BESIDE + 60, top + 70, coins, 28, theme.soft, width=width - 60)


def tell_table(scene: Scene) -> tuple[Text, ...]:
    """What everyone sees."""
    return public_lines(tell(scene.view))


def tell_screen(scene: Scene) -> tuple[Text, ...]:
    """What only this viewer is told; after the end, what somebody else held."""
    return screen_lines(scene, tell(scene.view))


PICTURES = GamePictures(
    "lanterns",
    (
        Picture(TABLE, Shows.ALWAYS, draw_table, tell_table, tell_table, beside=("place.cell",)),
        Picture(SCREEN, Shows.OWN, draw_screen, tell_screen, tell_screen),
    ),
    colours,
    files("data") / "pictures",
    (Message("picture-table"), Message("picture-screen"), Message(OPENED)),
)
