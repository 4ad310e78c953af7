"""Carrara's pictures, as a table of contents."""

from render.core.contract import SCREEN, TABLE, GamePictures, Picture, Shows
from render.games.carrara import objectives, twins, wheel
from render.games.carrara.board import picture as board
from render.games.carrara.palette import png_palette
from render.games.carrara.reckoning import picture as reckoning
from render.games.carrara.screen import picture as screen
from render.games.carrara.table import picture as table
from render.games.carrara.words import HOME, MESSAGES

PICTURES = GamePictures(
    "carrara",
    (
        Picture(TABLE, Shows.ALWAYS, table.draw, twins.table_alt, twins.table_tell),
        Picture("wheel", Shows.ALWAYS, wheel.draw, twins.wheel_alt, twins.wheel_tell),
        Picture("board", Shows.SEAT, board.draw, twins.board_alt, twins.board_tell),
        Picture("objectives", Shows.ALWAYS, objectives.draw, twins.objectives_alt, twins.objectives_tell),
        Picture(SCREEN, Shows.OWN, screen.draw, twins.screen_alt, twins.screen_tell),
        Picture("reckoning", Shows.OVER, reckoning.draw, twins.reckoning_alt, twins.reckoning_tell),
    ),
    png_palette,
    HOME,
    MESSAGES,
)
