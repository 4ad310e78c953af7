"""Stored pictures: those of our games look as they did when last looked at, at half size.

What was drawn instead is kept in `build/pictures`. `make references` stores them anew.
"""

import os
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import ImageDraw, ImageOps
from PIL.Image import Image

from render.core.contract import SCREEN, TABLE, Picture, Shows
from render.core.scene import Scene
from render.core.studio import Studio
from tests.render.carpe_diem import fullest
from tests.render.carpe_diem.plays import table as carpe_diem
from tests.render.carrara.plays import table as expanded
from tests.render.dynasties import fullest as courts
from tests.render.dynasties.plays import table as dynasties
from tests.render.dynasties.plays import when
from tests.render.likeness import keep, opened, unlike
from tests.render.lucca.plays import table
from tests.render.positions import scene
from tests.roots import GAMES

GAME, SEATS = "carrara", 3
REFERENCES = Path(__file__).parent / "references"
KEPT = Path(__file__).parents[2] / "build" / "pictures"
DOCS = Path(__file__).parents[2] / "docs" / "pictures"
WRITE = os.environ.get("PARAVENT_REFERENCES") == "write"
STUDIO = Studio(GAMES)


def looked(picture: Picture) -> Scene:
    """A scene for this picture: of a game that is over if it must be, else late in its middle."""
    viewer = 0 if picture.shows is Shows.OWN else None
    seat = 1 if picture.shows is Shows.SEAT else None
    part = 1.0 if picture.shows is Shows.OVER else 0.7
    return scene(GAME, picture.name, SEATS, part, viewer=viewer, seat=seat)


def scenes() -> dict[str, Scene]:
    """Each picture in the dark and in English; those that every player sees in the light and in French, too."""
    dark = {picture.name: looked(picture) for picture in STUDIO.pictures(GAME).pictures}
    light = {
        f"{name}-light-fr": replace(dark[name], theme="light", language="fr")
        for name in (TABLE, SCREEN)
        if name in dark
    }
    return dark | light | of_the_expansion() | of_lucca() | of_carpe_diem() | of_dynasties()


def of_the_expansion() -> dict[str, Scene]:
    """With all four cards, some 8-buildings and upgrade tiles; whatever a computer would play."""
    return {
        "expansion-table": expanded(TABLE, 3, 0.6),
        "expansion-table-light-fr": expanded(TABLE, 4, 0.8, theme="light", language="fr"),
        "expansion-board": expanded("board", 3, 0.8, seat=1),
        "expansion-objectives": expanded("objectives", 3, 0.6),
        "expansion-screen": expanded(SCREEN, 3, 0.6, viewer=0),
        "expansion-reckoning": expanded("reckoning", 3, 1.0, theme="light", language="fr"),
    }


def of_lucca() -> dict[str, Scene]:
    """The fullest table, whatever a computer would play: five players in the last round; and what each sees of his own
    at the start, in the middle, and at the end."""
    return {
        "lucca-table": table(TABLE, 5, -2),
        "lucca-table-light-fr": table(TABLE, 3, 0.6, theme="light", language="fr"),
        "lucca-screen": table(SCREEN, 5, 0.7, viewer=3),
        "lucca-screen-light-fr": table(SCREEN, 4, 2, viewer=0, theme="light", language="fr"),
        "lucca-reckoning": table("reckoning", 5, -1),
    }


def of_carpe_diem() -> dict[str, Scene]:
    """Four players in the middle, the fullest district, moves half made, the cards, and the end."""
    return {
        "carpe_diem-table": carpe_diem(TABLE, 4, 0.15),
        "carpe_diem-table-light-fr": fullest.full(carpe_diem(TABLE, 4, 0.15, theme="light", language="fr")),
        "carpe_diem-district": carpe_diem("district", 4, 0.8, seat=1),
        "carpe_diem-district-light-fr": fullest.full(
            carpe_diem("district", 4, 0.8, seat=2, theme="light", language="fr")
        ),
        "carpe_diem-cards": fullest.scoring(carpe_diem("cards", 4, 0.5, viewer=0)),
        "carpe_diem-screen": fullest.choosing(carpe_diem(SCREEN, 4, 0.5, viewer=0)),
        "carpe_diem-screen-light-fr": fullest.chosen(
            carpe_diem(SCREEN, 4, 0.5, viewer=0, theme="light", language="fr")
        ),
        "carpe_diem-reckoning": carpe_diem("reckoning", 4, -1),
    }


def of_dynasties() -> dict[str, Scene]:
    """Five players with a marriage to settle, the fullest table, a city being chosen, every card, and the end."""
    return {
        "dynasties-table": dynasties(TABLE, 5, when("dowry")),
        "dynasties-table-light-fr": courts.full(dynasties(TABLE, 5, 0.5, theme="light", language="fr")),
        "dynasties-choosing": courts.choosing(dynasties(TABLE, 5, 0.5)),
        "dynasties-court": dynasties("court", 4, 0.6),
        "dynasties-screen": dynasties(SCREEN, 3, 0.4, viewer=0),
        "dynasties-screen-light-fr": courts.looking(dynasties(SCREEN, 5, 0.5, viewer=1, theme="light", language="fr")),
        "dynasties-reckoning": dynasties("reckoning", 5, -1),
    }


SCENES = scenes()
SHOWN = {
    **{name: scene(GAME, name, 4, 0.5, viewer=0 if name == SCREEN else None) for name in (TABLE, SCREEN)},
    "carpe_diem-table": carpe_diem(TABLE, 4, 0.3),
    "carpe_diem-screen": fullest.begun(carpe_diem(SCREEN, 4, 0.3, viewer=0)),
    "lucca-table": table(TABLE, 4, 0.6),
    "dynasties-table": dynasties(TABLE, 4, 0.5),
    "dynasties-screen": dynasties(SCREEN, 4, 0.5, viewer=0),
}
"""On the README, as they are posted."""


def drawn(of: Scene) -> Image:
    """At half its size and in fewer shades: enough to see what has changed, and small to store."""
    return ImageOps.posterize(STUDIO.paint(of).image.reduce(2), 5)


def is_like(now: Image, path: Path) -> None:
    """What is drawn now is like what is stored; else both are kept."""
    assert path.is_file(), f"{path.name} is not stored yet: run `make references`"
    then = opened(path)
    difference = unlike(now, then)
    if difference:
        keep(KEPT / path.stem, now, then)
    assert not difference, f"{difference}; see build/pictures/{path.stem}, and `make references` if it is meant"


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    path, now = REFERENCES / f"{name}.png", drawn(SCENES[name])
    if WRITE:
        REFERENCES.mkdir(exist_ok=True)
        now.save(path, optimize=True)
    is_like(now, path)


@pytest.mark.parametrize("name", SHOWN)
def test_the_readme_shows_what_is_drawn_today(name: str) -> None:
    path, png = DOCS / f"{name}.png", STUDIO.draw(SHOWN[name])
    if WRITE:
        path.write_bytes(png)
    is_like(opened(BytesIO(png)), path)


def test_no_reference_is_left_of_a_picture_that_is_gone() -> None:
    assert {path.stem for path in REFERENCES.glob("*.png")} <= set(SCENES)


def test_a_picture_is_like_itself_and_like_one_that_is_a_shade_brighter_in_places() -> None:
    one = drawn(SCENES[TABLE])
    other = one.copy()
    other.paste(one.crop((0, 0, 100, 100)).point([min(255, value + 8) for value in range(256)] * 3), (0, 0))
    assert not unlike(one, one.copy())
    assert not unlike(one, other)


def test_a_picture_of_the_next_step_is_not_like_it() -> None:
    one = SCENES[TABLE]
    steps = [scene(GAME, TABLE, SEATS, part / 20) for part in range(1, 20)]
    assert [step.view for step in steps if not unlike(drawn(one), drawn(step)) and step.view != one.view] == []


def test_a_picture_with_one_number_changed_is_not_like_it() -> None:
    one = drawn(SCENES[TABLE])
    other = one.copy()
    ImageDraw.Draw(other).rectangle((200, 200, 208, 213), fill=(255, 0, 0))
    assert unlike(one, other)
