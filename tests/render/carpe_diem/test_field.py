"""The scoring cards, large: words, circles by their numbers, discs, and what each card would bring its viewer."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.games.carpe_diem.data import FACTS
from engine.games.carpe_diem.show import show_card
from engine.games.carpe_diem.views import CardView, CardWorth
from render.core.parts.heading import MARGIN, WIDTH
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import DARK, THEMES
from render.games.carpe_diem.cards import ends
from render.games.carpe_diem.field.picture import CARD_W, GRID, WORDS, WOULD
from tests.render.carpe_diem.fullest import full, scoring
from tests.render.carpe_diem.plays import table
from tests.render.positions import LONG
from tests.render.shared.marks import Mark, marks
from tests.roots import GAMES

STUDIO = Studio(GAMES)


def card(at: int) -> Mark:
    left, top = GRID.corner(at)
    return Mark("", left, top, left + GRID.wide, top + GRID.high)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_circle_lies_between_its_two_cards(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("cards", seats, 3, news=0)
    circles = [mark for mark in marks(seen, monkeypatch) if mark.size == 36 and mark.what.isdecimal()]
    assert [int(mark.what) for mark in circles] == [circle.number for circle in seen.view.table.circles]
    for mark, circle in zip(circles, seen.view.table.circles, strict=True):
        x, y = (mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2
        (one_x, one_y), (two_x, two_y) = map(GRID.middle, ends(seen.view.table, circle))
        assert abs(x - (one_x + two_x) / 2) < 2
        assert abs(y - (one_y + two_y) / 2) < 2


def test_nothing_of_a_circle_covers_a_card() -> None:
    seen = table("cards", 4, 3, news=0)
    for circle in seen.view.table.circles:
        x, y = GRID.circle(seen.view.table, circle)
        disc = Mark("", x - 35, y - 35, x + 35, y + 35)
        assert not any(disc.meets(card(at)) for at in range(12))


def test_what_a_card_would_bring_is_shown_to_who_plays_and_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    own, others = (table("cards", 4, 0.6, viewer=viewer, news=0) for viewer in (1, None))
    assert sum(mark.what.startswith("you:") for mark in marks(own, monkeypatch)) == 12
    assert not any(mark.what.startswith("you:") for mark in marks(others, monkeypatch))


def test_the_card_somebody_is_asked_about_has_a_frame() -> None:
    seen = scoring(table("cards", 4, 0.5, viewer=0))
    asked = seen.view.decisions[0].subject["card"]
    picture = STUDIO.paint(seen).image
    for at, shown in enumerate(seen.view.table.cards):
        left, top = GRID.corner(at)
        is_framed = picture.getpixel((round(left + CARD_W / 2), round(top + 2))) == DARK.turn
        assert is_framed == (shown is not None and shown.id == asked)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("grown", [full, scoring])
def test_no_word_runs_out_of_its_card(
    theme: str, language: str, grown: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(grown)
    seen = grown(table("cards", 4, 0.5, viewer=0, names=LONG, theme=theme, language=language))
    for mark in marks(seen, monkeypatch):
        assert MARGIN - 1 <= mark.left <= mark.right <= WIDTH - MARGIN + 2, mark.what
    assert not any("…" in mark.what for mark in marks(seen, monkeypatch))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_there_is_has_words_that_fit(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    every = [show_card(facts) for facts in FACTS[1].cards]
    seen = table("cards", 4, 3, viewer=0, news=0, language=language)
    for begin in range(0, len(every), 12):
        shown = _with(seen, tuple(every[begin : begin + 12]))
        places = [card(at) for at in range(12)]
        written = [m for m in marks(shown, monkeypatch) if m.size in (WORDS, WOULD) and GRID.top < m.top < GRID.bottom]
        for mark in written:
            inside = [m for m in places if m.left <= mark.left and mark.right <= m.right]
            assert inside, mark.what
        assert not [(one.what, two.what) for one, two in combinations(written, 2) if one.meets(two)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_card_asks_for_and_would_bring_is_large_on_a_phone(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """390 pixels wide: words ten pixels high, what it would bring eleven; no letter is made smaller to fit."""
    every = [show_card(facts) for facts in FACTS[1].cards]
    seen = table("cards", 4, 3, viewer=0, news=0, language=language)
    would, asks = list[int](), 0
    for begin in range(0, len(every), 12):
        written = marks(_with(seen, tuple(every[begin : begin + 12])), monkeypatch)
        would += [mark.size for mark in written if mark.what.startswith(("you", "toi"))]
        asks += sum(mark.size == WORDS and "→" in mark.what for mark in written)
    assert (would, asks) == ([WOULD] * 60, 60)
    assert (WORDS * 390 / 1080 > 10, WOULD * 390 / 1080 > 11) == (True, True)


def _with(seen: Scene, cards: tuple[CardView, ...]) -> Scene:
    filled = (*cards, *(None,) * (12 - len(cards)))
    view = replace(seen.view.table, cards=filled, circles=())
    worth = tuple(CardWorth(each.id, at % 3 * 12) for at, each in enumerate(cards))
    assert seen.view.screen is not None
    return replace(seen, view=replace(seen.view, table=view, screen=replace(seen.view.screen, worth=worth)))
