"""The colours of Lanterns' pictures: the theme's, the water, and the lanterns'."""

from functools import cache

from PIL.Image import Image

from render.core.colours import Colour, colour
from render.core.encoding import palette
from render.core.theme import Theme

WATER: Colour = colour("#24506b")
DEEP: Colour = colour("#173648")
ON_WATER: Colour = colour("#e8f2f7")
LIGHTS: dict[str, Colour] = {"red": colour("#e04f4f"), "yellow": colour("#f2cf4a"), "mauve": colour("#b58ad6")}


@cache
def colours(theme: Theme) -> Image:
    """All of them, and the edges between what meets."""
    lights = (*LIGHTS.values(), ON_WATER, *theme.players)
    exact = (*theme.grounds, *theme.inks, WATER, DEEP, ON_WATER, *LIGHTS.values())
    return palette(exact, [(theme.ground, (theme.ink, theme.turn), 10), (WATER, lights, 6), (DEEP, lights, 6)])
