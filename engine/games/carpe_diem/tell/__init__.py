"""The view in words: `described` has tiles, sides and all that labels are made of, `sections` the lines."""

from engine.games.carpe_diem.tell.described import flat as flat
from engine.games.carpe_diem.tell.described import said as said
from engine.games.carpe_diem.tell.sections import MESSAGES as MESSAGES
from engine.games.carpe_diem.tell.sections import tell as tell
