"""Plain pictures: a title and lines of text, for games that have no pictures of their own."""

from collections.abc import Iterable, Sequence
from functools import cache, partial
from importlib.resources import files

from PIL.Image import Image

from engine.core.game import AnyGame
from engine.core.state.views import Section, all_lines, opened_section, private_lines, public_lines
from engine.core.values.texts import Message, Text
from render.core.canvas import Canvas
from render.core.contract import OPENED, SCREEN, TABLE, GamePictures, Picture, Shows
from render.core.easel import Easel
from render.core.encoding import palette
from render.core.fonts import Face
from render.core.lettering import MORE, broken
from render.core.scene import Scene
from render.core.theme import Theme

WIDTH, TALLEST = 1080, 3000
MARGIN, GAP = 40, 14
TITLE_SIZE, LINE_SIZE = 44, 30


def pictures(game: AnyGame) -> GamePictures:
    """The two pictures of a game that has none."""
    made = (
        Picture(TABLE, Shows.ALWAYS, partial(_draw, game), partial(_table, game), partial(_table, game)),
        Picture(SCREEN, Shows.OWN, partial(_draw, game), partial(_screen, game), partial(_screen, game)),
    )
    messages = (*(Message(f"picture-{picture.name}") for picture in made), Message(OPENED))
    return GamePictures(game.name, made, _palette, files("data") / "pictures", messages)


def sheet(easel: Easel, title: str, lines: Sequence[str]) -> Canvas:
    """A title and lines. What does not fit is left out, and three dots say so."""
    theme, step = easel.theme, LINE_SIZE + GAP
    rows = [row for line in lines for row in broken(line, Face.TEXT, LINE_SIZE, WIDTH - 2 * MARGIN)]
    room = (TALLEST - 3 * MARGIN - TITLE_SIZE) // step
    rows = rows if len(rows) <= room else [*rows[: room - 1], MORE]
    top = 2 * MARGIN + TITLE_SIZE
    canvas = easel.canvas(WIDTH, top + len(rows) * step + MARGIN)
    canvas.text(MARGIN, MARGIN + TITLE_SIZE // 2, title, TITLE_SIZE, theme.turn, Face.TITLE, width=WIDTH - 2 * MARGIN)
    for at, row in enumerate(rows):
        canvas.text(MARGIN, top + at * step + LINE_SIZE // 2, row, LINE_SIZE, theme.ink, width=WIDTH - 2 * MARGIN)
    return canvas


def _draw(game: AnyGame, easel: Easel) -> Canvas:
    scene = easel.scene
    lines = _table(game, scene) if scene.picture == TABLE else _screen(game, scene)
    title = f"{easel.say('game-name')} · {scene.table}"
    return sheet(easel, title, [easel.speaker.say(line) for line in lines])


def _table(game: AnyGame, scene: Scene) -> tuple[Text, ...]:
    """What everyone sees."""
    return public_lines(game.shows.tell(scene.view))


def _screen(game: AnyGame, scene: Scene) -> tuple[Text, ...]:
    return screen_lines(scene, game.shows.tell(scene.view))


def screen_lines(scene: Scene, told: Iterable[Section]) -> tuple[Text, ...]:
    """What only this viewer is told; or after the end, what was behind the screen of somebody else."""
    if scene.is_own:
        return private_lines(told)
    return all_lines(section for section in told if section.name == opened_section(scene.seat or 0))


@cache
def _palette(theme: Theme) -> Image:
    return palette([theme.ground, theme.ink, theme.turn], [(theme.ground, (theme.ink, theme.turn), 14)])
