"""Pieces and lists as people type them, in either language, with or without accents."""

import pytest

from engine.words.called import Called, Names
from engine.words.typed import Misread, plain
from engine.words.typed_several import read_counts, read_list

ENGLISH: list[Names] = [("white", "white"), ("light grey", "grey"), ("green", "green"), ("black", "black")]
FRENCH: list[Names] = [
    ("blanc", "blancs", "white"),
    ("gris clair", "grey"),
    ("vert foncé", "verts foncés", "green"),
    ("noir", "noirs", "black"),
]


@pytest.mark.parametrize(
    ("typed", "counts"),
    [
        ("2 white, black", (2, 0, 0, 1)),
        ("white white", (2, 0, 0, 0)),
        ("2w", (2, 0, 0, 0)),
        ("2w1b", (2, 0, 0, 1)),
        ("WHITE,Black", (1, 0, 0, 1)),
        ("light grey", (0, 1, 0, 0)),
        ("3 light grey and 1 green", (0, 3, 1, 0)),
        ("grey", (0, 1, 0, 0)),
        ("2 whites, and black", (2, 0, 0, 1)),
        ("white + 2 black & green", (1, 0, 1, 2)),
        ("0", (0, 0, 0, 0)),
        ("nothing", (0, 0, 0, 0)),
        ("1 0 0 2", (1, 0, 0, 2)),
        ("1,0,0,2", (1, 0, 0, 2)),
        ("0 white", (0, 0, 0, 0)),
        ("００ white ２ black", (0, 0, 0, 2)),
    ],
)
def test_pieces_in_english(typed: str, counts: tuple[int, ...]) -> None:
    assert read_counts(plain(typed), Called(ENGLISH), (plain("nothing"),)) == counts


@pytest.mark.parametrize(
    ("typed", "counts"),
    [
        ("2 blancs et 1 noir", (2, 0, 0, 1)),
        ("bl, n", (1, 0, 0, 1)),
        ("2 verts foncés", (0, 0, 2, 0)),
        ("vert fonce", (0, 0, 1, 0)),
        ("VERT FONCÉ", (0, 0, 1, 0)),
        ("clair", (0, 1, 0, 0)),
        ("2 black", (0, 0, 0, 2)),
        ("rien", (0, 0, 0, 0)),
    ],
)
def test_pieces_in_french(typed: str, counts: tuple[int, ...]) -> None:
    assert read_counts(plain(typed), Called(FRENCH), (plain("rien"),)) == counts


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("red", "unknown-word"),
        ("2 red", "unknown-word"),
        ("-1 white", "unknown-word"),
        ("white!", "unknown-word"),
        (",", "unknown-word"),
        ("gr", "ambiguous-word"),
        ("2", "number-alone"),
        ("white 2", "number-alone"),
        ("2 3 white", "number-alone"),
        ("1 2 3", "numbers-alone"),
        ("1 2 3 4 5", "numbers-alone"),
        ("9999999 white", "huge"),
        ("9" * 5000, "huge"),
        ("𐩀 white", "unknown-word"),
    ],
)
def test_what_cannot_be_read_is_explained(typed: str, key: str) -> None:
    kinds = [*ENGLISH[:1], ("grey", "grey"), *ENGLISH[2:]]
    with pytest.raises(Misread) as mistake:
        read_counts(plain(typed), Called(kinds))
    assert mistake.value.key == key


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [("1", (0,)), ("4 1", (0, 3)), ("black, white", (0, 3)), ("1, green", (0, 2)), ("light grey and 4", (1, 3))],
)
def test_lists_by_number_and_by_name(typed: str, chosen: tuple[int, ...]) -> None:
    assert read_list(plain(typed), Called(ENGLISH)) == chosen


@pytest.mark.parametrize("typed", ["4 1", "black, white", "4 and white"])
def test_where_the_order_counts_a_list_comes_as_it_was_typed(typed: str) -> None:
    assert read_list(plain(typed), Called(ENGLISH), ordered=True) == (3, 0)


@pytest.mark.parametrize(
    "typed",
    [
        "lantern-2, glow-1",
        "lantern of column 2 and glow of column 1",
        "lantern of column 2, glow",
        "Lantern of column 2 glow of column 1",
    ],
)
def test_things_with_numbers_in_their_names(typed: str) -> None:
    numbered = [("glow of column 1", "glow-1"), *((f"lantern of column {n}", f"lantern-{n}") for n in (1, 2))]
    assert read_list(plain(typed), Called(numbered), numbered=False, ordered=True) == (2, 0)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("5", "pick-number"),
        ("0 1", "pick-number"),
        ("1 1", "chosen-twice"),
        ("1 white", "chosen-twice"),
        ("x", "unknown-word"),
    ],
)
def test_lists_that_cannot_be(typed: str, key: str) -> None:
    with pytest.raises(Misread) as mistake:
        read_list(plain(typed), Called(ENGLISH))
    assert mistake.value.key == key


def test_a_name_with_brackets_and_a_stroke_is_read_as_it_was_written_also_in_a_list() -> None:
    cards = Called([("grey 40 (1/2)", "40"), ("blue 53 (0/3)", "53"), ("grey 4 (3/0)", "4")])
    assert read_list(plain("grey 40 (1/2) and blue 53 (0/3)"), cards, numbered=False) == (0, 1)
    assert read_list(plain("grey 4 (3/0), 53"), cards, numbered=False) == (1, 2)
    assert read_list(plain("40 4"), cards, numbered=False) == (0, 2)
