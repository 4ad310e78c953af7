"""One's own screen: the hand and what is kept of it; later the quarter, what each triplet would do, and what lies face
down, which nobody else sees."""

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageFilter
from PIL.Image import Image

from engine.games.lucca.views import NumberView, ScreenView
from render.core.easel import Easel
from render.core.parts.heading import WIDTH
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import DARK, THEMES
from render.games.lucca.pictures import PICTURES
from render.games.lucca.tray import Tray
from tests.render.lucca.plays import full, table
from tests.render.positions import LONG
from tests.render.shared.marks import marks
from tests.roots import GAMES

STUDIO = Studio(GAMES)
FATES = (("starts", 1, 0), ("enlarges", 2, 0), ("completes", 5, 7), ("wall", 0, 0), ("discard", 0, 0))


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def mine(seen: Scene) -> ScreenView:
    screen = seen.screen
    assert isinstance(screen, ScreenView)
    return screen


def colours(picture: Image) -> set[object]:
    return {colour for _, colour in picture.getcolors(1 << 24) or []}


def test_at_the_start_a_frame_is_around_the_cards_one_keeps() -> None:
    before, after = (table("screen", 3, step, viewer=0) for step in (0, 1))
    assert (len(mine(before).kept), len(mine(after).kept)) == (0, 2)
    assert DARK.turn not in colours(painted(before))
    assert DARK.turn in colours(painted(after))


def test_of_two_cards_of_one_colour_it_is_said_which_lies_on_top() -> None:
    seen = table("screen", 3, 1, viewer=0)
    one, *_ = mine(seen).hand
    same = (one, replace(one, number=96))
    pictures = {
        painted(replace(seen, view=replace(seen.view, screen=replace(mine(seen), hand=same, kept=kept)))).tobytes()
        for kept in (same, same[::-1])
    }
    assert len(pictures) == 2


def test_it_shrinks_with_each_triplet_that_is_taken_and_has_none_at_the_end() -> None:
    early, late, end = (table("screen", 4, step, viewer=0) for step in (4, 6, -1))
    assert (len(mine(early).offers), len(mine(late).offers)) == (5, 3)
    assert painted(early).height > painted(late).height > painted(end).height


def test_what_a_triplet_would_do_is_on_it() -> None:
    seen = table("screen", 3, 0.5, viewer=0, news=0)
    offer = mine(seen).offers[0]
    pictures = set()
    for fate, cards, points in FATES:
        fit = replace(offer.cards[0], fate=fate, cards=cards, points=points)
        offers = (replace(offer, cards=(fit, *offer.cards[1:])), *mine(seen).offers[1:])
        screen = replace(mine(seen), offers=offers)
        pictures.add(painted(replace(seen, view=replace(seen.view, screen=screen))).tobytes())
    assert len(pictures) == 5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_fullest_quarter_and_all_that_can_lie_face_down_fit(theme: str, language: str) -> None:
    seen = full(table("screen", 3, 4, viewer=1, names=LONG, theme=theme, language=language))
    picture = painted(seen)
    assert (picture.width, picture.height <= 1800) == (WIDTH, True)


@pytest.mark.parametrize(("area", "chip"), [("construction", "−3"), ("opened", "+3")])
def test_what_a_street_number_would_cost_or_bring_covers_nothing_that_counts(
    area: str, chip: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = full(table("screen", 3, 0.5, viewer=0, news=0))
    view = seen.view.table
    mine = replace(view.players[0], palaces=tuple(replace(p, windows=12, shields=12) for p in view.players[0].palaces))
    of = next(NumberView(0, palace.number) for palace in mine.palaces if palace.area == area)
    marked = {"construction": {"lowest": of, "highest": None}, "opened": {"lowest": None, "highest": of}}[area]
    full_table = replace(view, players=(mine, *view.players[1:]), **marked)
    drawn = marks(replace(seen, view=replace(seen.view, table=full_table)), monkeypatch)
    words, _ = (mark for mark in drawn if mark.what == chip)  # and the one at the foot
    ground = replace(words, left=words.left - 8, top=words.top - 7, right=words.right + 8, bottom=words.bottom + 7)
    assert [mark.what for mark in drawn if ground.meets(mark) and not mark.what.startswith("_round")] == [chip]


@pytest.mark.parametrize("number", [7, 20, 88, 108])
@pytest.mark.parametrize("size", [52, 56, 60, 66, 68])
def test_no_digit_touches_the_wreath_around_it(number: int, size: int) -> None:
    easel = Easel(seen := table("screen", 3, 0.5, viewer=0), STUDIO.speaker(seen), STUDIO.shelf)
    empty, wreath, counted = (Tray(easel, easel.canvas(100, 100)) for _ in range(3))
    wreath.points(50, 50, size)
    counted.points(50, 50, size, number)
    ring, digits = (
        ImageChops.difference(one.canvas.image, other.canvas.image).convert("L").point(lambda value: 255 * (value > 24))
        for one, other in ((empty, wreath), (wreath, counted))
    )
    assert digits.getbbox() is not None
    assert ImageChops.multiply(ring.filter(ImageFilter.MaxFilter(5)), digits).getbbox() is None


def test_who_has_no_screen_is_told_so() -> None:
    seen = table("screen", 3, 0.5)
    assert STUDIO.alt(seen) == "Nothing is hidden here."
    assert painted(seen).height < 250


def test_it_stands_beside_the_choices_it_helps_with() -> None:
    game, screen = GAMES["lucca"], PICTURES.named("screen")
    assert screen is not None
    fields = {f"{verb.name}.{field.name}" for verb in game.declares.verbs for field in verb.fields}
    assert {"keep.cards", "take.triplet"} <= set(screen.beside) <= fields
