"""Dynasties' pictures, as a table of contents."""

from render.core.contract import SCREEN, TABLE, GamePictures, Picture, Shows
from render.games.dynasties.court import picture as court
from render.games.dynasties.described.chosen import alt, everything
from render.games.dynasties.palette import png_palette
from render.games.dynasties.reckoning import picture as reckoning
from render.games.dynasties.screen import picture as screen
from render.games.dynasties.table import picture as table
from render.games.dynasties.words import HOME, MESSAGES

CITIES = (
    "prince.city",
    "princess.city",
    "carry.city",
    "wed.city",
    "plot.city",
    "plot.city2",
    "bonus.city",
    "save.cities",
)
SHIPS = ("trade.ship", "carry.ship", "board.ship", "divide.goods", "choose.part", "unload.goods", "plunder.ship1")
DICE = ("apart.die", "carry.die", "pick.dice", "carry.region", "bonus.region")
COURT = ("character.character", "pass.place", "bonus.action", "bonus.free")
HAND = (
    *(f"{verb}.card" for verb in ("trade", "prince", "princess", "character", "city", "pause")),
    *("city.role", "pass.keep", "keep.score", "score.scores"),
)
"""What is chosen on which picture: cities, ships, dice on the table, characters at court, cards behind one's screen."""

PICTURES = GamePictures(
    "dynasties",
    (
        Picture(TABLE, Shows.ALWAYS, table.draw, alt, everything, beside=(*CITIES, *SHIPS, *DICE)),
        Picture("court", Shows.ALWAYS, court.draw, alt, everything, beside=COURT),
        Picture(SCREEN, Shows.OWN, screen.draw, alt, everything, beside=HAND),
        Picture("reckoning", Shows.OVER, reckoning.draw, alt, everything),
    ),
    png_palette,
    HOME,
    MESSAGES,
)
