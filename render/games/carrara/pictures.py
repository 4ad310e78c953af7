"""Carrara's pictures, as a table of contents."""

from render.core.contract import SCREEN, TABLE, GamePictures, Picture, Shows
from render.games.carrara import objectives, wheel
from render.games.carrara.board import picture as board
from render.games.carrara.described.chosen import alt, everything
from render.games.carrara.palette import png_palette
from render.games.carrara.reckoning import picture as reckoning
from render.games.carrara.screen import picture as screen
from render.games.carrara.table import picture as table
from render.games.carrara.words import HOME, MESSAGES

PICTURES = GamePictures(
    "carrara",
    (
        Picture(TABLE, Shows.ALWAYS, table.draw, alt, everything),
        Picture("wheel", Shows.ALWAYS, wheel.draw, alt, everything, beside=("take.section",)),
        Picture("board", Shows.SEAT, board.draw, alt, everything),
        Picture("objectives", Shows.ALWAYS, objectives.draw, alt, everything),
        Picture(SCREEN, Shows.OWN, screen.draw, alt, everything),
        Picture("reckoning", Shows.OVER, reckoning.draw, alt, everything),
    ),
    png_palette,
    HOME,
    MESSAGES,
)
