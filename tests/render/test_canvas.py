"""The canvas: what was drawn once is not drawn again, and looks as if it had been."""

from collections.abc import Callable

import pytest
from PIL import ImageChops

from render.core.canvas import Anchor, Canvas, Shelf
from render.core.colours import Colour
from render.core.fonts import Face
from render.core.pen import Pen

GROUND: Colour = (10, 20, 30)
RED: Colour = (200, 30, 30)
WHITE: Colour = (255, 255, 255)


def dot(pen: Pen, fill: Colour) -> None:
    pen.disc(fill, 0.5, 0.5, 0.5)


class Counted:
    """A painter that counts how often it paints."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, pen: Pen, fill: Colour) -> None:
        self.times += 1
        dot(pen, fill)


def canvas(shelf: Shelf | None = None, scale: int = 1) -> Canvas:
    return Canvas(120, 80, GROUND, shelf or Shelf(), scale)


def everything(on: Canvas) -> None:
    """One of each thing that can be put on a canvas."""
    on.layer("ground", 0, 80, lambda below: below.box(WHITE, 0, 0, 120, 40))
    on.frame(WHITE, RED, 5, 5, 60, 40, 12, 3)
    on.sprite(90, 40, 25, dot, RED)
    on.picture(70.4, 50.6, 33, 11, dot, fill=WHITE)
    on.text(8, 60, "Élodie", 24, WHITE, Face.BOLD)
    on.text(118, 20, "Maximiliana-Theodora", 30, RED, anchor="right", width=60)


def pixels(made: Canvas) -> bytes:
    return made.image.tobytes()


def test_a_picture_of_cached_parts_is_the_same_to_the_pixel() -> None:
    shelf, nothing = Shelf(), Shelf(0, 0, 0)
    drawn = []
    for each in (shelf, shelf, nothing):
        drawn.append(canvas(each))
        everything(drawn[-1])
    assert pixels(drawn[0]) == pixels(drawn[1]) == pixels(drawn[2])
    assert shelf.nbytes > 0
    assert nothing.nbytes == 0


def test_a_sprite_is_drawn_once_for_each_size_and_colour() -> None:
    shelf, painter = Shelf(), Counted()
    for at in (20, 40, 60):
        canvas(shelf).sprite(at, 40, 20, painter, RED)
    assert painter.times == 1
    canvas(shelf).sprite(40, 40, 20, painter, WHITE)
    canvas(shelf).sprite(40, 40, 21, painter, RED)
    assert painter.times == 3


def test_a_layer_is_painted_once_for_each_key_and_size() -> None:
    shelf, painted = Shelf(), list[str]()

    def paint(name: str) -> Callable[[Canvas], None]:
        return lambda below: painted.append(name)

    for name in ("a", "a", "b", "a"):
        canvas(shelf).layer(name, 0, 80, paint(name))
    Canvas(60, 80, GROUND, shelf).layer("a", 0, 80, paint("a, smaller"))
    assert painted == ["a", "b", "a, smaller"]


def test_what_is_drawn_upon_a_layer_is_not_on_the_next_picture_of_it() -> None:
    shelf = Shelf()

    def ground(below: Canvas) -> None:
        below.box(WHITE, 0, 0, 60, 80)

    first, second = canvas(shelf), canvas(shelf)
    first.layer("ground", 0, 80, ground)
    first.box(RED, 0, 0, 120, 80)
    second.layer("ground", 0, 80, ground)
    assert second.image.getpixel((5, 5)) == WHITE
    assert second.image.getpixel((100, 5)) == GROUND


def test_a_layer_goes_wherever_it_is_wanted() -> None:
    shelf, painted = Shelf(), list[str]()

    def ground(below: Canvas) -> None:
        painted.append("ground")
        below.box(WHITE, 0, 0, 120, 20)

    for top in (0, 30):
        on = canvas(shelf)
        on.layer("ground", top, 20, ground)
        assert boxed(on) == (0, top, 120, top + 20)
    assert painted == ["ground"]


def test_a_sprite_is_centred_on_its_place_and_a_picture_hangs_from_its_corner() -> None:
    on = canvas()
    on.sprite(30, 30, 20, dot, RED)
    on.picture(60, 20, 40, 20, lambda pen: pen.rect(RED, 0, 0, 1, pen.height))
    assert boxed(on) == (20, 20, 100, 40)


def test_a_box_with_round_corners_covers_its_box_and_no_more() -> None:
    on = canvas()
    on.box(RED, 10, 10, 50, 40, 12)
    assert boxed(on) == (10, 10, 60, 50)
    assert on.image.getpixel((10, 10)) == GROUND
    assert on.image.getpixel((35, 30)) == RED


@pytest.mark.parametrize(("anchor", "x"), [("left", 10), ("middle", 60), ("right", 110)])
def test_words_stand_where_they_are_anchored(anchor: Anchor, x: int) -> None:
    on = canvas()
    wide = on.text(x, 40, "HHHH", 30, WHITE, anchor=anchor)
    left, _, right, _ = boxed(on)
    begin = {"left": x, "middle": x - wide / 2, "right": x - wide}[anchor]
    assert left == pytest.approx(begin, abs=4)
    assert right == pytest.approx(begin + wide, abs=4)


@pytest.mark.parametrize("face", Face, ids=lambda face: face.name)
def test_capitals_are_centred_on_their_line(face: Face) -> None:
    on = canvas()
    on.text(10, 40, "HIH", 40, WHITE, face)
    _, top, _, bottom = boxed(on)
    assert (top + bottom) / 2 == pytest.approx(40, abs=1.5)


def test_words_are_as_wide_as_measured_and_fit_when_told_to() -> None:
    on = canvas()
    assert on.text(0, 40, "Bruno", 30, WHITE) == on.measure("Bruno", 30)
    assert on.text(0, 40, "Maximiliana-Theodora", 30, WHITE, width=70) <= 70


@pytest.mark.parametrize("place", [(-500, -500), (500, 500), (-10, 40), (115, 75)])
def test_nothing_that_lies_outside_breaks_a_picture(place: tuple[int, int]) -> None:
    on = canvas()
    on.sprite(*place, 30, dot, RED)
    on.box(RED, *place, 30, 30, 8)
    on.text(*place, "Anna", 30, WHITE)
    assert on.image.size == (120, 80)


def test_what_has_no_size_is_not_drawn_and_breaks_nothing() -> None:
    on = canvas()
    on.box(RED, 10, 10, 0, 10)
    on.box(RED, 10, 10, -5, -5)
    on.text(10, 10, "", 30, WHITE)
    assert pixels(on) == pixels(canvas())


def test_a_larger_picture_made_smaller_shows_the_same() -> None:
    small, large = canvas(), canvas(scale=2)
    everything(small)
    everything(large)
    gap = ImageChops.difference(small.image, large.image.reduce(2)).convert("L").histogram()
    assert sum(value * n for value, n in enumerate(gap)) / sum(gap) < 12


def boxed(on: Canvas) -> tuple[int, int, int, int]:
    """What is not ground."""
    box = ImageChops.difference(on.image, canvas().image).getbbox()
    assert box is not None
    return box
