"""Carpe Diem's pictures, as a table of contents."""

from render.core.contract import SCREEN, TABLE, GamePictures, Picture, Shows
from render.games.carpe_diem.described.chosen import alt, everything
from render.games.carpe_diem.district import picture as district
from render.games.carpe_diem.field import picture as cards
from render.games.carpe_diem.palette import png_palette
from render.games.carpe_diem.reckoning import picture as reckoning
from render.games.carpe_diem.screen import picture as screen
from render.games.carpe_diem.table import picture as table
from render.games.carpe_diem.words import HOME, MESSAGES

LAYING = tuple(f"{verb}.{field}" for verb in ("walk", "leap", "pick") for field in ("tile", "cell", "rotation"))
"""What is chosen by one's own district: which tile, where, and how it is turned."""
SCORING = ("disc.circle", "disc.first", "pay.sets", "add.bread")

PICTURES = GamePictures(
    "carpe_diem",
    (
        Picture(TABLE, Shows.ALWAYS, table.draw, alt, everything, beside=("place.space", "leap.space")),
        Picture("district", Shows.SEAT, district.draw, alt, everything),
        Picture("cards", Shows.ALWAYS, cards.draw, alt, everything, beside=SCORING),
        Picture(SCREEN, Shows.OWN, screen.draw, alt, everything, beside=(*LAYING, "give.card")),
        Picture("reckoning", Shows.OVER, reckoning.draw, alt, everything),
    ),
    png_palette,
    HOME,
    MESSAGES,
)
