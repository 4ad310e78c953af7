"""Colours, and how two of them mix."""

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """`#1e2027` as numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """So much of the other in the one."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
