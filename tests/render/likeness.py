"""Whether two pictures show the same: small differences of an edge or a shade are none, another number is one."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops
from PIL.Image import Image as Picture

from render.core.scene import Scene
from render.core.studio import Studio

SHADE = 32
"""How much a pixel may differ before it is another one."""
OTHERS, MEAN = 0.0001, 0.25
"""The share of other pixels, and the mean difference, that are still no difference."""


def unlike(one: Picture, other: Picture) -> str:
    """How they differ, in words; nothing if they show the same."""
    if one.size != other.size:
        return f"{one.size} is not the size {other.size}"
    counts = _gaps(one, other).histogram()
    pixels = one.width * one.height
    others = sum(counts[SHADE:]) / pixels
    mean = sum(gap * n for gap, n in enumerate(counts)) / pixels
    return f"{others:.3%} of the pixels are others, {mean:.2f} on the mean" if others > OTHERS or mean > MEAN else ""


def keep(folder: Path, drawn: Picture, reference: Picture) -> None:
    """Both pictures, and where they differ, for a person to look at."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn.save(folder / "drawn.png")
    reference.save(folder / "reference.png")
    if drawn.size == reference.size:
        _gaps(drawn, reference).point([min(255, gap * 4) for gap in range(256)]).save(folder / "difference.png")


def _gaps(one: Picture, other: Picture) -> Picture:
    """By pixel, the difference of the colour that differs most."""
    red, green, blue = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def opened(stored: Path | BytesIO) -> Picture:
    """A stored picture."""
    with Image.open(stored) as file:
        return file.convert("RGB")


def pixels(studio: Studio, scene: Scene) -> tuple[int, bytes]:
    """All that can be seen of it, before it is made a file of few colours: the same only if nothing differs at all."""
    image = studio.paint(scene).image
    return image.width, image.tobytes()
