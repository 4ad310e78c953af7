"""Letters: every one our languages need, names in any script, and nothing that anybody writes can break a picture."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.discovery import discover
from render.core.fonts import ARABIC_HEBREW, NO_LETTER, Face, cap_height, font, has
from render.core.lettering import MORE, SMALLEST, STAND_IN, Line, broken, clean, fitted, length, letter, runs

LOWER = "abcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôœöùûüÿìíòóú"
SIGNS = "0123456789 \u00a0\u202f.,;:!?…·•«»“”‘’'\"()–—-+−×/%&°€½"
DATA = Path(__file__).parents[3] / "data"
WRITTEN = sorted(path for folder in (*discover(), "pictures") for path in DATA.glob(f"{folder}/**/*.ftl"))

NAMES = {
    "Greek": "Ἀλέξανδρος Μακεδών",
    "Cyrillic": "Наталья Ёжикова",
    "Hebrew": "שלום אברהם",
    "Arabic": "محمد العربي",
    "Devanagari": "देवनागरी श्रीराम",
    "Chinese": "諸葛亮 诸葛亮",
    "Japanese": "さくら サクラ 桜",
    "Korean": "대한민국",
    "Vietnamese": "Nguyễn Tiến Đạt",
    "Polish": "Łukasz Wiśniewski",
}

anything = st.text(st.characters(exclude_categories=()), max_size=500)
faces, sizes = st.sampled_from(list(Face)), st.integers(8, 120)
each_face = pytest.mark.parametrize("face", Face, ids=lambda face: face.name)


def drawn(text: str, face: Face) -> str:
    """What is put on the picture instead of the text, if anything."""
    return "".join(part for _, part in runs(clean(text), face))


@each_face
def test_every_letter_of_french_and_italian_is_in_the_first_font_of_a_face(face: Face) -> None:
    assert [each for each in LOWER + LOWER.upper() + SIGNS if not has(face.value[0], each)] == []


@each_face
@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(DATA)))
def test_every_letter_of_our_own_words_is_in_the_first_font_of_a_face(face: Face, path: Path) -> None:
    """But for the arrow between two prices, which is only said: on a picture it is a shape."""
    drawn = "pictures" in path.relative_to(DATA).parts
    written = set(path.read_text(encoding="utf8")) - ({"\n"} if drawn else {"\n", "→"})
    assert sorted(each for each in written if not has(face.value[0], each)) == []


def test_the_letter_that_no_font_has_is_in_no_font() -> None:
    assert not any(has(cut, NO_LETTER) for face in Face for cut in face.value)


@each_face
@pytest.mark.parametrize("script", NAMES)
def test_a_name_is_drawn_in_its_own_script(face: Face, script: str) -> None:
    name = NAMES[script]
    assert drawn(name, face) == clean(name)
    assert letter(Line(name, face, 30)).mask.getbbox() is not None


@each_face
@pytest.mark.parametrize("unknown", ["😀", "🎲", "ᚠ", "𓀀", "꧁"])
def test_a_letter_that_no_font_has_is_a_dot_and_never_a_box(face: Face, unknown: str) -> None:
    assert drawn(f"a{unknown}b", face) == f"a{STAND_IN}b"


def test_an_emoji_with_joiners_and_selectors_leaves_no_more_than_its_dots() -> None:
    assert drawn("❤\ufe0f", Face.TEXT) == STAND_IN
    assert drawn("👩\u200d🚀", Face.TEXT) == STAND_IN * 2


def test_marks_of_direction_and_what_cannot_be_printed_are_not_drawn() -> None:
    assert clean("\u202eAnna\u2069\x00\x1b\n Bruno ") == "Anna Bruno"


def test_a_letter_and_its_accent_apart_are_drawn_as_one() -> None:
    assert clean("E\u0301lodie") == "Élodie"


def test_an_accent_without_a_letter_is_left_out() -> None:
    assert drawn("\u0336", Face.TITLE) == ""


def test_arabic_letters_are_joined() -> None:
    arabic, apart = font(ARABIC_HEBREW, 40), "\u200c"
    assert bytes(arabic.getmask("محمد")) != bytes(arabic.getmask(apart.join("محمد")))


@each_face
def test_a_line_is_as_long_as_it_is_measured(face: Face) -> None:
    line = Line("Pièces d’Élodie : 12", face, 40)
    made = letter(line)
    assert made.length == length(line)
    assert abs(made.mask.width - made.length) <= 12


@each_face
def test_capitals_grow_with_the_size(face: Face) -> None:
    assert cap_height(face, 60) == pytest.approx(2 * cap_height(face, 30), abs=2)


def test_a_heavier_cut_is_another_font() -> None:
    light, heavy = (bytes(font(face.value[0], 60).getmask("H")) for face in (Face.TEXT, Face.BOLD))
    assert sum(heavy) > sum(light)


def test_a_line_that_fits_is_left_alone() -> None:
    line = Line("Anna", Face.BOLD, 40)
    assert fitted(line, 400) == line


def test_a_line_that_is_a_little_too_long_becomes_smaller_in_its_own_face() -> None:
    line = Line("Maximiliana-Theodora", Face.BOLD, 40)
    small = fitted(line, length(line) - 4)
    assert (small.text, small.face) == (line.text, line.face)
    assert small.size < line.size


def test_a_line_that_is_much_too_long_becomes_narrow_and_is_still_whole() -> None:
    line = Line("Maximiliana-Theodora", Face.BOLD, 40)
    narrow = fitted(line, length(line) * 2 // 3)
    assert (narrow.text, narrow.face) == (line.text, Face.NARROW)


def test_a_name_that_is_cut_short_keeps_the_number_that_tells_it_from_another() -> None:
    cut = [
        fitted(Line(name, Face.TEXT, 30), 200).text
        for name in ("Maximiliane von W" * 2, "Maximiliane von W" * 2 + " (2)")
    ]
    assert MORE in cut[0]
    assert cut[1].endswith(f"{MORE} (2)")


def test_a_line_that_is_far_too_long_is_cut_short_at_a_size_that_can_be_read() -> None:
    short = fitted(Line("W" * 32, Face.BOLD, 40), 200)
    assert short.text.endswith(MORE)
    assert short.size == SMALLEST


def test_a_text_is_broken_between_words() -> None:
    rows = broken("one two three four", Face.TEXT, 30, length(Line("three four", Face.TEXT, 30)))
    assert rows == ("one two", "three four")


@given(anything, faces, sizes)
@settings(deadline=None)
def test_any_text_can_be_drawn(text: str, face: Face, size: int) -> None:
    made = letter(Line(text, face, size))
    assert made.mask.width >= 1
    assert made.length >= 0


@given(anything, faces, sizes, st.integers(40, 1080))
@settings(deadline=None)
def test_any_text_fits_any_width_from_forty(text: str, face: Face, size: int, width: int) -> None:
    assert length(fitted(Line(text, face, size), width)) <= width


@given(anything, faces, sizes, st.integers(40, 1080))
@settings(deadline=None)
def test_any_text_can_be_broken_and_loses_no_word(text: str, face: Face, size: int, width: int) -> None:
    assert " ".join(broken(text, face, size, width)) == clean(text)


@pytest.mark.parametrize(("name", "drawn"), [("𝓐𝓷𝓷𝓪", "Anna"), ("Ｚｏｅ", "Zoe"), ("ﬁn", "fin")])
def test_letters_in_fancy_dress_are_drawn_without_it_if_no_font_has_them(name: str, drawn: str) -> None:
    assert "".join(part for _, part in runs(clean(name), Face.BOLD)) in (drawn, name)
    assert STAND_IN not in "".join(part for _, part in runs(clean(name), Face.BOLD))


def test_a_mark_whose_letter_no_font_has_is_left_out() -> None:
    assert [part for _, part in runs(clean("தமிழ்"), Face.TEXT)] == [STAND_IN * 3]
