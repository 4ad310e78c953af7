"""Lucca's pictures, as a table of contents."""

from render.core.contract import SCREEN, TABLE, GamePictures, Picture, Shows
from render.games.lucca.described.chosen import alt, everything
from render.games.lucca.palette import png_palette
from render.games.lucca.reckoning import picture as reckoning
from render.games.lucca.screen import picture as screen
from render.games.lucca.table import picture as table
from render.games.lucca.words import HOME, MESSAGES

CHOICES = ("keep.cards", "keep.top", "take.triplet", "take.open")
"""What is chosen by what one's own screen shows: the hand, and what each triplet would do for one's quarter."""

PICTURES = GamePictures(
    "lucca",
    (
        Picture(TABLE, Shows.ALWAYS, table.draw, alt, everything),
        Picture(SCREEN, Shows.OWN, screen.draw, alt, everything, beside=CHOICES),
        Picture("reckoning", Shows.OVER, reckoning.draw, alt, everything),
    ),
    png_palette,
    HOME,
    MESSAGES,
)
