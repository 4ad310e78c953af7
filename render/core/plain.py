"""A plain picture: a title and lines of text on a dark ground, for tables whose game has no picture of its own yet."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

WIDTH, TALLEST = 1080, 3000
MARGIN, GAP = 40, 12
TITLE_SIZE, LINE_SIZE = 48, 30
GROUND, BRIGHT, SOFT = (24, 26, 32), (245, 238, 220), (214, 217, 224)

MORE = "…"
_NO_LETTER, _STAND_IN = "\uffff", "·"
_NEAREST = {"–": "-", "—": "-", "œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "≥": ">", "≤": "<"}
_LONGEST = 2_000
"""Characters of one line that are looked at: nobody reads more, and measuring takes time."""


def draw(title: str, lines: Sequence[str]) -> bytes:
    """The picture as PNG. What does not fit is left out, and three dots say so."""
    large, small = _font(TITLE_SIZE), _font(LINE_SIZE)
    head = next(_broken(_clean(title), large), "")
    rows = _fitting([row for line in lines for row in _broken(_clean(line), small)])
    top = 2 * MARGIN + TITLE_SIZE
    made = Image.new("RGB", (WIDTH, top + len(rows) * (LINE_SIZE + GAP) + MARGIN), GROUND)
    pen = ImageDraw.Draw(made)
    pen.text((MARGIN, MARGIN), head, BRIGHT, large)
    for at, row in enumerate(rows):
        pen.text((MARGIN, top + at * (LINE_SIZE + GAP)), row, SOFT, small)
    file = BytesIO()
    # Two colours and what lies between them: sixteen are enough, and make a fifth of the bytes.
    made.quantize(16, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


def _font(size: int) -> FreeTypeFont:
    found = ImageFont.load_default(size)
    if not isinstance(found, FreeTypeFont):
        raise RuntimeError("Pillow was built without FreeType: `paravent doctor` says what to do")
    return found


def _clean(text: str) -> str:
    """On one line, with another mark for each letter that the font has not: a missing glyph raises nothing."""
    return " ".join("".join(map(_known, text[:_LONGEST])).split())


@lru_cache(4_096)
def _known(letter: str) -> str:
    """This letter; what comes nearest to it if the font has it not: without its accent, or a dot."""
    if letter.isspace() or not letter.isprintable():
        return " "
    bare = _NEAREST.get(letter) or normalize("NFKD", letter)[0]
    return next((each for each in (letter, bare) if _drawn(each)), _STAND_IN)


def _drawn(letters: str) -> bool:
    """Whether the font has it. Pillow's own, which is always there, has no accents."""
    font = _font(LINE_SIZE)
    return bytes(font.getmask(letters)) != bytes(font.getmask(_NO_LETTER))


def _broken(text: str, font: FreeTypeFont) -> Iterator[str]:
    """The text in rows that fit the width, broken between words; inside one only if it is longer than a row."""
    row = ""
    for word in text.split(" "):
        longer = f"{row} {word}".strip()
        if font.getlength(longer) <= WIDTH - 2 * MARGIN:
            row = longer
            continue
        if row:
            yield row
        row = word
        while font.getlength(row) > WIDTH - 2 * MARGIN:
            cut = _most(row, font)
            yield row[:cut]
            row = row[cut:]
    if row:
        yield row


def _most(word: str, font: FreeTypeFont) -> int:
    """How many letters of a word fit a row; at least one."""
    least, most = 1, len(word)
    while least < most:
        middle = (least + most + 1) // 2
        if font.getlength(word[:middle]) <= WIDTH - 2 * MARGIN:
            least = middle
        else:
            most = middle - 1
    return least


def _fitting(rows: list[str]) -> list[str]:
    room = (TALLEST - 3 * MARGIN - TITLE_SIZE) // (LINE_SIZE + GAP)
    return rows if len(rows) <= room else [*rows[: room - 1], MORE]
