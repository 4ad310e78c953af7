"""The six objects: book, crown, gate, cup, flag and coat of arms."""

from collections.abc import Callable

from render.core.colours import Colour
from render.core.pen import Pen


def thing(pen: Pen, kind: str, gold: Colour, dark: Colour) -> None:
    """One of them, in gold with dark lines."""
    KINDS[kind](pen, gold, dark)


def book(pen: Pen, gold: Colour, dark: Colour) -> None:
    pen.polygon(dark, (0.02, 0.22), (0.5, 0.30), (0.98, 0.22), (0.98, 0.84), (0.5, 0.92), (0.02, 0.84))
    pen.polygon(gold, (0.07, 0.17), (0.47, 0.25), (0.47, 0.83), (0.07, 0.75))
    pen.polygon(gold, (0.93, 0.17), (0.53, 0.25), (0.53, 0.83), (0.93, 0.75))
    for at in (0.36, 0.50, 0.64):
        pen.line(dark, 0.035, (0.15, at - 0.04), (0.39, at + 0.01))
        pen.line(dark, 0.035, (0.85, at - 0.04), (0.61, at + 0.01))


def crown(pen: Pen, gold: Colour, dark: Colour) -> None:
    points = ((0.06, 0.30), (0.28, 0.52), (0.5, 0.16), (0.72, 0.52), (0.94, 0.30), (0.86, 0.84), (0.14, 0.84))
    pen.polygon(gold, *points)
    pen.rect(dark, 0.15, 0.68, 0.85, 0.74)
    for x, y in ((0.06, 0.27), (0.5, 0.13), (0.94, 0.27)):
        pen.disc(gold, x, y, 0.06)


def gate(pen: Pen, gold: Colour, dark: Colour) -> None:
    """A portcullis in its arch."""
    pen.disc(gold, 0.5, 0.46, 0.40)
    pen.rect(gold, 0.10, 0.46, 0.90, 0.92)
    pen.disc(dark, 0.5, 0.46, 0.29)
    pen.rect(dark, 0.21, 0.46, 0.79, 0.92)
    for x in (0.36, 0.5, 0.64):
        pen.line(gold, 0.05, (x, 0.24), (x, 0.88))
    for y in (0.44, 0.64):
        pen.line(gold, 0.05, (0.22, y), (0.78, y))


def cup(pen: Pen, gold: Colour, dark: Colour) -> None:
    pen.pie(gold, 0.5, 0.16, 0.36, 0, 180)
    pen.rect(gold, 0.14, 0.10, 0.86, 0.20)
    pen.line(dark, 0.04, (0.24, 0.24), (0.76, 0.24))
    pen.rect(gold, 0.44, 0.46, 0.56, 0.80)
    pen.disc(gold, 0.5, 0.60, 0.10)
    pen.polygon(gold, (0.44, 0.76), (0.56, 0.76), (0.78, 0.92), (0.22, 0.92))


def flag(pen: Pen, gold: Colour, dark: Colour) -> None:
    """A banner with two tails on a pole."""
    pen.line(gold, 0.07, (0.16, 0.08), (0.16, 0.94))
    pen.polygon(gold, (0.22, 0.12), (0.96, 0.12), (0.78, 0.34), (0.96, 0.56), (0.22, 0.56))
    pen.line(dark, 0.05, (0.36, 0.34), (0.62, 0.34))
    pen.line(dark, 0.05, (0.49, 0.22), (0.49, 0.46))


def coat(pen: Pen, gold: Colour, dark: Colour) -> None:
    """A shield, quartered."""
    pen.polygon(gold, *_shield(0.0))
    pen.polygon(dark, (0.5, 0.15), (0.84, 0.15), (0.84, 0.48), (0.5, 0.48))
    pen.polygon(dark, (0.5, 0.48), (0.5, 0.88), (0.30, 0.73), (0.19, 0.58), (0.17, 0.48))


def _shield(inner: float) -> list[tuple[float, float]]:
    left, right = 0.08 + inner, 0.92 - inner
    return [
        (left, 0.07 + inner),
        (right, 0.07 + inner),
        (right, 0.50),
        (right - 0.05, 0.66),
        (right - 0.17, 0.82),
        (0.5, 0.97 - inner),
        (left + 0.17, 0.82),
        (left + 0.05, 0.66),
        (left, 0.50),
    ]


KINDS: dict[str, Callable[[Pen, Colour, Colour], None]] = {
    "book": book,
    "crown": crown,
    "gate": gate,
    "cup": cup,
    "flag": flag,
    "coat": coat,
}
