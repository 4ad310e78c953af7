"""Letters: a line of text as a mask, measured and fitted, in whatever script its writer has chosen."""

import re
from functools import lru_cache
from unicodedata import category, normalize

from msgspec import Struct
from PIL import Image, ImageDraw
from PIL.Image import Image as Picture

from render.core.fonts import Cut, Face, font, has

SMALLEST = 22
"""Pixels: nothing smaller can be read on a phone."""
LONGEST = 400
"""Letters of a line that are looked at: no line of ours is as long, and measuring takes time."""
MORE, STAND_IN = "…", "·"
KEEPING = "\u00a0\u202f"
"""Spaces at which no line is broken; they are drawn like any other."""
SPACES = str.maketrans(dict.fromkeys(KEEPING, " "))
_NUMBER = re.compile(r" \(\d{1,3}\)$")
_BLANK = Image.new("L", (1, 1))


class Lettering(Struct, frozen=True):
    """A line of text: its mask, where that lies from the pen's place on the baseline, and how far the pen goes."""

    mask: Picture
    left: int
    top: int
    length: int

    @property
    def nbytes(self) -> int:
        return self.mask.width * self.mask.height


class Line(Struct, frozen=True):
    """What is written, and how."""

    text: str
    face: Face
    size: int


def letter(line: Line) -> Lettering:
    """Draw it."""
    boxes, pen = [], 0.0
    for cut, part in runs(clean(line.text), line.face):
        drawn = font(cut, line.size)
        boxes.append((pen, drawn, part, drawn.getbbox(part, anchor="ls")))
        pen += drawn.getlength(part)
    left = min((int(at + box[0]) for at, _, _, box in boxes), default=0) - 1
    top = min((int(box[1]) for _, _, _, box in boxes), default=0) - 1
    right = max((int(at + box[2]) for at, _, _, box in boxes), default=0) + 2
    bottom = max((int(box[3]) for _, _, _, box in boxes), default=0) + 2
    mask = Image.new("L", (right - left, bottom - top)) if boxes else _BLANK
    draw = ImageDraw.Draw(mask)
    for at, drawn, part, _ in boxes:
        draw.text((at - left, -top), part, 255, drawn, anchor="ls")
    return Lettering(mask, left, top, round(pen))


def length(line: Line) -> int:
    """How wide it is."""
    return round(sum(font(cut, line.size).getlength(part) for cut, part in runs(clean(line.text), line.face)))


@lru_cache(4_096)
def fitted(line: Line, width: int) -> Line:
    """The same within a width: somewhat smaller, then narrower, then cut short with three dots."""
    if length(line) <= width:
        return line
    for size in range(line.size, max(SMALLEST, line.size * 3 // 4) - 1, -2):
        same = Line(line.text, line.face, size)
        if length(same) <= width:
            return same
    for size in range(line.size, SMALLEST - 1, -2):
        narrow = Line(line.text, Face.NARROW, size)
        if length(narrow) <= width:
            return narrow
    return _cut_short(Line(clean(line.text), Face.NARROW, min(line.size, SMALLEST)), width)


@lru_cache(4_096)
def broken(text: str, face: Face, size: int, width: int) -> tuple[str, ...]:
    """The text in rows that fit a width, broken between words."""
    rows, row = list[str](), ""
    for word in clean(text).split(" "):
        longer = f"{row} {word}" if row else word
        if row and length(Line(longer, face, size)) > width:
            rows.append(row)
            row = word
        else:
            row = longer
    return (*rows, row) if row else tuple(rows)


@lru_cache(4_096)
def clean(text: str) -> str:
    """On one line, without what cannot be drawn and does not need to be; French's unbreakable spaces stay."""
    whole = normalize("NFC", text[:LONGEST].encode("utf8", "replace").decode("utf8"))
    return " ".join(part for part in "".join(map(_drawable, whole)).split(" ") if part).strip()


def runs(text: str, face: Face) -> list[tuple[Cut, str]]:
    """The text in parts that one font can draw each."""
    parts = list[tuple[Cut, str]]()
    for each in text.translate(SPACES):
        now = parts[-1][0] if parts else None
        if _is_mark(each) and (not parts or parts[-1][1].endswith(STAND_IN)):
            continue  # a mark without its letter
        cut, drawn = _cut_for(each, face, now)
        if drawn and now is cut:
            parts[-1] = (cut, parts[-1][1] + drawn)
        elif drawn:
            parts.append((cut, drawn))
    return parts


def _cut_for(letter: str, face: Face, now: Cut | None) -> tuple[Cut, str]:
    """Which font draws this letter, and what it draws: a mark on a letter goes with its letter, or is left out."""
    if _is_mark(letter):
        return (now, letter) if now is not None and has(now, letter) else (now or face.value[0], "")
    if letter == " " and now is not None:
        return now, letter
    for drawn in (letter, normalize("NFKC", letter)):  # a letter in fancy dress is drawn without it
        for cut in face.value:
            if drawn == " " or all(has(cut, each) for each in drawn):
                return cut, drawn
    return face.value[-3], STAND_IN


def _is_mark(letter: str) -> bool:
    return category(letter).startswith("M")


def _drawable(letter: str) -> str:
    """Marks of direction, joiners and selectors have no shape of their own; what is not printable is a space."""
    if category(letter) in ("Cf", "Cn", "Co", "Cs") or letter in "\ufe0e\ufe0f":
        return ""
    return letter if letter.isprintable() or letter in KEEPING else " "


def _cut_short(line: Line, width: int) -> Line:
    """With three dots for what is left out; the number that tells a name from another stays."""
    number = _NUMBER.search(line.text)
    end = MORE + (number[0] if number else "")
    least, most = 0, len(line.text)
    while least < most:
        middle = (least + most + 1) // 2
        if length(Line(line.text[:middle].rstrip() + end, line.face, line.size)) <= width:
            least = middle
        else:
            most = middle - 1
    return Line(line.text[:least].rstrip() + end, line.face, line.size)
