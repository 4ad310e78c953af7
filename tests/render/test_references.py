"""Stored pictures: those of our games look as they did when last looked at, at half size.

What was drawn instead is kept in `build/pictures`. `make references` stores them anew.
"""

import os
from collections.abc import Callable
from functools import partial
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
Scenes = dict[str, Callable[[], Scene]]
"""By the name of its file: played when it is drawn, and not by whoever only wants to know which tests there are."""


def looked(picture: Picture) -> Scene:
    """A scene for this picture: of a game that is over if it must be, else late in its middle."""
    viewer = 0 if picture.shows is Shows.OWN else None
    seat = 1 if picture.shows is Shows.SEAT else None
    part = 1.0 if picture.shows is Shows.OVER else 0.7
    return scene(GAME, picture.name, SEATS, part, viewer=viewer, seat=seat)


def of_carrara() -> Scenes:
    """Each picture in the dark and in English; those that every player sees in the light and in French, too."""
    pictures = {picture.name: picture for picture in STUDIO.pictures(GAME).pictures}
    dark: Scenes = {name: partial(looked, picture) for name, picture in pictures.items()}
    light: Scenes = {f"{name}-light-fr": partial(lit, pictures[name]) for name in (TABLE, SCREEN)}
    return dark | light


def lit(picture: Picture) -> Scene:
    return replace(looked(picture), theme="light", language="fr")


def of_the_expansion() -> Scenes:
    """With all four cards, some 8-buildings and upgrade tiles; whatever a computer would play."""
    return {
        "expansion-table": lambda: expanded(TABLE, 3, 0.6),
        "expansion-table-light-fr": lambda: expanded(TABLE, 4, 0.8, theme="light", language="fr"),
        "expansion-board": lambda: expanded("board", 3, 0.8, seat=1),
        "expansion-objectives": lambda: expanded("objectives", 3, 0.6),
        "expansion-screen": lambda: expanded(SCREEN, 3, 0.6, viewer=0),
        "expansion-reckoning": lambda: expanded("reckoning", 3, 1.0, theme="light", language="fr"),
    }


def of_lucca() -> Scenes:
    """The fullest table, whatever a computer would play: five players in the last round; and what each sees of his own
    at the start, in the middle, and at the end."""
    return {
        "lucca-table": lambda: table(TABLE, 5, -2),
        "lucca-table-light-fr": lambda: table(TABLE, 3, 0.6, theme="light", language="fr"),
        "lucca-screen": lambda: table(SCREEN, 5, 0.7, viewer=3),
        "lucca-screen-light-fr": lambda: table(SCREEN, 4, 2, viewer=0, theme="light", language="fr"),
        "lucca-reckoning": lambda: table("reckoning", 5, -1),
    }


def of_carpe_diem() -> Scenes:
    """Four players in the middle, the fullest district, moves half made, the cards, and the end."""
    light = partial(carpe_diem, theme="light", language="fr")
    return {
        "carpe_diem-table": lambda: carpe_diem(TABLE, 4, 0.15),
        "carpe_diem-table-light-fr": lambda: fullest.full(light(TABLE, 4, 0.15)),
        "carpe_diem-district": lambda: carpe_diem("district", 4, 0.8, seat=1),
        "carpe_diem-district-light-fr": lambda: fullest.full(light("district", 4, 0.8, seat=2)),
        "carpe_diem-cards": lambda: fullest.scoring(carpe_diem("cards", 4, 0.5, viewer=0)),
        "carpe_diem-screen": lambda: fullest.choosing(carpe_diem(SCREEN, 4, 0.5, viewer=0)),
        "carpe_diem-screen-light-fr": lambda: fullest.chosen(light(SCREEN, 4, 0.5, viewer=0)),
        "carpe_diem-reckoning": lambda: carpe_diem("reckoning", 4, -1),
    }


def of_dynasties() -> Scenes:
    """Five players with a marriage to settle, the fullest table, a city being chosen, every card, and the end."""
    light = partial(dynasties, theme="light", language="fr")
    return {
        "dynasties-table": lambda: dynasties(TABLE, 5, when("dowry")),
        "dynasties-table-light-fr": lambda: courts.full(light(TABLE, 5, 0.5)),
        "dynasties-choosing": lambda: courts.choosing(dynasties(TABLE, 5, 0.5)),
        "dynasties-court": lambda: dynasties("court", 4, 0.6),
        "dynasties-screen": lambda: dynasties(SCREEN, 3, 0.4, viewer=0),
        "dynasties-screen-light-fr": lambda: courts.looking(light(SCREEN, 5, 0.5, viewer=1)),
        "dynasties-reckoning": lambda: dynasties("reckoning", 5, -1),
    }


SCENES: Scenes = of_carrara() | of_the_expansion() | of_lucca() | of_carpe_diem() | of_dynasties()
SHOWN: Scenes = {
    TABLE: lambda: scene(GAME, TABLE, 4, 0.5),
    SCREEN: lambda: scene(GAME, SCREEN, 4, 0.5, viewer=0),
    "carpe_diem-table": lambda: carpe_diem(TABLE, 4, 0.3),
    "carpe_diem-screen": lambda: fullest.begun(carpe_diem(SCREEN, 4, 0.3, viewer=0)),
    "lucca-table": lambda: table(TABLE, 4, 0.6),
    "dynasties-table": lambda: dynasties(TABLE, 4, 0.5),
    "dynasties-screen": lambda: dynasties(SCREEN, 4, 0.5, viewer=0),
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
    path, now = REFERENCES / f"{name}.png", drawn(SCENES[name]())
    if WRITE:
        REFERENCES.mkdir(exist_ok=True)
        now.save(path, optimize=True)
    is_like(now, path)


@pytest.mark.parametrize("name", SHOWN)
def test_the_readme_shows_what_is_drawn_today(name: str) -> None:
    path, png = DOCS / f"{name}.png", STUDIO.draw(SHOWN[name]())
    if WRITE:
        path.write_bytes(png)
    is_like(opened(BytesIO(png)), path)


def test_no_reference_is_left_of_a_picture_that_is_gone() -> None:
    assert {path.stem for path in REFERENCES.glob("*.png")} <= set(SCENES)


def test_a_picture_is_like_itself_and_like_one_that_is_a_shade_brighter_in_places() -> None:
    one = drawn(SCENES[TABLE]())
    other = one.copy()
    other.paste(one.crop((0, 0, 100, 100)).point([min(255, value + 8) for value in range(256)] * 3), (0, 0))
    assert not unlike(one, one.copy())
    assert not unlike(one, other)


def test_a_picture_of_the_next_step_is_not_like_it() -> None:
    one = SCENES[TABLE]()
    picture, steps = drawn(one), [scene(GAME, TABLE, SEATS, part / 20) for part in range(1, 20)]
    assert [step.view for step in steps if not unlike(picture, drawn(step)) and step.view != one.view] == []


def test_a_picture_with_one_number_changed_is_not_like_it() -> None:
    one = drawn(SCENES[TABLE]())
    other = one.copy()
    ImageDraw.Draw(other).rectangle((200, 200, 208, 213), fill=(255, 0, 0))
    assert unlike(one, other)
