"""The plain picture: always there, never too large, whatever is written on it."""

from io import BytesIO

import pytest
from PIL import Image

from render.core.plain import GROUND, TALLEST, WIDTH, draw


def opened(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def test_a_title_and_lines_are_drawn_on_a_dark_ground() -> None:
    picture = opened(draw("Pebbles · bcdfg", ["The bag holds 12 pebbles.", "On the beach: 2 white."]))
    colours = picture.getcolors(maxcolors=100_000)
    assert colours is not None
    assert picture.width == WIDTH
    assert max(colours)[1] == GROUND
    assert len(colours) > 1


def test_another_line_makes_another_picture() -> None:
    assert draw("Pebbles", ["one"]) != draw("Pebbles", ["two"])


def test_the_same_words_make_the_same_bytes() -> None:
    assert draw("Pebbles", ["one"]) == draw("Pebbles", ["one"])


def test_more_lines_than_fit_are_left_out() -> None:
    assert opened(draw("Pebbles", [f"line {n}" for n in range(500)])).height <= TALLEST


@pytest.mark.parametrize(
    "odd",
    ["", " ", "\n\n", "x" * 5_000, "word " * 900, "\ud800", "\x00\x1b[31m", "שלום 你好 😀", "a\u0301" * 300, "\u202e"],
)
def test_nothing_that_is_written_can_break_it(odd: str) -> None:
    assert opened(draw(odd, [odd, odd])).height <= TALLEST
