"""How far apart two colours look, to every kind of eye: CIEDE2000, colour blindness, and the contrast of WCAG."""

from collections.abc import Sequence
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from render.core.colours import Colour

Lab = tuple[float, float, float]
Linear = tuple[float, float, float]
Matrix = tuple[Linear, Linear, Linear]

WHITE = (0.95047, 1.0, 1.08883)
"""Daylight, D65."""
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
VISIONS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB."""


def linear(colour: Colour) -> Linear:
    """sRGB as amounts of light."""
    red, green, blue = (_light(part / 255) for part in colour)
    return red, green, blue


def seen(colour: Colour, vision: str) -> Linear:
    """What such an eye makes of it, as amounts of light."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(VISIONS[vision], linear(colour)))
    return red, green, blue


def lab(light: Linear) -> Lab:
    """CIE L*a*b*."""
    x, y, z = (_root(part / white) for part, white in zip(_times(TO_XYZ, light), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Colour, other: Colour, vision: str = "normal") -> float:
    """How far apart they look: about 1 can just be told side by side, 10 at a glance."""
    return ciede2000(lab(seen(one, vision)), lab(seen(other, vision)))


def contrast(one: Colour, other: Colour) -> float:
    """WCAG 2: from 1 to 21."""
    dark, bright = sorted(_times(TO_XYZ, linear(each))[1] for each in (one, other))
    return (bright + 0.05) / (dark + 0.05)


def ciede2000(one: Lab, other: Lab) -> float:
    """Sharma, Wu and Dalal 2005, with all three weights at 1."""
    mean_chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretched = 1 + 0.5 * (1 - _saturation(mean_chroma))
    chroma_1, hue_1 = _polar(one[1] * stretched, one[2])
    chroma_2, hue_2 = _polar(other[1] * stretched, other[2])
    grey = chroma_1 * chroma_2 == 0
    turn = 0.0 if grey else (hue_2 - hue_1 + 180) % 360 - 180
    lightness, chroma = (one[0] + other[0]) / 2, (chroma_1 + chroma_2) / 2
    hue = hue_1 + hue_2 if grey else _mean_hue(hue_1, hue_2)
    light = (other[0] - one[0]) / (1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2))
    colourful = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    round_about = 2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _hue_weight(hue))
    return sqrt(light**2 + colourful**2 + round_about**2 + _rotation(chroma, hue) * colourful * round_about)


def _saturation(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _mean_hue(one: float, other: float) -> float:
    middle = (one + other) / 2
    if abs(one - other) <= 180:
        return middle
    return middle + 180 if one + other < 360 else middle - 180


def _hue_weight(hue: float) -> float:
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(high * cos(radians(times * hue + shift)) for high, times, shift in waves)


def _rotation(chroma: float, hue: float) -> float:
    """Blues lie askew."""
    return -2 * _saturation(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > (6 / 29) ** 3 else part * (29 / 6) ** 2 / 3 + 4 / 29


def _times(matrix: Matrix, vector: Sequence[float]) -> Linear:
    one, two, three = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three
