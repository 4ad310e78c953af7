"""Plain pictures: a game without pictures of its own is drawn all the same, whatever is written on it."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.state.views import all_lines
from render.core import plain
from render.core.contract import SCREEN, TABLE
from render.core.easel import Easel
from render.core.scene import Scene
from render.core.studio import LONGEST_ALT, Studio
from render.core.theme import THEMES
from tests.render.positions import scene
from tests.render.seen.colour_science import contrast
from tests.roots import GAMES

STUDIO = Studio(GAMES, roots=())
"""That finds no pictures: every game's are plain."""

each_game = pytest.mark.parametrize("game", GAMES)


def looked(game: str, picture: str = TABLE, **more: object) -> Scene:
    made = scene(game, picture, GAMES[game].declares.players[0], 0.5, viewer=None if picture == TABLE else 0)
    return replace(made, **more)


def sheet(title: str, lines: list[str]) -> Image.Image:
    made = looked("pebbles")
    return plain.sheet(Easel(made, STUDIO.speaker(made), STUDIO.shelf), title, lines).image


@each_game
def test_a_game_without_pictures_has_a_table_and_a_screen(game: str) -> None:
    assert [picture.name for picture in STUDIO.pictures(game).pictures] == [TABLE, SCREEN]


@each_game
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("picture", [TABLE, SCREEN])
def test_it_is_a_png_on_the_ground_of_its_theme(game: str, theme: str, picture: str) -> None:
    png = Image.open(BytesIO(STUDIO.draw(looked(game, picture, theme=theme))))
    colours = png.convert("RGB").getcolors(maxcolors=256)
    assert (png.format, png.width) == ("PNG", plain.WIDTH)
    assert colours is not None
    most = max(colours)[1]
    assert isinstance(most, tuple)
    assert contrast((most[0], most[1], most[2]), THEMES[theme].ground) == pytest.approx(1, abs=0.05)
    assert len(colours) > 1


@each_game
def test_the_table_tells_what_everyone_is_told(game: str) -> None:
    made = looked(game)
    speaker = STUDIO.speaker(made)
    assert STUDIO.tell(made) == tuple(speaker.say(text) for text in all_lines(GAMES[game].shows.tell(made.view)))


@each_game
def test_a_screen_tells_only_what_the_table_does_not(game: str) -> None:
    own, public = STUDIO.tell(looked(game, SCREEN)), STUDIO.tell(looked(game))
    assert own
    assert not set(own) & set(public)


@each_game
def test_a_table_drawn_for_a_player_is_the_one_that_is_drawn_for_all(game: str) -> None:
    mine = replace(looked(game, SCREEN), picture=TABLE)
    assert STUDIO.paint(mine).image.tobytes() == STUDIO.paint(looked(game)).image.tobytes()
    assert STUDIO.tell(mine) == STUDIO.tell(looked(game))


@each_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_has_a_title_and_a_description_that_discord_takes(game: str, language: str) -> None:
    for picture in (TABLE, SCREEN):
        made = looked(game, picture, language=language)
        assert STUDIO.title(made)
        assert 0 < len(STUDIO.alt(made)) <= LONGEST_ALT


def test_a_language_has_its_own_words() -> None:
    assert STUDIO.tell(looked("carrara", language="fr")) != STUDIO.tell(looked("carrara"))
    assert STUDIO.title(looked("carrara", language="fr")) != "picture-table"


def test_another_line_makes_another_picture_and_the_same_lines_the_same() -> None:
    one, two, three = (sheet("Pebbles", [line]).tobytes() for line in ("one", "two", "one"))
    assert one == three != two


def test_the_same_scene_is_drawn_once() -> None:
    studio = Studio(GAMES, roots=())
    first = studio.draw(looked("pebbles"))
    assert studio.draw(looked("pebbles")) is first
    assert studio.draw(looked("pebbles", language="fr")) != first
    assert studio.files.made == 2


def test_more_lines_than_fit_are_left_out() -> None:
    full, more = sheet("Pebbles", ["line"] * 63), sheet("Pebbles", ["line"] * 500)
    assert full.height <= plain.TALLEST
    assert more.height <= plain.TALLEST


def test_a_picture_that_a_game_does_not_have_is_not_drawn() -> None:
    with pytest.raises(LookupError, match="no picture"):
        STUDIO.draw(looked("pebbles", "portrait"))


def test_a_theme_that_nobody_knows_is_the_first() -> None:
    odd, dark = looked("pebbles", theme="neon"), looked("pebbles", theme="dark")
    assert STUDIO.paint(odd).image.tobytes() == STUDIO.paint(dark).image.tobytes()


@pytest.mark.parametrize(
    "odd",
    ["", " ", "\n\n", "x" * 5_000, "word " * 900, "\ud800", "\x00\x1b[31m", "שלום 你好 😀", "a\u0301" * 300, "\u202e"],
)
def test_nothing_that_is_written_can_break_it(odd: str) -> None:
    assert sheet(odd, [odd, odd]).height <= plain.TALLEST
    name = odd[:32].encode("utf8", "replace").decode("utf8")
    assert STUDIO.draw(looked("pebbles", names=(name, name)))
