"""The gallery: a file for every picture, and a page that names each, with its description."""

import re
from functools import cache
from html import unescape
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from engine.words.sources import LANGUAGES
from render.core.contract import Shows
from render.core.studio import LONGEST_ALT, Studio
from render.core.theme import THEMES
from tests.render.gallery import shots as hanging
from tests.render.gallery.extremes import EXTREMES
from tests.render.gallery.shots import Shot
from tests.render.gallery.writing import write
from tests.roots import GAMES, PICTURES
from tests.thorough import how_many, thorough

STUDIO = Studio(GAMES, PICTURES)


@cache
def shots(game: str) -> list[Shot]:
    """All of one game's: what is drawn of them is up to each test."""
    return list(hanging.shots(STUDIO, game))


@thorough
@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_file_and_says_every_picture_in_words(game: str, tmp_path: Path) -> None:
    some = shots(game)[:: how_many(240, 60)]
    assert write(STUDIO, some, tmp_path) == len(some)
    page = (tmp_path / "index.html").read_text(encoding="utf8")
    written = {path.name for path in tmp_path.glob("*.png")}
    assert written == {shot.file for shot in some} == set(re.findall(r'<a href="([^"#]+)"><img', page))
    alts = [unescape(alt) for alt in re.findall(r'<img [^>]*alt="([^"]*)"', page)]
    assert len(alts) == page.count("<img ") == len(some)
    assert all(0 < len(alt) <= LONGEST_ALT for alt in alts)
    assert "<script" not in page
    assert "http" not in page


def test_sections_follow_the_order_of_a_games_pictures_and_samples_come_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dot = BytesIO()
    Image.new("P", (1, 1)).save(dot, "PNG")
    monkeypatch.setattr(Studio, "draw", lambda studio, scene: dot.getvalue())  # only their places are looked at
    write(STUDIO, [shot for game in reversed(GAMES) for shot in reversed(_few(game))], tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf8")
    games = ("carpe_diem", "carrara", "dynasties", "lucca", "lanterns", "pebbles")
    hung = [(game, picture.name) for game in games for picture in STUDIO.pictures(game).pictures]
    assert hung[0] == ("carpe_diem", "table")
    assert [*dict.fromkeys(re.findall(r'<img src="([a-z_]+?)_([a-z]+)(?:-of-\d)?_\d-players', page))] == hung
    heads = re.findall(r"<h([23])[^>]*>([^<]+)</h", page)
    assert heads[:3] == [("2", "Carpe Diem – Table"), ("3", "Dark"), ("3", "Light")]
    assert [level for level, _ in heads] == ["2", "3", "3"] * len(hung)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_hangs_there_in_each_theme_and_language_for_each_number_of_players(game: str) -> None:
    names = {picture.name for picture in STUDIO.pictures(game).pictures}
    found = {_kind(shot) for shot in shots(game)}
    assert found >= set(product(names, GAMES[game].declares.players, THEMES, LANGUAGES))


@pytest.mark.parametrize("game", GAMES)
def test_no_two_pictures_have_the_same_file(game: str) -> None:
    files = [shot.file for shot in shots(game)]
    assert len(files) == len(set(files))
    assert all(re.fullmatch(r"[a-z0-9_-]+\.png", file) for file in files)


@thorough
@pytest.mark.parametrize("game", EXTREMES)
def test_the_fullest_tables_are_drawn_and_said(game: str) -> None:
    fullest = [shot for shot in shots(game) if shot.moment in EXTREMES[game] and shot.scene.theme == "dark"]
    for shot in fullest[:: how_many(4, 1)]:
        assert STUDIO.paint(shot.scene).width == 1080
        assert STUDIO.alt(shot.scene)
        assert STUDIO.tell(shot.scene)


@pytest.mark.parametrize("game", ["carpe_diem", "carrara", "dynasties", "lucca"])
def test_what_is_hidden_hangs_there_only_as_its_owner_sees_it_until_it_is_opened(game: str) -> None:
    for shot in shots(game):
        picture = STUDIO.pictures(game).named(shot.scene.picture)
        assert picture is not None
        if picture.shows is Shows.OWN:
            assert shot.scene.screen is not None
            assert shot.scene.view.over or shot.scene.view.viewer == shot.scene.seat
        else:
            assert shot.scene.view.screen is None


def _kind(shot: Shot) -> tuple[str, int, str, str]:
    seen = shot.scene
    return seen.picture, len(seen.names), seen.theme, seen.language


def _few(game: str) -> list[Shot]:
    """One of each picture in each theme."""
    return list({(shot.scene.picture, shot.scene.theme): shot for shot in shots(game)}.values())
