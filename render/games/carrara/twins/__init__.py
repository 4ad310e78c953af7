"""The twins of Carrara's pictures: what each shows, in words. `…_alt` is the gist, `…_tell` is all of it.

They are made of the same scene as the picture, and say nothing that is not in it.
"""

from render.games.carrara.twins.boards import board_alt, board_tell
from render.games.carrara.twins.market import table_alt, table_tell, wheel_alt, wheel_tell
from render.games.carrara.twins.reckoning import reckoning_alt, reckoning_tell
from render.games.carrara.twins.screens import objectives_alt, objectives_tell, screen_alt, screen_tell

__all__ = [
    "board_alt",
    "board_tell",
    "objectives_alt",
    "objectives_tell",
    "reckoning_alt",
    "reckoning_tell",
    "screen_alt",
    "screen_tell",
    "table_alt",
    "table_tell",
    "wheel_alt",
    "wheel_tell",
]
