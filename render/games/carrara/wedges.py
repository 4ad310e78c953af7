"""How broad each section of the wheel is drawn: a full one uses the room of emptier ones."""

from collections.abc import Sequence
from math import cos, radians, sin

from msgspec import Struct

from render.core.pen import Point

BEGIN, EVEN = -120, 60
"""Degrees: where section I begins, always; the others follow clockwise, as the wheel turns. And how broad a section is
while each has room enough."""
NEEDED = (30, 42, 54, 60, 84, 98, 118, 140)
"""For so many things in a section: how broad it has to be."""


class Wedge(Struct, frozen=True):
    """A section as it is drawn, in degrees."""

    begin: float
    broad: float

    @property
    def middle(self) -> float:
        return self.begin + self.broad / 2

    @property
    def end(self) -> float:
        return self.begin + self.broad


def wedges(things: Sequence[int]) -> list[Wedge]:
    """Sections with so many things in each. What one needs beyond its share the others give, the emptiest the most."""
    short = sum(max(0, NEEDED[n] - EVEN) for n in things)
    spare = sum(max(0, EVEN - NEEDED[n]) for n in things)
    begin, made = float(BEGIN), list[Wedge]()
    for n in things:
        broad = max(NEEDED[n], EVEN - (EVEN - NEEDED[n]) * short / spare) if spare else EVEN
        made.append(Wedge(begin, broad))
        begin += broad
    return made


def polar(angle: float, distance: float) -> Point:
    """A place by its direction and its distance from the middle."""
    return distance * cos(radians(angle)), distance * sin(radians(angle))
