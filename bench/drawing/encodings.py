"""Which encoding a picture gets: those that were considered, with what each takes, weighs and loses."""

from collections.abc import Callable
from io import BytesIO
from math import log10
from statistics import median
from time import perf_counter

from msgspec import Struct
from PIL import Image, ImageChops
from PIL.Image import Image as Picture

from render.core.encoding import encode

Encoding = Callable[[Picture, Picture], bytes]
"""From a picture, and the palette of its game."""


class Weighed(Struct, frozen=True):
    """One encoding over some pictures."""

    milliseconds: float
    kilobytes: float
    decibels: float | None
    """How like the pictures are to what they were (PSNR): from about 40 nobody sees it. None if the same."""


def _saved(picture: Picture, kind: str, **options: object) -> bytes:
    file = BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def _indexed(level: int) -> Encoding:
    def make(picture: Picture, palette: Picture) -> bytes:
        return _saved(picture.quantize(palette=palette, dither=Image.Dither.NONE), "PNG", compress_level=level)

    return make


ENCODINGS: dict[str, Encoding] = {
    "ours": encode,
    "PNG-8, our palette, level 1": _indexed(1),
    "PNG-8, our palette, level 3": _indexed(3),
    "PNG-8, our palette, level 6": _indexed(6),
    "PNG-8, our palette, level 9": _indexed(9),
    "PNG-8, a palette of its own": lambda picture, _: _saved(
        picture.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE), "PNG", compress_level=3
    ),
    "PNG, level 1": lambda picture, _: _saved(picture, "PNG", compress_level=1),
    "PNG, level 6": lambda picture, _: _saved(picture, "PNG", compress_level=6),
    "WebP, lossless": lambda picture, _: _saved(picture, "WEBP", lossless=True, method=0),
    "JPEG, quality 90": lambda picture, _: _saved(picture, "JPEG", quality=90),
}


def measure(pictures: list[Picture], palette: Picture) -> dict[str, Weighed]:
    """Each encoding over all pictures, in turn."""
    times: dict[str, list[float]] = {name: [] for name in ENCODINGS}
    made: dict[str, list[bytes]] = {name: [] for name in ENCODINGS}
    for picture in pictures:
        for name, encoding in ENCODINGS.items():
            begun = perf_counter()
            made[name].append(encoding(picture, palette))
            times[name].append((perf_counter() - begun) * 1000)
    return {
        name: Weighed(
            median(times[name]),
            median(map(len, files)) / 1000,
            _likeness(files, pictures),
        )
        for name, files in made.items()
    }


def _likeness(files: list[bytes], pictures: list[Picture]) -> float | None:
    errors = [_error(file, picture) for file, picture in zip(files, pictures, strict=True)]
    return 10 * log10(255**2 / median(errors)) if any(errors) else None


def _error(file: bytes, picture: Picture) -> float:
    """The mean of the squares."""
    gap = ImageChops.difference(Image.open(BytesIO(file)).convert("RGB"), picture).histogram()
    return sum(n * (value % 256) ** 2 for value, n in enumerate(gap)) / sum(gap)


def as_table(weighed: dict[str, Weighed]) -> str:
    """The figures for people."""
    lines = [f"{'encoding of a table':<32}{'ms':>8}{'kB':>8}{'PSNR dB':>9}"]
    for name, each in weighed.items():
        likeness = f"{each.decibels:.1f}" if each.decibels else "same"
        lines.append(f"{name:<32}{each.milliseconds:>8.1f}{each.kilobytes:>8.1f}{likeness:>9}")
    return "\n".join(lines)
