"""The fonts: which face is for what, and which one has a letter. They are packages; none is looked for on the machine.

A missing glyph raises nothing: it is told by its picture, which is that of a letter that no font has.
"""

from enum import Enum
from functools import lru_cache
from pathlib import Path

import fontpkg
import noto_cjk_sans_otc
from msgspec import Struct
from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

Axes = tuple[float, ...]
"""Weight, or weight and width, of a font that has them."""

NO_LETTER = "\uffff"
_PROBE = 24


class Cut(Struct, frozen=True):
    """A font at a weight and a width; without axes, as it is."""

    family: str
    axes: Axes = ()


CJK = Cut("Noto Sans CJK")
ARABIC_HEBREW = Cut("Rubik", (600,))


class Face(Enum):
    """What letters are for. A face is a chain of cuts: the first that has a letter draws it."""

    TITLE = (Cut("Cinzel", (700,)), Cut("Noto Sans", (700, 100)), ARABIC_HEBREW, CJK)
    """Carved in stone: titles, cities, the numbers of sections."""
    TEXT = (Cut("Noto Sans", (500, 100)), ARABIC_HEBREW, CJK)
    BOLD = (Cut("Noto Sans", (750, 100)), ARABIC_HEBREW, CJK)
    NARROW = (Cut("Noto Sans", (600, 70)), ARABIC_HEBREW, CJK)
    """What else would not fit."""

    # Members with the same chain would be one; these never are, and are quick to tell apart as keys.
    __hash__ = object.__hash__


@lru_cache(256)
def font(cut: Cut, size: int) -> FreeTypeFont:
    """A cut at a size."""
    made = ImageFont.truetype(str(_file(cut.family)), size)
    if cut.axes:
        made.set_variation_by_axes(list(cut.axes))
    return made


@lru_cache(8_192)
def has(cut: Cut, letter: str) -> bool:
    """Whether this font has this letter."""
    return _look(cut, letter) != _look(cut, NO_LETTER)


def cap_height(face: Face, size: int) -> int:
    """How tall capitals and digits stand: what letters are centred by."""
    return _cap_height(face.value[0], size)


@lru_cache(256)
def _cap_height(cut: Cut, size: int) -> int:
    return -round(font(cut, size).getbbox("H", anchor="ls")[1])


def _look(cut: Cut, letter: str) -> bytes:
    return bytes(font(cut, _PROBE).getmask(letter))


@lru_cache(16)
def _file(family: str) -> Path:
    if family == CJK.family:
        return Path(str(noto_cjk_sans_otc.FONT_PATH))
    return Path(fontpkg.path(family, nearest=True))
