"""Who waited for whom, as a picture: a square for each two people, darker the longer one of them waited."""

from collections import Counter
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tests.season.figures import HABITS, Figures

CELL, LEFT, TOP, GAP = 9, 190, 60, 3
GROUND, LINE, INK = (250, 248, 244), (225, 220, 212), (60, 56, 50)
PALE, DARK = (246, 232, 214), (140, 40, 30)
DARKEST = 21 * 24
"""Hours from which on a square is no darker."""
LEGEND = {"never": 0, "an hour": 1, "a day": 24, "a week": 7 * 24, "three weeks": DARKEST}
"""How long, in all, and in hours."""


def draw(figures: Figures, path: Path) -> None:
    """Rows wait, columns are waited for; both in the order of habits."""
    order = [player.number for kind in HABITS for player in figures.people if player.kind == kind]
    kinds = Counter(player.kind for player in figures.people)
    place, starts = _places(kinds)
    size = place[-1] + CELL
    image = Image.new("RGB", (LEFT + size + 20, TOP + size + 50), GROUND)
    brush, font = ImageDraw.Draw(image), ImageFont.load_default(13)
    waited = figures.waited()
    for row, waits in zip(place, order, strict=True):
        for column, awaited in zip(place, order, strict=True):
            hours = waited[waits, awaited]
            at = (LEFT + column, TOP + row, LEFT + column + CELL - 2, TOP + row + CELL - 2)
            brush.rectangle(at, _shade(hours) if hours else LINE)
    for kind, start in starts.items():
        brush.text((LEFT - 12, TOP + start + kinds[kind] * CELL // 2), kind, INK, font, anchor="rm")
        brush.text((LEFT + start + kinds[kind] * CELL // 2, TOP - 12), kind, INK, font, anchor="ms")
    brush.text((12, TOP - 12), "who waited, for whom:", INK, font, anchor="ls")
    _legend(brush, font, TOP + size + 20)
    image.quantize(64).save(path, optimize=True)


def _legend(brush: ImageDraw.ImageDraw, font: ImageFont.FreeTypeFont | ImageFont.ImageFont, top: int) -> None:
    for n, (told, hours) in enumerate(LEGEND.items()):
        left = LEFT + n * 110
        brush.rectangle((left, top, left + CELL - 2, top + CELL - 2), _shade(hours) if hours else LINE)
        brush.text((left + CELL + 4, top + CELL - 2), told, INK, font, anchor="ls")


def _places(kinds: Counter[str]) -> tuple[list[int], dict[str, int]]:
    """Where each person's row begins, and each habit's; with a gap between two habits."""
    place, starts, at = list[int](), dict[str, int](), 0
    for kind in HABITS:
        starts[kind] = at
        place += [at + n * CELL for n in range(kinds[kind])]
        at += kinds[kind] * CELL + GAP
    return place, starts


def _shade(hours: int) -> tuple[int, int, int]:
    share = min(hours / DARKEST, 1.0) ** 0.5
    red, green, blue = (round(pale + (dark - pale) * share) for pale, dark in zip(PALE, DARK, strict=True))
    return red, green, blue
